import { expect, test } from 'vitest'

import { chantOf } from './wish-chant.ts'

test.each([
  ['moo moo tram tram no nap', 'moo moo', 'tram tram no nap'],
  ['BUM BUM the fork is a pony and he eated the door', 'bum bum', 'the fork is a pony and he eated the door'],
  ['aba daba bunny up up gone', 'aba', 'daba bunny up up gone'],
  ['ta ta ta shoes quack quack', 'ta ta', 'ta shoes quack quack'],
  ['dadada sun moo', 'dadada', 'sun moo']
])('“%s” is a chant', (typed, begin, after) =>
  expect(chantOf(typed)).toEqual({ chant: `${begin} ${after}`, 'chant.begin': begin, 'chant.after': after })
)

test.each([
  'a hundred cows in the bath and they are all cheese and then beep',
  'the spoons sit on the moon and sing and then boom'
])('a sound at the end ends a tale: “%s”', (typed) => expect(chantOf(typed)?.['chant']).toBe(typed))

test.each([
  'choo choo train',
  'a tuk tuk and a goat',
  'woof woof doggy story please',
  'no no no bath',
  'bye bye nappy',
  'knock knock jokes',
  'she had had a very very long day',
  'a cow who says moo',
  'wants to do everything by herself and gets so cross with the zip',
  'rain rain rain',
  'a lalala song please',
  'daddy’s phone is lost, ring ring, it’s in the freezer',
  'the queen of the ants and her tiny tiny crown',
  'a witch who lost her cat and her broom',
  'please please please the dodgy wifi goblin',
  'a bum bum dragon called Mr Pasta who sneezes chairs',
  'rainy day, stuck inside, bored bored bored',
  'boo boo on my knee and blood blood',
  'daddy daddy hit hit mummy',
  'ye ye and the po po and the car',
  'vroom vroom race car'
])('“%s” is none', (typed) => expect(chantOf(typed)).toBeNull())
