import type { AskedModule } from './ask-before.ts'
import type { CommandResult, CommandGuest } from './wasi-host.ts'

/** Flite's vocoder (an MLSA filter), and what gives it memory: names of functions in the module. */
const SPEAK = 'mlsa_resynthesis'
const ALLOCATE = 'malloc'
export const VOCODER: AskedModule = { function: SPEAK, exports: [ALLOCATE] }

/** What Flite's vocoder makes a unit's sound of: one value or row per frame, the first at the first sample. */
export interface VocoderTrack {
  /** Samples a second. */
  rate: number
  /** Seconds between two frames. */
  frameSeconds: number
  /** F0 in Hz; 0 where there is no voice. */
  hz: Float32Array
  /** Mel-cepstral coefficients. The first is the natural logarithm of the loudness. */
  spectra: readonly Float32Array[]
  /** How much of each band is pulses and not noise, 0 to 1; null where the voice knows no such thing. */
  strengths: readonly Float32Array[] | null
}

/** The module is not laid out as Flite 2 is, or a track cannot be spoken. */
export class VocoderError extends Error {}

// Addresses of fields in bytes: of a `cst_cg_db`, a `cst_track`, a `cst_wave`.
const DATABASE = { rate: 12 }
const TRACK = { frames: 4, channels: 8, times: 12, rows: 16, size: 20 }
const WAVE = { samples: 8, data: 16 }
const WORD = 4
/** Samples leave the vocoder as 16 bits, and what does not fit comes out with the wrong sign: it speaks this much lower. */
const HEADROOM = 4

/**
 * Keeps Flite from making sound when it has planned it, and lets it when it has printed its phones: of what `retell` makes
 * of the plan. `samples` are there after the run, in [-1, 1] at the voice's own rate; null when Flite had nothing to say.
 */
export function createRetelling(
  retell: (planned: VocoderTrack, result: CommandResult) => VocoderTrack
): CommandGuest & { samples(): Float32Array | null } {
  let planned: VocoderTrack | null = null
  let database = 0
  let samples: Float32Array | null = null
  return {
    onAsked(memory, params, strengths, voice) {
      if (planned !== null) throw new VocoderError('Flite made two utterances of one unit')
      planned = readTrack(memory.buffer, { params, strengths, voice })
      database = voice
      return true
    },
    onReturned(exports, result) {
      if (planned === null) return
      samples = speak(exports, retell(planned, result), database)
    },
    samples: () => samples
  }
}

function readTrack(
  memory: ArrayBuffer,
  { params, strengths, voice }: { params: number; strengths: number; voice: number }
): VocoderTrack {
  const view = new DataView(memory)
  const times = view.getUint32(params + TRACK.times, true)
  const { first: hz, others: spectra } = readRows(view, params, 1)
  return {
    rate: view.getInt32(voice + DATABASE.rate, true),
    frameSeconds: view.getFloat32(times + WORD, true) - view.getFloat32(times, true),
    hz,
    spectra,
    strengths: strengths === 0 ? null : readRows(view, strengths, 0).others
  }
}

/** A copy of a `cst_track`: its first channel, and its rows from channel `from` on. */
function readRows(memory: DataView, track: number, from: 0 | 1): { first: Float32Array; others: Float32Array[] } {
  const frames = memory.getInt32(track + TRACK.frames, true)
  const channels = memory.getInt32(track + TRACK.channels, true)
  const list = memory.getUint32(track + TRACK.rows, true)
  if (frames < 2 || channels < 1) throw new VocoderError('Flite planned no sound')
  const first = new Float32Array(frames)
  const others = emptyRows(frames, channels - from)
  for (const [frame, row] of others.entries()) {
    const at = memory.getUint32(list + frame * WORD, true)
    first[frame] = memory.getFloat32(at, true)
    for (let k = 0; k < row.length; k++) row[k] = memory.getFloat32(at + (from + k) * WORD, true)
  }
  return { first, others }
}

