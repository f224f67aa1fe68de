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

function placeWords(place: VoiceList['place'], host: string): string {
  if (place === 'server') return 'on this server'
  if (place === 'network') return `by ${host} in this server’s own network`
  return `by ${host} over the internet, which is sent the story with its names`
}

function listed(names: string[]): string {
  return new Intl.ListFormat('en-GB').format(names)
}
