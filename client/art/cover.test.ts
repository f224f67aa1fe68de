import { expect, test } from 'vitest'

import { CULTURES } from '#shared/story.ts'
import { coverScene } from './cover.ts'
import { moonPath, moonPhase } from './moon.ts'
import { drawScene } from './scene.ts'

test('a story has the same cover every night, and another story another one', () => {
  const draw = (id: string) => drawScene(coverScene({ id, theme: 'Adventure', culture: 'western' }, 320, 220))
  expect(draw('a')).toBe(draw('a'))
  expect(draw('a')).not.toBe(draw('b'))
})

test('every culture and any theme draws a whole picture without a script, a number that is none, or another host', () => {
  for (const culture of [...CULTURES, 'atlantean'])
    for (const theme of ['', 'the sea', 'snow', '🚀', '<script>', 'desert'])
      for (const id of ['1', '2', '3']) {
        const svg = drawScene(coverScene({ id, theme, culture }, 320, 220))
        expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull()
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|href/)
      }
})

test('the theme chooses the landscape', () => {
  const motifOf = (theme: string) => coverScene({ id: 'x', theme, culture: 'western' }, 1, 1).motif
  expect(['A lighthouse by the sea', 'penguins', 'Rockets', 'an owl', 'camels', 'bees'].map(motifOf)).toEqual([
    'ocean',
    'snow',
    'space',
    'forest',
    'desert',
    'garden'
  ])
})

test('theme, culture and cast each change the drawing, and nothing else does', () => {
  const draw = (theme: string, culture: string, cast: number) =>
    drawScene(coverScene({ id: 'x', theme, culture, cast }, 320, 220))
  for (const theme of ['A lighthouse by the sea', 'penguins', 'Rockets', 'an owl', 'camels', 'bees', 'trains', '']) {
    expect(new Set(CULTURES.map((culture) => draw(theme, culture, 3))).size).toBe(CULTURES.length)
    expect(new Set([0, 1, 2, 5, 10].map((cast) => draw(theme, 'indian', cast))).size).toBe(5)
    expect(draw(theme, 'latin', 4)).toBe(draw(theme, 'latin', 4))
  }
  expect(draw('the sea', 'japanese', 3)).not.toBe(draw('camels', 'japanese', 3))
})

test('a suggested theme stands in its own landscape, whatever the culture', () => {
  for (const culture of CULTURES)
    expect(coverScene({ id: 'x', theme: 'A lighthouse by the sea', culture }, 1, 1).motif).toBe('ocean')
})

test('everybody in the story is a star between the moon and the hills, clear of the card’s corner', () => {
  for (let cast = 1; cast <= 10; cast += 1) {
    const { cast: stars = [] } = coverScene({ id: `${cast}`, theme: '', culture: 'maori', cast }, 320, 220)
    expect(stars).toHaveLength(cast)
    for (const [x, y] of stars) {
      expect(x / 320).toBeGreaterThan(0.08)
      expect(x / 320).toBeLessThan(0.62)
      expect(y / 220).toBeGreaterThan(0.33)
      expect(y / 220).toBeLessThan(0.62)
    }
  }
})

test('the moon of a cover stands clear of the star button in the card’s corner', () => {
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '8']) {
    const { moon, width } = coverScene({ id, theme: '', culture: 'western' }, 320, 220)
    expect(((moon?.x ?? width) + (moon?.radius ?? 0)) / width).toBeLessThan(0.58)
  }
})

test('the moon is the one outside', () => {
  // A full moon on 3 January 2026, a new one on 18 January 2026.
  expect(moonPhase(new Date('2026-01-03T10:03Z'))).toBeCloseTo(0.5, 1)
  const dark = moonPhase(new Date('2026-01-18T19:52Z'))
  expect(Math.min(dark, 1 - dark)).toBeLessThan(0.03)
})

test('seen from the south the crescent is on the other side', () => {
  expect(moonPath(0, 0, 10, 0.1, false)).not.toBe(moonPath(0, 0, 10, 0.1, true))
  expect(moonPath(0, 0, 10, 0.1, true)).toBe(moonPath(0, 0, 10, 0.9, false))
})
