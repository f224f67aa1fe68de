import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { expectedReadings } from '../../../bench/wish-readings.ts'
import { findPacks } from './find-packs.ts'
import { readTheme } from './theme.ts'

const packsOf = (wish: string) => findPacks(wish, storyLibrary.themes).map(({ pack }) => pack.id)

test('each key of a pack finds it, with a hyphen or without', () => {
  const keys = storyLibrary.themes.flatMap(({ id, keys: own }) => own.map((key) => ({ id, key })))
  expect(keys.filter(({ id, key }) => !packsOf(key).includes(id)).map(({ key }) => key)).toEqual([])
})

test.each([
  ['first day of football club', 'football'],
  ['losing at football', 'football'],
  ['learning to swim with a shark', 'swimming sharks'],
  ['a new baby dragon', 'dragons new-baby'],
  ['christmas holidays', 'christmas'],
  ['the dark castle', 'castles the-dark'],
  ['a shooting star and a pony', 'horses']
])('a mood or an occasion never stands before a thing that a pack knows: “%s” is %s', (wish, packs) => {
  expect(packsOf(wish)).toEqual(packs.split(' '))
})

test.each([
  ['noises at night', 'the-dark'],
  ['night bus', 'buses'],
  ['the night', 'moon'],
  ['sleep', 'moon'],
  ['a day trip with Leo', ''],
  ['a house of mirrors', ''],
  ['new curtains', ''],
  ['she is star of the week', ''],
  ['the stars over the week', 'space']
])('a weak word is heard only where nothing else is said: “%s” is “%s”', (wish, packs) => {
  expect(packsOf(wish).join(' ')).toBe(packs)
})

test.each([
  ['the night train to Paris', 'trains'],
  ['a dinosaur haircut', 'haircut dinosaurs'],
  ['a superhero cat', 'cats superheroes'],
  ['dinosaurs in space', 'dinosaurs space'],
  ['a house for a mouse', 'mice'],
  ['a mermaid and a submarine', 'mermaids submarines'],
  ['our dog Rex goes to the vet', 'vet dogs'],
  ['a dog who goes to the vet', 'dogs vet'],
  ['treasure hunt in the garden', 'treasure-hunt garden']
])('“%s” is about its head noun: %s', (wish, packs) => {
  expect(packsOf(wish)).toEqual(packs.split(' '))
})

test.each([
  ['a carrot who runs away', 'food'],
  ['chickenpox', 'doctor'],
  ['moths', 'butterflies'],
  ['a mother', ''],
  ['footballers', 'football'],
  ['my sister never lets me go first', ''],
  ['a poor dog', 'dogs'],
  ['he started swimming', 'swimming'],
  ['a pathway', '']
])('a word is a key with an ending, and no longer word that begins like it: “%s”', (wish, packs) => {
  expect(packsOf(wish).join(' ')).toBe(packs)
})

test('nearly all of a hundred and thirty wishes as parents type them are told by a pack that fits', () => {
  const wrong = expectedReadings('development').filter(({ wish, packs }) => {
    const { kind, packs: read } = readTheme(wish, storyLibrary, 'Isla')
    const lead = kind === 'known' || kind === 'blend' ? (read[0]?.id ?? 'open') : kind
    return !packs.includes(lead)
  })
  expect(wrong.map(({ wish }) => wish)).toEqual(['my goldfish Bob'])
})
