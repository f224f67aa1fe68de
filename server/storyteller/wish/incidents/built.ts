import { capital } from '../../capital.ts'
import { isPlural } from '../../language/common-nouns.ts'
import { thirdPerson, verbForms } from '../../language/verb-forms.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import type { IncidentReader } from './incident-reader.ts'
import { slotsOfSaid } from './said-thing.ts'

const MAKES =
  'built|builds|build|building|made|makes|making|invented|invents|inventing|constructed|constructs|constructing|designed|designs|designing|crafted|created|creating|rigged up|knocked up|put together|stuck together|glued together|taped together|cobbled together'
const WORD = String.raw`\p{L}[\p{L}’'-]*`
/** Where what was built, what of and what for ends. */
const ENDS = String.raw`(?= (?:out of|out|from|of|with|using|for|that|which|who|where|to|so|and (?:then|now|it|it’s|he|he’s|she|she’s|they|we|i|wants?|is|has|had|was|will|every\p{L}*|says?|tied|put|called|calls|rang|went|ran|said|got|took|gave|\p{L}+ed|\p{L}+s (?:the|an?|his|her|my|it|them|to|at))|but|because|cos|in|inside|on|at|under|by|today|yesterday|tonight|this|last|all|it|it’s|he|he’s|she|she’s|we|i|they|called|named|when|while|after|before|again|lol|please|is|was|has|can|will)(?!\p{L})|\s*[,.!?;:()–—-]| ?[^\p{L}\p{N}\s’'-]|$)`
const WHAT = String.raw`(?<det>(?:(?:an?|another|his|her|their|my|our|its|this|the|some|own|his own|her own|two|three|four|loads of|lots of|us an?|me an?|himself an?|herself an?) )?)(?<what>${WORD}(?: ${WORD}){0,3}?)${ENDS}`
const TOLD = wordPattern(
  String.raw`(?<before>(?:^|[,.!?;:]\s*|(?<!\p{L})and )(?:[^,.!?;:]*? )?)(?:${MAKES}) ${WHAT}`,
  'iu'
)
/** “Spaceship out of the washing machine box”, “inventor kid here: umbrella for fish so they stay dry”. */
const NOTED = wordPattern(
  String.raw`^(?:(?:his|her|my|our|the|new|latest|today’s|a|an|tonight’s|big|another) )*(?:(?:\p{L}+ ){0,2}(?:inventor|inventions?|invented)(?: \p{L}+){0,3}[,.:;–-]+ *)?${WHAT}`,
  'iu'
)
const INVENTS = /(?<!\p{L})invent(?:or|ions?|ed|s)?(?!\p{L})/iu
const OF = wordPattern(
  String.raw`(?<!\p{L})(?:out of|made (?:of|from|with)|from|of|with(?! an? )|using) (?<of>(?!me(?!\p{L})|him(?!\p{L})|us(?!\p{L})|love(?!\p{L})|scratch|memory|school|home|it(?!\p{L})|which|that)(?:\d+|${WORD})(?:,? (?:and )?(?:\d+|${WORD})){0,7}?)${ENDS}`,
  'iu'
)
const PEOPLE =
  /(?<!\p{L})(?:mum\p{L}*|mom\p{L}*|mama|dad\p{L}*|papa|gran\p{L}*|nan\p{L}*|opa|oma|uncle|aunt\p{L}*|brother|sister|cousins?|friends?|teacher|teammates|neighbours?|us|me|him|help)(?![\p{L}’])/iu
const ADULT =
  /(?<!\p{L})(?:mum\p{L}*|mom\p{L}*|mama|dad\p{L}*|papa|gran(?!d?(?:son|daughter|child))\p{L}*|nan\p{L}*|opa|oma|uncle|aunt\p{L}*|teacher|miss|mr|mrs|husband|wife|neighbours?|builders?|council|men|man|woman|lady)(?![\p{L}’])/iu
