import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createFliteVoices } from '#server/narrator/engines/flite/flite-engine.ts'
import { asksForMore } from '#server/narrator/engines/flite/melody/word-classes.ts'
import { MELODIES, type Melody } from '#server/narrator/engines/flite/presets.ts'
import { SAMPLE_RATE } from '#server/narrator/sound/frames.ts'
import { createResampler } from '#server/narrator/sound/resample.ts'
import type { SpokenUnit } from '#server/narrator/text/spoken-unit.ts'
import { NARRATOR_VOICES, type NarratorVoice } from '#shared/narration.ts'
import { type PraatFigures, isInstalled, measureWithPraat } from './praat.ts'
import { mean } from './text-statistics.ts'
import { type ToldTexts, type ToldUnit, toldUnits } from './told-units.ts'
import { wavFile } from './wav-file.ts'
import { errorRate, errorsMore, type HeardSentence, wordErrors } from './word-errors.ts'

const RECOGNISER_RATE = 16_000
/** Pitch is a matter of sentences: so many words give some two hundred. */
const PITCH_WORDS = 1500
const PITCH_RANGES: Record<NarratorVoice, { floor: number; ceiling: number }> = {
  emma: { floor: 80, ceiling: 450 },
  david: { floor: 60, ceiling: 300 },
  maya: { floor: 80, ceiling: 500 }
}
/** A shorter sound has no tune to compare. */
const FEWEST_FRAMES = 20
const TUNE_FRAMES = 40
const TUNE_POINTS = 20
const END_FRAMES = 6

/**
 * What tools that are not ours hear of so many words of stories, plain and told: pitch, roughness and breath by Praat,
 * misheard words by PocketSphinx. Says so where one is not installed.
 */
