import { capital } from '../../capital.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { creaturesSaid, type SaidCreature } from './creature-said.ts'
import type { IncidentReader } from './incident-reader.ts'
import { asOfAnybody, clausesOf } from './said-clause.ts'
import { slotsOfSaid } from './said-thing.ts'

const HELPERS =
  '(?: (?:has|have|had|is|are|was|were|just|must have|may have|also|even|actually|somehow|finally|only|completely|all|both|just now|clearly|apparently|now|managed to|decided to|tried to|he|she|it|today|yesterday|this morning|last night|really|almost)){0,4}'
const HOMES =
  'box|cage|tank|basket|hutch|run|pen|coop|jar|shoebox|pot|terrarium|vivarium|aquarium|crate|carrier|enclosure|tub|bowl|bucket|lunchbox|cardboard box|plastic box'
const OUT = String.raw`(?:got|gotten|get|gets|getting|went|gone|ran|run|crept|climbed|slipped|broke|broken|wandered|walked|crawled|hopped|flew|flown|jumped|leapt|wriggled|squeezed|sneaked|snuck|come|came|crawl|dug (?:its|his|her|their) way|is|are|was|were|been)(?: \p{L}+ly)?(?: right| all| straight| back)? (?:out(?! of (?:bed|breath|school|class|town|the (?:bath|way|car))| (?:for|to|with)\b)|loose|away(?! with| for)|free|missing|through (?:the|a) gap)`
const GONE = String.raw`(?:escape[ds]?|escapee|escaping|vanish(?:ed)?|disappear(?:ed)?|missing|out(?! of (?:bed|breath|school|class|town))(?= |[.!,]|$)|loose|off on (?:its|his|her) own|on the (?:loose|run|move|prowl)|do(?:es|ne)? a runner|did a runner|(?:doing|pulled) a runner|(?:made|makes|making) (?:a (?:run|break|bid|dash) for (?:it|freedom)|(?:an|its|his|her|their|a (?:great|daring|bold)) (?:escape|getaway))|(?:went|gone|going) (?:on (?:a )?)?(?:walkabouts?|awol|on an adventure|exploring)|not in (?:its|his|her|their|the) (?:${HOMES})|(?:nowhere|not) to be (?:found|seen)|somewhere in (?:the|our|my) (?:house|flat|apartment|room|kitchen|car)|bolted|legged it|(?:ran|run) (?:away|off)|gone from (?:its|his|her|their|the) \p{L}+)`
const IS_OUT = wordPattern(String.raw`^,?${HELPERS} (?:n’t )?(?:${OUT}|${GONE})(?!\p{L})`, 'iu')
/** “The stick insects from school” are those. */
const OF_WHERE =
  /^ (?:from|of|in|at|for) (?:(?:the|our|my|his|her) )?(?:school|class|nursery|work|lizard|gecko|frog|chameleon|bearded dragon|\p{L}+ class)(?= )/iu
const WAS_NOT_THERE =
  /^ (?:wasn|weren|isn|aren)’?t in (?:its|his|her|their|the) (?:tank|cage|box|hutch|bed|pen|run|coop|basket|jar)/iu
/** “We can’t find …”, “somebody let … out”, “lost … in the kitchen”. */
const SOUGHT =
  /(?:can ?not|can’?t|couldn’?t|could not) find $|(?:looking|searching|hunting|hunt|search) (?:everywhere |all over )?for $|(?:chas(?:ing|ed)) $|(?:^|[.!,] |\bthe |\bgreat )(?:escaped|runaway) $/iu
