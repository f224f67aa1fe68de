import { parseArgs } from 'node:util'

import { randomFrom } from '#server/storyteller/random.ts'
import type { StoryBrief } from '#server/storyteller/story-brief.ts'
import type { StoryMemory } from '#server/storyteller/storyteller.ts'
import { gramsOf, overlap, sentencesOf } from '#server/storyteller/text-measures.ts'
import { everydayRows } from './everyday-heard.ts'
import { lexiconRows } from './lexicon-share.ts'
import { searchRows } from './search-found.ts'
import { sorrowRows } from './sorrow-hearing.ts'
import { hostileRequests, randomCharacter, randomRequest } from './story-requests.ts'
import { percent, printTable, type TableRow } from './story-table.ts'
import { monthRows, wishRows } from './story-wishes.ts'
import { subjectRows } from './subjects-found.ts'
import { gzipRatio, mean, percentile, selfBleu } from './text-statistics.ts'
import { thirtyNights } from './thirty-nights.ts'
import {
  isCalm,
  isEverybodyThere,
  motifsOf,
  printFaults,
  readingRow,
  tellTimed,
  windowRows,
  type TimedStory
} from './told-stories.ts'

/**
 * How the embedded storyteller does, in one table: random and hostile requests, one request two hundred times, one
 * family’s thirty nights, and families of ten, who leave the least room. `--quick` asks for a tenth; `--faults` prints
 * every kind of fault with an example.
 */
export function run(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: { quick: { type: 'boolean', default: false }, faults: { type: 'boolean', default: false } }
  })
  const share = values.quick ? 0.1 : 1
  const rows: TableRow[] = [
    ...sorrowRows(values.faults),
    ...everydayRows(),
    ...subjectRows(),
    ...searchRows(),
    ...lexiconRows(),
    ...manyFamilies(2000 * share, 300 * share, values.faults),
    ...sameWish(200 * (values.quick ? 0.25 : 1)),
    ...thirtyNights(),
    ...wishRows(),
    ...monthRows(),
    ...tenPeople(values.quick ? 5 : 25)
  ]
  printTable(rows)
  if (rows.some((row) => row.passed === false)) process.exitCode = 1
}

function manyFamilies(random: number, hostile: number, showFaults: boolean): TableRow[] {
  const requests = [
    ...Array.from({ length: random }, (_, index) => randomRequest(`family ${index}`)),
    ...hostileRequests(hostile)
  ]
  const told: TimedStory[] = []
  const exceptions: string[] = []
  for (const [index, request] of requests.entries()) {
    try {
      told.push(tellTimed(request, `seed ${index}`))
    } catch (error) {
      exceptions.push(
        `${index} ${error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 4).join(' ') : 'not an error'}`
      )
    }
  }
  if (showFaults) printFaults(told)
  for (const exception of exceptions.slice(0, 5)) console.log(`exception: ${exception}`)
  const part = `${random} families, ${hostile} hostile`
  const shipped = told.filter((story) => story.faults.length > 0).length
  const clean = told.filter((story) => story.firstFaults.length === 0).length / told.length
  const present = told.filter(isEverybodyThere).length / told.length
  const rows: TableRow[] = [
    { part, what: 'exceptions', figure: `${exceptions.length}`, bar: '0', passed: exceptions.length === 0 },
    { part, what: 'stories shipped with a hard fault', figure: `${shipped}`, bar: '0', passed: shipped === 0 },
    { part, what: 'first candidate clean', figure: percent(clean), bar: '>= 95 %', passed: clean >= 0.95 },
    {
      part,
      what: 'everybody there (3 mentions, 3 acts)',
      figure: percent(present),
      bar: '100 %',
      passed: present === 1
    }
  ]
  for (const duration of ['short', 'medium', 'long'] as const) rows.push(...windowRows(part, duration, told))
  const motifs = told.map(motifsOf)
  rows.push(
    {
      part,
      what: 'culture motifs a story, least to most',
      figure: `${Math.min(...motifs)} to ${Math.max(...motifs)}`,
      bar: '4 to 9',
      passed: Math.min(...motifs) >= 4 && Math.max(...motifs) <= 9
    },
    {
      part,
      what: 'calm last quarter (no ! and no ? at the end)',
      figure: percent(told.filter(isCalm).length / told.length),
      bar: '100 %',
      passed: told.every(isCalm)
    }
  )
  for (const [band, low, high] of [
    ['0-3', 0, 3],
    ['4-6', 4, 6],
    ['7-9', 7, 9],
    ['10+', 10, 99]
  ] as const)
    rows.push(
      readingRow(
        part,
        band,
        told.filter((story) => story.draft.plan.listenerAge >= low && story.draft.plan.listenerAge <= high)
      )
    )
  for (const duration of ['short', 'medium', 'long'] as const) {
    const times = told.filter((story) => story.request.duration === duration).map((story) => story.ms)
    const p95 = percentile(times, 0.95)
    const wall = percentile(
      told.filter((story) => story.request.duration === duration).map((story) => story.wall),
      0.95
    )
    rows.push({
      part,
      what: `own milliseconds, ${duration}: mean / p95 / worst (by the clock p95 ${wall.toFixed(0)})`,
      figure: `${mean(times).toFixed(1)} / ${p95.toFixed(1)} / ${Math.max(...times).toFixed(0)}`,
      bar: 'p95 <= 80',
      passed: p95 <= 80
    })
  }
  return rows
}

