import * as z from 'zod/mini'

import { readSound } from './pcm.ts'
import {
  refusalOf,
  type ServiceRefusal,
  type ServiceRequest,
  type ServiceSpeech,
  type SpeechService
} from './speech-service.ts'

export interface OpenAiSpeechOptions {
  /** `openai` or `openai-compatible`. */
  id: string
  /** Up to and with `/v1`. */
  baseUrl: string
  apiKey: string | null
  model: string
  /** Whether to ask for word times as Kokoro-FastAPI offers them, beside the base. */
  asksForTimes: boolean
  fetch: typeof globalThis.fetch
}

/** What the wire shape fixes: pcm is 24 kHz, mono, 16 bit. */
const PCM_RATE = 24_000
/** 4,096 letters are the documented end; a sentence is never near it. */
const UNIT_LETTERS = 600
const SPEEDS = { least: 0.25, most: 4 }

type OnSent = Parameters<SpeechService['say']>[2]

const captionedSchema = z.object({
  audio: z.string(),
  timestamps: z.nullish(z.array(z.object({ word: z.string(), start_time: z.number(), end_time: z.number() })))
})

/** Where Kokoro-FastAPI answers speech with word times: beside `/v1`. */
export function captionedAddress(baseUrl: string): string {
  return new URL('../dev/captioned_speech', `${baseUrl.replace(/\/+$/, '')}/`).href
}

/** Any server that speaks `POST /v1/audio/speech`: Kokoro-FastAPI, Speaches, LocalAI, OpenAI's own. */
export function createOpenAiSpeech(options: OpenAiSpeechOptions): SpeechService {
  const { id, model, apiKey } = options
  const base = options.baseUrl.replace(/\/+$/, '')
  let offersTimes = options.asksForTimes

  async function post(
    address: string,
    body: Readonly<Record<string, unknown>>,
    signal: AbortSignal | undefined,
    onSent: OnSent
  ): Promise<Response> {
    onSent?.(body)
    return await options.fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify(body),
      ...(signal && { signal })
    })
  }

  function bodyOf({ text, voice, speed }: ServiceRequest): Record<string, unknown> {
    const within = Math.min(SPEEDS.most, Math.max(SPEEDS.least, speed))
    return { model, input: text, voice, speed: Math.round(within * 1000) / 1000, response_format: 'pcm' }
  }

  /** With word times; null where the server does not know the call, which is then not made again. */
  async function sayCaptioned(
    request: ServiceRequest,
    signal: AbortSignal | undefined,
    onSent: OnSent
  ): Promise<ServiceSpeech | null> {
    const body = { ...bodyOf(request), stream: false, return_timestamps: true }
    const answer = await post(captionedAddress(base), body, signal, onSent)
    if (answer.status === 404 || answer.status === 405 || answer.status === 501) {
      await answer.body?.cancel()
      offersTimes = false
      return null
    }
    if (!answer.ok) throw await refused(answer)
    const read = captionedSchema.safeParse(await answer.json())
    if (!read.success) {
      offersTimes = false
      return null
    }
    const words = read.data.timestamps?.map((one) => ({ text: one.word, start: one.start_time, end: one.end_time }))
    return { ...readSound(Buffer.from(read.data.audio, 'base64'), PCM_RATE), words: words ?? null }
  }

  async function refused(answer: Response): Promise<ServiceRefusal> {
    await answer.body?.cancel()
    return refusalOf(id, answer)
  }

  return {
    id,
    version: `${model}@${base}`,
    unitLetters: UNIT_LETTERS,
    parallel: 3,
    async say(request, signal, onSent) {
      const captioned = offersTimes ? await sayCaptioned(request, signal, onSent) : null
      if (captioned !== null) return captioned
      const answer = await post(`${base}/audio/speech`, bodyOf(request), signal, onSent)
      if (!answer.ok) throw await refused(answer)
      return { ...readSound(new Uint8Array(await answer.arrayBuffer()), PCM_RATE), words: null }
    }
  }
}
