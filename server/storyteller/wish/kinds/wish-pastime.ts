import { knownNoun, linesOf } from '#content/lexicon.ts'
import { fieldsOf, namesOf } from '#content/lexicon/lexicon-entry.ts'
import { places } from '#content/lexicon/places.ts'
import { pastimes } from '#content/roles/pastime.ts'
import { workNames, type Size, type Who } from '#content/roles/role.ts'
import { anyOf } from '../../language/any-of.ts'
import { NEVER_PLAYED } from '../../sorrow/no-fun.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { WishSayings } from './wish-day.ts'
import { metIn, sayMet } from './wish-met.ts'

const WHO = String.raw`(?<who>.+?)(?:,? (?:who|that|which))?`
/**
 * Reads what a stranger has the matter ({ails} “a sore throat”), sits in at home ({inside} “the bath”), plays ({plays}
 * “hide and seek”), or goes to ({stays} “the desert”), and two who swap ({trades}), with {role} and all that is said of
 * that one. Null where one of the two is not known.
 */
export function pastimeOf(plain: string): WishSayings | null {
  if (NEVER_PLAYED.test(plain)) return null
  return tradesOf(plain) ?? ailsIn(plain) ?? insideOf(plain) ?? playsIn(plain) ?? staysAt(plain)
}

function either(names: Iterable<string>): string {
  return anyOf([...names].map((name) => name.replaceAll("'", '’')))
}

interface Signs {
  ails: RegExp
  is: RegExp
  broken: RegExp
  inside: RegExp
  bathing: RegExp
  with: RegExp
  playing: RegExp
  owned: RegExp
  stays: RegExp
  strange: RegExp
}

let signs: Signs | undefined

function signsOf(): Signs {
  if (signs) return signs
  const { home, ailing, playing } = pastimes()
  const [rooms, ills, games, spots] = [
    either(home.keys()),
    either(ailing.keys()),
    either(playing.keys()),
    either(spotNames())
  ]
  const game = String.raw`(?:(?:big|great|little|real|new|surprise|special|first|friendly) )?(?<what>${games})(?: (?:match|game|team|club|lessons?|practice|class|training))?`
  signs = {
    ails: wordPattern(
      String.raw`^${WHO} (?:with|has|had|has got|gets|got|catches|caught|having|suffers from|comes down with|comes with) (?:(?:an?|the|some|his|her|its) )?(?:(?:very|really|bad|terrible|nasty|horrible|awful|little|slight|big) )*(?<what>${ills})$`,
      'iu'
    ),
    is: wordPattern(
      String.raw`^(?:${WHO} (?:is|was|gets|got|feels|felt|always gets|keeps getting)|(?=(?:an? )?(?:sea|car|travel|air)))(?: (?:very|so|always|really))*(?: ?an?)? ?(?<what>(?:sea|car|air|travel) ?sick)(?<after> .+)?$`,
      'iu'
    ),
    broken: wordPattern(
      String.raw`^${WHO} (?:(?:has |had )?(?:broke|broken|hurt|sprained|twisted)) (?:its|his|her|an?|the) (?:leg|arm|wing|tail|foot|paw|ankle|knee|neck|back|fin|tentacle)$`,
      'iu'
    ),
    inside: wordPattern(
      String.raw`^${WHO}(?: (?:is|was|lives|lived|sits|sat|hides|hid|sleeps|slept|stuck|is stuck|gets stuck|got stuck|moves|moved|has moved|climbs|climbed))? (?:in|into|inside|on) (?:the|our|my|a|his|her|\p{L}+’s) (?:(?:old|big|new|own|paddling) )?(?<what>${rooms})$`,
      'iu'
    ),
    bathing: wordPattern(
      String.raw`^${WHO} (?:takes|took|taking|has|had|having|wants|needs) (?:a|its|his|her) (?:(?:long|hot|nice|bubble) )*(?<what>bath|shower)$`,
      'iu'
    ),
    with: wordPattern(
      String.raw`^(?:(?:playing|having|going to|throwing) )?(?:(?:an?|the|our|my) )?${game} (?:with|against|vs|versus|for) (?<who>.+)$`,
      'iu'
    ),
    playing: wordPattern(
      String.raw`^${WHO} (?:plays?|played|playing|wants? to (?:play|join in with|have|win|go to|come to)|learns? to play|loves?(?: playing| to play)?|joins?(?: in(?: with)?)?|joined|goes to|went to|comes to|came to|has|had|having|wins?|won|throws?|threw|gives?|gave|holds?|held|runs?|ran|takes part in|enters|at)(?: at)? (?:(?:an?|the|its|his|her|our|my) )?${game}$`,
      'iu'
    ),
    owned: wordPattern(String.raw`^(?<who>(?:an?|the) .+?)(?:’s|’) ${game}$`, 'iu'),
    stays: wordPattern(
      String.raw`^${WHO} (?:(?:(?:really |only )?wants? to |would like to |decides to |has to |tries to )?(?:go|goes|went|going|travels?|travelled|fly|flies|flew|sails?|sailed|stays?|stayed|gets lost|got lost|is lost|camps?|spends the night|spends a week)|(?:is |goes |went |go )?on (?:holiday|a trip|an adventure|a journey))(?: (?:on holiday|on a trip|away|all the way|off))? (?:to|in|at|on|into) (?:(?:the|an?|its|his|her|our) )?(?<what>${spots})(?: (?:for|on) (?:an?|the|its) (?:week|day|night|weekend|first time|holiday))?$`,
      'iu'
    ),
    strange: wordPattern(
      String.raw`^${WHO} (?:in|on|at) (?:(?:the|a) )?(?<what>desert|moon|mars|planet|north pole|south pole|volcano|jungle|rainforest|city|town|big city|beach|pond|forest|swamp|skyscraper|snow)$`,
      'iu'
    )
  }
  return signs
}

