import { wordPattern } from '../../word-pattern.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { creaturesSaid, type SaidCreature } from './creature-said.ts'
import { asName } from './escaped.ts'
import type { IncidentReader } from './incident-reader.ts'
import { IS_LIFELESS } from './lifeless.ts'
import { clausesOf, toldInPast } from './said-clause.ts'
import { slotsOfSaid } from './said-thing.ts'

/** Where no animal belongs: how one is in it, how it gets out of it, and whose day that is. */
interface Place {
  words: string
  in: string
  out: string
  of: 'school' | 'home' | 'abroad'
  /** The room that one walks out of, where it is less than a room. */
  room?: string
  /** Where one sits down there, if not on the floor. */
  seat?: string
}

const PLACES: readonly Place[] = [
  { words: 'school bus|minibus|bus|tram|train|metro', in: 'on', out: 'off', of: 'abroad', seat: 'on a seat' },
  {
    words: 'road|street|bridge|roundabout|zebra crossing|lane',
    in: 'in the middle of',
    out: 'away from',
    of: 'abroad',
    seat: 'on the kerb'
  },
  {
    words: 'football pitch|cricket pitch|pitch|football field|tennis court',
    in: 'on',
    out: 'off',
    of: 'abroad',
    seat: 'on the grass'
  },
  { words: 'terrace|veranda|porch|doormat', in: 'on', out: 'off', of: 'home' },
  {
    words:
      'school (?:hall|kitchen|office|playground|toilets?|corridor|library|yard|garden|canteen|gym)|staff ?room|classrooms?|assembly hall|playground|nursery kitchen|nursery|kindergarten|preschool|canteen|head ?teacher’s office|gym|madrasa|corridor|cloakroom',
    in: 'in',
    out: 'out of',
    of: 'school'
  },
  { words: 'school|class|assembly|lesson', in: 'in', out: 'out of', of: 'school' },
  {
    words:
      'living room|sitting room|front room|dining room|kitchen|bathroom|bedroom|lounge|hallway|hall|garage|utility room|attic|loft|cellar|basement|house|flat|apartment|conservatory|back ?yard|yard|garden|pantry|larder|car|puja room|greenhouse|shed',
    in: 'in',
    out: 'out of',
    of: 'home'
  },
  {
    words: 'bathtub|bath|shower|downstairs (?:loo|toilet|bathroom)|loo|toilet',
    in: 'in',
    out: 'out of',
    of: 'home',
    room: 'the bathroom'
  },
  {
    words: 'sink|bed|cot|cupboard|drawer|wardrobe|washing machine|laundry basket|dishwasher|oven|fridge|toy ?box|bin',
    in: 'in',
    out: 'out of',
    of: 'home',
    room: 'the room'
  },
  {
    words:
      '(?:mosque|temple|church) (?:courtyard|hall)|corner shop|chip shop|supermarket|shop|store|mall|shopping centre|mosque|temple|church|gurdwara|synagogue|courtyard|tent|caravan|library|office|post office|petrol station|station|airport|clinic waiting room|waiting room|clinic|market|bakery|café|cafe|restaurant|pub|lift|elevator|car park|hotel room|hotel|cinema|theatre|museum|hairdresser’s|barber’s|bank|pharmacy|chemist’s|wedding tent|wedding|party|taxi|rickshaw',
    in: 'in',
    out: 'out of',
    of: 'abroad'
  }
]
const OUTDOORS = /(?:courtyard|yard|garden|playground|market|station|car park|tent|terrace|greenhouse)$/u
const ANY_PLACE = PLACES.map(({ words }) => words).join('|')
const AT_PLACE = wordPattern(
  String.raw`(?<!\p{L})(?<prep>in the middle of|into|inside|in|onto|on|to|at|through|across|round|around|all over|under|over|from|blocked|blocking|crossing) (?:(?:the|our|my|his|her|their|your|a|an|this|\p{L}+’s) )?(?:(?:middle of|back of|front of|roof of) the )?(?<how>(?:busy|main|whole|girls’|boys’|hotel|school|village|town|big|new|little|back|front|local|upstairs|downstairs|car’s|wedding|village|year \p{L}+|teacher’s|kids’|children’s|spare) ){0,2}(?<place>${ANY_PLACE})(?!\p{L})(?! (?:play|trip|friend|bag|shoes|uniform|book|gate|door|food|lunch|window|roof))`,
  'iu'
)
const CAME =
  /(?<!\p{L})(?:c[ao]me|walk(?:s|ed)?|wander(?:s|ed)?|fl[eo]w|got|gotten|ran|running|hop(?:ped|s)|stroll(?:s|ed)|march(?:es|ed)|jump(?:s|ed)|climb(?:s|ed)|sne?[au](?:ke?d|ck)|crept|burst|broke|turn(?:s|ed) up|show(?:s|ed) up|appear(?:s|ed)|land(?:s|ed)|crawl(?:s|ed)|slithered|trotted|gallop(?:s|ed)|follow(?:s|ed)|charg(?:es|ed)|popped|swoop(?:s|ed)|wadd?led|waddles|sat|sits|sitting|stood|standing|stands|lay|lies|lying|slept|sleeping|asleep|stuck|trapped|hiding|hid|was|were|is|are|has been|crashed|slipped|moved in|visited|trying|waiting|wandering|walking|eating|fell|tried|went|made|laid|block(?:s|ed|ing)|stopped|perched|roosting|living|let itself|barged|swam|showed|caused|wouldn’t|would not|refused|got on|boarded|laid|left|jumping|flying|hopping|loose|bathing|having)(?!\p{L})/iu
