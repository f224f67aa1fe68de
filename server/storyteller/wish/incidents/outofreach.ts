import { capitals } from '../../capital.ts'
import { isPlural } from '../../language/common-nouns.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { wordPattern } from '../../word-pattern.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import type { IncidentReader } from './incident-reader.ts'
import { moreSaid } from './more-said.ts'
import { slotsOfSaid } from './said-thing.ts'

/** What is high, what has a gap behind or under it, and where others live. */
const PLACES = {
  up: String.raw`roof|(?:shed|school|house|garage|porch|hall|shop|bus|barn|temple|village) roof|rooftop|gutter(?:ing)?|lamp|lamp ?shade|light(?: fitting| shade)?|chandelier|(?:ceiling )?fan|wardrobe|cupboard|cabinet|bookcase|bookshel(?:f|ves)|shelf|tank|tree|branch(?:es)?|hedge|bush|shed|garage(?: roof)?|lamp ?post|flag ?pole|pole|post|curtain (?:rail|pole|rod)|hoop|basket|net|rafters|beams?|statue|bus (?:shelter|stop)(?: roof)?|awning|canopy|sign|satellite dish|aerial|antenna|clock|ledge|window ?sill|porch|carport|marquee|gazebo|pergola|scoreboard|goal ?post|fridge|freezer|ceiling|rail|palm|top shelf|umbrella`,
  in: String.raw`radiator|heater|floor ?boards?|fridge|freezer|sofa|settee|couch|wardrobe|cupboard|(?:tv |kitchen )?cabinet|washing machine|dishwasher|cooker|piano|bath|chest of drawers|drawers?|bookcase|bookshelf|dresser|skirting(?: board)?|car seat|seats?|decking|deck|steps|stairs|stage|vent|letter ?box|post ?box|drain|drain ?pipe|pipe|tube|grate|grille|grating|gap|cracks?|hole|slot|vending machine|guitar|tuba|trumpet|piano|violin|cello|vase|bottle|jar|piggy bank|money ?box|dvd player|cd player|printer|boiler|tumble dryer|dryer|fence|shed|log ?pile|wood ?pile|hollow tree|cushions|dashboard|desk|kitchen units?|units?|tv|television|shelves|wall|bunk|cot|cage|heap of logs`,
  over: String.raw`balcony|garden|yard|backyard|terrace|patio|courtyard|side|lawn|allotment|field|wall|fence|hedge|gate|playground|orchard|verandah?`
} as const

const WHOSE = String.raw`next[- ]door[’']?s?|next door|(?:the |our |my )?neighbou?rs?[’']?s?|(?:the )?(?:lady|man|people|family) (?:next door|downstairs|upstairs)[’']?s?|(?:mrs?|ms|aunty|auntie|uncle) \p{L}+[’']s|(?:the )?school[’']?s?|somebody[’']s|someone[’']s|\p{Lu}?\p{L}+[’']s`
const DET = String.raw`the (?:other|wrong) side of the|the top of the|the back of the|the side of the|the|an?|my|our|his|her|their|that|this|${WHOSE}`
const HOW = String.raw`(?:\p{L}+(?:-\p{L}+)? ){0,2}?`
const placeOf = (prep: string, places: string): RegExp =>
  wordPattern(
    String.raw`(?<!\p{L})(?<prep>${prep}) (?<det>${DET}) (?<place>${HOW}(?:${places}))(?! (?:roof|cabinet|hall|rail|fan|unit|door|post|seat|shelter|stop|tree|shelf|gate|fence|wall|board|top|stand)s?(?!\p{L}))(?<of> of (?:the|our|my) (?:\p{L}+ (?=hall|school|shop|club|house|shed))?\p{L}+)?(?!\p{L})`,
    'iu'
  )
const ON_HIGH = placeOf('on top of|up on|up in|up to|on to|onto|up|on|in|inside|into|over|from', PLACES.up)
const IN_GAP = placeOf(
  'down the back of|down the side of|down behind|down between|behind|underneath|under|beneath|down|inside|into|between|through',
  PLACES.in
)
/** What is in one of these does not lie about, it has slipped in. */
const IN_SLOT = placeOf(
  'stuck in|wedged in|jammed in|caught in|lodged in|in',
  'vent|drain|drain ?pipe|pipe|tube|grate|grille|grating|gap|cracks?|hole|slot|letter ?box|post ?box|vending machine|guitar|tuba|trumpet|piano|cello|printer|dvd player|cd player|piggy bank|money ?box|car seat|deck|decking|stairs|skirting board'
)
const ACROSS = placeOf('over into|over to|over|on to|onto|into|on|in', PLACES.over)
const OF_OTHERS = wordPattern(
  String.raw`(?<!\p{L})(?:(?:over|on to|onto|into|on|in) (?:${WHOSE}) |over (?:the|a|our) (?:garden |back |high |tall |school |\p{L}+ )?(?:fence|wall|hedge|gate)|(?:the )?(?:other|wrong) side)`,
  'iu'
)

