import type { Api } from '#shared/api.ts'
import { WELCOME_LINE } from '#shared/brand.ts'
import type { EndpointInput } from '#shared/endpoint.ts'
import { request } from '../../api/request.ts'
import { clearStored, readStored, writeStored } from '../../lib/use-stored-value.ts'

const WELCOME_KEYS = 'talewick.welcome-audio.'

/** §9: the recording is kept under a versioned key; the same welcome in a new voice gets a new suffix. */
export const WELCOME_KEY = `${WELCOME_KEYS}v5.told`

/**
 * The contract's row, by its types alone: its schemas are more script than the whole front page, and a visitor who has
 * just come would wait for them.
 */
const SPEAK = { method: 'POST', path: '/api/generate-tts' } as const satisfies Pick<
  Api['generateSpeech'],
  'method' | 'path'
>

const IS_SOUND = /^data:audio\/[\w.+-]+;base64,/

/**
 * The storyteller's welcome as a data URL: the one kept in this browser, or a new one from the server.
 * @throws Error when the server could not be reached, refused, or something other than sound came back
 */
export async function loadWelcome(signal: AbortSignal): Promise<string> {
  // A visitor who comes back hears the voice of today, and an old recording takes no room.
  clearStored(WELCOME_KEYS, [WELCOME_KEY])
  const kept = readStored(WELCOME_KEY)
  if (kept !== null && IS_SOUND.test(kept)) return kept
  const input: EndpointInput<Api['generateSpeech']> = { body: { text: WELCOME_LINE, voice: 'shimmer' } }
  const response = await request(SPEAK, input, { signal })
  if (!response.ok) throw new Error(`The welcome was refused: ${response.status}`)
  const url = await asDataUrl(await response.blob())
  if (!IS_SOUND.test(url)) throw new Error('The welcome did not arrive as sound')
  // §8: a full storage is no failure: the next visit asks again.
  writeStored(WELCOME_KEY, url)
  return url
}

/** A recording that cannot be played is not worth keeping. */
export function clearWelcome(): void {
  writeStored(WELCOME_KEY, null)
}

/** The browser writes it beside the page: a loop here would hold up a thumb. */
async function asDataUrl(sound: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
  reader.addEventListener('error', () => reject(reader.error))
  reader.readAsDataURL(sound)
  return promise
}
