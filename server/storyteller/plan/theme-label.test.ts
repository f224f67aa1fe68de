import { expect, test } from 'vitest'
import { readLabel, withoutPreamble } from './theme-label.ts'

test.each([
  ['Christmas', 'Christmas'],
  ['Christmas Eve', 'Christmas Eve'],
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
  ['I am brave', 'I am brave', 'words'],
  ['under the sea', 'under the sea', 'words']
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
  expect(readLabel('a dragon who bakes bread for the whole village', null)?.label).toBe('a dragon who bakes bread')
})

test.each([
  ['tell me about dinosaurs please', 'dinosaurs'],
  ['Can you tell me a story about a tiny whale?', 'a tiny whale?'],
  ['a short bedtime story about trains, thank you!', 'trains'],
  ['tell me a secret', 'tell me a secret'],
  ['please', 'please']
])('“%s” wishes for “%s”', (typed, wish) => {
  expect(withoutPreamble(typed)).toBe(wish)
})