const TRADES =
  /^(?<who>.+?)(?:,? (?:who|that))? (?:swap|swaps|swapped|switch|switched|exchange|exchanged|trade|traded|change|changed)(?: (?:jobs|places|lives|houses|homes|work|roles|bodies|beds))?(?: with each other)?(?: for (?:a|the|one) (?:day|night|week))?$/iu

/** “A knight and a dragon who swap jobs”. */
function tradesOf(plain: string): WishSayings | null {
  const who = TRADES.exec(plain)?.groups?.['who']
  const met = who === undefined ? null : metIn(who)
  return met?.[1] === undefined ? null : { trades: 'swapped', ...sayMet(met) }
}

function ailsIn(plain: string): WishSayings | null {
  const { ails, is, broken } = signsOf()
  const brokeIt = broken.exec(plain)?.groups
  const isSick = is.exec(plain)?.groups
  const { who = isSick?.['after'], what = '' } = brokeIt
    ? { who: brokeIt['who'], what: 'broken leg' }
    : (ails.exec(plain)?.groups ?? isSick ?? {})
  const row = pastimes().ailing.get(what.toLowerCase().replaceAll('’', "'"))
  const met = row && who !== undefined ? metIn(who.trim()) : null
  if (!row || !met || /^(?:flat|punct)/u.test(what) !== isDriven(met[0].who)) return null
  const { ail = '', ...rest } = row
  return { ails: ail, ...under('ails', rest), 'ails.size': BY_SIZE[met[0].who.size], ...sayMet(met) }
}

const DRIVEN =
  /^(?:tractor|digger|bulldozer|excavator|bus|tram|coach|train|car|taxi|racing car|race car|fire engine|ambulance|police car|lorry|truck|van|motorbike|bike|bicycle|scooter|robot)$/u

/** A robot may have either. */
function isDriven({ one }: Who): boolean {
  return one !== 'robot' && DRIVEN.test(one)
}

const SMALL = 'It was far more than the patient was, and could have been climbed on.'
const LARGE = 'It was gone before it had got as far as where it was needed.'
const BY_SIZE: Readonly<Record<Size, string>> = {
  tiny: SMALL,
  small: SMALL,
  like: 'It did what it could, and that was not very much.',
  big: LARGE,
  huge: LARGE
}

