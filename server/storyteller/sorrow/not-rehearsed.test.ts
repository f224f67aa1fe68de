import { expect, test } from 'vitest'

import { person } from '#tests/support/requested-character.ts'
import { writeStory } from '../embedded/embedded-storyteller.ts'
import { isDeedOfChild, isNotRehearsed, isOutOfReach, takingNoHarm } from './not-rehearsed.ts'

const FAMILY = [
  person('Isla', 6, 'daughter', { avatar: 'girl' }),
  person('Theo', 4, 'son', { avatar: 'boy' }),
  person('Mum', 36, 'mother', { avatar: 'mum' })
]

function told(theme: string): { plot: string; text: string } {
  const { draft } = writeStory(
    { characters: FAMILY, theme, duration: 'short', culture: 'western', interests: [] },
    { seed: 'not rehearsed', history: [] }
  )
  return { plot: draft.plan.plot.id, text: draft.paragraphs.map(({ text }) => text).join('\n') }
}

test.each(['a fire engine goes on holiday', 'a yak gets a perm', 'ice cream falls in love', 'a spoon finds a friend'])(
  '“%s” may be played',
  (said) => {
    expect(isNotRehearsed(said)).toBe(false)
  }
)

test.each(['walk on the ice', 'play with matches', 'climb the pylon', 'hug a stranger’s dog', 'become an angel'])(
  'nobody practises to %s',
  (deed) => {
    expect(isNotRehearsed(`Isla ${deed}`)).toBe(true)
  }
)

test.each([
  ['ride an ostrich to school', true],
  ['deliver a letter to the moon', true],
  ['run a bakery', true],
  ['run across the field', false],
  ['climb out', false],
  ['sneak out of the house', false],
  ['find the pills', false]
])('whether a child may %s', (base, isSo) => {
  expect(isDeedOfChild(base)).toBe(isSo)
})

test.each([
  'her red hat',
  'his blue cup',
  'their sofa',
  'her bed',
  'that hat',
  'this old chair',
  'another cup',
  'my socks'
])('no two articles stand in a row: %s', (wish) => {
  expect(told(wish).text).not.toMatch(/\b(?:the|an?) (?:his|her|their|my|our|this|that|every|no|another|the|an?) /iu)
})

test.each([
  ['taking Grandma to the vets', /on-the-scales/u],
  ['Oma has to go to the vet', /on-the-scales/u],
  ['Ella went to the vet', /on-the-scales/u],
  ['Grandma becomes an angel and Grandpa cooks the dinner', /two-both/u],
  ['Grandpa becomes a star and Grandma goes to the moon', /two-both/u],
  ['Dad passed his breathalyser test', /feat|really-and-truly/u],
  ['her hospital bed', /used|known/u],
  ['my brother’s wheelchair', /used|known/u],
  ['Daddy’s empty chair', /used|known/u],
  ['Isla ties a rope round her neck', /once|ours/u],
  ['Isla shares a bed with her uncle', /once|ours/u],
  ['a girl shares a bed with her uncle', /once|ours/u]
])('of “%s” no such story is told', (wish, plot) => {
  expect(told(wish).plot).not.toMatch(plot)
})

test.each(['a bus planted sunflowers on its roof', 'a squirrel built a bridge for the ducks'])(
  'only the place of “%s” is not for a child to copy',
  (said) => {
    expect(isOutOfReach(said)).toBe(true)
  }
)

test.each([
  'a cat jumped off the roof',
  'a dog fell into the river',
  'a bear climbed a ladder',
  'a cow walked alone along the river',
  'a fox lit a candle',
  'a penguin swallowed a battery by the lake',
  'a dog ran onto the motorway',
  'a mouse danced in the kitchen'
])('“%s” is not told for its place alone', (said) => {
  expect(isOutOfReach(said)).toBe(false)
})

test.each([
  ['a magpie pinches one gumboot from every porch', 'a magpie take it from every porch'],
  ['a raccoon who stole the pavlova', 'a raccoon who take it'],
  ['a fox stole the baby', 'a fox stole the baby'],
  ['a bear steals the knife', 'a bear steals the knife'],
  ['a man stole our car', 'a man stole our car']
])('an animal of a tale may take a thing, and nothing else: “%s”', (said, told) => {
  expect(takingNoHarm(said)).toBe(told)
})
