import { afterAll, beforeAll } from 'vitest'

import { type FakeSpeechServer, fakeSpeechServer } from '#tests/support/fake-speech-server.ts'
import { speechEngineContract } from '../../speech-engine.contract.ts'
import { createElevenLabsSpeech } from './elevenlabs-speech.ts'
import { createRemoteEngine } from './remote-engine.ts'

const VOICES = { emma: 'a', david: 'b', maya: 'c', shimmer: 'd' }

let server: FakeSpeechServer
let serverAtOtherRate: FakeSpeechServer
beforeAll(async () => {
  server = await fakeSpeechServer()
  serverAtOtherRate = await fakeSpeechServer({ rate: 16_000 })
})
afterAll(async () => {
  await server.close()
  await serverAtOtherRate.close()
})

const engineAt = (baseUrl: string) =>
  createRemoteEngine({
    service: createElevenLabsSpeech({ baseUrl, apiKey: 'xi', model: 'eleven_multilingual_v2', fetch }),
    voices: VOICES
  })
speechEngineContract('ElevenLabs', () => engineAt(server.url), {
  breakHalfWay: (isBroken) => server.breakHalfWay(isBroken),
  createAtOtherRate: () => engineAt(serverAtOtherRate.url)
})
