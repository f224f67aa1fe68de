import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  type FakeSpeechServer,
  type FakeSpeechServerOptions,
  fakeSpeechServer
} from '#tests/support/fake-speech-server.ts'
import { SAMPLE_STORY } from '#tests/support/sample-story.ts'
import { pcmOf } from '#tests/support/speech-bursts.ts'
import { paceAt } from '../../pacing.ts'
import { createResampler } from '../../sound/resample.ts'
import { speechEngineContract } from '../../speech-engine.contract.ts'
import { readScript } from '../../text/script.ts'
import { compileFlite } from '../flite/compile-flite.ts'
import { createFliteVoices } from '../flite/flite-engine.ts'
import { createFliteReference } from '../flite/flite-reference.ts'
import { VOICE_PRESETS, type VoicePreset } from '../flite/presets.ts'
import { createOpenAiSpeech } from './openai-speech.ts'
import { createRemoteEngine } from './remote-engine.ts'
import { spansByReference } from './warp.ts'

const VOICES = { emma: 'a', david: 'b', maya: 'c', shimmer: 'd' }
/** Another speaker than either reference, at a pace of its own. */
const STRANGER: VoicePreset = { ...VOICE_PRESETS.maya, shift: 1, stretch: 1.3, pitch: null }

let server: FakeSpeechServer
let serverAtOtherRate: FakeSpeechServer
beforeAll(async () => {
  const voices = await createFliteVoices()
  const upwards = createResampler(16_000, 24_000)
  const speak: FakeSpeechServerOptions['speak'] = (text, speed) => {
    const parts = readScript(text).paragraphs.flatMap(({ units }) =>
      units.map(
        (unit) =>
          voices.speakUnit(unit, {
            preset: { ...STRANGER, stretch: STRANGER.stretch / speed },
            pace: paceAt(0),
            melody: 'plain'
          }).samples
      )
    )
    const samples = Float32Array.from(parts.flatMap((part) => [...upwards(part)]))
    return { pcm: pcmOf(samples), words: [] }
  }
  server = await fakeSpeechServer({ speak })
  serverAtOtherRate = await fakeSpeechServer({ speak, rate: 44_100 })
})
afterAll(async () => {
  await server.close()
  await serverAtOtherRate.close()
})

const engineAt = (baseUrl: string) =>
  createRemoteEngine({
    service: createOpenAiSpeech({
      id: 'openai-compatible',
      baseUrl,
      apiKey: null,
      model: 'm',
      asksForTimes: false,
      fetch
    }),
    voices: VOICES
  })
speechEngineContract('a voice over HTTP', () => engineAt(server.url), {
  breakHalfWay: (isBroken) => server.breakHalfWay(isBroken),
  createAtOtherRate: () => engineAt(serverAtOtherRate.url)
})

test('words of a voice without times are found by laying the embedded voice along it', async () => {
  const module = await compileFlite()
  const reference = createFliteReference(module)
  const voices = await createFliteVoices()
  const units = readScript(SAMPLE_STORY)
    .paragraphs.flatMap((paragraph) => paragraph.units)
    .slice(0, 20)
  const errors: number[] = []
  for (const unit of units) {
    const truth = voices.speakUnit(unit, { preset: STRANGER, pace: paceAt(0), melody: 'plain' })
    const seconds = truth.samples.length / 16_000
    const known = reference(unit, true)
    const spans = spansByReference(known, truth.samples, { reference: known.samples.length / 16_000, other: seconds })
    expect(spans).toHaveLength(unit.words.length)
    for (const [i, [from]] of spans.entries()) errors.push(Math.abs(from - (truth.words[i]?.[0] ?? 0)))
  }
  errors.sort((a, b) => a - b)
  const at = (share: number) => errors[Math.floor(errors.length * share)] ?? 0
  expect(errors.length).toBeGreaterThan(150)
  expect(at(0.5)).toBeLessThan(0.03)
  expect(at(0.95)).toBeLessThan(0.15)
})

test('a reading of other words falls back to proportions, and never leaves the sound', async () => {
  const reference = createFliteReference(await compileFlite())
  const unitOf = (text: string) => {
    const unit = readScript(text).paragraphs[0]?.units[0]
    if (!unit) throw new Error('there is a unit')
    return unit
  }
  const known = reference(unitOf('The old boat came home at last.'), true)
  const other = Float32Array.from({ length: 48_000 }, (_, i) => 0.2 * Math.sin(i * i * 0.0001))
  const spans = spansByReference(known, other, { reference: known.samples.length / 16_000, other: 3 })
  let reached = 0
  for (const [from, to] of spans) {
    expect(from).toBeGreaterThanOrEqual(reached)
    expect(to).toBeLessThanOrEqual(3)
    reached = to
  }
})
