import { mix } from './color.ts'
import { moonPath } from './moon.ts'
import { boat, rocket, type Flora, type SceneMotif } from './motifs.ts'
import { seededRandom } from './random.ts'
import { PALETTES, type Palette, type Sky } from './sky.ts'
import { drawStanding } from './standing.ts'

export interface SceneOptions {
  /** Size of the drawing in its own units; it is cut to fill wherever it is shown. */
  width: number
  height: number
  seed: number
  sky: Sky
  motif: SceneMotif
  stars?: number
  /** Where the sky ends, as a share of the height. */
  horizon?: number
  ridges?: number
  /** Centre and radius; null for a night without a moon. */
  moon?: { x: number; y: number; radius: number; phase: number } | null
  south?: boolean
  /** Height of the hills, 1 as drawn. */
  relief?: number
  /** A colour of the evening and how much of it is in the sky over the horizon, 0 to 1. */
  light?: readonly [string, number] | undefined
  /** What grows there; pines and round trees when not given. */
  flora?: Flora | undefined
  /** One star for everybody in the story, joined in this order; places in the drawing's own units. */
  cast?: readonly (readonly [number, number])[]
  /** What the night is about. */
  picture?: ScenePicture | undefined
  /** What is in the air between stars and moon, as SVG. */
  air?: string
  /** Colour that the nearest ridge melts into: the page below. */
  ground?: string
  /** 0 as painted to 1 almost dark. */
  dim?: number
}

/** A thing as SVG in the drawing's own units. Where it stands on a hill, the hills have no tree in front of it. */
export interface ScenePicture {
  svg: string
  /** Whether the nearest hill, or the water, covers its foot. */
  isOnGround: boolean
  /** From where to where it is, in the drawing's own units. */
  across: readonly [number, number]
}

const f = (n: number) => n.toFixed(1)
const memo = new Map<string, string>()

/** A whole night landscape as an SVG document, drawn from a seed; nothing is downloaded. */
export function drawScene(options: SceneOptions): string {
  const { width: W, height: H, seed, sky, motif } = options
  const horizon = options.horizon ?? 0.74
  const dim = options.dim ?? 0
  const palette: Palette = {
    ...inLight(PALETTES[sky], options.light),
    ...(options.ground === undefined ? {} : { near: options.ground })
  }
  const random = seededRandom(seed)
  const shade = (color: string) => (dim > 0 ? mix(color, '#07080c', dim) : color)
  const body =
    backdrop(W, H, horizon, palette, shade, random, dim) +
    drawStars(W, H, horizon, options.stars ?? Math.round((W * H) / 5200), random) +
    (options.air ?? '') +
    drawMoon(options) +
    drawRidges(options, horizon, palette, shade, random) +
    (options.picture?.isOnGround === false ? options.picture.svg : '') +
    (motif === 'space' && options.picture === undefined
      ? rocket(W * (0.34 + random() * 0.3), H * 0.44, Math.max(0.8, H / 300), shade('#1A1420'), palette.glow)
      : '') +
    (motif === 'snow' ? drawSnow(W, H, random) : '') +
    drawCast(options)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" preserveAspectRatio="xMidYMax slice">${body}</svg>`
}

/** The same as an address for `<img>`: one bitmap for the browser instead of some hundred nodes. */
export function sceneUrl(options: SceneOptions): string {
  const key = JSON.stringify(options)
  const known = memo.get(key)
  if (known !== undefined) return known
  const url = `data:image/svg+xml,${encodeURIComponent(drawScene(options))}`
  if (memo.size > 200) memo.clear()
  memo.set(key, url)
  return url
}

/** The light gathers over the horizon: the zenith stays as dark as it is. */
export function inLight(palette: Palette, light: SceneOptions['light']): Palette {
  if (light === undefined) return palette
  const [color, share] = light
  return {
    stops: palette.stops.map(([stop, at]) => [mix(stop, color, share * at), at]),
    far: mix(palette.far, color, share * 0.5),
    near: palette.near,
    glow: mix(palette.glow, color, share * 0.4)
  }
}

