import type { Culture } from '#shared/story.ts'
import { hash } from './random.ts'
import { remembered } from './remembered.ts'
import type { FamilyHistory, StoryFacts } from './storyteller.ts'

/** Nights after which a line counts as new again. */
export const FRESH_AFTER = 32

/** What the family has heard, by line: how many stories ago. */
export interface Memory {
  /** 0 for last night’s story; Infinity for never (or longer ago than is remembered). */
  age: (line: string) => number
  plotAge: (plotId: string) => number
  /** When a member of this name led. */
  ledAge: (name: string) => number
  /** Where the family lives in this background. */
  homeIn: (culture: Culture) => { place: string; home: string } | null
  /** What happened, with its age; of a story that the family deleted only who led and where. */
  facts: readonly { age: number; facts: StoryFacts }[]
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
  const facts = [...history.entries()].flatMap(([age, story]) => (story.facts ? [{ age, facts: story.facts }] : []))
  return {
    age: lines.size === 0 ? () => Infinity : (line) => lines.get(lineId(line)) ?? Infinity,
    plotAge: (plotId) => plots.get(plotId) ?? Infinity,
    ledAge: (name) => facts.find((each) => each.facts.hero === name)?.age ?? Infinity,
    homeIn: (culture) => facts.find((each) => each.facts.culture === culture)?.facts ?? null,
    facts
  }
}
