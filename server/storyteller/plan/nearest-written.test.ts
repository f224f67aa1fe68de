import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { remember } from '../memory.ts'
import { checkedRequest, planStory } from './plan-story.ts'
import { readBestTold } from './told-in-part.ts'

const FAMILY = [
  { name: 'Ines', age: 6, relationship: 'child', avatar: null, hobbies: [], traits: [], isGuest: false },
  { name: 'Bram', age: 38, relationship: 'father', avatar: null, hobbies: [], traits: [], isGuest: false }
]

function requestOf(theme: string) {
  return checkedRequest({ characters: FAMILY, theme, duration: 'medium', culture: 'western', interests: [] })
}

const writtenFor = (theme: string) => readBestTold(requestOf(theme), storyLibrary, remember([]), null).written

test.each([
  ['hiccups that won’t stop', 'wish-hiccups'],
  ['hiccups in assembly', 'wish-hiccups'],
  ['lighthouse keeper with a terrible cold who can’t stop sneezing', 'wish-lighthouse-cat'],
  // No family’s pet: nothing else is asked for.
  // In a tale a character is scared, lonely or lost, and none of the family.
  ['a lonely dragon who lives in a volcano and has no friends', 'wish-dragons-bored'],
  ['Pudding our cat running the village post office', 'wish-postman-parcel'],
  [
    'so we had the egg and spoon race at the park, Ines came fifth but hers was the only egg without a crack and now it lives on the windowsill with a moustache',
    'wish-sports-day'
  ]
])('“%s” is told by the nearest story that was written, and not recited', (theme, plot) => {
  expect(writtenFor(theme)).toBe(plot)
  expect(planStory(requestOf(theme), { seed: 'seed', history: [] }).plot.id).toBe(plot)
})

test.each([
  // Its own story.
  'hiccups',
  // Where it is, is not what it is about.
  'the newt under the bridge',
  // What is turned into it is not what it is about.
  'a machine that turns rain into soup. tomato please',
  // It happens in the story of the one who refuses, and one thing leads to another in a tale.
  'a bus that refuses to stop for anyone wearing yellow',
  'a snail borrows a motorbike and then gets a ticket for being too slow',
  // At a zebra crossing there is no zebra.
  'a wizard painted the zebra crossing purple',
  // No story is about any of it.
  'lichen',
  // A question is answered.
  'why do I get hiccups in assembly',
  // What may be a sorrow is never told by a merry story.
  'grandpa died in the lighthouse',
  'hiccups in the hospital where mummy is',
  'today my dad kicked my tower and shouted because the telly was so loud and after that we all had pizza for tea'
])('“%s” is not', (theme) => {
  expect(writtenFor(theme)).toBeUndefined()
})

// What befell a child is nothing to play, with or without a word that names a harm.
test.each([
  'Got pushed in the swimming pool',
  'Ines got dunked under at swimming',
  'the dog bit Ines at the beach',
  'Ines sank at swimming',
  'teacher grabbed Ines at football',
  'the dentist held her down',
  'the robot daddy stamped on',
  'the hedgehog daddy ran over',
  'the rabbit had its throat ripped by a fox',
  'three men who took the children away on a train',
  // No more is a tale in which something is done that no story tells.
  'a lion who was beaten by his dad',
  'a princess locked in a tower who is hungry',
  'a fox killed by a car',
  'a dog who bit a boy',
  'a monster who touches children',
  'a robot who was hit by his daddy',
  'a scared puppy in a shelter'
])('“%s” is told by no merry story', (theme) => {
  expect(writtenFor(theme)).toBeUndefined()
})

test('where no pet is named, none flies to the moon', () => {
  expect(writtenFor('a night market on the moon')).not.toBe('wish-our-pet-in-space')
})

test('a story that was told lately rests', () => {
  const lately = remember([{ plotId: 'wish-hiccups', lineIds: [] }])
  expect(readBestTold(requestOf('hiccups in assembly'), storyLibrary, lately, null).written).not.toBe('wish-hiccups')
})
