import type { Line } from '#content/format.ts'
import { lineText } from '#content/line-lint.ts'
import { remembered } from '../remembered.ts'
import type { Moment } from './moment-list.ts'

/** What a bedroom has one of: a lamp that has gone out is not put out again, and one blanket a night is enough. */
const IMAGES: readonly RegExp[] = [
  /\b(?:lamps?|lights?|switch|glow)\b/iu,
  /\b(?:blankets?|covers|quilt)\b/iu,
  /\bpillows?\b/iu,
  /\bdoors?\b/iu,
  /\b(?:slippers?|shoes|socks?)\b/iu,
  /\b(?:sheets?|mattress)\b/iu,
  /\b(?:moon|moonlight)\b/iu,
  /\bstars?\b/iu,
  /\bboats?\b/iu,
  /\byawn\w*\b/iu,
  /\bfloor\b/iu,
  /\bcurtains?\b/iu,
  /\beyes?\b|\beyelids\b/iu,
  /\bfeet\b|\bfoot\b|\btoes\b/iu
]

const imagesIn = remembered((text): readonly RegExp[] => IMAGES.filter((image) => image.test(text)))

/** Of the lines that any evening may end with, those that show nothing which this evening has shown already, where one is new. */
export function notShownYet(
  lines: readonly Line[],
  { act }: Moment,
  shown: readonly Line[],
  isNew: (line: Line) => boolean
): readonly Line[] {
  if (act !== 3) return lines
  const images = new Set(shown.flatMap((line) => imagesIn(lineText(line))))
  const others = lines.filter((line) => !imagesIn(lineText(line)).some((image) => images.has(image)))
  return others.some(isNew) ? others : lines
}
