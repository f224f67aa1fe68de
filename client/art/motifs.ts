/** What a landscape is made of. */
export const SCENE_MOTIFS = [
  'village',
  'town',
  'forest',
  'ocean',
  'snow',
  'garden',
  'desert',
  'plain',
  'palms',
  'space'
] as const
export type SceneMotif = (typeof SCENE_MOTIFS)[number]

/** What grows there: pines and round trees as they come, or one kind. */
export type Flora = 'pine' | 'broad' | 'acacia' | 'palm' | 'agave'

const f = (n: number) => n.toFixed(1)

/** Paper-cut things that stand on a ridge; each is an SVG fragment at (x, y) in one colour, lit by `glow`. */
export function pine(x: number, y: number, height: number, color: string): string {
  let boughs = ''
  for (let i = 0; i < 3; i++) {
    const width = height * (0.2 + i * 0.085)
    const top = y - height + i * height * 0.26
    const foot = top + height * 0.42
    boughs += `M${f(x)} ${f(top)} L${f(x + width)} ${f(foot)} Q${f(x)} ${f(foot - height * 0.05)} ${f(x - width)} ${f(foot)} Z `
  }
  return `<path d="${boughs}M${f(x - height * 0.025)} ${f(y - height * 0.1)} h${f(height * 0.05)} v${f(height * 0.14)} h-${f(height * 0.05)}z" fill="${color}"/>`
}

export function roundTree(x: number, y: number, height: number, color: string): string {
  return `<path d="M${f(x - height * 0.03)} ${f(y + 2)} v-${f(height * 0.5)} h${f(height * 0.06)} v${f(height * 0.5)}z" fill="${color}"/><ellipse cx="${f(x)}" cy="${f(y - height * 0.62)}" rx="${f(height * 0.3)}" ry="${f(height * 0.38)}" fill="${color}"/>`
}

/** A wide crown on a leaning, forked trunk: a pōhutukawa, or a banyan. */
export function broadTree(x: number, y: number, height: number, color: string): string {
  const bough = (dx: number, dy: number, rx: number, ry: number) =>
    `<ellipse cx="${f(x + dx * height)}" cy="${f(y - dy * height)}" rx="${f(rx * height)}" ry="${f(ry * height)}" fill="${color}"/>`
  return `<path d="M${f(x)} ${f(y + 2)} L${f(x - height * 0.04)} ${f(y - height * 0.34)} L${f(x - height * 0.3)} ${f(y - height * 0.6)} M${f(x - height * 0.04)} ${f(y - height * 0.3)} L${f(x + height * 0.26)} ${f(y - height * 0.62)}" stroke="${color}" stroke-width="${f(height * 0.07)}" fill="none"/>${bough(-0.3, 0.66, 0.3, 0.2)}${bough(0.28, 0.68, 0.3, 0.19)}${bough(0, 0.82, 0.34, 0.22)}`
}

/** A rosette of long, pointed leaves, low on the ground. */
export function agave(x: number, y: number, height: number, color: string): string {
  const leaf = (dx: number, dy: number) =>
    `M${f(x - height * 0.07)} ${f(y + 2)} Q${f(x + dx * height * 0.4)} ${f(y - dy * height * 0.7)} ${f(x + dx * height)} ${f(y - dy * height)} Q${f(x + dx * height * 0.6)} ${f(y - dy * height * 0.4)} ${f(x + height * 0.07)} ${f(y + 2)}z`
  return `<path d="${leaf(-0.55, 0.3)} ${leaf(-0.4, 0.52)} ${leaf(-0.15, 0.66)} ${leaf(0.12, 0.68)} ${leaf(0.38, 0.54)} ${leaf(0.54, 0.32)}" fill="${color}"/>`
}

