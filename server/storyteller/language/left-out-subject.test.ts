import { expect, test } from 'vitest'

import { withSubject } from './left-out-subject.ts'

test.each([
  ['saw a rainbow on the way home', 'we saw a rainbow on the way home'],
  ['today saw a double rainbow', 'we saw a double rainbow'],
  ['rode an escalator today, eleven times', 'we rode an escalator today, eleven times'],
  ['lost his first tooth at lunch', 'he lost his first tooth at lunch'],
  ['Lost her teddy', 'she lost her teddy'],
  ['found a snail', 'we found a snail'],
  ['went to the beach', 'we went to the beach'],
  ['played football today', 'we played football today'],
  ['got to feed the class hamster today', 'we got to feed the class hamster today'],
  ['cried because banana broke in half', 'i cried because the banana broke in half'],
  ['was so proud because he tied his laces', 'he was so proud because he tied his laces'],
  ['sulked when her tower fell', 'she sulked when her tower fell'],
  ['my son loves bin lorries', 'he loves bin lorries'],
  ['My daughter lost a race today', 'she lost a race today'],
  ['my son’s starting school', 'he’s starting school'],
  ['my little girl’s birthday party', 'her birthday party']
])('%s', (typed, meant) => {
  expect(withSubject(typed)).toBe(meant)
})

test.each([
  'lost in the forest',
  'cried wolf',
  'found family',
  'a saw that sings',
  'made up creatures',
  'left out',
  'got stuck',
  'broken arm',
  'pirates',
  'we saw a rainbow',
  'fell asleep',
  'rode',
  'my son and a bear',
  'my sister loves horses',
  'played',
  'left shoe'
])('as it is: %s', (typed) => {
  expect(withSubject(typed)).toBe(typed)
})

test.each([
  ['they built a dam in the stream', 'we built a dam in the stream'],
  ['the twins baked bread for grandma', 'we baked bread for grandma'],
  ['they are scared of the hoover', 'they are scared of the hoover'],
  ['the boys want a treasure hunt', 'the boys want a treasure hunt'],
  ['my two front teeth are loose', 'my two front teeth are loose']
])('what all the children did is said as they say it: “%s”', (typed, said) => {
  expect(withSubject(typed)).toBe(said)
})
