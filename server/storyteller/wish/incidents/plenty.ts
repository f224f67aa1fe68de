import { capital, capitals } from '../../capital.ts'
import { isPlural } from '../../language/common-nouns.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { wordsForFigures } from '../../language/number-words.ts'
import { withNames } from '../../language/proper-names.ts'
import { tagsOfWord } from '../../language/word-list.ts'
import { wordPattern } from '../../word-pattern.ts'
import { whomMeant } from '../deeds/whom-meant.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import type { IncidentReader } from './incident-reader.ts'
import { deedWith } from './plenty-deed.ts'
import { slotsOfSaid } from './said-thing.ts'

const CONTAINERS =
  'bucket|bag|sack|box|crate|basket|tray|bowl|pot|pan|barrow|wheelbarrow|suitcase|carrier bag|bin bag|shopping bag|boot|boatload|car|truckload|van|trug|tub|barrel|bathful|trolley|trolleyload|lorryload|cardboard box|laundry basket|pillowcase|rucksack|backpack|drawer|cupboard|fridge|freezer|mountain|hill|heap|pile|tower|ton|tonne|glut|stack|load'
const FULL = String.raw`(?:full|load|ful)?`
const NUMBER = String.raw`(?:(?:about|over|nearly|almost|around|like|literally|at least|some) )?(?:\p{N}{1,4}|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a|one|two) hundred|a thousand)`
const WEIGHT = String.raw`(?:kilos?|kgs?|pounds?|lbs?|litres?|liters?|boxes|bags|crates|trays|jars|packs|packets|sacks|buckets|dozen|pots|tins|cases)`
const AMOUNT = [
  String.raw`(?:an? |the )?(?:whole |huge |giant |massive |enormous |big |full |entire |ginormous |two |three |four )+(?:${CONTAINERS})(?:e?s)?${FULL} (?:full )?of`,
  String.raw`(?:an? |two |three |four |five )(?:${CONTAINERS})(?:e?s)?${FULL} (?:full )?of`,
  String.raw`(?:bucket|bag|bin|box|sack|car|boat|truck|crate)(?:fuls|loads|s) of`,
  String.raw`(?:loads|tons|tonnes|masses|heaps|piles|mountains|hundreds|thousands|millions|dozens|stacks|way too many|mounds) of`,
  String.raw`(?:two |three |four |five |ten |a few |\p{N}{1,3} ?)${WEIGHT}(?: of)?`,
  String.raw`(?:way |far |much |waaay )?(?:too|so) (?:many|much)`,
  String.raw`enough`,
  String.raw`a glut of`,
  NUMBER
].join('|')
const WHAT = String.raw`(?<what>(?:[\p{L}-]+ ){0,3}?[\p{L}-]+)`
const SOME = wordPattern(
  String.raw`(?<![\p{L}\p{N}])(?<lot>${AMOUNT}) (?:more |extra |huge |giant |of the |of those |freshly |spare )?${WHAT}(?=$|[,.!?;:…–-]| )`,
  'giu'
)
/** “Courgettes. everywhere. help”, “drowning in tomatoes”, “plums coming out of our ears”. */
const EVERYWHERE: readonly RegExp[] = [
  String.raw`^(?:so |ok |just )?(?:the |our |more )?${WHAT}[.,! …-]+(?:just )?(?:everywhere|on every (?:surface|chair|shelf))`,
  String.raw`(?:drowning|swimming|buried|knee[- ]deep|overrun) (?:in|under|with|by) ${WHAT}`,
  String.raw`(?<!\p{L})${WHAT} (?:is |are )?(?:coming|pouring) out (?:of )?(?:my|our) ears`,
  String.raw`(?:everything|everybody|every meal|all we eat) is ${WHAT} (?:now|this week|these days)`,
  String.raw`\bglut (?:of )?${WHAT}`,
  // “Zucchini. again. the neighbour leaves them at night”.
  String.raw`^${WHAT}[.,! …-]+again(?=[.,!…-])`,
  String.raw`(?:cooked|made|makes|cooks|fried|baked) ${WHAT} for (?:ten|twelve|twenty|thirty|fifty|a hundred|an army|the (?:whole|entire) \p{L}+|\p{N}{2})`,
  String.raw`^(?:our|the) (?<one>)${WHAT} (?:tree|bush|plant)s?(?!\p{L}).{0,40}?(?:buckets|bags|baskets|crates|kilos|boxes)`,
  String.raw`(?:went|been) (?<one>)${WHAT} picking .{0,40}?(?:kilos|buckets|kgs?|pounds|baskets|punnets)`
].map((source) => wordPattern(source, 'iu'))
const MANY_CAME = String.raw`(?:\p{N}{1,4}|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|a hundred)(?: ?(?:kilos|bags|boxes|packets|packs|crates|sacks|trays|tins|jars))?`
/** “I ordered 2 bananas and got 2 kilos… 20 of them”, “wanted one cabbage and they sent nine”. */
const ORDERED = wordPattern(
  String.raw`(?:ordered|asked for|wanted|bought|clicked|needed) (?:just |only )?(?:an? |one |two |three |\p{N}{1,2} )(?:(?:bag|box|packet|pack|bunch|kilo|jar|tin) of )?${WHAT} (?:online |by mistake |from (?:the )?\p{L}+ )?(?:and|but|,|\.+|…) ?(?:and |then )?(?:(?:we |i |they |he |she |it |there )?(?:got|sent|came|delivered|brought|arrived|turned up|what came was)(?: (?:us|me|were|was|with))?.{0,20}?(?<count>${MANY_CAME}|(?:a|the) (?:whole )?(?:${CONTAINERS}))|(?<also>${MANY_CAME}) (?:of them )?(?:came|arrived|turned up|were delivered))(?!\p{L})`,
  'iu'
)

