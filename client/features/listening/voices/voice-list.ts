import { queryOptions, useQuery } from '@tanstack/react-query'

import type { NarratorVoice, VoiceList } from '#shared/narration.ts'
import { call } from '../../../api/call.ts'

const voiceListQuery = queryOptions({
  queryKey: ['/api', 'voices'],
  queryFn: ({ signal }) => call('listVoices', {}, { signal })
})

/** The voices of this instance; undefined until they are known, and where they cannot be looked up. */
export function useVoiceList(): VoiceList | undefined {
  return useQuery(voiceListQuery).data
}

/** Where a voice's sound is made, and which other has the same, in a sentence or two for a parent. */
export function originWords({ place, host, voices }: VoiceList, voice: NarratorVoice): string {
  const chosen = voices.find(({ id }) => id === voice)
  if (chosen === undefined) return ''
  const same = voices.filter(({ id, sameAs }) => id !== voice && (sameAs ?? id) === (chosen.sameAs ?? voice))
  const likeness = same.length === 0 ? '' : ` ${listed([chosen, ...same].map(({ name }) => name))} sound the same here.`
  return `${chosen.name}’s sound is made ${placeWords(place, host ?? '')}.${likeness}`
}

/** Without addresses and ports, which say nothing to a parent. */
function placeWords(place: VoiceList['place'], host: string): string {
  if (place === 'server') return 'on this server'
  const name = host.replace(/:\d+$/u, '')
  if (place === 'internet')
    return `by ${PROVIDERS[name] ?? (isAddress(name) ? 'another server' : name)} over the internet, which is sent the story with its names`
  if (HERE.test(name)) return 'on the computer that Talewick runs on'
  return isAddress(name)
    ? 'by another computer in Talewick’s own network'
    : `by ${name}, a computer in Talewick’s own network`
}

/** By the names that they have themselves. */
const PROVIDERS: Readonly<Record<string, string>> = {
  'api.openai.com': 'OpenAI',
  'api.elevenlabs.io': 'ElevenLabs',
  'api.eu.residency.elevenlabs.io': 'ElevenLabs'
}
const HERE = /^(?:localhost|.*\.localhost|127\.[\d.]+|\[::1\]|host\.docker\.internal)$/u

function isAddress(name: string): boolean {
  return /^\[|^[\d.]+$/u.test(name)
}

function listed(names: string[]): string {
  return new Intl.ListFormat('en-GB').format(names)
}