export async function printMelodyFigures(
  words: number,
  texts: ToldTexts,
  voices: readonly NarratorVoice[] = NARRATOR_VOICES
): Promise<void> {
  const [hasPraat, hasRecogniser] = [await isInstalled('praat'), await isInstalled('pocketsphinx_batch')]
  if (!hasPraat) console.log('pitch is not measured: praat is not installed (apt-get install praat)')
  if (!hasRecogniser) console.log('misheard words are not counted: apt-get install pocketsphinx pocketsphinx-en-us')
  if (!hasPraat && !hasRecogniser) return
  const units = toldUnits(words, texts)
  const folder = await mkdtemp(join(tmpdir(), 'melody-bench-'))
  try {
    for (const voice of voices) {
      const misheard: Record<Melody, HeardSentence[]> = { plain: [], told: [] }
      for (const melody of MELODIES.toReversed()) {
        const home = join(folder, `${voice}-${melody}`)
        await mkdir(home)
        await render(units, voice, melody, home)
        if (hasPraat) {
          const heard = await measureWithPraat(home, 'p', PITCH_RANGES[voice])
          console.log(`${voice} ${melody}: ${figuresOf(units.slice(0, heard.length), heard)}`)
        }
        if (hasRecogniser) {
          const spoken = units.map(({ unit }, i) => ({
            name: nameOf(units, i),
            words: unit.words.map(({ text }) => text.toLowerCase().replaceAll('’', "'"))
          }))
          misheard[melody] = await wordErrors(home, spoken)
          console.log(`${voice} ${melody}: ${wordLine(misheard[melody])}`)
        }
        await rm(home, { recursive: true })
      }
      if (hasRecogniser) {
        const { rate, standardError } = errorsMore(misheard.told, misheard.plain)
        console.log(
          `${voice}: told ${rate.toFixed(2)} of a hundred words more than plain, standard error ${standardError.toFixed(2)}`
        )
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function wordLine(heard: readonly HeardSentence[]): string {
  const { rate, standardError } = errorRate(heard)
  const words = heard.reduce((sum, one) => sum + one.words, 0)
  return `${rate.toFixed(2)} % of ${words} words misheard, standard error ${standardError.toFixed(2)}`
}

/** Those whose pitch is measured come first, under a letter of their own. */
function nameOf(units: readonly ToldUnit[], i: number): string {
  let words = 0
  for (const { unit } of units.slice(0, i)) words += unit.words.length
  return `${words < PITCH_WORDS ? 'p' : 'q'}${String(i).padStart(5, '0')}`
}

async function render(units: readonly ToldUnit[], voice: NarratorVoice, melody: Melody, folder: string): Promise<void> {
  const voices = await createFliteVoices()
  const resample = createResampler(SAMPLE_RATE, RECOGNISER_RATE)
  for (const [i, { unit, pace }] of units.entries()) {
    const { samples } = voices.renderUnit(unit, { voice, pace, melody })
    await writeFile(join(folder, `${nameOf(units, i)}.wav`), wavFile(resample(samples), RECOGNISER_RATE))
  }
}

function figuresOf(units: readonly ToldUnit[], heard: readonly PraatFigures[]): string {
  const sentences = heard.flatMap((sound, i) => {
    const told = units[i]
    const tune = sound.hz.filter((hz) => hz > 0).map((hz) => 12 * Math.log2(hz / 100))
    return told && tune.length >= FEWEST_FRAMES ? [{ ...sound, ...told, tune }] : []
  })
  const stories = [...Map.groupBy(sentences, ({ story }) => story).values()]
  const early = sentences.filter(({ position }) => position < 2 / 3)
  const late = sentences.filter(({ position }) => position >= 2 / 3)
  const endOf = (tune: readonly number[]) => mean(tune.slice(-END_FRAMES)) - median(tune)
  const stops = sentences.filter(({ unit }) => unit.ending === 'sentence' && /[^?!]$/.test(unit.text))
  const asked = sentences.filter(({ unit }) => unit.text.endsWith('?'))
  const [open, closed] = [true, false].map((isOpen) => asked.filter(({ unit }) => isOpenQuestion(unit) === isOpen))
  const quoted = sentences.filter(({ unit }) => unit.isQuoted)
  const narrated = sentences.filter(({ unit }) => !unit.isQuoted)
  const level = (some: readonly { tune: readonly number[] }[]) => mean(some.map(({ tune }) => median(tune)))
  const spread = (some: readonly { tune: readonly number[] }[]) => mean(some.map(({ tune }) => deviation(tune)))
  return [
    `SD in a sentence ${spread(sentences).toFixed(2)} st, over a story ${mean(stories.map((story) => deviation(story.flatMap(({ tune }) => tune)))).toFixed(2)}`,
    `first two thirds ${spread(early).toFixed(2)}, last ${spread(late).toFixed(2)}`,
    `fall ${(-median(stops.map(({ tune }) => endOf(tune)))).toFixed(1)} (${stops.length})`,
    `yes/no ${signed(closed)} (${closed?.length ?? 0}), wh ${signed(open)} (${open?.length ?? 0})`,
    `quotation over narration ${(level(quoted) - level(narrated)).toFixed(1)} (${quoted.length})`,
    `tunes alike r ${likeness(sentences.map(({ tune }) => tune)).toFixed(2)}`,
    `jitter ${mean(sentences.map(({ jitter }) => jitter)).toFixed(2)} %`,
    `harmonicity ${mean(sentences.map(({ harmonicity }) => harmonicity)).toFixed(1)} dB`
  ].join('; ')

  function signed(some: readonly { tune: readonly number[] }[] = []): string {
    if (some.length === 0) return '-'
    const end = median(some.map(({ tune }) => endOf(tune)))
    return `${end > 0 ? '+' : ''}${end.toFixed(1)}`
  }
}

/** Who, what, where: by its first words, or by those after its last rest (“If this were home, where would it lie?”). */
function isOpenQuestion({ words }: SpokenUnit): boolean {
  const said = words.map(({ text }) => text.toLowerCase())
  const lastRest = words.slice(0, -1).findLastIndex(({ rest }) => rest !== 'none')
  return asksForMore(said) || asksForMore(said.slice(lastRest + 1))
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
