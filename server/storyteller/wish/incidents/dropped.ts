import { anyKnownNoun } from '#content/lexicon.ts'
import { capital } from '../../capital.ts'
import { isPlural } from '../../language/common-nouns.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import type { IncidentReader } from './incident-reader.ts'
import { asWritten, inThePast, oneSaid, ofThem, type SaidOne } from './told-clause.ts'

/** What families drop, as they call it, beside what the lexicon knows as food. */
const FOOD =
  /^(?:ice creams?|ice lolly|ice lollies|lolly|popsicle|gelato|cornet|cone|scoops?|sundae|cakes?|birthday cake|cupcakes?|brownies|biscuits?|cookies?|doughnuts?|donuts?|pancakes?|waffles?|crepes?|pizzas?|lasagn[ae]|spaghetti|noodles|pasta|ramen|pho|rice|fried rice|jollof(?: rice)?|biryani|dal|dahl|daal|curry|curries|sambar|rasam|dosas?|idlis?|rotis?|chapatis?|parathas?|samosas?|momos|dumplings|sushi|kimbap|kimchi|congee|soup|stew|pie|pies|casserole|gravy|sausages?|fish fingers|chips|burgers?|kebabs?|tacos?|burritos?|sandwich(?:es)?|toast|bread|baguette|eggs?|boiled egg|porridge|cereal|weetabix|oatmeal|yogh?urts?|custard|jelly|trifle|puddings?|pavlova|cheesecake|chocolates?|sweets|popcorn|milk|juice|squash|smoothie|milkshake|tea|coffee|hot chocolate|lemonade|water|lassi|chai|boba|bubble tea|slushy?|slushie|honey|jam|ketchup|ketchup bottle|mayo|butter|flour|sugar|salt|hummus|beans|baked beans|peas|salad|cheese|strawberr(?:y|ies)|blueberries|grapes|watermelon|melon|bananas?|apples?|mangoe?s?|oranges?|tomatoes|dinner|lunch|breakfast|tea|picnic|supper|roast|turkey|chicken|fish|pavlova|halwa|kheer|gulab jamun|ladoos?|laddus?|baklava|tamales|empanadas|arepas|paella|tortilla|ugali|fufu|plantains?|injera|pierogi|borscht|moussaka|falafels?|marshmallows?|candy ?floss|candy|crisps|toffee apple|muffins?|buns?|tray bake|meatballs|mash(?:ed potatoes?)?|potatoes|snacks?|sprinkles|icing|batter|dough|mac and cheese|fries|hot ?dog|nuggets)$/iu
const HOLDER =
  /^(?:(?:whole|entire|full|big|huge|giant|little|small|new|fresh|hot|cold) )*(?:bowl|plate|pot|pan|tray|tub|box|bag|packet|bottle|carton|jug|cup|glass|mug|pint|jar|tin|dish|bucket|suitcase|basket|scoop|slice|piece|spoonful|stack|tower|lunchbox|punnet|dozen)s? of /iu
/** Before what fell: “the whole”, “her”, “somebody’s”. */
const OF_ONE = String.raw`(?:(?:the|a|an|her|his|my|our|their|its|some|all|all of|all the|one|two|three|entire|whole|full|big|huge|giant|brand new|new|last|\p{L}+’s|grandmas|dads|mums|someones|of) )*`
const THING = String.raw`(?<own>${OF_ONE})(?<thing>(?:\p{L}+(?:-\p{L}+)? ){0,4}?\p{L}+)`
const WENT =
  'fell|falls|fallen|slid|slides|slipped|slips|melted|melts|toppled|topples|collapsed|collapses|landed|lands|rolled|rolls|tipped|tips|spilled|spilt|spills|splattered|exploded|ended up|flew|flies|dropped|drops|flopped|plopped|crashed|splashed|went|leaked|burst|(?:was|got|has been) (?:dropped|spilled|spilt|sat on|squashed|knocked over|tipped over)|is (?:on|all over) (?:the|my|her|his|our)'
