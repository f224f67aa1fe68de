import { expect, test } from 'vitest'

import { withoutPreamble } from '../message/preamble.ts'
import { readLabel } from './theme-label.ts'
import { aboutOf } from './wish-about.ts'

test.each([
  ['Christmas', 'Christmas'],
  ['Christmas Eve', 'Christmas Eve'],
  ['a pigeon who delivers post but gets lost in London', 'a pigeon who delivers post but gets lost in London'],
  ['christmas eve', 'Christmas Eve'],
  ['Father Christmas', 'Father Christmas'],
  ['Santa Claus', 'Santa Claus'],
  ['New Zealand', 'New Zealand'],
  ['Auckland Zoo', 'Auckland Zoo'],
  ['Mickey Mouse', 'Mickey Mouse'],
  ['Paris', 'Paris'],
  ['Sydney', 'Sydney'],
  ['COVID', 'COVID'],
  ['I love you', 'I love you'],
  ['i am brave', 'I am brave'],
  ['Mother’s Day', 'Mother’s Day'],
  ['The Eiffel Tower', 'the Eiffel Tower'],
  ['Lunar New Year', 'Lunar New Year'],
  ['Halloween Party', 'a Halloween party'],
  ['Isla And The Dragon', 'Isla and the Dragon'],
  ['Dinosaurs In Space', 'dinosaurs in space'],
  ['DINOSAURS', 'dinosaurs'],
  ['The Very Hungry Caterpillar', 'the very hungry caterpillar']
])('“%s” keeps the capital letters of its names: “%s”', (typed, label) => {
  expect(readLabel(typed, null)?.label).toBe(label)
})

test.each([
  ['robot', 'a robot', 'noun'],
  ['chocolate factory', 'a chocolate factory', 'noun'],
  ['lighthouse', 'a lighthouse', 'noun'],
  ['treehouse', 'a treehouse', 'noun'],
  ['umbrella', 'an umbrella', 'noun'],
  ['unicorn', 'a unicorn', 'noun'],
  ['robot and dragon', 'a robot and a dragon', 'noun'],
  ['snow', 'snow', 'noun'],
  ['football', 'football', 'noun'],
  ['dinosaurs', 'dinosaurs', 'noun'],
  ['bus drivers', 'bus drivers', 'noun'],
  ['a bear who cannot sleep', 'a bear who cannot sleep', 'noun'],
  ['恐竜', '恐竜', 'noun'],
  ['going to the dentist', 'going to the dentist', 'deed'],
  ['how bees make honey', 'how bees make honey', 'deed'],
  ['Oscar learns to swim', 'Oscar learns to swim', 'words'],
  ['Will lost a tooth', 'Will lost a tooth', 'words'],
  ['I am brave', 'I am brave', 'words'],
  ['under the sea', 'under the sea', 'words'],
  ['how do planes fly', 'how do planes fly', 'words'],
  ['where does the sun go at night', 'where does the sun go at night', 'words'],
  ['why is the sky blue', 'why is the sky blue', 'words'],
  ['what if cats could talk', 'what if cats could talk', 'words'],
  ['do fish sleep', 'do fish sleep', 'words'],
  ['why the sky is blue', 'why the sky is blue', 'deed'],
  ['what happens at night', 'what happens at night', 'deed'],
  ['my sister always wins', 'my sister always wins', 'words'],
  ['Isla always wins', 'Isla always wins', 'words'],
  ['Uncle Bob snores', 'Uncle Bob snores', 'words'],
  ['Granny snores loudly', 'Granny snores loudly', 'words'],
  ['Dad flies to the moon', 'Dad flies to the moon', 'words'],
  ['a whale sneezes', 'a whale sneezes', 'words'],
  ['an owl reads to a mouse', 'an owl reads to a mouse', 'words'],
  ['a bus driver', 'a bus driver', 'noun'],
  ['a box of crayons', 'a box of crayons', 'noun'],
  ['Uncle Bob', 'Uncle Bob', 'noun'],
  ['Grandma cookies', 'Grandma cookies', 'noun'],
  ['Grandma’s glasses', 'Grandma’s glasses', 'noun'],
  ['the never ending staircase', 'the never ending staircase', 'noun'],
  ['a bear who never sleeps', 'a bear who never sleeps', 'noun']
])('“%s” is said “%s”, which is a %s', (typed, label, form) => {
  expect(readLabel(typed, null)).toEqual({ label, form })
})

test('what is mine is the hero’s, unless the story would say a name twice', () => {
  expect(readLabel('my little brother', 'Isla')).toEqual({ label: 'Isla’s little brother', form: 'noun' })
  expect(readLabel('our dog Rex', 'Isla')?.label).toBe('Isla’s dog Rex')
  expect(readLabel('our dog Rex', 'Rex')?.label).toBe('the dog Rex')
  expect(readLabel('my little brother', '')?.label).toBe('the little brother')
  expect(readLabel('me and my dog', 'Isla')).toEqual({ label: 'me and my dog', form: 'words' })
})

