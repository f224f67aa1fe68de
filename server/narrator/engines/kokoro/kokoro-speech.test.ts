import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { installTinyVoice } from '#tests/support/tiny-voice-folder.ts'
import { SOUND_REFUSALS } from '../../speech-engine.ts'
import { readScript } from '../../text/script.ts'
import { createRemoteEngine } from '../remote/remote-engine.ts'
import { createKokoroSpeech } from './kokoro-speech.ts'

const VOICES = { emma: 'af_heart', david: 'am_michael', maya: 'af_bella', shimmer: 'af_nicole' }
const INSTALLED = { precision: 'q8', files: [{ path: 'onnx/model_quantized.onnx', bytes: 1, sha256: 'abc' }] } as const

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talewick-kokoro-'))
  await installTinyVoice(folder, { tellsDurations: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a sentence goes through a thread, our sounds and the model, and comes back as frames with the times of its words', async () => {
  const onProblem = vi.fn<(what: string, error: unknown) => void>()
  const service = createKokoroSpeech({ folder, installed: { ...INSTALLED, files: [...INSTALLED.files] }, onProblem })
  const engine = createRemoteEngine({ service, voices: VOICES, onProblem })
  const units = readScript('Good night, little moon.', {
    canSay: (word) => engine.canSay(word),
    unitLetters: engine.limits.unitLetters
  }).paragraphs.flatMap((paragraph) => paragraph.units)
  const spoken = await engine.speak({ voice: 'emma', units, pace: { stretch: 1, rest: 1 } }, { urgency: { level: 0 } })
  expect(spoken.frames.length).toBeGreaterThan(1000)
  expect(spoken.words).toHaveLength(4)
  for (const [i, [from, to]] of spoken.words.entries()) {
    expect(to).toBeGreaterThan(from)
    expect(from).toBeGreaterThanOrEqual(spoken.words[i - 1]?.[1] ?? 0)
  }
  expect(onProblem).not.toHaveBeenCalled()
  await engine.close()
})

test('a model that cannot be loaded is a voice that is away, said to the listener, who may choose the built-in one', async () => {
  const broken = await mkdtemp(join(tmpdir(), 'talewick-kokoro-'))
  await installTinyVoice(broken)
  await writeFile(join(broken, 'model', 'tokenizer.json'), 'not json')
  const onProblem = vi.fn<(what: string, error: unknown) => void>()
  const service = createKokoroSpeech({ folder: broken, installed: { precision: 'q8', files: [] }, onProblem })
  await expect(
    service.say({ text: 'Hello.', voice: 'af_heart', speed: 1, previous: '', next: '' }, undefined)
  ).rejects.toThrow(SOUND_REFUSALS.absent)
  expect(onProblem).toHaveBeenCalled()
  await service.close?.()
  await rm(broken, { recursive: true, force: true })
})
