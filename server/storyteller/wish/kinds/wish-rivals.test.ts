import { describe, expect, test } from 'vitest'

import { enviesOf, marriesOf, quarrelsOf, tricksOf } from './wish-rivals.ts'

describe('a quarrel', () => {
  test.each([
    ['the spoon and the fork have a fight', 'the spoon', 'the fork', undefined],
    ['a cat and a dog fight over a ball', 'the cat', 'the dog', 'a ball'],
    ['the sun and the moon argue about who is bigger', 'the sun', 'the moon', 'who is bigger'],
    ['a fox and a hen who always quarrel', 'the fox', 'the hen', undefined],
    ['a bear and a bee don’t get on', 'the bear', 'the bee', undefined],
    ['an argument between a lion and a mouse about the best sofa', 'the lion', 'the mouse', 'the best sofa'],
    ['a dragon who quarrels with a knight', 'the dragon', 'the knight', undefined]
  ])('%s', (wish, role, mate, over) => {
    expect(quarrelsOf(wish)).toMatchObject({ role, mate })
    expect(quarrelsOf(wish)?.['quarrels.over']).toBe(over)
  })

  test.each([
    'a man and a woman have a fight',
    'a boy and a girl fight over a ball',
    'mum and dad always argue',
    'a fox and a hen fight and the hen dies',
    'a knight and a dragon fight with a sword',
    'my cat and a dog fight',
    'two dragons who always quarrel',
    'my friends and the teacher have a row',
    'a fox and a hen have a race'
  ])('none: %s', (wish) => expect(quarrelsOf(wish)).toBeNull())
})

describe('a trick', () => {
  test.each([
    ['a tortoise tricks the leopard', 'the tortoise', 'the leopard'],
    ['a clever mouse who outsmarts a lion', 'the mouse', 'the lion'],
    ['the fox plays a trick on the crow', 'the fox', 'the crow'],
    ['a monkey tricked a crocodile', 'the monkey', 'the crocodile'],
    ['a bear and a frog trick eachother', 'the bear', 'the frog']
  ])('%s', (wish, role, mate) => expect(tricksOf(wish)).toMatchObject({ role, mate }))

  test.each([
    'a man who tricks children',
    'a fox tricks everybody',
    'my brother tricks me',
    'a fox and a hen trick a bear'
  ])('none: %s', (wish) => expect(tricksOf(wish)).toBeNull())
})

describe('envy and a wedding', () => {
  test('who has what the other has not', () => {
    expect(enviesOf('a crocodile who is jealous of a flamingo')).toMatchObject({
      role: 'the crocodile',
      mate: 'the flamingo'
    })
    expect(enviesOf('a mouse who is jealous of the lion’s mane')).toMatchObject({
      mate: 'the lion',
      'envies.thing': 'mane'
    })
    expect(enviesOf('a girl who is jealous of the baby')).toBeNull()
  })

  test.each([
    ['a banana and an apple get married', 'the banana', 'the apple'],
    ['a snail marries a butterfly', 'the snail', 'the butterfly'],
    ['the wedding of a frog and a duck', 'the frog', 'the duck']
  ])('%s', (wish, role, mate) => expect(marriesOf(wish)).toMatchObject({ role, mate }))

  test.each(['mummy and daddy get married', 'uncle joe marries a teacher', 'a boy and a girl get married'])(
    'none: %s',
    (wish) => expect(marriesOf(wish)).toBeNull()
  )
})
