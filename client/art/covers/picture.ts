import { mix } from '../color.ts'
import type { ScenePicture } from '../scene.ts'
import type { Palette } from '../sky.ts'
import { moonlit, silhouette } from './moonlit.ts'
import type { CoverMotif } from './motif.ts'

/** The side of the box in which every picture is drawn. */
const BOX = 32
/** How much of a face the hill hides, and of what swims the water. */
const SUNK = { g: 0.02, p: 0.16, s: 0, w: 0.1 } as const
/** What would be wrong in a mirror. */
const ONE_WAY = new Set(['musical-notes', 'zzz', 'guitar', 'banjo', 'mantelpiece-clock', 'abacus', 'newspaper'])

interface Placed {
  motif: CoverMotif
  /** SVG shapes in a box of 32 by 32. */
  drawing: string
  /** Centre and foot in the scene's own units, and the length of a side. */
  x: number
  foot: number
  size: number
  /** Whether it looks to the right; as drawn, most look to the left. */
  looksRight: boolean
  /** Where the light comes from, in the scene's own units. */
  moon: { x: number; y: number }
  isAtSea: boolean
  palette: Palette
  width: number
  height: number
}

const f = (n: number) => n.toFixed(1)

/** The thing in the moonlight, with its lit edge, its shade on the ground and, at sea, the rock or the waves it needs. */
export function placePicture(placed: Placed): ScenePicture {
  const { motif, drawing, x, foot, size, looksRight, moon, isAtSea, palette } = placed
  const { stand } = motif
  const isMirrored = looksRight && !ONE_WAY.has(motif.icon)
  const scale = size / BOX
  const top = foot - size * (1 - SUNK[stand])
  const at = (dx: number, dy: number) =>
    `translate(${f(x + (isMirrored ? size / 2 : -size / 2) + dx)} ${f(top + dy)}) scale(${isMirrored ? f2(-scale) : f2(scale)} ${f2(scale)})`
  const rim = 0.24 * scale
  const toMoon = moon.x < x ? -rim : rim
  const halo = `<ellipse cx="${f(x)}" cy="${f(top + size / 2)}" rx="${f(size * 0.85)}" ry="${f(size * 0.75)}" fill="url(#m)"/>`
  const lit =
    `<g transform="${at(toMoon, moon.y < top + size ? -rim : 0)}" opacity=".8">${silhouette(drawing, mix(palette.glow, '#FFF4DF', 0.5))}</g>` +
    `<g transform="${at(0, 0)}">${moonlit(drawing, palette)}</g>`
  return {
    svg: halo + (stand === 's' ? lit : isAtSea ? atSea(placed, lit) : shade(placed) + lit),
    isOnGround: stand !== 's',
    across: [x - size * 0.56, x + size * 0.56]
  }
}

const f2 = (n: number) => n.toFixed(3)

function shade({ motif, x, foot, size, palette }: Placed): string {
  if (motif.stand === 'p') return ''
  return `<ellipse cx="${f(x)}" cy="${f(foot - size * 0.01)}" rx="${f(size * 0.46)}" ry="${f(size * 0.06)}" fill="${palette.near}" opacity=".55"/>`
}

/** What swims has a wave before it; what stands has a rock under it. */
function atSea({ motif, x, foot, size, palette, width, height }: Placed, lit: string): string {
  const water = mix(palette.far, palette.near, 0.6)
  if (motif.stand !== 'w')
    return `${lit}<path d="M${f(x - size * 0.75)} ${f(height + 2)} Q${f(x - size * 0.55)} ${f(foot - size * 0.1)} ${f(x - size * 0.15)} ${f(foot - size * 0.05)} T${f(x + size * 0.8)} ${f(height + 2)}Z" fill="${palette.near}"/>`
  const line = foot - size * 0.04
  let wave = `M0 ${f(height + 2)} L0 ${f(line)}`
  for (let from = 0; from < width; from += 40) wave += ` q10 -5 20 0 t20 0`
  return `${lit}<path d="${wave} V${f(height + 2)}Z" fill="${water}"/><path d="M${f(x - size * 0.5)} ${f(line + size * 0.07)} h${f(size * 0.36)} M${f(x - size * 0.02)} ${f(line + size * 0.11)} h${f(size * 0.5)}" stroke="${palette.glow}" stroke-opacity=".4" stroke-width="1.6" stroke-linecap="round"/>`
}