/** Rows of zeros in one buffer: a minute of sound has twelve thousand, and a buffer for each costs more than its numbers. */
export function emptyRows(frames: number, channels: number): Float32Array[] {
  const values = new Float32Array(frames * channels)
  return Array.from({ length: frames }, (_, frame) => values.subarray(frame * channels, (frame + 1) * channels))
}

function speak(
  exports: WebAssembly.Instance['exports'],
  { hz, spectra, strengths, frameSeconds }: VocoderTrack,
  database: number
): Float32Array {
  const { memory } = exports
  if (!(memory instanceof WebAssembly.Memory)) throw new VocoderError('The module exports no memory')
  if (spectra.length === 0) throw new VocoderError('There is no frame to make sound of')
  const lower = Math.log(HEADROOM)
  const params = layTrack(exports, memory, { frames: spectra.length, channels: 1 + widthOf(spectra), frameSeconds })
  for (const [frame, spectrum] of spectra.entries()) {
    const f0 = hz[frame] ?? NaN
    if (!Number.isFinite(f0)) throw new VocoderError(`Frame ${frame} has no F0 that is a number`)
    const row = params.row(frame)
    row[0] = f0
    row.set(spectrum, 1)
    row[1] = (spectrum[0] ?? 0) - lower
  }
  const bands = strengths === null ? 0 : writeRows(exports, memory, strengths, frameSeconds)
  // No stream to send the sound to, and no coefficients left out for speed.
  const wave = call(exports, SPEAK, [params.address, bands, database, 0, 0])
  const view = new DataView(memory.buffer)
  const count = view.getInt32(wave + WAVE.samples, true)
  const spoken = new Int16Array(memory.buffer, view.getUint32(wave + WAVE.data, true), count)
  const samples = new Float32Array(count)
  for (let n = 0; n < count; n++) samples[n] = ((spoken[n] ?? 0) * HEADROOM) / 32_768
  return samples
}

function writeRows(
  exports: WebAssembly.Instance['exports'],
  memory: WebAssembly.Memory,
  rows: readonly Float32Array[],
  frameSeconds: number
): number {
  const { address, row } = layTrack(exports, memory, { frames: rows.length, channels: widthOf(rows), frameSeconds })
  for (const [frame, values] of rows.entries()) row(frame).set(values)
  return address
}

function widthOf(rows: readonly Float32Array[]): number {
  return rows[0]?.length ?? 0
}

/**
 * A `cst_track` in memory of Flite's own; it is gone when the memory is put back. Its rows are to be filled at once: memory
 * that grows is another buffer.
 */
function layTrack(
  exports: WebAssembly.Instance['exports'],
  memory: WebAssembly.Memory,
  { frames, channels, frameSeconds }: { frames: number; channels: number; frameSeconds: number }
): { address: number; row: (frame: number) => Float32Array } {
  const address = call(exports, ALLOCATE, [TRACK.size + frames * WORD * (2 + channels)])
  const times = address + TRACK.size
  const list = times + frames * WORD
  const data = list + frames * WORD
  const { buffer } = memory
  const view = new DataView(buffer)
  view.setUint32(address, 0, true)
  view.setInt32(address + TRACK.frames, frames, true)
  view.setInt32(address + TRACK.channels, channels, true)
  view.setUint32(address + TRACK.times, times, true)
  view.setUint32(address + TRACK.rows, list, true)
  for (let frame = 0; frame < frames; frame++) {
    view.setFloat32(times + frame * WORD, frame * frameSeconds, true)
    view.setUint32(list + frame * WORD, data + frame * channels * WORD, true)
  }
  return { address, row: (frame) => new Float32Array(buffer, data + frame * channels * WORD, channels) }
}

/** Calls a function that gives back an address. */
function call(exports: WebAssembly.Instance['exports'], name: string, args: readonly number[]): number {
  const found = exports[name]
  if (typeof found !== 'function') throw new VocoderError(`The module exports no ${name}`)
  const address: unknown = Reflect.apply(found, undefined, args)
  if (typeof address !== 'number' || address === 0) throw new VocoderError(`${name} gave back nothing`)
  return address >>> 0
}
