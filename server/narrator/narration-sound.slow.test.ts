import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openFileStore } from '#server/providers/audio-store/file-store.ts'
import { VOICES, type NarrationTimings, type Voice } from '#shared/narration.ts'
import { decodeMp3, levelOf } from '#tests/support/decoded-sound.ts'
import { SAMPLE_STORY } from '#tests/support/sample-story.ts'
import { createNarrator } from './create-narrator.ts'
import { createFliteEngine } from './engines/flite/flite-engine.ts'
import { FRAME_BYTES, FRAME_SECONDS } from './sound/frames.ts'
import { integratedLoudness, peakLevel } from './sound/loudness.ts'
import { TAG_FRAMES } from './sound/tag.ts'

interface Recording {
  bytes: Buffer
  samples: Float32Array
  rate: number
  timings: NarrationTimings
}

let folder: string
const recordings = new Map<Voice, Recording>()

// The real voice reads a real story once per voice; the tests then listen.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'narrator-'))
  const narrator = createNarrator({
    engine: createFliteEngine(),
    store: await openFileStore({ folder: join(folder, 'audio') })
  })
  for (const voice of VOICES) {
    const narration = await narrator.narrate({ text: SAMPLE_STORY, voice })
    const chunks: Uint8Array[] = []
    for await (const chunk of narration.read(0, narration.totalBytes - 1)) chunks.push(chunk)
    await narration.whenComplete
    const bytes = Buffer.concat(chunks)
    recordings.set(voice, { bytes, timings: narration.timings(), ...(await decodeMp3(bytes)) })
  }
  await narrator.close()
})

afterAll(() => rm(folder, { recursive: true, maxRetries: 5 }))

function recordingOf(voice: Voice): Recording {
  const recording = recordings.get(voice)
  if (!recording) throw new Error(`${voice} was recorded`)
  return recording
}

function wordsPerMinute(words: NarrationTimings['words']): number {
  return (words.length / ((words.at(-1)?.[3] ?? 0) - (words[0]?.[2] ?? 0))) * 60
}

test.each(VOICES)('%s reads at a bedtime pace, pauses included, and slows over the last third', (voice) => {
  const { words } = recordingOf(voice).timings
  const lastThird = Math.ceil((words.length * 2) / 3)
  expect(wordsPerMinute(words)).toBeGreaterThan(120)
  expect(wordsPerMinute(words)).toBeLessThan(150)
  const before = wordsPerMinute(words.slice(0, lastThird))
  expect(before).toBeLessThan(150)
  const after = wordsPerMinute(words.slice(lastThird))
  expect(after).toBeGreaterThan(112)
  expect(after).toBeLessThan(before * 0.97)
})

test.each(VOICES)('%s is as loud as the others, evenly, and never clips', (voice) => {
  const { samples, rate, timings } = recordingOf(voice)
  expect(Math.abs(integratedLoudness(samples, rate) + 19)).toBeLessThan(0.7)
  expect(peakLevel(samples)).toBeLessThanOrEqual(-1)
  const levels = timings.sentences.map(([, , start, end]) =>
    integratedLoudness(samples.slice(start * rate, end * rate), rate)
  )
  expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(4)
})

test.each(VOICES)('%s keeps the promised length and ends in silence', (voice) => {
  const { bytes, samples, rate, timings } = recordingOf(voice)
  expect(bytes.length % FRAME_BYTES).toBe(0)
  expect(timings.durationSec).toBeCloseTo((bytes.length / FRAME_BYTES - TAG_FRAMES) * FRAME_SECONDS, 3)
  const { speechEnd } = timings
  if (speechEnd === null) throw new Error('a finished narration knows where its speech ends')
  expect(speechEnd).toBeLessThan(timings.durationSec - 0.4)
  expect(timings.durationSec - speechEnd).toBeLessThan(2.5 + 0.03 * timings.durationSec)
  expect(levelOf(samples, rate, speechEnd - 0.3, speechEnd)).toBeGreaterThan(-50)
  expect(levelOf(samples, rate, speechEnd + 0.3, timings.durationSec)).toBeLessThan(-90)
})

