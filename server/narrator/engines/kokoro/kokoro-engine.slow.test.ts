import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

import { breakTinyVoice, installTinyVoice } from '#tests/support/tiny-voice-folder.ts'
import { speechEngineContract } from '../../speech-engine.contract.ts'
import { createRemoteEngine } from '../remote/remote-engine.ts'
import { createKokoroSpeech } from './kokoro-speech.ts'

const VOICES = { emma: 'af_heart', david: 'am_michael', maya: 'af_bella', shimmer: 'af_nicole' }

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talewick-kokoro-'))
  await installTinyVoice(folder, { tellsDurations: true, isPaced: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const create = () =>
  createRemoteEngine({
    service: createKokoroSpeech({
      folder,
      installed: { precision: 'q8', files: [{ path: 'onnx/model_quantized.onnx', bytes: 1, sha256: 'abc' }] },
      onProblem: () => undefined
    }),
    voices: VOICES
  })
// The rate is the model's own: there is no other one to come.
speechEngineContract('kokoro', create, { breakHalfWay: (isBroken) => breakTinyVoice(folder, isBroken) })
