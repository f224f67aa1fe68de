import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { goesalong } from './goesalong.ts'

const FAMILY: readonly KinMember[] = [
  kinMember('Mia', 'daughter', 'she', { isHero: true }),
  kinMember('Haoran', 'son', 'he'),
  kinMember('Mum', 'mother', 'she')
]

test.each([
  ['Long drive to Sardinia tomorrow, ferry at night, bunk beds in the cabin!! All of us plus Nonno who snores', { goesalong: 'the ferry', 'goesalong.place': 'Sardinia', 'goesalong.snorer': 'Nonno', 'goesalong.told': 'There were bunk beds, one above the other' }],
  ['12 hours on the train to grandmas village for spring festival, packed, haoran sat on someones suitcase of sausages', { goesalong: 'the train', 'goesalong.place': 'Grandma’s village', 'goesalong.told': 'Haoran sat on somebody’s suitcase of sausages' }],
  ['nine hours in the car to my parents today, are we there yet about 400 times', { goesalong: 'the car', 'goesalong.place': 'the grandparents', 'goesalong.asked': 'four hundred' }],
  ['night bus to Oaxaca, abuela has brought an entire chicken', { goesalong: 'the night bus', 'goesalong.told': 'Abuela had brought an entire chicken', 'goesalong.food': 'the chicken' }],
  ['we fly tomorrow at six, everyone must sleep NOW', { goesalong: 'the plane', 'goesalong.there': 'there' }],
  ['ferry to ireland tomorrow with everyone, the dog too', { goesalong: 'the ferry', 'goesalong.told': 'The dog had come along as well' }],
  ['on the bus to Kumasi all day, auntie Akua sang the whole way', { 'goesalong.told': 'Auntie Akua sang the whole way' }],
  ['train to Edinburgh tomorrow with granny and all the cousins, we packed egg sandwiches', { 'goesalong.told': 'They had brought egg sandwiches' }],
  ['all seven of us in the van to my mums, 5 hours, windows stuck open', { goesalong: 'the van', 'goesalong.on': 'in it' }],
  ['whole family in the minivan to the lake, 6 hours', { 'goesalong.going': 'was on its way to the lake' }]
])('“%s” tells of the way', (message, says) => {
  expect(goesalong(message, FAMILY)).toMatchObject(says)
}) // prettier-ignore

test.each([
  'a dragon who drives a bus to Spain',
  'why do trains go so fast',
  'the train was late and we missed nanas birthday',
  'daddy drives a bus',
  'school bus broke down today',
  'she was carsick all the way to grandmas',
  'we are moving to Germany tomorrow by plane',
  'flying to my dads funeral tomorrow',
  'bus to school tomorrow, first day',
  'dad flies to Berlin tomorrow without us',
  'a train that goes to the stars',
  'we had an accident on the way home in the car',
  'driving to hospital tomorrow for his operation',
  'dad has moved out and we drive to his house every weekend',
  'he drives his toy car all day long',
  'grandma flew away to heaven'
])('“%s” does not', (message) => {
  expect(goesalong(message, FAMILY)).toBeNull()
})
