import { describe, expect, it } from 'vitest'

import { outingOf } from './wish-outing.ts'

describe('a feast or an outing', () => {
  it.each([
    ['christmas eve but santa is stuck', 'Santa is stuck', 'Santa was stuck', 'Christmas Eve', 'Christmas Eve'],
    [
      'a birthday party where nobody can find the cake',
      'nobody can find the cake',
      'nobody could find the cake',
      'a birthday party',
      'the birthday party'
    ],
    ['the day it rained on the beach', 'it’s raining', 'it rained', 'a day at the beach', 'the day at the beach'],
    ['our picnic but the wasps came', 'the wasps came', 'the wasps came', 'a picnic', 'the picnic']
  ])('has a trouble: %s', (wish, trouble, told, of, the) => {
    expect(outingOf(wish)).toEqual({ trouble, 'trouble.told': told, 'trouble.of': of, 'trouble.the': the })
  })

  it.each([
    ['our trip to legoland', 'Legoland'],
    ['a trip to the aquarium with nana', 'the aquarium'],
    ['our holiday in cornwall', 'Cornwall'],
    ['a trip to the seaside', 'the seaside']
  ])('goes somewhere: %s', (wish, trip) => {
    expect(outingOf(wish)).toEqual({ trip })
  })

  it.each([
    ['last day of the holidays', 'the holidays'],
    ['my last day at nursery', 'nursery'],
    ['the end of summer', 'summer'],
    ['our last day in spain', 'Spain'],
    ['the last night at the campsite', 'the campsite']
  ])('is the last one: %s', (wish, ends) => {
    expect(outingOf(wish)).toEqual({ ends })
  })

  it.each([
    'the end of the world',
    'a trip to the dentist',
    'going to school',
    'a party where everybody dances',
    'my party but I was sick',
    'the picnic',
    'the last day of grandpa',
    'the last day of grandma’s life',
    'the last day of my dog',
    'last day of rex',
    'last night in our house',
    'the last day of the world',
    'a trip to auschwitz',
    'a trip to Auschwitz',
    'holiday in gaza',
    'our holiday in ukraine',
    'a trip to mecca',
    'my last day in Kyiv',
    'my birthday but nobody came',
    'a party when no one turned up',
    'christmas when the dog ran away'
  ])('is neither in: %s', (wish) => {
    expect(outingOf(wish)).toBeNull()
  })
})
