import { describe, expect, it } from 'vitest'

import { kinOf, type KinMember } from './wish-kin.ts'

const family: readonly KinMember[] = [
  { called: 'Isla', relationship: 'daughter', gender: 'she', isChild: true, speaks: true, isHero: true },
  { called: 'Theo', relationship: 'son', gender: 'he', isChild: true, speaks: true, isHero: false },
  { called: 'Mum', relationship: 'mother', gender: 'she', isChild: false, speaks: true, isHero: false },
  { called: 'Grandpa Jim', relationship: 'grandfather', gender: 'he', isChild: false, speaks: true, isHero: false }
]
const read = (wish: string) => kinOf(wish, family)

describe('what one of the family does', () => {
  it.each([
    ['mum becomes invisible', 'Mum', 'become invisible', 'became invisible', 'becoming invisible'],
    ['grandad is riding a horse', 'Grandpa Jim', 'ride a horse', 'rode a horse', 'riding a horse'],
    ['my brother flies to the moon', 'Theo', 'fly to the moon', 'flew to the moon', 'flying to the moon'],
    [
      'grandpa learned to surf and wins a prize',
      'Grandpa Jim',
      'surf and win a prize',
      'surfed and won a prize',
      'surfing and winning a prize'
    ],
    [
      'grandpa and the runaway trolley',
      'Grandpa Jim',
      'catch the runaway trolley',
      'caught the runaway trolley',
      'catching the runaway trolley'
    ]
  ])('is told of whoever of the household is meant: %s', (wish, who, base, did, doing) => {
    expect(read(wish)).toMatchObject({ kin: who, 'kin.base': base, 'kin.did': did, 'kin.doing': doing })
  })

  it('is told of somebody who is not there, under the name that the family uses', () => {
    expect(read('granny rides a motorbike')).toMatchObject({ 'kin-away': 'Granny', 'kin.the': 'the motorbike' })
    expect(read('super granny saves the day')).toMatchObject({ 'kin-away': 'Granny', 'kin.base': 'save the day' })
    // An aunt is no mother.
    expect(read('auntie learned to skateboard')).toMatchObject({ 'kin-away': 'Auntie', 'kin.did': 'skateboarded' })
  })

  it('is a mishap where something goes wrong, with what there is to see of it', () => {
    expect(read('daddy burnt the pancakes')).toMatchObject({
      'mishap-away': 'Daddy',
      'mishap.doing': 'burning the pancakes',
      'mishap.left': 'what was left of the pancakes'
    })
    expect(read('grandad lost his glasses again')).toMatchObject({
      mishap: 'Grandpa Jim',
      'mishap.did': 'lost the glasses',
      'mishap.left': 'the place where the glasses should have been'
    })
  })

  it.each([
    'mummy goes to work',
    'grandpa is ill',
    'grandad snores',
    'my brother is getting all the attention',
    'mum lost her job',
    'granny forgot my name',
    'grandpa died',
    'Isla rides a horse',
    'the king lost his crown',
    'my baby sister ate the soap'
  ])('is nothing in: %s', (wish) => {
    expect(read(wish)).toBeNull()
  })
})