function sameWish(count: number): TableRow[] {
  const part = `the same wish ${count} times`
  const character = { isGuest: false, traits: ['brave'] }
  const request: StoryBrief = {
    characters: [
      {
        ...character,
        name: 'Isla',
        age: 6,
        relationship: 'daughter',
        avatar: 'girl',
        hobbies: ['drawing', 'swimming']
      },
      {
        ...character,
        name: 'Theo',
        age: 9,
        relationship: 'son',
        avatar: 'boy',
        hobbies: ['football', 'chess'],
        traits: ['shy']
      },
      {
        ...character,
        name: 'Biscuit',
        age: 4,
        relationship: 'dog',
        avatar: 'dog',
        hobbies: ['fetch'],
        traits: ['greedy']
      }
    ],
    theme: 'dinosaurs',
    duration: 'medium',
    culture: 'western',
    interests: ['drawing', 'secret garden']
  }
  const told = Array.from({ length: count }, (_, index) => tellTimed(request, `same ${index}`))
  const texts = told.map((story) => story.text)
  const grams = texts.map((text) => gramsOf(text, 4))
  const random = randomFrom('pairs')
  const pairs = Array.from({ length: 2000 }, () => {
    const one = random.below(count)
    const other = (one + 1 + random.below(count - 1)) % count
    return overlap(grams[one] ?? new Set(), grams[other] ?? new Set())
  })
  const plots = Map.groupBy(told, (story) => story.draft.plan.plot.id)
  return [
    {
      part,
      what: 'different texts',
      figure: `${new Set(texts).size}`,
      bar: `${count}`,
      passed: new Set(texts).size === count
    },
    {
      part,
      what: '4-gram overlap, mean / p95 / max',
      figure: `${mean(pairs).toFixed(3)} / ${percentile(pairs, 0.95).toFixed(3)} / ${Math.max(...pairs).toFixed(3)}`,
      bar: '',
      passed: null
    },
    { part, what: 'self-BLEU-4', figure: selfBleu(texts).toFixed(3), bar: '', passed: null },
    { part, what: 'gzip ratio', figure: gzipRatio(texts).toFixed(2), bar: '', passed: null },
    {
      part,
      what: 'different titles / first sentences',
      figure: `${new Set(told.map((story) => story.draft.title)).size} / ${new Set(texts.map((text) => sentencesOf(text)[0])).size}`,
      bar: '',
      passed: null
    },
    {
      part,
      what: 'plots used, largest share',
      figure: `${plots.size}, ${percent(Math.max(...[...plots.values()].map((each) => each.length)) / count)}`,
      bar: '',
      passed: null
    }
  ]
}

function tenPeople(families: number): TableRow[] {
  const part = `${families} families of ten, 12 short nights`
  const told: TimedStory[] = []
  for (let family = 0; family < families; family += 1) {
    const random = randomFrom(`ten ${family}`)
    const characters = Array.from({ length: 10 }, () => randomCharacter(random))
    const history: StoryMemory[] = []
    for (let night = 0; night < 12; night += 1) {
      const base = randomRequest(`ten ${family} night ${night}`)
      const request = { ...base, duration: 'short' as const, characters }
      const story = tellTimed(request, `ten ${family} ${night}`, history)
      history.unshift(story.draft.memory)
      told.push(story)
    }
  }
  const shipped = told.filter((story) => story.faults.length > 0).length
  const present = told.filter(isEverybodyThere).length / told.length
  const times = told.map((story) => story.ms)
  return [
    { part, what: 'stories shipped with a hard fault', figure: `${shipped}`, bar: '0', passed: shipped === 0 },
    {
      part,
      what: 'everybody there (3 mentions, 3 acts)',
      figure: percent(present),
      bar: '100 %',
      passed: present === 1
    },
    ...windowRows(part, 'short', told),
    {
      part,
      what: 'own milliseconds: mean / p95 / worst',
      figure: `${mean(times).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)} / ${Math.max(...times).toFixed(0)}`,
      bar: 'p95 <= 80',
      passed: percentile(times, 0.95) <= 80
    }
  ]
}
