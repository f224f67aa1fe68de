import type { SentKind } from '#shared/data-sharing.ts'

/** What the fields of a speech service's request are, in whichever of the wire shapes. */
const FIELDS: Readonly<Record<string, SentKind>> = {
  input: 'sentence',
  text: 'sentence',
  previous_text: 'neighbours',
  next_text: 'neighbours',
  voice: 'voice',
  speed: 'voice',
  voice_settings: 'voice',
  model: 'rules',
  model_id: 'rules',
  response_format: 'rules',
  stream: 'rules',
  return_timestamps: 'rules'
}

/** All kinds that a request of this service can hold, in the order in which they are said. */
export function kindsOfSentence(service: 'openai' | 'openai-compatible' | 'elevenlabs'): SentKind[] {
  return service === 'elevenlabs' ? ['sentence', 'neighbours', 'voice', 'rules'] : ['sentence', 'voice', 'rules']
}

/** The fields of a request as it was sent; what has no name is `other`, and never left out. */
export function fieldsOfSentence(body: Readonly<Record<string, unknown>>): { kind: SentKind; text: string }[] {
  return Object.entries(body).map(([field, value]) => ({
    kind: FIELDS[field] ?? 'other',
    text: typeof value === 'string' ? value : JSON.stringify(value)
  }))
}
