import * as z from 'zod/mini'

import { readSound } from './pcm.ts'
import { type HeardWord, refusalOf, type SpeechService } from './speech-service.ts'

export interface ElevenLabsOptions {
  /** Up to and with `/v1`. */
  baseUrl: string
  apiKey: string
  model: string
  fetch: typeof globalThis.fetch
}

const PCM_RATE = 24_000
const UNIT_LETTERS = 600
const SPEEDS = { least: 0.7, most: 1.2 }

const alignmentSchema = z.object({
  characters: z.array(z.string()),
  character_start_times_seconds: z.array(z.number()),
  character_end_times_seconds: z.array(z.number())
})
const answerSchema = z.object({ audio_base64: z.string(), alignment: z.nullish(alignmentSchema) })

/** ElevenLabs, whose answers carry the time of every letter that was sent. */
export function createElevenLabsSpeech({ baseUrl, apiKey, model, fetch }: ElevenLabsOptions): SpeechService {
  const base = baseUrl.replace(/\/+$/, '')
  return {
    id: 'elevenlabs',
    version: `${model}@${base}`,
    unitLetters: UNIT_LETTERS,
    // The smallest plans allow two at once.
    parallel: 2,
    async say({ text, voice, speed, previous, next }, signal, onSent) {
      const address = `${base}/text-to-speech/${encodeURIComponent(voice)}/with-timestamps?output_format=pcm_24000`
      const body = {
        text,
        model_id: model,
        ...(previous !== '' && { previous_text: previous }),
        ...(next !== '' && { next_text: next }),
        voice_settings: { speed: Math.min(SPEEDS.most, Math.max(SPEEDS.least, speed)) }
      }
      onSent?.(body)
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'xi-api-key': apiKey },
        body: JSON.stringify(body),
        ...(signal && { signal })
      })
      if (!answer.ok) {
        await answer.body?.cancel()
        throw refusalOf('elevenlabs', answer)
      }
      const { audio_base64, alignment } = answerSchema.parse(await answer.json())
      return {
        ...readSound(Buffer.from(audio_base64, 'base64'), PCM_RATE),
        words: alignment ? wordsOf(alignment) : null
      }
    }
  }
}

/** Letters with times as words with times: what stands between spaces. */
function wordsOf(alignment: z.infer<typeof alignmentSchema>): HeardWord[] {
  const words: HeardWord[] = []
  let isInside = false
  for (const [i, letter] of alignment.characters.entries()) {
    const start = alignment.character_start_times_seconds[i] ?? 0
    const end = alignment.character_end_times_seconds[i] ?? start
    const last = words.at(-1)
    if (/^\s*$/.test(letter)) isInside = false
    else if (isInside && last) {
      last.text += letter
      last.end = end
    } else {
      words.push({ text: letter, start, end })
      isInside = true
    }
  }
  return words
}
