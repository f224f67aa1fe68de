import { expect, test } from 'vitest'

import { VOICE_DESCRIPTIONS, type NarratorVoice, type VoiceList } from '#shared/narration.ts'
import { originWords } from './voice-list.ts'

test.each([
  ['server', null, 'Emma’s sound is made on this server.'],
  ['network', 'kokoro:8880', 'Emma’s sound is made by kokoro, a computer in Talewick’s own network.'],
  ['network', '127.0.0.1:8880', 'Emma’s sound is made on the computer that Talewick runs on.'],
  ['network', 'localhost:8880', 'Emma’s sound is made on the computer that Talewick runs on.'],
  ['network', '[::1]:8880', 'Emma’s sound is made on the computer that Talewick runs on.'],
  ['network', '192.168.1.20:8880', 'Emma’s sound is made by another computer in Talewick’s own network.'],
  ['network', '[fd00::20]:8880', 'Emma’s sound is made by another computer in Talewick’s own network.'],
  [
    'internet',
    'api.elevenlabs.io',
    'Emma’s sound is made by ElevenLabs over the internet, which is sent the story with its names.'
  ],
  [
    'internet',
    'tts.example.org:8443',
    'Emma’s sound is made by tts.example.org over the internet, which is sent the story with its names.'
  ],
  [
    'internet',
    '198.51.100.7:8443',
    'Emma’s sound is made by another server over the internet, which is sent the story with its names.'
  ]
] as const)('a parent reads where the sound is made: %s %s', (place, host, words) => {
  expect(originWords(list({ place, host }), 'emma')).toBe(words)
})

test('names that stand for one sound are said to do so, whichever of them is chosen', () => {
  const one = list({ same: { david: 'emma', maya: 'emma' } })
  expect(originWords(one, 'emma')).toMatch(/ Emma, David and Maya sound the same here\.$/)
  expect(originWords(one, 'maya')).toMatch(/ Maya, Emma and David sound the same here\.$/)
  const two = list({ same: { maya: 'david' } })
  expect(originWords(two, 'emma')).not.toContain('same')
  expect(originWords(two, 'david')).toMatch(/ David and Maya sound the same here\.$/)
})

function list({
  place = 'server',
  host = null,
  same = {}
}: Partial<Pick<VoiceList, 'place' | 'host'>> & { same?: Partial<Record<NarratorVoice, NarratorVoice>> }): VoiceList {
  const ids: NarratorVoice[] = ['emma', 'david', 'maya']
  return { place, host, voices: ids.map((id) => ({ id, ...VOICE_DESCRIPTIONS[id], sameAs: same[id] ?? null })) }
}
