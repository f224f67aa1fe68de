import { isPlural } from '../../language/common-nouns.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { factsOf, joined, namedIn, type Fact, type Named } from './family-facts.ts'
import type { IncidentReader } from './incident-reader.ts'

/** Where an errand takes them. */
interface Spot {
  the: string
  at: string
  came: string
  seat: string
}

const SHOP_SEAT = 'on a big sack in the corner'
const AT_SHOP: Spot = { the: 'the shop', at: 'in the shop', came: 'for one small thing', seat: SHOP_SEAT }
/** “Went to buy milk”, where it is not said where. */
const WENT = /(?<!\p{L})(?:went|go|goes|gone|going|popped|nipped|sent|out|ran)(?!\p{L})/iu
const CHAIR = 'on the empty chair by the wall'

/** Words for a place, what it is called, for what one comes there, and where one can lie down; the first that is said is meant. */
const SPOTS: readonly (readonly [words: string, the: string, came: string, seat: string, at?: string])[] = [
  ['shoe (?:shop|store)|shoe shopping|(?:new|school) shoes shopping', 'the shoe shop', 'for one pair of shoes', 'on the long bench'],
  ['post office|mail office', 'the post office', 'for one stamp', 'on a big parcel'],
  ['librar(?:y|ies|ian)|biblioteca', 'the library', 'for one book', 'on the big cushion by the shelf'],
  ['(?<!food |blood |river |bottle |power |west |east |left )bank(?!s| holiday| of)', 'the bank', 'for one signature', CHAIR],
  ['barber(?:[’]?s)?(?: ?shop)?', 'the barber’s', 'for one haircut', CHAIR],
  ['hair ?dresser(?:[’]?s|s)?|hair salon|salon|haircut|hair cut', 'the hairdresser’s', 'for one haircut', CHAIR],
  ['tailor(?:[’]?s)?|seamstress|darzi', 'the tailor’s', 'to be measured', 'on a big roll of cloth'],
  ['cobbler(?:[’]?s)?|shoe repair', 'the cobbler’s', 'for one old shoe', CHAIR],
  ['optician(?:[’]?s)?|glasses shop', 'the optician’s', 'for one pair of glasses', CHAIR],
  ['bakery|baker[’]?s|panaderia|panadería|boulangerie', 'the bakery', 'for one loaf', 'on a big sack of flour'],
  ['butcher[’]?s?(?: shop)?', 'the butcher’s', 'for something for supper', CHAIR],
  ['fishmonger[’]?s?|fish market|fish shop', 'the fish shop', 'for one fish', CHAIR],
  ['pharmacy|chemist[’]?s?', 'the chemist’s', 'for one tube of cream', CHAIR],
  ['hardware (?:shop|store)|diy (?:shop|store)', 'the hardware shop', 'for one screw', 'on a big sack of sand'],
  ['garden cent(?:re|er)|plant nursery', 'the garden centre', 'for one plant', 'on a big sack of earth'],
  ['furniture (?:shop|store)|ikea', 'the furniture shop', 'for one shelf', 'on a bed with a price on it'],
  ['book ?(?:shop|store)', 'the bookshop', 'for one book', 'on the big cushion by the shelf'],
  ['toy ?(?:shop|store)', 'the toy shop', 'for one present', 'on a very big bear'],
  ['charity shop|thrift (?:shop|store)|op shop', 'the second-hand shop', 'for one cup', 'on a sofa with a price on it'],
  ['sweet ?shop|candy (?:shop|store)', 'the sweet shop', 'for one small bag', SHOP_SEAT],
  ['pet ?(?:shop|store)', 'the pet shop', 'for one bag of seeds', SHOP_SEAT],
  ['fabric (?:shop|store)|sari (?:shop|store)|cloth shop', 'the cloth shop', 'for one piece of cloth', 'on a big roll of cloth'],
  ['clothes (?:shop|store)|uniform shop', 'the clothes shop', 'for one pair of trousers', CHAIR],
  ['car ?boot(?: sale)?|flea market|jumble sale|yard sale|garage sale', 'the flea market', 'for one chair', 'in an old armchair', 'at'],
  ['super ?market|grocery (?:shop|store)|groceries|tesco[s’]*|aldi|asda|lidl|walmart|target|costco|carrefour|woolies|coles|sainsbury[s’]*|checkers|naivas|big shop|weekly shop|food shop(?:ping)?|hypermarket', 'the supermarket', 'for one small thing', 'in the empty trolley place'],
  ['(?:farmers[’]? |night |street |fish |vegetable |sunday |saturday )?market(?: day)?|souk|bazaar|mandi|palengke|mercado|soko|tianguis|feira', 'the market', 'for something for supper', SHOP_SEAT],
  ['corner shop|corner store|newsagent[’]?s?|dairy|milk bar|duka|dukaan|kirana|sari[- ]sari|bodega|tuck shop|spaza', 'the corner shop', 'for one small thing', SHOP_SEAT],
  ['town hall|passport office|council office', 'the passport office', 'for one stamp', CHAIR],
  ['petrol station|gas station', 'the petrol station', 'for one small thing', CHAIR],
  ['shopping mall|shopping cent(?:re|er)|the mall|the shops|(?:the|a) shop|(?:the|a) store|shopping', 'the shop', 'for one small thing', SHOP_SEAT]
] // prettier-ignore

