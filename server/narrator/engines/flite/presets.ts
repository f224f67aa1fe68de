import type { Voice } from '#shared/narration.ts'

/** Raise when any number below changes: it is part of every cache key. */
export const PRESET_REVISION = 1

/**
 * One of our voices as settings of Flite. `shift` declares the 16 kHz sound to be `16000 × shift` Hz: it moves pitch
 * and formants together (a larger or smaller speaker) at no cost; `stretch` is what the listener hears, so Flite is
 * asked for `stretch × shift`. `pitch` is Flite's own `f0_shift` (rms ignores it), `liveliness` the spread of its
 * intonation in Hz. `usualLoudness` is the voice's own level in LUFS, before levelling.
 */
export type VoicePreset = {
  base: 'slt' | 'rms' | 'awb'
  shift: number
  stretch: number
  pitch: number | null
  liveliness: number | null
  usualLoudness: number
}

export const VOICE_PRESETS: Record<Voice, VoicePreset> = {
  emma: { base: 'slt', shift: 0.94, stretch: 1.23, pitch: 1.03, liveliness: 30, usualLoudness: -15 },
  david: { base: 'rms', shift: 1.04, stretch: 1.06, pitch: null, liveliness: null, usualLoudness: -20.5 },
  maya: { base: 'awb', shift: 1.07, stretch: 1.22, pitch: 1.48, liveliness: null, usualLoudness: -18 },
  shimmer: { base: 'slt', shift: 0.97, stretch: 1.16, pitch: 1.08, liveliness: 32, usualLoudness: -14.5 }
}

/** Quoted lines are spoken a little higher, where the base voice can be re-pitched. */
export const QUOTE_PITCH = 1.04
