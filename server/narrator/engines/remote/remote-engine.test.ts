import { afterEach, expect, onTestFinished, test } from 'vitest'

import { failing, type FakeSpeechServerOptions, fakeSpeechServer } from '#tests/support/fake-speech-server.ts'
import { burstsOf, pcmOf, wavOf } from '#tests/support/speech-bursts.ts'
import { paceAt } from '../../pacing.ts'
import { FRAME_BYTES, FRAME_SECONDS } from '../../sound/frames.ts'
import type { SegmentRequest, SpeechEngine } from '../../speech-engine.ts'
import { readScript } from '../../text/script.ts'
import { createElevenLabsSpeech } from './elevenlabs-speech.ts'
import { createOpenAiSpeech } from './openai-speech.ts'
import { createRemoteEngine } from './remote-engine.ts'

const VOICES = { emma: 'af_heart', david: 'am_michael', maya: 'af_bella', shimmer: 'af_nicole' }
const NOW = { urgency: { level: 0 } }
const engines: SpeechEngine[] = []
afterEach(async () => {
  for (const engine of engines.splice(0)) await engine.close()
})

function requestOf(text: string, soundsLike = new Map<string, string>()): SegmentRequest {
  return {
    voice: 'emma',
    pace: paceAt(0),
    units: readScript(text, { soundsLike }).paragraphs.flatMap(({ units }) => units)
  }
}

async function setUp(options: FakeSpeechServerOptions = {}) {
  const server = await fakeSpeechServer(options)
  onTestFinished(() => server.close())
  const problems: string[] = []
  const service = createOpenAiSpeech({
    id: 'openai-compatible',
    baseUrl: server.url,
    apiKey: 'a-key',
    model: 'kokoro',
    asksForTimes: options.isCaptioned ?? false,
    fetch
  })
  const engine = createRemoteEngine({ service, voices: VOICES, onProblem: (what) => problems.push(what) })
  engines.push(engine)
  return { server, engine, problems }
}

test('a sentence is asked for as the wire shape says: model, our voice by its name there, pcm, the pace, the key', async () => {
  const { server, engine } = await setUp()
  await engine.speak({ ...requestOf('The whānau slept — at 7:30.'), pace: paceAt(1) }, NOW)
  expect(server.asked).toHaveLength(1)
  expect(server.asked[0]).toMatchObject({
    path: '/v1/audio/speech',
    headers: { authorization: 'Bearer a-key', 'content-type': 'application/json' },
    body: {
      model: 'kokoro',
      voice: 'af_heart',
      response_format: 'pcm',
      speed: 0.909,
      input: 'The whānau slept, at seven thirty.'
    }
  })
})

test('what a family says a name sounds like is what is sent', async () => {
  const { server, engine } = await setUp()
  await engine.speak(requestOf('Siobhán’s boat.', new Map([['siobhán', 'Shivawn']])), NOW)
  expect(server.asked[0]?.body['input']).toBe("Shivawn's boat.")
})

test('the times that a server gives are the times of the words, cut and joined as the sound is', async () => {
  const { server, engine } = await setUp({ isCaptioned: true })
  const asked = requestOf('The old cat slept. It was late.')
  const { words, units } = await engine.speak(asked, NOW)
  expect(server.asked.map(({ path }) => path)).toEqual(['/dev/captioned_speech', '/dev/captioned_speech'])
  expect(words).toHaveLength(7)
  // Bursts of 0.22 s every 0.28 s, behind 0.03 s of quiet that is left, in a segment that starts with the encoder's delay.
  for (const [i, [from, to]] of words.slice(0, 4).entries()) {
    expect(from).toBeCloseTo(1105 / 24_000 + 0.03 + i * 0.28, 1)
    expect(to - from).toBeCloseTo(0.22, 1)
  }
  expect((units[1]?.[0] ?? 0) - (units[0]?.[1] ?? 0)).toBeGreaterThan(0.4)
})

test('a server without times is asked for them once, and then no more', async () => {
  const { server, engine } = await setUp({ isCaptioned: false })
  const service = createOpenAiSpeech({
    id: 'x',
    baseUrl: server.url,
    apiKey: null,
    model: 'm',
    asksForTimes: true,
    fetch
  })
  const other = createRemoteEngine({ service, voices: VOICES })
  engines.push(other, engine)
  const { words } = await other.speak(requestOf('One two three. Four five.'), NOW)
  expect(words).toHaveLength(5)
  expect(server.asked.map(({ path }) => path)).toEqual([
    '/dev/captioned_speech',
    '/v1/audio/speech',
    '/v1/audio/speech'
  ])
  expect(server.asked[1]?.headers.authorization).toBeUndefined()
})

test('a sentence that fails is asked for again, as late as the service says, and no listener notices', async () => {
  const { server, engine, problems } = await setUp()
  server.instead(failing(503), failing(429, { 'retry-after': '1' }))
  const start = performance.now()
  const { words } = await engine.speak(requestOf('It was late.'), NOW)
  expect(performance.now() - start).toBeGreaterThan(1300)
  expect(words).toHaveLength(3)
  expect(problems).toEqual(['a sentence is asked for again', 'a sentence is asked for again'])
})

