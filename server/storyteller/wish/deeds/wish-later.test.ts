import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import { laterOf } from './wish-later.ts'

const MEI = kinMember('Mei', 'daughter', 'she', { isChild: true, isHero: true })
const ROSA = kinMember('Rosa', 'mother', 'she')
const FAMILY = [MEI, ROSA]

test.each([
  ['me and noah build a rocket and fly to the moon', 'everybody', 'built a rocket', 'flew to the moon'],
  ['we build a raft and sail to an island', 'everybody', 'built a raft', 'sailed to an island'],
  ['mum and me bake a cake and have a party', 'Rosa and Mei', 'baked a cake', 'had a party'],
  ['Mei and Rosa built a boat and sailed to the sea', 'Mei and Rosa', 'built a boat', 'sailed to the sea']
])('the family does one thing and then another: %s', (wish, who, did1, did2) => {
  expect(laterOf(wish, FAMILY)).toMatchObject({ 'later.who': who, 'later.did1': did1, 'later.did2': did2 })
})

test('who is named and not there tonight is known to be absent, and the nouns of both deeds are read', () => {
  expect(laterOf('me and noah build a rocket and fly to the moon', FAMILY)).toMatchObject({
    'later.one': 'Mei',
    'later.two': 'Noah',
    'later.absent': 'Noah',
    'later.base1': 'build a rocket',
    'later.base2': 'fly to the moon',
    was: 'the rocket',
    also: 'the moon'
  })
})

test.each([
  'we go to hospital and have a party',
  'we bake a cake and daddy left',
  'we build a den and cry',
  'mum and dad bake a cake and sing',
  'me and me bake a cake and sing',
  'me and the moon bake a cake and sing',
  'me and grandma plant a tree and climb it',
  'mum and me dance'
])('is no play of two deeds: %s', (wish) => {
  expect(laterOf(wish, FAMILY)).toBeNull()
})

test.each(['Gran :)', 'Ben (2', 'A[b', 'C++'])('one of the family may be called %s', (called) => {
  expect(laterOf('mum and me bake a cake and have a party', [MEI, { ...ROSA, called }])).toMatchObject({
    'later.who': `${called} and Mei`
  })
})
