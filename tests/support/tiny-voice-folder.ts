import { Buffer } from 'node:buffer'
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

/** What `npm run voice -- install` leaves behind, but for its manifest, with the tiny model in place of Kokoro. */
export async function installTinyVoice(folder: string, { tellsDurations = false } = {}): Promise<void> {
  await mkdir(join(folder, 'model', 'onnx'), { recursive: true })
  await mkdir(join(folder, 'model', 'voices'))
  await writeFile(join(folder, 'model', 'tokenizer.json'), TINY_TOKENIZER)
  await writeFile(join(folder, 'model', 'onnx', 'model_quantized.onnx'), tinyVoiceModel({ tellsDurations }))
  const rows = Float32Array.from({ length: ROWS * 256 }, (_, i) => Math.floor(i / 256))
  for (const voice of ['af_heart', 'am_michael', 'af_bella', 'af_nicole'])
    await writeFile(join(folder, 'model', 'voices', `${voice}.bin`), Buffer.from(rows.buffer))
  if (RUNTIME_FOLDER === undefined) await installStandIn(join(folder, 'runtime'), tellsDurations)
  else await symlink(RUNTIME_FOLDER, join(folder, 'runtime'))
}

/** Has the interface of the package and refuses what the package refuses: other names, kinds and shapes of inputs. */
async function installStandIn(folder: string, tellsDurations: boolean): Promise<void> {
  const place = join(folder, 'node_modules', 'onnxruntime-node')
  await mkdir(place, { recursive: true })
  await writeFile(join(place, 'package.json'), '{ "main": "index.cjs" }')
  await writeFile(
    join(place, 'index.cjs'),
    `class Tensor { constructor(type, data, dims) { Object.assign(this, { type, data, dims }) } }
    const check = (ok) => { if (!ok) throw new Error('Unexpected input') }
    module.exports = { Tensor, InferenceSession: { async create(path) {
      require('node:fs').accessSync(path)
      return {
        inputNames: ['input_ids', 'style', 'speed'],
        outputNames: ['waveform'${tellsDurations ? ", 'durations'" : ''}],
        async run({ input_ids, style, speed }) {
          check(input_ids.type === 'int64' && input_ids.dims[1] === input_ids.data.length)
          check(style.type === 'float32' && style.dims.join() === '1,256' && speed.dims.join() === '1')
          const loud = style.data.reduce((sum, value) => sum + value, 0) / 256
          const wave = new Float32Array(input_ids.data.length * ${TINY_FRAME})
          for (let i = 0; i < wave.length; i++)
            wave[i] = (((i % ${TINY_FRAME}) + 1) / ${TINY_FRAME}) * Number(input_ids.data[Math.floor(i / ${TINY_FRAME})]) * loud / speed.data[0]
          return { waveform: { data: wave, dims: [1, wave.length] }${tellsDurations ? ', durations: { data: new BigInt64Array(input_ids.data.length).fill(1n), dims: [] }' : ''} }
        }
      }
    } } }`
  )
}
