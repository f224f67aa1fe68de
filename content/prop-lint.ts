import { PROPS, type Line, type Prop } from './format.ts'

/** The words by which a line gives away what it takes. */
const SIGNS: Record<Prop, RegExp> = {
  string: /(?<!\p{L})(?:strings?|threads?|ropes?)(?!\p{L})/giu,
  pebbles: /(?<!\p{L})(?:pebbles?|stones?)(?!\p{L})/giu,
  green: /(?<!\p{L})(?:twigs?|sticks?|leaf|leaves|moss|grass|bark|thorn|splint)(?!\p{L})/giu,
  earth: /(?<!\p{L})(?:earth|mud|clay|ditch)(?!\p{L})/giu,
  sand: /(?<!\p{L})sand(?!\p{L})/giu,
  water: /(?<!\p{L})water(?!\p{L})/giu,
  wall: /(?<!\p{L})walls?(?!\p{L})/giu,
  slope: /(?<!\p{L})(?:slopes?|sloped|hill)(?!\p{L})/giu
}
/** What something is only like is not there: "straight as a string", "good as a hot stone". */
const LIKENED = /(?:\blike|\bas|\bthan)(?: an?| the)?(?: \p{L}+)? $/u
/** What comes out of a pocket has been brought. */
const POCKETED = /\bpockets?\b/u
/** Lines of a list that any place must leave, so that not every family hears the same one. */
const ENOUGH = 2

/** What a line of a solution takes that hands do not bring along. */
export function propsIn(text: string): Prop[] {
  if (POCKETED.test(text)) return []
  return PROPS.filter((prop) =>
    [...text.matchAll(SIGNS[prop])].some(({ index }) => !LIKENED.test(text.slice(0, index)))
  )
}

/** What a solution declares it takes; nothing for a bare line. */
function takesOf(line: Line): readonly Prop[] {
  return typeof line === 'string' ? [] : (line.takes ?? [])
}

/** What a solution takes and does not say, or says and does not take. `takes: []` calls the word a figure of speech. */
export function takesFaults(line: Line): string[] {
  const text = typeof line === 'string' ? line : line.text
  const declared = typeof line === 'string' ? undefined : line.takes
  const found = propsIn(text)
  if (declared?.length === 0) return found.length === 0 ? [`takes: [] of nothing: ${text}`] : []
  return [
    ...found
      .filter((prop) => declared?.includes(prop) !== true)
      .map((prop) => `takes: ['${prop}'] is not said: ${text}`),
    ...(declared ?? [])
      .filter((prop) => !found.includes(prop))
      .map((prop) => `says that it takes ${prop}, and does not: ${text}`)
  ]
}

/** Every challenge is met with bare hands, too: in a room there is nothing else. */
export function bareFaults(lines: readonly Line[]): string[] {
  const bare = lines.filter((line) => takesOf(line).length === 0).length
  return bare < ENOUGH ? [`${bare} take nothing of a place, needs ${ENOUGH}`] : []
}
