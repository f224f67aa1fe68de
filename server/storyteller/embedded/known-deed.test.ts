import { expect, test } from 'vitest'

import type { Thing } from '#content/format.ts'
import { person } from '#tests/support/requested-character.ts'
import { writeStory } from './embedded-storyteller.ts'
import { ofKnownThing } from './known-deed.ts'

const says = { 'once.thing': 'a bicycle', 'once.the': 'the bicycle' }

test('what a deed is done to is any once, and the same from then on', () => {
  const known = new Set<Thing>()
  expect(ofKnownThing('once', 'a yak forgot a bicycle', says, '', known)).toBe('a yak forgot a bicycle')
  expect(ofKnownThing('once.did', 'forgot a bicycle', says, 'And so the yak ', known)).toBe('forgot the bicycle')
  expect(ofKnownThing('once.did', 'forgot a bicycle', says, 'Here comes somebody who ', known)).toBe('forgot a bicycle')
  expect(ofKnownThing('once.do', 'forget a bicycle', says, '“How do you ', known)).toBe('forget a bicycle')
})

test('it is known as well where it was first told by itself', () => {
  const known = new Set<Thing>()
  ofKnownThing('once.the', 'the bicycle', says, 'They found ', known)
  expect(ofKnownThing('once.did', 'forgot a bicycle', says, 'And the yak ', known)).toBe('forgot the bicycle')
})

test('told whole, a stranger does it once to any, and then to the same', () => {
  const family = [person('Isla', 6, 'daughter', { avatar: 'girl' }), person('Theo', 4, 'son', { avatar: 'boy' })]
  const request = { characters: family, duration: 'medium', culture: 'western', interests: [] } as const
  const again = [
    'a yak knits a scarf',
    'a tapir digs a tunnel',
    'a tapir forgets a bicycle',
    'a snail gets a perm'
  ].map((theme) => {
    const { paragraphs } = writeStory({ ...request, theme }, { seed: 'known', history: [] }).draft
    const noun = theme.split(' ').at(-1) ?? ''
    const told = paragraphs.map(({ text }) => text).join('\n')
    const verbs = `(?:knitted|dug|forgot|got) an? ${noun}`
    return [...told.matchAll(new RegExp(String.raw`(?<!who |nearly )${verbs}\b`, 'gu'))].length
  })
  expect(again.filter((times) => times > 1)).toEqual([])
  expect(again).toContain(1)
})
