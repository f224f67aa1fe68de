import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { createNarrator } from '#server/narrator/create-narrator.ts'
import { PAUSE } from '#server/narrator/engines/flite/align.ts'
import { compileFlite } from '#server/narrator/engines/flite/compile-flite.ts'
import { predictUnitSeconds } from '#server/narrator/engines/flite/duration-model.ts'
import { createFliteEngine, createFliteVoices } from '#server/narrator/engines/flite/flite-engine.ts'
import { createWordFinder, speakWithFlite } from '#server/narrator/engines/flite/flite.ts'
import { VOICE_PRESETS } from '#server/narrator/engines/flite/presets.ts'
import { speakUnit } from '#server/narrator/engines/flite/speak-unit.ts'
import { spellUnit } from '#server/narrator/engines/flite/spelling/spell-unit.ts'
import type { Narration } from '#server/narrator/narrator.ts'
import { paceAt } from '#server/narrator/pacing.ts'
import { integratedLoudness, peakLevel } from '#server/narrator/sound/loudness.ts'
import { readScript } from '#server/narrator/text/script.ts'
import type { SpokenUnit } from '#server/narrator/text/spoken-unit.ts'
import { openFileStore } from '#server/providers/audio-store/file-store.ts'
import { VOICES, type NarrationTimings, type Voice } from '#shared/narration.ts'
import { decodeMp3 } from '#tests/support/decoded-sound.ts'
import { SAMPLE_STORY } from '#tests/support/sample-story.ts'
import { writeListeningPage } from './listening-page.ts'
import { printMelodyFigures } from './melody-figures.ts'
import { TOLD_TEXTS, toldUnits } from './told-units.ts'
import { columns, metOrNot, NARRATOR_GOALS } from './tune-goals.ts'

const WARM_ROUNDS = 12
/** Stories as they are told, whose length is to be foreseen too: some six of them. */
const PREDICTED_WORDS = 2500

/** So many words are spoken, plain and told, to a recogniser; fewer decide nothing. */
const RECOGNISED_WORDS = 5000