/** How it came, by the words that say so. */
const GOT: readonly (readonly [string, RegExp])[] = [
  [
    'ordered',
    /(?<!\p{L})(?:order(?:ed|s)?|deliver(?:ed|y|ies)|click(?:ed)?|online|amazon|parcel|supermarket|tesco|shop sent|bulk|costco)(?!\p{L})/iu
  ],
  [
    'cooked',
    /(?<!\p{L})(?:cook(?:ed|s|ing)?|made|makes|making|baked|bakes|baking|fried|boiled|steamed|rolled|prepared|batch|wrapped|knitted|knits|sewed|crocheted|folded)(?!\p{L})/iu
  ],
  [
    'given',
    /(?<!\p{L})(?:gave|gives?|given|brought|brings?|came (?:round |over |back |to (?:visit|us|stay) )?with|turned up with|arrived with|sent|dropped (?:off|round)|left|leaves (?:them|us|it)|handed|passed|posted)(?!\p{L})/iu
  ],
  ['picked', /(?<!\p{L})(?:pick(?:ed|ing|s)?|foraged?|gathered|collected|found|dug(?: up)?|harvest(?:ed)?)(?!\p{L})/iu],
  [
    'grown',
    /(?<!\p{L})(?:grew|grow(?:n|s|ing)?|plants?|tree|garden|allotment|laid|glut|balcony|orchard|everywhere)(?!\p{L})/iu
  ],
  [
    'bought',
    /(?<!\p{L})(?:bought|buys?|buying|ended up with|came home with|(?:got|were|was) given|market|sale|offer|won|prize|raffle)(?!\p{L})/iu
  ]
]
/** That it is too much is said in so many words, so nothing need be said of how it came. */
const TOO_MUCH =
  /(?<!\p{L})(?:too (?:many|much)|everywhere|enough \p{L}+(?: \p{L}+)? (?:for an? (?:army|week|month|year|wedding|village|school)|for the (?:whole )?\p{L}+|to (?:feed|sink|fill|last))|glut|drowning|out of (?:my|our) ears|what (?:do|on earth|are|can|shall|will) |help|so many \p{L}+(?=[.!,])|there (?:are|is) (?:only )?\S+ of us|we are (?:only )?(?:two|three|four|five|\p{N})(?!\p{L})|for (?:ten|twelve|twenty|thirty|fifty|\p{N}{2})(?= people|[.,!]|$)|by mistake|again|instead of|mad|coming|won[’']t stop|still|nowhere to (?:put|keep)|won[’']?t fit|no room|full of them)(?!\p{L})/iu
