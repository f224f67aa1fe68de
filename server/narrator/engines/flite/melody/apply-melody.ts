import { pitchMarks, trackPitch, type PitchRange, type PitchTrack } from '../../../sound/pitch.ts'
import { repitch, type Stretch } from '../../../sound/repitch.ts'
import { PAUSE, type Phone } from '../align.ts'
import { planMelody, type MelodyRequest, type VowelLength } from './plan-melody.ts'

/** A unit as an engine spoke it: mono samples in [-1, 1], every sound (pauses included) in seconds. */
interface Speech {
  samples: Float32Array
  phones: readonly Phone[]
}

/** A unit with its melody, what that was meant to be (on the clock of the unit before), and where its samples went. */
interface Retold extends Speech {
  tune: PitchTrack
  place: (sample: number) => number
}

/** What is particular to a voice. Pitches are in Hz on the engine's clock. */
export interface MelodyVoice {
  range: PitchRange
  /** The middle of its notes. */
  median: number
  /** How much of the engine's own small movements is kept, 0 to 1. */
  ownTune: number
}

/** What the melody is made from beside the sound. */
export type MelodyContext = Pick<
  MelodyRequest,
  'words' | 'owners' | 'ending' | 'opensParagraph' | 'closesParagraph' | 'part' | 'windDown' | 'seed'
>

/** The same unit with a melody of our own: new pitch, loudness and lengths of vowels. What has no voice keeps every sample but for its loudness. */
export function applyMelody(speech: Speech, rate: number, voice: MelodyVoice, telling: MelodyContext): Retold {
  const own = trackPitch(speech.samples, rate, voice.range)
  const runs = pitchMarks(speech.samples, own)
  const { target, gain, vowels } = planMelody({
    ...telling,
    phones: speech.phones.filter(({ name }) => name !== PAUSE),
    own,
    hopSeconds: own.hop / rate,
    voice
  })
  const louder = withGain(speech.samples, own.hop, gain)
  const { samples, place } = repitch(louder, rate, runs, target, stretchesOf(vowels, runs, rate))
  const phones = speech.phones.map(({ name, start, end }) => ({
    name,
    start: place(start * rate) / rate,
    end: place(end * rate) / rate
  }))
  return { samples, phones, tune: target, place }
}

/** The samples at another loudness, given in dB per frame. */
function withGain(samples: Float32Array, hop: number, decibels: Float32Array): Float32Array {
  const output = new Float32Array(samples.length)
  for (let frame = 0; frame < decibels.length; frame++) {
    const from = 10 ** ((decibels[frame] ?? 0) / 20)
    const to = 10 ** ((decibels[frame + 1] ?? decibels[frame] ?? 0) / 20)
    const start = frame * hop
    const end = Math.min(samples.length, start + hop)
    for (let n = start; n < end; n++) output[n] = (samples[n] ?? 0) * (from + ((to - from) * (n - start)) / hop)
  }
  return output
}

/** The part of each vowel that has marks all through. A vowel without any keeps its length. */
function stretchesOf(vowels: readonly VowelLength[], runs: readonly Float64Array[], rate: number): Stretch[] {
  const stretches: Stretch[] = []
  let reached = 0
  for (const { vowel, factor } of vowels) {
    const middle = ((vowel.start + vowel.end) / 2) * rate
    const run = runs.find((marks) => (marks[0] ?? 0) < middle && middle < (marks.at(-1) ?? 0))
    if (!run) continue
    const from = Math.max(reached, Math.ceil(vowel.start * rate), Math.ceil(run[0] ?? 0) + 1)
    const to = Math.min(Math.floor(vowel.end * rate), Math.floor(run.at(-1) ?? 0) - 1)
    const extra = Math.round((to - from) * (factor - 1))
    if (to <= from || extra === 0) continue
    stretches.push({ from, to, extra })
    reached = to
  }
  return stretches
}
