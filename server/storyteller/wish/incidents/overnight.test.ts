import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { incidentIn } from './incidents.ts'

const FAMILY: readonly KinMember[] = [
  kinMember('Mia', 'daughter', 'she', { isHero: true }),
  kinMember('Mum', 'mother', 'she')
]

test.each([
  ['staying at the public bath inn with everyone, the bath was too hot, then the milk in glass bottles after', { 'overnight.at': 'in the public bath inn', 'overnight.odd': 'the bath was too hot', 'overnight.also': 'there was milk in glass bottles' }],
  ['hotel with a lift, she pressed all the buttons', { 'overnight.at': 'in the hotel', 'overnight.odd': 'there was a lift', 'overnight.also': 'Mia pressed all the buttons' }],
  ['first night in the tent, uncle snores like a bear', { 'overnight.at': 'in the tent', 'overnight.odd': 'Uncle snored like a bear', 'overnight.snorer': 'Uncle' }],
  ["sleeping at teta's, nine on the mattresses", { overnight: 'Teta’s', 'overnight.at': 'at Teta’s', 'overnight.odd': 'there were nine of them on the mattresses' }],
  ['cabin in the woods, no wifi, a woodpecker', { 'overnight.at': 'in the cabin in the woods', 'overnight.odd': 'there was no wifi', 'overnight.also': 'there was a woodpecker', 'overnight.animal': 'the woodpecker' }],
  ['we are in a houseboat and the duck knocks', { 'overnight.at': 'on the houseboat', 'overnight.odd': 'the duck knocked', 'overnight.boat': 'the houseboat' }],
  ["we're in a hotel in Osaka and the toilet talks", { 'overnight.at': 'in the hotel in Osaka', 'overnight.odd': 'the toilet talked' }],
  ['hotel in goa, monkey on the balcony', { 'overnight.at': 'in the hotel in Goa', 'overnight.odd': 'there was a monkey on the balcony' }],
  ['tonight we sleep in a lighthouse! 112 stairs', { 'overnight.odd': 'there were one hundred and twelve stairs' }],
  ["sleepover at nani's tonight, all the cousins in one bed", { 'overnight.at': 'at Nani’s', 'overnight.odd': 'all the cousins were in one bed' }],
  ["staying at grandma's farm this weekend, the rooster starts at 4", { 'overnight.at': 'at Grandma’s farm', 'overnight.odd': 'the rooster started at four' }],
  ['dacha weekend, eleven people one bathroom', { 'overnight.odd': 'there were eleven people and one bathroom' }]
])('“%s” tells where they sleep', (message, says) => {
  expect(incidentIn(message, FAMILY)).toMatchObject({ incident: 'overnight', says })
}) // prettier-ignore

test.each([
  'a bear who stays in a hotel',
  'mum is staying in a hotel for work',
  'he is staying at his dads this weekend',
  'staying in hospital tonight',
  'bug hotel in the garden',
  'we built a tent in the living room',
  'she wants to sleep in a tent',
  'he is scared to sleep at grandmas',
  'a dragon in a tent',
  'our dog stays at the kennels',
  'staying at a shelter with the kids',
  'the tent burned down',
  "homesick at nani's, cried all night",
  'what is it like in a lighthouse?',
  "sleeping at grandma's because mummy is in hospital",
  'camping in the garden',
  'he won’t stay in his bed',
  'we visited a castle today',
  'we moved into a new house'
])('“%s” does not', (message) => {
  expect(incidentIn(message, FAMILY)?.incident).not.toBe('overnight')
})