test.each([
  ['three failures', [failing(500), failing(502), failing(503)], 3],
  ['a key that is not accepted', [failing(401)], 1],
  ['a model that is not there', [failing(404)], 1],
  ['a pause of a minute', [failing(429, { 'retry-after': '60' })], 1]
])('%s end in a clear choice, not in another voice', async (_, answers, calls) => {
  const { server, engine } = await setUp()
  server.instead(...answers)
  await expect(engine.speak(requestOf('It was late.'), NOW)).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'voice_away',
    message: 'The voice is not answering just now. Try again, or hear this story in the built-in voice.'
  })
  expect(server.asked).toHaveLength(calls)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['an MP3 file', Buffer.from(Array.from({ length: 60_000 }, (_, i) => (i * 7919 + (i >> 3) * 104_729) & 0xff))],
  ['a page', Buffer.from('<html>Bad gateway</html>')]
])('%s instead of sound is refused', async (_, bytes) => {
  const { server, engine } = await setUp()
  server.instead((response) => void response.writeHead(200, { 'content-type': 'audio/pcm' }).end(bytes))
  await expect(engine.speak(requestOf('It was late.'), NOW)).rejects.toMatchObject({ code: 'voice_away' })
})

test('a WAV file instead of bare samples is read by its own header', async () => {
  const { server, engine } = await setUp()
  const { pcm } = burstsOf('It was late.', 1)
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  // Twice as fast as it was made: half as long.
  header.writeUInt32LE(48_000, 24)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(0xffffffff, 40)
  server.instead((response) => void response.writeHead(200).end(Buffer.concat([header, pcm])))
  const fast = await engine.speak(requestOf('It was late.'), NOW)
  const usual = await engine.speak(requestOf('It was late.'), NOW)
  expect(fast.frames.length / usual.frames.length).toBeCloseTo(0.6, 0)
})

test('a WAV file that is shorter than its header says is no sentence: it is asked for again', async () => {
  const { server, engine, problems } = await setUp()
  const whole = await engine.speak(requestOf('It was late.'), NOW)
  const file = wavOf(burstsOf('It was late.', 1).pcm, 24_000)
  // Over a connection that is closed at the end of every answer, a broken one looks like the end.
  server.instead((response) => void response.writeHead(200).end(file.subarray(0, file.length >> 1)))
  expect(await engine.speak(requestOf('It was late.'), NOW)).toEqual(whole)
  expect(problems).toEqual(['a sentence is asked for again'])
})

test('a quiet voice and a loud one come out alike', async () => {
  const levels = [0.03, 0.6].map((level) => ({
    speak: (text: string, speed: number) => {
      const { pcm, words } = burstsOf(text, speed)
      const samples = Float32Array.from(
        { length: pcm.length / 2 },
        (_, i) => (pcm.readInt16LE(2 * i) / 32_768) * (level / 0.3)
      )
      return { pcm: pcmOf(samples), words }
    }
  }))
  const frames: Uint8Array[] = []
  for (const options of levels) {
    const { engine } = await setUp(options)
    frames.push((await engine.speak(requestOf('It was late, and dark.'), NOW)).frames)
  }
  expect(frames[0]?.length).toBe(frames[1]?.length)
})

test('its foresight grows with what it has heard', async () => {
  const { engine } = await setUp({ speak: (text) => burstsOf(text, 0.5) })
  const asked = requestOf('The old cat slept by the door, and the lamp was low.')
  const unit = asked.units[0]
  if (!unit) throw new Error('there is a unit')
  const before = engine.predictSeconds('emma', unit, asked.pace)
  for (let i = 0; i < 8; i++)
    await engine.speak(requestOf(`The old cat number ${i} slept by the door, and the lamp was low.`), NOW)
  const { frames } = await engine.speak(asked, NOW)
  const actual = (frames.length / FRAME_BYTES) * FRAME_SECONDS
  const error = (seconds: number) => Math.abs(seconds - actual)
  expect(error(engine.predictSeconds('emma', unit, asked.pace))).toBeLessThan(error(before))
})

test('ElevenLabs: the key, the voice in the path, what stands around a sentence, and the times of its letters', async () => {
  const server = await fakeSpeechServer()
  onTestFinished(() => server.close())
  const service = createElevenLabsSpeech({ baseUrl: server.url, apiKey: 'xi', model: 'eleven_multilingual_v2', fetch })
  const engine = createRemoteEngine({ service, voices: VOICES })
  engines.push(engine)
  const { words } = await engine.speak(requestOf('The old cat slept. It was late.'), NOW)
  expect(server.asked[1]).toMatchObject({
    path: '/v1/text-to-speech/af_heart/with-timestamps',
    headers: { 'xi-api-key': 'xi' },
    body: { text: 'It was late.', model_id: 'eleven_multilingual_v2', previous_text: 'The old cat slept.' }
  })
  expect(words).toHaveLength(7)
  for (const [i, [from]] of words.slice(0, 4).entries()) expect(from).toBeCloseTo(1105 / 24_000 + 0.03 + i * 0.28, 1)
})