test.each(VOICES)('%s: sentences are heard when their times say, on the decoded file', (voice) => {
  const { samples, rate, timings } = recordingOf(voice)
  for (const [, , start, end] of timings.sentences) {
    // Quiet before, sound soon after the start, sound until shortly before the end, quiet after.
    expect(levelOf(samples, rate, start - 0.2, start - 0.06)).toBeLessThan(-50)
    expect(levelOf(samples, rate, start, start + 0.15)).toBeGreaterThan(-50)
    expect(levelOf(samples, rate, end - 0.25, end)).toBeGreaterThan(-50)
    expect(levelOf(samples, rate, end + 0.15, end + 0.3)).toBeLessThan(-50)
  }
})

test.each(VOICES)('%s: every word of the story has its time, in order, and nothing was dropped', (voice) => {
  const { timings } = recordingOf(voice)
  const said = timings.words.map(([from, to]) => SAMPLE_STORY.slice(from, to))
  expect(said).toEqual(SAMPLE_STORY.match(/[\p{L}]+(?:['’]\p{L}+)*/gu))
  expect(timings.unspoken).toEqual([])
  let reached = 0
  for (const [, , start, end] of timings.words) {
    expect(start).toBeGreaterThanOrEqual(reached)
    expect(end).toBeGreaterThanOrEqual(start)
    reached = end
  }
})

test('any place of a file can be played from: frames begin where arithmetic says', async () => {
  const { bytes, samples } = recordingOf('emma')
  const frame = 2000
  const fromThere = await decodeMp3(bytes.subarray((frame + TAG_FRAMES) * FRAME_BYTES))
  // The first frames may need bytes from before; after that the sound is the same.
  const skip = 10 * 576
  const expected = samples.subarray(frame * 576 + skip, frame * 576 + skip + 5000)
  const heard = fromThere.samples.subarray(skip, skip + 5000)
  expect(Math.max(...heard.map((sample, i) => Math.abs(sample - (expected[i] ?? 0))))).toBeLessThan(0.001)
})

test('a process killed in the middle of narrations leaves only whole ones, and the next one makes the rest', async () => {
  const audio = join(folder, 'killed')
  const script = `
    const { openFileStore } = await import(${JSON.stringify(new URL('../providers/audio-store/file-store.ts', import.meta.url).href)})
    const { createFliteEngine } = await import(${JSON.stringify(new URL('./engines/flite/flite-engine.ts', import.meta.url).href)})
    const { createNarrator } = await import(${JSON.stringify(new URL('./create-narrator.ts', import.meta.url).href)})
    const narrator = createNarrator({ engine: createFliteEngine(), store: await openFileStore({ folder: ${JSON.stringify(audio)} }) })
    for (let i = 0; ; i++) {
      const text = 'Story number ' + i + ' begins here.\\n\\nThe lamp went out.\\n\\nThe boat came home, and everybody slept.'
      const narration = await narrator.narrate({ text, voice: 'david' })
      if (i === 0) console.log('speaking')
      await narration.whenComplete
    }
  `
  for (const delay of [5, 90, 260]) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit']
    })
    await once(child.stdout, 'data')
    await new Promise((resolve) => setTimeout(resolve, delay))
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  // What a process has half written is taken for left behind an hour later.
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
  for (const name of await readdir(audio, { recursive: true }))
    if (name.endsWith('.part')) await utimes(join(audio, name), twoHoursAgo, twoHoursAgo)
  const store = await openFileStore({ folder: audio })
  const files = await readdir(audio, { recursive: true })
  expect(files.filter((name) => name.endsWith('.part'))).toEqual([])
  const narrator = createNarrator({ engine: createFliteEngine(), store })
  const keys = files.filter((name) => name.endsWith('.mp3')).map((name) => name.slice(0, 64))
  for (const key of keys) {
    const narration = await narrator.find(key)
    expect(narration?.isComplete()).toBe(true)
    expect((await readFile(join(audio, `${key}.mp3`))).length).toBe(narration?.totalBytes)
  }
  const text = 'Story number 0 begins here.\n\nThe lamp went out.\n\nThe boat came home, and everybody slept.'
  const again = await narrator.narrate({ text, voice: 'david' })
  await again.whenComplete
  expect(again.timings().complete).toBe(true)
  await narrator.close()
})