/** A flat-topped tree of the plains. */
export function acacia(x: number, y: number, height: number, color: string): string {
  return `<path d="M${f(x - height * 0.03)} ${f(y + 2)} L${f(x - height * 0.01)} ${f(y - height * 0.6)} L${f(x - height * 0.28)} ${f(y - height * 0.72)} M${f(x)} ${f(y - height * 0.5)} L${f(x + height * 0.26)} ${f(y - height * 0.74)}" stroke="${color}" stroke-width="${f(height * 0.055)}" fill="none"/><ellipse cx="${f(x - height * 0.14)}" cy="${f(y - height * 0.78)}" rx="${f(height * 0.42)}" ry="${f(height * 0.11)}" fill="${color}"/><ellipse cx="${f(x + height * 0.2)}" cy="${f(y - height * 0.86)}" rx="${f(height * 0.38)}" ry="${f(height * 0.1)}" fill="${color}"/>`
}

export function palm(x: number, y: number, height: number, color: string): string {
  const top = y - height
  const leaf = (dx: number, dy: number) =>
    `M${f(x + height * 0.08)} ${f(top)} q${f((dx * height) / 2)} ${f(-height * 0.18)} ${f(dx * height)} ${f(dy * height)} q${f((-dx * height) / 2)} ${f(-height * 0.12)} ${f(-dx * height)} ${f(-dy * height)}z`
  return `<path d="M${f(x)} ${f(y + 2)} Q${f(x - height * 0.02)} ${f(y - height * 0.5)} ${f(x + height * 0.08)} ${f(top)}" stroke="${color}" stroke-width="${f(height * 0.06)}" fill="none"/><path d="${leaf(0.42, 0.1)} ${leaf(-0.42, 0.12)} ${leaf(0.3, 0.34)} ${leaf(-0.28, 0.34)} ${leaf(0.12, -0.2)}" fill="${color}"/>`
}

export function house(x: number, y: number, scale: number, color: string, glow: string): string {
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${scale.toFixed(2)})"><path d="M-17 4 V-14 L0 -30 L17 -14 V4z" fill="${color}"/><path d="M8 -24 v-9 h5 v14z" fill="${color}"/><rect x="-9" y="-11" width="7" height="8" rx="1" fill="${glow}"/><rect x="3" y="-11" width="6" height="8" rx="1" fill="${glow}" opacity=".75"/></g>`
}

/** Blocks of flats with a few windows still lit: most families live in one. */
export function flats(x: number, y: number, scale: number, color: string, glow: string, random: () => number): string {
  const floors = 4 + Math.floor(random() * 4)
  const width = 34 + random() * 18
  let windows = ''
  for (let floor = 0; floor < floors; floor++)
    for (let column = 0; column < 3; column++)
      if (random() > 0.55)
        windows += `<rect x="${f(-width / 2 + 6 + (column * (width - 10)) / 3)}" y="${f(-14 - floor * 15)}" width="6" height="7" rx="1" fill="${glow}" opacity="${(0.45 + random() * 0.5).toFixed(2)}"/>`
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${scale.toFixed(2)})"><rect x="${f(-width / 2)}" y="${f(-floors * 15 - 8)}" width="${f(width)}" height="${f(floors * 15 + 14)}" fill="${color}"/>${windows}</g>`
}

export function boat(x: number, y: number, scale: number, color: string, glow: string): string {
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${scale.toFixed(2)})"><path d="M-26 0 H28 Q20 13 6 13 H-10 Q-22 12 -26 0z" fill="${color}"/><path d="M2 -4 V-46 Q26 -26 24 -4z" fill="${color}"/><path d="M-2 -4 V-36 Q-18 -20 -18 -4z" fill="${color}" opacity=".85"/><circle cx="-14" cy="-7" r="3.4" fill="${glow}"/></g>`
}

export function rocket(x: number, y: number, scale: number, color: string, glow: string): string {
  return `<g transform="translate(${f(x)} ${f(y)}) rotate(28) scale(${scale.toFixed(2)})"><path d="M0 -34 Q13 -16 10 10 H-10 Q-13 -16 0 -34z" fill="${color}"/><path d="M-10 0 L-19 16 L-9 11z M10 0 L19 16 L9 11z" fill="${color}"/><circle cx="0" cy="-10" r="4.5" fill="${glow}"/><path d="M-5 12 Q0 34 5 12z" fill="${glow}"/></g>`
}
