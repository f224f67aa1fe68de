import { VOICES, type Voice } from '#shared/narration.ts'
import type { EnvReader } from './config-values.ts'

export type ServiceVoices = Readonly<Record<Voice, string>>

/** What a voice elsewhere may speak and what that costs. A story that was begun is read to its end. */
export interface VoiceCosts {
  /** Letters a day for one family. */
  familyCharacters: number
  /** Null: no limit but the sum of the families'. */
  instanceCharacters: number | null
  /** Of a million letters; null where the operator named none. */
  price: number | null
}

const COST_NAMES = {
  familyCharacters: 'NARRATOR_FAMILY_DAILY_CHARACTERS',
  instanceCharacters: 'NARRATOR_DAILY_CHARACTERS',
  price: 'NARRATOR_PRICE'
} as const

/** Who reads aloud. */
export type NarratorConfig =
  | { kind: 'embedded' }
  | {
      kind: 'openai' | 'openai-compatible'
      baseUrl: string
      /** Named by the operator: it may be on this machine. */
      isConfigured: boolean
      apiKey: string | null
      model: string
      voices: ServiceVoices
      costs: VoiceCosts
    }
  | {
      kind: 'elevenlabs'
      baseUrl: string
      isConfigured: boolean
      apiKey: string
      model: string
      voices: ServiceVoices
      costs: VoiceCosts
    }
  | { kind: 'festival' | 'rhvoice'; voices: ServiceVoices }
  /** A neural voice in this server, which the operator has installed. */
  | { kind: 'kokoro'; voices: ServiceVoices }

const KINDS = ['embedded', 'openai', 'elevenlabs', 'openai-compatible', 'kokoro', 'festival', 'rhvoice'] as const
const OPENAI_VOICES = { emma: 'sage', david: 'ash', maya: 'nova', shimmer: 'shimmer' }
/** The best marked of each kind among Kokoro's English voices. */
const KOKORO_VOICES = { emma: 'af_heart', david: 'am_michael', maya: 'af_bella', shimmer: 'af_nicole' }
const FESTIVAL_VOICES = {
  emma: 'cmu_us_slt_arctic_hts',
  david: 'cmu_us_slt_arctic_hts',
  maya: 'cmu_us_slt_arctic_hts',
  shimmer: 'cmu_us_slt_arctic_hts'
}
const RHVOICE_VOICES = { emma: 'CLB', david: 'BDL', maya: 'SLT', shimmer: 'CLB' }

/** @throws ConfigError for what contradicts itself: a paid voice that is configured and not used would never be missed */
export function readNarratorConfig(read: EnvReader): NarratorConfig {
  const kind = read.choice('NARRATOR', KINDS) ?? 'embedded'
  const key = read.secret('NARRATOR_API_KEY')
  const base = readBaseUrl(read)
  const model = read.text('NARRATOR_MODEL')
  const refuse = (names: readonly (readonly [string, unknown])[]) => {
    const unused = names.find(([, value]) => value !== null)
    if (unused !== undefined)
      read.fail(`${unused[0]} is set, but NARRATOR is ${kind}, which does not use it; remove it`)
  }
  const given = readCosts(read)
  const service = [
    ['NARRATOR_MODEL', model],
    ['NARRATOR_API_KEY', key],
    ['NARRATOR_BASE_URL', base],
    [COST_NAMES.familyCharacters, given.familyCharacters],
    [COST_NAMES.instanceCharacters, given.instanceCharacters],
    [COST_NAMES.price, given.price]
  ] as const
  // Some thirteen long stories.
  const costs = { ...given, familyCharacters: given.familyCharacters ?? 100_000 }
  switch (kind) {
    case 'embedded':
      refuse([...service, ['NARRATOR_VOICES', read.text('NARRATOR_VOICES')]])
      return { kind }
    case 'kokoro':
      refuse(service)
      return { kind, voices: readVoices(read, KOKORO_VOICES) }
    case 'festival':
    case 'rhvoice':
      refuse(service)
      return { kind, voices: readVoices(read, kind === 'festival' ? FESTIVAL_VOICES : RHVOICE_VOICES) }
    case 'openai':
      if (key === null && base === null) return read.fail('NARRATOR=openai needs NARRATOR_API_KEY')
      return {
        kind,
        baseUrl: base ?? 'https://api.openai.com/v1',
        isConfigured: base !== null,
        apiKey: key,
        model: model ?? 'gpt-4o-mini-tts',
        voices: readVoices(read, OPENAI_VOICES),
        costs
      }
    case 'openai-compatible':
      if (base === null)
        return read.fail('NARRATOR=openai-compatible needs NARRATOR_BASE_URL, like http://localhost:8880/v1')
      return {
        kind,
        baseUrl: base,
        isConfigured: true,
        apiKey: key,
        model: model ?? 'kokoro',
        voices: readVoices(read, KOKORO_VOICES),
        costs
      }
    case 'elevenlabs':
      if (key === null) return read.fail('NARRATOR=elevenlabs needs NARRATOR_API_KEY')
      if (read.text('NARRATOR_VOICES') === null)
        return read.fail(
          'NARRATOR=elevenlabs needs NARRATOR_VOICES, like emma:<voice id>,david:<voice id>,maya:<voice id>'
        )
      return {
        kind,
        baseUrl: base ?? 'https://api.elevenlabs.io/v1',
        isConfigured: base !== null,
        apiKey: key,
        model: model ?? 'eleven_multilingual_v2',
        voices: readVoices(read, null),
        costs
      }
  }
}

function readCosts(read: EnvReader): Record<keyof VoiceCosts, number | null> {
  const letters = { least: 1000, most: 1_000_000_000 }
  return {
    familyCharacters: read.integer(COST_NAMES.familyCharacters, letters),
    instanceCharacters: read.integer(COST_NAMES.instanceCharacters, letters),
    price: read.price(COST_NAMES.price)
  }
}

function readBaseUrl(read: EnvReader): string | null {
  const url = read.url('NARRATOR_BASE_URL')
  if (url === null) return null
  const { search, hash, username, password } = new URL(url)
  if (search !== '' || hash !== '' || username !== '' || password !== '')
    return read.fail('NARRATOR_BASE_URL must be an address without a key, a question mark or a hash')
  return url.replace(/\/+$/, '')
}

/** `emma:af_heart,david:am_michael`; those that are not named keep `usual`. The welcome speaks as Emma when it is not. */
function readVoices(read: EnvReader, usual: ServiceVoices | null): ServiceVoices {
  const named = new Map<Voice, string>()
  for (const entry of read.text('NARRATOR_VOICES')?.split(',') ?? []) {
    const [ours = '', theirs = ''] = entry.split(/:(.*)/s).map((part) => part.trim())
    const voice = VOICES.find((one) => one === ours)
    if (voice === undefined || !/^[\w .+()-]{1,100}$/.test(theirs))
      return read.fail(
        `NARRATOR_VOICES must look like emma:af_heart,david:am_michael; our voices are ${VOICES.join(', ')}`
      )
    if (named.has(voice)) return read.fail(`NARRATOR_VOICES names ${voice} twice`)
    named.set(voice, theirs)
  }
  const find = (voice: Voice): string =>
    named.get(voice) ??
    usual?.[voice] ??
    (voice === 'shimmer' ? find('emma') : read.fail(`NARRATOR_VOICES does not say which voice is ${voice}`))
  return { emma: find('emma'), david: find('david'), maya: find('maya'), shimmer: find('shimmer') }
}