const NOT_SO = wordPattern(
  String.raw`(?<!\p{L})(?:lost (?:him|her|my|our|them|the (?:kids|twins|child\p{L}*|baby|boys|girls))|couldn[’']?t find (?:him|her|them|us|mum|dad)|missing|cr(?:y|ied|ies|ying)|sobb\p{L}*|tears|scream\p{L}*|tantrum|meltdown|scared|afraid|terrified|frightened|panic\p{L}*|hurt|blood|bleed\p{L}*|hospital|doctor|ambulance|police|stole|stolen|thie(?:f|ves)|robb\p{L}*|shoplift\p{L}*|guns?|hit|hits|slapp\p{L}*|punch\p{L}*|kick\p{L}*|fell (?!asleep)\p{L}+|fainted|collapsed|died|dead|funeral|stranger|followed us|vomit\p{L}*|threw up|sick|wet (?:himself|herself)|accident|crash\p{L}*|drunk|argu(?:ed|ing) with (?:dad|mum|mom)|divorc\p{L}*|declined|no money|broke|can[’']?t afford|couldn[’']?t afford|food bank|shouted at|yelled|told off|racist|rude to|mean to|bully|bullies|bullied|laughed at (?:him|her|us)|anxious|overwhelm\p{L}*|too loud|autis\p{L}*|allerg\p{L}*|chok\p{L}*|fire|burn\p{L}*|works? (?:at|in)|job|pretend\p{L}*|play(?:s|ed|ing)? (?:shops?|market|library|bank|at)|imagin\p{L}*|dragons?|unicorns?|witch(?:es)?|wizards?|pirates?|robots?|monsters?|ghosts?|princess\p{L}*|knights?|dinosaurs?|aliens?|astronauts?|magic\p{L}*|fairy|fairies|giants?|tomorrow|next week|going to (?:go|be)|we[’']?ll|wants? to go|story|once upon|closed down|lice|nits)(?!\p{L})`,
  'iu'
)
/** “A bear at the library”, which is a tale. */
const A_TALE =
  /^(?:an?|the|two|three|some|one) (?!(?:trip|day|morning|man|lady|woman|tailor|barber|baker|butcher|librarian|hour|whole|long|quick|very|queue|big shop|weekly|market|library|bakery|post|bank|shoe|supermarket|shop)(?!\p{L}))(?:\p{L}+ ){0,2}?\p{L}+ (?:who|that|which|goes|gets|opens|opened|at|in|works|runs|wants|buys|needs|learns)(?!\p{L})/iu
const ASKED = /^(?:why|how|what|where|when|can|do|does|did|is|are|would|could|should)(?!\p{L})[^.!]*$|\?\s*$/iu

