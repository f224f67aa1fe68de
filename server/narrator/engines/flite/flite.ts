import { alignPhones, PAUSE, type Phone } from './align.ts'
import { readLexicon } from './lexicon.ts'
import { mainStress } from './melody/stress.ts'
import type { VoicePreset } from './presets.ts'
import { createRetelling, type VocoderTrack } from './vocoder.ts'
import { type CommandResult, runCommand, type CommandGuest } from './wasi-host.ts'

/** The engine's own rate; a preset's `shift` is applied when the sound is resampled. */
export const FLITE_RATE = 16_000

const WORDS_PER_LOOKUP = 120
const MOST_KNOWN_WORDS = 20_000

/** What Flite made of a text: samples in [-1, 1] at 16 kHz and every phone (pauses included) on that clock. */
export interface FliteSpeech {
  samples: Float32Array
  phones: Phone[]
}

export interface FliteSettings {
  stretch: number
  pitch: number | null
  liveliness: number | null
}

/** Speaks one unit. Throws when Flite answers with no sound. Never pass markup: `-ssml` hangs on it. */
export function speakWithFlite(
  module: WebAssembly.Module,
  text: string,
  base: VoicePreset['base'],
  settings: FliteSettings
): FliteSpeech {
  const { stdout, files } = runFlite(module, text, base, settings)
  const wav = files.get(OUTPUT)
  if (!wav) throw new Error('Flite made no sound')
  return { samples: readWav(wav), phones: readPhones(stdout) }
}

/**
 * Has Flite plan one unit, and its vocoder say what `retell` makes of the plan, which is told when Flite meant to say which
 * phone. The samples are in [-1, 1] at 16 kHz; the first frame lies on the first of them. Throws as `speakWithFlite` does.
 */
export function retellWithFlite(
  module: WebAssembly.Module,
  text: string,
  base: VoicePreset['base'],
  settings: FliteSettings,
  retell: (planned: VocoderTrack, phones: readonly Phone[]) => VocoderTrack
): Float32Array {
  const retelling = createRetelling((planned, { stdout }) => retell(planned, readPhones(stdout)))
  runFlite(module, text, base, settings, retelling)
  const samples = retelling.samples()
  if (samples === null) throw new Error('Flite made no sound')
  return samples
}

const OUTPUT = 'speech.wav'

function runFlite(
  module: WebAssembly.Module,
  text: string,
  base: VoicePreset['base'],
  settings: FliteSettings,
  guest?: CommandGuest
): CommandResult {
  const features: [string, number | null][] = [
    ['duration_stretch', settings.stretch],
    ['f0_shift', settings.pitch],
    ['int_f0_target_stddev', settings.liveliness]
  ]
  const flags = features.flatMap(([name, value]) => (value === null ? [] : ['--setf', `${name}=${value.toFixed(4)}`]))
  const args = ['flite', '-psdur', '-voice', base, ...flags, '-t', ` ${text} `, '-o', OUTPUT]
  const result = runCommand(module, args, guest)
  if (result.exitCode !== 0) throw new Error(`Flite ended with code ${result.exitCode}`)
  return result
}

/** Which word each sound belongs to and where a word is stressed, from the engine's dictionary. Keeps what it looked up. */
export interface WordFinder {
  /** Looks up many words in one go (about 20 ms per hundred). */
  learn(words: readonly string[]): void
  /** The sounds of one word, said by itself. */
  phonesOf(word: string): readonly string[]
  /** Which of its vowels, counted from 0, carries the main stress of a word; -1 when it has none. */
  stressOf(word: string): number
  /** One word index per phone that is no pause, never going down. */
  wordsOf(words: readonly string[], spoken: readonly string[]): number[]
}

interface KnownWord {
  phones: readonly string[]
  stress: number
}

export function createWordFinder(module: WebAssembly.Module): WordFinder {
  const known = new Map<string, KnownWord>()

  function lookUp(words: readonly string[]): { groups: string[][]; stresses: number[] } {
    // "! " always parts utterances; ". " would not after an abbreviation.
    const args = ['flite', '-ps', '-voice', 'kal', '-t', ` ${words.join('! ')} `, '-o', 'none']
    let stresses: number[] = []
    const { stdout } = runCommand(module, args, {
      onAsked: () => false,
      onReturned(exports) {
        const plain = words.map(inLexicon)
        stresses = readLexicon(exports, plain).map((sounds, i) => mainStress(plain[i] ?? '', sounds))
      }
    })
    const groups = stdout
      .trim()
      .split(new RegExp(`(?:^|\\s)${PAUSE}(?=\\s|$)`))
      .map((group) => group.trim().split(/\s+/).filter(Boolean))
      .filter((group) => group.length > 0)
    return { groups, stresses }
  }

  function learn(words: readonly string[]): void {
    if (known.size > MOST_KNOWN_WORDS) known.clear()
    const unknown = [...new Set(words)].filter((word) => !known.has(word))
    for (let i = 0; i < unknown.length; i += WORDS_PER_LOOKUP) {
      const batch = unknown.slice(i, i + WORDS_PER_LOOKUP)
      const { groups, stresses } = lookUp(batch)
      for (const [k, word] of batch.entries()) {
        const phones = groups.length === batch.length ? (groups[k] ?? []) : lookUp([word]).groups.flat()
        known.set(word, { phones, stress: stresses[k] ?? -1 })
      }
    }
  }

  function learned(word: string): KnownWord {
    learn([word])
    return known.get(word) ?? { phones: [], stress: -1 }
  }

  return {
    learn,
    phonesOf: (word) => learned(word).phones,
    stressOf: (word) => learned(word).stress,
    wordsOf(words, spoken) {
      learn(words)
      return alignPhones(
        words.map((word) => known.get(word)?.phones ?? []),
        spoken
      )
    }
  }
}

/** A word as Flite looks it up: of “Olivia's” the “olivia”, and “o'clock” without its apostrophe. */
function inLexicon(word: string): string {
  return word.toLowerCase().replace(/'s$/, '').replaceAll("'", '')
}

/** `pau:0.164 hh:0.255 …`: names and the second at which each ends. */
function readPhones(line: string): Phone[] {
  const phones: Phone[] = []
  for (const entry of line.trim().split(/\s+/).filter(Boolean)) {
    const [name, end] = entry.split(':')
    const seconds = Number(end)
    if (!name || !Number.isFinite(seconds)) throw new Error('Flite printed a phone list that cannot be read')
    phones.push({ name, start: phones.at(-1)?.end ?? 0, end: seconds })
  }
  if (phones.length === 0) throw new Error('Flite spoke no phones')
  return phones
}

function readWav(wav: Uint8Array): Float32Array {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength)
  const HEADER = 12
  let at = HEADER
  while (at + 8 <= wav.length && view.getUint32(at, false) !== 0x64617461) at += 8 + view.getUint32(at + 4, true)
  const start = at + 8
  const count = Math.max(0, Math.floor((wav.length - start) / 2))
  const samples = new Float32Array(count)
  for (let i = 0; i < count; i++) samples[i] = view.getInt16(start + 2 * i, true) / 32_768
  return samples
}
