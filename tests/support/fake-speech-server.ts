import { Buffer } from 'node:buffer'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as z from 'zod'

import { burstsOf, type FakeRecording, wavOf } from './speech-bursts.ts'

export interface FakeSpeechServer {
  /** Up to and with `/v1`. */
  url: string
  /** Every request: path, headers and body. */
  asked: { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }[]
  /** Answers the next calls so instead of with sound; each is used once. */
  instead(...answers: ((response: ServerResponse) => void)[]): void
  /** From now on every answer but the first breaks off in the middle of its sound; or no answer does any more. */
  breakHalfWay(isBroken: boolean): void
  /** The most requests that were open at once. */
  readonly mostAtOnce: number
  close(): Promise<void>
}

export interface FakeSpeechServerOptions {
  /** Whether `/dev/captioned_speech` is there, as on Kokoro-FastAPI. */
  isCaptioned?: boolean
  /** Says texts; bursts of sound for words when left out. */
  speak?: (text: string, speed: number) => Promise<FakeRecording> | FakeRecording
  /** How long every answer takes. */
  delayMs?: number
  /** Sends WAV files of this rate, where bare samples at 24 kHz are what was asked for. */
  rate?: number
}

const bodySchema = z.record(z.string(), z.unknown())
const voiceSettingsSchema = z.object({ speed: z.number().default(1) })

/**
 * A speech service over HTTP that speaks three wire formats: `POST /v1/audio/speech` (pcm), Kokoro-FastAPI's
 * `POST /dev/captioned_speech`, ElevenLabs' `POST /v1/text-to-speech/:voice/with-timestamps`.
 */
export async function fakeSpeechServer({
  isCaptioned = false,
  speak = burstsOf,
  delayMs = 0,
  rate
}: FakeSpeechServerOptions = {}): Promise<FakeSpeechServer> {
  const asked: FakeSpeechServer['asked'] = []
  const waiting: ((response: ServerResponse) => void)[] = []
  let open = 0
  let mostAtOnce = 0
  /** Whole answers that are still given before the others break off. */
  let wholeAnswers = Infinity

  function send(response: ServerResponse, type: string, bytes: Buffer): void {
    response.writeHead(200, { 'content-type': type, 'content-length': bytes.length })
    if (wholeAnswers-- > 0) response.end(bytes)
    else response.write(bytes.subarray(0, bytes.length >> 1), () => response.destroy())
  }
  const sendJson = (response: ServerResponse, value: object) =>
    send(response, 'application/json', Buffer.from(JSON.stringify(value)))
  const inFormat = (pcm: Buffer) => (rate === undefined ? pcm : wavOf(pcm, rate))

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk)
    const { pathname } = new URL(request.url ?? '/', 'http://fake')
    const body = bodySchema.parse(JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}'))
    asked.push({ path: pathname, headers: request.headers, body })
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    const instead = pathname === '/dev/captioned_speech' && !isCaptioned ? undefined : waiting.shift()
    if (instead) return instead(response)
    if (pathname === '/v1/audio/speech') {
      const { pcm } = await speak(String(body['input']), Number(body['speed'] ?? 1))
      send(response, 'audio/pcm', inFormat(pcm))
    } else if (pathname === '/dev/captioned_speech' && isCaptioned) {
      const { pcm, words } = await speak(String(body['input']), Number(body['speed'] ?? 1))
      const timestamps = words.map(({ word, start, end }) => ({ word, start_time: start, end_time: end }))
      sendJson(response, { audio: inFormat(pcm).toString('base64'), audio_format: 'pcm', timestamps })
    } else if (/^\/v1\/text-to-speech\/[^/]+\/with-timestamps$/.test(pathname)) {
      const { speed } = voiceSettingsSchema.parse(body['voice_settings'] ?? {})
      const { pcm, words } = await speak(String(body['text']), speed)
      sendJson(response, {
        audio_base64: inFormat(pcm).toString('base64'),
        alignment: lettersOf(String(body['text']), words)
      })
    } else response.writeHead(404, { 'content-type': 'application/json' }).end('{"detail":"Not Found"}')
  }

  const server = createServer((request, response) => {
    mostAtOnce = Math.max(mostAtOnce, ++open)
    response.on('close', () => open--)
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    instead: (...answers) => void waiting.push(...answers),
    breakHalfWay(isBroken) {
      wholeAnswers = isBroken ? 1 : Infinity
    },
    get mostAtOnce() {
      return mostAtOnce
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    }
  }
}

/** An answer without sound. */
export function failing(status: number, headers: Record<string, string> = {}): (response: ServerResponse) => void {
  return (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end('{"error":{"message":"no"}}')
}

function lettersOf(text: string, words: FakeRecording['words']): object {
  const characters = [...text]
  const starts: number[] = []
  const ends: number[] = []
  let word = 0
  let isInside = false
  for (const letter of characters) {
    const isSpace = /\s/.test(letter)
    if (isSpace && isInside) word++
    isInside = !isSpace
    const at = words[Math.min(word, words.length - 1)]
    starts.push(isSpace ? (at?.start ?? 0) : (at?.start ?? 0))
    ends.push(isSpace ? (at?.start ?? 0) : (at?.end ?? 0))
  }
  return { characters, character_start_times_seconds: starts, character_end_times_seconds: ends }
}