/** How it came there, and that it stays there; what stands before these is what is up there. */
const LANDED = new Set(
  "is are was were be been being got gets has have had gone went goes landed lands landing flew flown flies rolled fell fallen falls dropped bounced blew blown sailed slipped disappeared vanished stuck caught lodged wedged jammed trapped ended now all right again still up down over firmly completely somewhere just straight also lying lies sitting sits hanging today only high way out of reach ’s 's and its it’s came posted kicked thrown lost hung hangs from".split(
    ' '
  )
)
const SENT = new Set(
  'kicked threw thrown throwing dropped lost hit whacked bowled batted flew posted got tossed launched put pushed flung chucked hoofed booted lobbed fired shot rolled stuffed has slid sent bounced blew took shoved'.split(
    ' '
  )
)
const THROWN =
  /(?<!\p{L})(?:balls?|football|cricket ball|frisbees?|hacky sacks?|flip ?flops?|shuttlecocks?|rockets?|planes?|aeroplanes?|airplanes?|gliders?|boomerangs?|drones?|balloons?|teddy|teddies|rings?|keys?|coins?|lego|marbles?|socks?|shoes?|slippers?|sandals?|hats?|caps?|well(?:y|ies)|crayons?|pens?|pencils?|cars?|cards?|remote|dumm(?:y|ies)|arrows?|helicopters?|parachutes?|dolls?|hoops?|beads?|necklace|earrings?|bracelet|puzzle pieces?|dice|spoons?|toys?|towels?|shirts?|tickets?|slinky|yo-?yo|pants|knickers|glasses|phone)(?!\p{L})/iu
const MADE =
  /(?<!\p{L})(?:toy|plastic|cuddly|wooden|paper|knitted|stuffed|teddy|inflatable|rubber|foam|toys?)(?!\p{L})/iu