/** What is no heap on a table, what bites and what is no joke. */
const NOT_TOO_MUCH =
  /(?<!\p{L})(?:homework|stickers|out|people|guests?|visitors?|friends|cousins|kids|children|boys|girls|babies|men|women|teachers?|cars|minutes?|hours?|days?|weeks?|months?|years?|times?|seconds|nights?|steps|stairs|laps|metres?|meters?|kms?|kilomet\p{L}+|miles|floors?|points?|goals?|marks|tries|runs|questions?|words?|pages|emails?|messages|photos|pictures|tears|worries|problems|bills?|debts?|money|pounds|dollars|euros|rupees|spots|bruises|stings?|bites|bumps|stitches|plasters|teeth|tablets?|pills?|medicines?|jabs?|beers?|wines?|whisk(?:e)?y|vodka|alcohol|cigarettes|knives|guns?|matches|nits|lice|ticks|ants|wasps|flies|spiders|mice|rats|cockroaches|mosquitoes|bees|maggots|nappies|germs|noise|fun|fuss|trouble|stuff|screen|sugar(?= (?:makes|made|rush))|energy|love|time|room|space|to|for|of|that|it|they|them|we|he|she|i|was|were|is|are|and|the|a|this|in|on|at|out|up|one|ones|us|more|things?|everything|dogs?|cats?|dragons?|people’s|pupils|dalmatians|sheep|cows|ducks|presents?|tests?|exams?|blisters|kisses|hugs|songs?|stories|jokes|feelings|likes|rain|snow|water|wind|mud|sleep|birthday|candles|days’|o’clock|am|pm|degrees|kids’)(?!\p{L})/iu
const OTHERWISE =
  /^(?:why|how (?!many|much)|where|who|when|which|can|could|do|does|did|is|are|will|would|a (?!(?:whole|huge|bucket|bag|box|sack|crate|glut|mountain|big|neighbour|friend|man|lady|woman|parcel|lorry|delivery))(?:\p{L}+ ){1,4}(?:who|that|which))(?!\p{L})|(?<!\p{L})(?:story|tale) (?:about|of|where|with)|(?<!\p{L})(?:once upon|dragons?|unicorns?|giants?|wizards?|witch|fairy|monsters?|robots?|pirates?|princess|king|queen|dinosaurs?|elephants?|monkeys?|bears?|goats?|allergic|allergy|choke\p{L}*|vomit\p{L}*|threw up|sick|poorly|tummy ?aches?|diarrh\p{L}*|hospital|died|dead|funeral|food ?bank|nothing to eat|hungry|starving|diet|fat|stole|stolen|stealing|strangers?|shoplift\p{L}*|shout\p{L}*|fight|fought|hit|broke up|divorce\p{L}*|cried|crying|scared|afraid|drunk|tomorrow|wants?|wishes|wish|would like|dreams?|dreamt|dreamed|scored|won the|sold|selling|sell|raced?|lost|spilled|spilt|dropped (?!off|round)|burn(?:t|ed)|expired|rotten|mouldy|maths|learn(?:t|ed|ing))(?!\p{L})/iu

/** Of a longer letter it is not the story, and each of its figures is dear to say in words. */
const MOST_CHARACTERS = 600

/** “Our neighbour Mrs Novak gave us a whole bucket of plums over the fence and we made jam together”. */
export const plenty: IncidentReader = (message, family) => {
  const said = withNames(message.replaceAll("'", '’').replaceAll(/\s+/gu, ' ').trim())
  if (said.length > MOST_CHARACTERS || OTHERWISE.test(said)) return null
  const found = ofOrder(said) ?? ofAmount(said) ?? ofHeap(said)
  if (found === null) return null
  const how = howIn(found.before) ?? howIn(said) ?? 'plain'
  if ((how === 'plain' || found.isFew) && !TOO_MUCH.test(said)) return null
  return slotsOf(found, how, said, family)
}

/** What stands right before it says how it came: “made” may be the jam that came of it. */
function howIn(words: string): string | null {
  return GOT.find(([, how]) => how.test(words))?.[0] ?? null
}

interface Much {
  /** What is said before it in its sentence. */
  before: string
  /** So few are too many only where that is said. */
  isFew: boolean
  bare: string
  isMany: boolean
  lot: string
}

function ofOrder(said: string): Much | null {
  const ordered = ORDERED.exec(said)
  const { what = '', count: after, also = '' } = ordered?.groups ?? {}
  const bare = thingIn(what)
  if (bare === null) return null
  const count = /(?<count>\p{N}+) of them/u.exec(said)?.groups?.['count'] ?? after ?? also
  const many = isPlural(bare) ? bare : (anyNounIn(bare)?.many ?? `${bare}s`)
  const number = wordsForFigures(count.toLowerCase())
  const isMeasure = /^(?:an?|the) (?!hundred|thousand)|s$/u.test(number)
  return {
    before: 'ordered',
    isFew: false,
    bare: many,
    isMany: true,
    lot: isMeasure ? `${number.replace(/^the /u, 'a ')} of ${many}` : `${number} ${many}`
  }
}

