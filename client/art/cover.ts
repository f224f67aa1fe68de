import { drawAir } from './covers/air.ts'
import { chooseMotif } from './covers/choose-motif.ts'
import { chooseLayout } from './covers/layouts.ts'
import type { CoverMotif, CoverTheme } from './covers/motif.ts'
import { placePicture } from './covers/picture.ts'
import { lightOf } from './culture-light.ts'
import type { SceneMotif } from './motifs.ts'
import { seedOf, seededRandom } from './random.ts'
import { inLight, type SceneOptions } from './scene.ts'
import { PALETTES, SKIES, type Sky } from './sky.ts'
import { placeStars } from './star-places.ts'

/** What a cover is drawn from: the wish chooses the picture and its place, the culture the light and what grows there. */
export interface CoverSubject extends CoverTheme {
  id: string
  culture: string
  /** How many people are in the story, where they are drawn; none where they stand before it with their names. */
  cast?: number
}

/** Everywhere but here any evening will do. */
const SKIES_OF: Partial<Record<SceneMotif, readonly Sky[]>> = {
  ocean: ['ocean', 'ocean', 'dusk', 'snow', 'garden', 'desert'],
  snow: ['snow', 'snow', 'ocean', 'garden', 'dusk'],
  forest: ['forest', 'forest', 'dusk', 'garden', 'snow', 'ocean'],
  desert: ['desert', 'desert', 'dusk', 'garden'],
  plain: ['desert', 'dusk', 'garden', 'forest'],
  space: ['dusk', 'ocean', 'garden', 'snow', 'forest']
}

/** Where a picture suits any place, a family's evenings are those of where it lives. */
const BY_CULTURE: Record<string, readonly SceneMotif[]> = {
  maori: ['ocean', 'forest', 'village'],
  japanese: ['forest', 'garden', 'town'],
  chinese: ['garden', 'town', 'forest'],
  arabic: ['palms', 'town', 'desert'],
  african: ['plain', 'town', 'plain'],
  indian: ['palms', 'town', 'garden'],
  latin: ['town', 'garden', 'village'],
  western: ['village', 'forest', 'garden', 'town']
}

/** The name of the picture that {@link coverScene} wants for a story: what `loadDrawing` is asked for. */
export function coverIcon({ id, theme, about }: CoverTheme & { id: string }): string {
  return motifOf({ id, theme, about }).icon
}
const MOONS = new Set(['waxing-crescent-moon', 'crescent-moon'])

interface CoverParts {
  /** The shapes of {@link coverIcon}'s picture; without them the place is drawn alone. */
  drawing?: string | null
  /** Where the moon stands, as shares of width and height, when something else has the rest of the sky. */
  moonAt?: readonly [number, number]
}

/** The picture of a story: the same every night, because it hangs on the story's id. */
export function coverScene(
  subject: CoverSubject,
  width: number,
  height: number,
  { drawing = null, moonAt }: CoverParts = {}
): SceneOptions {
  const { id, culture, cast = 0 } = subject
  const seed = seedOf(id)
  const random = seededRandom(seed ^ 0x5f3759df)
  const chosen = motifOf(subject)
  const motif = oneOf(
    chosen.lands.length > 0 ? chosen.lands : (BY_CULTURE[culture] ?? BY_CULTURE['western'] ?? []),
    random
  )
  const sky = oneOf(SKIES_OF[motif] ?? SKIES, random)
  const layout = chooseLayout(chosen.stand, random)
  const { light, flora, relief, south = false } = lightOf(culture)
  const [moonX, moonY] = moonAt ?? layout.moon
  const moon = {
    x: width * moonX,
    y: height * moonY,
    radius: Math.min(34, Math.max(9, height * 0.075)),
    phase: 0.08 + random() * 0.34
  }
  const palette = inLight(PALETTES[sky], light)
  const size = Math.min(height * (layout.size + (random() - 0.5) * 0.06), width * 0.62)
  const at = layout.at + (random() - 0.5) * 0.04
  return {
    width,
    height,
    seed,
    sky,
    motif,
    horizon: motif === 'ocean' ? 0.58 + random() * 0.07 : 0.61 + random() * 0.1,
    ridges: motif === 'ocean' ? 3 : 4,
    relief: relief * (0.7 + random() * 0.7),
    light,
    flora,
    south,
    // Behind the names of the family the sky is left as it is.
    air: moonAt === undefined ? drawAir(width, height, palette.glow, random) : '',
    cast: placeCast(cast, seed, layout.stars, width, height),
    // Of two moons one is enough.
    moon: drawing !== null && MOONS.has(chosen.icon) ? null : moon,
    picture:
      drawing === null
        ? undefined
        : placePicture({
            motif: chosen,
            drawing,
            x: width * at,
            foot: height * layout.foot,
            size,
            looksRight: layout.looksRight,
            moon,
            isAtSea: motif === 'ocean',
            palette,
            width,
            height
          })
  }
}

/** The family's stars in their part of the sky, in the same figure as in the reader. */
function placeCast(
  cast: number,
  seed: number,
  [left, right, top, bottom]: readonly [number, number, number, number],
  width: number,
  height: number
): [number, number][] {
  return placeStars(cast, seed, { isNamed: false }).map(({ x, y }) => [
    width * (left + ((right - left) * x) / 100),
    height * (top + ((bottom - top) * y) / 84)
  ])
}

/** Drawn by lot of its own: what else changes about covers, a story keeps what it shows. */
function motifOf({ id, theme, about }: CoverTheme & { id: string }): CoverMotif {
  return chooseMotif({ theme, about }, seededRandom(seedOf(id) ^ 0x2545f491))
}

function oneOf<T>(list: readonly T[], random: () => number): T {
  const chosen = list[Math.floor(random() * list.length)]
  if (chosen === undefined) throw new RangeError('There is nothing to choose from')
  return chosen
}
