import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import { incidentIn } from './incidents.ts'

test.each([
  ['Our neighbour Mrs Novak gave us a whole bucket of plums over the fence and we made jam together', { plenty: 'the plums', 'plenty.lot': 'a whole bucket of plums', 'plenty.who': 'Mrs Novak', 'plenty.deed': 'made jam together', 'plenty.one': 'one plum' }],
  ['uncle came with 40 mangoes', { plenty: 'the mangoes', 'plenty.lot': 'forty mangoes', 'plenty.who': 'Uncle' }],
  ['I ordered 2 bananas and got 2 kilos… 20 of them', { plenty: 'the bananas', 'plenty.ordered': 'twenty bananas' }],
  ['courgettes. everywhere. help', { plenty: 'the courgettes', 'plenty.lot': 'far too many courgettes' }],
  ['grandpa made enough dumplings for an army', { plenty: 'the dumplings', 'plenty.cook': 'Grandpa', 'plenty.several': 'dumplings' }],
  ['clicked wrong and now we have 96 toilet rolls. kids are building a castle', { 'plenty.ordered': 'ninety-six toilet rolls', 'plenty.thing': 'toilet rolls', 'plenty.deed': 'built a castle' }],
  ['we have far too much soup. mama made it for the whole street', { 'plenty.lot': 'far too much soup', 'plenty.stuff': 'the soup', 'plenty.pot': 'the pot' }],
  ['the hens laid so many eggs we had pancakes for breakfast lunch and dinner', { 'plenty.grown': 'far too many eggs', 'plenty.deed': 'had pancakes for breakfast lunch and dinner' }],
  ['went strawberry picking and came home with 5 kilos, made jam all evening', { 'plenty.picked': 'far too many strawberries' }],
  ['the parcel was meant to be six pencils and it is 600 pencils', { 'plenty.ordered': 'six hundred pencils' }],
  ['next door left a box of eggs on our step again, thats 36 eggs now', { 'plenty.who': 'the neighbour' }],
  ['drowning in tomatoes, the balcony plants won’t stop', { plenty: 'the tomatoes' }]
])('“%s” tells of what there is too much', (message, says) => {
  expect(incidentIn(message, [])).toMatchObject({ incident: 'plenty', says })
}) // prettier-ignore

test('one of the family who brought it is beside the hero', () => {
  const jiddo = kinMember('Jiddo', 'grandfather', null)
  expect(incidentIn('jiddo came to visit with a suitcase full of oranges', [jiddo])).toMatchObject({
    says: { 'with.kin': 'Jiddo', 'plenty.who': 'Jiddo', 'plenty.lot': 'a suitcase full of oranges' }
  })
})

test.each([
  '20 children are coming to the party tomorrow',
  'he ran 10 laps of the park today',
  'too much homework again',
  'why do plums have stones',
  'a bear who ate 40 mangoes',
  'she was sick from too many sweets',
  'he got 10 out of 10 in spelling',
  'I made 12 cupcakes',
  'the food bank gave us a bag of potatoes',
  'he has too many worries',
  'there are ants everywhere',
  'toys everywhere, I have asked ten times',
  'so many tears at drop off',
  'school fair she sold 23 brigadeiros and ate 9',
  'water everywhere, the pipe burst'
])('“%s” does not', (message) => {
  expect(incidentIn(message, [])?.incident).not.toBe('plenty')
})