function ofAmount(said: string): Much | null {
  const amounts = amountsIn(said)
  // “It was meant to be six pencils and it is six hundred”.
  return amounts.find(({ isFew }) => !isFew) ?? amounts[0] ?? null
}

function amountsIn(said: string): Much[] {
  const found: Much[] = []
  for (const { groups = {}, index } of said.matchAll(SOME)) {
    const lot = (groups['lot'] ?? '').toLowerCase()
    const rest = said.slice(said.indexOf(groups['what'] ?? '', index + lot.length))
    const bare = thingIn(rest.split(/[,.!?;:…–]/u)[0] ?? '')
    if (bare === null || isTooFew(lot)) continue
    const isMany = isPlural(bare) || /^(?:\p{N}|.*many$)/u.test(lot) || anyNounIn(bare)?.count === 'one'
    if (lot === 'enough' && !TOO_MUCH.test(said)) continue
    found.push({ before: beforeIn(said, index), isFew: FEW.test(lot), bare, isMany, lot: lotOf(lot, bare, isMany) })
  }
  return found
}

/** Of a count below twenty, nothing is too many in itself. */
const FEW =
  /^(?:(?:about|over|nearly|almost|around|like|literally|at least|some) )?(?:1?\p{N}|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen)$/u

function beforeIn(said: string, at: number): string {
  return (
    said
      .slice(0, at)
      .split(/[.!?;]/u)
      .at(-1) ?? ''
  )
}

/** What is only said to be everywhere is food: toys are so in any home. */
function ofHeap(said: string): Much | null {
  for (const heap of EVERYWHERE) {
    const found = heap.exec(said)
    const what = found?.groups?.['what'] ?? ''
    const bare = thingIn(found?.groups?.['one'] === undefined ? what : `${what.replace(/y$/u, 'ie')}s`)
    if (found === null || bare === null || MESS.test(bare)) continue
    const noun = anyNounIn(bare)
    if (noun !== null && noun.sort !== 'food') continue
    const isMany = isPlural(bare) || noun?.count === 'one'
    return { before: found[0], isFew: false, bare, isMany, lot: lotOf('too many', bare, isMany) }
  }
  return null
}

const MESS =
  /(?<!\p{L})(?:toys?|clothes|shoes|crayons|blocks|bricks|lego|glitter|toast|crumbs|books|playdough|slime)$/iu

const LEAST = 6
function isTooFew(lot: string): boolean {
  const figure = /^(?:\D* )?(?<figure>\p{N}+)$/u.exec(lot)?.groups?.['figure']
  return figure !== undefined && Number(figure) < LEAST
}

/** “A whole bucket of plums”, “forty mangoes”, “far too much soup”. */
function lotOf(lot: string, bare: string, isMany: boolean): string {
  if (/(?:too|so) (?:many|much)$|^enough$|^a glut/u.test(lot)) return `far too ${isMany ? 'many' : 'much'} ${bare}`
  const counted = wordsForFigures(
    lot
      .replace(/^(?:about|over|nearly|almost|around|like|literally|at least|some) /u, '')
      .replace(/kgs?$/u, ' kilos')
      .replace(/lbs?$/u, ' pounds')
      .replace(/\s+/gu, ' ')
  )
  const whole = counted
    .replace(/^the /u, 'a ')
    .replace(
      /^(?:two |three |four |five |ten |\p{L}+[- ])?(?:kilos?|pounds?|litres?|boxes|bags|crates|trays|jars|packs|packets|sacks|buckets|pots|tins|cases)$/u,
      '$& of'
    )
  return `${whole.replace(/ of of$/u, ' of')} ${bare}`
}

const STOPS =
  /^(?:over|from|for|in|on|at|to|and|but|so|we|i|he|she|they|it|of|the|a|an|who|that|which|because|with|by|out|off|round|again|today|yesterday|this|last|when|while|now|every|everywhere|all|lol|help|is|are|was|were|has|have|had|came|come|left|my|our|his|her|their|as|than|under|into|onto|up|down|after|before|then|yet|still|already|each|arrived|turned|what|not|no|only|instead|through|coming|sitting|waiting|next|too|please|must|need|needs|enough|would|will|could|if|or|where|here|there|everyone|everybody|nobody|some|just|ready|between)$/iu
const MOST_WORDS = 3

