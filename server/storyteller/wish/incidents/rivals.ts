import { anyKnownNoun } from '#content/lexicon.ts'
import type { KnownNoun } from '#content/lexicon/lexicon-entry.ts'
import { capital } from '../../capital.ts'
import { isCountable, isMass, isPlural } from '../../language/common-nouns.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { tagsOfWord } from '../../language/word-list.ts'
import { wordPattern } from '../../word-pattern.ts'
import { isCalledSo, type KinMember } from '../deeds/wish-kin.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import type { IncidentReader } from './incident-reader.ts'

/** That two are at odds over which is better, and neither over a toy nor over money. */
const AT_ODDS = wordPattern(
  String.raw`(?<!\p{L})(?:(?:who(?:[’']?s|se)?|which(?: one)?|whose) (?:\p{L}+ ){0,4}?(?:better|best|nicest|tastiest|real|proper|right|tastier|yummier|yummiest)|(?:better|tastier|nicer|more authentic) than|(?:is|are|was|were|makes?|made|cooks?|does|do) (?:\p{L}+ ){0,2}?(?:the )?(?:better|best|nicest|tastiest|tastier|real|right|proper|only (?:real|proper|right))(?: one| way)?|(?:cook|bake)[- ]?off|(?:war|wars|battle|duel|showdown|rivalry|face[- ]?off|standoff|debate|contest|competition)|(?:vs?\.?|versus)(?= )|argu(?:e|es|ed|ing) (?:about|over)|can[’']?t agree|don[’']?t agree|disagree|compet(?:e|es|ed|ing)|(?:hers|his|theirs|each one) (?:is|are) (?:nicer|better|yummier|tastier)|same kitchen|vote[sd]?|voting|two \p{L}+s,? one|(?:both|each) (?:say|says|think|thinks|insist|insists|claim|claims|swear|swears|reckon|reckons)|(?:pick|choose|decide|judge|say) (?:a winner|the winner|who|whose|which)|(?:says?|thinks?|reckons?) (?:\p{L}+ ){0,5}?first|first,? says?|(?:comes?|goes?|put|puts|pour|pours) (?:the )?\p{L}+ (?:in )?(?:first|before|on first)|\p{L}+ (?:goes|comes|in|on) (?:in |on )?first)(?!\p{L})`,
  'iu'
)
const HOW = String.raw`(?:(?:my|our|the|his|her|their|both|other|big|little|old|dear) )*`
const NEXT_DOOR = String.raw`(?:lady|man|woman|neighbou?rs?|auntie|aunty)(?: (?:from )?(?:next door|across the (?:road|street|hall)|upstairs|downstairs|over the road))?`
const TITLE =
  '(?:auntie|aunty|aunt|uncle|tita|tito|tia|tía|tio|tío|amca|teyze|abla|khalto|khala|khalo|ammo|amto|tante|onkel|tata|masi|mausi|bhabhi|kaka|kaki|mami|grandma|granny|nana|nan|mrs|mr|ms|miss|dr|kuya|ate|chacha|bua|ba|bà|ong|ông)'
const MANY =
  "grandm(?:other|um)?a?[’']?s|grans|nanas|nans|nonnas|nonna[’']s|nana[’']s|gran[’']s|grannies|nannies|grandpa[’']?s|grandad[’']?s|granddads|grandfathers|aunts|aunties|uncles|neighbou?rs|abuelas|abuela[’']s|ammas"
