import { expect, test } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { performs } from './performs.ts'

const family: readonly KinMember[] = [
  kinMember('Kit', 'daughter', 'she', { isHero: true }),
  kinMember('Mum', 'mother', 'she')
]

test.each([
  ['kapa haka regionals tomorrow. he knows every word but his arms go the wrong way', 'the kapa haka regionals', 'Kit’s arms went the wrong way'],
  ['Tomorrow is undokai. Mio is the anchor in the class relay and she is not sure about the baton.', 'undokai', 'Kit was not sure about the baton'],
  ['piano grade 2 exam tomorrow, she plays beautiful at home but fingers go cold', 'the piano grade two exam', 'Kit’s fingers went cold'],
  ['judo grading on friday, he keeps bowing to the wrong person', 'the judo grading', 'Kit bowed to the wrong person'],
  ['choir competition, he opens his mouth but nothing comes out', 'the choir competition', 'nothing came out'],
  ['karate tournament tomorrow, belt keeps coming undone', 'the karate tournament', 'the belt kept coming undone'],
  ['her arangetram is in two weeks and her left foot won’t listen', 'the arangetram', 'Kit’s left foot would not listen'],
  ['swim gala tomorrow and she keeps swimming into the next lane', 'the swim gala', 'Kit swam into the next lane'],
  ['Nativity tomorrow. She is a star and she waves at granny instead of twinkling', 'the nativity', 'Kit waved at Granny instead of twinkling'],
  ['irish feis on sunday!! her wig slides over her eyes', 'the Irish feis', 'the wig slid over the eyes']
])('“%s” tells what does not go yet', (message, what, trouble) => {
  expect(performs(message, family)).toMatchObject({ performs: what, 'performs.trouble': trouble })
}) // prettier-ignore

test.each([
  ['school assembly, she has one line: behold', { performs: 'the school assembly', 'performs.only': 'one line', 'performs.line': 'Behold', 'performs.once': 'said “Behold”' }],
  ['school assembly, she has one line, behold', { 'performs.line': 'Behold' }],
  ['Chachu’s wedding sangeet is tomorrow and the children are dancing in front of 300 people. Kabir knows only one step but he does it VERY well', { performs: 'Chachu’s wedding sangeet', 'performs.only': 'one step', 'performs.crowd': 'three hundred people', 'performs.once': 'danced it' }],
  ['Kit wants to perform too, she has one joke only and it is about a pumpkin', { performs: 'the show', 'performs.only': 'one joke', 'performs.about': 'a pumpkin' }],
  ['Christmas play, she is the donkey, only one word to say', { performs: 'the Christmas play', 'performs.only': 'one word', 'performs.as': 'the donkey' }]
])('“%s” tells how little there is', (message, says) => {
  expect(performs(message, family)).toMatchObject(says)
}) // prettier-ignore

test.each([
  'a robot made from an old blender wins the talent show because he can only do one note',
  'a frog who has an audition for the opera and keeps croaking',
  'school concert was lovely',
  'he was sick before the exam and couldn’t stop crying',
  'Papa has an exam tomorrow, he keeps forgetting his notes',
  'what happens if you forget your line in a play?',
  'she doesn’t want to go to the ballet show any more',
  'we went to see the school play and ate popcorn',
  'the other children laughed at her when she forgot her line in the assembly',
  'she is terrified of her piano exam and can’t sleep',
  'wants to play with his train',
  'nobody came to his recital',
  'no play date tomorrow, he can’t stop talking about it',
  'his dance teacher shouts at him and he can’t do it'
])('“%s” does not', (message) => {
  expect(performs(message, family)).toBeNull()
})
