import { mix } from '../color.ts'
import type { Palette } from '../sky.ts'

/** How much of a thing's own colour is left in the moonlight: enough to tell a fox from a wolf. */
const OWN_COLOR = 0.34
const FILL = /fill="(#[\da-f]{3}(?:[\da-f]{3})?)"/gi

/** A flat picture in the light of a night: its shades become those of the evening, from the nearest hill to the lamp. */
export function moonlit(picture: string, { far, near, glow }: Palette): string {
  const [deep, middle, bright] = [mix(near, far, 0.3), mix(far, glow, 0.38), mix(glow, '#FFF4DF', 0.35)]
  return picture.replace(FILL, (_whole, fill: string) => {
    const color = fill.length === 4 ? `#${[...fill.slice(1)].map((digit) => digit + digit).join('')}` : fill
    const light = lightness(color)
    const shade = light < 0.5 ? mix(deep, middle, light * 2) : mix(middle, bright, light * 2 - 1)
    return `fill="${mix(shade, mix(color, '#0A0D16', 0.22), OWN_COLOR)}"`
  })
}

/** The same picture in one colour: the edge that the moon lights. */
export function silhouette(picture: string, color: string): string {
  return picture.replace(FILL, `fill="${color}"`)
}

function lightness(color: string): number {
  const part = (start: number) => Number.parseInt(color.slice(start, start + 2), 16) / 255
  return 0.3 * part(1) + 0.59 * part(3) + 0.11 * part(5)
}