const FELL = wordPattern(
  String.raw`(?<![\p{L}’])${THING} (?:(?:just|has|have|had|all|straight|right|then|immediately|literally|completely) )*(?<went>${WENT})(?!\p{L})(?<rest>[^.!?;\n]*)`,
  'giu'
)
const PUT =
  'dropped|drops|dropping|spilled|spilt|spills|poured|pours|threw|throws|tipped|tips|knocked|knocks|sat on|sits on|sat in|sits in|stood on|stood in|trod on|trod in|stepped on|stepped in|squashed|squished|put|puts|smeared|smears|emptied|empties|flung|flings|launched|lobbed|hurled|splattered|squirted|squirts|sneezed|rubbed|posted|catapulted|fell (?:asleep )?(?:in|into)|sank|slipped|let go of|shook'
const DID = wordPattern(
  String.raw`(?<![\p{L}’])(?<who>(?:(?:my|our|the|his|her) )?(?:(?:little|big) )?(?:(?:auntie|uncle) \p{L}+|${KIN}|toddler|baby|daughter|son|little one|boy|girl|(?:\p{L}+|\p{N}+) year old)|\p{L}+) (?:(?:just|has|have|had|accidentally|somehow|managed to|proudly|then|carefully|literally|completely|went and|also|only) )*(?<did>${PUT}) (?<out>over |out |down |off |up )?${THING}(?= (?:on|onto|in|into|at|all|over|down|off|under|behind|through|out|up|everywhere|outside|after|before|and|right|straight|while|because|when|getting|today|this|from|so|again|instead|by|as|to|lol|butter|upside|face)(?!\p{L})|[,.!;?\n]| [^\p{L}\p{N}]|$)(?<rest>[^.!?;\n]*)`,
  'giu'
)
/** Where what is poured or put does not belong; what is dropped or sat on never does. */
const OUT_OF_PLACE =
  /(?<!\p{L})(?:floor|carpet|rug|pavement|sidewalk|ground|sand|grass|road|street|mud|puddle|gutter|shoes?|boots?|wellies|slippers?|hat|head|hair|lap|face|beard|ears?|nose|bag|handbag|backpack|suitcase|pockets?|car|seat|sofa|couch|bed|pillow|laptop|keyboard|phone|remote|piano|drawer|toilet|loo|bath|pond|pool|river|fish ?tank|plant|plants|piano|radiator|wall|walls|ceiling|window|curtains?|stairs|step|lift|escalator|trousers|dress|shirt|sari|saree|suit|jumper|uniform|homework|book|books|dog|cat|bin|letterbox|toy ?box|washing machine|toaster|fridge|drain|everywhere|all over|grandad|grandpa|grandma|granny|nana|dad|daddy|mum|mummy|mom|brother|sister|him|her|himself|herself|me|us|himself|table|tablecloth|pram|pushchair|buggy|teacher|waiter|bus|train)(?!\p{L})/iu
/** Who was hurt, cross or ill, or what is no matter of a treat. */
const NOT_SO =
  /(?<!\p{L})(?:hurt\p{L}*|burn(?:t|ed|s)?|scald\p{L}*|boiling|cut (?:his|her|my)|glass (?:broke|smashed|shattered|everywhere)|shattered|broken glass|hospital|a&e|ambulance|blood|bleed\p{L}*|stitches|angry|furious|shout(?:ed|ing)|yell(?:ed|ing)|scream(?:ed|ing)|smack\p{L}*|slapp\p{L}*|hit|hits|fight\p{L}*|fought|argu\p{L}*|told off|punish\p{L}*|sick|ill|vomit\p{L}*|threw up|pois\p{L}*|medicine|tablets?|pills?|bleach|wine|beer|vodka|whisk(?:e)?y|gin|rum|drunk|died|dead|dying|ashes|funeral|scared|afraid|terrified|frightened|divorc\p{L}*|bull(?:y|ied|ies|ying)|stranger|knife|fire|asthma|allerg\p{L}*|chok\p{L}*|inconsolable|heartbroken|sobb(?:ed|ing)|devastated|depress\p{L}*|on purpose|hates?|never again|out of (?:the )?(?:window|car)|balcony|poo|wee|pee|potty|nappy|diaper|acid|petrol|paint|kettle|oven|toaster|socket|teeth|tooth|(?:he|she|i|we|baby|mum|dad) (?:fell|slipped) (?:off|over|down)|divorced|cried (?:for hours|all (?:day|night)))(?!\p{L})/iu
