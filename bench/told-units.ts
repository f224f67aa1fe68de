import { type Pace, paceAt, paragraphPositions } from '#server/narrator/pacing.ts'
import { readScript } from '#server/narrator/text/script.ts'
import type { SpokenUnit } from '#server/narrator/text/spoken-unit.ts'
import { hintsOf, writeStory } from '#server/storyteller/embedded/embedded-storyteller.ts'

/** One unit of a story as the narrator would speak it. */
export interface ToldUnit {
  unit: SpokenUnit
  pace: Pace
  /** Number of its story, and where in it the unit stands, 0 to 1. */
  story: number
  position: number
  /** Of a question that was written for this: whether it asks for more than yes or no. */
  asksMore?: boolean
}

/**
 * By `measured` texts voices are judged, and nothing may be chosen: what is to be tried out is tried on those of
 * `development`, with other children and other wishes.
 */
export const TOLD_TEXTS = ['measured', 'development'] as const
export type ToldTexts = (typeof TOLD_TEXTS)[number]

type Evening = readonly [child: string, wish: string]

const EVENINGS: Record<ToldTexts, { seed: string; evenings: readonly Evening[] }> = {
  measured: {
    seed: 'told',
    evenings: [
      ['Hannah', 'a lighthouse'],
      ['Oliver', 'a lost kitten'],
      ['Sarah', 'snow'],
      ['Peter', 'baking bread'],
      ['Emily', 'the night train'],
      ['Daniel', 'pirates'],
      ['Rose', 'a dragon'],
      ['Jack', 'the moon'],
      ['Alice', 'the forest'],
      ['Henry', 'robots'],
      ['Lucy', 'rain'],
      ['Adam', 'the zoo']
    ]
  },
  development: {
    seed: 'dev',
    evenings: [
      ['Martha', 'a hedgehog'],
      ['Simon', 'the seaside'],
      ['Clara', 'a paper boat'],
      ['George', 'the library'],
      ['Ellen', 'building a den'],
      ['Thomas', 'a knight'],
      ['Julia', 'an owl'],
      ['Edward', 'the dentist'],
      ['Helen', 'a garden'],
      ['Martin', 'a balloon'],
      ['Nancy', 'a fire engine'],
      ['Charles', 'the circus']
    ]
  }
}

/** Stories of tonight, with what their writer knows of them, until they have so many words. The same every time. */
export function toldUnits(words: number, texts: ToldTexts): ToldUnit[] {
  const { seed, evenings } = EVENINGS[texts]
  const told: ToldUnit[] = []
  let count = 0
  for (let story = 0; count < words; story++) {
    const [name, theme] = evenings[story % evenings.length] ?? ['Hannah', 'a lighthouse']
    const child = { name, age: 6, relationship: 'child', avatar: null, hobbies: ['drawing'], traits: ['curious'] }
    const { draft } = writeStory(
      { characters: [{ ...child, isGuest: false }], theme, duration: 'medium', culture: 'western', interests: [] },
      { seed: `${seed} ${story}`, history: [] }
    )
    const { paragraphs } = readScript(draft.paragraphs.map(({ text }) => text).join('\n\n'), {}, hintsOf(draft))
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
