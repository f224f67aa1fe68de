import type { AppContext } from '#server/context.ts'
import { NARRATOR_VOICES, VOICE_DESCRIPTIONS, type VoiceList } from '#shared/narration.ts'

/** The voices of this instance as it is configured: who there is, and where their sound is made. */
export async function listVoices({
  config,
  isNearHost
}: Pick<AppContext, 'config' | 'isNearHost'>): Promise<VoiceList> {
  const { narrator } = config
  const sounds = 'voices' in narrator ? narrator.voices : null
  const voices = NARRATOR_VOICES.map((id, i) => {
    const earlier = NARRATOR_VOICES.slice(0, i)
    const sameAs = sounds === null ? undefined : earlier.find((other) => sounds[other] === sounds[id])
    return { id, ...VOICE_DESCRIPTIONS[id], sameAs: sameAs ?? null }
  })
  if (!('baseUrl' in narrator)) return { place: 'server', host: null, voices }
  const { host, hostname } = new URL(narrator.baseUrl)
  return { place: (await isNearHost(hostname)) ? 'network' : 'internet', host, voices }
}
