import { anyKnownNoun } from '#content/lexicon.ts'
import { capital } from '../../capital.ts'
import { isPlural, withArticle } from '../../language/common-nouns.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { factsOf, joined, namedIn, withNumbersSaid } from './family-facts.ts'
import type { IncidentReader } from './incident-reader.ts'

/** What is done with one of them, by three who sit side by side, and what becomes of it when it comes round again. */
interface Work {
  kind: 'piece' | 'string' | 'bowl'
  first: string
  second: string
  third: string
  again: string
  grew: string
}

const FILLED: Work = { kind: 'piece', first: 'put a spoonful in the middle', second: 'folded it over', third: 'pressed the edge down with one thumb', again: 'put in another spoonful', grew: 'fat' } // prettier-ignore
const WRAPPED: Work = { kind: 'piece', first: 'spread a spoonful on', second: 'wrapped it up', third: 'gave it a press with one thumb', again: 'wrapped it up once more', grew: 'fat' } // prettier-ignore
const ROLLED: Work = { kind: 'piece', first: 'laid a spoonful in the middle', second: 'rolled it up', third: 'pressed the end down with one thumb', again: 'rolled it up once more', grew: 'tight' } // prettier-ignore
const ROUND: Work = { kind: 'piece', first: 'took a small lump', second: 'rolled it between two hands', third: 'pressed it with one thumb', again: 'added another small lump', grew: 'big' } // prettier-ignore
const BAKED: Work = { kind: 'piece', first: 'laid it flat', second: 'spread the icing', third: 'pressed a raisin on with one thumb', again: 'spread more icing on', grew: 'thick' } // prettier-ignore
const PAINTED: Work = { kind: 'piece', first: 'painted one stripe', second: 'painted the next', third: 'made a dot with one thumb', again: 'painted one more stripe', grew: 'colourful' } // prettier-ignore
const MADE: Work = { kind: 'piece', first: 'began it', second: 'went on with it', third: 'pressed it flat with one thumb', again: 'did a bit more to it', grew: 'thick' } // prettier-ignore

/** What is made many times over, by its plural, as families all over the world say it. */
const MANY: readonly (readonly [RegExp, Work])[] = [
  [/^(?:tamales|hallacas|humitas|zongzi|ba[nñ]h chung|suman)$/u, WRAPPED],
  [/^(?:dumplings|jiaozi|gyoza|mandu|pierogi|pierogies|momos|ravioli|tortellini|samosas|empanadas|pelmeni|vareniki|wontons|pasties|patties|gujiya|gujiyas|manti|knishes|hamantaschen|puffs|karanji|modaks?|mince pies|pies|pastries|borek|maamoul|ma[’]?amoul|kachoris|sambusas?|songpyeon|mooncakes|calzones|turnovers|pitas)$/u, FILLED],
  [/^(?:(?:stuffed )?(?:grape|vine|cabbage) leaves|dolmas?|dolmades|sarma|sarmas|warak (?:enab|dawali)|dolmeh|spring rolls|lumpia|summer rolls|cabbage rolls|kimbap|rolls|sushi|cinnamon rolls|rugelach|croissants|crescents|egg rolls|wraps)$/u, ROLLED],
  [/^(?:laddus?|ladoos?|meatballs|truffles|balls|rasgullas?|gulab jamuns?|tangyuan|matzo balls|brigadeiros|pakoras?|puff[- ]?puff|chin ?chin|falafels?|kofta|koftas|kibbeh|latkes|buns|scones|bread rolls|hot cross buns|chapatis|rotis|tortillas|parathas?|mandazi|doughnuts|donuts|arepas|murukku|chakli|polvorones|mochi|pancakes)$/u, ROUND],
  [/^(?:cookies|biscuits|gingerbread(?: men| people| houses?)?|cupcakes|fairy cakes|muffins|cakes|brownies|sugar cookies|buñuelos|lebkuchen|pl[aä]tzchen|sandwiches|canap[eé]s|pizzas|tarts|shortbread|mince tarts|ghoraiba|kaak|kahk|macarons)$/u, BAKED],
  [/^(?:(?:easter |red |boiled )?eggs|diyas|lanterns|paper lanterns|pumpkins|masks|stones|cards|pots|baubles|ornaments|decorations|skulls|banners?|signs?|lamps)$/u, PAINTED],
  [/^(?:paper chains?|bunting|garlands?|paper (?:flowers|stars|snowflakes|cranes)|stars|snowflakes|wreaths?|party bags|goody bags|crackers|invitations|costumes?|pi[nñ]atas?|crowns|kites|flowers|marigolds|streamers|parols?|envelopes|red packets|hats|party hats|favou?rs|boxes|parcels|hampers|place cards|napkins|poppies)$/u, MADE]
] // prettier-ignore
/** What goes round a room instead, all in one. */
const HUNG =
  /^(?:(?:the |christmas |fairy |diwali |string |xmas |eid |party )*lights|fairy lights|tinsel|balloons|lanterns|bunting|streamers|decorations|garlands?|rangoli|(?:christmas |xmas )?tree)$/u