const FOUND =
  /(?:there(?:’s|’re| is| was| are| were| has been|s)|(?:we|i|they|she|he) (?:just |also )?(?:found|had|have|saw|met|discovered|spotted|got|had to (?:chase|catch|shoo))|^found|^had|^saw|^spotted|^got|came home to|woke up to|chas(?:ed|ing)|got|found|guess what|guess who|caught|apparently|seen) (?:another |also |just )?$/iu
const STAYS =
  /(?<!\p{L})(?:(?:would(?: not|n’?t)|will not|won’?t|refus(?:es|ed) to) (?:leave|go|move|budge|get (?:out|off|down|up)|come out|shift)|(?:could(?: not|n’?t)|can(?:not| ?’?t)) (?:get|catch|shoo|chase)|nobody could catch)(?!\p{L})/iu
const TODAY =
  /(?<!\p{L})(?:today|this (?:morning|afternoon|evening)|yesterday|last night|lol|haha\p{L}*|just now|during|at school)(?!\p{L})/iu
/** What stings, bites or is of far-off lands, and so of a tale or of a fright. */
const NOT_MET =
  /(?:^| )(?:wasp|hornet|scorpion|snake|python|rat|cockroach|roach|mosquito|centipede|jellyfish|lion|tiger|(?<!koala )bear|leopard|cheetah|panther|hyena|wol(?:f|ves)|crocodile|alligator|shark|whale|dolphin|octopus|squid|penguin|giraffe|hippo|hippopotamus|rhino|rhinoceros|zebra|gorilla|panda|walrus|narwhal|bison|moose|starfish|seahorse|flea|nit|louse|fly|flies|maggot|slug|fish|goldfish|eel|bug|bat ball|kite|crane|kid|hermit crab|hamster|guinea pig|gerbil|sloth|koala|lemur|bull|axolotl|platypus|stingray)(?:s|es)?$/iu
/** Our own are at home there; so are cats and dogs at home. */
const OWN = /^(?:my|our|his|her|their|your|one of (?:my|our|his|her)|every|no)(?: |$)/iu
const AT_HOME = /^(?:dog|doggy|puppy|cat|kitten|kitty|bunny|rabbit|horse)(?:s|ies)?$/iu
/** Harm, fright, and who is no animal. */
const SORROW =
  /(?<!\p{L})(?:died?|dead|dying|killed|hurt|injured|bleeding|blood|bit|bitten|bites?|stung|stings?|attack\p{L}*|scratched (?:me|him|her|us|my)|pecked (?:me|him|her)|rabies|rabid|chased (?:me|him|her|us|the (?:kids|children))|terrified|scared|frightened|afraid|hysterical|panic\p{L}*|crying|cried|sobbing|nightmares?|hit by|run over|accident|crash(?! landed)|poison\p{L}*|disease|dirty|infest\p{L}*|exterminator|pest|police|gun|shot|hospital|ambulance|into the window|broke(?:n)? (?:its|his|her) \p{L}+|wing|orphan\p{L}*|stranger|strange m[ae]n|burglar|knife|slaughter\p{L}*|sacrific\p{L}*|qurbani|eid|butcher|fire|flood)(?!\p{L})/iu
