import { describe, expect, it } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import { plannedStory } from '#tests/support/planned-story.ts'
import { kinOf } from './wish-kin.ts'

const family = [
  kinMember('Isla', 'daughter', 'she', { isChild: true, isHero: true }),
  kinMember('Theo', 'son', 'he', { isChild: true }),
  kinMember('Mum', 'mother', 'she'),
  kinMember('Grandpa Jim', 'grandfather', 'he')
]
const read = (wish: string) => kinOf(wish, family)

describe('what one of the family does', () => {
  it.each([
    ['mum becomes invisible', 'Mum', 'become invisible', 'became invisible', 'becoming invisible'],
    ['grandad is riding a horse', 'Grandpa Jim', 'ride a horse', 'rode a horse', 'riding a horse'],
    ['my brother flies to the moon', 'Theo', 'fly to the moon', 'flew to the moon', 'flying to the moon'],
    [
      'grandpa learned to surf and wins a prize',
      'Grandpa Jim',
      'surf and win a prize',
      'surfed and won a prize',
      'surfing and winning a prize'
    ],
    [
      'grandpa and the runaway trolley',
      'Grandpa Jim',
      'catch the runaway trolley',
      'caught the runaway trolley',
      'catching the runaway trolley'
    ]
  ])('is told of whoever of the household is meant: %s', (wish, who, base, did, doing) => {
    expect(read(wish)).toMatchObject({ kin: who, 'kin.base': base, 'kin.did': did, 'kin.doing': doing })
  })

  it('what nobody notices is no part of it', () => {
    expect(read('dad turns into a llama at breakfast and nobody notices')).toMatchObject({
      'kin-away': 'Dad',
      'kin.base': 'turn into a llama at breakfast'
    })
  })

  it('is told of somebody who is not there, under the name that the family uses', () => {
    expect(read('granny rides a motorbike')).toMatchObject({ 'kin-away': 'Granny', 'kin.the': 'the motorbike' })
    expect(read('super granny saves the day')).toMatchObject({ 'kin-away': 'Granny', 'kin.base': 'save the day' })
    // An aunt is no mother.
    expect(read('auntie learned to skateboard')).toMatchObject({ 'kin-away': 'Auntie', 'kin.did': 'skateboarded' })
  })

  it('is a mishap where something goes wrong, with what there is to see of it', () => {
    expect(read('daddy burnt the pancakes')).toMatchObject({
      'mishap-away': 'Daddy',
      'mishap.doing': 'burning the pancakes',
      'mishap.left': 'what was left of the pancakes'
    })
    expect(read('grandad lost his glasses again')).toMatchObject({
      mishap: 'Grandpa Jim',
      'mishap.did': 'lost the glasses',
      'mishap.left': 'the place where the glasses should have been'
    })
  })

  it.each([
    'mummy goes to work',
    'grandpa is ill',
    'grandad snores',
    'my brother is getting all the attention',
    'mum lost her job',
    'granny forgot my name',
    'grandpa died',
    'Isla rides a horse',
    'the king lost his crown',
    'my baby sister ate the soap'
  ])('is nothing in: %s', (wish) => {
    expect(read(wish)).toBeNull()
  })

  it.each([
    'dad screams at mum',
    'uncle Joe undresses',
    'mum hides from dad',
    'dad chases mum',
    'dad spanks my brother',
    'mum eats nothing',
    'granny hears voices',
    'dad steals from the shop',
    'dad gambles',
    'mum fainted in the bath',
    'mum cut her finger',
    'dad packs his suitcase',
    'grandpa coughs all night',
    'grandma took the wrong pills',
    'dad shot a deer',
    'dad sold my dog',
    'mum kisses the postman',
    'dad turns into a monster when he drinks',
    'mum sings and hides from dad',
    'dad dances with mum’s friend',
    'mum finds a lump',
    'dad flies to Poland',
    'dad drives too fast',
    'mum becomes angry',
    'dad jumps off the bridge'
  ])('is no play in: %s', (wish) => {
    expect(read(wish)).toBeNull()
  })

  it.each([
    'mummy burnt her hand',
    'mum burnt her face',
    'dad broke his nose',
    'dad fell off the roof',
    'my brother swallowed a battery',
    'grandpa swallowed too many pills',
    'my sister drank the paint',
    'my brother ate a mushroom in the forest',
    'grandma fell into the river',
    'my brother fell into the pond',
    'dad stepped on my hamster',
    'dad sat on the kitten',
    'dad dropped my sister',
    'dad drank all the wine',
    'dad ate my rabbit',
    'mum dropped the baby',
    'mum gave away my cat'
  ])('is no joke where somebody is hurt or lost: %s', (wish) => {
    expect(read(wish)).toBeNull()
  })

  it.each([
    'granny rides a motorbike',
    'dad juggles oranges',
    'mum turns into a mermaid',
    'granny becomes a pirate',
    'dad dances with mum',
    'nana teaches my brother to swim',
    'dad bakes a cake',
    'granny flies to the moon',
    'my brother builds a rocket',
    'nana runs a circus'
  ])('is played in: %s', (wish) => {
    expect(Object.keys(read(wish) ?? {})[0]).toMatch(/^kin(?:-away)?$/u)
  })

  it.each([
    'granny burnt the toast',
    'auntie spilt the milk',
    'grandma Lost her glasses',
    'auntie lost her hat',
    'mum sat on the cake',
    'dad fell off the sofa',
    'mum shrank dad’s jumper',
    'my brother ate all the biscuits',
    'dad drank my juice'
  ])('is something that went wrong in: %s', (wish) => {
    expect(Object.keys(read(wish) ?? {})[0]).toMatch(/^mishap(?:-away)?$/u)
  })
})

it.each(['grandpa fell asleep in his chair', 'dad fell asleep on the sofa', 'granny fell asleep on the bus'])(
  'is nothing that went wrong in: %s',
  (wish) => expect(Object.keys(read(wish) ?? {})[0] ?? '').not.toMatch(/^mishap/u)
)

it.each(['grandad turns into an angel', 'grandma became a star', 'granny turned into a bright star'])(
  'nobody plays “%s”',
  (wish) => expect(read(wish)).toBeNull()
)

it.each(['grandad turns into a frog', 'granny flies to the moon on her hoover', 'granny rides a motorbike'])(
  'no story of frogs, moons or racing cars is told of “%s”',
  (wish) => expect(plannedStory(wish).plot.id).toMatch(/^wish-(?:kin|relative)-/u)
)

it.each([
  ['grandma bakes bread', /^wish-bread/u],
  ['mummy swims with dolphins', /^wish-dolphin/u]
])('“%s” keeps the story in which it is done', (wish, stories) => expect(plannedStory(wish).plot.id).toMatch(stories))
