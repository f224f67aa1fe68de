import { hash } from './random.ts'
import { remembered } from './remembered.ts'
import type { FamilyHistory } from './storyteller.ts'

/** Nights after which a line counts as new again. */
export const FRESH_AFTER = 7

/** What the family has heard, by line: how many stories ago. */
export interface Memory {
  /** 0 for last night’s story; Infinity for never (or longer ago than anybody remembers). */
  age: (line: string) => number
  plotAge: (plotId: string) => number
}

/** Made from the text itself, so that an edited line is a new line. */
export const lineId = remembered((text) => hash(text).toString(36).padStart(7, '0').slice(-6))

export function remember(history: FamilyHistory): Memory {
  const lines = new Map<string, number>()
  const plots = new Map<string, number>()
  for (const [age, story] of history.entries()) {
    for (const id of story.lineIds) if (!lines.has(id)) lines.set(id, age)
    if (!plots.has(story.plotId)) plots.set(story.plotId, age)
  }
  return {
    age: lines.size === 0 ? () => Infinity : (line) => lines.get(lineId(line)) ?? Infinity,
    plotAge: (plotId) => plots.get(plotId) ?? Infinity
  }
}