const LIGHTS: Work = { kind: 'string', first: 'pulled a bit of it straight', second: 'held it up', third: 'pinched the next bit with one thumb', again: 'pulled it straight once more', grew: 'crooked' } // prettier-ignore
const BOWL: Work = { kind: 'bowl', first: 'put some in', second: 'stirred', third: 'pressed the lumps flat with one thumb', again: 'put some more in', grew: 'full' } // prettier-ignore

const DISH =
  /^(?:jollof(?: rice)?|biryani|pulao|pilau|kheer|pozole|mole|stew|soup|curry|feijoada|paella|couscous|kimchi|salad|potato salad|trifle|pudding|christmas pudding|halwa|sevai|cake|(?:birthday|wedding|christmas|chocolate|carrot|fruit) cake|stuffing|chutney|jam|bread|challah|stollen|panettone|punch|lemonade|haleem|harira|nasi kuning|rendang|gumbo|chili)$/u
const DOES =
  /(?<!\p{L})(?<verb>mak(?:e|es|ing)|made|fold(?:s|ed|ing)?|roll(?:s|ed|ing)?|wrap(?:s|ped|ping)?|bak(?:e|es|ed|ing)|paint(?:s|ed|ing)?|decorat(?:e|es|ed|ing)|hang(?:s|ing)?|hung|put(?:ting)? up|string(?:ing)?|strung|cook(?:s|ed|ing)?|prepar(?:e|es|ed|ing)|prep(?:ping|ped)?|stuff(?:ed|ing)?|fill(?:ed|ing)?|shap(?:ed|ing)|dye(?:d|ing)?|dying|cut(?:ting)? out|ic(?:ed|ing)|frost(?:ed|ing)|knead(?:ed|ing)?|blow(?:ing)? up|blew up|fry(?:ing)?|fried|carv(?:ed|ing)|lay(?:ing)? out|assembl(?:ed|ing)|craft(?:ed|ing)?|pinch(?:ed|ing)) (?:up |out )?(?<what>(?:(?:about|over|around|like|the|our|some|all|of|a|an|million|batch|batches|tons|loads|lots|hundreds|dozens|tray|trays|pot|huge|big|giant|more|first|so|many|too|\p{N}+|two|three|four|five|six|ten|hundred|thousand|hundred and \p{L}+|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozen) )*(?<bare>(?:[\p{L}’-]+ ){0,2}?[\p{L}’-]+))(?=$|[,.!;:?]| (?:-|–|for|with|and|all|today|together|at|in|this|before|until|till|so|but|tonight|now|ready|the|on|because|by|yesterday|lol|while|as|we|to|from|outside)(?!\p{L}))/giu
const FEAST =
  /(?<!\p{L})(?<feast>(?:chinese |lunar |persian )?new year(?:[’]?s(?: eve)?)?|diwali|deepavali|eid|christmas(?: eve)?|xmas|easter|hanukkah|chanukah|passover|pesach|purim|rosh hashanah|holi|nowruz|norooz|tet|tết|chuseok|seollal|mid[- ]?autumn(?: festival)?|moon festival|thanksgiving|halloween|ramadan|iftar|navratri|ganesh chaturthi|onam|pongal|vaisakhi|vesak|matariki|midsummer|st lucia|carnival|carnaval|mardi gras|día de los? muertos|dia de los? muertos|day of the dead|las posadas|posadas?|noche ?buena|burns night|st patrick[’]?s day|mothers[’]? day|mother[’]?s day|fathers[’]? day|father[’]?s day|bonfire night|independence day|waitangi day|australia day|orthodox easter|shabbat|sukkot|raksha bandhan|rakhi|karwa chauth|kwanzaa|krampus|sinterklaas|st nicholas|spring festival|lantern festival|bayram|the (?:church|school|summer|village|street|christmas|spring) (?:fair|fete|fête|party|bake sale|picnic)|(?:church|school|summer|village|street) (?:fair|fete|fête|party|bake sale|picnic)|bake sale|bring and share|potluck|barbecue|bbq|harvest(?: festival)?|baby shower|christening|baptism|quincea[nñ]era|bar mitzvah|bat mitzvah|first communion|engagement|mehndi|mehendi|sangeet|wedding|anniversary|graduation|reunion|house ?warming|birthdays?(?: party)?|(?:surprise |garden |dinner |lunch |tea |street )?party|feast|festival|fiesta|guests|visitors|everyone coming|(?:the |all the )?(?:cousins|family|neighbou?rs|relatives|in-laws) (?:are )?(?:coming|tonight|tomorrow)|sunday lunch|big lunch|holidays)(?!\p{L})/iu
