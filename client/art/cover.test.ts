import { expect, test } from 'vitest'

import { themePacks } from '#content/themes.ts'
import { CULTURES } from '#shared/story.ts'
import { drawCoverPictures } from '../../scripts/cover-pictures.mjs'
import { coverIcon, coverScene } from './cover.ts'
import { chooseMotif, COVER_MOTIFS, motifOfTheme } from './covers/choose-motif.ts'
import { OWN_MOTIFS } from './covers/own-motifs.ts'
import { ADVENTURE_MOTIFS, OPEN_MOTIFS, QUIET_MOTIFS, THEME_MOTIFS } from './covers/theme-motifs.ts'
import { moonPath, moonPhase } from './moon.ts'
import { drawScene } from './scene.ts'

const SIZE = [320, 220] as const
const first = () => 0
const pictures = new Map(
  [...(await drawCoverPictures())].map(([file, svg]) => [
    file.replace(/^.*\/|\.svg$/g, ''),
    svg.replace(/^<svg [^>]*>|<\/svg>$/g, '')
  ])
)
const drawingOf = (icon: string) => pictures.get(icon) ?? null
/** What a story of a known theme, of an open wish and of an older version says of itself. */
const about = (label: string, theme: string | null = null) => ({ theme: label, about: { label, theme } })

test('a story has the same cover every night, and another story another one', () => {
  const draw = (id: string) => drawScene(coverScene({ id, theme: 'Adventure', culture: 'western' }, 320, 220))
  expect(draw('a')).toBe(draw('a'))
  expect(draw('a')).not.toBe(draw('b'))
})

test('every culture and any theme draws a whole picture without a script, a number that is none, or another host', () => {
  for (const culture of [...CULTURES, 'atlantean'])
    for (const theme of ['', 'the sea', 'snow', '🚀', '<script>', 'desert'])
      for (const id of ['1', '2', '3']) {
        const subject = { id, theme, culture, cast: 4 }
        for (const drawing of [null, drawingOf(coverIcon(subject))]) expectWhole(subject, drawing)
      }
})

