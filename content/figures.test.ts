import { expect, test } from 'vitest'

import { FIGURE_KINDS, FIGURES } from './figures.ts'
import { FIGURE_PARTS, type Figure } from './figures/figure.ts'
import { hasWord, HOME_WORDS, lineFaults, type Place } from './line-lint.ts'

const OF_PAIR: Place = {
  slots: ['H', 'A'],
  shape: 'sentence',
  sentences: 7,
  atLeast: 0,
  banned: HOME_WORDS,
  pair: true
}
const MOST_WORDS = 60

const all: [name: string, told: Partial<Figure>][] = [
  ...FIGURES.map((figure): [string, Partial<Figure>] => [figure.names[0] ?? '', figure]),
  ...Object.entries(FIGURE_KINDS).map(([kind, told]): [string, Partial<Figure>] => [`any of ${kind}`, told])
]

test.each(all)('%s is told in paragraphs that keep the rules', (_, told) => {
  expect(told.wears).toMatch(/\{H\}/u)
  expect(told.wears).toMatch(/\{A\}/u)
  const texts = FIGURE_PARTS.flatMap((part) => told[part] ?? [])
  expect(texts.length).toBeGreaterThanOrEqual(3)
  expect(texts.flatMap((text) => lineFaults(text, OF_PAIR, 'both'))).toEqual([])
  // One of the two does something, neither is “he”, and a short night has room for it.
  expect(texts.filter((text) => !/\{[HA]\}/u.test(text))).toEqual([])
  expect(
    texts.flatMap((text) => /\b(?:he|she|him|her|his|hers)\b/iu.exec(text.replaceAll(/“[^”]*”/gu, '')) ?? [])
  ).toEqual([])
  expect(texts.filter((text) => text.split(/\s+/u).length > MOST_WORDS)).toEqual([])
})

test('nothing that is told says anybody’s name', () => {
  const names = FIGURES.flatMap(({ names: each }) => each)
  const said = all.flatMap(([of, told]) =>
    FIGURE_PARTS.flatMap((part) =>
      names.filter((name) => hasWord(told[part] ?? '', name)).map((name) => `${of}: ${name}`)
    )
  )
  expect(said).toEqual([])
})

test('no two figures are typed alike', () => {
  const names = FIGURES.flatMap(({ names: each }) => each)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
