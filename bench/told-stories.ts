import { writeStory, type Writing } from '#server/storyteller/embedded/embedded-storyteller.ts'
import { WINDOWS } from '#server/storyteller/plan/windows.ts'
import { cleanName } from '#server/storyteller/safety/normalise.ts'
import type { StoryBrief } from '#server/storyteller/story-brief.ts'
import type { StoryMemory } from '#server/storyteller/storyteller.ts'
import { countMentions, countWords } from '#server/storyteller/text-measures.ts'
import type { Duration } from '#shared/story.ts'
import { percent, type TableRow } from './story-table.ts'
import { mean, percentile, readingOf, type Readability } from './text-statistics.ts'

/** A story with what it cost. */
export interface TimedStory extends Writing {
  request: StoryBrief
  text: string
  /** Of this thread; `wall` includes whatever else the machine was doing. */
  ms: number
  wall: number
}

export function tellTimed(request: StoryBrief, seed: string, history: readonly StoryMemory[] = []): TimedStory {
  // The work is synchronous, so the thread's own time is the story's; waiting for a busy machine is not.
  const before = process.threadCpuUsage()
  const start = performance.now()
  const writing = writeStory(request, { seed, history })
  const wall = performance.now() - start
  const spent = process.threadCpuUsage(before)
  const ms = (spent.user + spent.system) / 1000
  return {
    ...writing,
    request,
    ms,
    wall,
    text: writing.draft.paragraphs.map((paragraph) => paragraph.text).join('\n\n')
  }
}

export function isEverybodyThere({ draft, request }: TimedStory): boolean {
  const text = draft.paragraphs.map((paragraph) => paragraph.text).join('\n')
  return request.characters.every((character, index) => {
    const name = cleanName(character.name) || (draft.plan.cast[index]?.called ?? '?')
    const acts = new Set(
      draft.paragraphs
        .filter((paragraph) => countMentions(paragraph.text.toLowerCase(), name.toLowerCase()) > 0)
        .map((paragraph) => paragraph.act)
    )
    return countMentions(text.toLowerCase(), name.toLowerCase()) >= 3 && acts.size >= 3
  })
}

export function windowRows(part: string, duration: Duration, told: readonly TimedStory[]): TableRow[] {
  const { min, max } = WINDOWS[duration]
  const words = told.filter((story) => story.request.duration === duration).map((story) => countWords(story.text))
  const inside = words.filter((count) => count >= min && count <= max).length / words.length
  return [
    {
      part,
      what: `${duration}: ${min}-${max} words (median ${percentile(words, 0.5)})`,
      figure: percent(inside),
      bar: '100 %',
      passed: inside === 1
    }
  ]
}

export function motifsOf({ draft, text }: TimedStory): number {
  const { pack, place } = draft.plan.culture
  const all = [
    ...place.homes,
    ...place.outside,
    ...place.foods,
    ...place.nature,
    ...place.sounds,
    ...place.sky,
    ...pack.lullaby,
    ...pack.goodnight
  ]
  return all.filter((motif) => text.includes(motif.text.slice(1))).length
}

export function isCalm({ draft }: TimedStory): boolean {
  const rest = draft.paragraphs.filter((paragraph) => paragraph.act === 3).map((paragraph) => paragraph.text)
  return !rest.join(' ').includes('!') && !rest.slice(-3).join(' ').includes('?')
}

export function readingRow(part: string, band: string, told: readonly TimedStory[]): TableRow {
  const readings = told.slice(0, 300).map((story): Readability => {
    const { plan } = story.draft
    const own = [
      ...plan.cast.map((member) => member.called),
      plan.theme.label,
      ...Object.values(plan.theme.things).flatMap((thing) => [thing.first, thing.def]),
      ...plan.culture.pack.own
    ]
    return readingOf(
      story.text,
      new Set(
        own
          .join(' ')
          .toLowerCase()
          .match(/[\p{L}\p{N}’'-]+/gu)
      )
    )
  })
  const show = (of: (reading: Readability) => number, digits: number) => mean(readings.map(of)).toFixed(digits)
  return {
    part,
    what: `ears of ${band}: grade, sentence mean, longest (p95), unfamiliar`,
    figure: `${show((each) => each.grade, 1)}, ${show((each) => each.meanSentence, 1)}, ${percentile(
      readings.map((each) => each.longestSentence),
      0.95
    )}, ${percent(mean(readings.map((each) => each.unfamiliar)))}`,
    bar: '',
    passed: null
  }
}

/** Every kind of fault of the first candidates, the most frequent first, with examples. */
export function printFaults(told: readonly TimedStory[]): void {
  const kinds = new Map<string, string[]>()
  for (const story of told)
    for (const fault of story.firstFaults) {
      const code = fault.split(':')[0] ?? fault
      kinds.set(code, [...(kinds.get(code) ?? []), `${fault}   [${story.draft.plan.plot.id}]`])
    }
  for (const [code, faults] of [...kinds].sort((a, b) => b[1].length - a[1].length)) {
    console.log(`${code}: ${faults.length}`)
    for (const fault of [...new Set(faults)].slice(0, 12)) console.log(`   ${fault}`)
  }
}