const MAKER =
  /^(?:(?:and|so|then|today|yesterday|tonight|guess what|this \p{L}+|after \p{L}+|all \p{L}+|well|ok|our|my|the|his|her|little|big|inventor|crafty|clever|\d+|year|old|yr|yo|\d+ ?(?:yo|yrs?|years?)(?:[ -]old)?|twins?) )*(?:inventor|\d+ ?(?:yo|yrs?|years?)(?:[ -]old)?|i|we|he|she|they|lo|son|daughter|grandson|granddaughter|boys?|girls?|kids?|kiddo|children|child|grandchild|grandkids|twins|toddler|brother|sister|cousins?|nephew|niece|siblings|eldest|youngest|middle one|class)(?:[’']s|[’']ve)?(?![\p{L}’])/iu
/** What is told of others, only wished for or asked, or is no making. */
const NOT_TOLD =
  /(?<!\p{L})(?:who|which|if|how|why|what|wants? to|wanted to|trying to|tried to|can’t|cannot|couldn’t|won’t|wouldn’t|didn’t|don’t|doesn’t|never|never been|not|going to|will|would|should|could|bullies|man|dragon|once upon|a time)(?!\p{L})/iu
/** Of these there is another story, or none. */
const NOT_BUILT =
  /^(?:up|out|over|for|off) |^(?:(?:\p{L}+ )*)(?:friends?|mess|mistakes?|wish|deal|promise|decision|noise|noises|fuss|face|faces|joke|song|story|stories|list|plans?|choice|difference|progress|team|goal|appointment|phone call|call|effort|excuse|point|day|bed|sure|fun|it|up|him|her|them|us|me|everyone|everybody|nothing|something|things|stuff|cards?|snowm[ae]n|sandcastles?|snow|confidence|trust|muscles?|language|word|game|games|money|breakfast|lunch|dinner|tea|supper|guns?|swords?|bombs?|weapons?|kni(?:fe|ves)|bow|catapults?|slingshots?|fires?|bonfires?|campfires?|coffins?|graves?|memorial|wings|shoes|glasses|goggles|binoculars|boots|gloves|trousers|stilts|slime|time|way|sense|space|friendship|promises|extension|loft|fence|flat|team)$/iu
const SORROW =
  /(?<!\p{L})(?:hurt\p{L}*|broke(?:n)?|breaks|breaking|wreck\p{L}*|smash\p{L}*|destroy\p{L}*|trampl\p{L}*|knock(?:s|ed) (?:it |them )?(?:down|over)|cr(?:y|ied|ies|ying)|died|dead|burn\p{L}*|fire|threw|thrown|binned|stolen|stole|ruin\p{L}*|tears|sad|upset|grave|heaven|hospital|bull(?:y|ies|ied)|cut(?:s)? (?:him|her|his|my)|blood|bled|poison|explo\p{L}*|scissors|hammer|drill)(?!\p{L})/iu

