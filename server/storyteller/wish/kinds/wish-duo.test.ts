import { describe, expect, test } from 'vitest'

import { bandOf, contestOf, friendsOf, swapsOf, togetherOf } from './wish-duo.ts'

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
    ['a penguin and a camel go on holiday together', 'go on holiday', 'went on holiday', undefined],
    ['a bear and a fox go camping', 'go camping', 'went camping', undefined],
    ['a mouse and an owl go to the beach', 'go to the beach', 'went to the beach', undefined],
    ['a wizard and a frog go on holiday', 'go on holiday', 'went on holiday', undefined]
  ])('%s', (wish, base, did, half) => {
    const read = togetherOf(wish)
    expect(read).toMatchObject({ 'together.base': base, 'together.did': did })
    // What is only done has no halves.
    expect(read?.['together.half']).toBe(half)
    expect(read?.['together.room']).toMatch(/^\p{Lu}/u)
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

describe('two who are friends', () => {
  test.each([
    ['a cat and a whale', 'the cat', 'the whale'],
    ['jaguar and butterfly', 'the jaguar', 'the butterfly'],
    ['a spider and a bee are best friends', 'the spider', 'the bee'],
    ['a fox who is friends with a hen', 'the fox', 'the hen'],
    ['the friendship of a mouse and a cat', 'the mouse', 'the cat'],
    ['a robot meets a dog for the first time', 'the robot', 'the dog'],
    ['giraffe and monkey friends in the jungle', 'the giraffe', 'the monkey']
  ])('%s', (wish, role, mate) => {
    expect(friendsOf(wish)).toMatchObject({ role, mate })
  })

  test('of several, one is told of', () => {
    expect(friendsOf('unicorns and dinosaurs')).toMatchObject({ 'role.first': 'a unicorn', 'mate.first': 'a dinosaur' })
  })

  test.each([
    'mum and a dog',
    'a spoon and a lamp',
    'two cats',
    'a fox eats a hen',
    'a cat and a cat',
    'my cat and the whale',
    'salt and pepper',
    'a cowboy misses the train'
  ])('nothing: %s', (wish) => {
    expect(friendsOf(wish)).toBeNull()
  })
})
