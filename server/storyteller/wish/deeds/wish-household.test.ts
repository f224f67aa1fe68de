import { describe, expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import { readSorrow } from '../../sorrow/sorrow.ts'
import { householdOf } from './wish-household.ts'
import type { KinMember } from './wish-kin.ts'

const isla = kinMember('Isla', 'daughter', 'she', { isChild: true, isHero: true })
const theo = kinMember('Theo', 'son', 'he', { isChild: true })
const mum = kinMember('Mum', 'mother', 'she')
const read = (wish: string, family: readonly KinMember[] = [isla, theo, mum]) =>
  householdOf(wish, family, [{ called: 'Biscuit', kind: 'dog' }], { called: 'Isla', pronouns: 'she', age: 6 })

describe('what is built', () => {
  test.each([
    [
      'we made a den out of cardboard boxes',
      { builds: 'a den out of cardboard boxes', 'builds.the': 'the den', 'builds.piece': 'peg' }
    ],
    [
      'theo and i are building a brick castle',
      { builds: 'a brick castle', 'builds.who': 'Theo', 'builds.piece': 'brick' }
    ],
    [
      'we built a bookshelf with daddy',
      { builds: 'a bookshelf with Daddy', 'builds.with': 'Daddy', 'builds.piece': 'screw' }
    ],
    [
      'me and noah built a spaceship',
      { 'builds-away': 'a spaceship', 'builds.who': 'Noah', 'builds.what': 'a spaceship' }
    ]
  ])('%s', (wish, says) => {
    expect(read(wish)).toMatchObject(says)
  })

  test.each([
    'we built a bonfire',
    'he made a gun out of sticks',
    'we made a coffin for the hamster',
    'we are building a house',
    'me and noah made a cake'
  ])('nothing: %s', (wish) => {
    expect(read(wish)).toBeNull()
  })
})

describe('what is new', () => {
  test.each([
    ['we’re getting a new car', 'the new car', 'car'],
    ['our new washing machine came today', 'the new washing machine', 'washing machine'],
    ['mum bought a new red sofa', 'the new red sofa', 'sofa']
  ])('%s', (wish, the, bare) => {
    expect(read(wish)).toMatchObject({ 'arrives.the': the, 'arrives.bare': bare })
  })

  test.each(['we’re getting a new car because ours crashed', 'daddy has a new wife', 'we are getting a new puppy'])(
    'nothing: %s',
    (wish) => {
      expect(read(wish)).toBeNull()
    }
  )
})

test.each([
  ['we painted the kitchen yellow', 'the kitchen', 'yellow'],
  ['we are painting my bedroom sky blue', 'the bedroom', 'sky blue']
])('a room is painted: %s', (wish, room, colour) => {
  expect(read(wish)).toMatchObject({ 'paints.room': room, 'paints.in': colour })
})

describe('who goes to the vet', () => {
  test.each([
    ['we are going to the vet with biscuit', 'Biscuit'],
    ['the cat has to go to the vet', 'the cat'],
    ['our dog has to go to the vet', 'Biscuit'],
    ['taking Luna to the vet for her jabs tomorrow', 'Luna']
  ])('%s', (wish, vet) => {
    expect(read(wish)).toEqual({ vet })
  })

  test.each([
    'biscuit is at the vet and very ill',
    'we took biscuit to the vet and he did not come home',
    'the vet put our cat to sleep',
    'theo goes to the vet',
    'taking biscuit to the vet for an operation'
  ])('nobody: %s', (wish) => {
    expect(read(wish)).toBeNull()
  })
})

describe('a small planned night in hospital', () => {
  test.each([
    'a night in hospital for her tonsils',
    'she has her tonsils out on monday',
    'a night in hospital for grommets'
  ])('is no sorrow: %s', (wish) => {
    expect(readSorrow(wish)).toBeNull()
    expect(read(wish)?.['ward']).toBeDefined()
  })

  test('needs a grown-up beside the bed', () => {
    expect(read('a night in hospital for her tonsils', [isla, theo])).toBeNull()
  })

  test.each([
    'a night in hospital for her heart',
    'she was rushed to hospital in an ambulance',
    'mum is having an operation',
    'a night in hospital for her tonsils and something went wrong'
  ])('nothing: %s', (wish) => {
    expect(read(wish)).toBeNull()
  })
})

describe('where the holiday is', () => {
  test.each([
    ['our holiday in Portugal', 'Portugal'],
    ['our holiday in gaza', 'Gaza'],
    ['we are going on holiday to the Isle of Wight', 'the Isle of Wight']
  ])('%s', (wish, holiday) => {
    expect(read(wish)).toEqual({ holiday })
  })

  test.each([
    'a holiday in the caravan',
    'our holiday in Auschwitz',
    'the war in Gaza',
    'our holiday in Gaza when the bombs fell',
    'holiday at home'
  ])('nowhere: %s', (wish) => {
    expect(read(wish)).toBeNull()
  })
})

test('a grandparent who built it too is at home, and a friend goes home', () => {
  expect(read('me and grandad are building a shed')).toMatchObject({
    builds: 'a shed with Grandad',
    'builds.with': 'Grandad'
  })
  expect(read('me and my cousin Ben built a den')).toMatchObject({ 'builds-away': 'a den', 'builds.piece': 'peg' })
  expect(read('daddy is building a treehouse')).toBeNull()
  expect(read('Isla builds a rocket out of cardboard boxes with her granddad')).toMatchObject({
    builds: 'a rocket out of cardboard boxes with Granddad',
    'builds.with': 'Granddad'
  })
  expect(read('Isla makes a robot out of tins with his nana')).toMatchObject({ 'builds.with': 'Nana' })
})
