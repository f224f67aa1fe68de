/** What a word such as "nana" or "dog" says of the name it stands beside. */
export interface Relationship {
  /** As the manager's list of positions has it. */
  position: string
  /** Where none is said, in years. */
  age: number
  avatar: string
  /** It is said together with the name: "Nana Rose". */
  isTitle: boolean
}

const ROWS: readonly (readonly [words: string, position: string, age: number, avatar: string, isTitle: boolean])[] = [
  [
    'nana nan nanna gran granny grandma grandmother grammy oma yiayia abuela nonna babushka halmoni nani dadi kuia gma yaya mamie mémé bubbe savta babcia mormor farmor nainai waipo obaachan teta sitti thakuma',
    'Grandma',
    68,
    'elder_woman',
    true
  ],
  [
    'grandpa granddad grandad grandfather gramps pop pops poppy opa papou abuelo nonno dedushka nana-ji koro gpa opi harabeoji jiddo lolo dziadek morfar farfar zayde yeye pépé taid dadaji nanaji ojiichan',
    'Grandpa',
    70,
    'elder_man',
    true
  ],
  ['mum mummy mom mommy mama mamma mother ma māmā', 'Mum', 36, 'woman', true],
  ['dad daddy papa father pa pāpā', 'Dad', 38, 'man', true],
  ['aunt auntie aunty tante tía whaea', 'Aunt', 38, 'woman', true],
  ['uncle onkel tío matua', 'Uncle', 40, 'man', true],
  ['daughter girl', 'Daughter', 5, 'girl', false],
  ['son boy', 'Son', 5, 'boy', false],
  ['sister sis', 'Sister', 6, 'girl', false],
  ['brother bro', 'Brother', 6, 'boy', false],
  ['baby newborn bub', 'Baby', 0, 'baby', false],
  ['cousin', 'Cousin', 6, 'child', true],
  ['friend neighbour neighbor', 'Friend', 6, 'child', false],
  ['dog puppy pup doggy labrador terrier', 'Family dog', 4, 'dog', false],
  ['cat kitten kitty', 'Family cat', 4, 'cat', false],
  ['rabbit bunny', 'Family rabbit', 2, 'rabbit', false],
  ['horse pony', 'Pony', 8, 'unicorn', false],
  ['teddy bear', 'Cuddly toy', 3, 'bear', false],
  ['toy doll cuddly', 'Cuddly toy', 3, 'toy', false],
  ['dragon', 'Friend', 100, 'dragon', false],
  ['unicorn', 'Friend', 7, 'unicorn', false],
  ['monkey', 'Cuddly toy', 3, 'monkey', false],
  ['penguin', 'Cuddly toy', 3, 'penguin', false],
  ['owl', 'Friend', 3, 'owl', false],
  ['fox', 'Friend', 3, 'fox', false]
]

const BY_WORD = new Map(
  ROWS.flatMap(([words, position, age, avatar, isTitle]) =>
    words.split(' ').map((word): [string, Relationship] => [word, { position, age, avatar, isTitle }])
  )
)

/** What a word says, or null for a word that is a name. */
export function relationshipIn(word: string): Relationship | null {
  return BY_WORD.get(word.toLowerCase().replaceAll(/[^\p{L}-]/gu, '')) ?? null
}
