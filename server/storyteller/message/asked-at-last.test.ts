import { describe, expect, test } from 'vitest'

import { askedAtLast } from './asked-at-last.ts'

describe('of a message that says what the story is to be about only that is told', () => {
  test.each([
    [
      'Nani made laddoos with us today, please make story about her suitcase full of laddoos',
      'the suitcase full of laddoos'
    ],
    [
      'Forgot his lunchbox on the table again lol. A lunchbox with legs that runs after the school bus please',
      'A lunchbox with legs that runs after the school bus'
    ],
    ['we wrote a note for her tooth today, Tooth fairy with a tiny hoover please', 'Tooth fairy with a tiny hoover'],
    [
      'he wants to know why owls are awake at night. could you do a story with an owl working at a post office',
      'an owl working at a post office'
    ],
    ['Our flight was delayed and we are wide awake, any story about a sleepy suitcase would do', 'a sleepy suitcase'],
    ['we planted seeds in pots today. maybe a seed who gets it wrong', 'a seed who gets it wrong'],
    [
      'Grandma flew home on Sunday and left her slippers here so can the slippers try to post themselves',
      'the slippers try to post themselves'
    ],
    [
      'we have one blue cup at home. Story about two kings and one blue cup please, with a daft ending',
      'two kings and one blue cup'
    ],
    [
      'Nani stood on her head at yoga today. in story she really lives on the ceiling',
      'Nani really lives on the ceiling'
    ],
    ['twins cut each others fringe today, so in the story the bits of hair go off', 'the bits of hair go off'],
    ['something about rockets and owls, we saw one of each today', 'rockets and owls'],
    ['we are typing with one hand here. something with trains and sheep for a 3 yr old pls', 'trains and sheep']
  ])('%s', (typed, what) => {
    expect(askedAtLast(typed)).toBe(what)
  })
})

test.each([
  'a dragon, a knight please',
  'a story about a fox, he opens a shop and the owl buys everything',
  'we want the frog to win please',
  'the hens stopped laying, maybe they are on strike',
  'dinosaurs please',
  'a story about a bear who tells a story about a mouse',
  'Tom loves trains, the story must be funny'
])('another wish stays as it is: “%s”', (typed) => {
  expect(askedAtLast(typed)).toBe(typed)
})

test.each([
  'her rabbit is cold and hard. Story about a rabbit please',
  'she wet the bed again because she is scared of mummys friend. Story about whales please',
  'my uncle says its our special game and not to tell. story about a princess please',
  'nanny fell in the kitchen and wont get up, story about a horse please',
  'lockdown drill today, she hid in a cupboard for an hour. story about mice please',
  'she is scared of the dentist, story where the princess goes too',
  'our dog is called Rex and he is fat. a story about Rex please',
  'I had a long day at school today. Just a nice one please',
  'Leo has asked for a unicorn today. A pink one please',
  'my son wants dinosaurs, my daughter wants fairies, story about both please'
])('what is not to be cut away is not: “%s”', (typed) => {
  expect(askedAtLast(typed)).toBe(typed)
})

test('a long letter is not searched', () => {
  const typed = `Leo won’t a ${'so '.repeat(320)}${'really '.repeat(140)}story`
  expect(askedAtLast(typed)).toBe(typed)
})

test('a sorrow stays as it was typed, whatever is asked for beside it', () => {
  const typed = 'grandad died on Tuesday and she keeps asking for him, maybe a story about a kind owl'
  expect(askedAtLast(typed)).toBe(typed)
})