/** “There’s a hippo in our bath” */
const IS_THERE =
  /^there(?:[’']?s| is| was) (?=an? (?!(?:\p{L}+ )?(?:police\p{L}*|m[ae]n|wom[ae]n|lady|boy|girl|stranger|soldier|doctor|nurse|bailiff|robber|burglar|lodger)(?!\p{L})))/iu
/** “… he won’t get out, he says he paid” */
const WILL_NOT_LEAVE =
  /,? (?:(?:and|but) )?(?:who|that|he|she|it) (?:just )?(?:won[’']?t|will not|refuses to|doesn[’']?t want to|does not want to|never wants to) (?:get|come|go|move) (?:out|off|away|home)(?:[ ,].*)?$/iu

function insideOf(plain: string): WishSayings | null {
  const { inside, bathing } = signsOf()
  const said = plain.replace(IS_THERE, '').replace(WILL_NOT_LEAVE, '')
  const { who, what = '' } = (bathing.exec(said) ?? inside.exec(said))?.groups ?? {}
  const row = pastimes().home.get(what.toLowerCase().replaceAll('’', "'"))
  const met = row && who !== undefined ? metIn(who) : null
  if (!row || !met) return null
  const { thing = '', full = '', lost = '', ...rest } = row
  const isSmall = met[0].who.size === 'tiny' || met[0].who.size === 'small'
  return { inside: thing, ...under('inside', rest), 'inside.size': isSmall ? lost : full, ...sayMet(met) }
}

function playsIn(plain: string): WishSayings | null {
  const { with: beside, playing, owned } = signsOf()
  const { who, what = '' } = (beside.exec(plain) ?? playing.exec(plain) ?? owned.exec(plain))?.groups ?? {}
  const row = pastimes().playing.get(what.toLowerCase().replaceAll('’', "'"))
  const met = row && who !== undefined ? metIn(who) : null
  if (!row || !met) return null
  const { play = '', ...rest } = row
  return { plays: play, ...under('plays', rest), ...sayMet(met) }
}

/** For whom snow is somewhere else. */
const OF_THE_HEAT =
  /(?:^| )(?:camel|monkey|chimpanzee|gorilla|crocodile|alligator|flamingo|giraffe|elephant|lion|hippo|rhino|parrot|toucan|snake|lizard|gecko|chameleon|zebra|kangaroo|koala|meerkat|scorpion|sloth|cactus|ostrich|tortoise|turtle|bee|butterfly|frog|dinosaur|t-rex|shark|octopus|dolphin|starfish|crab|jellyfish|peacock|pineapple|banana|ice cream|palm tree)$/u

/** Who is at home there is no stranger. */
const NATIVE =
  /^(?:.* town|(?:frog|toad|duck|duckling|fish|goldfish|newt|tadpole|swan|goose|dragonfly|heron|turtle|moorhen|otter|beaver|snail|pike|koi) pond|(?:bear|fox|wolf|deer|owl|squirrel|badger|hedgehog|rabbit|bunny|hare|mouse|mole|bird|robin|woodpecker|dog|puppy|cat|horse|fairy|elf|gnome|goblin|troll|ogre|giant|witch|wizard|dragon|unicorn|knight|princess|prince|monster|ghost|hunter|boar|fawn|moose|beaver|spider|ant|snail|bee|frog|snake|butterfly|monkey|panda|koala|tiger|gorilla|lynx|weasel|wild boar|stag) forest|(?:monkey|chimpanzee|gorilla|orangutan|tiger|jaguar|leopard|panther|parrot|macaw|toucan|snake|sloth|frog|tree frog|elephant|chameleon|lizard|gecko|spider|ant|butterfly|crocodile|lion|lemur|gibbon|tapir|anteater|bat|explorer|hummingbird|okapi|mosquito|beetle) (?:jungle|rainforest)|(?:cat|dog|puppy|kitten|pigeon|rat|mouse|sparrow|bus|taxi|tram|train|car|fire engine|lorry|bin lorry|van|lamp post|policeman|firefighter|postman|digger|crane) (?:city|big city)|(?:crab|seagull|gull|seal|starfish|turtle|jellyfish|pirate|donkey|dog|puppy|lifeguard|mermaid|pelican|hermit crab|sea lion) beach|(?:frog|toad|crocodile|alligator|ogre|heron|snake|turtle|otter|hippo|mosquito|dragonfly|troll|witch|monster) swamp|(?:camel|snake|lizard|meerkat|gecko|scorpion) desert|(?:alien|astronaut|rocket|rover|man|rabbit) (?:moon|mars|planet)|(?:polar bear|reindeer|walrus|seal|elf) north pole|(?:penguin|seal) south pole|dragon volcano|.* of .*)$/u

function staysAt(plain: string): WishSayings | null {
  const { stays, strange } = signsOf()
  const camps = /^(?<who>.+?)(?: (?:who|that|which))? (?:goes|went|going|wants to go) camping$/iu.exec(plain)?.groups
  const { who, what = '' } = camps
    ? { who: camps['who'], what: 'campsite' }
    : ((stays.exec(plain) ?? strange.exec(plain))?.groups ?? {})
  // Where there is always snow is the pole.
  const called = what
    .toLowerCase()
    .replace(/^seaside$/u, 'beach')
    .replace(/^snow$/u, 'north pole')
  const spot = called === '' ? null : knownNoun(called)
  const met = spot?.sort === 'place' && who !== undefined ? metIn(who) : null
  if (!met || !spot || spot.fact === null || spot.guess === null || NATIVE.test(`${met[0].who.one} ${called}`))
    return null
  if (/^snow$/iu.test(what) && !OF_THE_HEAT.test(met[0].who.one)) return null
  const { one, fact, guess, part, move, does, stand } = spot
  const [to, where] = ON.test(one) ? ['to', 'on'] : AT.test(one) ? ['to', 'at'] : ['to', 'in']
  return {
    stays: `the ${one}`,
    'stays.to': `${to} the ${one}`,
    'stays.in': `${where} the ${one}`,
    'stays.bare': one,
    ...under('stays', { fact, guess, part, move, does, stand }),
    ...sayMet(met)
  }
}

const ON =
  /^(?:moon|mars|planet|beach|island|mountain|hill|pier|farm|bridge|skatepark|football pitch|ice rink|balcony|playground)$/u
const AT = /^(?:campsite|north pole|south pole|harbour|waterfall|lake|pond|funfair|fair|sea)$/u

/** Where one goes to see it, and not to have something done. */
function spotNames(): Set<string> {
  const { places: workplaces } = workNames()
  const names = linesOf(places).flatMap((line) =>
    namesOf(fieldsOf(line)[0] ?? '', 'one').map(({ one }) => one.replaceAll('’', "'"))
  )
  return new Set(['seaside', ...names.filter((name) => !workplaces.includes(name))])
}

function under(kind: string, fields: Readonly<Record<string, string>>): WishSayings {
  return Object.fromEntries(Object.entries(fields).map(([field, said]) => [`${kind}.${field}`, said]))
}
