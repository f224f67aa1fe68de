import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { weatherday } from './weatherday.ts'

const FAMILY: readonly KinMember[] = [
  kinMember('Leila', 'daughter', 'she', { isHero: true }),
  kinMember('Mum', 'mother', 'she'),
  kinMember('Grandpa Joe', 'grandfather', 'he')
]

test.each([
  ['so foggy on the way to school that we couldnt see our own gate', 'fog', 'It was so foggy on the way to school that they could not see their own gate'],
  ['hottest day of the year, the chocolate melted in the cupboard', 'heat', 'It was the hottest day of the year. The chocolate melted in the cupboard'],
  ['hail as big as peas, it bounced into grandad’s coffee', 'hail', 'There was hail as big as peas. It bounced into Grandpa Joe’s coffee'],
  ['wind took the washing and we got the neighbours pants back', 'wind', 'The wind took the washing. They got the neighbours’ pants back'],
  ['first frost, puddles like windows', 'frost', 'It was the first frost. The puddles were like windows'],
  ['it rained so hard the frogs came up the steps', 'rain', 'It rained so hard the frogs came up the steps'],
  ['thunder far away while we ate supper, Leila said it was the sky moving furniture', 'thunder', 'There was thunder far away while they ate supper. Leila said it was the sky moving furniture'],
  ['gale today, the postman chased our letters all the way down the street', 'wind', 'There was a gale. The postman chased their letters all the way down the street'],
  ['Hailstones the size of marbles! they filled up the flowerpots', 'hail', 'There were hailstones the size of marbles. They filled up the flowerpots'],
  ['40 degrees, the tap water came out hot and we all slept on the roof', 'heat', 'It was so hot. The tap water came out hot. They all slept on the roof'],
  ['dust and wind all day, our laundry was brown', 'wind', 'There was a great wind. Their laundry was brown']
])('“%s” tells of the weather', (message, bare, begin) => {
  expect(weatherday(message, FAMILY)).toMatchObject({ 'weatherday.bare': bare, 'weatherday.begin': begin })
}) // prettier-ignore

test('What it did besides can be told again', () => {
  expect(weatherday('hail as big as peas, it bounced into grandad’s coffee', FAMILY)).toMatchObject({
    'weatherday.best': 'it bounced into Grandpa Joe’s coffee'
  })
})

test.each([
  'why does it rain',
  'how is hail made',
  'what if it rained soup',
  'a cloud who forgot to rain',
  'the storm knocked a tree on our house',
  'scared of thunder',
  'it snowed today and we made a snowman',
  'power cut because of the wind',
  'the little frost fairy',
  'it is going to rain tomorrow and we have sports day',
  'she got sunburnt in the heat',
  'dad crashed the car in the rain',
  'hurricane is coming and we have to leave',
  'rain',
  'windy day',
  'fog',
  'hot chocolate'
])('“%s” does not', (message) => {
  expect(weatherday(message, FAMILY)).toBeNull()
})
