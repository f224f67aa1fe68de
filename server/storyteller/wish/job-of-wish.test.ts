import { expect, test } from 'vitest'

import { isJob, jobOfWish, withWhom } from './job-of-wish.ts'
import { nounOfWish } from './noun-of-wish.ts'

test.each([
  ['lady who drives the gritter', 'gritter lady', 'the lady who drives the gritter'],
  ['the man who empties our bins', 'bin man', 'the man who empties the bins'],
  ['the person who paints the lines on the road', 'line person', 'the person who paints the lines on the road'],
  ['a lady that drives the rubbish lorry', 'rubbish lorry lady', 'the lady who drives the rubbish lorry'],
  [
    'the people who put up the christmas lights',
    'christmas light person',
    'the person who puts up the christmas lights'
  ],
  ['the guy who fixes the washing machine', 'washing machine man', 'the man who fixes the washing machine'],
  ['the person who names the storms', 'storm person', 'the person who names the storms'],
  ['the people who sort the post at night', 'post person', 'the person who sorts the post at night'],
  ['someone who feeds the penguins', 'penguin person', 'the person who feeds the penguins']
])('“%s” is the %s', (typed, one, who) => {
  const noun = jobOfWish(typed)
  expect(noun).toMatchObject({ one, who, sort: 'person' })
  expect(JSON.stringify(noun)).not.toMatch(/THING|BARE/u)
})

test('who drives is known by the driver of it, where the lexicon has one', () => {
  expect(jobOfWish('the man who drives the tram')?.part).toBe('the bell')
})

test.each([
  'a man who is late',
  'the lady who lost her hat',
  'a bear who drives a bus',
  'the day the bin man came',
  'people'
])('“%s” is nobody known by the work alone', (typed) => expect(jobOfWish(typed)).toBeNull())

test('a dentist for dragons works for dragons', () => {
  const noun = withWhom('a dentist for dragons', nounOfWish('a dentist for dragons'))
  expect(noun).toMatchObject({ one: 'dentist', who: 'the dentist for dragons', clients: 'dragons' })
})

test('a pirate has no job that could be done for an evening', () => {
  expect([nounOfWish('a pirate'), nounOfWish('a plumber')].map((noun) => noun !== null && isJob(noun))).toEqual([
    false,
    true
  ])
})
