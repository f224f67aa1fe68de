import { expect, onTestFinished, test } from 'vitest'

import { burstsOf, fakeSpeechServer } from '#tests/support/fake-speech-server.ts'
import { memoryStore } from '#tests/support/fake-voice.ts'
import { SAMPLE_STORY } from '#tests/support/sample-story.ts'
import { createNarrator } from '../../create-narrator.ts'
import { createOpenAiSpeech } from './openai-speech.ts'
import { createRemoteEngine } from './remote-engine.ts'

const VOICES = { emma: 'a', david: 'b', maya: 'c', shimmer: 'd' }

test.each([
  ['as fast as ours', 0.8],
  ['half again as slow', 0.55],
  ['twice as fast', 1.6]
])('a story is promised, played while it is made and kept, by a voice %s that knows no other pace', async (_, pace) => {
  const server = await fakeSpeechServer({ speak: (text) => burstsOf(text, pace) })
  onTestFinished(() => server.close())
  const problems: string[] = []
  const narrator = createNarrator({
    store: memoryStore(),
    engine: createRemoteEngine({
      service: createOpenAiSpeech({
        id: 'openai-compatible',
        baseUrl: server.url,
        apiKey: null,
        model: 'm',
        asksForTimes: false,
        fetch
      }),
      voices: VOICES
    }),
    onProblem: (what) => problems.push(what)
  })
  onTestFinished(() => narrator.close())
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