/**
 * What the narrator does to one real story in every voice: how soon, how fast, how loud, how exact; then what its melody
 * is like and how well it is understood, plain and told; each beside its goal where it has one (`--words 500` takes fewer words than 5,000, `--words 0` none;
 * `--voice maya` one voice; `--texts development` the texts by which to try things out).
 * With a folder as argument the sound is left there to be listened to. `--listen`, and a file if you like, writes a page
 * for ears instead.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      listen: { type: 'boolean' },
      words: { type: 'string' },
      texts: { type: 'string', default: 'measured' },
      voice: { type: 'string', multiple: true, default: [...VOICES] }
    }
  })
  if (values.listen === true) {
    const path = resolve(positionals[0] ?? 'narration.html')
    await writeListeningPage(path)
    console.log(`open ${path} in a browser and listen`)
    return
  }
  await measureNarrator(positionals[0])
  const words = Number(values.words ?? RECOGNISED_WORDS)
  const texts = TOLD_TEXTS.find((one) => one === values.texts)
  if (texts === undefined) throw new Error(`--texts is one of ${TOLD_TEXTS.join(', ')}`)
  if (words > 0)
    await printMelodyFigures(
      words,
      texts,
      VOICES.filter((voice) => values.voice.includes(voice))
    )
}

async function measureNarrator(folder: string | undefined): Promise<void> {
  const audio = await mkdtemp(join(tmpdir(), 'narration-bench-'))
  try {
    const store = await openFileStore({ folder: audio })
    const coldStart = performance.now()
    const narrator = createNarrator({
      engine: createFliteEngine(),
      store,
      onProblem: (what, error) => console.error(what, error)
    })
    const cold = await narrator.narrate({ text: 'A cold start. The lamp was lit.', voice: 'emma' })
    const coldMs = performance.now() - coldStart
    await cold.whenComplete
    await narrator.ready()

    const sampleUnits = unitsOf(SAMPLE_STORY)
    const storyUnits = toldUnits(PREDICTED_WORDS, 'measured').map(({ unit }) => unit)
    const rows: Record<string, Record<string, string>> = {}
    for (const voice of VOICES) {
      // The whole story first: afterwards most of its paragraphs are in the cache.
      const start = performance.now()
      const narration = await narrator.narrate({ text: SAMPLE_STORY, voice })
      await narration.whenComplete
      const seconds = (performance.now() - start) / 1000
      const first = await firstSentenceTimes((text) => narrator.narrate({ text, voice }))
      const bytes = await bytesOf(narration)
      if (folder) {
        await mkdir(folder, { recursive: true })
        await writeFile(join(folder, `${voice}.mp3`), bytes)
      }
      const { samples, rate } = await decodeMp3(bytes)
      const timings = narration.timings()
      const levels = timings.sentences.map(([, , from, to]) =>
        integratedLoudness(samples.slice(from * rate, to * rate), rate)
      )
      const third = Math.ceil((timings.words.length * 2) / 3)
      rows[voice] = {
        'real time ×': (narration.durationSec / seconds).toFixed(0),
        'first sentence p50 ms': quantile(first, 0.5).toFixed(0),
        'first sentence p95 ms': quantile(first, 0.95).toFixed(0),
        'words a minute': pace(timings.words),
        'first two thirds': pace(timings.words.slice(0, third)),
        'last third': pace(timings.words.slice(third)),
        LUFS: integratedLoudness(samples, rate).toFixed(1),
        'peak dBFS': peakLevel(samples).toFixed(1),
        'sentence levels, spread dB': (Math.max(...levels) - Math.min(...levels)).toFixed(1),
        'word time error, max ms': (await wordTimeError(voice)).toFixed(3),
        'length predicted, error %': (await predictionError(voice, sampleUnits)).toFixed(2),
        'length predicted of stories as told, error %': (await predictionError(voice, storyUnits)).toFixed(2),
        'promised beyond speech s': (narration.durationSec - (timings.speechEnd ?? 0)).toFixed(1)
      }
    }
    await narrator.close()
    console.log(`first sentence from a cold start (loading and compiling the voice included): ${coldMs.toFixed(0)} ms`)
    console.log(table(rows))
  } finally {
    await rm(audio, { recursive: true, force: true })
  }
}

async function firstSentenceTimes(narrate: (text: string) => Promise<Narration>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < WARM_ROUNDS; round++) {
    const text = SAMPLE_STORY.slice(SAMPLE_STORY.indexOf('On the last rock')).replace('six', String(round))
    const start = performance.now()
    const narration = await narrate(text)
    times.push(performance.now() - start)
    await narration.whenComplete
  }
  return times
}

/** Largest distance of a word's end from the engine's own phone end, over all units without inner rests, as heard. */
async function wordTimeError(voice: Voice): Promise<number> {
  const module = await compileFlite()
  const finder = createWordFinder(module)
  const preset = VOICE_PRESETS[voice]
  const units = unitsOf(SAMPLE_STORY)
    .map(spellUnit)
    .filter((unit) => !unit.isQuoted && unit.words.slice(0, -1).every((word) => word.rest === 'none'))
  let worst = 0
  for (const unit of units) {
    const raw = speakWithFlite(module, unit.text, preset.base, { ...preset, stretch: preset.stretch * preset.shift })
    const sounds = raw.phones.filter((phone) => phone.name !== PAUSE)
    // Where the engine paused of its own accord, that pause was shortened and the times moved.
    if (raw.phones.length !== sounds.length + 2) continue
    const { words } = speakUnit(module, finder, unit, { preset, pace: paceAt(0), melody: 'plain' })
    const offset = (sounds[0]?.start ?? 0) / preset.shift - (words[0]?.[0] ?? 0)
    for (const [, end] of words) {
      const nearest = Math.min(...sounds.map((sound) => Math.abs(sound.end / preset.shift - offset - end)))
      worst = Math.max(worst, nearest * 1000)
    }
  }
  return worst
}

/** How far the duration model is off over all sentences, in percent. */
async function predictionError(voice: Voice, units: readonly SpokenUnit[]): Promise<number> {
  const voices = await createFliteVoices()
  const [pace, melody, preset] = [paceAt(0), 'told', VOICE_PRESETS[voice]] as const
  const predicted = sum(units.map((unit) => predictUnitSeconds(voice, unit, pace, melody)))
  return (predicted / sum(units.map((unit) => voices.measureUnit(unit, { preset, pace, melody }))) - 1) * 100
}

function unitsOf(text: string) {
  return readScript(text).paragraphs.flatMap((paragraph) => paragraph.units)
}

function pace(words: NarrationTimings['words']): string {
  return ((words.length / ((words.at(-1)?.[3] ?? 0) - (words[0]?.[2] ?? 0))) * 60).toFixed(0)
}

async function bytesOf(narration: Narration): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of narration.read(0, narration.totalBytes - 1)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function table(rows: Record<string, Record<string, string>>): string {
  const voices = Object.keys(rows)
  const measures = Object.keys(rows[voices[0] ?? ''] ?? {})
  const lines = measures.map((measure) => {
    const values = voices.map((voice) => rows[voice]?.[measure] ?? '')
    const goal = NARRATOR_GOALS.get(measure)
    return [
      measure,
      ...values,
      goal?.text ?? '',
      goal ? metOrNot(values.every((value) => goal.isMet(Number(value)))) : ''
    ]
  })
  return columns([['', ...voices, 'goal', ''], ...lines]).join('\n')
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
