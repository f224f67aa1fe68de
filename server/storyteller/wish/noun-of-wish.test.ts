import { expect, test } from 'vitest'

import { nounOfWish, sayNoun, wishedNoun } from './noun-of-wish.ts'

test.each([
  ['axolotl!!', 'axolotl'],
  ['a talking parrot', 'parrot'],
  ['sloths!!!', 'sloth'],
  ['a very shy troll under the slide who collects odd socks', 'troll'],
  ['woodlice', 'woodlouse'],
  ['being a garbage man, with the big truck and everything', 'garbage man'],
  ['she wants to be a vet when she grows up', 'vet'],
  ['the hand dryer in the loo', 'hand dryer'],
  ['my pyjamas', 'pair of pyjamas'],
  ['bottle tops', 'bottle top'],
  ['lots of cardboard boxes', 'cardboard box'],
  ['two loos', 'loo'],
  ['peas. he hates peas', 'pea'],
  ['peas he hates peas', 'pea'],
  ['the beekeeper next door', 'beekeeper'],
  ['the otter next door who whistles', 'otter'],
  ['the beekeeper across the street', 'beekeeper'],
  ['the beekeeper round the corner', 'beekeeper'],
  ['the beekeeper along the road', 'beekeeper'],
  ['the beekeeper down the road', 'beekeeper'],
  ['the beekeeper at number 9', 'beekeeper'],
  ['the piano upstairs', 'piano'],
  ['the upstairs bathroom', 'bathroom'],
  ['a tiny upstairs bathroom', 'bathroom']
])('“%s” is about the %s', (wish, one) => {
  const noun = nounOfWish(wish)
  expect(noun?.plain ?? noun?.one).toBe(one)
})

test.each([
  ['purple elephants', 'purple elephant', 'elephant'],
  ['marshmallow castle', 'marshmallow castle', 'castle'],
  ['a very shy troll under the slide', 'very shy troll', 'troll'],
  ['bouncy castle', 'bouncy castle', undefined],
  ['strawberry milkshake', 'strawberry milkshake', 'milkshake'],
  ['a bus', 'bus', undefined]
])('“%s” is called %s all evening', (wish, one, plain) =>
  expect(nounOfWish(wish)).toMatchObject({ one, ...(plain === undefined ? {} : { plain }) })
)

test.each(['nana’s old hospital', 'the twins’ castle'])(
  '“%s” says whose it is, and that is no part of its name',
  (wish) => expect(nounOfWish(wish)?.plain).toBeUndefined()
)

test.each([
  ['a possum in pyjamas', 'a possum in pyjamas'],
  ['a hippo in a stripy scarf', 'a hippo in a stripy scarf'],
  ['a possum in hospital', 'a possum']
])('“%s” comes as %s', (wish, first) => {
  const noun = nounOfWish(wish)
  const wished = noun && wishedNoun(noun, wish, wish)
  expect(noun && wished ? sayNoun('a', { ...noun, wished }) : null).toBe(first)
})

test.each([
  'a toaster and a whale',
  'a kettle, a spoon and a frog',
  'pressing buttons',
  'pressing the button',
  'bees make honey',
  'our hamster',
  'going to the balcony',
  'tomorrow',
  'next door',
  'the girl next door',
  'a machine made of umbrellas'
])('“%s” is about no single noun that is known', (wish) => expect(nounOfWish(wish)).toBeNull())

test('a noun is said as it is counted', () => {
  const said = (wish: string) => ['the', 'a', 'many'].map((field) => sayNoun(field, nounOfWish(wish)))
  expect(said('axolotls')).toEqual(['the axolotl', 'an axolotl', 'axolotls'])
  expect(said('soap')).toEqual(['the soap', 'some soap', 'soap'])
  expect(said('pyjamas')).toEqual(['the pair of pyjamas', 'a pair of pyjamas', 'pairs of pyjamas'])
})

test('what makes no sound is said to make none, and what makes one is not', () => {
  expect(sayNoun('sound', nounOfWish('an axolotl'))).toBeNull()
  expect(sayNoun('silence', nounOfWish('an axolotl'))).toBe('no sound at all')
  expect(sayNoun('sound', nounOfWish('a kettle'))).toBe('click')
  expect(sayNoun('silence', nounOfWish('a kettle'))).toBeNull()
})

const FIELDS_WISHED = ['first', 'this', 'spoken', 'single', 'that', 'they'] as const

test.each([
  [
    'purple wellies',
    'purple wellies',
    ['purple wellies', 'the purple wellies', 'the purple wellies', 'one of the purple wellies', 'the welly', 'they']
  ],
  [
    'a yellow umbrella',
    'a yellow umbrella',
    [
      'a yellow umbrella',
      'the yellow umbrella',
      'the yellow umbrella',
      'the yellow umbrella',
      'the yellow umbrella',
      'it'
    ]
  ],
  [
    'my blue cup',
    'Isla’s blue cup',
    ['Isla’s blue cup', 'Isla’s blue cup', 'the blue cup', 'Isla’s blue cup', 'Isla’s blue cup', 'it']
  ],
  [
    'grandad’s hat',
    'Grandad’s hat',
    ['Grandad’s hat', 'Grandad’s hat', 'Grandad’s hat', 'Grandad’s hat', 'Grandad’s hat', 'it']
  ],
  ['the sofa', 'the sofa', ['the sofa', 'the sofa', 'the sofa', 'the sofa', 'the sofa', 'it']],
  [
    'green slime',
    'green slime',
    ['some green slime', 'the green slime', 'the green slime', 'the green slime', 'the green slime', 'it']
  ],
  [
    'his new trousers',
    'the new trousers',
    ['the new trousers', 'the new trousers', 'the new trousers', 'the new trousers', 'the new trousers', 'they']
  ],
  ['red hats', 'red hats', ['a red hat', 'the red hat', 'the red hat', 'the red hat', 'the red hat', 'it']],
  [
    'a witch’s hat',
    'a witch’s hat',
    ['a witch’s hat', 'the witch’s hat', 'the witch’s hat', 'the witch’s hat', 'the witch’s hat', 'it']
  ]
])('“%s” is said with all that the wish says of it', (typed, about, said) => {
  const noun = nounOfWish(typed)
  if (!noun) throw new Error(`nothing is known of ${typed}`)
  const wished = wishedNoun(noun, about, typed)
  expect(FIELDS_WISHED.map((field) => sayNoun(field, wished ? { ...noun, wished } : noun))).toEqual(said)
})

test('where the noun does not stand in what is told, it is said by itself', () => {
  const noun = nounOfWish('a kettle')
  expect(noun && wishedNoun(noun, 'the pudding', 'a kettle')).toBeUndefined()
  expect(sayNoun('this', noun)).toBe('the kettle')
})

test.each([
  ['a rucksack with a broken zip', 'the rucksack with a broken zip'],
  ['wellies with frogs on', 'the wellies with frogs on'],
  ['a cup', 'the cup']
])('what a thing has is said with it once: “%s”', (typed, whole) => {
  const noun = nounOfWish(typed)
  if (!noun) throw new Error(`nothing is known of ${typed}`)
  const wished = wishedNoun(noun, typed, typed)
  expect(sayNoun('whole', wished ? { ...noun, wished } : noun)).toBe(whole)
  expect(sayNoun('this', wished ? { ...noun, wished } : noun)).not.toContain(' with ')
})