/** A tale, a visit that was planned, a play, a question. */
const NO_DAY =
  /^(?:what if|why|how (?:do|does|did|can|come)|do |does |can |could |is it|are there|if |once upon)|\?$|(?<!\p{L})(?:story|tale|once upon|imagine|dream\p{L}*|dreamt|pretend\p{L}*|toys?|film|movie|books?|cartoon|game of|costume|dressed|drew|drawing|painted|painting|zoo|safari|farm|petting|show and tell|puppet|brought (?:in )?(?:a|an|some|his|her)|play about|school play|sang about|learn\p{L}*|reading|song|joke|poem|video|photo of|picture of|teddy|who (?:came|lives?|lived|wanted|could|was|is)|that (?:could talk|talks))(?!\p{L})/iu

/** An animal that sits on eggs there is not asked to leave. */
const NESTS = /(?<!\p{L})(?:eggs?|nest\p{L}*|hatch\p{L}*|chicks?|babies|kittens?|puppies)(?!\p{L})/iu

/** “Goat came to school today and would not leave. she ate the register”. */
export const intruder: IncidentReader = (said) => {
  const message = said.replaceAll("'", '’').replaceAll(/\s+/gu, ' ').trim()
  if (SORROW.test(message) || IS_LIFELESS.test(message) || NO_DAY.test(message) || NESTS.test(message)) return null
  for (const who of creaturesSaid(message)) {
    const place = placeOf(who, message)
    if (place !== null && isStranger(who, place, message)) return saysOf(who, place, message)
  }
  return null
}

interface SaidPlace {
  place: Place
  /** "classroom", "girls’ bathroom" */
  spot: string
}

/** The place in which it is, in the clause of the animal or, where it would not leave, anywhere in the message. */
function placeOf(who: SaidCreature, message: string): SaidPlace | null {
  const right = /^(?:[^.!?;,]|, (?=right|straight))*/u.exec(who.right)?.[0] ?? ''
  const at = AT_PLACE.exec(right)
  if (at !== null) {
    const between = right.slice(0, at.index)
    const isThere =
      CAME.test(` ${between} `) ||
      (between.trim() === '' && isIntroduced(who, message)) ||
      /^(?:blocked|blocking)/iu.test(at[0])
    return isThere && !/(?<!\p{L})(?:who|which|that|and then (?:we|i)|from|out of)(?!\p{L})/iu.test(between)
      ? placeSaid(at)
      : null
  }
  const before = AT_PLACE.exec(who.left)
  if (before !== null && (FOUND.test(who.left) || STAYS.test(who.right))) return placeSaid(before)
  const anywhere = AT_PLACE.exec(who.right)
  return anywhere !== null && (STAYS.test(message) || CAME.test(right)) ? placeSaid(anywhere) : null
}

/** “A sheep in the school playground”, and no more of it. */
const IS_ONLY_THERE = wordPattern(
  String.raw`^(?:(?:an?|one|two|three|some) )?(?:\p{L}+ ){1,3}(?:sitting |standing |lying |asleep |stuck |walking |wandering |loose )?(?:in the middle of|in|inside|on|at) (?:the|our|my) (?:(?:middle of|back of) the )?(?:(?:busy|main|school|village|front|back) ){0,2}(?:${ANY_PLACE})(?: (?:today|again))?[.!]*$`,
  'iu'
)

/** A hedgehog in the garden has come home. */
const AT_HOME_THERE = /(?<!\p{L})(?:garden|back ?yard|yard)(?!\p{L})/iu

/** Whether a message says of an animal where it is, and nothing else. */
export function isOnlyThere(message: string): boolean {
  return IS_ONLY_THERE.test(message) && !AT_HOME_THERE.test(message)
}

function isIntroduced({ left, before }: SaidCreature, message: string): boolean {
  if (FOUND.test(left)) return true
  const isFirst = left.trim() === '' || /(?:[.!:;,] |(?:today|this morning|last night|so|and|omg|then) )$/iu.test(left)
  const isOfDay =
    TODAY.test(message) ||
    STAYS.test(message) ||
    /(?: |^)(?:our|my)(?: |$)/iu.test(message) ||
    before === '' ||
    isOnlyThere(message)
  return isFirst && isOfDay && before !== 'the'
}

