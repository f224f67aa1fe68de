import { lightOf } from './culture-light.ts'
import type { SceneMotif } from './motifs.ts'
import { seedOf, seededRandom } from './random.ts'
import type { SceneOptions } from './scene.ts'
import { SKIES, type Sky } from './sky.ts'
import { placeStars } from './star-places.ts'

/** What a cover is drawn from: the theme chooses the place, the culture its light and what grows there. */
export interface CoverSubject {
  id: string
  theme: string
  culture: string
  /** How many people are in the story, where they are drawn; none where they stand before it with their names. */
  cast?: number
}

const BY_THEME: readonly [RegExp, Sky, SceneMotif][] = [
  [/sea|ocean|boat|ship|pirate|whale|mermaid|beach|lighthouse|fish|water/i, 'ocean', 'ocean'],
  [/snow|ice|penguin|winter|polar|christmas/i, 'snow', 'snow'],
  [/space|rocket|star|planet|astronaut|moon|robot|alien/i, 'dusk', 'space'],
  [/forest|tree|fox|bear|owl|wood|dinosaur|jungle|camp/i, 'forest', 'forest'],
  [/desert|sand|camel/i, 'desert', 'desert'],
  [/garden|flower|bee|butterfl|fairy|fairies|insect|unicorn|princess/i, 'garden', 'garden'],
  [/train|car|bus|city|school|football|superhero|digger/i, 'dusk', 'town']
]

const BY_CULTURE: Record<string, readonly [Sky, SceneMotif][]> = {
  maori: [
    ['ocean', 'ocean'],
    ['forest', 'forest'],
    ['dusk', 'village']
  ],
  japanese: [
    ['snow', 'forest'],
    ['garden', 'garden'],
    ['dusk', 'town']
  ],
  chinese: [
    ['forest', 'garden'],
    ['dusk', 'town'],
    ['ocean', 'forest']
  ],
  arabic: [
    ['desert', 'palms'],
    ['dusk', 'town'],
    ['desert', 'desert']
  ],
  african: [
    ['desert', 'plain'],
    ['dusk', 'town'],
    ['garden', 'plain']
  ],
  indian: [
    ['garden', 'palms'],
    ['dusk', 'town'],
    ['garden', 'garden']
  ],
  latin: [
    ['garden', 'town'],
    ['forest', 'garden'],
    ['desert', 'village']
  ],
  western: [
    ['dusk', 'village'],
    ['forest', 'forest'],
    ['garden', 'garden'],
    ['dusk', 'town']
  ]
}

/**
 * The picture of a story: the same every night, because it hangs on the story's id. `moonAt` is where its moon stands,
 * as shares of width and height, when something else has the rest of the sky.
 */
export function coverScene(
  { id, theme, culture, cast = 0 }: CoverSubject,
  width: number,
  height: number,
  moonAt?: readonly [number, number]
): SceneOptions {
  const seed = seedOf(id)
  const random = seededRandom(seed ^ 0x5f3759df)
  const [sky, motif] = choose(theme, culture, random)
  const { light, flora, relief, south = false } = lightOf(culture)
  // Clear of the star in a card’s corner, which covers the last two fifths of the narrowest card.
  const [x, y] = [random() > 0.5 ? 0.2 : 0.5, 0.2 + random() * 0.1]
  const [moonX, moonY] = moonAt ?? [x, y]
  return {
    width,
    height,
    seed,
    sky,
    motif,
    horizon: motif === 'ocean' ? 0.62 : 0.68,
    ridges: motif === 'ocean' ? 3 : 4,
    relief,
    light,
    flora,
    south,
    cast: placeCast(cast, seed, width, height),
    moon: {
      x: width * moonX,
      y: height * moonY,
      radius: Math.min(34, Math.max(9, height * 0.075)),
      phase: 0.08 + random() * 0.34
    }
  }
}

/** Between the moon and the horizon, the same figure as in the reader; on a wide card clear of the star in its corner. */
function placeCast(cast: number, seed: number, width: number, height: number): [number, number][] {
  const [left, across] = width > height ? [0.06, 0.6] : [0, 1]
  return placeStars(cast, seed).map(({ x, y }) => [
    width * (left + (across * x) / 100),
    height * (0.35 + (0.31 * y) / 100)
  ])
}

function choose(theme: string, culture: string, random: () => number): readonly [Sky, SceneMotif] {
  for (const [words, sky, motif] of BY_THEME) if (words.test(theme)) return [sky, motif]
  const places = BY_CULTURE[culture] ?? BY_CULTURE['western'] ?? []
  return places[Math.floor(random() * places.length)] ?? [SKIES[0], 'village']
}