/** Whose it is over there. */
const OWNER = wordPattern(
  String.raw`(?<!\p{L})(?<who>(?:mr|mrs|ms|miss|aunty|auntie|aunt|uncle) \p{L}+?|the (?:lady|man|couple) (?:next door|downstairs|upstairs))[’']?s?(?= (?:balcony|garden|yard|backyard|terrace|patio|courtyard|side|lawn|allotment|house|verandah?)|$|[,.!])`,
  'iu'
)
/** What no story makes an evening’s fun of, and what is told elsewhere. */
const NOT_FETCHED = wordPattern(
  String.raw`(?<!\p{L})(?:sw[ia]m\p{L}*|div(?:e|es|ed|ing)|power ?lines?|pylons?|wires?|cables?|electric\p{L}*|railway|train tracks?|tracks|road|motorway|river|lake|sea|pond|pool|well|quarry|cliff|oven|fire|sockets?|plugs?|throat|ears?|nose|head|fingers?|hands?|arms?|legs?|mouth|bullies|bully|knife|matches|medicine|pills?|mosque|temple|church|shrine|altar|grave|kites?|christmas tree|fell off|climbed|climbing up|climb|jumped off|burglars?|police|broke into|hurt|spinning|going round|turning|hit (?:him|her|me|his|us|them)|elf|mould|mold|leak\p{L}*|damp|crack(?:ed)?|curtains? (?:are|is|fell)|paint|ladders?)(?!\p{L})`,
  'iu'
)
const NO_THING = wordPattern(
  String.raw`^(?:it|they|he|she|we|i|you|who|what|there|everyone|everybody|nobody|somebody|someone|one|both|all|this|that|these|those|something|nothing|something’s|baby|babies|toddler|bunny|boy|girl|child|kid|man|lady|people|noise|smell|sound|water|rain|snow|sun|moon|stars?|light|hole|stairs?|school|class|dad|mum|bed|story|nest|eggs?|time|game|party|picnic|lunch|dinner|${KIN})$`,
  'iu'
)
const DETERMINER =
  /^(?:an?|the|my|our|his|her|their|its|this|that|one|both|all|two|three|four|five|six|another|some|\p{L}+[’']s)$/iu
const CLAUSE =
  /[,.!?;:…\n]|(?<!\p{L})(?:and|but|so|because|when|then|that|while|where|who|until|after|before)(?!\p{L})/giu
const MOST_OF_THING = 4

interface Fetched {
  what: string
  where: RegExpExecArray
}

/** “Rugby ball stuck on the roof of the marae, nobody is saying who kicked it”: where no hand reaches, and no child climbs. */
export const outofreach: IncidentReader = (message) => {
  if (NOT_FETCHED.test(message) || /\?\s*$/u.test(message)) return null
  const found = OF_OTHERS.test(message) ? landedAt(message, ACROSS) : null
  if (found !== null) return saidOf(message, found, 'over')
  const behind = landedAt(message, IN_GAP) ?? landedAt(message, IN_SLOT)
  if (behind !== null) return saidOf(message, behind, 'in')
  const high = landedAt(message, ON_HIGH)
  return high === null ? null : saidOf(message, high, 'up')
}

function landedAt(message: string, pattern: RegExp): Fetched | null {
  const where = pattern.exec(message)
  if (where === null) return null
  const what = thingBefore(message.slice(0, where.index), message)
  return what === null ? null : { what, where }
}

/** What it is that landed there: before how it did, after what was done with it, or all that is said before the place. */
function thingBefore(before: string, message: string): string | null {
  const clause = before.split(CLAUSE).at(-1)?.trim() ?? ''
  const words = clause.split(' ').filter((word) => word !== '')
  let end = words.length
  while (end > 0 && LANDED.has(words[end - 1]?.toLowerCase() ?? '')) end -= 1
  const verb = words.findLastIndex((word) => SENT.has(word.toLowerCase()))
  const isSent = end === words.length && verb >= 0
  const held = isSent ? words.slice(verb + 1) : lastPhrase(words.slice(0, end))
  if (
    held.length === 0 ||
    (held.length === 1 && /^(?:(?:it|they)(?:[’']s|[’']re)?|them|both|one)$/iu.test(held[0] ?? ''))
  ) {
    // “Playing with the new drone and it got stuck”: what was spoken of before.
    return end === words.length && !isSent ? null : spokenOf(before)
  }
  const what = held.join(' ')
  // “Frisbee in the tree” is one that landed there, and “a squirrel in the tree” lives there.
  if (
    end === words.length &&
    !isSent &&
    (!THROWN.test(what) || before.trim() !== clause || words.length > MOST_OF_THING)
  )
    return null
  return isThing(what) && !saysMakingUp(message) ? what : null
}

function lastPhrase(words: readonly string[]): string[] {
  const tail = words.slice(-MOST_OF_THING)
  const at = tail.findLastIndex((word) => DETERMINER.test(word))
  return at >= 0 ? tail.slice(at) : words.length <= 3 ? [...tail] : []
}

function spokenOf(before: string): string | null {
  const all = before.match(new RegExp(THROWN.source, 'giu')) ?? []
  return all.at(-1) ?? null
}

function saysMakingUp(message: string): boolean {
  return /^(?:an? |the |story about |once )?(?:\p{L}+ ){0,3}(?:who|that) /iu.test(message)
}

function isThing(what: string): boolean {
  const head = what.split(' ').at(-1) ?? ''
  if (NO_THING.test(head)) return false
  if (MADE.test(what) || /^teddy$|^ted$/iu.test(head)) return true
  const sort = anyNounIn(what)?.sort
  return sort !== 'creature' && sort !== 'person' && sort !== 'place'
}

function saidOf(message: string, { what, where }: Fetched, side: 'up' | 'in' | 'over'): WishSayings {
  const { prep = '', det = 'the', place = '', of = '' } = where.groups ?? {}
  const whose = /^(?:my|our|his|her|their|this|that)$/iu.test(det) ? 'the' : ofWhom(det)
  const said = prep.toLowerCase().replace(/^(?:stuck|wedged|jammed|caught|lodged|up|over) (?=in|on)/u, '')
  const before = AT_REST.get(said) ?? said
  const at = `${before} ${whose} ${place.toLowerCase()}${of.toLowerCase().replace(/ (?:our|my) /u, ' the ')}`
  const bare = what.replace(/^(?:both|all|another|one) /iu, '')
  const isNamed = /^(?:teddy|ted)$/iu.test(bare)
  const slots = slotsOfSaid('outofreach', bare, isNamed ? bare.toLowerCase() : undefined)
  const isMany = isPlural(slots['outofreach.bare'] ?? '')
  const whoHasIt = OWNER.exec(message)?.groups?.['who'] ?? 'the man next door'
  return {
    ...slots,
    'outofreach.was': isMany ? 'were' : 'was',
    'outofreach.where': at,
    [`outofreach.${side}`]: at,
    ...(side === 'over' ? { 'outofreach.who': titled(whoHasIt) } : {}),
    'outofreach.more': moreSaid(message, where[0]) ?? 'It had all gone very fast'
  }
}

/** “Mrs Patel” of “mrs patel”. */
function titled(who: string): string {
  return /^the /iu.test(who) ? who.toLowerCase() : capitals(who)
}

/** Where it lies that went onto something. */
const AT_REST: ReadonlyMap<string, string> = new Map([
  ['onto', 'on'],
  ['on to', 'on'],
  ['from', 'on'],
  ['up to', 'on'],
  ['into', 'in'],
  ['over to', 'in']
])

/** “Next doors”, “the neighbours” as they are written. */
function ofWhom(det: string): string {
  const said = det.toLowerCase().replace("'", '’')
  if (/^next[- ]doors?$|^next[- ]door’s?$/u.test(said)) return 'next door’s'
  if (/neighbou?r(?:s|s’|’s)?$/u.test(said)) return 'the neighbours’'
  return said.endsWith('’s') && !said.startsWith('the ') ? `${(det[0] ?? '').toUpperCase()}${said.slice(1)}` : said
}