const OF_ALL =
  /(?<!\p{L})(?:we|us|all|everyone|everybody|together|aunt(?:ie|y)?s?|aunties|whole family|family|cousins|with|everywhere|helped|helping|helps)(?!\p{L})/iu
const NOT_SO = wordPattern(
  String.raw`(?<!\p{L})(?:burn(?:t|ed|s|ing)?(?! night)|fire|hospital|died|dead|funeral|wake|cr(?:y|ied|ies|ying)|tears|scream\p{L}*|tantrum|meltdown|scared|afraid|hurt|blood|fell (?:off|from)|broke (?:his|her|my)|sick|ill|poorly|cancel\p{L}*|without (?:grandma|granny|grandpa|dad|mum|mom|nana|him|her)|first (?:christmas|eid|diwali|new year|easter|birthday) (?:without|since)|miss(?:es|ed|ing)? (?:her|his|him|grand\p{L}*|nana|dad|mum)|used to make|divorc\p{L}*|argu(?:e|ed|ing)|row|fight|fought|shouted|drunk|allerg\p{L}*|chok\p{L}*|not invited|nobody came|no one came|alone|refugee|war|pretend\p{L}*|play(?:s|ing)? (?:bakery|cooking|restaurant)|mud|dragons?|unicorns?|witch(?:es)?|wizards?|pirates?|robots?|monsters?|ghosts?|elves|elf|santa|easter bunny|princess\p{L}*|knights?|dinosaurs?|aliens?|fairy (?!lights|cakes)|fairies|giants?|story|how (?:do|to|does)|recipe|tomorrow we|going to make|we[’]?ll make|want(?:s)? to make|works|better jollof)(?!\p{L})`,
  'iu'
)
const A_TALE =
  /^(?:an?|the|two|three|some) (?:\p{L}+ ){0,2}?\p{L}+ (?:who|that|which|makes?|bakes?|cooks?|paints?|hangs?|opens?|decorates?|baking|making|at|in)(?!\p{L})/iu
const ASKED = /^(?:why|how|what|where|when|who|can|do|does|did|is|are|would|could|should)(?!\p{L})[^.!]*$|\?\s*$/iu

/** “Making 200 tamales with all the aunties, Luz only wants to tie the bows”. */
export const feastprep: IncidentReader = (message, family) => {
  const plain = withNumbersSaid(message.replaceAll("'", '’').trim())
  if (NOT_SO.test(plain) || A_TALE.test(plain) || ASKED.test(plain)) return null
  const made = madeIn(plain)
  if (made === null) return null
  const feast = feastIn(plain)
  const noun = made.bare.split(' ').at(-1) ?? ''
  const facts = factsOf(plain, family).filter(({ told }) => !(IS_WORK.test(told) && told.includes(noun)))
  const told = joined(facts)
  const isOurs = OF_ALL.test(plain) || facts.some(({ named, isHero }) => named !== null || isHero)
  if (feast === null && !(told === null ? BIG.test(plain) : isOurs || made.work.kind === 'string')) return null
  const { work } = made
  return {
    feastprep: `the ${made.bare}`,
    'feastprep.making': [made.doing, made.all, feast ?? ''].join(' ').trim(),
    'feastprep.first': work.first,
    'feastprep.second': work.second,
    'feastprep.third': work.third,
    'feastprep.again': work.again,
    'feastprep.grew': work.grew,
    'feastprep.count': made.count ?? 'Sixty-one',
    'feastprep.told': told ?? 'they all talked at the same time',
    'feastprep.also': capital(ALSO[work.kind]),
    ...goesOf(made),
    ...withWhom(plain, family)
  }
}

const BIG =
  /(?<!\p{L})(?:(?:whole|entire) (?:family|house)|all the|all of us|every(?:one|body)|aunt(?:ie)?s|cousins|people)(?!\p{L})/iu
const ALSO = {
  piece: 'the dish filled up, one beside the other',
  string: 'the whole room looked different',
  bowl: 'the spoon stood up in it by itself'
} as const

