import { Buffer } from 'node:buffer'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import * as z from 'zod'

/** What a fake says of a text: 16-bit mono samples at 24 kHz, and when each word sounds. */
export interface FakeRecording {
  pcm: Buffer
  words: { word: string; start: number; end: number }[]
}

export interface FakeSpeechServer {
  /** Up to and with `/v1`. */
  url: string
  /** Every request: path, headers and body. */
  asked: { path: string; headers: IncomingMessage['headers']; body: Record<string, unknown> }[]
  /** Answers the next calls so instead of with sound; each is used once. */
  instead(...answers: ((response: ServerResponse) => void)[]): void
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
}

const RATE = 24_000
const WORD_SECONDS = 0.22
const GAP_SECONDS = 0.06
/** A service's own quiet before and after. */
const QUIET_SECONDS = 0.3

const bodySchema = z.record(z.string(), z.unknown())

/**
 * A speech service over HTTP that speaks three wire formats: `POST /v1/audio/speech` (pcm), Kokoro-FastAPI's
 * `POST /dev/captioned_speech`, ElevenLabs' `POST /v1/text-to-speech/:voice/with-timestamps`.
 */
export async function fakeSpeechServer({
  isCaptioned = false,
  speak = burstsOf,
  delayMs = 0
}: FakeSpeechServerOptions = {}): Promise<FakeSpeechServer> {
  const asked: FakeSpeechServer['asked'] = []
  const waiting: ((response: ServerResponse) => void)[] = []
  let open = 0
  let mostAtOnce = 0

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
      response.writeHead(200, { 'content-type': 'audio/pcm' }).end(pcm)
    } else if (pathname === '/dev/captioned_speech' && isCaptioned) {
      const { pcm, words } = await speak(String(body['input']), Number(body['speed'] ?? 1))
      const timestamps = words.map(({ word, start, end }) => ({ word, start_time: start, end_time: end }))
      sendJson(response, { audio: pcm.toString('base64'), audio_format: 'pcm', timestamps })
    } else if (/^\/v1\/text-to-speech\/[^/]+\/with-timestamps$/.test(pathname)) {
      const { pcm, words } = await speak(String(body['text']), 1)
      sendJson(response, { audio_base64: pcm.toString('base64'), alignment: lettersOf(String(body['text']), words) })
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

/** 16-bit little-endian bytes of samples in [-1, 1]. */
export function pcmOf(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(samples.length * 2)
  for (const [i, sample] of samples.entries())
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 2 * i)
  return bytes
}

/** Every word a burst of sound of its own pitch, all of one length, with quiet between. */
export function burstsOf(text: string, speed: number): FakeRecording {
  const words = text.split(/\s+/).filter(Boolean)
  const each = (WORD_SECONDS + GAP_SECONDS) / speed
  const samples = new Float32Array(Math.round((2 * QUIET_SECONDS + words.length * each) * RATE))
  const times = words.map((word, i) => {
    const start = QUIET_SECONDS + i * each
    const end = start + WORD_SECONDS / speed
    const pitch = 120 + ([...word].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 200)
    for (let at = Math.round(start * RATE); at < end * RATE; at++)
      samples[at] = 0.3 * Math.sin((2 * Math.PI * pitch * at) / RATE)
    return { word, start, end }
  })
  return { pcm: pcmOf(samples), words: times }
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

function sendJson(response: ServerResponse, value: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}