/** What went on at the market, the barber’s or the library, where one of the family went along. */
export const errand: IncidentReader = (message, family) => {
  const plain = message.replaceAll("'", '’').trim()
  if (NOT_SO.test(plain) || A_TALE.test(plain) || ASKED.test(plain)) return null
  const spot = spotIn(plain)
  if (spot === null) return null
  const facts = factsOf(plain, family, WHERE).filter(({ told }) => !IS_WAY.test(told))
  const happened = facts.filter(({ told }) => !isOutcome(told))
  const told = happened[0] ?? null
  const also = facts.find(({ told: said }) => isOutcome(said)) ?? null
  if (told === null && also === null) return null
  return {
    errand: spot.the,
    'errand.at': spot.at,
    'errand.for': cameFor(plain) ?? spot.came,
    'errand.seat': spot.seat,
    'errand.told': joined(happened) ?? 'half the town seemed to have come as well',
    'errand.also': also?.told ?? 'nobody could say where all the time had gone',
    ...modeOf(told, spot, plain),
    ...withWhom(told, plain, family)
  }
}

const WHERE = wordPattern(
  String.raw` (?:at|in|from|inside|outside) (?:the|a|our|my) (?:\p{L}+ )?(?:${SPOTS.map(([words]) => words).join('|')})(?!\p{L})`,
  'iu'
)