const IS_TALE =
  /^(?:an?|the|two|three|once|what if|story|tell|why|how|can|could|should|do|does|did) (?:\p{L}+ ){0,3}?(?:who|that|which|upon|about|do|does|is|i|you|drops|falls|slips)(?!\p{L})|(?<!\p{L})(?:dragons?|unicorns?|witch(?:es)?|wizards?|pirates?|robots?|monsters?|giants?|aliens?|fairy|princess(?:es)?|knights?|prices?|leaves|temperature|recipe|dream\p{L}*|pretend\p{L}*|film|movie|book about|song)(?!\p{L})/iu

/** “Her icecream fell on the pavement after one lick, there were tears, but the ice cream man gave her another”. */
export const dropped: IncidentReader = (message, family) => {
  const plain = asWritten(message, family)
    .replaceAll(/(?<!\p{L})(?:lol|haha\p{L}*|lmao|omg|omfg|literally|basically|today,? ?(?=\p{L}))(?!\p{L})/giu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?<=^| )(?:today|this morning|yesterday),? (?=(?:dropped|spilt|spilled|knocked over|sat on) )/giu, '')
    .trim()
    .replace(
      /^(?=(?:dropped|spilt|spilled|knocked over|sat on) )/iu,
      `${family.find(({ isHero }) => isHero)?.called ?? 'we'} `
    )
  if (NOT_SO.test(plain) || IS_TALE.test(plain) || plain.endsWith('?')) return null
  const spill = droppedBy(plain, family) ?? fellIn(plain, family)
  if (spill === null) return null
  const { bare, one } = spill
  const isMany = isPlural(bare) && !/(?:rice|cheese|hummus|jelly|juice)$/u.test(bare)
  const so = afterOf(spill.after, one, family)
  const beside = one?.member
  return {
    dropped: `the ${bare}`,
    'dropped.bare': bare,
    'dropped.was': isMany ? 'were' : 'was',
    'dropped.it': isMany ? 'they' : 'it',
    'dropped.them': isMany ? 'them' : 'it',
    'dropped.well': wellOf(spill.told, isMany),
    'dropped.began': [spill.told, ...so].join('. '),
    ...(beside !== undefined && beside !== null && !beside.isHero && beside.speaks ? { 'with.kin': beside.called } : {})
  }
}

/** What a calm person says of it. */
function wellOf(told: string, isMany: boolean): string {
  const it = isMany ? 'they were' : 'it was'
  return /(?<!\p{L})(?:sat|stood|trod|stepped|squashed) /u.test(told)
    ? `${it} a good deal rounder this morning`
    : `so that’s where ${it} going`
}

interface Spill {
  bare: string
  one: SaidOne | null
  told: string
  after: string
}

