import { restAfterWord, type Pace } from '../../pacing.ts'
import type { SoundSpan } from '../../speech-engine.ts'
import { PAUSE, type Phone } from './align.ts'
import {
  FLITE_RATE,
  type FliteSettings,
  type FliteSpeech,
  retellWithFlite,
  speakWithFlite,
  type WordFinder
} from './flite.ts'
import { applyMelody } from './melody/apply-melody.ts'
import { type Melody, QUOTE_PITCH, type VoicePreset } from './presets.ts'
import type { FliteUnit } from './spelling/spell-unit.ts'
import { tellingOf } from './telling.ts'

/** One unit at the engine's rate: samples with our own rests in place, and Flite's words on the listener's clock. */
export interface UnitSpeech {
  samples: Float32Array
  words: SoundSpan[]
  phones: Phone[]
}

/** What of the engine's own quiet stays before the first and after the last sound, in seconds of its clock. */
const LEAD_IN = 0.03
const LEAD_OUT = 0.08
const FADE_SECONDS = 0.012
/** A pause the engine makes of its own accord stays, but not longer than this. */
const LONGEST_OWN_REST = 0.15

export interface SpeakUnitOptions {
  preset: VoicePreset
  pace: Pace
  melody: Melody
}

type Piece = { from: number; to: number } | { silence: number }

/**
 * Speaks one unit with Flite and puts our rests where the text has them: Flite's own pauses are cut out and
 * replaced, so that the length of a rest is known beforehand. Times count from the unit's first sample, in seconds as
 * heard (after the voice's shift).
 */
export function speakUnit(
  module: WebAssembly.Module,
  finder: WordFinder,
  unit: FliteUnit,
  { preset, pace, melody }: SpeakUnitOptions
): UnitSpeech {
  // Before Flite runs: looked up in the middle of a run, words would take a second instance with a memory of its own.
  finder.learn(unit.words.map((word) => word.say))
  const ownersOf = (phones: readonly Phone[]) =>
    finder.wordsOf(
      unit.words.map((word) => word.say),
      phones.flatMap(({ name }) => (name === PAUSE ? [] : [name]))
    )
  const speech =
    melody === 'plain' ? speakPlainly(module, unit, preset, pace) : tell(module, finder, unit, preset, pace, ownersOf)
  const owners = ownersOf(speech.phones)
  const sounds = speech.phones.filter((phone) => phone.name !== PAUSE)
  const pieces = layPieces(speech.phones, owners, unit, { preset, pace, end: speech.samples.length / FLITE_RATE })
  const samples = joinPieces(speech.samples, pieces)
  const phones = movePhones(sounds, pieces, preset.shift)
  return { samples, phones, words: wordSpans(phones, owners, unit.words.length) }
}

function settingsOf(preset: VoicePreset, pace: Pace): FliteSettings {
  return {
    stretch: preset.stretch * preset.shift * pace.stretch,
    pitch: preset.pitch,
    liveliness: preset.liveliness
  }
}

function speakPlainly(module: WebAssembly.Module, unit: FliteUnit, preset: VoicePreset, pace: Pace): FliteSpeech {
  const settings = settingsOf(preset, pace)
  const pitch = settings.pitch === null ? null : settings.pitch * (unit.isQuoted ? QUOTE_PITCH : 1)
  return speakWithFlite(module, unit.text, preset.base, { ...settings, pitch })
}

/** As Flite means to say it, with a melody of ours before its vocoder makes sound of it. */
function tell(
  module: WebAssembly.Module,
  finder: WordFinder,
  unit: FliteUnit,
  preset: VoicePreset,
  pace: Pace,
  ownersOf: (phones: readonly Phone[]) => readonly number[]
): FliteSpeech {
  let phones: Phone[] = []
  const samples = retellWithFlite(module, unit.text, preset.base, settingsOf(preset, pace), (track, planned) => {
    const telling = tellingOf(unit, ownersOf(planned), finder, pace, `${preset.base} ${preset.shift}`)
    const retold = applyMelody({ track, phones: planned }, preset.melody, telling)
    phones = retold.phones
    return retold.track
  })
  return { samples, phones }
}