/** “Plums” of “plums over the fence”; null where it is nothing that lies in a heap. */
function thingIn(rest: string): string | null {
  const words = rest.trim().split(/[ ,.!?;:…–]+/u)
  const stop = words.findIndex((word) => STOPS.test(word))
  const all = words.slice(0, Math.min(stop < 0 ? words.length : stop, MOST_WORDS)).filter((word) => word !== '')
  for (let length = all.length; length > 0; length -= 1) {
    const phrase = all.slice(0, length).join(' ').toLowerCase()
    const last = all[length - 1]?.toLowerCase() ?? ''
    if (NOT_TOO_MUCH.test(last)) continue
    const noun = anyNounIn(phrase)
    const isKnown = noun !== null && ['food', 'thing', 'stuff', 'machine'].includes(noun.sort)
    if (
      isKnown ||
      (noun === null && (isPlural(last) || FOODS.test(last)) && !tagsOfWord(last).includes('PresentTense'))
    )
      return phrase
  }
  return null
}

/** What is eaten and stands in no lexicon. */
const FOODS =
  /^(?:jollof|fufu|injera|biryani|dal|daal|dhal|curry|stew|soup|broth|rice|pasta|spaghetti|lasagne|lasagna|chilli|bread|cake|cheese|jam|chutney|honey|milk|yoghurt|yogurt|butter|rhubarb|kale|chard|spinach|lettuce|cabbage|pumpkin|marrow|squash|jackfruit|breadfruit|durian|plantain|cassava|yam|taro|kūmara|kumara|kimchi|tofu|mochi|gyoza|jiaozi|baozi|zongzi|sushi|ramen|noodles?|pho|laksa|satay|pad thai|hummus|tabbouleh|couscous|tagine|baklava|knafeh|maamoul|halva|tamales?|tortillas?|arepas?|empanadas?|feijoada|pão|brigadeiros?|pierogi|borscht|kompot|halwa|kheer|laddoo|ladoo|idli|dosa|sambar|pickle|popcorn|ice cream|chocolate|salad|salsa|fruit|fish|salmon|meat|porridge|pudding|trifle|jelly|custard|garlic|ginger|parsley|mint|basil|coriander|paper|string|tape|wool|lego|playdough|glitter|sand|compost|bubble wrap)$/iu
const LIQUID =
  /(?<!\p{L})(?:soup|stew|broth|dal|daal|dhal|curry|sambar|porridge|custard|milk|jam|honey|chutney|juice|lemonade|ramen|pho|laksa|borscht|chilli|sauce|rice|pasta|spaghetti|jollof|biryani|kheer)$/iu
const BIG =
  /(?<!\p{L})(?:pumpkins?|marrows?|watermelons?|melons?|cabbages|jackfruits?|boxes|cushions|pillows|blankets|toilet rolls|coats|books|cauliflowers|balloons|balls|coconuts|pineapples)$/iu

function slotsOf(much: Much, how: string, said: string, family: readonly KinMember[]): WishSayings {
  const { bare, isMany, lot } = much
  const noun = anyNounIn(bare)
  const isFood =
    noun === null
      ? !/^(?:paper|string|tape|wool|lego|glitter|sand|compost|socks|boxes)$/u.test(bare)
      : noun.sort === 'food'
  const deed = deedWith(said, bare, isMany)
  const one = isMany ? `one ${oneOf(bare)}` : `a little ${bare}`
  const doer = giverIn(said, family)
  const giver = how === 'given' || how === 'cooked' ? doer : null
  return {
    ...slotsOfSaid('plenty', bare),
    'plenty.bare': bare,
    'plenty.them': isMany ? 'them' : 'it',
    'plenty.lot': lot,
    'plenty.one': one,
    ...potOf(bare, isFood),
    [isMany ? 'plenty.several' : 'plenty.stuff']: isMany ? bare : `the ${bare}`,
    [isFood ? 'plenty.food' : 'plenty.thing']: bare,
    ...(deed === null
      ? { [isFood ? 'plenty.eat' : 'plenty.stow']: isFood ? bare : `the ${bare}` }
      : { 'plenty.deed': deed }),
    ...cameSo(how, giver, lot, one),
    ...(doer?.member ? { 'with.kin': doer.called } : {})
  }
}

/** In what some of it is carried. */
function potOf(bare: string, isFood: boolean): WishSayings {
  const pot = LIQUID.test(bare) ? 'pot' : BIG.test(bare) || !isFood ? 'basket' : 'bowl'
  return { 'plenty.pot': `the ${pot}`, 'plenty.big': `a big ${pot}`, 'plenty.empty': `an empty ${pot}` }
}

