import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import { bothOf, calledTonight } from './wish-both.ts'

const MEI = kinMember('Mei', 'daughter', 'she', { isChild: true, isHero: true })
const ROSA = kinMember('Rosa', 'mother', 'she')
const TOBI = kinMember('Tobi', 'baby', null, { isChild: true, speaks: false })
const FAMILY = [MEI, ROSA, TOBI]

test.each([
  ['mummy becomes a pirate and the baby steers the ship', 'Rosa', 'became a pirate', 'Tobi', 'steered the ship'],
  ['mummy is the captain and i am the cook', 'Rosa', 'was the captain', 'Mei', 'was the cook'],
  ['daddy drives the train and Mei blows the whistle', 'Daddy', 'drove the train', 'Mei', 'blew the whistle'],
  ['mum sings while i dance', 'Rosa', 'sang', 'Mei', 'danced'],
  ['i build a rocket, mum paints the moon', 'Mei', 'built a rocket', 'Rosa', 'painted the moon'],
  ['granny rows to an island and i carry the picnic', 'Granny', 'rowed to an island', 'Mei', 'carried the picnic']
])('two of the family do two things: %s', (wish, one, did1, two, did2) => {
  expect(bothOf(wish, FAMILY)).toMatchObject({
    'both.one': one,
    'both.did1': did1,
    'both.two': two,
    'both.did2': did2
  })
})

test('who became something is it, and all of them may be', () => {
  expect(bothOf('mummy becomes a pirate and the baby steers the ship', FAMILY)).toMatchObject({
    'both.base1': 'be a pirate',
    'both.ing1': 'being a pirate',
    'both.was1': 'was a pirate',
    'both.all1': 'were pirates',
    'both.was2': 'steered the ship',
    was: 'the pirate',
    also: 'the ship'
  })
})

test('who is not of the household tonight comes in at the door', () => {
  expect(bothOf('daddy drives the train and i blow the whistle', FAMILY)).toMatchObject({ 'both.away': 'Daddy' })
  expect(bothOf('mum sings while i dance', FAMILY)).not.toHaveProperty(['both.away'])
})

test.each([
  'mum and dad dance',
  'mum bakes a cake and mum sings',
  'mummy sings and daddy left',
  'mummy is an angel and i am a star',
  'mummy goes to heaven and i sing',
  'mummy has a baby and i dance',
  'mummy becomes a patient and daddy cooks',
  'mum climbs the tree and i light the lamp',
  'the dog sings and i dance',
  'mum sings and i dance and the baby claps'
])('is no play of two: %s', (wish) => {
  expect(bothOf(wish, FAMILY)).toBeNull()
})

test.each([
  ['i', 'Mei'],
  ['the baby', 'Tobi'],
  ['mummy', 'Rosa'],
  ['rosa', 'Rosa'],
  ['daddy', 'Daddy'],
  ['uncle', null]
])('“%s” is %s tonight', (whom, called) => {
  expect(calledTonight(whom, FAMILY)).toBe(called)
})

test('of two who may be meant nobody is', () => {
  expect(calledTonight('my sister', [...FAMILY, kinMember('Lin', 'sister', 'she', { isChild: true })])).toBeNull()
})

test.each(['Gran :)', 'Ben (2', 'A[b', 'C++'])('one of the family may be called %s', (called) => {
  expect(bothOf('mum bakes a cake and i sing a song', [MEI, { ...ROSA, called }])).toMatchObject({ 'both.one': called })
})