const DEED = String.raw`(?<verb>\p{L}+)(?<tail>(?: ${WORD}){0,7}?)(?= (?:and (?:he|she|it|now|then|wants?|we|i|they)|but|because|cos|when|while|if|so|lol|please|he|she|i|we)(?!\p{L})|\s*[,.!?;:()–—]| ?[^\p{L}\p{N}\s’'-]|$)`
const SOFT = '(?:really |actually |even |always |only |just |also |automatically |supposedly |apparently )*'
const THAT = wordPattern(
  String.raw`(?<!\p{L})(?:that|which|it) ${SOFT}(?<may>(?:can|could|will|would|is (?:supposed|meant) to|was (?:supposed|meant) to) )?${SOFT}${DEED}`,
  'giu'
)
const TO_DO = wordPattern(String.raw`^ to ${DEED}`, 'iu')
const FOR_DOING = wordPattern(String.raw`(?<!\p{L})for (?=\p{L}+ing(?!\p{L}))${DEED}`, 'iu')
const FOR = wordPattern(
  String.raw`(?<!\p{L})for (?!(?:me|us|him|her|you|it|fun|school|ages|hours|days|weeks|homework|nothing|ever|real|once|science|christmas|show|a (?:competition|project)|the (?:first|fair|school|competition|science))(?!\p{L}))(?<who>(?:(?:the|his|her|my|our|all|an?|all the|their) )?(?:${WORD} ){0,2}?${WORD})${ENDS}`,
  'iu'
)
const SO = wordPattern(
  String.raw`(?<!\p{L})so (?:that )?(?<who>they|it|we|(?:the |his |her |my |our )?\p{L}+) (?<does>(?:can|could|will|would|don’t|doesn’t|won’t|stays?|gets?|keeps?|never|are|is|have|has)(?!\p{L})[^,.!?;:()]*)`,
  'iu'
)
const HAS = wordPattern(
  String.raw`(?<!\p{L})(?:it|that|which|(?:the|this) (?:newest |latest |new |last )?(?:one|version)) (?:even |also |really )*(?:has(?: got)?|had|’s got) (?<thing>${WORD}(?:,? (?:and )?${WORD}){0,5}?)(?= (?:and (?:he|she|it|now|wants?)|but|because|so|he|she|wants?)(?!\p{L})|\s*[,.!?;:()–—]| ?[^\p{L}\p{N}\s’'-]|$)`,
  'iu'
)
const WITH = wordPattern(
  String.raw`(?<!\p{L})with (?<thing>an? ${WORD}(?: ${WORD}){0,4}?)(?: on| inside| attached)?${ENDS}`,
  'iu'
)
const ROUTE = wordPattern(
  String.raw`(?<!\p{L})(?:go|goes|going|fly|flies|drive|drives|sail|sails|travel|get|take (?:him|her|us|me|them))(?: all the way)? (?<from>from \p{L}+ )?to (?<to>(?:the |an? )?(?:${WORD})(?: \p{Lu}\p{L}+)?)(?![\p{L}’])`,
  'iu'
)
/** What is done to the one who stands near, one after the other. */
const UPON =
  /^(?:tickle|hug|wash|brush|tidy|dry|wake|squirt|fan|clean|pat|kiss|comb|cuddle|dust|polish|scrub|massage|spray|decorate|measure|weigh|scratch|stroke|cool|warm)$/u
const MOVES: readonly [RegExp, string, string][] = [
  [/(?:space ?ships?|space ?crafts?|rockets?|aero?planes?|planes?|airplanes?|helicopters?|ufos?|drones?|gliders?|jets?|hot air balloons?|airships?)$/u, 'flew', 'It flies'],
  [/(?:boats?|ships?|rafts?|submarines?|yachts?|canoes?|ferr(?:y|ies)|kayaks?)$/u, 'sailed', 'It sails'],
  [/(?:cars?|bus|buses|trains?|trucks?|lorr(?:y|ies)|tractors?|diggers?|go[- ]?karts?|karts?|carts?|vans?|taxis?|trikes?|rickshaws?|auto|autos|tuk ?tuks?|bikes?|buggy|bulldozers?|ambulances?|fire engines?|engines?|motorbikes?|racers?|trolleys?|sleighs?|sledges?|tanks?|scooters?)$/u, 'drove', 'It drives'],
  [/(?:robots?|dinosaurs?|dragons?|monsters?|t[- ]?rex|horses?|unicorns?|elephants?|giraffes?|crocodiles?|aliens?|puppets?|snakes?|spiders?|camels?|lions?|dogs?|cats?)$/u, 'walked', 'It walks by itself']
] // prettier-ignore
/** Big enough to sit in. */
const ROOMY =
  /(?<!\p{L})(?:box|boxes|cardboard|chairs?|cushions?|pillows?|sofa|couch|crates?|blankets?|duvets?|beds?|baskets?|sheets?|mattress|pallets?)(?!\p{L})/iu
const LODGING =
  /(?:hotel|house|home|houses|castle|den|palace|resort|nest|mansion|apartment|flat|village|city|inn|b&b|cafe|café|restaurant|spa|school|playground|pub|hostel|shelter|tower|tent|town|zoo)$/u
const MACHINE = /^(?<what>.+?)[- ](?:machine|maker|o[- ]?matic|bot|contraption|gadget|device|dispenser)$/u

