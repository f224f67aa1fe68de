import { capital } from '../../capital.ts'
import { isPlural } from '../../language/common-nouns.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { numberInWords, wordsForFigures } from '../../language/number-words.ts'
import { wordPattern } from '../../word-pattern.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import type { IncidentReader } from './incident-reader.ts'
import { moreSaid } from './more-said.ts'
import { slotsOfSaid } from './said-thing.ts'

const THING = String.raw`(?:\p{L}+(?:-\p{L}+)? ){0,2}?\p{L}+`
const GONE = String.raw`(?:(?:is|are|was|were|has|have|[’']s) )?(?:(?:still|now|just|also|always|all) )?(?:missing|gone(?! (?:to|off|on|home|out|in))|lost|vanished|disappeared|gone missing|got lost|went missing|nowhere(?: to be (?:found|seen))?)`
/** Whole messages and halves of them, the narrowest first; <what> is that of which there is too little. */
const LOST: readonly RegExp[] = [
  String.raw`(?:all(?: of)?|every one of|most of|half) (?:the|our|my|his|her|their) (?<what>${THING})(?: (?:of|from|in) (?:the|our|my|his|her) (?<set>(?:\p{L}+ )??\p{L}+))? (?:${GONE})`,
  String.raw`every(?: single)? (?<what>${THING})(?: (?:of|from|in) (?:the|our|my|his|her) (?<set>(?:\p{L}+ )??\p{L}+))? (?:${GONE})`,
  String.raw`(?<what>one of (?:the|our|my|his|her) ${THING}) (?:${GONE})`,
  String.raw`(?<what>(?:the )?(?:last|final|corner|edge|middle) (?:\p{L}+ )?(?:piece|bit|tile|card|brick))(?: (?:of|from|in) (?:the|our|his|her|my) (?<set>(?:\p{L}+ ){0,2}?\p{L}+))? (?:${GONE})`,
  String.raw`(?:only|except|apart from) (?:the|one|his|her) (?<what>${THING}) (?:${GONE})(?: (?:from|in|of) (?:the|our|his|her|my) (?<set>(?:\p{L}+ ){0,2}?\p{L}+)(?=$|[.,!;]| (?:and|but|so)))?`,
  String.raw`(?:one|1|two|three|four|a|an|another) (?<what>${THING}) (?:(?:of|from|in) (?:the|our|his|her|my) (?:\p{L}+ )?\p{L}+ )?(?:${GONE})`,
  String.raw`(?:just |only )?(?:one|1|two|three|a) (?<what>${THING}) (?:too few|short)(?! of)`,
  String.raw`(?<what>(?:the|my|our|his|her) (?:other )?${THING}) (?:is|are|was|[’']s) (?:missing|gone|lost) (?:from|out of) (?:the|our|his|her|my) (?<set>${THING})(?=$|[.,!;]| (?:and|but|so))`,
  String.raw`(?:missing|lost|can(?:no|[’']?)t find|cannot find|could(?:n[’']?t| not) find|looking for) (?<what>(?:the other|the last|one of the|one|the final|the second) ${THING})(?=$|[.,!;]| (?:of|from|to|in|for|and|but|so|today|again|anywhere)(?!\p{L}))`,
  String.raw`(?<what>(?:the|his|her|my|our) other ${THING}) (?:${GONE})`,
  String.raw`(?:missing|lost|without) (?:the|a|its|one) (?<what>${THING}) (?:from|of|out of|to) (?:the|our|his|her|my) (?<set>${THING})(?=$|[.,!;]| (?:and|but|so))`
].map((source) => wordPattern(String.raw`(?<!\p{L})${source}(?!\p{L})`, 'iu'))