/** “Haoran sat on someones suitcase of sausages”, “he poured the milk into dads shoe”. */
function droppedBy(plain: string, family: readonly KinMember[]): Spill | null {
  for (const found of plain.matchAll(DID)) {
    const { who = '', did = '', out = '', own = '', thing = '', rest = '' } = found.groups ?? {}
    const bare = foodIn(thing)
    const isWe = /^we$/iu.test(who)
    const one = isWe ? null : oneSaid(subjectOf(who, plain, found.index), family)
    if (bare === null || (one === null && !isWe) || /^(?:to|not|n’t)$/iu.test(who)) continue
    const [where, after] = cutAfter(rest)
    if (
      /^(?:put|poured|pours|puts|rubbed|posted|shook|tipped|tips|emptied|empties|squirt|knocks?$|smear)/iu.test(did) &&
      !OUT_OF_PLACE.test(where)
    )
      continue
    if (/^(?:slipped|sank)/iu.test(did) && !/^(?:on|in)/iu.test(out)) continue
    const past = did.replace(/^dropping$/iu, 'dropped')
    const what = `${ownOf(own, one, false)}${holderOf(thing)}${foodSaid(thing)}`
    const told = inThePast(ofThem(`${one?.called ?? 'they'} ${past} ${out}${what}${where}`))
    const safe = ofOthers(told, one, family)
    if (safe === null) continue
    return { bare, one, told: capital(safe), after: after + plain.slice(found.index + found[0].length) }
  }
  return null
}

/** In “today dropped her ice cream” no doer is said. */
function subjectOf(who: string, plain: string, at: number): string {
  return at === 0 && /^(?:today|just|accidentally|somehow)$/iu.test(who) && plain !== '' ? 'he' : who
}

/** “The whole lasagne slid onto the floor”. */
function fellIn(plain: string, family: readonly KinMember[]): Spill | null {
  for (const found of plain.matchAll(FELL)) {
    const { own = '', thing = '', went = '', rest = '' } = found.groups ?? {}
    const bare = foodIn(thing)
    if (bare === null) continue
    const [where, after] = cutAfter(rest)
    if (
      /^(?:went|goes|flies|flew|ended|lands|landed|burst|rolled|tips|tipped|is)/iu.test(went) &&
      !OUT_OF_PLACE.test(went + where)
    )
      continue
    if (
      /^(?:fell|falls|fallen|dropped|drops)$/iu.test(went) &&
      /^ (?:asleep|apart from|behind in|ill|out with)/iu.test(where)
    )
      continue
    const whose = /^(?<who>\p{L}+)’s /iu.exec(own)?.groups?.['who']
    const pronoun = /(?:^| )(?<of>his|her) /iu.exec(` ${own}`)?.groups?.['of']?.toLowerCase()
    const one = oneSaid(whose ?? (pronoun === 'his' ? 'he' : pronoun === 'her' ? 'she' : ''), family)
    const isIs = /^is /iu.test(went)
    const past = isIs
      ? went.replace(/^is/iu, 'was')
      : went.replace(/^(?:has been|got) /iu, 'was ').replace(/^fallen$/iu, 'fell')
    const told = ofThem(
      `${ownOf(own, one, true)}${holderOf(thing)}${foodSaid(thing)} ${isIs ? past : pastOfWent(past)}${where}`
    )
    const ofOne = one === null ? told : told.replace(/(?<= )(?:his|her)(?= \p{L})/iu, `${one.called}’s`)
    const safe = ofOthers(ownOf(own, one, true).includes(one?.called ?? '’s') ? told : ofOne, one, family)
    if (safe === null) continue
    return { bare, one, told: capital(safe), after: after + plain.slice(found.index + found[0].length) }
  }
  return null
}

const WENT_THEN: Readonly<Record<string, string>> = {
  falls: 'fell',
  slides: 'slid',
  slips: 'slipped',
  melts: 'melted',
  topples: 'toppled',
  collapses: 'collapsed',
  lands: 'landed',
  rolls: 'rolled',
  tips: 'tipped',
  spills: 'spilled',
  spilt: 'spilled',
  flies: 'flew',
  drops: 'fell',
  dropped: 'fell',
  goes: 'went'
}

function pastOfWent(went: string): string {
  return WENT_THEN[went.toLowerCase()] ?? went.toLowerCase()
}

