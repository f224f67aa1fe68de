import { knownNoun } from '#content/lexicon.ts'
import { isMass, isPlural, withArticle } from '../../language/common-nouns.ts'
import { wordPattern } from '../../word-pattern.ts'
import { anyNounIn, slotsOfNoun } from './said-noun.ts'
import { plainOf, type WishSayings } from './wish-day.ts'

const NOUN = String.raw`(?:\p{L}[\p{L}’-]* ){0,2}\p{L}[\p{L}’-]*`
const MADE_OF = wordPattern(
  String.raw`^(?:(?:building|making|build|make) )?(?:(?:an?|the|my|our) )?(?<made>(?!(?:an?|the|my|our|we|i|he|she|they|it|something|nothing|is|was|were)\b)${NOUN}?) (?:(?:(?:all |entirely |only )?(?:made|built|knitted|carved|sewn|folded)(?: up)? (?:out )?(?:of|from)|(?<! (?:made|built|knitted|carved|sewn|folded) )out of)) (?:(?:only|just|all|lots of|old|real|empty|giant|huge|our|the|some) )*(?<of>${NOUN})$`,
  'iu'
)
/** “Making a rocket of boxes” and not “a cup of tea”: without a verb of making, “of” says what is in it. */
const MAKING_OF = wordPattern(
  String.raw`^(?:building|making|build|make) an? (?<made>${NOUN}?) of (?<of>${NOUN})$`,
  'iu'
)

/** What there is enough of in a home to build with; a piece of it, where that is no single one. */
const AT_HOME =
  /(?:^|\s)(?:boxes|egg boxes|egg cartons|cardboard|cushions|pillows|blankets|paper|newspapers?|lego|duplo|bricks|blocks|socks|spoons|tins|cans|pegs|chairs|books|sticks|twigs|leaves|straw|straws|buttons|cups|plates|bowls|toilet rolls|string|wool|sheets|towels|pans|pots|shoes|boots|hats|stones|pebbles|shells|bottles|bottle tops|lids|buckets|umbrellas|clothes|laundry|washing|tinfoil|foil|yoghurt pots|yogurt pots|corks|recycling|rubbish|junk|felt|cloth|fabric|playdough|play dough|clay|matchsticks|lolly sticks|popsicle sticks|pencils|crayons|tape|sticky tape|balloons|feathers|pinecones|conkers|acorns|toys|teddies|planks|wood)$/iu
const HURTS =
  /\b(?:guns?|bombs?|knives|knife|swords?|fire|bones?|skulls?|blood|poo|glass|needles|bullets|weapons?|coffin|grave)\b/iu

/**
 * Reads what was made, or is wished for, and of what: {made} “the rocket”, {made.a} “a rocket”, {made.whole} “a rocket
 * made of cardboard boxes”, {made.of} “cardboard boxes”, {made.one} “a cardboard box”, {made.bare} “cardboard box”, and
 * of the thing itself what the lexicon knows ({made.part}, {made.sound} …). Of what is eaten the same is `edible`
 * ({edible}, {edible.of} …). Nothing of what is neither at home nor food: a town of glass is not built on a rug.
 */
export function madeOf(meant: string): WishSayings {
  const plain = plainOf(meant).replaceAll(/\blegos\b/giu, 'lego')
  const huge = hugeFood(plain)
  if (huge !== null) return huge
  const { made, of } = madeOfFood(plain) ?? MADE_OF.exec(plain)?.groups ?? MAKING_OF.exec(plain)?.groups ?? {}
  if (made === undefined || of === undefined || HURTS.test(plain)) return {}
  const kind = AT_HOME.test(of) ? 'made' : isFood(of) ? 'edible' : null
  if (kind === null) return {}
  const bare = made.toLowerCase()
  const stuff = of.toLowerCase()
  return slotsOfMade(kind, bare, {
    called: bare.split(' ').at(-1) ?? bare,
    whole: `${withArticle(bare)} made of ${stuff}`,
    of: stuff,
    piece: pieceOf(stuff)
  })
}

