import { describe, expect, it } from 'vitest'

import { kinMember } from '#tests/support/kin-member.ts'
import { weOf } from './wish-we.ts'

const family = [
  kinMember('Isla', 'daughter', 'she', { isChild: true, isHero: true }),
  kinMember('Theo', 'son', 'he', { isChild: true }),
  kinMember('Mum', 'mother', 'she')
]
const read = (wish: string) => weOf(wish, family)

describe('what the family did together', () => {
  it.each([
    [
      'we saw a rainbow over the depot this morning',
      'they saw a rainbow over the depot',
      'see a rainbow over the depot',
      'a rainbow'
    ],
    [
      'we painted a rocket and now the cat is also green',
      'they painted a rocket and now the cat was also green',
      'paint a rocket',
      'a rocket'
    ],
    ['mama let us stir the pancit', 'they stirred the pancit', 'stir the pancit', 'the pancit'],
    [
      'we adopted a greyhound called pepper',
      'they adopted a greyhound called Pepper',
      'adopt a greyhound called Pepper',
      'a greyhound'
    ],
    [
      'us twins get stuck in a giant jumper',
      'they got stuck in a giant jumper',
      'get stuck in a giant jumper',
      undefined
    ],
    [
      'we are learning sign language with uncle Des',
      'they learned sign language with Uncle Des',
      'learn sign language with Uncle Des',
      undefined
    ],
    ['isla and theo race snails', 'they raced snails', 'race snails', 'snails'],
    ['mum and me made samosas', 'they made samosas', 'make samosas', 'samosas'],
    ['we had a picnic in the rain', 'they had a picnic in the rain', 'have a picnic in the rain', 'a picnic'],
    [
      'we found a hedgehog under our car',
      'they found a hedgehog under their car',
      'find a hedgehog under a car',
      'a hedgehog'
    ],
    [
      'we picked blackberries and came home purple',
      'they picked blackberries and came home purple',
      'pick blackberries',
      'blackberries'
    ]
  ])('“%s” is told of them, and can be done once more', (wish, told, base, thing) => {
    expect(read(wish)).toMatchObject({ we: told, 'we.do': base })
    expect(read(wish)['we.thing']).toBe(thing)
  })

  it.each([
    [
      'we had a power cut and did shadow puppets with the torch',
      'we had a power cut and did shadow puppets with the torch',
      'did shadow puppets with the torch'
    ],
    [
      'power cut last night so we told stories by torch',
      'there was a power cut so we told stories by torch',
      'told stories by torch'
    ],
    [
      'rained all day so we made a fort from the sofa cushions',
      'it rained all day so we made a fort from the sofa cushions',
      'made a fort from the sofa cushions'
    ],
    [
      'the boiler broke and we all slept in one room',
      'the boiler broke and we all slept in one room',
      'slept in one room'
    ],
    ['our car broke down by the sea so we had chips', 'our car broke down by the sea so we had chips', 'had chips'],
    [
      'granny’s knee is better so we walked to the sweet shop',
      'we walked to the sweet shop',
      'walked to the sweet shop'
    ],
    ['all four of them slept in one bed last night', 'all four of us slept in one bed', 'slept in one bed'],
    [
      'we planted sunflower seeds and rafferty watered them',
      'we planted sunflower seeds and rafferty watered them',
      'planted sunflower seeds'
    ]
  ])('what it was like when they did it is said: “%s”', (wish, said, did) => {
    expect(read(wish)).toMatchObject({ 'we.said': said, 'we.did': did })
  })

  it.each([
    'we are flying to Manila on friday to see everyone', 'we go back to school on monday and nobody can find the lunchboxes', 'we lost the green teddy at the shops and a lady found him', 'we are camping in the garden on saturday', 'we carved the turnip with a knife',
    'me and noah raced snails', 'we went to the mosque for eid and i got new shoes', 'we were tired', 'we have a new sofa', 'our trip to the zoo', 'when we grow up', 'we saw my dad'
  ])('is not read in “%s”', (wish) => expect(read(wish)).toEqual({})) // prettier-ignore

  it('reads a long wish at once', () => {
    const long = `we saw a rainbow ${'and then another and so '.repeat(25)}`
    read(long)
    const before = performance.now()
    for (let at = 0; at < 20; at += 1) read(long)
    expect(performance.now() - before).toBeLessThan(200)
  })
})