/** What is eaten or drunk, at the end of what fell: “suitcase of sausages” is sausages. */
function foodIn(thing: string): string | null {
  const said = thing
    .toLowerCase()
    .replace(HOLDER, '')
    .replace(/^(?:whole|entire|full|big|huge|giant|last|first|new|his|her|the|brand) /iu, '')
  const words = said.split(' ')
  for (let from = 0; from < words.length; from += 1) {
    const tail = words.slice(from).join(' ')
    if (isFood(tail)) return tail.replace('lasagna', 'lasagne')
  }
  return null
}

function isFood(said: string): boolean {
  if (FOOD.test(said)) return true
  const noun = anyKnownNoun(said)
  return noun?.sort === 'food'
}

function holderOf(thing: string): string {
  return HOLDER.exec(thing)?.[0].toLowerCase() ?? ''
}

function foodSaid(thing: string): string {
  return thing
    .replace(HOLDER, '')
    .replace(/^.*(?<!\p{L})(?:and|his|her|the|with|a|my|our) (?=\p{L})/iu, '')
    .toLowerCase()
}

/** “Her whole ”, told of a person: the one who did it keeps “her”, of what fell it is said whose it was. */
function ownOf(own: string, one: SaidOne | null, isFirst: boolean): string {
  const words = own
    .toLowerCase()
    .replace(/(?<!\p{L})grandmas /u, 'Grandma’s ')
    .replace(/(?<!\p{L})dads /u, 'Dad’s ')
    .replace(/(?<!\p{L})mums /u, 'Mum’s ')
    .replace(/(?<!\p{L})someones /u, 'somebody’s ')
    .replace(/^(?:all of|all) (?=the|her|his|my|our|their)/u, 'all ')
  const capitals = words.replaceAll(/(?<!\p{L})\p{L}+(?=’s )/gu, (name) => (name === 'somebody' ? name : capital(name)))
  if (/^(?:whole|entire|full|big|huge|giant|brand new|new|last) /u.test(capitals)) return `the ${capitals}`
  if (capitals.trim() === '') return 'the '
  const owner = /(?<!\p{L})(?:her|his|my)(?!\p{L})/u
  if (!isFirst) {
    const own1 = one?.member?.gender === 'she' ? 'her' : one?.member?.gender === 'he' ? 'his' : 'the'
    return capitals.replace(/(?<!\p{L})(?:her|his)(?!\p{L})/u, own1).replace(/(?<!\p{L})my(?!\p{L})/u, 'the')
  }
  return capitals.replace(owner, one === null ? 'the' : `${one.called}’s`)
}

const BREAK =
  /,| - | – | — |[\p{Extended_Pictographic}]|:\(|:\)| (?=(?:and|but|so|then|because|luckily|thankfully|there were|cue)(?!\p{L}))/u
/** What goes on in the same sentence, and what is told after it. */
function cutAfter(rest: string): [string, string] {
  const at = BREAK.exec(rest)
  const [where, after] = at === null ? [rest, ''] : [rest.slice(0, at.index), rest.slice(at.index)]
  const plain = where
    .replace(/ (?:today|this morning|this evening|tonight|at \p{L}+time|yesterday|earlier|just now)+/giu, '')
    .trimEnd()
  return [plain.split(' ').length > 14 ? '' : plain, after]
}

