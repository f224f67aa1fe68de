import type { Line } from '#content/format.ts'
import { knownIn } from '#content/known-things.ts'
import type { StoryLibrary } from '#content/library.ts'
import { linesOfMet, metThings, solutionsAtHand } from '../plan/at-hand.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import type { Fault } from './surface.ts'

/** Solutions that take what neither their place has nor the solver's hobby brings: sand under an armchair on a rug. */
export function strangerProps(text: string, plan: StoryPlan, library: StoryLibrary): Fault[] {
  if (plan.kind !== 'journey') return []
  const possible = new Set([...plan.deeds, plan.climax].flatMap((deed) => solutionsAtHand(deed, library)))
  return propLinesOf(library).flatMap(({ line, pieces }) =>
    !possible.has(line) && text.includes(pieces) ? [{ code: 'stranger-prop', detail: pieces }] : []
  )
}

/** What the theme's lines speak of as known, and the story has not met: "the map smelled of rain", and there is no map. */
export function droppedReferences(text: string, plan: StoryPlan): Fault[] {
  const met = metThings(plan)
  const { packs } = plan.theme
  const avoidable = packs.flatMap(({ detail, sleepy }) =>
    [detail, sleepy].flatMap((lines) => {
      // Of nearly none of them a line is told.
      const told = lines.filter((line) => text.includes(line))
      if (told.length === 0) return []
      const fitting = linesOfMet(lines, packs, plan)
      return told.filter((line) => !fitting.includes(line))
    })
  )
  return avoidable.flatMap((line) => {
    const before = text.slice(0, text.indexOf(line)).toLowerCase()
    const lost = knownIn(line, packs).filter((head) => !met.has(head) && !before.includes(head))
    return lost.map((head) => ({ code: 'dropped-reference', detail: `the ${head}: ${line}` }))
  })
}

const propLines = new WeakMap<StoryLibrary, { line: Line; pieces: string }[]>()

/** Every solution that takes something, with the longest stretch of it that is told word for word. */
function propLinesOf(library: StoryLibrary): { line: Line; pieces: string }[] {
  let lines = propLines.get(library)
  if (lines === undefined) {
    lines = Object.values(library.matrix).flatMap((row) =>
      Object.values(row).flatMap((cell: readonly Line[]) =>
        cell.flatMap((line) =>
          typeof line === 'string' || (line.takes ?? []).length === 0
            ? []
            : [{ line, pieces: longest(line.text.split(/\{[^}]*\}|;;|[[\]|<>]/u)) }]
        )
      )
    )
    propLines.set(library, lines)
  }
  return lines
}

function longest(pieces: readonly string[]): string {
  return pieces.reduce((best, piece) => (piece.length > best.length ? piece : best), '').trim()
}