test('a long wish ends where one of its parts ends', () => {
  expect(readLabel('a very long and winding tale about how the moon lost its left shoe', null)?.label).toBe(
    'a very long and winding tale'
  )
  expect(
    readLabel('a dragon who bakes bread for the whole village and for everybody in the next valley as well', null)
      ?.label
  ).toBe('a dragon who bakes bread for the whole village')
})

test.each([
  'a penguin who wants to live in the desert',
  'a squirrel who forgot where he put his nuts',
  'a princess who does not want to brush her hair',
  'a birthday party where nobody can find the cake'
])('what is longed for, refused or forgotten is kept whole: “%s”', (wish) => {
  expect(readLabel(wish, null)).toEqual({ label: wish, form: 'noun' })
})

test.each([
  ['a hedgehog, a badger and an owl having a tea party under the old oak', 'a hedgehog, a badger and an owl'],
  ['a hedgehog, a badger, a fox and a very old owl', 'a hedgehog, a badger and a fox'],
  ['dinosaurs, dragons, unicorns, pirates and astronauts', 'dinosaurs, dragons, unicorns and pirates'],
  ['a cat and a dog and a mouse and a horse and a duck', 'a cat and a dog and a mouse and a horse']
])('“%s” is cut to a whole list: “%s”', (typed, label) => {
  expect(readLabel(typed, null)).toEqual({ label, form: 'noun' })
})

test.each([
  ['tell me about dinosaurs please', 'dinosaurs'],
  ['pls do one with a grumpy potato', 'a grumpy potato'],
  ['the letter Q feels left out', 'the letter Q who feels left out'],
  ['Can you tell me a story about a tiny whale?', 'a tiny whale?'],
  ['a short bedtime story about trains, thank you!', 'trains'],
  ['can we have a story about sharks', 'sharks'],
  ['Could I please have one with robots', 'robots'],
  ['I want to hear about trains', 'trains'],
  ['hotels.. they play it with the sofa cushions and there has to be a bell', 'playing hotels with a bell'],
  ['schools, we always play it under the table', 'playing schools under the table'],
  ['we would like to hear a tale of two foxes', 'two foxes'],
  ['Can you make up something with princesses and castles', 'princesses and castles'],
  ['let’s have a silly story about frogs', 'frogs'],
  ['make up a story about foxes', 'foxes'],
  ['a very long bedtime story that has a whale in it', 'a whale'],
  ['a really, really long story where a whale sneezes', 'a whale sneezes'],
  ['something funny about socks', 'socks'],
  ['tell Ivy a story about bees', 'bees'],
  ['tell me a secret', 'tell me a secret'],
  ['I want a puppy', 'I want a puppy'],
  ['a storyteller with a hat', 'a storyteller with a hat'],
  ['can openers', 'can openers'],
  ['the onesie', 'the onesie'],
  ['please', 'please']
])('“%s” wishes for “%s”', (typed, wish) => {
  expect(withoutPreamble(typed)).toBe(wish)
})

test('a request that never comes to its wish is read to its end', () => {
  for (const word of ['please ', 'can you ', 'let’s ', 'very ', 'story about '])
    expect(withoutPreamble(word.repeat(280)).length).toBeLessThan(2000 * 2)
})

test.each([
  ['Snow on the hill', 'snow on the hill'],
  ['Swimming lessons', 'swimming lessons'],
  ['Big trucks', 'big trucks'],
  ['Biscuit gets a bath', 'Biscuit gets a bath'],
  ['Theo learns to swim', 'Theo learns to swim']
])('“%s” stands in a sentence as “%s”', (typed, label) => {
  expect(readLabel(typed, null)?.label).toBe(label)
})

test.each([
  ['excavators digging a big hole', 'excavators digging a big hole'],
  ['excavator', 'an excavator']
])('several have no article and one has: “%s”', (wish, label) => {
  expect(readLabel(wish, null)).toEqual({ label, form: 'noun' })
})

test('what somebody does is no noun', () => {
  expect(readLabel('goes shopping', null)?.form).not.toBe('noun')
})

test.each([
  ['Mr Jones from swimming drew a whale', 'the day Mr Jones from swimming drew a whale'],
  ['The Mr Jones from swimming drew a whale', 'the day Mr Jones from swimming drew a whale'],
  ['Mrs Bell from gymnastics found a frog', 'the day Mrs Bell from gymnastics found a frog'],
  ['Mr Dean helped Isla tidy up after swimming', 'the day Mr Dean helped Isla tidy up after swimming'],
  ['Sir Wiggle Bottom the brave worm', 'Sir Wiggle Bottom the brave worm'],
  ['having nails cut', 'having nails cut'],
  ['getting glasses today and hates them', 'getting glasses and hating them'],
  ['zara showed everybody a trick without a hat and a wand', 'the day Zara showed everybody a trick']
])('“%s” is talked of as “%s”', (wish, about) => {
  const label = readLabel(wish, 'Isla')
  expect(label && aboutOf(label)).toBe(about)
})
