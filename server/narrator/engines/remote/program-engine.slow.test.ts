import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe } from 'vitest'

import { type FakeSpeechProgram, installFakeSpeechProgram } from '#tests/support/fake-speech-program.ts'
import { speechEngineContract } from '../../speech-engine.contract.ts'
import { createProgramSpeech, FESTIVAL, RHVOICE } from './program-speech.ts'
import { createRemoteEngine } from './remote-engine.ts'

const VOICES = { emma: 'a', david: 'b', maya: 'c', shimmer: 'd' }

describe.each([FESTIVAL, RHVOICE])('$command', (program) => {
  let folder = ''
  let fake: FakeSpeechProgram
  let fakeAtOtherRate: FakeSpeechProgram
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'speakers-'))
    fake = await installFakeSpeechProgram(folder)
    fakeAtOtherRate = await installFakeSpeechProgram(folder, { rate: 44_100 })
  })
  afterAll(() => rm(folder, { recursive: true }))

  const engineOf = ({ command }: FakeSpeechProgram) =>
    createRemoteEngine({
      service: createProgramSpeech({ ...program, command }, (what, error) => {
        throw new Error(what, { cause: error })
      }),
      voices: VOICES
    })
  speechEngineContract(program.id, () => engineOf(fake), {
    breakHalfWay: (isBroken) => fake.breakHalfWay(isBroken),
    createAtOtherRate: () => engineOf(fakeAtOtherRate)
  })
})
