import { expect, test } from 'vitest'

import { NORA } from '#tests/support/kin-member.ts'
import { incidentIn } from './incidents.ts'

test.each([
  ['a kereru that ate so many berries it couldn’t take off. we saw it! it just sat there looking at us', { spotted: 'the kereru', 'spotted.told': 'a kereru ate so many berries it couldn’t take off', 'spotted.also': 'it just sat there looking at Nora' }],
  ['we saw a heron standing on a parked car', { spotted: 'the heron', 'spotted.told': 'a heron was standing on a parked car' }],
  ['two snails having a race on the wall', { spotted: 'the two snails', 'spotted.told': 'two snails were having a race on the wall', 'spotted.it': 'they' }],
  ['a fox looked in at our window', { 'spotted.told': 'a fox looked in at the window' }],
  ['The bakery cat in our street in Fez sits on the warm bread cloth and the baker pretends not to see', { spotted: 'the bakery cat', 'spotted.told': 'the bakery cat sat on the warm bread cloth and the baker pretended not to see' }],
  ['squirrel burying a whole croissant in the park', { 'spotted.told': 'a squirrel was burying a whole croissant in the park' }],
  ['Saw a pigeon riding the tube today, it got off at the next stop', { 'spotted.told': 'a pigeon was riding the tube', 'spotted.end': 'it got off at the next stop' }],
  ['we saw a seagull with a whole slice of pizza', { 'spotted.told': 'a seagull sat there with a whole slice of pizza' }],
  ['the cat next door fell asleep on the warm car bonnet', { 'spotted.told': 'the cat fell asleep on the warm car bonnet' }],
  ['a hedgehog walked across the patio with a leaf stuck on its back', { spotted: 'the hedgehog' }],
  ['a possum stared at us from the fence, it had a baby on its back', { 'spotted.told': 'a possum stared at Nora from the fence', 'spotted.also': 'it had a baby on its back' }]
])('“%s” tells what was seen', (message, says) => {
  expect(incidentIn(message, [NORA])).toMatchObject({ incident: 'spotted', says })
}) // prettier-ignore

test.each([
  'we saw a dead fox on the road',
  'we saw a hurt bird in the garden',
  'i saw a snake in the garden',
  'a penguin drives a bus',
  'two snails get married',
  'a bear who lives in the park',
  'the fox chased me',
  'why was the heron on the car?',
  'the dog slept on my bed',
  'she was scared of the goat at the farm',
  'our dog ran off and we lost him',
  'a squirrel who cannot find its nuts',
  'we saw a heron eating a duckling in the park',
  'we saw a fox carrying a chicken',
  'our cat was playing with a mouse in the garden',
  'we saw a fox with its leg hanging',
  'the monkey at the zoo looked so sad and lonely',
  'a bird flew into the window and didn’t move',
  'we saw a pigeon that couldn’t fly anymore',
  'a kitten stuck in a tree',
  'monkey bars at the park',
  'mum took the dog to the vet',
  'we saw the cat get run over'
])('“%s” does not', (message) => {
  expect(incidentIn(message, [NORA])?.incident).not.toBe('spotted')
})
