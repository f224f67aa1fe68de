import { PAUSE, type Phone } from '../align.ts'
import { emptyRows, type VocoderTrack } from '../vocoder.ts'
import type { UnitPlace } from './passages.ts'
import { planMelody, type MelodyRequest, type VowelLength } from './plan-melody.ts'

/** A unit as an engine means to speak it: what its vocoder is to be given, and every sound (pauses included) in seconds. */
interface Planned {
  track: VocoderTrack
  phones: readonly Phone[]
}

/** The same with its melody, and where its frames went. */
interface Retold extends Planned {
  phones: Phone[]
  place: (frame: number) => number
}

/** What is particular to a voice. */
export interface MelodyVoice {
  /** The middle of its notes, in Hz on the engine's clock. */
  median: number
  /** How much of the engine's own small movements is kept, 0 to 1. */
  ownTune: number
}

/** What the melody is made from beside the engine's plan. */
export type MelodyContext = UnitPlace & Pick<MelodyRequest, 'words' | 'owners' | 'ending' | 'windDown'>

/** The same unit with a melody of our own: new pitch, loudness and lengths of vowels. What has no voice gets none. */
export function applyMelody({ track, phones }: Planned, voice: MelodyVoice, telling: MelodyContext): Retold {
  const { rate, frameSeconds } = track
  const { target, gain, vowels } = planMelody({
    ...telling,
    phones: phones.filter(({ name }) => name !== PAUSE),
    own: track.hz,
    hopSeconds: frameSeconds,
    voice
  })
  const { sources, place } = layFrames(track.hz.length, stretchesOf(vowels, frameSeconds))
  const spectra = rowsBetween(track.spectra, sources)
  const decibels = valueBetween(gain)
  const pitch = valueBetween(target)
  for (const [frame, spectrum] of spectra.entries()) makeLouder(spectrum, decibels(sources[frame] ?? 0))
  const retold = {
    rate,
    frameSeconds,
    hz: sources.map((source) => ((track.hz[Math.round(source)] ?? 0) > 0 ? wholePeriods(pitch(source), rate) : 0)),
    spectra,
    strengths: track.strengths && rowsBetween(track.strengths, sources)
  }
  const move = (seconds: number) => place(seconds / frameSeconds) * frameSeconds
  return {
    track: retold,
    phones: phones.map(({ name, start, end }) => ({ name, start: move(start), end: move(end) })),
    place
  }
}

/**
 * The nearest pitch whose period is a whole number of samples. A vocoder puts its pulses on samples: a period between two
 * comes out as now the one and now the other, which is heard as roughness, where a step of a hundredth is not.
 */
function wholePeriods(hz: number, rate: number): number {
  return rate / Math.round(rate / hz)
}

/** Frames `from` to `to` that are to be so many more (`extra` above 0) or fewer. */
interface Stretch {
  from: number
  to: number
  extra: number
}

function stretchesOf(vowels: readonly VowelLength[], frameSeconds: number): Stretch[] {
  return vowels.flatMap(({ vowel, factor }) => {
    const from = Math.round(vowel.start / frameSeconds)
    const to = Math.round(vowel.end / frameSeconds)
    const extra = Math.round((to - from) * (factor - 1))
    return extra === 0 ? [] : [{ from, to, extra }]
  })
}

/** For every new frame the place among the old ones it is taken from, and for a place among the old ones the new one. */
function layFrames(
  frames: number,
  stretches: readonly Stretch[]
): { sources: Float32Array; place: (frame: number) => number } {
  const knots = [{ old: 0, new: 0 }]
  let shift = 0
  for (const { from, to, extra } of stretches) {
    knots.push({ old: from, new: from + shift })
    shift += extra
    knots.push({ old: to, new: to + shift })
  }
  const lookUp = (key: 'old' | 'new', value: 'old' | 'new', at: number) => {
    const i = knots.findLastIndex((knot) => knot[key] <= at)
    const [knot, next] = [knots[i], knots[i + 1]]
    if (!knot) return at
    const slope = next && next[key] > knot[key] ? (next[value] - knot[value]) / (next[key] - knot[key]) : 1
    return knot[value] + (at - knot[key]) * slope
  }
  return {
    sources: Float32Array.from({ length: frames + shift }, (_, frame) =>
      Math.min(frames - 1, lookUp('new', 'old', frame))
    ),
    place: (frame) => lookUp('old', 'new', frame)
  }
}

/** Reads values between two frames. */
function valueBetween(values: Float32Array): (place: number) => number {
  return (place) => {
    const frame = Math.floor(place)
    const low = values[frame] ?? 0
    return low + ((values[frame + 1] ?? low) - low) * (place - frame)
  }
}

/** For every place between two frames a row of its own. */
function rowsBetween(rows: readonly Float32Array[], places: Float32Array): Float32Array[] {
  const between = emptyRows(places.length, rows[0]?.length ?? 0)
  for (const [i, row] of between.entries()) {
    const place = places[i] ?? 0
    const frame = Math.floor(place)
    const low = rows[frame]
    const high = rows[frame + 1] ?? low
    for (let k = 0; k < row.length; k++) {
      const value = low?.[k] ?? 0
      row[k] = value + ((high?.[k] ?? value) - value) * (place - frame)
    }
  }
  return between
}

/** The same sound at another loudness, in dB: the first coefficient of a spectrum is a natural logarithm. */
function makeLouder(spectrum: Float32Array, decibels: number): void {
  spectrum[0] = (spectrum[0] ?? 0) + (decibels / 20) * Math.LN10
}