/** By whom or how it came, as the one way to begin that says so, and who gets the last of it. */
function cameSo(how: string, giver: Giver | null, lot: string, one: string): WishSayings {
  const way =
    giver === null
      ? { [`plenty.${['ordered', 'picked', 'grown'].includes(how) ? how : 'came'}`]: lot }
      : { [how === 'cooked' ? 'plenty.cook' : 'plenty.who']: giver.called }
  if (giver === null) return { ...way, 'plenty.kept': one }
  return giver.member === null
    ? { ...way, ...(how === 'cooked' ? { 'plenty.kept': one } : { 'plenty.mine': giver.called }) }
    : { ...way, 'plenty.kept': one }
}

interface Giver {
  called: string
  /** Where that one is at home tonight. */
  member: KinMember | null
}

const VERB =
  '(?:has |have |had |just |also |then |always )*(?:gave|given|gives|brought|brings|came|comes|turned up|arrived|sent|sends|dropped|left|handed|passed|posted|cooked|cooks|made|makes|baked|bakes|fried|boiled|steamed|rolled|prepared|wrapped|knitted|knits|sewed|crocheted|folded|is making|was making|bought|buys|ordered|picked|dug up|grew|won)'
const TITLED = wordPattern(
  String.raw`(?<who>(?:mr|mrs|ms|miss|señora|señor|frau|herr|madame|auntie|aunty|aunt|uncle) (?-i:\p{Lu})\p{L}+)(?: \p{L}+){0,5}? ${VERB}(?!\p{L})`,
  'iu'
)
const BY_KIN = wordPattern(
  String.raw`(?<!\p{L})(?<who>(?:my |our |his |her |the )?(?:${KIN})(?:[ -]in[ -]law)?(?: (?-i:\p{Lu})\p{L}+)?) (?:from \p{L}+ )?${VERB}(?!\p{L})`,
  'iu'
)
const BY_OTHER = wordPattern(
  String.raw`(?<!\p{L})(?<who>(?:next door|the neighbou?rs?|our neighbou?rs?|neighbou?rs?|(?:the |our |a |my |his |her )(?:old |nice |kind )?(?:lady|man|woman|friend|farmer|teacher|baker|greengrocer|landlady|landlord|caretaker)(?: next door| downstairs| upstairs| opposite| across the road)?))(?: (?:from |at |in )?\p{L}+){0,2}? ${VERB}(?!\p{L})`,
  'iu'
)

function giverIn(said: string, family: readonly KinMember[]): Giver | null {
  const titled = TITLED.exec(said)?.groups?.['who']
  if (titled !== undefined) return giverOf(capitals(titled), family)
  const kin = BY_KIN.exec(said)?.groups?.['who']
  if (kin !== undefined) return giverOf(kin, family)
  const other = BY_OTHER.exec(said)?.groups?.['who']
  if (other === undefined) return null
  const who = other.toLowerCase().replace(/neighbor/u, 'neighbour')
  if (who === 'next door') return { called: 'the neighbour', member: null }
  return { called: who.replace(/^(?:my|our|his|her|an?|the)? ?/u, 'the '), member: null }
}

/** “Uncle” is the one who is there tonight, or Isla’s uncle. */
function giverOf(who: string, family: readonly KinMember[]): Giver | null {
  const [member, other] = whomMeant(who, family)
  if (member !== undefined && other === undefined)
    return member.isHero || !member.speaks ? null : { called: member.called, member }
  const bare = who.replace(/^(?:my|our|his|her|the) /iu, '')
  if (/ \p{Lu}/u.test(bare)) return { called: capital(bare), member: null }
  const hero = family.find(({ isHero }) => isHero)?.called
  if (
    hero !== undefined &&
    /^(?:uncle|aunt\p{L}*|cousins?|brother|sister|mother|father|parents|(?:mother|father)[ -]in[ -]law)$/iu.test(bare)
  )
    return {
      called: `${hero}’s ${bare
        .toLowerCase()
        .replace(/^(mother|father)[ -]in[ -]law$/u, 'grand$1')
        .replace(/-| in law/gu, ' ')
        .trim()}`,
      member: null
    }
  return { called: capital(bare), member: null }
}

function oneOf(many: string): string {
  const noun = anyNounIn(many)
  if (noun !== null) return noun.one
  return many
    .replace(/ies$/u, 'y')
    .replace(/(?<=o|sh|ch|x|ss)es$/u, '')
    .replace(/(?<!s)s$/u, '')
}
