import { describe, expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import { familyEventOf } from './wish-family.ts'
import type { KinMember } from './wish-kin.ts'

const isla = kinMember('Isla', 'daughter', 'she', { isChild: true, isHero: true })
const mum = kinMember('Mum', 'mother', 'she')
const rose = kinMember('Nana Rose', 'grandmother', 'she')
const tobi = kinMember('Tobi', 'baby', 'he', { isChild: true, speaks: false })
const teller = { called: 'Isla', pronouns: 'she', age: 6 } as const
const read = (wish: string, family: readonly KinMember[] = [isla, mum]) => familyEventOf(wish, family, teller)

describe('who moves in', () => {
  test.each([
    ['grandma is moving in with us', 'Grandma'],
    ['nana is coming to live with us', 'Nana'],
    ['my auntie Bea moves in on saturday', 'Auntie Bea']
  ])('%s', (wish, who) => {
    expect(read(wish)).toEqual({ 'movesin-away': who, 'movesin.who': who })
  })

  test('is the one of the household who is meant', () => {
    expect(read('grandma is moving in with us', [isla, mum, rose])).toEqual({
      movesin: 'Nana Rose',
      'movesin.who': 'Nana Rose'
    })
  })

  test.each([
    'nan came to live with us because grandad died',
    'daddy is moving in with his girlfriend',
    'mum is moving back in with us',
    'grandma is moving in with us after her fall',
    'grandma is moving into a home',
    'my stepdad moved in'
  ])('nobody: %s', (wish) => {
    expect(read(wish)?.['movesin.who']).toBeUndefined()
  })
})

describe('who comes from far', () => {
  test.each([
    ['lola is visiting from Manila', 'Lola', 'Manila'],
    ['uncle Femi is coming from lagos', 'Uncle Femi', 'Lagos'],
    ['granny came all the way from New Zealand yesterday', 'Granny', 'New Zealand'],
    ['his cousin Temi is coming from Lagos tomorrow', 'Temi', 'Lagos']
  ])('%s', (wish, who, from) => {
    expect(read(wish)).toEqual({ afar: who, 'afar.who': who, 'afar.from': from })
  })

  test('is told of by somebody else', () => {
    expect(read('grandma is visiting from Wales', [isla, rose])).toBeNull()
    expect(read('grandma is visiting from Wales', [isla, mum, rose])).toMatchObject({ 'afar.who': 'Nana Rose' })
  })

  test.each([
    'grandpa came home from hospital',
    'daddy is coming from prison',
    'uncle Dan is back from the war',
    'my aunt fled from Sudan'
  ])('nobody: %s', (wish) => {
    expect(read(wish)?.['afar.who']).toBeUndefined()
  })
})

describe('what a baby does for the first time', () => {
  test.each([
    ['my baby brother’s first steps', 'first steps', 'the baby'],
    ['our baby said her first word', 'first word', 'the baby'],
    ['the baby got her first tooth', 'first tooth', 'the baby'],
    ['the baby learnt to clap', 'first clap', 'the baby'],
    ['our baby is learning to crawl', 'first crawl', 'the baby'],
    ['baby Noor laughed for the first time today', 'first laugh', 'Noor']
  ])('%s', (wish, what, who) => {
    expect(read(wish)).toMatchObject({ firsts: what, 'firsts.who': who })
  })

  test('is said with the word and of the baby that is here', () => {
    expect(read('our baby said his first word and it was dog', [isla, mum, tobi])).toMatchObject({
      'firsts.who': 'Tobi',
      'firsts.did': 'looked at the spoon and said “dog”'
    })
  })

  test.each([
    'the baby’s first steps since the accident',
    'the baby’s first operation',
    'my brother lost his first tooth',
    'the baby’s first night in hospital'
  ])('nothing: %s', (wish) => {
    expect(read(wish)?.['firsts']).toBeUndefined()
  })
})

describe('what the hero has learnt', () => {
  test.each([
    ['she learned to whistle today', 'whistle', 'whistled'],
    ['she tied her laces all by herself today', 'tie the laces', 'tied the laces'],
    ['Isla swam a whole length today', 'swim a whole length', 'swam a whole length']
  ])('%s', (wish, base, did) => {
    expect(read(wish)).toMatchObject({ 'learnt.base': base, 'learnt.did': did })
  })

  test.each([
    'he learned to whistle today',
    'she learned to walk again',
    'she learned to live without her daddy',
    'she is learning to use her inhaler',
    'Isla learned to lie'
  ])('nothing: %s', (wish) => {
    expect(read(wish)?.['learnt']).toBeUndefined()
  })
})

describe('what somebody teaches', () => {
  test.each([
    ['papa is teaching me to ride', 'taught-away', 'Papa', 'ride'],
    ['mum taught me to bake bread', 'taught', 'Mum', 'bake bread'],
    ['granny is teaching us to knit', 'taught-away', 'Granny', 'knit']
  ])('%s', (wish, kind, who, base) => {
    expect(read(wish)).toMatchObject({ [kind]: who, 'taught.who': who, 'taught.base': base })
  })

  test.each([
    'dad taught me to fight',
    'grandpa taught me to shoot',
    'mum taught us to hide',
    'Pat taught me to whistle',
    'daddy is teaching me not to cry'
  ])('nothing: %s', (wish) => {
    expect(read(wish)?.['taught.who']).toBeUndefined()
  })
})

test('what another of the family has done is read as well', () => {
  expect(read('mum passed her driving test', [isla, mum, rose])).toEqual({
    feat: 'Mum',
    'feat.who': 'Mum',
    'feat.done': 'passed the driving test'
  })
})