const LET = /(?:^| )let(?:s|ting)? $/iu
const LOST = /(?:^| )(?:lost|lose|mislaid)(?: (?:track|sight) of)? $/iu
const WHERE_LOST = wordPattern(
  String.raw`^ (?:again|somewhere )?(?:in|inside|behind|under) (?:the|our|my) \p{L}+`,
  'iu'
)
const ESCAPED_SAID = /(?<!\p{L})(?:escaped|escapee)(?!\p{L})/iu
const HOME_SAID = wordPattern(
  String.raw`(?:out(?: of)?|from|of|escaped|left|in|empty|opened|open|its) (?:the |its |his |her |their |a |plastic )*(?<home>${HOMES})(?!\p{L})`,
  'iu'
)
const PLACE = wordPattern(
  String.raw`(?<![\p{L}’])(?<prep>behind|underneath|under|inside|into|in|onto|on top of|on|up|next to|beside|between|stuck to|above|below|round the back of|at the back of|at the bottom of) (?<det>the|my|our|a|an|his|her|their|its|next door’s|some|one of (?:the|my|our|his|her)|\p{L}+’s) (?<rest>\p{L}[\p{L}’-]*(?: \p{L}[\p{L}’-]*){0,4})`,
  'giu'
)
/** What ends the place, or is none to be found in. */
const AFTER_PLACE =
  / (?:and|with|this|that|today|yesterday|last|after|at|when|while|but|fast|having|all|lol|for|in|on|by|because|so|sleeping|asleep|is|was|were|until|the|over|now|just|still|again|who|again|haha|looking|as|eating|\p{L}{2,}ing)(?= |$).*$/iu
const NO_NOOK =
  /^(?:house|flat|apartment|home|morning|night|end|middle|way|time|move|loose|run|road|street|weekend|evening|afternoon|classroom|school|class|room|hurry|mood|world|hours?|prowl|cage|tank|box|hutch|jar|pot|shoebox|coop|pen|holidays?|phone|own|other)$/iu
const CALLED = wordPattern(String.raw`(?<!\p{L})(?:called|named|name is) (?<name>\p{L}+)`, 'iu')
const DOING = wordPattern(
  String.raw`(?<!\p{L})(?:(?<asleep>(?:fast |sound |half )?asleep|snoring|snoozing|sleeping)|(?<doing>(?:eating|chewing|munching|nibbling|sunbathing|sitting and eating|drinking|licking|guzzling)(?: \p{L}[\p{L}’-]*){1,6}))(?=[ .!,]|$)`,
  'iu'
)
/** Whom a story of crumbs and quiet does not bring home: what is big, bites, or is missed for itself. */
const NOT_SOUGHT =
  /(?:^| )(?:kid|lion|tiger|bear|monkey|baboon|macaque|chimp(?:anzee)?|gorilla|snake|wasp|rat|bull|bullock|horse|pony|cow|calf|donkey|elephant|wolf|crocodile|alligator|shark|whale|dolphin|seal|penguin|kangaroo|giraffe|hippo|rhino|zebra|camel|goat|sheep|(?<!guinea )pig|leopard|cheetah|panther|hyena|scorpion|spider crab|dog|puppy|pup|cat|kitten|kitty|foal|emu|ostrich|fox|deer|fish|goldfish|flea|nit|louse|mosquito|fly|cockroach|eagle|vulture|kite|crane|bat)(?:s|es)?$/iu
/** Hurt, gone for long, or hunted. */
const SORROW =
  /(?<!\p{L})(?:died?|dead|dying|killed|hurt|injured|bleeding|vet|ill|sick|poorly|ate (?:him|her|it|them)|eaten|got (?:him|her|it)(?= |$)(?! (?:out|back|home|in))|(?:a |the |next door’s )(?:cat|fox|dog|hawk|owl|eagle|snake) (?:got|ate|took|caught|killed|attacked)|attacked|squashed|trod|stepped on|run over|hit by|never|heartbroken|crying|cried|sobbing|devastated|inconsolable|scared|terrified|frightened|weeks?(?! end)|months?|years?|for (?:days|ages now)|since (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|last)|stolen|police|zoo|buried|funeral|miss(?:es|ing)? (?:him|her|it) (?:so|very|terribly)|out of the window|drowned|flushed|grave)(?!\p{L})/iu
/** A tale, a question, or a game. */
const NO_DAY =
  /^(?:what if|why|how|when do|do |does |can |could |is it|are there|if )|\?$|(?<!\p{L})(?:story|tale|once upon|imagine|dream\p{L}*|pretend\p{L}*|toy|film|movie|book|cartoon|game|costume|drew|drawing|race(?!\p{L}))(?!\p{L})/iu

/** “Our guinea pig Biscuit got out of his cage and we found him behind the washing machine”. */
export const escaped: IncidentReader = (said) => {
  const message = said.replaceAll("'", '’').trim()
  if (SORROW.test(message) || NO_DAY.test(message)) return null
  const creatures = creaturesSaid(message)
  const who = creatures.find((creature) => isOut(creature)) ?? outLater(creatures, message)
  if (who === null || who === undefined || mayBeGone(who, message)) return null
  return saysOf(who, message)
}