const PIECES = wordPattern(
  String.raw`(?<!\p{L})(?:(?<set>(?:puzzle|jigsaw|lego set|deck|pack|set|box|album|game)(?: puzzle)?) )?(?:with|of|has|had|only|got|have)? ?(?<count>\d+|a hundred|a thousand) (?<many>\p{L}+s)(?= |,|\.)[^.!?]*?(?:(?:one|1)(?: of them)?(?: is|[’']s|) (?:gone|missing|lost))(?!\p{L})`,
  'iu'
)
const ODD = wordPattern(
  String.raw`(?:(?<!\p{L})(?:odd|single|unmatched|lone|lonely|unpaired|solo) (?<what>socks?|gloves?|mittens?|shoes?|slippers?|earrings?|well(?:y|ies)|trainers?|sandals?|boots?)|(?<!\p{L})(?:only|just) (?:got |have )?one (?<single>sock|glove|mitten|shoe|slipper|earring|wellie|welly|trainer|sandal|boot)(?! (?:at|on))|(?<!\p{L})(?<pairs>socks|gloves|mittens|shoes|slippers|lids|boxes|pans) (?:that )?(?:(?:do|does)(?:n[’']?t| not)|never|none of (?:them|it)) match|(?<!\p{L})no (?:two |matching )(?<two>socks|gloves|mittens|shoes|slippers|boots))(?! day)(?!\p{L})`,
  'iu'
)
const STICKER = wordPattern(
  String.raw`(?<!\p{L})(?:stickers?|(?:trading|football|pokemon|collector|match attax) cards?|albums?|collection)(?!\p{L})`,
  'iu'
)
const NUMBERED = /(?<!\p{L})(?:number|no\.?|nr\.?|#) ?(?<number>\d{1,4})(?!\d)/iu
const WHICH =
  /(?<!\p{L})(?<who>the (?:goalkeeper|keeper|captain|goalie|mascot|shiny|badge|team photo|trophy|stadium|coach|striker|manager))(?!\p{L})/iu
const HOW_MANY = String.raw`(?<count>one|1|an?|two|2|three|3|four|4|five|5|six|6|a few|a couple of|some|lots of|\d+)`
const NEEDED: readonly RegExp[] = [
  String.raw`(?:ran|run|running|runs) out of (?<what>${THING})(?=$|[.,!;]| (?:and|but|so|for|with|half ?way|part ?way|today|at|in|on|because|already|again|halfway|mid|before|right|this|yesterday|just|we|now|when|the)(?!\p{L}))`,
  String.raw`(?:not|n[’']?t|isn[’']t|hardly) (?:got |have |be |left )?enough (?<what>${THING})(?=$|[.,!;]| (?:and|but|so|for|to|today|in|left|because|this|yesterday)(?!\p{L}))`,
  String.raw`(?:no more|no) (?<what>${THING}) left(?!\p{L})`,
  String.raw`${HOW_MANY} (?<what>(?:\p{L}+ )?\p{L}+) short(?! of)(?!\p{L})`,
  String.raw`${HOW_MANY} short of (?<what>${THING})(?=$|[.,!;])`,
  String.raw`(?:we |he |she |they )?(?:just )?needs? ${HOW_MANY} more (?<what>(?:\p{L}+ )?\p{L}+)(?=$|[.,!;]| (?:and|but|so|for|to|today|by|before|tomorrow)(?!\p{L}))`,
  String.raw`(?:short of|low on) (?<what>${THING})(?=$|[.,!;]| (?:and|but|so|for|today|because)(?!\p{L}))`
].map((source) => wordPattern(String.raw`(?<!\p{L})${source}`, 'iu'))

/** Who has some, as the message says it. */
const OWNER = wordPattern(
  String.raw`(?<!\p{L})(?<who>(?:the|an?|our) (?:(?:very |quite |rather )?\p{L}+ )?(?:lady|man|woman|neighbou?r|granny|teacher|baker|farmer|gentleman|couple|twins)(?: (?:at|from|in|on|with|of) (?:the |our )?(?:number )?(?:\p{L}+ ){0,1}(?:\d+|\p{L}+)|next door|upstairs|downstairs)?)(?!\p{L})`,
  'iu'
)
/** What is no loss of an ordinary day, and who or what is no thing at all. */
const NOT_SUCH = wordPattern(
  String.raw`(?<!\p{L})(?:money|rent|food|cash|petrol|fuel|gas|power|electricity|data|battery|batteries|medicine|inhalers?|insulin|tablets?|pills?|formula|nappies|water|time|patience|ideas?|steam|energy|breath|luck|space|excuses|hours?|minutes?|days?|weeks?|sleep|hope|words?|options|beds?|spaces|staff|teachers?|carers?|nurses?|places?|breath|temper|fuse|tooth|teeth|finger|thumb|toe|eye|ear|leg|arm|hair(?! )|memory|job|baby|hamster|cat|dog|puppy|kitten|rabbit|hen|chicks?|lamb|bird|budgie|tortoise|snake|fish|goldfish|guinea pig|child|children|kids?|persons?|people|winning|of|boy|girl|friend|friends|twins|air|passports?|ashes|wedding ring|stolen|stole|nicked|thief|robbed|burgled|hungry|birthday cards?|invitations?|homework|match|game|bus|train|plane|flight|goal|goals|point|points|call|turn|lesson|heart|hug|kiss|smile|voice|song|mouse|mice|gloves? on|shirt number|balloons?|kite)(?!\p{L})`,
  'iu'
)
const BIG = wordPattern(
  String.raw`(?<!\p{L})(?:chairs?|cars?|bikes?|tables?|sofas?|tents?|scooters?|wheels?|vans?|tyres?|goal ?posts?|desks?|buckets? of|beds?|houses?|walls?|trees?|doors?|coats?)(?!\p{L})`,
  'iu'
)
const STORE = wordPattern(
  String.raw`(?<!\p{L})(?:eggs?|milk|sugar|flour|butter|bread|rice|tea|tea ?bags?|biscuits?|apples?|bananas?|lemons?|onions?|tomatoes|potatoes|carrots|chapatis?|rotis?|dumplings?|wool|string|glue|paint|card|paper|ribbon|candles?|cups? of|cupcakes?|sandwiches|leaves|stickers?|cards?|chairs?|plates|bowls|sausages?|noodles|coriander|ghee|yoghurt|cheese|honey|jam|cherries|sprinkles|icing|tape|sellotape|lightbulbs?)(?!\p{L})`,
  'iu'
)
const TALE =
  /^(?:an? |the |story about |once )?(?:\p{L}+ ){0,3}(?:who|that) |\?\s*$|^(?:why|how|what|where|who|when|do|does|did)\b/iu
const PERSON = wordPattern(
  String.raw`(?<!\p{L})(?:${KIN}|he|she|they|we|i|you|it|everyone|everybody|nobody|something|someone|people|thing|things|stuff)$`,
  'iu'
)

const SET = wordPattern(
  String.raw`(?:from|in|of|to) (?:the|our|my|his|her) (?<set>(?:\p{L}+ ){0,2}(?:set|puzzle|jigsaw|box|game|deck|pack|drawer|case|kit|tin))(?!\p{L})`,
  'iu'
)
/** Of a message that says no more than that. */
const NOTHING_MORE = 'Nobody could say how it had happened'
/** “We know one tree but it belongs to …” */
const OF_HERS =
  /(?<!\p{L})know (?:of )?(?<what>(?:one|a|the only) [^,.;]{2,30}?),? (?:but|and|only) (?:it|that|this)(?: one)? (?:belongs to|is in|is owned by|stands in)(?!\p{L})/iu
const FOR_MEAL = /(?<!\p{L})for (?<what>dinner|supper|lunch|breakfast|tea)(?!\p{L})/iu
/** What it is needed for: the cake, the silkworms. */
const FOR_WHAT = wordPattern(
  String.raw`(?<!\p{L})(?:(?:for|through|into|on|with) (?:the|his|her|our|my|their|an?) |(?:got|has|have|making|baking|made|feeding|building|knitting|sewing) (?:the |an? |some |\p{L}+teen |(?:two|three|four|five|six|ten|twelve|forty|fifty) ))(?<what>(?:\p{L}+ )?(?!more\b)\p{L}+)(?=$|[.,!;]| (?:and|but|so|to|today|tomorrow|is|are|has|in|with|by|before)(?!\p{L}))`,
  'iu'
)

/** “One sticker missing in the album”, “23 odd socks”, “we’ve run out of mulberry leaves”. */
export const oneshort: IncidentReader = (message) => {
  if (TALE.test(message)) return null
  return stickerIn(message) ?? neededIn(message) ?? piecesIn(message) ?? oddIn(message) ?? lostIn(message)
}

/** It was never there: another child has two of it. */
function stickerIn(message: string): WishSayings | null {
  if (!STICKER.test(message) || !/(?<!\p{L})(?:missing|short|needs?|one more|last|only|gone)(?!\p{L})/iu.test(message))
    return null
  if (NOT_SUCH.test(message.replaceAll(/birthday cards?/giu, 'x')) && !NUMBERED.test(message)) return null
  const bare = /(?<!\p{L})cards?(?!\p{L})/iu.test(message) && !/sticker/iu.test(message) ? 'card' : 'sticker'
  const number = NUMBERED.exec(message)?.groups?.['number']
  const who = WHICH.exec(message)?.groups?.['who']?.toLowerCase()
  const named = number === undefined ? [] : [`number ${numberInWords(Number(number))}`]
  const which = [...named, ...(who === undefined ? [] : [who])].join(', ')
  const full = `the album was full but for one ${bare}`
  return {
    ...needSlots(
      `last ${bare}`,
      `the last ${bare}`,
      which === '' ? full : `${full}, and that was ${which}`,
      message,
      message
    ),
    ...purposeOf('the album'),
    'oneshort.more': 'There was a face in every other place'
  }
}

function neededIn(message: string): WishSayings | null {
  for (const pattern of NEEDED) {
    const found = pattern.exec(message)
    const said = found?.groups?.['what']
    if (found === null || said === undefined || NOT_SUCH.test(said) || PERSON.test(said)) continue
    const [read] = found
    // A spoon that is short was there before, and an egg never was.
    if (/short$/iu.test(read) && !STORE.test(said)) continue
    const what = said.toLowerCase()
    const count = found.groups?.['count']
    return {
      ...needSlots(what, moreOf(what, count), tooFewOf(what, count, read.toLowerCase()), message, read),
      ...(count === undefined || counted(count) === 'one' ? {} : { 'oneshort.it': 'they', 'oneshort.them': 'them' })
    }
  }
  return null
}

function moreOf(what: string, count: string | undefined): string {
  return count === undefined ? `more ${what}` : `${counted(count)} more ${what}`
}

/** That there is too little, as a sentence tells it. */
function tooFewOf(what: string, count: string | undefined, read: string): string {
  const isMany = isPlural(what)
  if (/out of/u.test(read)) return `there ${isMany ? 'were' : 'was'} no ${what} left`
  if (read.endsWith('left')) return `there ${isMany ? 'were' : 'was'} no more ${what}`
  if (/enough/u.test(read)) return `there ${isMany ? 'were' : 'was'} not enough ${what}`
  if (count === undefined) return `they were short of ${what}`
  return /short of/u.test(read)
    ? `they were ${counted(count)} short of ${what}`
    : `they were ${counted(count)} ${what} short`
}

function counted(count: string): string {
  return /^(?:an?|1)$/iu.test(count) ? 'one' : wordsForFigures(count.toLowerCase())
}

function needSlots(what: string, need: string, gone: string, message: string, read: string): WishSayings {
  const named = OWNER.exec(message.replace(read, ' '))?.groups?.['who']
  const who =
    named === undefined
      ? 'the lady at number eight'
      : wordsForFigures(named.toLowerCase().replace(/^(?:an?|our) /u, 'the '))
  const tree = OF_HERS.exec(message)?.groups?.['what']
  const beside = message.replace(read, (said) => ` ${said.split(' ').at(-1) ?? ''} `)
  const meal = FOR_MEAL.exec(beside)?.groups?.['what']
  const thing = FOR_WHAT.exec(beside)?.groups?.['what']?.toLowerCase()
  const isThing = thing !== undefined && thing !== what && !PERSON.test(thing) && !NOT_SUCH.test(thing)
  return {
    ...slotsOfSaid('oneshort', what),
    'oneshort.gone': gone,
    'oneshort.need': need,
    'oneshort.who': who,
    ...purposeOf(meal?.toLowerCase() ?? (isThing ? `the ${thing}` : undefined)),
    'oneshort.more':
      tree === undefined
        ? (moreSaid(message, read) ?? 'There had seemed to be plenty')
        : `They knew ${tree.toLowerCase()}, but it belonged to ${who}`
  }
}

/** What it is needed for, as it is asked about, told of and sat in front of. */
function purposeOf(purpose: string | undefined): WishSayings {
  return purpose === undefined
    ? { 'oneshort.ask': 'We can’t stop in the middle.', 'oneshort.tell': 'all of it', 'oneshort.seat': 'at the table' }
    : {
        'oneshort.ask': `What about ${purpose}?`,
        'oneshort.tell': `all about ${purpose}`,
        'oneshort.seat': `in front of ${purpose}`
      }
}

/** “Puzzle with 500 pieces and one is gone”. */
function piecesIn(message: string): WishSayings | null {
  const found = PIECES.exec(message)
  const { many, set, count } = found?.groups ?? {}
  if (found === null || many === undefined || NOT_SUCH.test(many) || BIG.test(many)) return null
  const left =
    Number.isInteger(Number(count)) && Number(count) > 1
      ? `${numberInWords(Number(count) - 1)} ${many.toLowerCase()}`
      : undefined
  const gone = left === undefined ? `one ${oneOf(many)} was gone` : `there were ${left}, and one was gone`
  return lostSlots({ what: `missing ${oneOf(many)}`, gone, read: found[0], set, left }, message)
}

function oddIn(message: string): WishSayings | null {
  const found = ODD.exec(message)
  const groups = found?.groups ?? {}
  const said = (groups['what'] ?? groups['single'] ?? groups['pairs'] ?? groups['two'])?.toLowerCase()
  if (found === null || said === undefined) return null
  const isMany = isPlural(said)
  const number = /(?<!\d)(?<count>\d{1,3})(?!\d)/u.exec(message)?.groups?.['count']
  const left = isMany && number !== undefined ? `${numberInWords(Number(number))} odd ${said}` : undefined
  const here =
    left === undefined ? (isMany ? `there were odd ${said} everywhere` : `there was one ${said}`) : `there were ${left}`
  const gone = `${here}, and the other ${said} ${isMany ? 'were' : 'was'} gone`
  return lostSlots({ what: `other ${said}`, gone, read: found[0], set: undefined, left }, message)
}

function lostIn(message: string): WishSayings | null {
  for (const pattern of LOST) {
    const found = pattern.exec(message)
    const said = found?.groups?.['what']?.toLowerCase()
    if (found === null || said === undefined) continue
    const bare = said.replace(/^(?:one of (?:the|my|our|his|her)|the|my|our|his|her|one) /u, '')
    const set = found.groups?.['set'] ?? setIn(message)
    if (NOT_SUCH.test(bare) || (BIG.test(bare) && set === undefined) || PERSON.test(bare)) continue
    const sort = anyNounIn(bare)?.sort
    if (set === undefined && (sort === 'creature' || sort === 'person' || sort === 'place')) continue
    return lostSlots(
      { ...lossOf(bare, said, found[0].toLowerCase(), set), read: found[0], set, left: undefined },
      message
    )
  }
  return null
}

interface Loss {
  what: string
  gone: string
}

/** What is looked for, and that it is gone, as a sentence tells it. */
function lossOf(bare: string, said: string, read: string, set: string | undefined): Loss {
  const isMany = isPlural(bare)
  const was = isMany ? 'were' : 'was'
  const from = set === undefined ? '' : ` from the ${bareSet(set)}`
  if (said.startsWith('one of ')) return { what: `missing ${oneOf(bare)}`, gone: `one of the ${bare} was gone` }
  if (/^(?:other|last|missing|final|second) /u.test(bare)) return { what: bare, gone: `the ${bare} ${was} gone${from}` }
  if (/^(?:all|every one)/u.test(read)) return { what: bare, gone: `all the ${bare} were gone${from}` }
  if (read.startsWith('every')) return { what: `${bare}s`, gone: `every ${bare} was gone${from}` }
  const count = /^(?:just |only )?(?<count>one|1|two|three|four|an?|another) /u.exec(read)?.groups?.['count']
  const number = count === undefined ? null : counted(count.replace('another', 'one'))
  const isOne = number === 'one' || !isMany
  return {
    what: isMany ? bare : `missing ${bare}`,
    gone: `${number ?? 'the'} ${bare} ${isOne ? 'was' : 'were'} gone${from}`
  }
}

function setIn(message: string): string | undefined {
  return SET.exec(message)?.groups?.['set']
}

function bareSet(set: string): string {
  return set.toLowerCase().replace(/^(?:the|his|her|my|our) /u, '')
}

function lostSlots(
  { what, gone, read, set, left }: Loss & { read: string; set: string | undefined; left: string | undefined },
  message: string
): WishSayings {
  const day =
    /(?<!\p{L})since (?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|easter|christmas|last week)(?!\p{L})/iu.exec(
      message
    )?.groups?.['day']
  return {
    ...slotsOfSaid('oneshort', what),
    'oneshort.was': isPlural(what) ? 'were' : 'was',
    'oneshort.gone': gone,
    'oneshort.lost': `the ${what}`,
    'oneshort.more':
      moreSaid(message, read) ??
      (day === undefined ? NOTHING_MORE : `It had been so since ${capital(day.toLowerCase())}`),
    ...(set === undefined ? {} : { 'oneshort.set': `the ${bareSet(set)}` }),
    ...(left === undefined ? {} : { 'oneshort.left': left })
  }
}

function oneOf(many: string): string {
  return many
    .toLowerCase()
    .replace(/ies$/u, 'y')
    .replace(/(?<=ch|sh|x|ss)es$|s$/u, '')
}
