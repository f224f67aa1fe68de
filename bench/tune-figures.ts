import { asksForMore } from '#server/narrator/engines/flite/melody/word-classes.ts'
import type { SpokenUnit } from '#server/narrator/text/spoken-unit.ts'
import type { PraatFigures } from './praat.ts'
import { mean } from './text-statistics.ts'
import type { ToldUnit } from './told-units.ts'

/** A shorter sound has no tune to compare. */
const FEWEST_FRAMES = 20
const TUNE_FRAMES = 40
const TUNE_POINTS = 20
const END_FRAMES = 6

/** What is heard of the melody of many units, in semitones where nothing else is said. */
export interface TuneFigures {
  /** Mean deviation in a sentence, in a story, and in the sentences of the first two thirds and of the last. */
  sentence: number
  story: number
  early: number
  late: number
  /** How far the end lies under the middle note at full stops, and over it in questions. */
  fall: number
  yesNo: number
  wh: number
  quotation: number
  /** Mean correlation of two tunes. */
  likeness: number
  /** In percent. */
  jitter: number
  /** In dB. */
  harmonicity: number
  counts: { sentences: number; yesNo: number; wh: number }
}

/** A unit and what Praat hears of it. */
export interface HeardUnit {
  told: ToldUnit
  heard: PraatFigures
}

interface Tuned extends ToldUnit, PraatFigures {
  tune: readonly number[]
}

/** The melody of the units of stories, and the ends of questions: of theirs, and of those that are asked besides. */
export function tuneFigures(told: readonly HeardUnit[], asked: readonly HeardUnit[]): TuneFigures {
  const sentences = told.flatMap(tuned)
  const stories = [...Map.groupBy(sentences, ({ story }) => story).values()]
  const early = sentences.filter(({ position }) => position < 2 / 3)
  const late = sentences.filter(({ position }) => position >= 2 / 3)
  const stops = sentences.filter(({ unit }) => unit.ending === 'sentence' && /[^?!]$/.test(unit.text))
  const questions = [...sentences, ...asked.flatMap(tuned)].filter(({ unit }) => unit.text.endsWith('?'))
  const isOpen = ({ unit, asksMore }: Tuned) => asksMore ?? isOpenQuestion(unit)
  const open = questions.filter(isOpen)
  const closed = questions.filter((question) => !isOpen(question))
  const quoted = sentences.filter(({ unit }) => unit.isQuoted)
  const narrated = sentences.filter(({ unit }) => !unit.isQuoted)
  return {
    sentence: spread(sentences),
    story: mean(stories.map((story) => deviation(story.flatMap(({ tune }) => tune)))),
    early: spread(early),
    late: spread(late),
    fall: -endOver(stops),
    yesNo: endOver(closed),
    wh: endOver(open),
    quotation: level(quoted) - level(narrated),
    likeness: likeness(sentences.map(({ tune }) => tune)),
    jitter: mean(sentences.map(({ jitter }) => jitter)),
    harmonicity: mean(sentences.map(({ harmonicity }) => harmonicity)),
    counts: { sentences: sentences.length, yesNo: closed.length, wh: open.length }
  }
}

function tuned({ told, heard }: HeardUnit): Tuned[] {
  const tune = heard.hz.filter((hz) => hz > 0).map((hz) => 12 * Math.log2(hz / 100))
  return tune.length >= FEWEST_FRAMES ? [{ ...told, ...heard, tune }] : []
}

function level(some: readonly Tuned[]): number {
  return mean(some.map(({ tune }) => median(tune)))
}

function spread(some: readonly Tuned[]): number {
  return mean(some.map(({ tune }) => deviation(tune)))
}

/** How far the last notes lie over the middle one. */
function endOver(some: readonly Tuned[]): number {
  return median(some.map(({ tune }) => mean(tune.slice(-END_FRAMES)) - median(tune)))
}

/** Who, what, where: by its first words, or by those after its last rest (“If this were home, where would it lie?”). */
function isOpenQuestion({ words }: SpokenUnit): boolean {
  const said = words.map(({ text }) => text.toLowerCase())
  const lastRest = words.slice(0, -1).findLastIndex(({ rest }) => rest !== 'none')
  return asksForMore(said, said.slice(lastRest + 1))
}

/** Mean correlation of all pairs of tunes, each stretched to one length. */
function likeness(tunes: readonly (readonly number[])[]): number {
  const shapes = tunes
    .filter((tune) => tune.length > TUNE_FRAMES)
    .map((tune) => {
      const points = Array.from(
        { length: TUNE_POINTS },
        (_, i) => tune[Math.round((i * (tune.length - 1)) / (TUNE_POINTS - 1))] ?? 0
      )
      const [middle, width] = [mean(points), deviation(points)]
      return points.map((value) => (value - middle) / width)
    })
  const pairs: number[] = []
  for (const [i, one] of shapes.entries())
    for (const other of shapes.slice(0, i)) pairs.push(mean(one.map((value, k) => value * (other[k] ?? 0))))
  return mean(pairs)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN
}

function deviation(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
}
