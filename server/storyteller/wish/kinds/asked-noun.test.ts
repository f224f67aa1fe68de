import { expect, test } from 'vitest'

import { ASKED_SORTS } from '#content/format.ts'
import { askedAboutNoun } from '#content/lexicon.ts'
import { askedIn } from './asked-noun.ts'

test.each([
  ['why do onions make mama cry', 'the onion', 'food'],
  ['how do bats sleep upside down and not fall', 'the bat', 'creature'],
  ['how do they get the stripes in toothpaste', 'the toothpaste', 'thing'],
  ['why does the moon follow our car', 'the moon', 'outdoors'],
  ['why cant we tickle ourselves', 'the tickle', 'body'],
  ['why can’t we tickle ourselves?', 'the tickle', 'body'],
  ['how does water climb up to the 9th floor', 'the water', 'thing'],
  ['why do polar bears have white fur', 'the polar bear', 'creature'],
  ['what makes the wind blow', 'the wind', 'outdoors'],
  ['why do i get hiccups', 'the hiccup', 'body'],
  ['how do traffic lights know when to change', 'the traffic light', 'thing'],
  ['why are there bubbles in lemonade', 'the bubble', 'thing'],
  ['why does granny put salt on the ice', 'the salt', 'food'],
  ['why does mould grow on bread', 'the bread', 'food']
])('“%s” asks about %s', (question, asked, sort) =>
  expect(askedIn(question)).toMatchObject({ asked, 'asked.sort': sort })
)

test.each([
  'why do people die',
  'why do sharks eat people',
  'why did our hamster die',
  'why does daddy shout at the dog',
  'why dont i have a sister',
  'can you do one about a snail?',
  'how do i ask for the toilet',
  'why is mars red',
  'why do grown ups drink coffee',
  'why does everyone say bless you to me'
])('of “%s” nothing is asked that could be met', (question) => expect(askedIn(question)).toEqual({}))

test('what is always said of it is known, and a fact only beside a true answer', () => {
  const bat = askedIn('why do bats sleep upside down')
  for (const field of ['does', 'move', 'part', 'where', 'stand', 'many', 'a'])
    expect(bat[`asked.${field}`]).toBeTruthy()
  expect(bat).toHaveProperty(['asked.fact'])
  expect(askedIn('how does a rainbow know where to stop')).not.toHaveProperty(['asked.fact'])
})

test('each sort is known, and the sky stands among what only questions are about', () => {
  expect(ASKED_SORTS).toContain(askedIn('why is the sky blue')['asked.sort'])
  expect(askedAboutNoun('sky')?.one).toBe('sky')
  expect(askedAboutNoun('bat')).toBeNull()
})
