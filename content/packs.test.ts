import { expect, test } from 'vitest'

import { readTheme } from '#server/storyteller/wish/theme.ts'
import { african } from './cultures/african.ts'
import { arabic } from './cultures/arabic.ts'
import { chinese } from './cultures/chinese.ts'
import { indian } from './cultures/indian.ts'
import { japanese } from './cultures/japanese.ts'
import { latin } from './cultures/latin.ts'
import { maori } from './cultures/maori.ts'
import { motifs } from './cultures/motifs.ts'
import { western } from './cultures/western.ts'
import type { CulturePack } from './format.ts'
import { storyLibrary } from './library.ts'
import { hasWord, linesOf } from './line-lint.ts'
import { sharedBanks } from './shared-banks.ts'
import { themePacks } from './themes.ts'
import { things } from './themes/thing-list.ts'

const cultures = [western, japanese, chinese, maori, african, indian, latin, arabic]

function saidBy(pack: CulturePack): string {
  const { goodnight, lullaby, places } = pack
  return JSON.stringify([
    goodnight.map((each) => each.text),
    lullaby,
    places.map(({ homes, outside, foods, nature, sounds, sky }) => [homes, outside, foods, nature, sounds, sky])
  ])
}

test('motifs and things refuse lines that they cannot read', () => {
  expect(motifs('in a *flat*')).toEqual([{ text: 'in a flat', mark: 'flat' }])
  expect(() => motifs('in a flat')).toThrow(/between two stars/u)
  expect(() => motifs('a *b* *c*')).toThrow(/between two stars/u)
  expect(things('a cat | the cat')).toEqual([{ first: 'a cat', def: 'the cat' }])
  expect(() => things('a cat')).toThrow(/is needed/u)
})

test('a culture says each word that it calls its own, and nobody else says it', () => {
  const shared = JSON.stringify([sharedBanks, themePacks.map((pack) => ({ ...pack, keys: [] }))])
  for (const pack of cultures) {
    const others = cultures.filter((other) => other !== pack)
    expect
      .soft(
        pack.own.filter((word) => !hasWord(saidBy(pack), word)),
        `${pack.id} never says`
      )
      .toEqual([])
    expect
      .soft(
        pack.own.filter((word) => others.some((other) => hasWord(saidBy(other), word))),
        `others say what is ${pack.id}`
      )
      .toEqual([])
    expect
      .soft(
        pack.own.filter((word) => hasWord(shared, word)),
        `everybody says what is ${pack.id}`
      )
      .toEqual([])
  }
})

test('Māori words keep their macrons', () => {
  const bare =
    /\b(?:Maori|Tamaki|Mangere|Otautahi|Otakaro|pohutukawa|tui|kereru|kowhai|pukeko|kumara|rewena|whanau|marie)\b/iu
  expect(bare.exec(saidBy(maori))).toBeNull()
  expect(cultures.map(saidBy).join(' ')).not.toMatch(/moe mai r/iu)
})

test('only English may call itself reviewed without a speaker of the language', () => {
  const claimed = cultures.flatMap((pack) => pack.goodnight).filter((each) => each.review === 'reviewed')
  expect(claimed.filter((each) => each.language !== 'en')).toEqual([])
})

test('no word means two themes, and no two themes share a thing', () => {
  const keys = themePacks.flatMap((pack) => pack.keys)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  const defs = themePacks.flatMap((pack) =>
    [...pack.small, ...pack.big, ...pack.object, ...pack.place].map((thing) => thing.def)
  )
  expect(defs.filter((def, at) => defs.indexOf(def) !== at)).toEqual([])
})

test.each([
  ['bath time', 'bath'],
  ['Bathtime', 'bath'],
  ['having a bath', 'bath'],
  ['bubble bath', 'bath'],
  ['a bath for the dinosaur', 'dinosaurs bath'],
  ['brushing teeth', 'teeth'],
  ['toothbrushing', 'teeth'],
  ['why we need to brush our teeth', 'teeth'],
  ['my first wobbly tooth', 'tooth-lost'],
  ['bedtime', 'bedtime'],
  ['not wanting to go to bed', 'bedtime'],
  ['not wanting to sleep', 'bedtime'],
  ['nap', 'bedtime'],
  ['naptime', 'bedtime'],
  ['sleeping in her own bed', 'bedtime'],
  ['potty training', 'potty'],
  ['learning to use the potty', 'potty'],
  ['no more nappies', 'potty'],
  ['sleep', 'moon'],
  ['the tooth fairy', 'fairies'],
  ['a sabre-toothed tiger', 'lions'],
  ['a wee dragon', 'dragons'],
  ['a dragon in a meteor shower', 'dragons'],
  ['a dragon on a trip to Bedford', 'dragons']
])('“%s” is told with things of: %s', (typed, packs) => {
  expect(
    readTheme(typed, storyLibrary)
      .packs.map((pack) => pack.id)
      .sort()
  ).toEqual(packs.split(' ').sort())
})

test('a thing can be met in the middle of a sentence', () => {
  const firsts = themePacks.flatMap((pack) =>
    [...pack.small, ...pack.big, ...pack.object, ...pack.place].map((thing) => thing.first)
  )
  expect(firsts.filter((first) => first.includes(','))).toEqual([])
})

test('the first sentence of a story has at most twelve words in any home', () => {
  const homes = cultures.flatMap((pack) => pack.places.flatMap((place) => place.homes.map((home) => home.text)))
  const longest = homes.reduce((long, home) => (home.split(' ').length > long.split(' ').length ? home : long), '')
  const lines = linesOf(sharedBanks.opening)
  const firsts = lines.map(
    (line) => (typeof line === 'string' ? line : line.text).replace('{home}', longest).split(/(?<=[.!?]) /u)[0] ?? ''
  )
  expect(firsts.filter((first) => first.split(' ').length > 12)).toEqual([])
})