function isOut(who: SaidCreature): boolean {
  if (!isSought(who)) return false
  const { left, bare } = who
  const right = who.right.replace(OF_WHERE, '')
  const isTold =
    IS_OUT.test(right) || WAS_NOT_THERE.test(right) || (LET.test(left) && /^ (?:out|escape|go)/iu.test(right))
  return (
    isTold ||
    SOUGHT.test(left) ||
    (LOST.test(left) && (/^class(?:room)? |^school /u.test(bare) || WHERE_LOST.test(right) || /^ again/iu.test(right)))
  )
}

/** “Mouse escaped!! the pet one”: also where a few words stand between the one and what is told of it. */
function outLater(creatures: readonly SaidCreature[], message: string): SaidCreature | null {
  const [only, second] = creatures
  if (only === undefined || (second !== undefined && second.kind !== only.kind) || !isSought(only)) return null
  const isOurs = /^(?:my|our|his|her|their|the|\p{L}+’s)(?: |$)/iu.test(only.before)
  const isEmpty = /(?:cage|tank|box|hutch|lid|jar|coop) (?:was |is |were )?(?:left )?(?:open|empty)/iu.test(message)
  return isOurs && (ESCAPED_SAID.test(message) || isEmpty) ? only : null
}

/** “Our rabbit is missing” may be a sorrow; so it is not told of where nothing says that it is about the house, or is back. */
function mayBeGone({ kind, bare }: SaidCreature, message: string): boolean {
  return MISSED.test(message) && IS_MISSED.test(kind) && !/^(?:class|school)/u.test(bare) && !IS_ABOUT.test(message)
}

const MISSED =
  /(?<!\p{L})(?:missing|vanish\p{L}*|disappear\p{L}*|lost|gone|find|(?:ran|run|runs) (?:away|off)|nowhere|not to be (?:found|seen))(?!\p{L})/iu
const IS_MISSED =
  /(?:pig|gerbil|hamster|mouse|rat|rabbit|bunny|ferret|chinchilla|degu|hedgehog|tortoise|turtle|parrot|budgie|parakeet|canary|cockatiel|cockatoo|lovebird|bird|hen|chicken|duck|duckling)s?$/iu
const IS_ABOUT =
  /(?<!\p{L})(?:found(?! yet)|turned up|was (?:in|under|behind|on)|again|runner|walkabouts?|somewhere|in the (?:house|flat|apartment|kitchen|garden|sofa)|cage|tank|box|hutch|run for it|class|back (?:in|home))(?!\p{L})/iu

/** What a message says beside who got out and was found where, so that it may have to be heard: “mummy cried”. */
export function beyondEscape(message: string): string {
  return clausesOf(message)
    .filter((clause) => {
      const isTold =
        creaturesSaid(clause).some((who) => isOut(who) || NAMES_ONE.test(clause)) || ESCAPED_SAID.test(clause)
      return !isTold && !PART_OF_IT.test(clause)
    })
    .join(', ')
}

const NAMES_ONE = wordPattern(String.raw`^(?:no |our |the |my |class )*\p{L}+(?: \p{L}+){0,2}(?: did)?$`, 'iu')
const PART_OF_IT =
  /^(?:(?:we|i|he|she|it|they|daddy|mummy|dad|mum)? ?(?:have |has |had |just |finally |all )*(?:found|was|were|is|are|sat|sitting|hiding|turned up|eating|spent|made|took|climbed|hopped|walked|wouldn’t|would|still|chas\p{L}+|walking|living|looking|looked|had to|crawl\p{L}*|got)|(?:his|her|its|their|the) (?:cage|tank|box|hutch|jar|lid|door)|someone left the (?:cage|tank|box|hutch|lid)|everyone|everybody|not found|no sign|help|the pet one|called|it was our turn|i opened the)(?!\p{L})/iu

function isSought({ before, kind, bare, left, right }: SaidCreature): boolean {
  if (/^,? (?:who|which|that)(?: |$)/iu.test(right) || NOT_SOUGHT.test(kind)) return false
  // “A hamster who …” is of a tale; “a snail escaped from nursery’s tank” and “one of our hens” are of a day.
  const isAny = /^(?:an?|another|some|two|three|four|five|six|several)$/u.test(before)
  return (
    !isAny ||
    wordPattern(String.raw`(?<!\p{L})(?:${HOMES})(?!\p{L})|today|this morning|class|nursery|our `, 'iu').test(
      `${left}${bare}${right}`
    )
  )
}

