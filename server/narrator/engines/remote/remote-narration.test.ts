import { expect, onTestFinished, test } from 'vitest'

import { fakeSpeechServer } from '#tests/support/fake-speech-server.ts'
import { memoryStore } from '#tests/support/fake-voice.ts'
import { SAMPLE_STORY } from '#tests/support/sample-story.ts'
import { burstsOf } from '#tests/support/speech-bursts.ts'
import { createNarrator } from '../../create-narrator.ts'
import type { Narrator } from '../../narrator.ts'
import { createOpenAiSpeech } from './openai-speech.ts'
import { createRemoteEngine } from './remote-engine.ts'

const VOICES = { emma: 'a', david: 'b', maya: 'c', shimmer: 'd' }

/** A narrator whose voice is at an address, closed when the test is over. */
function narratorWith({
  url,
  asksForTimes,
  onProblem
}: {
  url: string
  asksForTimes: boolean
  onProblem?: (what: string) => void
}): Narrator {
  const service = createOpenAiSpeech({
    id: 'openai-compatible',
    baseUrl: url,
    apiKey: null,
    model: 'm',
    asksForTimes,
    fetch
  })
  const narrator = createNarrator({
    store: memoryStore(),
    engine: createRemoteEngine({ service, voices: VOICES }),
    ...(onProblem && { onProblem })
  })
  onTestFinished(() => narrator.close())
  return narrator
}

test.each([
  ['as fast as ours', 0.8],
  ['half again as slow', 0.55],
  ['twice as fast', 1.6]
])('a story is promised, played while it is made and kept, by a voice %s that knows no other pace', async (_, pace) => {
  const server = await fakeSpeechServer({ speak: (text) => burstsOf(text, pace) })
  onTestFinished(() => server.close())
  const problems: string[] = []
  const narrator = narratorWith({ url: server.url, asksForTimes: false, onProblem: (what) => problems.push(what) })
  const narration = await narrator.narrate({ text: SAMPLE_STORY.slice(0, 800), voice: 'emma' })
  expect(narration.isComplete()).toBe(false)
  await narration.whenComplete
  const { speechEnd, words, complete } = narration.timings()
  expect(complete).toBe(true)
  expect(words.length).toBeGreaterThan(100)
  expect(speechEnd).toBeGreaterThan(narration.durationSec * 0.4)
  expect(speechEnd).toBeLessThan(narration.durationSec)
  expect(problems).toEqual([])
  expect(server.mostAtOnce).toBeLessThanOrEqual(3)
  expect(await narrator.open(narration.key, null)).toMatchObject({ isComplete: true })
})

test.each([
  ['with word times', true],
  ['without', false]
])('the first sound leaves before the voice has said the second sentence (%s)', async (_, isCaptioned) => {
  const held = Promise.withResolvers<void>()
  const server = await fakeSpeechServer({
    isCaptioned,
    speak: async (text) => {
      if (!text.startsWith('The first')) await held.promise
      return burstsOf(text, 1)
    }
  })
  onTestFinished(() => server.close())
  const narrator = narratorWith({ url: server.url, asksForTimes: true })
  const text = 'The first is said at once. The second waits. The third waits as well.\n\nAnd so does all else.'
  const narration = await narrator.narrate({ text, voice: 'emma' })
  // Nothing but the first sentence has been said: its words have their times, and its bytes can be read.
  const { words } = narration.timings()
  expect(words).toHaveLength('The first is said at once.'.split(' ').length)
  const [, , , end = 0] = words.at(-1) ?? []
  const bytesUntil = Math.floor((end * narration.totalBytes) / narration.durationSec)
  let read = 0
  for await (const chunk of narration.read(0, bytesUntil - 1)) read += chunk.length
  expect(read).toBe(bytesUntil)
  expect(narration.isComplete()).toBe(false)
  held.resolve()
  await narration.whenComplete
  expect(narration.timings().complete).toBe(true)
})
