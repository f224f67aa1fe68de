import { Buffer } from 'node:buffer'
import { rmSync, writeFileSync } from 'node:fs'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'

import { TINY_FRAME, tinyVoiceModel } from './tiny-voice-model.ts'

/**
 * A folder with the package onnxruntime-node in its node_modules, as `npm run voice -- install` makes one. Without it a
 * stand-in takes its place, which works out by itself what the tiny model works out.
 */
const RUNTIME_FOLDER = process.env['ONNX_RUNTIME_FOLDER']

/** As many as Kokoro's voices have; each is another loudness: its own number. */
const ROWS = 510
/** Of the real alphabet, with its numbers, as much as English needs. */
const VOCAB = {
  ...{ ',': 3, '.': 4, '!': 5, '?': 6, ' ': 16, A: 24, I: 25, O: 31, W: 39, Y: 41, b: 44, d: 46, f: 48, h: 50 },
  ...{ i: 51, j: 52, k: 53, l: 54, m: 55, n: 56, p: 58, s: 61, t: 62, u: 63, v: 64, w: 65, z: 68, ɑ: 69, ɐ: 70 },
  ...{ æ: 72, ɔ: 76, ð: 81, ʤ: 82, ə: 83, ɛ: 86, ɜ: 87, ɡ: 92, ɪ: 102, ŋ: 112, θ: 119, ɹ: 123, ʃ: 131, ʧ: 133 },
  ...{ ʊ: 135, ʌ: 138, ʒ: 147, ˈ: 156 }
}
export const TINY_TOKENIZER = JSON.stringify({ model: { vocab: VOCAB } })

interface TinyVoiceOptions {
  tellsDurations?: boolean
  /**
   * Has the stand-in also where the package is at hand, and lets it say more slowly what is to be slower, as Kokoro does:
   * the tiny model has one length for every speed.
   */
  isPaced?: boolean
}

/** What `npm run voice -- install` leaves behind, but for its manifest, with the tiny model in place of Kokoro. */
export async function installTinyVoice(
  folder: string,
  { tellsDurations = false, isPaced = false }: TinyVoiceOptions = {}
): Promise<void> {
  await mkdir(join(folder, 'model', 'onnx'), { recursive: true })
  await mkdir(join(folder, 'model', 'voices'))
  await writeFile(join(folder, 'model', 'tokenizer.json'), TINY_TOKENIZER)
  await writeFile(join(folder, 'model', 'onnx', 'model_quantized.onnx'), tinyVoiceModel({ tellsDurations }))
  const rows = Float32Array.from({ length: ROWS * 256 }, (_, i) => Math.floor(i / 256))
  for (const voice of ['af_heart', 'am_michael', 'af_bella', 'af_nicole'])
    await writeFile(join(folder, 'model', 'voices', `${voice}.bin`), Buffer.from(rows.buffer))
  if (RUNTIME_FOLDER === undefined || isPaced)
    await installStandIn(join(folder, 'runtime'), { tellsDurations, isPaced, breaking: join(folder, BREAKING) })
  else await symlink(RUNTIME_FOLDER, join(folder, 'runtime'))
}

/** While it is there the stand-in ends its thread in every sentence but the first: a thread knows nothing of the one before. */
const BREAKING = 'breaking'

/** From now on the thread of a voice that is paced ends in the middle of every sentence but the first; or of none any more. */
export function breakTinyVoice(folder: string, isBroken: boolean): void {
  if (isBroken) writeFileSync(join(folder, BREAKING), 'after this one')
  else rmSync(join(folder, BREAKING), { force: true })
}

/** Has the interface of the package and refuses what the package refuses: other names, kinds and shapes of inputs. */
async function installStandIn(
  folder: string,
  { tellsDurations, isPaced, breaking }: Required<TinyVoiceOptions> & { breaking: string }
): Promise<void> {
  const place = join(folder, 'node_modules', 'onnxruntime-node')
  await mkdir(place, { recursive: true })
  await writeFile(join(place, 'package.json'), '{ "main": "index.cjs" }')
  await writeFile(
    join(place, 'index.cjs'),
    `class Tensor { constructor(type, data, dims) { Object.assign(this, { type, data, dims }) } }
    const fs = require('node:fs')
    const BREAKING = ${JSON.stringify(breaking)}
    const isBreaking = () => {
      if (!fs.existsSync(BREAKING)) return false
      const isFirst = fs.readFileSync(BREAKING, 'utf8') === 'after this one'
      fs.writeFileSync(BREAKING, 'now')
      return !isFirst
    }
    const check = (ok) => { if (!ok) throw new Error('Unexpected input') }
    module.exports = { Tensor, InferenceSession: { async create(path) {
      fs.accessSync(path)
      return {
        inputNames: ['input_ids', 'style', 'speed'],
        outputNames: ['waveform'${tellsDurations ? ", 'durations'" : ''}],
        async run({ input_ids, style, speed }) {
          check(input_ids.type === 'int64' && input_ids.dims[1] === input_ids.data.length)
          check(style.type === 'float32' && style.dims.join() === '1,256' && speed.dims.join() === '1')
          const loud = style.data.reduce((sum, value) => sum + value, 0) / 256
          if (isBreaking()) process.exit(1)
          const tokens = input_ids.data.length
          const pace = ${isPaced} ? speed.data[0] : 1
          /** Whose frame each one is. */
          const frames = Array.from({ length: Math.ceil(tokens / pace) }, (_, i) => Math.min(tokens - 1, Math.floor(i * pace)))
          const wave = new Float32Array(frames.length * ${TINY_FRAME})
          for (let i = 0; i < wave.length; i++)
            wave[i] = (((i % ${TINY_FRAME}) + 1) / ${TINY_FRAME}) * Number(input_ids.data[frames[Math.floor(i / ${TINY_FRAME})]]) * loud / speed.data[0]
          const durations = new BigInt64Array(tokens)
          for (const token of frames) durations[token]++
          return { waveform: { data: wave, dims: [1, wave.length] }${tellsDurations ? ', durations: { data: durations, dims: [] }' : ''} }
        }
      }
    } } }`
  )
}
