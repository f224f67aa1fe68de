import { capital } from '../../capital.ts'
import { isPlural, withArticle } from '../../language/common-nouns.ts'
import { FOOD_WORDS } from '../../language/food-words.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { readRelationship } from '../../language/relationships.ts'
import { wordPattern } from '../../word-pattern.ts'
import { calledAway, whomMeant } from '../deeds/whom-meant.ts'
import { isCalledSo, type KinMember } from '../deeds/wish-kin.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import type { IncidentReader } from './incident-reader.ts'
import { moreSaid } from './more-said.ts'

const FEET =
  'shoes?|trainers?|sneakers?|boots?|wellies|welly|wellingtons?|gumboots?|slippers?|sandals?|crocs?|socks?|chappals?|flip[- ]?flops?|plimsolls?|jandals?|football boots|school shoes'
const TOPS =
  'jumpers?|sweaters?|sweatshirts?|cardigans?|cardi|hoodies?|shirts?|school shirts?|t-?shirts?|tee|tops?|pjs?|pyjamas?|pajamas?|dress(?:es)?|skirts?|kurta|kameez|salwar|sari|kurti|coats?|jackets?|blazers?|vests?|leggings|tights|trousers|pants|jeans|shorts|joggers|uniforms?|pinafore|tunic|hats?|caps?|beanie|bib|apron|polo(?: shirt)?|gloves|mittens|scarf|jersey|thawb|kanga|ao dai|bra|undies|knickers|underpants|costume|raincoat|anorak|waistcoat|tie|tights|onesie|dressing gown|bathrobe|nightie|nightdress|nightgown|nightshirt|swimming trunks|swimsuit|goggles|shower cap|hair ?net|curlers?'
const IN_BED = String.raw`(?:pyjama|pajama|pj)(?:s|(?: (?:bottoms|top|trousers|pants|shirt|shorts))?)|pj bottoms|slippers|nightie|nightdress|nightgown|dressing gown|bathrobe|onesie|apron|bib|shower cap|curlers?|swimming goggles|goggles|swimming trunks|swimsuit|swimming costume|swimming cap|football boots|wellies`
const ROUND =
  'inside[- ]out|back[- ]to[- ]front|backwards|backward|wrong way (?:round|around|out)|the wrong way (?:round|around|out)|front to back|upside down|on backwards'
const TURNED = wordPattern(
  String.raw`(?<!\p{L})(?<what>(?:\p{L}+ )?(?:${TOPS}))(?: (?:was|were|is|are|on|has been|have been|all|day|been))* (?<how>${ROUND})(?!\p{L})`,
  'iu'
)
const FIRST_ROUND = wordPattern(
  String.raw`(?<!\p{L})(?:an? )?(?<how>inside[- ]out|back[- ]to[- ]front|backwards|upside down) (?<what>(?:\p{L}+ )?(?:${TOPS}))(?!\p{L})`,
  'iu'
)
const TWO_KINDS = wordPattern(
  String.raw`(?<!\p{L})(?<what>(?:two |2 |completely |totally |entirely )*(?:different|odd|non[- ]matching|mismatched|unmatching|mismatching|left|right) (?:${FEET}))(?!\p{L})`,
  'iu'
)
const ONE_EACH = wordPattern(
  String.raw`(?<!\p{L})(?:one|1|an?) (?<one>(?:\p{L}+ )?(?:${FEET}))(?: on)? and (?:one|1|an?) (?<two>(?:\p{L}+ )?(?:${FEET}))(?!\p{L})`,
  'iu'
)
const BED_CLOTHES = wordPattern(
  String.raw`(?<!\p{L})(?:in|wearing|wore|had|has|got|with|still in)(?: on)? (?:(?:his|her|the|my|their|an?|some|still|old|own) )*(?<what>(?:\p{L}+ )?(?:${IN_BED}))(?!\p{L})(?! (?:day|party))`,
  'iu'
)
const OWNERS = String.raw`(?<owner>(?:(?:his|her|my|our|the|their) )?(?:(?:little|big|older|baby|own) )?(?:${KIN}|brother|sister|cousin|twin|next door|neighbou?r|teacher|teammate|friend|classmate|wife|husband|boss)[’']?s|(?!(?:it|that|this|he|she|there|what|who|let|here|someone|somebody|else|one|today|everyone|nobody|child|kid|boy|girl|person|stranger)[’'])\p{L}{2,}[’']s)`
const OTHERS_CLOTHES = wordPattern(
  String.raw`(?<!\p{L})(?:in|wearing|wore|had on|put on|with)(?: on)? ${OWNERS} (?<what>(?:\p{L}+ ){0,2}?(?:${TOPS}|${FEET}))(?!\p{L})`,
  'iu'
)
const WENT =
  /(?<!\p{L})(?:went|wore|wearing|worn|walked|sent|turned up|showed up|arrived|came to|drove|wears|dressed|all day|whole day|photos?|meeting|noticed|realised|realized|(?:at|to) (?:school|nursery|work|church|mosque|kindy|preschool|kindergarten|the (?:office|shops?|wedding|party)))(?!\p{L})/iu