/** What is said of one that is made of something, or is food: what it is called by itself, all of it, and a piece of it. */
function slotsOfMade(
  kind: 'made' | 'edible',
  bare: string,
  { called, whole, of, piece }: Record<'called' | 'whole' | 'of' | 'piece', string>
): WishSayings {
  const noun = anyNounIn(bare)
  return {
    ...(noun === null ? {} : slotsOfNoun(kind, noun)),
    [kind]: `the ${called}`,
    [`${kind}.a`]: withArticle(bare),
    [`${kind}.whole`]: whole,
    [`${kind}.of`]: of,
    [`${kind}.bare`]: piece,
    [`${kind}.one`]: withArticle(piece)
  }
}

/** “A lollipop tree”, “the chocolate bus”. */
const OF_FOOD =
  /^(?:an?|the|our|my) (?:(?:giant|huge|big|whole|real|enormous) )?(?<of>\p{L}+(?: \p{L}+)?) (?<made>house|castle|palace|tree|forest|mountain|hill|island|bridge|tower|road|town|city|village|train|bus|car|lorry|truck|boat|ship|rocket|slide|playground|school|bed|sofa|robot|moon|snowman|ladder|roof|door)$/iu
/** Called so, and not made of it. */
const NAMED_AFTER =
  /^(?:bread|cake|sweet|pizza|fruit|apple|banana|cherry|orange|lemon|plum|pear|fig|olive|coconut|mango|nut|chip|ice cream|milk|egg|gingerbread|candy|rice) (?:tree|truck|lorry|van|car|house|school|boat|road|hill)$/iu

function madeOfFood(plain: string): { made: string; of: string } | null {
  const { of = '', made = '' } = OF_FOOD.exec(plain)?.groups ?? {}
  if (of === '' || !isFood(of) || NAMED_AFTER.test(`${of} ${made}`)) return null
  const noun = knownNoun(of.toLowerCase())
  return { made, of: noun && noun.count === 'one' ? noun.many : of }
}

const AS_BIG =
  /^(?:an?|the|our|my) (?:(?:giant|huge|big) )?(?<food>\p{L}+(?: \p{L}+)?) (?:that (?:is|was) )?(?<big>(?:as big|as large|as tall|as high|bigger|taller|higher) (?:as|than) (?:an?|the|our|my) (?:whole )?(?:house|bus|car|tree|castle|mountain|school|playground|moon|town|street|church|elephant|whale|dinosaur|lorry|truck))$/iu

/** “A pancake as big as a house”, which is made of itself. */
function hugeFood(plain: string): WishSayings | null {
  const { food = '', big = '' } = AS_BIG.exec(plain)?.groups ?? {}
  const bare = food.toLowerCase()
  if (bare === '' || !isFood(bare)) return null
  return slotsOfMade('edible', bare, {
    called: bare,
    whole: `${withArticle(bare)} ${big.toLowerCase()}`,
    of: bare,
    piece: `bit of ${bare}`
  })
}

function isFood(of: string): boolean {
  const last = of.split(' ').at(-1) ?? of
  return [of, last].some((word) => knownNoun(word)?.sort === 'food' || FOODS.test(word))
}

/** What is eaten, beside what the lexicon knows. */
export const FOODS =
  /^(?:cheese|chocolate|cake|cakes|sweets|candy|candies|lollies|biscuits|cookies|pancakes|waffles|bread|toast|jelly|jello|ice cream|custard|pudding|marshmallows?|gingerbread|spaghetti|noodles|pasta|pizza|rice|fruit|apples|bananas|strawberries|watermelons?|carrots|vegetables|popcorn|crisps|chips|doughnuts|donuts|cupcakes|muffins|jelly beans|liquorice|honey|butter|mashed potato|potatoes|beans|peas|cereal|sandwiches|croissants|dumplings|samosas|roti|chapatis?|laddoos?|jollof|plantain|tortillas?)$/iu

/** “Box” of “boxes”; of cardboard there is a bit. */
function pieceOf(stuff: string): string {
  if (!isPlural(stuff) || isMass(stuff)) return `bit of ${stuff}`
  const known = knownNoun(stuff.split(' ').at(-1) ?? stuff)
  const before = stuff.split(' ').slice(0, -1)
  if (known) return [...before, known.one].join(' ')
  return stuff
    .replace(/ies$/u, stuff.endsWith('cookies') ? 'ie' : 'y')
    .replace(/(?<=x|ch|sh|ss)es$/u, '')
    .replace(/leaves$/u, 'leaf')
    .replace(/(?<![sy]|ie)s$/u, '')
}
