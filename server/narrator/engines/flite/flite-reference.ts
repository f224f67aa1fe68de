import { paceAt } from '../../pacing.ts'
import type { SoundSpan } from '../../speech-engine.ts'
import type { SpokenUnit } from '../../text/spoken-unit.ts'
import { createWordFinder } from './flite.ts'
import { VOICE_PRESETS, type VoicePreset } from './presets.ts'
import { plainSpans } from './speak-segment.ts'
import { speakUnit } from './speak-unit.ts'
import { spellUnit } from './spelling/spell-unit.ts'

/** Flite's voices as they are: a reading to lay along another voice's, not to be listened to. */
const AS_IT_IS = { shift: 1, stretch: 1.15, pitch: null, liveliness: null }
const HIGH: VoicePreset = { ...VOICE_PRESETS.emma, ...AS_IT_IS }
const LOW: VoicePreset = { ...VOICE_PRESETS.david, ...AS_IT_IS }

/** Says units at 16 kHz with the places of their words; `isLow` takes the lower voice. No words where Flite cannot. */
export function createFliteReference(
  module: WebAssembly.Module
): (unit: SpokenUnit, isLow: boolean) => { samples: Float32Array; words: SoundSpan[] } {
  const finder = createWordFinder(module)
  return (unit, isLow) => {
    const inFlite = spellUnit(unit)
    if (inFlite.words.length === 0) return { samples: new Float32Array(0), words: [] }
    const speech = speakUnit(module, finder, inFlite, { preset: isLow ? LOW : HIGH, pace: paceAt(0), melody: 'plain' })
    return { samples: speech.samples, words: plainSpans(speech.words, inFlite, unit.words.length) }
  }
}