function placeSaid(at: RegExpExecArray): SaidPlace | null {
  const said = (at.groups?.['place'] ?? '').toLowerCase()
  const how = (at.groups?.['how'] ?? '').toLowerCase().replace(/^(?:busy|main|whole|big|new|little|spare|local) /u, '')
  const place = PLACES.find(({ words }) => wordPattern(`^(?:${words})$`, 'iu').test(said))
  if (place === undefined) return null
  const isClass = /^(?:class|lesson|year .*)$/u.test(said)
  const spot = isClass ? 'classroom' : said.startsWith('assembly') ? 'school hall' : `${how}${said}`
  return { place, spot: spot.replace('back yard', 'yard') }
}

/** In a garden these are at home. */
const OF_GARDENS =
  /^(?:hedgehog|fox|squirrel|frog|toad|newt|bird|robin|blackbird|sparrow|magpie|pigeon|dove|owl|woodpecker|heron|rabbit|hare|mouse|mole|badger|deer|butterfly|moth|bee|bumblebee|dragonfly|ladybird|ladybug|snail|slug|worm|spider|beetle|possum|raccoon|skunk|chipmunk|lizard|gecko|hummingbird|parrot|cockatoo|kookaburra|tui|fantail|peacock|bat)(?:e?s)?$/iu
/** Our own of these live outside, and have no business in a kitchen. */
const OF_THE_YARD =
  /^(?:chicken|hen|rooster|cockerel|chick|duck|goose|goat|sheep|lamb|pony|donkey|cow|calf|pig|piglet|turkey|llama|alpaca)s?$/iu

/** Whether it had not been asked in, and it is of a day and of no tale. */
function isStranger(
  { before, kind, bare, right, left, name }: SaidCreature,
  { place, spot }: SaidPlace,
  message: string
): boolean {
  const isOfOurYard = OWN.test(before) && OF_THE_YARD.test(kind) && place.of !== 'abroad' && !OUTDOORS.test(spot)
  if (NOT_MET.test(kind) || /^,? (?:who|which|that)(?: |$)/iu.test(right)) return false
  if (!isOfOurYard && (OWN.test(before) || name !== null)) return false
  if (OF_GARDENS.test(kind) && AT_HOME_THERE.test(spot) && !STAYS.test(message)) return false
  const isNeighbours =
    /’s?$|neighbour/u.test(before) || /^(?:stray|street|wild|neighbours?) /u.test(bare) || /neighbours? $/iu.test(left)
  if (AT_HOME.test(kind) && place.of === 'home' && !isNeighbours && before !== 'a') return false
  if (/^(?:the)$/u.test(before) && place.of === 'home' && !STAYS.test(message)) return false
  if (/elephant/u.test(kind) && !/road|street|lane/u.test(spot)) return false
  // “A goat comes to school”, and no more, is a tale.
  const isNow =
    /^ (?:\p{L}+ )?(?:comes|goes|walks|flies|rides|visits|wants|lives|runs|takes|gets|becomes|hops|sits|drives)(?!\p{L})/iu.test(
      right
    )
  return !isNow || TODAY.test(message) || STAYS.test(message)
}

function saysOf(who: SaidCreature, { place, spot }: SaidPlace, message: string): WishSayings {
  const { bare, isMany, name } = who
  const known = slotsOfSaid('intruder', bare, asName(name))
  const it = isMany ? 'they' : 'it'
  const { did, so } = factsOf(who, known['intruder'] ?? bare, message)
  return {
    ...known,
    'intruder.a': isMany ? `some ${bare}` : (known['intruder.a'] ?? bare),
    'intruder.it': it,
    'intruder.them': isMany ? 'them' : 'it',
    'intruder.self': isMany ? 'themselves' : 'itself',
    'intruder.was': isMany ? 'were' : 'was',
    'intruder.in': `${place.in} the ${spot}`,
    'intruder.spot': `the ${spot}`,
    'intruder.seat': place.seat ?? (OUTDOORS.test(spot) ? 'on the ground' : 'on the floor'),
    'intruder.out': `${place.out} ${place.room ?? `the ${spot}`}`,
    'intruder.did': did ?? so ?? `${known['intruder'] ?? bare} looked at everybody, one after another`,
    ...(so === null || did === null ? {} : { 'intruder.so': so }),
    [`intruder.${/^(?:school|nursery|class)(?! bus)/u.test(spot) ? 'school' : place.of}`]: `the ${spot}`
  }
}