const PERSON = wordPattern(
  String.raw`(?<!\p{L})(?<how>${HOW})(?:(?<titled>${TITLE} (?!(?:and|says?|makes?|made|thinks?|vs|has|is|puts?|wants?|came|in|on|at|the|who|brought|arrived|insists?|swears?|cooks?|cooked|do|does|did|won|are|was|were|both|each|from|with|against|versus|next|or|over|about|again|also|here|then|tonight|today)\b)\p{L}+)|(?<many>(?:(?<=(?:both|two|all|the) (?:of )?(?:the |my |our |his |her )?)(?:${MANY})(?= (?:both|each|are|have|had|made|brought|cooked|baked|say|think|argue|can[’']?t|disagree)(?!\p{L}))|(?<=(?:both|two|of the|between the) (?:of )?(?:the |my |our |his |her )?)(?:${MANY})))|(?<kin>${KIN})|(?<next>${NEXT_DOOR}))(?:[’']?s)?(?!\p{L}|[’']s (?:sister|brother|mum|mom|dad))`,
  'giu'
)
/** What is made: “makes the better jollof”, “whose dumplings”, “over biryani”, “their lasagne”. */
const MADE = [
  String.raw`(?:ma[kd]e|makes|making|cook|cooks|cooked|bake|bakes|baked|fry|fries|brew|brews|brewed|does|do) (?:(?:the|a|an|us|their|her|his|own|some|both|better|best|nicest|tastiest|tastier|real|proper|right|good|most|only|authentic|more|big|huge|very|pot|pots|tray|trays|batch|batches|plate|plates|bowl|bowls|of) )*(?<dish>\p{L}+(?: \p{L}+)?)`,
  String.raw`(?:whose|which|who[’']s) (?:(?:the|of|is|are|better|best|nicest|tastiest|real|proper|homemade) )*(?<dish>\p{L}+(?: \p{L}+)?)`,
  String.raw`(?:over|about|their|her|his|own|best|better|\p{L}+[’']s|real|proper) (?<dish>\p{L}+(?: \p{L}+)?)`
].map((source) => wordPattern(String.raw`(?<!\p{L})${source}(?!\p{L})`, 'giu'))
/** Food that few lexicons know, by what families all over the world argue about. */
const DISH =
  /^(?:jollof|jollof rice|waakye|egusi|egusi soup|fufu|ugali|chapatis?|rotis?|sambar|rasam|dosas?|idlis?|biryani|pulao|dal|dahl|daal|khichdi|poha|chai|masala chai|samosas?|pakoras?|momos?|gyoza|jiaozi|dumplings?|zongzi|kimchi|kimbap|bibimbap|tteokbokki|pho|adobo|sinigang|lumpia|pancit|rendang|laksa|satay|nasi goreng|hummus|tabbouleh|kibbeh|kabsa|mansaf|maqluba|falafels?|koshari|molokhia|dolmas?|baklava|borek|moussaka|pierogi|borscht|goulash|schnitzel|strudel|apple strudel|stollen|lasagn[ae]|ragu|rag[uù]|carbonara|pesto|risotto|gnocchi|tiramisu|paella|tortilla|tortillas|empanadas?|tamales|mole|pozole|guacamole|salsa|arepas?|feijoada|brigadeiros?|ceviche|gumbo|jambalaya|mac and cheese|mac n cheese|cornbread|chili|chilli|barbecue|bbq|brisket|potato salad|coleslaw|meatloaf|meatballs?|gravy|roast potatoes|roasties|yorkshire puddings?|trifle|scones?|crumble|apple crumble|apple pie|pies?|pavlova|anzac biscuits|lamingtons?|fry bread|boil[- ]up|hangi|hāngī|rewena|haggis|soda bread|colcannon|stew|soup|chicken soup|matzo ball soup|latkes|challah|kugel|curry|curries|noodles|ramen|udon|miso soup|onigiri|omurice|okonomiyaki|takoyaki|congee|fried rice|rice|pasta|pancakes?|waffles|crepes?|omelettes?|toast|porridge|cakes?|cheesecake|carrot cake|birthday cake|banana bread|bread|brownies|biscuits|cookies|jam|marmalade|chutney|pickles?|lemonade|tea|cup of tea|coffee|hot chocolate|smoothies?|cereal|pizzas?|burgers?|tacos|sandwiches|mashed potatoes?|mash|chips|stuffing|bolognese|spaghetti(?: bolognese)?|shepherds pie|shepherd’s pie|cottage pie|bunny chow|bobotie|koeksisters|malva pudding|injera|doro wat|tagine|couscous|shakshuka|plov|manti|pelmeni|vareniki|syrniki|blini|sarma|cevapi|burek|puff[- ]?puff|moi moi|akara|kelewele|shito|pilau|mandazi|sukuma|githeri|nyama choma|puddings?|christmas pudding|rice pudding|mince pies|fudge|ice cream|salad|kheer|ladoos?|laddus?|gulab jamun|halwa|payasam|ghevar|modaks?)$/iu
const NO_DISH = /^(?:night|dinner|supper|lunch|breakfast|tea ?time|food|meal|meals|cooking|one|ones|thing|egg)$/iu
const DRUNK = /(?:tea|chai|coffee|lemonade|chocolate|smoothies?|juice|milk)$/iu
const IN_BOWLS =
  /(?:soup|stew|boil[- ]up|pho|ramen|noodles|porridge|congee|cereal|sambar|rasam|pozole|laksa|dal|dahl|daal|curry|curries|gumbo|chill?i|kheer|payasam|ice cream|dumplings?|salad)$/iu
