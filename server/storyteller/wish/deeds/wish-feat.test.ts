import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import { featOf } from './wish-feat.ts'

const ISLA = kinMember('Isla', 'daughter', 'she', { isChild: true, isHero: true })
const ROSE = kinMember('Nana Rose', 'grandmother', 'she')
const MUM = kinMember('Mum', 'mother', 'she')
const FAMILY = [ISLA, ROSE, MUM]

test.each([
  ['Mum passed her driving test', 'Mum', 'passed the driving test'],
  ['grandpa retired today', 'Grandpa', 'retired'],
  ['my big sister got her first job', 'the sister', 'got the first job'],
  ['uncle Dan ran the marathon on sunday', 'Uncle Dan', 'run the marathon'],
  ['nana swam the channel', 'Nana Rose', 'swum the channel'],
  ['my cousin Temi won the race', 'Temi', 'won the race']
])('%s', (wish, who, done) => {
  expect(featOf(wish, FAMILY)).toEqual({ feat: who, 'feat.who': who, 'feat.done': done })
})

test('is told by somebody who is there', () => {
  expect(featOf('Mum passed her driving test', [ISLA, MUM])).toBeNull()
  expect(featOf('Mum passed her driving test', [ISLA, MUM, ROSE])).toMatchObject({ 'feat.who': 'Mum' })
})

test.each([
  'Mum finished her chemo',
  'grandpa passed away today',
  'dad got the sack',
  'Mum lost her job',
  'dad got out of prison',
  'Mum won custody',
  'Mum passed her paternity test',
  'Mum got her results from the hospital',
  'Mum passed her driving test and then she crashed',
  'Isla won the race'
])('nothing: %s', (wish) => {
  expect(featOf(wish, FAMILY)).toBeNull()
})

test.each(['Ada passed her driving test', 'Mark passed his driving test', 'Sonia got her first job'])(
  'nobody knows who that is: %s',
  (wish) => {
    expect(featOf(wish, FAMILY)).toBeNull()
  }
)