/** “He built a tickle machine out of a hanger and four forks”, “umbrella for fish so they stay dry”. */
export const built: IncidentReader = (message, family) => {
  const text = message.replaceAll("'", '’').trim()
  if (SORROW.test(text) || text.includes('?')) return null
  const found = builtIn(text, family)
  if (found === null) return null
  const { what, after } = found
  const purpose = purposeOf(what, after)
  const of = materialIn(after)
  // “She made a hat” may be of wool; that it was invented, what of or what for has to be said.
  if (of === null && purpose.kind === 'plain' && !found.isInvention && !isDevice(what)) return null
  const helper = family.find(({ called, isHero, speaks }) => !isHero && speaks && says(text, called))
  const also = (HAS.exec(after) ?? WITH.exec(after))?.groups?.['thing']
  const to = ROUTE.exec(after)?.groups
  return {
    ...slotsOfSaid('built', what),
    'built.how': of === null ? 'out of all sorts of things' : `out of ${of}`,
    ...(of === null ? {} : { 'built.of': of }),
    ...(also === undefined ? {} : { 'built.also': `It had ${withoutOwner(also)}` }),
    ...slotsOfPurpose(purpose, of, to),
    ...(helper === undefined ? {} : { 'with.kin': helper.called })
  }
}

function builtIn(
  text: string,
  family: readonly KinMember[]
): { what: string; after: string; isInvention: boolean } | null {
  const told = TOLD.exec(text)
  const groups = (told ?? NOTED.exec(text))?.groups
  if (groups === undefined) return null
  const { before = '', what = '', det = '' } = groups
  const isNoted = told === null
  if (isNoted ? !isNote(text, what) : !isMaker(before, family)) return null
  const thing = singularOf(what.toLowerCase().replace(/^(?:(?:new|own|actual|whole|proper|an?|the) )+/u, ''), det)
  if (thing === null) return null
  const noun = anyNounIn(thing)
  if (NOT_BUILT.test(thing) || noun?.sort === 'food' || noun?.sort === 'person') return null
  const at = text.indexOf(what, told?.index ?? 0) + what.length
  const name = /(?:thing|machine|contraption|invention|gadget|robot)$/u.test(thing)
    ? NAMED.exec(text)?.groups?.['name']
    : undefined
  return { what: name?.toLowerCase() ?? thing, after: text.slice(at), isInvention: isNoted || INVENTS.test(text) }
}

const SAYS_WHO = /(?<!\p{L})(?:i|he|she|we|they|it|who|is|was|wants?|story|about)(?!\p{L})/iu

/** “Spaceship out of the washing machine box”, and neither “daddy got out of bed” nor “a rabbit out of the hat”. */
function isThingOfStuff(what: string, of: string): boolean {
  const sort = anyNounIn(what)?.sort
  const isThing = (sort !== undefined && sort !== 'creature') || MOVES.some(([name]) => name.test(what.toLowerCase()))
  return isThing && (ROOMY.test(of) || STUFF.test(of) || isPlural(of))
}

const STUFF = /(?<!\p{L})(?:lego|clay|wire|paper|foil|wool|string|sand|card|play ?do(?:ugh|h)|wood|straw|newspaper)$/iu

/** “It is called the wobblatron”. */
const NAMED = wordPattern(
  String.raw`(?<!\p{L})(?:called|named|calls it) the (?<name>\p{L}+(?: \p{L}+ing)?(?: (?:machine|bot|3000))?)(?!\p{L})`,
  'iu'
)

/** Without a verb: what of or what for comes right after it, or it says that it is an invention. */
function isNote(text: string, what: string): boolean {
  const after = text.slice(text.indexOf(what) + what.length)
  if (/(?<!\p{L})wants? to be(?!\p{L})/iu.test(text) || SAYS_WHO.test(what)) return false
  if (NOT_TOLD.test(text) && !INVENTS.test(text)) return false
  if (/^ (?:he |she |they |we )?made (?:out of|of|from)(?!\p{L})/iu.test(after)) return true
  if (/^ out of(?!\p{L})/iu.test(after)) return isThingOfStuff(what, materialIn(after) ?? '')
  return (
    INVENTS.test(text) && /^ (?:for|that|which|to|with|so)(?!\p{L})/iu.test(after) && !/^(?:kid|inventor)/iu.test(what)
  )
}

