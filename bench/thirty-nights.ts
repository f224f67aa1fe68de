import { randomFrom } from '#server/storyteller/random.ts'
import type { StoryBrief } from '#server/storyteller/story-brief.ts'
import type { StoryMemory } from '#server/storyteller/storyteller.ts'
import { countWords, gramsOf, overlap, sentencesOf } from '#server/storyteller/text-measures.ts'
import type { Duration } from '#shared/story.ts'
import { randomRequest } from './story-requests.ts'
import type { TableRow } from './story-table.ts'
import { mean, percentile } from './text-statistics.ts'
import { tellTimed } from './told-stories.ts'

/** What a family hears again within a week, over a month of evenings. */
export function thirtyNights(): TableRow[] {
  const part = 'one family, 30 nights'
  const overlaps: number[] = []
  const sentencesAgain: number[] = []
  const bytes: number[] = []
  const times: number[] = []
  for (const family of [0, 1, 2]) {
    const history: StoryMemory[] = []
    const nights: { grams: Set<string>; sentences: Set<string> }[] = []
    const random = randomFrom(`nights of ${family}`)
    for (let night = 0; night < 30; night += 1) {
      const request = familyOfNights(
        family,
        random.pick(['short', 'medium', 'long'] as const),
        random.pick(['dinosaurs', '', 'the sea', 'trains', 'dragons', 'moon'])
      )
      const story = tellTimed(request, `family ${family} night ${night}`, history)
      const grams = gramsOf(story.text, 4)
      const sentences = new Set(sentencesOf(story.text).filter((sentence) => countWords(sentence) >= 8))
      const week = nights.slice(0, 7)
      for (const earlier of week) overlaps.push(overlap(grams, earlier.grams))
      if (week.length > 0)
        sentencesAgain.push(
          [...sentences].filter((sentence) => week.some((earlier) => earlier.sentences.has(sentence))).length
        )
      nights.unshift({ grams, sentences })
      history.unshift(story.draft.memory)
      bytes.push(JSON.stringify(story.draft.memory).length)
      times.push(story.ms)
    }
  }
  return [
    {
      part,
      what: '4-gram overlap with the last 7, mean / max',
      figure: `${mean(overlaps).toFixed(3)} / ${Math.max(...overlaps).toFixed(3)}`,
      bar: 'mean <= 0.10',
      passed: mean(overlaps) <= 0.1
    },
    {
      part,
      what: 'sentences of 8+ words heard within 7 nights, a story',
      figure: mean(sentencesAgain).toFixed(2),
      bar: '',
      passed: null
    },
    {
      part,
      what: 'memory of a story, bytes at most',
      figure: `${Math.max(...bytes)}`,
      bar: '< 2048',
      passed: Math.max(...bytes) < 2048
    },
    {
      part,
      what: 'own milliseconds with memory: mean / p95',
      figure: `${mean(times).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)}`,
      bar: 'p95 <= 80',
      passed: percentile(times, 0.95) <= 80
    }
  ]
}

function familyOfNights(family: number, duration: Duration, theme: string): StoryBrief {
  const base = randomRequest(`household ${family}`)
  return { ...base, characters: base.characters.slice(0, 3), duration, theme }
}