function backdrop(
  W: number,
  H: number,
  horizon: number,
  palette: Palette,
  shade: (color: string) => string,
  random: () => number,
  dim: number
): string {
  const reach = Math.min(1, horizon + 0.1)
  const stops = palette.stops
    .map(([color, at]) => `<stop offset="${(at * reach).toFixed(3)}" stop-color="${shade(color)}"/>`)
    .join('')
  const halo = (id: string, attributes: string, opacity: number) =>
    `<radialGradient id="${id}" ${attributes}><stop offset="0" stop-color="${palette.glow}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>`
  return (
    `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>${halo('m', '', 0.3)}${halo('h', 'cx=".5" cy="1" r=".75"', 0.35)}</defs>` +
    `<rect width="${W}" height="${H}" fill="url(#s)"/>` +
    `<ellipse cx="${f(W * (0.25 + random() * 0.5))}" cy="${f(H * horizon)}" rx="${f(W * 0.7)}" ry="${f(H * 0.34)}" fill="url(#h)" opacity="${dim > 0 ? 0.35 : 0.8}"/>`
  )
}

/** Above it there are round stars only: on a page the header stands there, and one with points looks like a sign of it. */
const POINTED_BELOW = 0.2

/** Fewer and fainter towards the horizon, as outside. */
function drawStars(W: number, H: number, horizon: number, count: number, random: () => number): string {
  let stars = ''
  for (let i = 0; i < count; i++) {
    const x = random() * W
    const y = random() ** 1.35 * H * horizon * 0.9
    const size = random()
    const opacity = ((1 - y / (H * horizon)) * (0.35 + size * 0.65)).toFixed(2)
    if (size > 0.985 && y > H * POINTED_BELOW)
      stars += `<path transform="translate(${f(x)} ${f(y)})" d="M0 -6 Q.6 -.6 6 0 Q.6 .6 0 6 Q-.6 .6 -6 0 Q-.6 -.6 0 -6Z" fill="#FFF4DF" opacity="${opacity}"/>`
    else {
      const radius = size > 0.965 ? 2.1 : size > 0.8 ? 1.35 : 0.5 + size * 0.6
      stars += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(radius)}" fill="#FFF1DA" opacity="${opacity}"/>`
    }
  }
  return stars
}

function drawMoon({ moon, south = false }: SceneOptions): string {
  if (moon === null || moon === undefined) return ''
  const { x, y, radius, phase } = moon
  return (
    `<circle cx="${x}" cy="${y}" r="${f(radius * 4.2)}" fill="url(#m)"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="#F8E7C8" opacity=".07"/>` +
    `<path d="${moonPath(x, y, radius, phase, south)}" fill="#F8E7C8"/>`
  )
}

/** A line of hills: three sines with seeded phases. */
function ridge(
  random: () => number,
  W: number,
  base: number,
  height: number,
  roughness: number
): (x: number) => number {
  const phases = [random() * 6.28, random() * 6.28, random() * 6.28] as const
  const waves = [1 + random() * 0.8, 2.2 + random() * 1.4, 4.5 + random() * 3] as const
  return (x) => {
    const turn = (x / W) * 6.28
    return (
      base +
      height *
        (Math.sin(turn * waves[0] + phases[0]) * 0.62 +
          Math.sin(turn * waves[1] + phases[1]) * 0.28 +
          Math.sin(turn * waves[2] + phases[2]) * 0.1 * roughness)
    )
  }
}