function isMaker(before: string, family: readonly KinMember[]): boolean {
  const clause = before.replace(/^[,.!?;:\s]+/u, '').trim()
  if (NOT_TOLD.test(clause)) return false
  const isTogether = /(?<!\p{L})(?:and|with|me|we|i|he|she)(?!\p{L})/iu.test(clause)
  if (ADULT.test(clause) && !isTogether) return false
  if (clause === '' || /^(?:and|today|just|has|busy)(?!\p{L})/iu.test(clause) || MAKER.test(clause)) return true
  const [first = ''] = clause.replace(/^(?:me|and|today|so) /iu, '').split(/[ ’]/u)
  const isOurs = family.some(({ called }) => called.toLowerCase() === first.toLowerCase())
  return (
    isOurs || ADULT.test(clause) || (/^\p{Lu}\p{Ll}+$/u.test(first) && anyNounIn(first) === null && !isPlural(first))
  )
}

/** “Cars” of a child who builds one after the other are told of as one. */
function singularOf(what: string, det: string): string | null {
  if (!isPlural(what)) return what
  const one =
    anyNounIn(what)?.one ??
    what
      .replace(/(?<=x|ch|sh)es$/u, '')
      .replace(/ies$/u, 'y')
      .replace(/s$/u, '')
  return /^(?:the|this) $/iu.test(det) || isPlural(one) ? null : one
}

function isDevice(what: string): boolean {
  return MACHINE.test(what) || /(?:machine|robot|contraption|gadget|invention|time machine)$/u.test(what)
}