/** What goes from hand to hand; by one of these it is known in which of its ways the story is told. */
function goesOf({ bare, work: { kind } }: Made): WishSayings {
  if (kind === 'piece') return { 'feastprep.round': 'It all', 'feastprep.piece': oneOf(bare) }
  if (kind === 'bowl')
    return { 'feastprep.round': 'The big bowl', 'feastprep.bowl': bare === 'food' ? 'the food' : `the ${bare}` }
  const string = /tree|decorations|rangoli|balloons/u.test(bare)
    ? 'the long paper chain'
    : `the ${bare.replace(/^the /u, '')}`
  return {
    'feastprep.round': string === 'the long paper chain' ? 'The long paper chain' : 'Everything',
    'feastprep.string': isPlural(string) ? `the long string of ${string.slice(4)}` : string
  }
}

const SINGLE: Readonly<Record<string, string>> = { tamales: 'tamale', pierogies: 'pierogi', leaves: 'leaf', chapatis: 'chapati', calzones: 'calzone', knishes: 'knish', patties: 'patty', pasties: 'pasty', pastries: 'pastry', cookies: 'cookie', brownies: 'brownie', pies: 'pie', masks: 'mask', dolmades: 'dolma', eggs: 'egg', boxes: 'box', sandwiches: 'sandwich', wreaths: 'wreath', poppies: 'poppy', canapes: 'canapé', bunting: 'flag', houses: 'house', people: 'biscuit', men: 'biscuit', gingerbread: 'biscuit', sushi: 'sushi roll', kimbap: 'kimbap roll' } // prettier-ignore

/** “A tamale” of tamales. */
function oneOf(bare: string): string {
  const words = bare.split(' ')
  const last = words.at(-1) ?? ''
  const one = SINGLE[last] ?? (isPlural(last) && !/(?:chin|iao)$/u.test(last) ? last.replace(/s$/u, '') : last)
  return withArticle([...words.slice(0, -1), one].join(' '))
}

/** That they made it is said already. */
const IS_WORK = new RegExp(
  String.raw`^(?:they|everybody|everyone|[\p{L} ]{1,14}) (?:(?:all|just) )?(?:were |was )?(?:${'made|making|folded|folding|rolled|rolling|baked|baking|painted|painting|hung|hanging|cooked|cooking|wrapped|wrapping|put up|decorated|decorating|prepared|stuffed'}) (?!(?:his|her|the (?:dog|cat)|dad|himself|herself|on|it|one|hers|theirs)(?!\p{L}))`,
  'iu'
)

interface Made {
  bare: string
  doing: string
  all: string
  count: string | null
  work: Work
}

const DOING: readonly (readonly [RegExp, string])[] = [
  [/^(?:fold)/iu, 'folding'], [/^roll/iu, 'rolling'], [/^wrap/iu, 'wrapping'], [/^bak/iu, 'baking'], [/^paint/iu, 'painting'], [/^decorat/iu, 'decorating'], [/^(?:hang|hung)/iu, 'hanging'], [/^put/iu, 'putting up'], [/^str/iu, 'hanging'], [/^cook/iu, 'cooking'], [/^stuff/iu, 'stuffing'], [/^fill/iu, 'filling'], [/^shap/iu, 'shaping'], [/^d(?:ye|ying)/iu, 'dyeing'], [/^(?:ic|frost)/iu, 'icing'], [/^bl/iu, 'blowing up'], [/^(?:fry|fried)/iu, 'frying'], [/^carv/iu, 'carving'], [/^pinch/iu, 'pinching'], [/./u, 'making']
] // prettier-ignore

function madeIn(plain: string): Made | null {
  for (const { groups } of plain.matchAll(DOES)) {
    const said = (groups?.['bare'] ?? '').toLowerCase()
    const verb = groups?.['verb'] ?? ''
    const doing = DOING.find(([form]) => form.test(verb))?.[1] ?? 'making'
    const words = said.split(' ')
    for (let from = 0; from < words.length; from += 1) {
      const bare = words.slice(from).join(' ')
      const work = workOf(bare, verb)
      if (work !== null) return { bare, doing, ...howMany(groups?.['what'] ?? '', bare, isPlural(bare)), work }
    }
  }
  const baked =
    /(?<!\p{L})(?<verb>baking|cooking|biscuit baking|decorating|cookie baking)(?= (?:for|with|together|today|all)(?!\p{L}))/iu.exec(
      plain
    )?.groups?.['verb']
  if (baked === undefined) return FEAST.test(plain) ? nounIn(plain) : null
  return /decor/iu.test(baked)
    ? { bare: 'decorations', doing: 'hanging', all: 'the decorations', count: null, work: LIGHTS }
    : /cook(?!ie)/iu.test(baked)
      ? { bare: 'food', doing: 'cooking', all: 'all day', count: null, work: BOWL }
      : { bare: 'buns', doing: 'baking', all: 'buns', count: null, work: BAKED }
}