test('every picture is there, stands somewhere, and draws whole in its landscape', () => {
  expect(COVER_MOTIFS.size).toBeGreaterThan(200)
  expect([...COVER_MOTIFS.keys()].filter((icon) => drawingOf(icon) === null)).toEqual([])
  for (const [icon, { lands }] of COVER_MOTIFS) {
    expect(lands.length).toBeGreaterThan(0)
    const drawing = drawingOf(icon) ?? ''
    // What has a name of its own would be there twice, for the edge that the moon lights is a copy.
    expect(drawing).not.toMatch(/<(?:use|defs|filter|image)|url\(|style=|stroke=/)
  }
  const shown = new Set(COVER_MOTIFS.keys())
  expect(Object.keys(OWN_MOTIFS).filter((icon) => !shown.has(icon))).toEqual([])
  const named = [...Object.values(THEME_MOTIFS).flat(), ...OPEN_MOTIFS, ...ADVENTURE_MOTIFS, ...QUIET_MOTIFS]
  expect(named.filter((icon) => !shown.has(icon))).toEqual([])
})

test('nearly every theme pack has a picture of its own, and the newest ones have one that suits any story', () => {
  const ids = themePacks.map(({ id }) => id)
  const without = ids.filter((id) => id !== 'adventure' && motifOfTheme(id) === undefined)
  const missing = without.map((id) => `${id}: name a picture for it in client/art/covers/theme-motifs.ts`)
  // A pack may come before its picture, but not many.
  expect(missing.slice(ids.length / 25)).toEqual([])
  for (const theme of ids) expect(COVER_MOTIFS.has(chooseMotif(about('something', theme), Math.random).icon)).toBe(true)
  const gone = Object.keys(THEME_MOTIFS).filter((id) => !ids.includes(id))
  expect(gone.map((id) => `${id}: no pack is called so, take it out of client/art/covers/theme-motifs.ts`)).toEqual([])
})

test('the cover shows what the wish names, before what its theme is', () => {
  const shown = (label: string, theme: string | null) => chooseMotif(about(label, theme), first).icon
  expect(shown('a lighthouse', 'ocean')).toBe('lighthouse')
  expect(shown('a fox who lost a shoe', 'owls-foxes')).toBe('fox')
  expect(shown('a dragon who was afraid of fire', 'dragons')).toBe('dragon')
  expect(shown('the night the lights went out', 'power-cut')).toBe('flashlight')
  expect(shown('foxes', 'owls-foxes')).toBe('fox')
  expect(shown('a fire engine', 'fire-engine')).toBe('fire-engine')
  expect(shown('why the sky is blue', 'blue-sky')).toBe('cloud')
  expect(shown('moving house', 'moving-house')).toBe('package')
  expect(shown('a hat for a giraffe', null)).toBe('top-hat')
})

test('a wish that nobody knows has a cover that suits any story', () => {
  expect(OPEN_MOTIFS).toContain(chooseMotif(about('a purple gruffalump', null), Math.random).icon)
})

test('a story from before its wish was kept shows a wish that is a plain name', () => {
  const shown = (theme: string) => chooseMotif({ theme }, first).icon
  expect(['dinosaurs', 'A lighthouse by the sea', 'the fox and the moon'].map(shown)).toEqual([
    't-rex',
    'lighthouse',
    'fox'
  ])
  expect(ADVENTURE_MOTIFS).toContain(shown('Adventure'))
})

test('a name of several words is one name', () => {
  const shown = (theme: string) => chooseMotif({ theme }, first).icon
  expect(shown('the polar bears')).toBe('polar-bear')
  expect(shown('A RACING CAR')).toBe('racing-car')
  expect(shown('a cherry blossom and a fox')).toBe('cherry-blossom')
  expect(shown('foxglove')).not.toBe('fox')
})

test('what happened to a family is on no cover', () => {
  for (const theme of [
    'our dog died',
    'Grandma is in hospital',
    'the cat was run over by a car',
    'mum and dad split up'
  ])
    for (const random of [() => 0, () => 0.5, () => 0.99])
      expect(QUIET_MOTIFS).toContain(chooseMotif({ theme }, random).icon)
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

/** The corner of the narrowest card (145 by 100 pixels) that its star button covers. */
const isUnderButton = (x: number, y: number) => x > 0.62 && y < 0.5
/** Enough stories that every composition is among them. */
const SUBJECTS = Array.from({ length: 80 }, (_, at) => ({
  id: `story ${at}`,
  ...about(['a fox', 'a kite', 'a whale', 'a lion'][at % 4] ?? ''),
  culture: 'maori'
}))

test('everybody in the story is a star in the sky, clear of the card’s corner', () => {
  for (const [at, subject] of SUBJECTS.entries()) {
    const { cast: stars = [] } = coverScene({ ...subject, cast: 1 + (at % 10) }, ...SIZE)
    expect(stars).toHaveLength(1 + (at % 10))
    for (const [x, y] of stars) {
      expect(x / 320).toBeGreaterThan(0.05)
      expect(x / 320).toBeLessThan(0.95)
      expect(y / 220).toBeGreaterThan(0.03)
      expect(y / 220).toBeLessThan(0.68)
      expect(isUnderButton(x / 320, y / 220)).toBe(false)
    }
  }
})

test('the moon of a cover stands clear of the star button in the card’s corner and of the edges', () => {
  for (const subject of SUBJECTS) {
    const { moon } = coverScene(subject, ...SIZE)
    if (moon === null || moon === undefined) throw new Error('Every night has its moon')
    expect(isUnderButton((moon.x + moon.radius) / 320, (moon.y - moon.radius) / 220)).toBe(false)
    expect(moon.x - moon.radius).toBeGreaterThan(0)
    expect(moon.x + moon.radius).toBeLessThan(320)
    expect(moon.y - moon.radius).toBeGreaterThan(0)
  }
})

test('what the story is about is at least half as high as its cover and a quarter as wide', () => {
  for (const subject of SUBJECTS) {
    const { picture } = coverScene(subject, ...SIZE, { drawing: drawingOf(coverIcon(subject)) })
    const [left, right] = picture?.across ?? [0, 0]
    expect(right - left).toBeGreaterThan(110)
    expect(left).toBeGreaterThan(-8)
    expect(right).toBeLessThan(328)
  }
})

test('in a library of eight wishes three times over no two covers have one picture, evening, place, composition and air', () => {
  const wishes = ['a fox', 'dinosaurs', 'a train', 'the moon', 'a boat', 'a birthday', 'soup', 'a kite']
  for (const culture of CULTURES) {
    const looks = Array.from({ length: 24 }, (_, at) => {
      const subject = { id: `${culture} ${at * 7919}`, ...about(wishes[at % 8] ?? ''), culture, cast: 4 }
      const { sky, motif, moon, air = '' } = coverScene(subject, ...SIZE)
      return [coverIcon(subject), sky, motif, moon?.x.toFixed(), moon?.y.toFixed(), air.slice(0, 30)].join(' ')
    })
    expect(new Set(looks).size).toBe(24)
  }
})

test('one wish told again and again changes its evening and its composition', () => {
  const looks = Array.from({ length: 24 }, (_, at) => {
    const { sky, moon } = coverScene({ id: `again ${at}`, ...about('a dog'), culture: 'indian', cast: 3 }, ...SIZE)
    return `${sky} ${moon?.x.toFixed()} ${moon?.y.toFixed()}`
  })
  expect(new Set(looks).size).toBeGreaterThanOrEqual(14)
})

test('the stars of one family stand in many figures', () => {
  const figures = Array.from({ length: 24 }, (_, at) => {
    const { cast = [] } = coverScene({ id: `figure ${at}`, theme: '', culture: 'western', cast: 4 }, ...SIZE)
    return cast
      .map(([, y], star) => (star === 0 ? '' : Math.sign(Math.round((y - (cast[star - 1]?.[1] ?? 0)) / 4))))
      .join(' ')
  })
  expect(new Set(figures).size).toBeGreaterThanOrEqual(5)
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

function expectWhole(subject: Parameters<typeof coverScene>[0], drawing: string | null): void {
  const svg = drawScene(coverScene(subject, ...SIZE, { drawing }))
  expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull()
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|href/)
}