function saysOf(who: SaidCreature, message: string): WishSayings {
  const { kind, isMany } = who
  const bare = who.bare.replace(/^(?:class(?:room)?|school|nursery) /u, '')
  const name = who.name ?? CALLED.exec(message)?.groups?.['name'] ?? null
  const known = slotsOfSaid('escaped', bare, asName(name))
  const many = isMany && name === null
  const home = HOME_SAID.exec(message)?.groups?.['home']?.toLowerCase() ?? homeOf(kind)
  const ofClass = /(?<!\p{L})(?:class(?:room)?|school|nursery|preschool|kindergarten|teacher)(?!\p{L})/iu.test(message)
  return {
    ...known,
    ...(many ? {} : { 'escaped.a': known['escaped.a'] ?? bare }),
    'escaped.it': many ? 'they' : 'it',
    'escaped.them': many ? 'them' : 'it',
    'escaped.self': many ? 'themselves' : 'itself',
    'escaped.their': many ? 'their' : 'its',
    'escaped.was': many ? 'were' : 'was',
    'escaped.out': /(?<!\p{L})again(?!\p{L})/iu.test(message) ? 'had got out again' : 'had got out',
    'escaped.home': `the ${home}`,
    'escaped.where': whereFound(message) ?? 'behind the curtain',
    'escaped.doing': doingOf(message),
    ...(ofClass ? { 'escaped.class': 'the whole class' } : { 'escaped.ours': 'one of the family' })
  }
}

/** Where each kind lives in most homes, where the message does not say. */
function homeOf(kind: string): string {
  if (
    /(?:gecko|lizard|dragon|chameleon|iguana|skink|frog|toad|newt|axolotl|terrapin|turtle|snail|slug|crab|tadpole|salamander|stick insect|tarantula|spider)s?$/iu.test(
      kind
    )
  )
    return 'tank'
  if (/(?:rabbit|bunny|bunnies)s?$/iu.test(kind)) return 'hutch'
  if (/(?:hen|chicken|chick|duck|duckling|cockerel|rooster|quail|goose|geese|turkey|bantam)s?$/iu.test(kind))
    return 'pen'
  if (
    /(?:pig|hamster|gerbil|mouse|mice|degu|chinchilla|ferret|budgie|budgerigar|parrot|parakeet|canary|cockatiel|cockatoo|lovebird|finch|(?<!lady)bird|myna|mynah|sugar glider|squirrel)s?$/iu.test(
      kind
    )
  )
    return 'cage'
  return 'box'
}

/** The last place that the message names, where it is one to be found in. */
function whereFound(message: string): string | null {
  const places = [...message.matchAll(PLACE)].flatMap(({ groups }) => {
    const prep = (groups?.['prep'] ?? '').toLowerCase().replace(/(?<=^in|^on)to$/u, '')
    const det = groups?.['det']?.toLowerCase() ?? ''
    const rest = (groups?.['rest'] ?? '').replace(AFTER_PLACE, '')
    const plain = rest
      .split(' ')
      .slice(0, 3)
      .join(' ')
      .toLowerCase()
      .replace(/^tv$/u, 'television')
      .replace('christmas', 'Christmas')
    if (plain === '' || NO_NOOK.test(plain) || /^(?:own|way|tank|cage)/iu.test(plain)) return []
    return [asOfAnybody(`${prep} ${det} ${plain}`)]
  })
  return places.at(-1) ?? null
}

function doingOf(message: string): string {
  const { asleep, doing } = DOING.exec(message)?.groups ?? {}
  if (asleep !== undefined) return 'fast asleep'
  const told = doing?.replace(
    / (?:and|but|when|while|in|on|behind|under|this|that|today|lol|the whole time|all)(?: .*)?$/iu,
    ''
  )
  return told === undefined || !told.includes(' ') ? 'as calm as anything' : asOfAnybody(told.toLowerCase())
}

/** A name as it is written, also where it was typed small. */
export function asName(name: string | null): string | undefined {
  return name === null ? undefined : capital(name)
}