/** “Hot cross buns for easter with granny”, where it is not said what is done with them. */
function nounIn(plain: string): Made | null {
  const words = plain.toLowerCase().split(/[^\p{L}’-]+/u)
  for (const long of [3, 2, 1])
    for (let at = 0; at + long <= words.length; at += 1) {
      const bare = words.slice(at, at + long).join(' ')
      if (
        long === 1 &&
        /^(?:stars|flowers|stones|cards|pots|boxes|signs?|hats|masks|crowns|rolls|balls|parcels|tree)$/u.test(bare)
      )
        continue
      if (HUNG.test(bare)) return { bare, doing: 'putting up', ...howMany('', bare, true), work: LIGHTS }
      const work = MANY.find(([form]) => form.test(bare))?.[1]
      if (work !== undefined) return { bare, doing: 'making', ...howMany('', bare, true), work }
    }
  return null
}

function workOf(bare: string, verb: string): Work | null {
  const isHung = /^(?:hang|hung|put|str|decorat|blow|blew)/iu.test(verb)
  if (isHung && HUNG.test(bare)) return LIGHTS
  const known = MANY.find(([form]) => form.test(bare))?.[1]
  if (known !== undefined) return /^(?:paint|dye|dying)/iu.test(verb) ? PAINTED : known
  if (DISH.test(bare)) return BOWL
  const noun = anyKnownNoun(bare)
  if (noun?.sort !== 'food' || isHung) return null
  return isPlural(bare) ? (/^(?:bak|ic|frost|decorat)/iu.test(verb) ? BAKED : ROUND) : BOWL
}

const HOW_MANY =
  /(?<many>(?:a|two|three|four|five|six|seven|eight|nine) (?:hundred|thousand)|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}+)?)/iu

function howMany(what: string, bare: string, isMany: boolean): { all: string; count: string | null } {
  const count = HOW_MANY.exec(what)?.groups?.['many']?.toLowerCase() ?? null
  if (count !== null && isMany) return { all: `${count} ${bare}`, count: capital(count) }
  return {
    all: HUNG.test(bare) ? `the ${bare.replace(/^the /u, '').replace(/^(?:christmas|xmas)/u, 'Christmas')}` : bare,
    count: null
  }
}

const CAPITAL_FEASTS =
  /^(?:guests|visitors|party|.* party|feast|festival|fiesta|wedding|anniversary|graduation|reunion|baby shower|christening|baptism|engagement|carnival|harvest.*|potluck|barbecue|bbq|bake sale|sunday lunch|big lunch|house ?warming|holidays|bring and share|birthdays?|.*(?:fair|fete|fête|picnic|bake sale)|sangeet|mehndi|mehendi|quincea[nñ]era|bar mitzvah|bat mitzvah|first communion|iftar|.*(?:cousins|family|neighbou?rs|relatives|in-laws).*|everyone coming)$/u

function feastIn(plain: string): string | null {
  const said = FEAST.exec(plain)?.groups?.['feast']?.toLowerCase()
  if (said === undefined) return null
  const bare = said.replace(/^the /u, '')
  if (/^(?:guests|visitors)$/u.test(bare)) return `for ${bare}`
  if (/cousins|family|neighbou?rs|relatives|in-laws|everyone/u.test(bare)) return 'for the guests'
  if (bare === 'new year' || bare === 'new year’s' || bare === 'new years') return 'for New Year'
  if (CAPITAL_FEASTS.test(bare))
    return `for the ${bare
      .replace(/^xmas/u, 'Christmas')
      .replace(/^holidays$/u, 'holidays')
      .replace(/^birthdays$/u, 'birthday')
      .replace(/^christmas/u, 'Christmas')}`
  return `for ${bare.endsWith('festival') ? 'the ' : ''}${bare
    .replace('xmas', 'Christmas')
    .split(/(?<=[ -])/u)
    .map((word) => (/^(?:of|the|de|los|la|las)[ -]?$/u.test(word) ? word : capital(word)))
    .join('')}`
}

/** The one who is named and can talk is beside the hero. */
function withWhom(plain: string, family: readonly KinMember[]): WishSayings {
  const named = namedIn(plain, family).find(({ member }) => member?.speaks === true && !member.isHero)
  return named === undefined ? {} : { 'with.kin': named.called }
}
