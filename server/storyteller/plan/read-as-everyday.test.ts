import { describe, expect, test } from 'vitest'

import { plannedStory } from '#tests/support/planned-story.ts'
import { person } from '#tests/support/requested-character.ts'

const FAMILY = [person('Isla', 5, 'daughter'), person('Theo', 8, 'son'), person('Kate', 37, 'mother')]
const toldOf = (theme: string) => plannedStory(theme, FAMILY).plot.id

describe('an everyday message is told by the story of what it is about, in whatever words', () => {
  test.each([
    ['he got stung by a bee but he was sorry for the bee', 'wish-bee-sting'],
    ['the baby is here! she is a big sister now', 'wish-new-baby'],
    ['bunny had to go in the washing machine', 'wish-toy-in-the-wash'],
    ['moving to leeds on saturday, she doesnt want to leave her room', 'wish-moving-house'],
    ['he got 3 out of 10 in spelling', 'wish-spelling-test'],
    ['first haircut at the barber, he cried', 'wish-haircut-cried'],
    ['the tooth came out in an apple', 'wish-a-tooth-in-the-apple'],
    ['we made a den out of all the cushions', 'wish-den'],
    ['she is staying the night at her gran’s for the first time ever', 'wish-night-at-grans'],
    ['her first night in another house, at Ben’s sleepover', 'wish-sleepover'],
    ['sharing a bedroom with my sister', 'wish-sharing-a-room'],
    ['tried on his school uniform, the sleeves are too long', 'wish-school-uniform'],
    ['Isla finally tied her own shoelaces today!! She is so proud.', 'wish-shoelaces'],
    ['The bike came out of the shed today! No stabilisers! He rode all the way to the postbox', 'wish-bicycle']
  ])('“%s”', (theme, id) => expect(toldOf(theme)).toBe(id))
})

test('what was today is over in the story as well', () => {
  const { plot, wish } = plannedStory('she put her whole face in the water at swimming today!! thrilled', FAMILY)
  expect(plot.id).toBe('wish-swimming')
  expect(wish.says['over']).toBe('today')
})

describe('of a tale, a thing, a grown-up or an animal no story of a child’s day is told', () => {
  test.each([
    ['a dentist for dragons', /^wish-(?!dentist)/u],
    ['a bear with a cold nose at the north pole', /^wish-(?!a-cold)/u],
    ['mermaids and a wobbly castle', /^wish-(?!tooth)/u],
    ['why does a tooth wobble', /^wish-question/u],
    ['daddy broke his arm at work', /^wish-(?!broken-arm)/u],
    ['our dog got stung by a bee', /^wish-(?!bee-sting)/u]
  ])('“%s”', (theme, stories) => expect(toldOf(theme)).toMatch(stories))
})

describe('a sorrow or a harm stays one, whatever everyday word is in it', () => {
  test.each([
    'grandpa died on the way to the dentist',
    'her tooth came out because daddy hit her',
    'the baby isnt coming any more, she was going to be a big sister',
    'he wets the bed since his mum left',
    'my brother went into care and took my teddy',
    'she keeps washing her hands until they bleed'
  ])('“%s”', (theme) => expect(plannedStory(theme, FAMILY).plot.comfort).toBe(true))
})

test('a letter with many things in it is not read as one of them', () => {
  const letter =
    'we buried our dog under the pear tree and now the boys want a story with a dog in it who has adventures in the mountains and saves people from the snow'
  expect(plannedStory(letter, FAMILY).plot.id).not.toBe('wish-snow-day')
})

test.each([
  ['sad and cannot get up', /^wish-(?!sad-no-reason)/u],
  ['robbers in our street last night', /^wish-(?!robbers)/u],
  ['he pushed a girl at school and she broke her arm', /^wish-(?!hitting)/u],
  ['the hamster got out and the cat ate it', /^wish-(?!hamster-out)/u]
])('“%s” is more than a trouble of every day', (theme, plots) => expect(toldOf(theme)).toMatch(plots))
