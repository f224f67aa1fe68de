import { expect, test } from 'vitest'

import { twowant } from './twowant.ts'

test.each([
  ['Mila and her brother had a fight over the scooter today, they made up in the end. a story about taking turns on it please', 'the scooter', 'rode the scooter'],
  ['the kids fought over the blue cup again', 'the blue cup', 'had the blue cup'],
  ['sharing the scooter', 'the scooter', 'rode the scooter'],
  ['both of them want the blue cup', 'the blue cup', 'had the blue cup'],
  ['who gets to push the lift button', 'the lift button', 'pressed the lift button'],
  ['they argued all day about who sits by the window', 'the place by the window', 'sat by the window'],
  ['three kids one swing', 'the swing', 'sat on the swing'],
  ['one remote two children', 'the remote', 'had the remote'],
  ['my two wont stop arguing about whose turn it is on the swing', 'the swing', 'sat on the swing'],
  ['they fought about the last seat on the sofa', 'the place on the sofa', 'sat on the sofa'],
  ['all three want to press the doorbell', 'the doorbell', 'rang the doorbell'],
  ['who goes first down the slide, every single time', 'the slide', 'went down the slide'],
  ['they all want to push the trolley at the supermarket', 'the trolley', 'pushed the trolley']
])('in “%s” they want %s', (message, wanted, did) => {
  expect(twowant(message, [])).toMatchObject({ twowant: wanted, 'twowant.did': did })
}) // prettier-ignore

test.each([
  ['War about the window open or shut. Please something that doesn’t preach', 'the window', 'open', 'shut'],
  ['he wants the light on she wants it off', 'the light', 'on', 'off'],
  ['Wren wants the light on and Diya wants it off', 'the light', 'on', 'off'],
  ['Rohan wants the AC on and Diya wants it off', 'the air conditioner', 'on', 'off'],
  ['he wants the door open at night and his brother wants it closed', 'the door', 'open', 'shut']
])('in “%s” one wants %s %s and one %s', (message, wanted, one, two) => {
  expect(twowant(message, [])).toMatchObject({ twowant: wanted, 'twowant.one': one, 'twowant.two': two })
})

test('Mummy does not want the place next to Mummy', () => {
  const of = { gender: null, speaks: true }
  const mila = { ...of, called: 'Mila', relationship: 'daughter', isChild: true, isHero: true }
  const finn = { ...of, called: 'Finn', relationship: 'son', isChild: true, isHero: false }
  const mum = { ...of, called: 'Mum', relationship: 'mother', isChild: false, isHero: false }
  expect(twowant('they both wanted to sit next to mummy', [mila, mum])).toBeNull()
  expect(twowant('they both wanted to sit next to mummy', [mila, finn, mum])).toMatchObject({
    twowant: 'the place next to Mummy',
    'with.kin': 'Finn'
  })
})

test.each([
  'mum and dad argued over the car',
  'he bit her over the blue cup',
  'two dragons who both want the crown',
  'a baker who gets up before the sun',
  'a queen who gets the first slice',
  'a toothbrush who goes on strike',
  'meerkats taking turns to keep watch',
  'two pirates fighting over treasure',
  'sharing toys',
  'they both want a puppy',
  'they both want mummy',
  'both of them love dinosaurs',
  'who gets to go to heaven',
  'his parents fight about who gets him at weekends',
  'bunk beds, who gets the top one',
  'the last pancake, both wanted it',
  'everyone wants to be a princess',
  'they share a bedroom now',
  'the light went off and he was scared',
  'we had a row over money',
  'he turned the light on and off',
  'my husband wants the window open and I want it shut',
  'they argued and he hurt his arm on the slide'
])('“%s” is no such thing', (message) => {
  expect(twowant(message, [])).toBeNull()
})