const OF_IT = wordPattern(
  String.raw`^(?:it|she|he|they)(?:’s| is| was| were)? (?:just |even |also |actually |only |all )?(?<deed>\p{L}.*)$`,
  'iu'
)
const OF_OTHERS = wordPattern(
  String.raw`^(?<who>(?:the|all the|our|some of the|one of the|half the) (?:(?:whole|head|school|maths|bus|shop|other) )?(?:class|teacher|teachers|headteacher|children|kids|bus|bus driver|driver|traffic|cars|cook|caretaker|imam|priest|bell|man|lady|lesson|assembly|match|shopkeeper|guard|conductor|people|passengers|toilet paper|whole school)|everyone|everybody|nobody|no one|(?:mr|mrs|miss|ms) \p{L}+) (?<deed>\p{L}.*)$`,
  'iu'
)
const NO_DEED =
  /^(?:a|an|the|so|very|not|in|on|at|there|here|huge|big|tiny|cute|funny|hilarious|came in|was in|is in|pregnant|gone|back|called|named|mine|ours|theirs|all|like|really|dead|sick)(?: |$)/iu
const ARRIVES =
  /^(?:c[ao]me|walk(?:s|ed)|wander(?:s|ed)|fl[eo]w|got|ran|hopped|strolled|turned up|showed up|appeared|snuck|crept|burst) (?:in|into|to|onto|on|through|up|inside)(?: |$)/iu

/** What it did there, and what others did then, each as a sentence in the past. */
function factsOf(who: SaidCreature, subject: string, message: string): { did: string | null; so: string | null } {
  const { kind } = who
  let did: string | null = null
  let so: string | null = null
  let isOfIt = false
  for (const clause of clausesOf(message)) {
    const isSubject = clause.toLowerCase().includes(kind)
    const others = OF_OTHERS.exec(clause)?.groups
    if (others !== undefined) so ??= toldInPast((others['who'] ?? '').replace(/^our /iu, 'the '), others['deed'] ?? '')
    const own =
      (isSubject ? null : OF_IT.exec(clause)?.groups?.['deed']) ??
      (isOfIt && !isSubject && others === undefined ? bareDeed(clause) : null)
    if (own !== null && own !== undefined && !NO_DEED.test(own) && !ARRIVES.test(own) && !STAYS.test(own))
      did ??= toldInPast(subject, own, who.isMany)
    isOfIt = isSubject || (isOfIt && others === undefined) || OF_IT.test(clause)
  }
  return { did: did ?? deedBeside(who, subject), so }
}

/** “… and ate the register”: a clause that begins with what was done. */
function bareDeed(clause: string): string | null {
  return /^(?:just |even |then |all )?(?:\p{L}+ed|\p{L}+ing|ate|sat|stood|lay|took|stole|drank|slept|fell|went|made|knocked|flew|laid|had|hid|bit into|stared|got up|kept|did|left|ran|shook|sang|swam|stuck|put|tore|threw|found|spilt|chewed) /iu.test(
    `${clause} `
  )
    ? clause.replace(/^(?:just|even|then|all) /iu, '')
    : null
}

/** “… laid an egg in the office”, “… in the kitchen eating the cat food”: what is done in the clause of the place. */
function deedBeside({ right, isMany }: SaidCreature, subject: string): string | null {
  const [clause = ''] = clausesOf(right)
  const at = AT_PLACE.exec(` ${clause}`)
  if (at === null) return null
  const after = /^ (?<deed>(?!during|including|according)\p{L}+ing \p{L}.*)$/u.exec(
    ` ${clause}`.slice(at.index + at[0].length)
  )?.groups?.['deed']
  if (after !== undefined) return toldInPast(subject, after, isMany)
  return /^(?:laid|ate|stole|drank|took|made|danced|sang|slept|did|swam|chewed)(?= )/iu.test(clause)
    ? toldInPast(subject, clause, isMany)
    : null
}

/** What a message says beside who came in and what was done there, so that it may have to be heard. */
export function beyondIntruder(message: string): string {
  let isOfIt = false
  return clausesOf(message)
    .filter((clause) => {
      const isTold =
        creaturesSaid(clause).length > 0 ||
        OF_IT.test(clause) ||
        STAYS.test(clause) ||
        (isOfIt && bareDeed(clause) !== null)
      isOfIt = isTold
      return !isTold && !OF_OTHERS.test(clause)
    })
    .join(', ')
}
