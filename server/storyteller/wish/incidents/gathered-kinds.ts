/** What is picked, caught or found out of doors: as many of it, as one of it, what it is carried in. */
export interface Gathered {
  many: string
  one: string
  pot: string
  /** It is let go again where it was caught. */
  lives: boolean
}

const PICKED =
  'mushroom chanterelle morel cep bolete puffball truffle blackberry bramble raspberry blueberry bilberry strawberry cranberry lingonberry cloudberry huckleberry gooseberry elderberry mulberry berry cherry plum damson apple pear fig olive mango guava feijoa orange lemon lime lychee jamun apricot peach sloe rosehip nettle potato tomato bean carrot pumpkin'
const FOUND =
  'conker chestnut walnut hazelnut nut acorn leaf feather pebble stone rock stick twig seed flower daisy dandelion buttercup bluebell petal fossil helicopter clover'
const ON_THE_BEACH = 'shell seashell cowrie stone'
const DUG = 'cockle clam pipi tuatua mussel oyster winkle periwinkle whelk'
const CAUGHT =
  'crab minnow tiddler stickleback shrimp prawn crayfish yabby eel trout perch mackerel sardine tadpole snail ladybird ladybug beetle grasshopper cricket cicada firefly caterpillar frog newt butterfly worm woodlouse bug'
const FISH: Gathered = { many: 'fish', one: 'fish', pot: 'bucket', lives: true }
const IRREGULAR: Readonly<Record<string, string>> = { leaf: 'leaves', mango: 'mangoes', potato: 'potatoes', tomato: 'tomatoes', firefly: 'fireflies', woodlouse: 'woodlice', crayfish: 'crayfish' } // prettier-ignore
/** By which one word says that all day was spent on it, and what came of it. */
const GOING: Readonly<Record<string, string>> = { crabbing: 'crab', mushrooming: 'mushroom', blackberrying: 'blackberry', brambling: 'blackberry', blueberrying: 'blueberry', strawberrying: 'strawberry', conkering: 'conker', shelling: 'shell', clamming: 'clam', cockling: 'cockle', nutting: 'nut', shrimping: 'shrimp', prawning: 'prawn', yabbying: 'yabby', fossicking: 'stone' } // prettier-ignore

const KINDS: ReadonlyMap<string, Gathered> = new Map([
  ...kindsOf(PICKED, 'basket', false),
  ...kindsOf(FOUND, 'bag', false),
  ...kindsOf(ON_THE_BEACH, 'bucket', false),
  ...kindsOf(DUG, 'bucket', false),
  ...kindsOf(CAUGHT, 'bucket', true),
  ...['cone', 'cones', 'pinecone', 'pinecones'].map((word): [string, Gathered] => [
    word,
    { many: 'pine cones', one: 'pine cone', pot: 'bag', lives: false }
  ]),
  ['garlic', { many: 'wild garlic', one: 'leaf of wild garlic', pot: 'basket', lives: false }],
  ['seaweed', { many: 'seaweed', one: 'bit of seaweed', pot: 'bucket', lives: false }],
  ['driftwood', { many: 'driftwood', one: 'bit of driftwood', pot: 'bag', lives: false }]
])

function kindsOf(words: string, pot: string, lives: boolean): [string, Gathered][] {
  return words.split(' ').flatMap((one) => {
    const many =
      IRREGULAR[one] ??
      (/[^aeo]y$/u.test(one) ? `${one.slice(0, -1)}ies` : /(?:s|ch|sh)$/u.test(one) ? `${one}es` : `${one}s`)
    const kind = { many, one, pot, lives }
    return [one, many].map((word): [string, Gathered] => [word, kind])
  })
}

/** “Mushrooms”, “pine cone”; null of what no family goes out for. */
export function gatheredKind(word: string): Gathered | null {
  const plain = word.toLowerCase()
  return /^fish(?:es)?$/u.test(plain) ? FISH : (KINDS.get(plain) ?? null)
}

/** “Crabbing” is going for crabs. */
export function kindOfGoing(word: string): Gathered | null {
  const plain = word.toLowerCase()
  return /^fish(?:ing|ed)$/u.test(plain) ? FISH : gatheredKind(GOING[plain] ?? '')
}