/** The stretches of Flite's sound to keep and the silences between them, in seconds of Flite's clock. */
function layPieces(
  phones: readonly Phone[],
  owners: readonly number[],
  unit: FliteUnit,
  { preset, pace, end }: { preset: VoicePreset; pace: Pace; end: number }
): Piece[] {
  const first = phones.find((phone) => phone.name !== PAUSE)
  const last = phones.findLast((phone) => phone.name !== PAUSE)
  if (!first || !last) return [{ from: 0, to: end }]
  const pieces: Piece[] = []
  let from = Math.max(0, first.start - LEAD_IN)
  let sound = -1
  for (const [i, phone] of phones.entries()) {
    if (phone.end > last.end) break
    const previous = phones[i - 1]
    if (phone.name !== PAUSE) {
      sound++
      // The text rests here but the engine ran on: open a gap between the two words.
      if (previous && previous.name !== PAUSE && sound > 0) {
        const rest = restBetween(unit, owners[sound - 1] ?? 0, owners[sound] ?? 0, pace) * preset.shift
        if (rest > 0) {
          pieces.push({ from, to: phone.start }, { silence: rest })
          from = phone.start
        }
      }
      continue
    }
    if (sound < 0) continue
    const wanted = restBetween(unit, owners[sound] ?? 0, owners[sound + 1] ?? 0, pace) * preset.shift
    const length = phone.end - phone.start
    const rest = wanted > 0 ? wanted : Math.min(length, LONGEST_OWN_REST)
    // Keep what rings on after the last sound and what leads into the next; silence makes up the rest.
    const kept = Math.min(length, rest)
    const cut = phone.start + kept * (LEAD_OUT / (LEAD_IN + LEAD_OUT))
    pieces.push({ from, to: cut }, { silence: rest - kept })
    from = phone.end - kept * (LEAD_IN / (LEAD_IN + LEAD_OUT))
  }
  pieces.push({ from, to: Math.min(end, last.end + LEAD_OUT) })
  return pieces
}

/** Seconds of rest the text asks for between two neighbouring sounds, as heard. */
function restBetween(unit: FliteUnit, before: number, after: number, pace: Pace): number {
  if (after <= before) return 0
  return Math.max(...unit.words.slice(before, after).map((word) => restAfterWord(word.rest, pace)))
}

function joinPieces(samples: Float32Array, pieces: readonly Piece[]): Float32Array {
  const parts = pieces.map((piece) =>
    'silence' in piece ? new Float32Array(toSamples(piece.silence)) : faded(samples, piece)
  )
  const joined = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/** A copy of a stretch that begins and ends at zero, so that no cut is heard as a click. */
function faded(samples: Float32Array, { from, to }: { from: number; to: number }): Float32Array {
  const part = samples.slice(toSamples(from), toSamples(to))
  const length = Math.min(toSamples(FADE_SECONDS), Math.floor(part.length / 2))
  for (let i = 0; i < length; i++) {
    const gain = 0.5 - 0.5 * Math.cos((Math.PI * (i + 0.5)) / length)
    part[i] = (part[i] ?? 0) * gain
    part[part.length - 1 - i] = (part[part.length - 1 - i] ?? 0) * gain
  }
  return part
}

/** The sounds on the clock of the joined pieces, as heard. */
function movePhones(sounds: readonly Phone[], pieces: readonly Piece[], shift: number): Phone[] {
  const moved: Phone[] = []
  let at = 0
  let next = 0
  for (const piece of pieces) {
    if ('silence' in piece) {
      at += toSamples(piece.silence)
      continue
    }
    const start = toSamples(piece.from)
    const length = toSamples(piece.to) - start
    const place = (seconds: number) =>
      (at + Math.min(length, Math.max(0, seconds * FLITE_RATE - start))) / (FLITE_RATE * shift)
    for (let sound = sounds[next]; sound && (sound.start + sound.end) / 2 < piece.to; sound = sounds[++next]) {
      moved.push({ name: sound.name, start: place(sound.start), end: place(sound.end) })
    }
    at += length
  }
  return moved
}

function wordSpans(phones: readonly Phone[], owners: readonly number[], count: number): SoundSpan[] {
  const spans: SoundSpan[] = []
  for (let word = 0; word < count; word++) {
    const first = owners.indexOf(word)
    const last = owners.lastIndexOf(word)
    const before = spans.at(-1)?.[1] ?? phones[0]?.start ?? 0
    // A word that got no sound of its own ("h" swallowed into its neighbour) is heard where the one before ends.
    spans.push(first < 0 ? [before, before] : [phones[first]?.start ?? before, phones[last]?.end ?? before])
  }
  return spans
}

function toSamples(seconds: number): number {
  return Math.round(seconds * FLITE_RATE)
}
