/** A voice that the device or its browser brings along. */
export interface DeviceVoice {
  /** The same on every visit of this device. */
  id: string
  /** What a parent reads: "Samantha". */
  name: string
  /** The speech of a place, in words: "British English". */
  accent: string
  /** False where the browser sends what is to be said to its maker. */
  isLocal: boolean
  /** Recorded or learned well enough that its maker says so. */
  isNatural: boolean
  voice: SpeechSynthesisVoice
}

/** Stories are written in English. */
const STORY_LANGUAGE = 'en'

const NATURAL = /natural|neural|premium|enhanced|wavenet|siri/i
/**
 * What a child should not be read to by: the comic voices that Apple ships, the formant voices of its Eloquence and of
 * eSpeak. Our own voice is better than each of them.
 */
const NOVELTIES = new Set(
  (
    'Albert, Bad News, Bahh, Bells, Boing, Bruce, Bubbles, Cellos, Deranged, Eddy, Flo, Fred, Good News, Grandma, ' +
    'Grandpa, Hysterical, Jester, Junior, Kathy, Organ, Pipe Organ, Princess, Ralph, Reed, Rocko, Sandy, Shelley, ' +
    'Superstar, Trinoids, Whisper, Wobble, Zarvox'
  ).split(', ')
)
const FORMANT = /espeak|eloquence/i

/** The voices among these that one would want to hear a story from, the best first. */
export function goodVoices(voices: readonly SpeechSynthesisVoice[], language = STORY_LANGUAGE): DeviceVoice[] {
  const known = new Map<string, DeviceVoice>()
  for (const voice of voices) {
    const tag = tagOf(voice.lang)
    if (tag.split('-')[0]?.toLowerCase() !== language || isFormant(voice)) continue
    const id = `${tag} ${voice.voiceURI}`
    if (!known.has(id)) known.set(id, { ...described(voice, tag), id, voice })
  }
  return inOrder([...known.values()])
}

/** What stays in the house comes first, then what sounds natural, then how people speak where this device is. */
export function inOrder(voices: readonly DeviceVoice[]): DeviceVoice[] {
  const rank = ({ isLocal, isNatural, voice }: DeviceVoice) =>
    (isLocal ? 4 : 0) + (isNatural ? 2 : 0) + (tagOf(voice.lang) === navigator.language ? 1 : 0)
  return voices.toSorted((a, b) => rank(b) - rank(a) || a.name.localeCompare(b.name))
}

function described(voice: SpeechSynthesisVoice, tag: string) {
  const isLocal = voice.localService
  return { name: plainName(voice.name), accent: accentOf(tag), isLocal, isNatural: NATURAL.test(voice.name) }
}

/** Android writes "en_GB". */
function tagOf(language: string): string {
  return language.replaceAll('_', '-')
}

function isFormant({ name, voiceURI }: SpeechSynthesisVoice): boolean {
  return NOVELTIES.has(plainName(name)) || FORMANT.test(name) || FORMANT.test(voiceURI)
}

/** "Microsoft Aria Online (Natural) - English (United States)" is Aria, "Samantha (Enhanced)" Samantha. */
function plainName(name: string): string {
  const plain = name
    .replace(/ - English.*$/, '')
    .replace(/\s*\(.*\)$/, '')
    .replace(/^Microsoft (.+?)(?: Online)?$/, '$1')
    .trim()
  return plain === '' ? name : plain
}

function accentOf(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? 'English'
  } catch {
    // Some engines write what is no language tag; that they speak English is known.
    return 'English'
  }
}
