import { expect, test } from 'vitest'

import { fakeEngine } from '#tests/support/fake-voice.ts'
import { paceAt } from './pacing.ts'
import { queuedSpeech } from './speech-queue.ts'
import { readScript } from './text/script.ts'

const asked = (text: string) => ({
  voice: 'emma' as const,
  pace: paceAt(0),
  units: readScript(text).paragraphs.flatMap(({ units }) => units)
})

test('an engine is asked for no more at once than it takes, the most urgent first', async () => {
  const engine = fakeEngine()
  const speak = queuedSpeech({ ...engine, limits: { unitLetters: 300, parallel: 2 } })
  engine.hold()
  const late = { level: 9 }
  const all = [
    speak(asked('One.'), { urgency: { level: 5 } }),
    speak(asked('Two.'), { urgency: { level: 5 } }),
    speak(asked('Three.'), { urgency: { level: 7 } }),
    speak(asked('Four.'), { urgency: late })
  ]
  await expect.poll(() => engine.spoken).toEqual(['one.', 'two.'])
  // While it waits, a listener asks for it.
  late.level = 0
  engine.release()
  await Promise.all(all)
  expect(engine.spoken).toEqual(['one.', 'two.', 'four.', 'three.'])
})

test('one that is given up while it waits costs nothing, and one that fails gives its turn back', async () => {
  const engine = fakeEngine({ fail: (text) => text === 'one.' })
  const speak = queuedSpeech({ ...engine, limits: { unitLetters: 300, parallel: 1 } })
  engine.hold()
  const gone = new AbortController()
  const first = speak(asked('One.'), { urgency: { level: 0 } })
  const second = speak(asked('Two.'), { urgency: { level: 0 }, signal: gone.signal })
  const third = speak(asked('Three.'), { urgency: { level: 0 } })
  gone.abort(new Error('the listener left'))
  await expect(second).rejects.toThrow('the listener left')
  engine.release()
  await expect(first).rejects.toThrow('No voice today')
  await third
  expect(engine.spoken).toEqual(['one.', 'three.'])
})