/** Of “me” and “my” the story knows no one, and “her” is the one meant. */
function ofOthers(told: string, one: SaidOne | null, family: readonly KinMember[]): string | null {
  const mine = family.find(({ isChild, speaks, isHero }) => !isChild && speaks && !isHero)?.called
  const said = told
    .replaceAll(/(?<!\p{L})(?:I|me)(?!\p{L})/gu, mine ?? 'everybody')
    .replaceAll(/(?<!\p{L})my(?!\p{L})/giu, mine === undefined ? 'the' : `${mine}’s`)
  return /[\p{N}“”"()]/u.test(said) || (one === null && /(?<!\p{L})(?:his|her|him)(?!\p{L})/u.test(said)) ? null : said
}

const AFTER = wordPattern(
  String.raw`^(?:we|i|she|he|they|it|there|everyone|everybody|nobody|no one|(?:the|a|our|my|some) (?:\p{L}+[- ]){0,3}?\p{L}+|mum|mummy|mom|dad|daddy|grandma|grandad|grandpa|granny|nana|uncle|auntie|(?-i:\p{Lu})\p{L}+) (?!(?:of|in|on|at|to|who) )\p{L}+`,
  'iu'
)
const HAPPENED =
  /(?<!\p{L})(?:was|were|had|could|did|would|\p{L}+ed|went|said|told|laughed|got|gave|ate|came|sat|ran|put|bought|made|took|drank|found|thought|stood|swept|fed|saw)(?!\p{L})/u

/** What came of it, up to two sentences: “There were tears”, “The ice cream man gave Nora another”. */
function afterOf(after: string, one: SaidOne | null, family: readonly KinMember[]): string[] {
  const told: string[] = []
  for (const part of after.split(/[.!?;:\n]+|,| - | – |[\p{Extended_Pictographic}]+| (?=(?:and|but|so|then) )/u)) {
    const link = /^ ?(?<link>but) /iu.exec(part)?.groups?.['link']
    const said = part
      .trim()
      .replace(/^(?:and|so|but|then|because|luckily|thankfully|cue|now)(?: then| now| luckily)? /iu, '')
      .replace(/ (?:today)$/iu, '')
      .trim()
    const words = said.split(' ').length
    if (told.length > 1 || words < 2 || words > 13) continue
    const sentence = sentenceOf(said, one, family)
    if (sentence !== null)
      told.push(
        link === undefined
          ? sentence
          : `But ${/^(?:The|There|They|Everybody|Everyone|We|It|A|Nobody|Our|Some) /u.test(sentence) ? `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}` : sentence}`
      )
  }
  return told
}

function sentenceOf(said: string, one: SaidOne | null, family: readonly KinMember[]): string | null {
  const happy =
    /^(?:the |our |my )?(?<who>dog|cat|puppy|pigeons?|seagulls?|ducks?|chickens|hens|birds|ants|wasps?|kids|\p{Lu}\p{Ll}+)(?: (?:is|was|were))? (?<how>(?:very |so |extremely |over the moon|thrilled|delighted |really |well )*(?:happy|delighted|thrilled|pleased|over the moon|chuffed))$/iu.exec(
      said
    )?.groups
  if (happy !== undefined) {
    const who = happy['who'] ?? ''
    return `${/^\p{Lu}/u.test(who) ? who : `The ${who.toLowerCase()}`} ${isPlural(who.toLowerCase()) ? 'were' : 'was'} ${(happy['how'] ?? '').replace(/chuffed/u, 'pleased')}`
  }
  if (/^(?:tears|big tears|lots of tears|many tears)$/iu.test(said)) return 'There were tears'
  if (!AFTER.test(said)) return null
  const told = inThePast(asWritten(said, family))
    .replace(/^(?:she|he)(?!\p{L})/iu, one?.called ?? 'they')
    .replaceAll(
      /(?<!\p{L})(?:her|him)(?= (?:an|a|another|the|some|two|one|his|hers|hand|up|back|to|for|with|new|free|so|that|it|in|on)(?!\p{L})|$)/giu,
      one?.called ?? 'them'
    )
  const safe = ofOthers(ofThem(told), one, family)
  if (
    safe === null ||
    !HAPPENED.test(safe) ||
    /(?<!\p{L})(?:god|bloody|hell|hoover\p{L}* up blood|she|he)(?!\p{L})/iu.test(safe)
  )
    return null
  return capital(safe)
}