/** Where it was worn all day. */
const PLACES: readonly [RegExp, string][] = [
  [/(?<!\p{L})(?:nursery|daycare|creche)(?!\p{L})/iu, 'at nursery'],
  [/(?<!\p{L})(?:kindergarten|kindy|kinder|kita)(?!\p{L})/iu, 'at kindergarten'],
  [/(?<!\p{L})(?:preschool|playgroup|playschool)(?!\p{L})/iu, 'at preschool'],
  [/(?<!\p{L})(?:work|office|meetings?|job|zoom)(?!\p{L})/iu, 'at work'],
  [/(?<!\p{L})(?:school|class|assembly|teacher|lessons?|pe|drop ?off)(?!\p{L})/iu, 'at school'],
  [/(?<!\p{L})(?:shops?|shopping|supermarket|market|mall|tesco|aldi|lidl)(?!\p{L})/iu, 'at the shops']
]

const THING = String.raw`(?:\p{L}+(?:-\p{L}+)? ){0,2}?(?:lunch ?box|lunch ?bag|lunch|bento(?: box)?|tiffin(?: box)?|bag|back ?pack|rucksack|satchel|suitcase|case|luggage|${FEET}|${TOPS}|newspaper|paper|umbrella|brolly|water ?bottle|bottle|flask|thermos|book|library book|reading book|homework|pencil case|folder|violin|cello|guitar|recorder|trumpet|instrument|keys|phone|glasses|towel|swimming towel|helmet|scooter|bike|buggy|pushchair|pram|trolley|parcel|package|pizza|order|takeaway|cake|casserole|dish|mug|cup|teddy|toy|ball|racket|skates|hockey stick|cricket bat|bat|tray|basket|box|tupperware|container|blanket|pillow|sleeping bag|tent|washing|laundry|shopping|groceries|chair|dog lead|clothes|kit|recorder|sports bag|gym bag|pe kit|pe bag|swim bag|swimming bag)s?`
const OTHER_PERSON = String.raw`(?:some ?(?:one|body) else|some(?:one|body) else[’']?s|(?:an)?other (?:child|kid|boy|girl|person|man|lady|family|parent|mum|dad|team)|a (?:stranger|random child|random kid|random person|different child|different kid))[’']?s?`
const TAKES = String.raw`(?:came|come|comes|coming|went|gone|got|get|walked|been|turned up|arrived|sent|ended up|left) (?:(?:back|home|off|away) )*(?:from [^,.!?;]{2,24} )?(?:with|in|wearing|carrying)|brought|brings|bring|bringing|took|takes|taken|taking|picked up|picks up|grabbed|grabs|packed|has|have|had|got|wearing|wore|collected|stealing|been reading|reading|carried|used|using|unpacked|opened|ate|eaten|been (?:given|handed)|was given|were given`
const WRONG_THING = wordPattern(
  String.raw`(?<!\p{L})(?<det>the |an? )?(?:completely |totally |entirely )?(?:wrong|mixed up|swapped) (?<what>${THING})(?!\p{L})`,
  'iu'
)
const OF_OTHER = wordPattern(String.raw`(?<!\p{L})(?:${OTHER_PERSON}) (?<what>${THING})(?!\p{L})`, 'iu')
const OF_NAMED = wordPattern(
  String.raw`(?<!\p{L})(?:${TAKES})(?: (?:home|back|in|on|accidentally))* ${OWNERS} (?<what>${THING})(?!\p{L})`,
  'iu'
)
const MIXED = wordPattern(
  String.raw`(?<!\p{L})(?:mixed up|swapped|muddled up|switched|mix[- ]?up (?:with|of)|muddled) (?:(?:the|our|their|two|all) )*(?<what>${THING})(?!\p{L})`,
  'iu'
)
const NOT_OURS = wordPattern(
  String.raw`(?<!\p{L})(?:(?:this|that|it)[’']?s? (?:is |was )?(?:not|n[’']t)|isn[’']?t|wasn[’']?t|aren[’']?t|not) (?:even )?(?:(?:his|her|our|my|the right) )(?<what>${THING})(?!\p{L})`,
  'iu'
)
const BY_MISTAKE =
  /(?<!\p{L})(?:by (?:mistake|accident)|accidentally|wrong|mixed up|mix up|swapped|came (?:home|back)|comes home|went home|brought home|went to|instead of|not (?:his|hers|her|ours|mine)|n[’']t (?:his|hers|ours|mine)|for (?:a|the|\d+|two|three|six) (?:whole )?(?:year|month|week|term|day)s?|noticed|realised|realized|until|till|all day|thought it was|turns out|whole (?:day|week|year))(?!\p{L})/iu
const INSIDE: readonly RegExp[] = [
  String.raw`(?<!\p{L})(?:it|which|that|they) (?:had|has|have|contained|contains|was full of|is full of|(?:has|had) got) (?<in>[^,.!?;()]{3,60}?)(?: (?:in it|in there|inside|in))?$`,
  String.raw`(?<!\p{L})there (?:was|were|is|are) (?<in>[^,.!?;()]{3,60}?) (?:in it|in there|inside|in the \p{L}+)`,
  String.raw`(?<!\p{L})(?:full of|with) (?<in>(?!(?:him|her|it|the wrong|someone|somebody|no|only|a smile)(?!\p{L}))[^,.!?;()]{3,60}?)(?: (?:in it|in there|inside))?$`,
  String.raw`(?<!\p{L})(?:now we (?:have|own|ve got)|we(?: have|[’']ve got| now have| now own| own| got)) (?<in>[^,.!?;()]{3,60}?)(?: now| in it| in there| inside)*$`,
  String.raw`(?<!\p{L})(?:inside|in it) (?:was|were) (?<in>[^,.!?;()]{3,60}?)$`
].map((source) => wordPattern(source, 'iu'))
const HOLDS =
  /(?:^| |tea|lunch|pencil|hand|tool|back|ruck|suit|school)(?:bag|box|pack|rucksack|satchel|case|luggage|lunch|bottle|folder|basket|trolley|container|tupperware|parcel|package|kit|washing|laundry|shopping|groceries|order|takeaway|bento|tiffin)$/iu

/** What is no slip of every day, and what other stories are of. */
const NOT_SUCH =
  /(?<!\p{L})(?:died?|dead|hurt|hospital|ambulance|police|thief|stole|stolen|steal|robbed|bull(?:y|ied|ies)|teas(?:ed|ing)|laughed at (?:him|her)|cr(?:y|ied|ying)|sobb\p{L}*|tears|upset|humiliat\p{L}*|devastated|scared|afraid|medicine|medication|tablets?|pills?|insulin|inhaler|epi ?pen|allerg\p{L}*|nuts?|peanuts?|poison\p{L}*|drank|wine|beer|vodka|gin|cigarettes?|vape|drugs?|gun|knife|dementia|alzheimer\p{L}*|confused|forgets|funeral|coffin|hearse|grave|sick|poorly|wrong (?:child|kid|baby|boy|girl|house|man|people|bus|train|side|foot|feet|school|person)|strangers?|foster|poor|homeless|can[’']?t afford|no money|evicted|pyjama day|pajama day|pj day|odd socks day|world book day|dress(?:ing)? up day|costume party|on purpose|wants? to|wanted to|only wears|only wear|refus\p{L}*|won[’']?t|insist\p{L}*|loves?|likes?|every day|always|story|once upon|who (?:wore|wears|went|took|has)|(?:an?|the) (?:dragon|princess|unicorn|wizard|monster|fairy|pirate|alien|robot|dinosaur|giant|witch|ghost)|teach|learning|learns?|how to|pooed|poo|wet (?:himself|herself)|accident at|wee(?:d)?|affair|divorc\p{L}*|girlfriend|boyfriend|lipstick|baby was)(?!\p{L})/iu
const IS_TALE =
  /^(?:why|how|what if|when will|can |could |do |does |is it|are |an? \p{L}+ (?:who|that|wears|wore|goes|went)|two \p{L}+ (?:who|that)|story|tell |the day )|\?\s*$/iu

/** “He went to school in two different shoes”, “came home with somebody else’s lunchbox, it had octopus in it”. */
export const mixedup: IncidentReader = (said, family) => {
  const message = said
    .replaceAll("'", '’')
    .replaceAll(/(?<!\p{L})(?:some)(?:one|body) elses(?!\p{L})/giu, 'somebody else’s')
    .trim()
  if (NOT_SUCH.test(message.replaceAll(/by accident/giu, '')) || IS_TALE.test(message)) return null
  return wornIn(message, family) ?? takenIn(message, family)
}

function wornIn(message: string, family: readonly KinMember[]): WishSayings | null {
  if (!WENT.test(message)) return null
  const worn = whatWorn(message, family)
  const who = whoDid(message, family)
  if (worn === null || who === null) return null
  const at = PLACES.find(([pattern]) => pattern.test(message))?.[1] ?? 'out and about'
  const more = moreOf(message, worn.read)
  return {
    mixedup: worn.what,
    [who.isHero ? 'mixedup.me' : 'mixedup.kin']: worn.what,
    'mixedup.at': at,
    ...more,
    ...who.says
  }
}

function whatWorn(message: string, family: readonly KinMember[]): { what: string; read: string } | null {
  const turned = TURNED.exec(message) ?? FIRST_ROUND.exec(message)
  const { what = '', how = '' } = turned?.groups ?? {}
  if (turned !== null) return { what: turnedRound(garmentOf(what), roundOf(how)), read: turned[0] }
  const each = ONE_EACH.exec(message)
  const { one, two } = each?.groups ?? {}
  if (each !== null && one !== undefined && two !== undefined && one.toLowerCase() !== two.toLowerCase())
    return { what: `one ${one.toLowerCase()} and one ${two.toLowerCase()}`, read: each[0] }
  const kinds = TWO_KINDS.exec(message)
  if (kinds !== null) return { what: pairOf(kinds.groups?.['what'] ?? ''), read: kinds[0] }
  const inBed = BED_CLOTHES.exec(message)
  const bed = inBed?.groups?.['what']
  const isOut =
    PLACES.some(([pattern]) => pattern.test(message)) ||
    /(?<!\p{L})(?:bus|street|out|gym|swimming|party|church|temple|mosque|wedding|playground|park)(?!\p{L})/iu.test(
      message
    )
  if (inBed !== null && bed !== undefined && isOut && !/wellies$/iu.test(bed))
    return { what: some(garmentOf(bed)), read: inBed[0] }
  return othersWorn(message, family)
}

/** “In his sister’s tights”: worn by mistake, where the message says that it was. */
function othersWorn(message: string, family: readonly KinMember[]): { what: string; read: string } | null {
  const found = OTHERS_CLOTHES.exec(message)
  const { owner, what } = found?.groups ?? {}
  if (found === null || owner === undefined || what === undefined || !BY_MISTAKE.test(message)) return null
  if (/(?:came|comes|come|got|went|gone) (?:back |home )+/iu.test(message)) return null
  const whose = ownerOf(owner, family)
  // “The brother’s uniform” would be any brother’s.
  return whose === null || whose.startsWith('the ') ? null : { what: `${whose}’s ${garmentOf(what)}`, read: found[0] }
}

const TWO = /^(?:two|2) /iu
function pairOf(said: string): string {
  const plain = said
    .toLowerCase()
    .replaceAll(/(?:completely|totally|entirely) /gu, '')
    .replace('2 ', 'two ')
  const many = plain.endsWith('s') ? plain : `${plain}s`
  return TWO.test(many) || many.startsWith('odd') ? many : `two ${many}`
}

function garmentOf(said: string): string {
  const [first = '', ...rest] = said.toLowerCase().split(' ')
  const isFiller =
    /^(?:his|her|my|their|the|an?|on|in|of|wore|wearing|with|had|put|has|got|and|all|whole|entire|own|our|same|is|was|he|she|dad|daddy|mum|mummy|mom|papa|grandpa|put|still|just|was|some)$|[’']s?$/u.test(
      first
    )
  return (rest.length > 0 && isFiller ? rest.join(' ') : said.toLowerCase()).replace(/^pjs?(?= |$)/u, (word) =>
    word === 'pj' ? 'pyjama' : 'pyjamas'
  )
}

function roundOf(how: string): string {
  const plain = how.toLowerCase().replaceAll('-', ' ').replace(/^on /u, '')
  if (/^inside out|^upside down/u.test(plain)) return plain
  return plain.endsWith('out') ? 'inside out' : 'back to front'
}

function turnedRound(what: string, how: string): string {
  return some(`${how.replaceAll(' ', '-')} ${what}`)
}

function some(what: string): string {
  return isManyThings(what) ? what : withArticle(what)
}

function isManyThings(what: string): boolean {
  return (
    isPlural(what) ||
    /(?:bottoms|trousers|pants|pyjamas|pajamas|slippers|shorts|leggings|tights|jeans|joggers|undies|knickers|socks|curlers|gloves|goggles|trunks|keys|skates|clothes|groceries)$/u.test(
      what
    )
  )
}

function takenIn(message: string, family: readonly KinMember[]): WishSayings | null {
  const found = whatTaken(message, family)
  const who = found === null ? null : whoDid(message.replace(found.read, ' '), family, message)
  if (found === null || who === null) return null
  const bare = found.what.toLowerCase()
  const isMany = isManyThings(bare)
  return {
    mixedup: `the ${bare}`,
    'mixedup.taken': `the wrong ${bare}`,
    'mixedup.bare': bare,
    [who.isHero ? 'mixedup.mine' : 'mixedup.ours']: tookOf(message, bare, found),
    ...oddOf(message.replace(found.read, ' '), bare, isMany),
    'mixedup.who': found.whose ?? 'the owner',
    ...(found.whose === undefined ? { 'mixedup.owner': 'the owner' } : {}),
    'mixedup.ask':
      found.whose === undefined ? (isMany ? 'Are these yours?' : 'Is this yours?') : `Have you seen ${found.whose}?`,
    ...who.says
  }
}

interface Taken {
  what: string
  whose?: string
  read: string
}

function whatTaken(message: string, family: readonly KinMember[]): Taken | null {
  const named = OF_NAMED.exec(message)
  const { owner, what } = named?.groups ?? {}
  if (named !== null && owner !== undefined && what !== undefined && BY_MISTAKE.test(message)) {
    const whose = ownerOf(owner, family)
    // Who is at home need not be looked for in the street.
    const isOut = whose !== null && !family.some(({ called }) => called === whose) && !OF_HOME.test(owner)
    if (whose !== null && isOut) return { what, whose, read: named[0] }
  }
  const other = OF_OTHER.exec(message) ?? WRONG_THING.exec(message) ?? MIXED.exec(message) ?? NOT_OURS.exec(message)
  const thing = other?.groups?.['what']
  if (other === null || thing === undefined) return null
  const isTaken = wordPattern(
    String.raw`(?<!\p{L})(?:${TAKES}|swapped|mixed|muddled|switched|wrong|not|isn[’']?t)(?!\p{L})`,
    'iu'
  ).test(message)
  return isTaken
    ? { what: thing.replace(/^(?:own|whole|entire|actual|school|two) (?=\p{L}+ )/iu, ''), read: other[0] }
    : null
}

const OF_HOME = wordPattern(
  String.raw`^(?:(?:his|her|my|our|the|their) )?(?:(?:little|big|older|baby|own) )?(?:${KIN}|brother|sister|twin|wife|husband)[’']?s$`,
  'iu'
)

function ownerOf(owner: string, family: readonly KinMember[]): string | null {
  const words = owner.replace(/[’']?s$/iu, '')
  const [one] = whomMeant(words, family, 'by name')
  if (one !== undefined) return one.called
  const called = calledAway(words)
  if (/(?:neighbou?r|next door)$/iu.test(words)) return 'the neighbour'
  return /^(?:teacher|friend|teammate|classmate|boss)$/iu.test(called) ? `the ${called.toLowerCase()}` : called
}

function tookOf(message: string, bare: string, { whose }: Taken): string {
  const what = whose === undefined ? `the wrong ${bare}` : `${whose}’s ${bare}`
  const from =
    /(?<!\p{L})from (?<from>(?:the )?(?:swimming|school|nursery|football|gym|work|preschool|kindergarten|pool|party|library|airport|bus|train|ballet|judo|karate|dance|dancing|camp|playground|park|shop|mosque|temple|church))(?!\p{L})/iu
      .exec(message)
      ?.groups?.['from']?.toLowerCase()
  const long =
    /(?<!\p{L})for (?<long>(?:an?|the|one|two|three|four|five|six)(?: (?:whole|entire))? (?:years?|months?|weeks?|term))(?!\p{L})/iu
      .exec(message)
      ?.groups?.['long']?.toLowerCase()
  if (long !== undefined) return `had taken ${what} for ${long}`
  return `had brought home ${what}${from === undefined ? '' : ` from ${from}`}`
}

/** What shows that it is the wrong one: what is in it, where the message says so, or what might be. */
function oddOf(rest: string, bare: string, isMany: boolean): WishSayings {
  for (const clause of rest.split(/[.!?;,…\n]+\s*| (?:and|but|so) (?=it|there|we|inside|now)| - /iu)) {
    const inside = INSIDE.values()
      .map((pattern) => pattern.exec(clause.trim())?.groups?.['in'])
      .find((found) => found !== undefined)
    const told = inside === undefined ? null : insideOf(inside, isMany)
    if (told !== null) return told
  }
  const smell = SMELLS.exec(rest)?.groups?.['of']
  if (smell !== undefined) return { 'mixedup.odd': `${isMany ? 'They' : 'It'} smelled of ${smell.toLowerCase()}` }
  return { 'mixedup.odd': usualOddity(bare, isMany) }
}

function usualOddity(bare: string, isMany: boolean): string {
  if (HOLDS.test(bare) && !isMany)
    return /lunch|bento|tiffin|takeaway|order/u.test(bare)
      ? 'There was a cold dumpling in it, and half a pear'
      : 'There was a very long stripy sock in it, and half a pear'
  if (bare.endsWith('paper')) return 'Somebody else’s name was written on it'
  return isMany ? 'They smelled of somebody else’s soap' : 'It smelled of somebody else’s soap'
}

const SMELLS = /(?<!\p{L})smell(?:s|ed|t)? (?:of|like) (?<of>\p{L}+(?: \p{L}+)?)(?=$|[.,!;]| and)/iu
const FOOD = wordPattern(String.raw`(?<!\p{L})(?:${FOOD_WORDS})$`, 'iu')

function insideOf(said: string, areMany: boolean): WishSayings | null {
  const plain = said
    .toLowerCase()
    .replace(/^(?:(?:now|still|actual|only|literally|just|also|even) )+/u, '')
    .replaceAll(/(?<!\p{L})(?:his|her|my|our|their) /gu, 'the ')
    .replace(/(?<=team)s(?= )/u, '’s')
    .replace(/ (?:now|lol|haha|today|for some reason|on)$/u, '')
    .trim()
  const words = plain.split(' ')
  if (
    plain.length < 3 ||
    words.length > 9 ||
    /\d|(?<!\p{L})(?:i|we|he|she|it|no|not|to|been|had|have|has|for|the wrong|name)(?!\p{L})/u.test(plain)
  )
    return null
  const isOne = /^an? /u.test(plain) && !/^an? (?:\p{L}+ ){0,2}\p{L}+’s /u.test(plain)
  const isMany = isPlural(words.at(-1) ?? '') && !isOne && !FOOD.test(plain)
  return {
    'mixedup.in': plain,
    'mixedup.odd': `There ${isMany ? 'were' : 'was'} ${plain} in ${areMany ? 'them' : 'it'}`
  }
}

function moreOf(message: string, read: string): WishSayings {
  const more = moreSaid(message, read)
  return more === null ? {} : { 'mixedup.more': more }
}

const WHO_KIN = wordPattern(
  String.raw`(?:^|[.!?;,] *|(?<!\p{L})(?:and|so|but|then|today|yesterday|when|because|my|our|his|her|poor) )(?<kin>${KIN}|husband|wife)(?<name> (?-i:\p{Lu})\p{Ll}+)?(?![’'\p{L}])`,
  'iu'
)

/** Whose mistake it was: the child’s who leads, or one of the family who is beside that one. Null of others. */
function whoDid(
  message: string,
  family: readonly KinMember[],
  whole = message
): { isHero: boolean; says: WishSayings } | null {
  const first = family.find(
    ({ called, isHero, speaks }) =>
      !isHero && speaks && wordPattern(String.raw`^(?:\p{L}+ ){0,2}${called}(?![’'\p{L}])`, 'iu').test(whole)
  )
  if (first !== undefined) return { isHero: false, says: { 'with.kin': first.called } }
  const { kin, name } = WHO_KIN.exec(message)?.groups ?? {}
  if (kin === undefined) {
    // “I wore my top inside out”: a parent who writes is the one beside the child.
    const isTeller =
      /(?:^|[.!?;,] *|(?:and|so|today|realised|noticed|realized) )i(?:[’']?d been|[’']?ve been)? (?!have|didn|only|just|think|love|am so|noticed|realised)/iu.test(
        message
      )
    return { isHero: !isTeller, says: {} }
  }
  const word = kin.toLowerCase()
  const [one] = family.filter((member) => isCalledSo(member, word, name?.trim()))
  if (one !== undefined)
    return one.isHero
      ? { isHero: true, says: {} }
      : one.speaks
        ? { isHero: false, says: { 'with.kin': one.called } }
        : null
  const { standing, gender } = readRelationship(word)
  if (standing !== 'elder' && standing !== 'grown-up') return { isHero: true, says: {} }
  if (/^(?:husband|wife)$/u.test(word) || gender === null) return { isHero: false, says: {} }
  return { isHero: false, says: { 'with.kin': `${capital(word)}${name ?? ''}`, 'with.kin.away': word } }
}
