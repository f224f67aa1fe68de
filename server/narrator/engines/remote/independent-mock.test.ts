import { LLMock } from '@copilotkit/aimock'
import { expect, onTestFinished, test } from 'vitest'

import { burstsOf } from '#tests/support/speech-bursts.ts'
import { paceAt } from '../../pacing.ts'
import { readScript } from '../../text/script.ts'
import { createOpenAiSpeech } from './openai-speech.ts'
import { createRemoteEngine } from './remote-engine.ts'

const VOICES = { emma: 'sage', david: 'ash', maya: 'nova', shimmer: 'shimmer' }

test('a server that is not ours understands what we ask, and we what it answers', async () => {
  const mock = new LLMock({ port: 0 })
  const sound = (text: string) => ({ audio: burstsOf(text, 1).pcm.toString('base64'), format: 'pcm' as const })
  mock.onSpeech('The old cat slept.', sound('The old cat slept.'))
  mock.onSpeech('It was late.', sound('It was late.'))
  await mock.start()
  onTestFinished(async () => {
    await mock.stop()
  })
  const engine = createRemoteEngine({
    service: createOpenAiSpeech({
      id: 'openai',
      baseUrl: `${mock.url}/v1`,
      apiKey: 'sk-test',
      model: 'gpt-4o-mini-tts',
      asksForTimes: false,
      fetch
    }),
    voices: VOICES
  })
  onTestFinished(() => engine.close())
  const units = readScript('The old cat slept. It was late.').paragraphs.flatMap((paragraph) => paragraph.units)
  const { words } = await engine.speak({ voice: 'emma', pace: paceAt(0), units }, { urgency: { level: 0 } })
  expect(words).toHaveLength(7)
  expect(mock.getRequests().map(({ path }) => path)).toEqual(['/v1/audio/speech', '/v1/audio/speech'])
})
