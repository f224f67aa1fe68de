import { WELCOME_LINE } from '#shared/brand.ts'
import { send } from '../../api/call.ts'
import { readStored, writeStored } from '../../lib/use-stored-value.ts'

/** §9: the recording is kept under a versioned key; a new welcome gets a new version. */
export const WELCOME_KEY = 'talewick.welcome-audio.v4'

const IS_SOUND = /^data:audio\/[\w.+-]+;base64,/

/**
 * The storyteller's welcome as a data URL: the one kept in this browser, or a new one from the server.
 * @throws what the call throws, or an error when something other than sound came back
 */
export async function loadWelcome(signal: AbortSignal): Promise<string> {
  const kept = readStored(WELCOME_KEY)
  if (kept !== null && IS_SOUND.test(kept)) return kept
  const response = await send('generateSpeech', { body: { text: WELCOME_LINE, voice: 'shimmer' } }, { signal })
  const url = await asDataUrl(response)
  if (!IS_SOUND.test(url)) throw new Error('The welcome did not arrive as sound')
  // §8: a full storage is no failure: the next visit asks again.
  writeStored(WELCOME_KEY, url)
  return url
}

/** A recording that cannot be played is not worth keeping. */
export function clearWelcome(): void {
  writeStored(WELCOME_KEY, null)
}

/** In steps: one call with half a million arguments is more than an engine takes. */
const STEP = 0x8000

async function asDataUrl(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += STEP) text += String.fromCharCode(...bytes.subarray(at, at + STEP))
  return `data:${response.headers.get('content-type') ?? ''};base64,${btoa(text)}`
}
