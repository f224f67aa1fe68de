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

/** The module is not laid out as Flite 2 is. */
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
      planned = readTrack(new DataView(memory.buffer), { params, strengths, voice })
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
  memory: DataView,
  { params, strengths, voice }: { params: number; strengths: number; voice: number }
): VocoderTrack {
  const rows = readRows(memory, params)
  const times = memory.getUint32(params + TRACK.times, true)
  if (rows.length < 2) throw new VocoderError('Flite planned no sound')
  return {
    rate: memory.getInt32(voice + DATABASE.rate, true),
    frameSeconds: memory.getFloat32(times + WORD, true) - memory.getFloat32(times, true),
    hz: Float32Array.from(rows, (row) => row[0] ?? 0),
    spectra: rows.map((row) => row.subarray(1)),
    strengths: strengths === 0 ? null : readRows(memory, strengths)
  }
}

function readRows(memory: DataView, track: number): Float32Array[] {
  const frames = memory.getInt32(track + TRACK.frames, true)
  const channels = memory.getInt32(track + TRACK.channels, true)
  const rows = memory.getUint32(track + TRACK.rows, true)
  return Array.from({ length: frames }, (_, frame) => {
    const row = memory.getUint32(rows + frame * WORD, true)
    return new Float32Array(memory.buffer.slice(row, row + channels * WORD))
  })
}

function speak(exports: WebAssembly.Instance['exports'], track: VocoderTrack, database: number): Float32Array {
  const { memory } = exports
  if (!(memory instanceof WebAssembly.Memory)) throw new VocoderError('The module exports no memory')
  const lower = Math.log(HEADROOM)
  const params = writeRows(
    exports,
    memory,
    track.spectra.map((spectrum, frame) => {
      const row = new Float32Array(spectrum.length + 1)
      row.set(spectrum, 1)
      row[0] = track.hz[frame] ?? 0
      row[1] = (spectrum[0] ?? 0) - lower
      return row
    }),
    track.frameSeconds
  )
  const strengths = track.strengths === null ? 0 : writeRows(exports, memory, track.strengths, track.frameSeconds)
  // No stream to send the sound to, and no coefficients left out for speed.
  const wave = call(exports, SPEAK, [params, strengths, database, 0, 0])
  const view = new DataView(memory.buffer)
  const count = view.getInt32(wave + WAVE.samples, true)
  const data = view.getUint32(wave + WAVE.data, true)
  return Float32Array.from(new Int16Array(memory.buffer, data, count), (sample) => (sample * HEADROOM) / 32_768)
}

/** A `cst_track` in memory of Flite's own. It is gone when the memory is put back. */
function writeRows(
  exports: WebAssembly.Instance['exports'],
  memory: WebAssembly.Memory,
  rows: readonly Float32Array[],
  frameSeconds: number
): number {
  const channels = rows[0]?.length ?? 0
  const track = call(exports, ALLOCATE, [TRACK.size + rows.length * WORD * (2 + channels)])
  const times = track + TRACK.size
  const list = times + rows.length * WORD
  const data = list + rows.length * WORD
  const view = new DataView(memory.buffer)
  view.setUint32(track, 0, true)
  view.setInt32(track + TRACK.frames, rows.length, true)
  view.setInt32(track + TRACK.channels, channels, true)
  view.setUint32(track + TRACK.times, times, true)
  view.setUint32(track + TRACK.rows, list, true)
  for (const [i, row] of rows.entries()) {
    const at = data + i * channels * WORD
    view.setFloat32(times + i * WORD, i * frameSeconds, true)
    view.setUint32(list + i * WORD, at, true)
    new Float32Array(memory.buffer, at, channels).set(row)
  }
  return track
}

/** Calls a function that gives back an address. */
function call(exports: WebAssembly.Instance['exports'], name: string, args: readonly number[]): number {
  const found = exports[name]
  if (typeof found !== 'function') throw new VocoderError(`The module exports no ${name}`)
  const address: unknown = Reflect.apply(found, undefined, args)
  if (typeof address !== 'number' || address === 0) throw new VocoderError(`${name} gave back nothing`)
  return address >>> 0
}
