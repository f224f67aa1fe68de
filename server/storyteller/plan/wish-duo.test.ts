import { describe, expect, test } from 'vitest'

import { bandOf, contestOf, swapsOf, togetherOf } from './wish-duo.ts'

describe('a contest', () => {
  test.each([
    ['a dragon and a snail have a race', 'a race', 'the dragon', 'the snail'],
    ['a singing contest between a fox and an owl', 'a singing contest', 'the fox', 'the owl'],
    ['a cow races a rocket', 'a race', 'the cow', 'the rocket'],
    ['a robot challenges a bear to a dance-off', 'a dance-off', 'the robot', 'the bear'],
    ['an elephant and a mouse enter an egg race', 'an egg race', 'the elephant', 'the mouse'],
    ['a dog and a cat have a unicorn race', 'a unicorn race', 'the dog', 'the cat']
  ])('%s', (wish, contest, role, mate) => {
    expect(contestOf(wish)).toMatchObject({ contest, role, mate })
  })

  test.each([
    'a dragon and a snail have a race and the snail wins',
    'a fox and a hen have a fight',
    'a fox and a fox have a race',
    'my dad and a bear have a race'
  ])('none: %s', (wish) => {
    expect(contestOf(wish)).toBeNull()
  })
})

describe('what two swap', () => {
  test.each([
    ['a mouse and an elephant swap beds', 'beds', 'bed', 'the mouse', 'the elephant'],
    ['the sheep and the wolf swap coats', 'coats', 'coat', 'the sheep', 'the wolf'],
    ['a fox and a bear swap scarves for a day', 'scarves', 'scarf', 'the fox', 'the bear']
  ])('%s', (wish, swaps, one, role, mate) => {
    expect(swapsOf(wish)).toMatchObject({ swaps, 'swaps.one': one, role, mate })
  })

  test.each(['a fox and a bear swap babies', 'mum and dad swap houses', 'two mice swap beds'])(
    'nothing: %s',
    (wish) => {
      expect(swapsOf(wish)).toBeNull()
    }
  )
})

describe('what two do together', () => {
  test.each([
    ['a lion and a mouse bake a cake', 'bake a cake', 'baked a cake', 'half a cake'],
    ['a fox and a bear baked an apple pie', 'bake an apple pie', 'baked an apple pie', 'half an apple pie'],
    ['a fox and a rabbit who build a house together', 'build a house', 'built a house', 'half a house'],
    ['a penguin and a camel go on holiday together', 'go on holiday', 'went on holiday', 'half of it'],
    ['a spider and a bee are best friends', 'be best friends', 'were best friends', 'half of it'],
    ['a spider and a bee who are friends', 'be friends', 'were friends', 'half of it']
  ])('%s', (wish, base, did, half) => {
    expect(togetherOf(wish)).toMatchObject({ 'together.base': base, 'together.did': did, 'together.half': half })
  })

  test('of two neither is alone', () => {
    expect(togetherOf('a lion and a mouse bake a cake')).not.toHaveProperty(['role.alone'])
  })

  test.each([
    'a wolf and a lamb go missing',
    'a fox and a hen have a fight',
    'a fox and a bear live without my mum',
    'a lion and a mouse play hide and seek',
    'a fox eats a hen'
  ])('nothing: %s', (wish) => {
    expect(togetherOf(wish)).toBeNull()
  })
})

describe('who plays in a band', () => {
  test.each([
    ['a penguin who plays the drums in a band', 'a band', 'play the drums', 'boom'],
    ['an elephant who plays the violin in our orchestra', 'the orchestra', 'play the violin', 'eeee'],
    ['a bear who learns to play the tuba', 'a band', 'play the tuba', 'oompah'],
    ['a cat who sings in the choir', 'the choir', 'sing', 'la']
  ])('%s', (wish, band, play, sound) => {
    expect(bandOf(wish)).toMatchObject({ band, 'band.play': play, 'band.sound': sound })
  })

  test.each([
    'my brother plays the drums',
    'a boy who plays tricks',
    'a cat who bangs the table',
    'a cat who sings',
    'a fox and a bear play the drums'
  ])('nobody: %s', (wish) => {
    expect(bandOf(wish)).toBeNull()
  })
})