function materialIn(after: string): string | null {
  const of = OF.exec(after)?.groups?.['of']
  if (of === undefined || PEOPLE.test(of)) return null
  return withoutOwner(of)
    .replace(/^\d+(?= )/u, (count) => COUNTS[Number(count)] ?? 'some')
    .replaceAll(/(?<= )\d+(?= )/gu, (count) => COUNTS[Number(count)] ?? 'some')
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

function withoutOwner(phrase: string): string {
  return phrase
    .replaceAll(/(?<!\p{L})(?:my|our|his|her|their)(?= \p{L})/giu, 'the')
    .replaceAll(/(?<!\p{L})your(?= \p{L})/giu, 'everybody’s')
    .replaceAll(/(?<!\p{L})(?:me|us|him|you)(?!\p{L})|(?<!\p{L})her$/giu, 'everybody')
    .replaceAll(/(?<!\p{L})(?:mum|mummy|mom|mommy|dad|daddy|papa|mama|grandad|granddad|grandma|grandpa|granny|nana)(?!\p{L})/giu, (kin) => capital(kin.toLowerCase()))
} // prettier-ignore

function says(text: string, called: string): boolean {
  return wordPattern(String.raw`(?<!\p{L})${called.replaceAll(/[^\p{L} ]/gu, '.')}(?!\p{L})`, 'iu').test(text)
}

interface Purpose {
  kind: 'upon' | 'deed' | 'went' | 'lodgers' | 'served' | 'plain'
  /** The base of a deed with what follows it, how it goes, or whom it is for. */
  of: string
  says: string
}

function purposeOf(what: string, after: string): Purpose {
  const moves = MOVES.find(([name]) => name.test(what))
  const whom = guestsIn(after)
  const deed = deedIn(after)
  if (moves !== undefined) return { kind: 'went', of: moves[1], says: moves[2] }
  if (whom !== null && LODGING.test(what) && isPlural(whom))
    return { kind: 'lodgers', of: whom.replace(/^the |^all (?:the )?/u, ''), says: `It’s for ${whom}` }
  if (deed !== null) return deed
  if (whom !== null) return { kind: 'served', of: whom, says: `It’s for ${whom}${soIn(after)}` }
  return (
    deedOfName(what) ?? {
      kind: 'plain',
      of: '',
      says: soIn(after) === '' ? 'It really works' : `It’s${soIn(after).slice(1)}`
    }
  )
}

function guestsIn(after: string): string | null {
  const who = FOR.exec(after)?.groups?.['who']
  if (who === undefined || /ing(?: |$)/u.test(who) || /^(?:mum|dad)/iu.test(who)) return null
  return withoutOwner(who)
}

function soIn(after: string): string {
  const { who, does } = SO.exec(after)?.groups ?? {}
  if (who === undefined || does === undefined || /(?<!\p{L})(?:he|she|i|me|my|we|us)(?!\p{L})/iu.test(does)) return ''
  return `, so that ${withoutOwner(who)} ${withoutOwner(does).trim()}`
}

function deedIn(after: string): Purpose | null {
  const doing = FOR_DOING.exec(after)?.groups
  const found = [...after.matchAll(THAT)].map(({ groups }) => groups).find((groups) => isDeed(groups?.['verb'] ?? '', groups?.['may']))
  const { verb = '', tail = '' } = found ?? doing ?? TO_DO.exec(after)?.groups ?? {}
  return verb === '' ? null : deedOf(`${verb}${tail}`)
} // prettier-ignore

/** “That butters”, “it can fly”, and neither “that he” nor “it needs”. */
function isDeed(verb: string, may: string | undefined): boolean {
  if (/^(?:is|was|has|its|does|needs?|works?|he|she|they|i|we|you|us|this|always|goes|looks?|be|have|do|touch|go|see|make it|the|keep|show|school|bed|class|nursery|ours?|his|my|took|take|takes)$/iu.test(verb))
    return false
  return may !== undefined || /[^s]s$/u.test(verb)
} // prettier-ignore

function deedOf(clause: string): Purpose | null {
  const base = verbForms(withoutOwner(clause.toLowerCase()))?.base
  if (base === undefined || /(?<!\p{L})(?:he|she|i|they|it|we)(?!\p{L})/u.test(base)) return null
  const [verb = '', ...rest] = base.split(' ')
  const isUpon = UPON.test(verb) && rest.length < 2
  return { kind: isUpon ? 'upon' : 'deed', of: isUpon ? verb : base, says: `It ${[thirdPerson(verb), ...rest].join(' ')}` }
} // prettier-ignore

/** A tickle machine tickles, a sock-sorting machine sorts socks, and a pancake machine makes pancakes. */
function deedOfName(what: string): Purpose | null {
  const of = MACHINE.exec(what)?.groups?.['what']
  if (of === undefined || /(?<!\p{L})(?:time|new|amazing|big|giant|little|own|secret|super|magic|special|crazy|funny|strange|huge|real)$/u.test(of)) return null
  const words = of.split(/[ -]/u)
  const last = words.at(-1) ?? ''
  const verb = verbForms(last)?.base ?? last
  if (UPON.test(verb)) return deedOf([verb, ...words.slice(0, -1)].join(' '))
  if (last.endsWith('ing') && words.length > 1) return deedOf(`${verb} ${manyOf(words.slice(0, -1).join(' '))}`)
  if (last.endsWith('ing')) return deedOf(verb)
  return deedOf(`make ${manyOf(of)}`)
} // prettier-ignore

function manyOf(thing: string): string {
  const noun = anyNounIn(thing)
  return noun === null || noun.count !== 'one' || isPlural(thing) ? thing : noun.many
}

function slotsOfPurpose(purpose: Purpose, of: string | null, to: Record<string, string> | undefined): WishSayings {
  const { kind, of: told } = purpose
  const route = kind === 'went' && to?.['to'] !== undefined ? `to ${to['to']}` : null
  const spoken = route === null ? purpose.says : `${purpose.says.replace(' by itself', '')} ${to?.['from'] ?? ''}${route}`
  const past = kind === 'upon' || kind === 'deed' ? (verbForms(told)?.past ?? told) : kind === 'plain' ? 'worked' : told
  const field = kind === 'went' && of !== null && told !== 'walked' && ROOMY.test(of) ? 'rode' : kind
  return {
    [`built.${field}`]: past,
    'built.says': spoken,
    ...(route === null ? {} : { 'built.to': route })
  }
} // prettier-ignore
