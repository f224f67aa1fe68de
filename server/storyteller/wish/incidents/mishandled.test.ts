import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { mishandled } from './mishandled.ts'

const FAMILY: readonly KinMember[] = [
  kinMember('Leila', 'daughter', 'she', { isHero: true }),
  kinMember('Mum', 'mother', 'she'),
  kinMember('Dad', 'father', 'he'),
  kinMember('Grandpa Joe', 'grandfather', 'he'),
  kinMember('Nana Rose', 'grandmother', 'she')
]

test.each([
  ['i burnt the pancakes this morning and Leila laughed so much she got hiccups', 'Mum', 'the pancakes', 'Mum burnt the pancakes. Leila laughed so much she got hiccups'],
  ['mum shrank my jumper, it fits the teddy now', 'Mum', 'the jumper', 'Mum shrank Leila’s jumper. It fitted the teddy now'],
  ['i locked myself out and the cat watched from the window', 'Mum', 'that door', 'Mum locked herself out. The cat watched from the window'],
  ['papa went shopping in his slippers', 'Dad', 'the slippers', 'Dad went shopping in his slippers. People looked down, and looked up again, and smiled'],
  ['forgot to put the lid on the blender and there was smoothie on the ceiling lol', 'Mum', 'the blender', 'Mum forgot to put the lid on the blender. There was smoothie on the ceiling'],
  ['papa locked the keys in the car and we had to wait for a man with a long wire', 'Dad', 'that door', 'Dad locked the keys in the car. They had to wait for a man with a long wire'],
  ['mum picked up the wrong suitcase at the airport, it was full of cheese', 'Mum', 'the wrong suitcase', 'Mum picked up the wrong suitcase at the airport. It was full of cheese'],
  ['dad mixed up the salt and sugar in the tea and grandpa drank it anyway', 'Dad', 'the tea', 'Dad mixed up the salt and sugar in the tea. Grandpa Joe drank it anyway'],
  ['My husband hung the shelf upside down and all the books slid off', 'Dad', 'that one mistake', 'Dad hung the shelf upside down. All the books slid off'],
  ['lola put sugar on the rice instead of salt and my cousin asked for seconds', 'Nana Rose', 'the rice', 'Nana Rose put sugar on the rice instead of salt. Mum’s cousin asked for seconds'],
  ['Papa took us to school on a saturday, the gate was shut and the cat looked at us', 'Dad', 'that one mistake', 'Dad took them to school on a Saturday. The gate was shut. The cat looked at them']
])('“%s” tells what was done wrong', (message, kin, thing, begin) => {
  expect(mishandled(message, FAMILY)).toMatchObject({ 'with.kin': kin, mishandled: thing, 'mishandled.begin': begin })
}) // prettier-ignore

test('Of all of them it is whoever is beside the hero', () => {
  const says = mishandled('we got on the wrong bus and ended up at the airport', FAMILY)
  expect(says).toMatchObject({ 'mishandled.told': 'They got on the wrong bus', mishandled: 'the wrong bus' })
  expect(says).not.toHaveProperty('with.kin')
})

test.each([
  'daddy burnt his hand on the oven',
  'there was a fire in the kitchen and the firemen came',
  'mum shouted because i spilled the milk',
  'a dragon who burnt the pancakes',
  'a fox who got on the wrong bus',
  'grandpa got lost and the police found him',
  'Leila spilled paint on her jumper',
  'dad forgot to pick me up from school',
  'grandma put the wrong pills in the box',
  'papa was angry that i put salt in the tea',
  'grandpa put his shoes in the fridge again, he is getting so forgetful',
  'daddy forgot to come',
  'we forgot our dog at the park and couldnt find him',
  'dad spilled hot tea on Leila',
  'dad burnt the house down',
  'mum is cross because i spilled',
  'mummy always burns the toast and daddy gets cross',
  'we made pancakes',
  'daddy went to work'
])('“%s” does not', (message) => {
  expect(mishandled(message, FAMILY)).toBeNull()
})
