import { parseArgs } from 'node:util'
import type { Duration } from '#shared/story.ts'
import { writeStory, type Writing } from '#server/storyteller/embedded/embedded-storyteller.ts'
import { WINDOWS } from '#server/storyteller/plan/plan-story.ts'
import { cleanName } from '#server/storyteller/safety/normalise.ts'
import type { StoryRequest } from '#server/storyteller/story-request.ts'
import type { StoryMemory } from '#server/storyteller/storyteller.ts'
import { countMentions, countWords, gramsOf, overlap, sentencesOf } from '#server/storyteller/verify/text-measures.ts'
import { randomFrom } from '#server/storyteller/random.ts'
import { hostileRequests, randomCharacter, randomRequest } from './story-requests.ts'
import { gzipRatio, mean, percentile, readingOf, selfBleu, type Reading } from './text-statistics.ts'

/**
 * How the embedded storyteller does, in one table: random and hostile requests, one request two hundred times, one
 * family’s thirty nights, and families of ten, who leave the least room. `--quick` asks for a tenth; `--faults` prints every kind of fault with an example.
 */
export function run(args: string[]): void {
  const { values } = parseArgs({
    args,
    options: { quick: { type: 'boolean', default: false }, faults: { type: 'boolean', default: false } }
  })
  const share = values.quick ? 0.1 : 1
  const rows: Row[] = [
    ...manyFamilies(2000 * share, 300 * share, values.faults),
    ...sameWish(200 * (values.quick ? 0.25 : 1)),
    ...thirtyNights(),
    ...tenPeople(values.quick ? 5 : 25)
  ]
  printTable(rows)
  if (rows.some((row) => row.passed === false)) process.exitCode = 1
}

interface Row {
  part: string
  what: string
  figure: string
  bar: string
  /** Null where nothing is promised yet. */
  passed: boolean | null
}

interface Told extends Writing {
  request: StoryRequest
  text: string
  /** Of this thread; `wall` includes whatever else the machine was doing. */
  ms: number
  wall: number
}

function tellTimed(request: StoryRequest, seed: string, history: readonly StoryMemory[] = []): Told {
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

function manyFamilies(random: number, hostile: number, showFaults: boolean): Row[] {
  const requests = [
    ...Array.from({ length: random }, (_, index) => randomRequest(`family ${index}`)),
    ...hostileRequests(hostile)
  ]
  const told: Told[] = []
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
  const rows: Row[] = [
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

function isEverybodyThere({ draft, request }: Told): boolean {
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

function windowRows(part: string, duration: Duration, told: readonly Told[]): Row[] {
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

function motifsOf({ draft, text }: Told): number {
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
  return all.filter((motif) => text.includes(motif.text)).length
}

function isCalm({ draft }: Told): boolean {
  const rest = draft.paragraphs.filter((paragraph) => paragraph.act === 3).map((paragraph) => paragraph.text)
  return !rest.join(' ').includes('!') && !rest.slice(-3).join(' ').includes('?')
}

function readingRow(part: string, band: string, told: readonly Told[]): Row {
  const readings = told.slice(0, 300).map((story): Reading => {
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
  const show = (of: (reading: Reading) => number, digits: number) => mean(readings.map(of)).toFixed(digits)
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

function sameWish(count: number): Row[] {
  const part = `the same wish ${count} times`
  const character = { isGuest: false, traits: ['brave'] }
  const request: StoryRequest = {
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

function thirtyNights(): Row[] {
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

function tenPeople(families: number): Row[] {
  const part = `${families} families of ten, 12 short nights`
  const told: Told[] = []
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

function familyOfNights(family: number, duration: Duration, theme: string): StoryRequest {
  const base = randomRequest(`household ${family}`)
  return { ...base, characters: base.characters.slice(0, 3), duration, theme }
}

function printFaults(told: readonly Told[]): void {
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

function printTable(rows: readonly Row[]): void {
  const width = (of: (row: Row) => string) => Math.max(...rows.map((row) => of(row).length))
  const [what, figure, bar] = [width((row) => row.what), width((row) => row.figure), width((row) => row.bar)]
  let part = ''
  for (const row of rows) {
    if (row.part !== part) console.log(`\n${row.part}`)
    part = row.part
    console.log(
      `  ${row.passed === null ? ' ' : row.passed ? '✓' : '✗'} ${row.what.padEnd(what)}  ${row.figure.padStart(figure)}  ${row.bar.padEnd(bar)}`
    )
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
