import { expect, test } from 'vitest'

import { goodVoices } from './device-voices.ts'

const voice = (name: string, lang = 'en-US', localService = true): SpeechSynthesisVoice => ({
  name,
  lang,
  localService,
  voiceURI: name,
  default: false
})

test('English voices only, what stays on the device first, then what sounds natural', () => {
  const voices = goodVoices([
    voice('Google UK English Female', 'en-GB', false),
    voice('Samantha'),
    voice('Anna', 'de-DE'),
    voice('Microsoft Aria Online (Natural) - English (United States)', 'en-US', false),
    voice('Ava (Premium)'),
    voice('Daniel', 'en_GB')
  ])
  expect(voices.map(({ name, accent, isLocal, isNatural }) => [name, accent, isLocal, isNatural])).toEqual([
    ['Ava', 'American English', true, true],
    ['Samantha', 'American English', true, false],
    ['Daniel', 'British English', true, false],
    ['Aria', 'American English', false, true],
    ['Google UK English Female', 'British English', false, false]
  ])
})

test('comic voices and formant voices are not offered to a child', () => {
  const eloquence = { ...voice('Somebody'), voiceURI: 'com.apple.eloquence.en-US.Somebody' }
  const comic = ['Zarvox', 'Bad News', 'Grandma (English (US))', 'eSpeak English'].map((name) => voice(name))
  expect(goodVoices([...comic, eloquence])).toEqual([])
})

test('a voice that is listed twice is one, and its id outlives the visit', () => {
  const [first, ...more] = goodVoices([voice('Samantha'), voice('Samantha')])
  expect(more).toEqual([])
  expect(goodVoices([voice('Samantha')])[0]?.id).toBe(first?.id)
})

test('an engine that writes no language tag has a voice all the same', () => {
  expect(goodVoices([voice('Old', 'en-')]).map(({ accent }) => accent)).toEqual(['English'])
})
