import { describe, expect, test } from 'vitest'

import { askedAtLast } from './asked-at-last.ts'

describe('of a message that says what the story is to be about only that is told', () => {
  test.each([
    [
      'Nani went home to Pune today, please make story about her suitcase full of laddoos',
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
      'Kids had a row about the blue cup. Story about two kings and one blue cup please, with a daft ending',
      'two kings and one blue cup'
    ],
    [
      'Nani came on video call upside down and nobody told her. in story she really lives on the ceiling',
      'Nani really lives on the ceiling'
    ],
    ['twins cut each others fringe today, so in the story the bits of hair go off', 'the bits of hair go off'],
    ['something about rockets and owls, we saw one of each today', 'rockets and owls'],
    ['typing with one hand here. something with trains and sheep for a 3 yr old pls', 'trains and sheep']
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

test('a sorrow stays as it was typed, whatever is asked for beside it', () => {
  const typed = 'grandad died on Tuesday and she keeps asking for him, maybe a story about a kind owl'
  expect(askedAtLast(typed)).toBe(typed)
})
