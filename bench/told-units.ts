import { type Pace, paceAt, paragraphPositions } from '#server/narrator/pacing.ts'
import { readScript, type SpokenUnit } from '#server/narrator/text/script.ts'
import { writeStory } from '#server/storyteller/embedded/embedded-storyteller.ts'
import { paragraphHints } from '#server/storyteller/paragraph-hints.ts'
import type { Culture } from '#shared/story.ts'

/** One unit of a story as the narrator would speak it. */
export interface ToldUnit {
  unit: SpokenUnit
  pace: Pace
  /** Number of its story, and where in it the unit stands, 0 to 1. */
  story: number
  position: number
}

const EVENINGS: readonly (readonly [string, string, Culture])[] = [
  ['Hannah', 'a lighthouse', 'western'],
  ['Oliver', 'a lost kitten', 'western'],
  ['Sarah', 'snow', 'western'],
  ['Peter', 'baking bread', 'western'],
  ['Emily', 'the night train', 'western'],
  ['Daniel', 'pirates', 'western'],
  ['Rose', 'a dragon', 'western'],
  ['Jack', 'the moon', 'western'],
  ['Alice', 'the forest', 'western'],
  ['Henry', 'robots', 'western'],
  ['Lucy', 'rain', 'western'],
  ['Adam', 'the zoo', 'western']
]

/** Stories of tonight, with what their writer knows of them, until they have so many words. The same every time. */
export function toldUnits(words: number): ToldUnit[] {
  const told: ToldUnit[] = []
  let count = 0
  for (let story = 0; count < words; story++) {
    const [name, theme, culture] = EVENINGS[story % EVENINGS.length] ?? ['Hannah', 'a lighthouse', 'western']
    const child = { name, age: 6, relationship: 'child', avatar: null, hobbies: ['drawing'], traits: ['curious'] }
    const { draft } = writeStory(
      { characters: [{ ...child, isGuest: false }], theme, duration: 'medium', culture, interests: [] },
      { seed: `told ${story}`, history: [] }
    )
    const { paragraphs } = readScript(
      draft.paragraphs.map(({ text }) => text).join('\n\n'),
      {},
      paragraphHints(draft.plan, draft.paragraphs)
    )
    const positions = paragraphPositions(paragraphs)
    for (const [i, { units }] of paragraphs.entries()) {
      const position = positions[i] ?? 0
      for (const unit of units) {
        told.push({ unit, pace: paceAt(position), story, position })
        count += unit.words.length
      }
    }
  }
  return told
}
