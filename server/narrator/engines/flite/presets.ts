import type { Voice } from '#shared/narration.ts'
import type { Air } from '../../sound/air.ts'
import { type Biquad, highShelf, peaking } from '../../sound/filters.ts'
import { SAMPLE_RATE } from '../../sound/frames.ts'
import type { MelodyVoice } from './melody/apply-melody.ts'

/** Raise when any number below, the spelling or the melody changes: it is part of every cache key. */
export const PRESET_REVISION = 5

/** Whether what the engine says gets a melody and a finish of ours (`told`), or is left as it is. */
export const MELODIES = ['told', 'plain'] as const
export type Melody = (typeof MELODIES)[number]

/**
 * One of our voices as settings of Flite. `shift` declares the 16 kHz sound to be `16000 × shift` Hz: it moves pitch
 * and formants together (a larger or smaller speaker) at no cost; `stretch` is what the listener hears, so Flite is
 * asked for `stretch × shift`. `pitch` is Flite's own `f0_shift` (rms ignores it), `liveliness` the spread of its
 * intonation in Hz. `usualLoudness` is the voice's own level in LUFS, before levelling.
 */
export interface VoicePreset {
  base: 'slt' | 'rms' | 'awb'
  shift: number
  stretch: number
  pitch: number | null
  liveliness: number | null
  usualLoudness: number
  melody: MelodyVoice
  finish: { equaliser: readonly Biquad[]; air: Air }
}

const SLT_EQUALISER = [peaking(SAMPLE_RATE, 190, -3, 1.2), peaking(SAMPLE_RATE, 6400, -4, 2.5)]
const RMS_EQUALISER = [highShelf(SAMPLE_RATE, 2600, -7), peaking(SAMPLE_RATE, 200, -4, 1)]
const AWB_EQUALISER = [peaking(SAMPLE_RATE, 200, -4, 1.2), peaking(SAMPLE_RATE, 3000, -4, 0.9)]

export const VOICE_PRESETS: Record<Voice, VoicePreset> = {
  emma: {
    base: 'slt',
    shift: 0.94,
    stretch: 1.23,
    pitch: 1.03,
    liveliness: 30,
    usualLoudness: -15,
    melody: { median: 175.3, ownTune: 1 },
    finish: { equaliser: SLT_EQUALISER, air: { from: 7050, gain: 0.9 } }
  },
  david: {
    base: 'rms',
    shift: 1.04,
    stretch: 1.06,
    pitch: null,
    liveliness: null,
    usualLoudness: -20.5,
    melody: { median: 102.3, ownTune: 0.7 },
    finish: { equaliser: RMS_EQUALISER, air: { from: 7700, gain: 0.6 } }
  },
  maya: {
    base: 'awb',
    shift: 1.07,
    stretch: 1.22,
    pitch: 1.48,
    liveliness: null,
    usualLoudness: -18,
    melody: { median: 191.5, ownTune: 1 },
    finish: { equaliser: AWB_EQUALISER, air: { from: 7700, gain: 0.9 } }
  },
  shimmer: {
    base: 'slt',
    shift: 0.97,
    stretch: 1.16,
    pitch: 1.08,
    liveliness: 32,
    usualLoudness: -14.5,
    melody: { median: 182.1, ownTune: 1 },
    finish: { equaliser: SLT_EQUALISER, air: { from: 7250, gain: 0.9 } }
  }
}

/** Without a melody quoted lines are spoken a little higher, where the base voice can be re-pitched. */
export const QUOTE_PITCH = 1.04