/** What is no quarrel to laugh about, is to be told as itself, or is asked. */
const NOT_SO =
  /(?<!\p{L})(?:entered|court|custody|divorc\p{L}*|money|rent|loan|police|hit|hits|hitting|slapp\p{L}*|punch\p{L}*|push\p{L}*|scream\p{L}*|swor[en]|cr(?:y|ied|ies|ying)|tears|upset|scared|afraid|moved out|not (?:speaking|talking)|n[’']t (?:speak|talk)\p{L}*|for (?:weeks|months|years) now|died|dead|dying|funeral|hospital|ill|sick|poorly|cancer|allerg\p{L}*|poison\p{L}*|chok\p{L}*|burn(?:t|ed) (?:her|his|my)|ex|lawyer|drunk|wine|beer|whisky|rum|gin|vodka|sell|sells|selling|stall|dragons?|unicorns?|witch(?:es)?|wizards?|pirates?|robots?|monsters?|giants?|animals|dinosaurs?|princess\p{L}*|knights?|bears?|foxes|mice|chefs?|recipe for|how (?:do|does|to)|parent(?:s|ing)|teacher)(?!\p{L})/iu
const FIRST =
  /(?<!\p{L})(?<part>milk|jam|cream|cereal|cheese|tea|water|sugar|rice|butter)(?: (?:always|must|has to|should|to))?(?: (?:goes?|comes?|be|go|come|in|on))*(?: in| on)? (?:first|before)(?!\p{L})/iu
const OF_FIRST: Readonly<Record<string, string>> = {
  milk: 'tea',
  tea: 'tea',
  water: 'tea',
  sugar: 'tea',
  jam: 'scones',
  cream: 'scones',
  butter: 'scones',
  cereal: 'cereal'
}

const SAID_SO: Readonly<Record<string, string>> = {
  'cup of tea': 'tea',
  lasagna: 'lasagne',
  bbq: 'barbecue',
  roasties: 'roast potatoes',
  'mac n cheese': 'mac and cheese'
}

const IS_PART = /^(?:milk|jam|cream|butter|water|sugar)$/u

interface Rival {
  called: string
  member: KinMember | null
}

/** “Who makes the better jollof. Auntie Efua from Accra has arrived in Lagos and it has started”. */
export const rivals: IncidentReader = (message, family) => {
  if (
    !AT_ODDS.test(message) ||
    NOT_SO.test(message) ||
    /(?<!\p{L})(?:an?|two|the two) (?:\p{L}+ )?\p{L}+ (?:who|that) /iu.test(message)
  )
    return null
  const first = FIRST.exec(message)?.groups?.['part']?.toLowerCase()
  const found = dishIn(message)
  // “Milk first” is said of tea.
  const dish =
    first === undefined || (found !== null && found !== first && !IS_PART.test(found))
      ? found
      : (OF_FIRST[first] ?? null)
  if (dish === null) return null
  const two = rivalsIn(message, family)
  if (two === null) return null
  const [one, other] = two
  const beside = family.filter(
    (member) => member.speaks && !member.isHero && member !== one.member && member !== other.member
  )
  const neutral = beside.find(({ isChild }) => !isChild) ?? beside[0]
  return {
    ...slotsOfDish(dish, first),
    'rivals.one': one.called,
    'rivals.two': other.called,
    'rivals.began': begunOf(message, one, other),
    ...(neutral === undefined ? {} : { 'with.kin': neutral.called })
  }
}

/** “Who makes the best vetkoek”: a word that is none of English. */
const OF_NO_LEXICON = wordPattern(
  String.raw`(?<!\p{L})(?:makes?|made|cooks?) (?:the |a )?(?:best|better|real|proper|nicest|tastiest) (?<dish>\p{L}{3,})`,
  'iu'
)

/** What two have made, as many of it as there is on two plates: “dumplings” of a dumpling contest. */
function dishIn(message: string): string | null {
  for (const pattern of MADE)
    for (const { groups } of message.matchAll(pattern)) {
      const words = (groups?.['dish'] ?? '').toLowerCase().split(' ')
      const found = [words.join(' '), words[0] ?? '', words.at(-1) ?? ''].find(isDish)
      if (found !== undefined) return manyOf(found)
    }
  const unknown = OF_NO_LEXICON.exec(message)?.groups?.['dish']?.toLowerCase()
  if (unknown !== undefined && !isCountable(unknown) && !isMass(unknown) && tagsOfWord(unknown).length === 0)
    return unknown
  const words = message.toLowerCase().split(/[^\p{L}’'-]+/u)
  for (const long of [3, 2, 1])
    for (let at = 0; at + long <= words.length; at += 1) {
      const said = words.slice(at, at + long).join(' ')
      if (isDish(said)) return manyOf(said)
    }
  return null
}

function isDish(said: string): boolean {
  return !NO_DISH.test(said) && (DISH.test(said) || foodCalled(said) !== null)
}

function foodCalled(said: string): KnownNoun | null {
  const noun = anyKnownNoun(said)
  return noun?.sort === 'food' ? noun : null
}

const ONE_OF_MANY =
  /^(?:pancake|chapati|roti|dosa|idli|samosa|pakora|momo|dumpling|meatball|scone|pizza|burger|falafel|empanada|arepa|waffle|biscuit|cookie|tortilla|taco|omelette|smoothie)$/u

/** Of what is cut into pieces there are two plates all the same. */
const IN_PIECES = /(?:cake|pie|pudding|pizza|strudel|bread|soup|stew|curry|chill?i|crumble|trifle|pavlova|tart|loaf)$/u

function manyOf(said: string): string {
  if (ONE_OF_MANY.test(said)) return `${said}s`
  const noun = foodCalled(said)
  return noun === null || noun.count !== 'one' || isPlural(said) || IN_PIECES.test(said) ? said : noun.many
}

function slotsOfDish(dish: string, first: string | undefined): WishSayings {
  const bare = SAID_SO[dish] ?? dish
  const kept = DRUNK.test(bare) ? 'cup' : IN_BOWLS.test(bare) ? 'bowl' : 'plate'
  const isMany = isPlural(bare)
  const part = first === undefined ? undefined : capital(first)
  return {
    rivals: `the ${bare}`,
    'rivals.bare': bare,
    'rivals.dish': kept,
    'rivals.dishes': `${kept}s`,
    'rivals.were': isMany ? 'were' : 'was',
    'rivals.claim':
      part === undefined
        ? isMany
          ? 'Mine are the real ones'
          : 'Mine is the real one'
        : `${part} goes in first`.replace(/(?<=Jam|Cream|Butter) goes in/u, ' goes on'),
    'rivals.answer':
      part === undefined
        ? isMany
          ? 'Mine are the really real ones'
          : 'Mine is the really real one'
        : `${part} goes in last`.replace(/(?<=Jam|Cream|Butter) goes in/u, ' goes on')
  }
}

/** The two who each have the better one: as they are said, or who is there. */
function rivalsIn(message: string, family: readonly KinMember[]): readonly [Rival, Rival] | null {
  if (IN_LAW.test(message)) return bothOf('grandmas', family)
  const said: Rival[] = []
  for (const { groups = {} } of message.matchAll(PERSON)) {
    const { how = '', titled, many, kin, next } = groups
    if (many !== undefined) return bothOf(many.toLowerCase(), family)
    const called = asChildSays(withoutNoName(titled) ?? kin ?? next ?? '', how, message)
    const one = rivalOf(called, next !== undefined, family)
    if (one !== null && !one.member?.isHero && !said.some((each) => each.called === one.called)) said.push(one)
  }
  for (const member of family)
    if (
      !member.isHero &&
      wordPattern(String.raw`(?<!\p{L})${member.called.replaceAll(/[^\p{L} -]/gu, '.')}(?!\p{L})`, 'iu').test(
        message
      ) &&
      !said.some((each) => each.called === member.called)
    )
      said.push({ called: member.called, member })
  const [one, other = IS_RIVALRY.test(message) ? besideOf(said, family) : null] = said
  return one === undefined || other === null ? null : [one, other]
}

/** “My mum and my mother in law”, as a parent says it. */
const IN_LAW =
  /(?<!\p{L})(?:mum|mom|mother) .*(?:mother[- ]in[- ]law|mil)(?!\p{L})|(?:mother[- ]in[- ]law|mil) .*(?:mum|mom|mother)(?!\p{L})/iu
/** Of many of one kind each is called so, and in the family they are found by this. */
const ONE_OF: readonly (readonly [RegExp, string, RegExp])[] = [
  [/^(?:grandm|gran[’']?s|nan|nonna|grannies|abuela|amma)/u, 'grandma', /grandmother|grandma/iu],
  [/^(?:grandp|grand+a|grandfathers)/u, 'grandpa', /grandfather|grandpa/iu],
  [/^(?:aunts|aunties)/u, 'auntie', /aunt/iu],
  [/^uncles/u, 'uncle', /uncle/iu],
  [/^neighbou?rs/u, 'neighbour', /neighbou?r/iu]
]

/** “Both nonnas”: Nonna Left and Nonna Right, by where they sit, or the one of them who is there. */
function bothOf(many: string, family: readonly KinMember[]): readonly [Rival, Rival] | null {
  const [, kind, relationship] = ONE_OF.find(([word]) => word.test(many)) ?? []
  if (kind === undefined || relationship === undefined) return null
  const one = /^(?:abuela|nonna|nana|amma|nan(?=s))/u.exec(many)?.[0] ?? kind
  const [first, second] = family.filter((member) => !member.isHero && relationship.test(member.relationship))
  if (first !== undefined)
    return [
      { called: first.called, member: first },
      { called: second?.called ?? `the other ${one}`, member: second ?? null }
    ]
  if (kind === 'neighbour')
    return [
      { called: 'the neighbour on the left', member: null },
      { called: 'the neighbour on the right', member: null }
    ]
  return [
    { called: `${capital(one)} Left`, member: null },
    { called: `${capital(one)} Right`, member: null }
  ]
}

/** “Nan nearly fainted” names no Nan Nearly. */
function withoutNoName(titled: string | undefined): string | undefined {
  const [title = '', name = ''] = titled?.split(' ') ?? []
  const tags = tagsOfWord(name.toLowerCase())
  const isName =
    /^\p{Lu}/u.test(name) ||
    (tags.length === 0 && !/(?:ly|ed|ing)$/u.test(name)) ||
    tags.some((tag) => tag.endsWith('Name'))
  return titled === undefined || isName ? titled : title
}

/** A parent who writes of a husband calls the child’s grandfather “my dad”. */
function asChildSays(called: string, how: string, message: string): string {
  if (!/^my /iu.test(how) || !OF_A_PARENT.test(message)) return called
  if (/^(?:dad|father|papa)$/iu.test(called)) return 'Grandpa'
  return /^(?:mum|mom|mother|mama)$/iu.test(called) ? 'Grandma' : called
}

const OF_A_PARENT = /(?<!\p{L})(?:my|the) (?:husband|hubby|wife|kids?|son|daughter|children)(?!\p{L})/iu

/** As a child calls them. */
const TITLE_OF: Readonly<Record<string, string>> = { aunt: 'Auntie', husband: 'Dad', hubby: 'Dad', wife: 'Mum' }

function rivalOf(called: string, isNextDoor: boolean, family: readonly KinMember[]): Rival | null {
  const words = called.toLowerCase().split(' ')
  if (isNextDoor) return { called: `the ${called.toLowerCase()}`, member: null }
  if (
    /^(?:kids?|son|daughter|baby|twins?|pops?|ma|pa|siblings?|nephew|niece|aunts|uncles|cousins|grandparents|parents|sisters|brothers)$/iu.test(
      called
    )
  )
    return null
  const [kin = '', name] = words
  const member = family.find((each) => isCalledSo(each, kin, name === undefined ? undefined : capital(name))) ?? null
  if (member !== null) return { called: member.called, member }
  const title = TITLE_OF[called.toLowerCase()] ?? words.map((word) => capital(word)).join(' ')
  return {
    called: /^(?:brother|sister|cousin|partner|neighbou?r)$/u.test(kin) && name === undefined ? `the ${kin}` : title,
    member: null
  }
}

/** Where one is said, the grown-up who is there cooks against that one. */
function besideOf(said: readonly Rival[], family: readonly KinMember[]): Rival | null {
  const [one] = said
  const member = family.find((each) => each.speaks && !each.isHero && !each.isChild && each !== one?.member)
  return member === undefined ? null : { called: member.called, member }
}

/** Where one alone is said, that there is another. */
const IS_RIVALRY =
  /(?<!\p{L})(?:who|whose|who[’']s|whos|which|battle|war|wars|contest|competition|cook[- ]?off|bake[- ]?off|than (?:mine|ours|anyone|us)|has started|both|pick|judge|vs|versus)(?!\p{L})/iu

const CAME =
  /(?<!\p{L})(?:from (?<from>\p{L}+)(?: (?:has|have|is|just))*(?: just)? (?:arrived|come|came|here|visiting|staying)|(?:arrived|came|here|visiting|over|is) from (?<whence>\p{L}+))(?!\p{L})/iu

/** How it began, in a sentence of the story. */
function begunOf(message: string, one: Rival, other: Rival): string {
  if (one.called.endsWith(' Left')) return 'They were called that because of where they sat'
  const groups = CAME.exec(message)?.groups
  const from = groups?.['from'] ?? groups?.['whence']
  if (from === undefined || /^(?:the|a|her|his|their|my|our|work|school)$/iu.test(from))
    return 'They had talked of nothing else all day'
  const who = other.member !== null && one.member === null ? one : one.member === null ? one : other
  return `${capital(who.called)} had come all the way from ${capital(from)}, and had talked of nothing else since the front door`
}