function spotIn(plain: string): Spot | null {
  const found = SPOTS.flatMap(([words, the, came, seat]) => {
    const at = wordPattern(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu').exec(plain)?.index
    return at === undefined ? [] : [{ the, came, seat, at }]
  }).toSorted((one, other) => one.at - other.at)[0]
  if (found === undefined) return WENT.test(plain) && BOUGHT.test(plain) ? AT_SHOP : null
  const { the, came, seat } = found
  return {
    the,
    came,
    seat,
    at: `${/library|bank$|bakery|shop$|supermarket/u.test(the) && !/shoe/u.test(the) ? 'in' : 'at'} ${the}`
  }
}

/** The way there is no news: “went to the market with Guka”. */
const IS_WAY =
  /^.{1,24}? (?:(?:just|all|only) )?(?:went|popped|nipped|walked|drove|took (?:him|her|them|\p{L}+)|were off|was off|had to go|needed to go|had to (?:buy|get)|were going|was taking|were taking|came with|took)(?: \p{L}+){0,3}? (?:to|for|out|into|shopping|along)(?!\p{L})/iu
const OUTCOME =
  /(?<!\p{L})(?:came (?:home|back|out|away)|went home|left with|ended up|missed|forgot (?!the list|the shopping)|took the first|in the end|had to (?:walk|carry|run|take|wait)|got home|were late|was late|only (?:got|bought|took)|went back)(?!\p{L})/iu

function isOutcome(told: string): boolean {
  return OUTCOME.test(told) || (/^(?:they|it) /u.test(told) && /(?<!\p{L})(?:an hour|hours|late)(?!\p{L})/u.test(told))
}

const BOUGHT =
  /(?<!\p{L})(?:to (?:buy|get|fetch|pick up|post|return|collect|borrow)|for|needed|wanted) (?<what>(?:some |a |an |one |two |new |the |his |her |my |our )*(?:milk|bread|eggs|rice|tomatoes|onions|shoes|school shoes|boots|trainers|wellies|trousers|bananas|potatoes|flour|sugar|tea|butter|cheese|fish|chicken|meat|vegetables|veg|veggies|fruit|apples|oranges|mangoes|plantain|yams?|stamps?|a parcel|parcel|a letter|letter|haircuts?|trim|cake|bagels|tortillas|coriander|dhania|ginger|garlic|lemons?|limes|beans|lentils|dal|batteries|light ?bulbs?|screws?|nails|paint|glue|lampshade|present|card|book|books|glasses|uniform|coat|jumper|socks|pants|hat|fabric|cloth|buttons?|zip|keys?|flowers|plants?|toilet (?:roll|paper)|toothpaste|soap|nappies|medicine))(?!\p{L})/iu

function cameFor(plain: string): string | null {
  const { groups, 0: all = '' } = BOUGHT.exec(plain) ?? {}
  const what = groups?.['what']?.toLowerCase()
  if (what === undefined) return null
  const bare = what.replace(/^(?:(?:some|a|an|one|two|new|the|his|her|my|our) )+/u, '')
  const thing = /^(?:haircuts?|trim)$/u.test(bare) ? 'one haircut' : named(bare)
  if (/^to (?:post|return)/iu.test(all))
    return `to ${/^to (\p{L}+)/iu.exec(all)?.[1]?.toLowerCase() ?? 'post'} ${thing}`
  return `for ${thing}`
}

const MASS =
  /^(?:milk|bread|rice|flour|sugar|tea|butter|cheese|fish|chicken|meat|veg|fruit|coriander|dhania|ginger|garlic|dal|paint|glue|fabric|cloth|toothpaste|soap|medicine|toilet (?:roll|paper))$/u

function named(bare: string): string {
  return MASS.test(bare) || isPlural(bare) ? bare : `one ${bare}`
}

const HAGGLES = /(?<!\p{L})(?:bargain\p{L}*|haggl\p{L}*|the price|cheaper|discount|bartering)(?!\p{L})/iu
const TALKS =
  /(?<!\p{L})(?:talk\p{L}*|chat\p{L}*|gossip\p{L}*|natter\p{L}*|bumped into|ran into|met (?:a|an|his|her|all|every|half|some|three|two)|knew (?:every|all|half)|knows? every|stor(?:y|ies) of|life story|yak\p{L}*|yapp\p{L}*|chin ?wag)(?!\p{L})/iu
const CHOOSES =
  /(?<!\p{L})(?:tried on|choos\p{L}*|chose|pick(?:ed|ing)?|could not decide|decid\p{L}*|wanted (?:all|every|the (?:biggest|whole|one|same|heaviest))|wanted to (?:take|borrow|buy|have)|all the (?:books|ones)|every (?:single )?(?:book|one|pair)|looked at (?:all|every))(?!\p{L})/iu
const OVER =
  /(?:over|about|for|on|price of) (?<what>(?:(?:one|a|an|the|single|half a|two|three|some|tiny|little|of) )*(?<bare>\p{L}+(?: \p{L}+)?))(?:$| (?:and|for|with|until|at|in)(?!\p{L}))/iu

/** In which of its ways the story is told: exactly one. */
function modeOf(told: Fact | null, spot: Spot, plain: string): WishSayings {
  const said = told?.told ?? ''
  const isKin = told !== null && told.named !== null
  if (HAGGLES.test(said) && isKin) {
    const bare = OVER.exec(said)?.groups?.['bare']?.replace(/ (?:and|with|for|the|at|in|a|an)$/u, '')
    return {
      'errand.who': told.who,
      'errand.haggle': bare === undefined ? 'the thing they wanted' : `the ${bare.toLowerCase()}`
    }
  }
  if (TALKS.test(said) && isKin) return { 'errand.talk': told.who }
  if (told?.isHero === true && CHOOSES.test(said)) return { 'errand.pick': heapOf(said, plain) }
  return isKin ? { 'errand.one': told.who } : { 'errand.all': spot.at }
}

/** With what else it is laid down: “the other shoes”. */
function heapOf(said: string, plain: string): string {
  const what =
    /(?<!\p{L})(?<what>books|shoes|boots|trainers|sandals|hats|glasses|frames|coats|dresses|pumpkins|melons|apples|mangoes|cakes|buns|fabrics|colours|pens|toys|pairs)(?!\p{L})/iu.exec(
      `${said} ${plain}`
    )?.groups?.['what']
  return what === undefined
    ? 'all the others'
    : `the other ${what.toLowerCase() === 'pairs' ? 'pairs' : what.toLowerCase()}`
}

/** Who is beside the hero: the one to whom it happens, or else went along. */
function withWhom(told: Fact | null, plain: string, family: readonly KinMember[]): WishSayings {
  const here = (each: Named | null | undefined): each is Named => each?.member?.speaks === true && !each.member.isHero
  const doer = here(told?.named) ? told.named : namedIn(plain, family).find(here)
  return doer === undefined ? {} : { 'with.kin': doer.called }
}
