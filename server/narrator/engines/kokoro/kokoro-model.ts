import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import * as z from 'zod/mini'

import type { HeardWord, ServiceSpeech } from '../remote/speech-service.ts'
import type { Phonemes } from './phonemes.ts'
import {
  MODEL_FILES,
  modelFolder,
  runtimeFolder,
  TOKENIZER_FILE,
  voiceFile,
  type ModelPrecision
} from './voice-files.ts'

const RATE = 24_000
const STYLE = 256
/** Of the sounds of one utterance, without the two pads around them. */
export const MOST_TOKENS = 510
const PAD = 0
/** Some exports tell how many frames each token lasts, under one of these names; a frame is a fortieth of a second. */
const DURATION_OUTPUTS = ['durations', 'duration', 'pred_dur']
const FRAME_SAMPLES = 600

/** As much of onnxruntime-node as is used; it is installed outside of this project and has no types here. */
interface Runtime {
  InferenceSession: { create(path: string, options: object): Promise<Session> }
  Tensor: new (type: string, data: BigInt64Array | Float32Array, dims: number[]) => object
}
interface Session {
  readonly inputNames: readonly string[]
  readonly outputNames: readonly string[]
  run(feeds: Record<string, object>): Promise<Record<string, { data: unknown; dims: readonly number[] }>>
}

const tokenizerSchema = z.object({ model: z.object({ vocab: z.record(z.string(), z.number()) }) })

export interface KokoroModel {
  say(phonemes: Phonemes, how: { voice: string; speed: number }): Promise<ServiceSpeech>
}

/** Loads runtime, model, alphabet and nothing else; a voice comes when it is first used. @throws when any is missing */
export async function loadKokoro(folder: string, precision: ModelPrecision): Promise<KokoroModel> {
  const runtime: unknown = createRequire(join(runtimeFolder(folder), 'package.json'))('onnxruntime-node')
  if (!isRuntime(runtime)) throw new Error('onnxruntime-node is not what it was')
  const file = (name: string) => join(modelFolder(folder), name)
  const { vocab } = tokenizerSchema.parse(JSON.parse(await readFile(file(TOKENIZER_FILE), 'utf8'))).model
  const session = await runtime.InferenceSession.create(file(MODEL_FILES[precision]), {
    executionProviders: ['cpu'],
    logSeverityLevel: 3
  })
  // The older exports say "tokens".
  const tokenInput = session.inputNames.includes('tokens') ? 'tokens' : 'input_ids'
  const durations = session.outputNames.find((name) => DURATION_OUTPUTS.includes(name))
  const sound = session.outputNames.find((name) => name !== durations)
  if (sound === undefined) throw new Error('The model has no output that could be sound')
  const voices = new Map<string, Float32Array>()

  async function styleOf(voice: string, tokens: number): Promise<Float32Array> {
    const known = voices.get(voice) ?? floatsOf(await readFile(file(voiceFile(voice))))
    voices.set(voice, known)
    const rows = Math.floor(known.length / STYLE)
    if (rows === 0) throw new Error(`${voiceFile(voice)} holds no voice`)
    // A row for each length of what is said.
    const row = Math.min(tokens, rows - 1)
    return known.slice(row * STYLE, (row + 1) * STYLE)
  }

  return {
    async say(phonemes, { voice, speed }) {
      const { ids, places } = tokensOf(phonemes.text, vocab)
      const style = await styleOf(voice, ids.length)
      const answer = await session.run({
        [tokenInput]: new runtime.Tensor('int64', BigInt64Array.from([PAD, ...ids, PAD], BigInt), [1, ids.length + 2]),
        style: new runtime.Tensor('float32', style, [1, STYLE]),
        speed: new runtime.Tensor('float32', Float32Array.of(speed), [1])
      })
      const samples = answer[sound]?.data
      if (!(samples instanceof Float32Array) || samples.length === 0) throw new Error('The model answered no sound')
      const frames = durations === undefined ? undefined : answer[durations]?.data
      return { samples, rate: RATE, words: wordTimes(phonemes, places, frames) }
    }
  }
}

function isRuntime(loaded: unknown): loaded is Runtime {
  return typeof loaded === 'object' && loaded !== null && 'InferenceSession' in loaded && 'Tensor' in loaded
}

/** The model's number for each sound, and where in the line it stands. What it does not know is left out. */
function tokensOf(line: string, vocab: Readonly<Record<string, number>>): { ids: number[]; places: number[] } {
  const ids: number[] = []
  const places: number[] = []
  for (let at = 0; at < line.length && ids.length < MOST_TOKENS; at++) {
    const id = vocab[line.charAt(at)]
    if (id === undefined) continue
    ids.push(id)
    places.push(at)
  }
  return { ids, places }
}

/** When each word sounds, from the frames of its tokens; null where the model does not tell. */
function wordTimes({ words }: Phonemes, places: readonly number[], frames: unknown): HeardWord[] | null {
  const counts = frames instanceof BigInt64Array || frames instanceof Float32Array ? Array.from(frames, Number) : null
  // One for each token and for the pads.
  if (counts === null || counts.length !== places.length + 2) return null
  const ends: number[] = []
  let samples = 0
  for (const count of counts) ends.push((samples += count * FRAME_SAMPLES))
  return words.map(({ text, from, to }) => {
    const first = places.findIndex((place) => place >= from)
    const last = places.findLastIndex((place) => place < to)
    // The first pad has the place before the first token.
    return { text, start: (ends[first] ?? 0) / RATE, end: (ends[last + 1] ?? samples) / RATE }
  })
}

function floatsOf(bytes: Buffer): Float32Array {
  const copy = new Float32Array(Math.floor(bytes.length / 4))
  for (let i = 0; i < copy.length; i++) copy[i] = bytes.readFloatLE(i * 4)
  return copy
}
