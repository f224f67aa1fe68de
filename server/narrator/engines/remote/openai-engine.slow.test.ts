import { afterAll, beforeAll } from 'vitest'

import { type FakeSpeechServer, fakeSpeechServer } from '#tests/support/fake-speech-server.ts'
import { speechEngineContract } from '../../speech-engine.contract.ts'
import { createOpenAiSpeech } from './openai-speech.ts'
import { createRemoteEngine } from './remote-engine.ts'

const VOICES = { emma: 'a', david: 'b', maya: 'c', shimmer: 'd' }

let server: FakeSpeechServer
let serverAtOtherRate: FakeSpeechServer
beforeAll(async () => {
  server = await fakeSpeechServer({ isCaptioned: true })
  serverAtOtherRate = await fakeSpeechServer({ isCaptioned: true, rate: 16_000 })
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
      asksForTimes: true,
      fetch
    }),
    voices: VOICES
  })
speechEngineContract('a voice over HTTP that tells of its words', () => engineAt(server.url), {
  breakHalfWay: (isBroken) => server.breakHalfWay(isBroken),
  createAtOtherRate: () => engineAt(serverAtOtherRate.url)
})