function drawRidges(
  options: SceneOptions,
  horizon: number,
  palette: Palette,
  shade: (color: string) => string,
  random: () => number
): string {
  const { width: W, height: H, motif, picture } = options
  const layers = options.ridges ?? (motif === 'ocean' ? 3 : 5)
  const unit = Math.min(1, Math.max(0.3, H / 470))
  let drawn = ''
  for (let layer = 0; layer < layers; layer++) {
    const t = layer / (layers - 1)
    const base = H * (horizon + (1 - horizon) * t ** 1.15 * 0.82) - H * 0.01
    const line = ridge(random, W, base, H * (0.055 - t * 0.012) * (options.relief ?? 1), motif === 'desert' ? 0.1 : 1)
    const color = shade(mix(palette.far, palette.near, t ** 0.72))
    if (motif === 'ocean' && layer === 1) {
      drawn += drawSea(W, H, horizon, palette, shade, random)
      if (picture === undefined)
        drawn += boat(W * (0.3 + random() * 0.4), H * (horizon + 0.075), 0.5 + unit, shade('#0A141E'), palette.glow)
      continue
    }
    if (layer === layers - 1 && picture?.isOnGround === true) drawn += picture.svg
    if (motif === 'ocean' && layer === 2) continue
    let edge = `M0 ${H + 4} L0 ${f(line(0))}`
    for (let x = 0; x < W; x += 12) edge += ` L${x} ${f(line(x))}`
    edge += ` L${W} ${f(line(W))} L${W} ${H + 4}Z`
    drawn += `<path d="${edge}" fill="${color}"/><path d="${edge}" fill="none" stroke="${mix(color, palette.glow, 0.55 - t * 0.3)}" stroke-opacity="${(0.5 - t * 0.32).toFixed(2)}" stroke-width="1.4"/>`
    const standing = shade(mix(palette.far, palette.near, Math.min(1, t ** 0.72 + 0.16)))
    drawn += drawStanding(motif, layer, {
      W,
      line,
      unit,
      color: standing,
      glow: palette.glow,
      random,
      flora: options.flora,
      // Far trees stand behind it, and nothing in front.
      clear: layer >= 2 && picture?.isOnGround === true ? picture.across : undefined
    })
  }
  return drawn
}

function drawSea(
  W: number,
  H: number,
  horizon: number,
  palette: Palette,
  shade: (color: string) => string,
  random: () => number
): string {
  let waves = ''
  for (let i = 0; i < 26; i++) {
    const y = H * (horizon + 0.03 + random() * 0.12)
    waves += `<path d="M${f(random() * W)} ${f(y)} h${f(14 + random() * 60)}" stroke="${palette.glow}" stroke-opacity="${(0.05 + random() * 0.16).toFixed(2)}" stroke-width="1.6" stroke-linecap="round"/>`
  }
  return (
    `<rect x="0" y="${f(H * horizon)}" width="${W}" height="${H}" fill="${shade(mix(palette.far, palette.near, 0.42))}"/>` +
    waves
  )
}

function drawCast({ height: H, cast = [] }: SceneOptions): string {
  if (cast.length === 0) return ''
  const line = cast.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${f(x)} ${f(y)}`).join(' ')
  // Two rows leave each star less room.
  const size = (H * (cast.length > 6 ? 0.03 : 0.04)) / 12
  const stars = cast.map(([x, y], i) => {
    const scale = size * (i === 0 ? 1.25 : 1)
    return `<g transform="translate(${f(x)} ${f(y)}) scale(${scale.toFixed(2)})"><circle r="17" fill="#F3B562" opacity=".16"/><path d="M0 -12 Q1.3 -1.3 12 0 Q1.3 1.3 0 12 Q-1.3 1.3 -12 0 Q-1.3 -1.3 0 -12Z" fill="#FFEED2"/></g>`
  })
  return `<path d="${line}" fill="none" stroke="#F3B562" stroke-opacity=".5" stroke-width="${f(H * 0.006)}"/>${stars.join('')}`
}

function drawSnow(W: number, H: number, random: () => number): string {
  let flakes = ''
  for (let i = 0; i < 26 + (W * H) / 9000; i++)
    flakes += `<circle cx="${f(random() * W)}" cy="${f(random() * H)}" r="${f(0.7 + random() * 1.6)}" fill="#FFF" opacity="${(0.12 + random() * 0.4).toFixed(2)}"/>`
  return flakes
}
