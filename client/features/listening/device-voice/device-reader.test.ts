import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  installFakeSpeech,
  removeFakeSpeech,
  type FakeSpeech,
  type FakeSpeechOptions
} from '#tests/support/fake-speech.ts'
import { createDeviceReader, type DeviceReader } from './device-reader.ts'
import { spokenParts } from './spoken-parts.ts'

const STORY = [
  'Mila opened the little door. Behind it was a stair, and it went down and down. She took the lantern.',
  'At the bottom a fox was waiting for her. “You are late,” said the fox. They went on together.',
  'The moon stood over the wood. Every leaf was silver, and every stone was asleep. Mila yawned a very long yawn.',
  'Then the fox sat down on the moss. It told her about the sea, where all the rivers go. The waves came slowly in.',
  'Mila closed her eyes. The lantern burned low. Good night, said the fox.'
].join('\n\n')

let hidden = false
/** A reader that is not closed hears of the page's coming back for as long as there is a document. */
const opened: DeviceReader[] = []
beforeEach(() => {
  vi.useFakeTimers()
  hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  for (const reader of opened.splice(0)) reader.close()
  vi.useRealTimers()
  removeFakeSpeech()
})

test('reads one sentence after the other, rests between them, and says when it is over', () => {
  const { reader, fake, onEnd } = openReader()
  reader.play()
  expect(reader.isReading()).toBe(true)
  pass(1)
  expect(fake.said.map(({ text }) => text)).toEqual(['Mila opened the little door.'])
  pass(120)
  expect(fake.heard).toEqual(spokenParts(STORY, true).map(({ text }) => text))
  expect(onEnd.mock.calls).toEqual([[true]])
  expect([reader.isReading(), reader.now()]).toEqual([false, 0])
})

test('reads more slowly than the device does by itself, and slower still over the last third', () => {
  const { reader, fake } = openReader()
  reader.play()
  pass(120)
  const rates = fake.said.map(({ rate }) => rate)
  expect(rates[0]).toBeCloseTo(0.92)
  expect(rates.slice(0, 9).every((rate) => rate === rates[0])).toBe(true)
  const last = rates.slice(-4)
  expect(last.toSorted((a, b) => b - a)).toEqual(last)
  expect(last.at(-1)).toBeLessThan(0.86)
})

test('the words that a voice tells of are where the story is, and the next one is not lit before it sounds', () => {
  const { reader } = openReader({ lettersPerSecond: 5 })
  reader.play()
  pass(0.02)
  const [, opened, the] = firstWords(reader.timings())
  // "opened" begins after five letters, a second and more later; letters alone would have let one expect it sooner.
  pass(1.05)
  expect(reader.now()).toBeLessThan(opened ?? 0)
  pass(0.1)
  expect(reader.now()).toBeGreaterThanOrEqual(opened ?? 0)
  pass(0.9)
  expect(reader.now()).toBeLessThan(the ?? 0)
})

test('a voice that tells of no words is followed by our own times, never beyond its sentence', () => {
  const { reader } = openReader({ tellsWords: false, lettersPerSecond: 5 })
  reader.play()
  pass(0.02)
  const [, opened] = firstWords(reader.timings())
  pass((opened ?? 0) + 0.05)
  expect(reader.now()).toBeGreaterThan(opened ?? 0)
  const end = reader.timings().sentences[0]?.[3] ?? 0
  pass(5)
  expect(reader.now()).toBeCloseTo(end)
})

test('what a sentence really took is learned: the length of the story comes near to the truth', () => {
  const { reader } = openReader({ lettersPerSecond: 7 })
  const before = reader.timings().durationSec
  reader.play()
  const began = performance.now()
  pass(25)
  const foreseen = reader.timings().durationSec
  while (reader.isReading()) pass(0.1)
  const took = (performance.now() - began) / 1000
  expect(Math.abs(before - took) / took).toBeGreaterThan(0.3)
  expect(Math.abs(foreseen - took) / took).toBeLessThan(0.12)
})

test('Pause is silence at once, and Play says the sentence again that was cut off', () => {
  const { reader, fake, onBreakdown } = openReader()
  reader.play()
  pass(4)
  expect(fake.said).toHaveLength(2)
  reader.pause()
  expect(reader.isReading()).toBe(false)
  const stood = reader.now()
  pass(30)
  expect([fake.said.length, reader.now()]).toEqual([2, stood])
  reader.play()
  pass(0.5)
  expect(fake.said[2]?.text).toBe(fake.said[1]?.text)
  expect(onBreakdown, 'the error of what we cancelled ourselves is none').not.toHaveBeenCalled()
})

test('a seek goes to the start of a sentence; ten seconds on are at least one sentence', () => {
  const { reader, fake } = openReader()
  const [, second, third] = reader.timings().sentences
  reader.seek((third?.[2] ?? 0) + 0.4)
  expect(reader.now()).toBeCloseTo(third?.[2] ?? -1)
  reader.seek((second?.[2] ?? 0) + 0.1)
  expect(reader.now()).toBeCloseTo(second?.[2] ?? -1)
  reader.seek(reader.now() + 0.2)
  expect(reader.now()).toBeCloseTo(third?.[2] ?? -1)
  reader.seek(-20)
  expect(reader.now()).toBe(0)
  reader.play()
  pass(1)
  // A finger draws the slider: only where it rests is anything said.
  for (const at of [5, 8, 11, 14]) {
    reader.seek(at)
    pass(0.05)
  }
  expect(fake.said).toHaveLength(1)
  pass(0.5)
  expect(fake.said).toHaveLength(2)
  expect(reader.isReading()).toBe(true)
})

test('a voice from far away, which Chrome cuts off after fifteen seconds, reads sentences of any length', () => {
  const long = `There was ${Array.from({ length: 12 }, (_, i) => `one house by the sea with number ${i + 1} on it`).join(', and ')}.`
  const { reader, fake, onEnd, onBreakdown } = openReader(
    { lettersPerSecond: 12 },
    `Listen. ${long}\n\nThe end.`,
    false
  )
  reader.play()
  pass(120)
  expect(fake.heard.join(' ')).toBe(`Listen. ${long} The end.`)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(onBreakdown).not.toHaveBeenCalled()
})

test('a voice that falls silent in the middle is asked once more, and then the choice is somebody else’s', () => {
  // So slow that the cut comes inside of every piece.
  const { reader, fake, onEnd, onBreakdown } = openReader({ lettersPerSecond: 4 }, `${'very '.repeat(27)}long.`, false)
  reader.play()
  pass(100)
  expect(fake.said).toHaveLength(2)
  expect(onBreakdown.mock.calls).toEqual([['failed']])
  expect([onEnd.mock.calls.length, reader.isReading(), reader.now()]).toEqual([0, false, 0])
})

test.each(['synthesis-failed', 'network', 'voice-unavailable'] as const)(
  'the error %s is tried once more without a word; twice is told',
  (error) => {
    const { reader, fake, onBreakdown } = openReader()
    fake.failures = [error]
    reader.play()
    pass(1)
    expect([fake.said.length, onBreakdown.mock.calls.length]).toEqual([1, 0])
    fake.failures = [error, error]
    pass(10)
    expect(onBreakdown.mock.calls).toEqual([['failed']])
    const stood = fake.heard.length
    reader.play()
    pass(1)
    expect(fake.said.at(-1)?.text).toBe(spokenParts(STORY, true)[stood]?.text)
  }
)

test('an engine that takes everything and says nothing is found out', () => {
  const { reader, fake, onBreakdown } = openReader()
  fake.isMute = true
  reader.play()
  pass(30)
  expect(onBreakdown.mock.calls).toEqual([['failed']])
})

test('an engine that ends every sentence at once does not run through the story unheard', () => {
  const { reader, onBreakdown, onEnd } = openReader({ lettersPerSecond: 100_000 })
  reader.play()
  pass(10)
  expect(onBreakdown.mock.calls).toEqual([['failed']])
  expect(onEnd).not.toHaveBeenCalled()
})

test('a browser that wants a tap first is told apart from a voice that fails', () => {
  const { reader, fake, onBreakdown } = openReader()
  fake.failures = ['not-allowed']
  reader.play()
  pass(1)
  expect(onBreakdown.mock.calls).toEqual([['refused']])
})

test('a screen that locks ends the voice; Play goes on with the same sentence', () => {
  const { reader, fake, onBreakdown } = openReader()
  reader.play()
  pass(4)
  hidden = true
  fake.interrupt()
  pass(60)
  expect(onBreakdown.mock.calls).toEqual([['interrupted']])
  expect(reader.isReading()).toBe(false)
  hidden = false
  reader.play()
  pass(0.5)
  expect(fake.said.at(-1)?.text).toBe(fake.said.at(-2)?.text)
})

test('a lock that nobody is told about is seen when the screen is back', () => {
  const { reader, fake, onBreakdown } = openReader()
  reader.play()
  pass(1)
  hidden = true
  fake.isMute = true
  window.speechSynthesis.pause()
  pass(300)
  expect(onBreakdown).not.toHaveBeenCalled()
  hidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onBreakdown.mock.calls).toEqual([['interrupted']])
})

test('a timer that has run out lets the sentence finish and then ends the reading', () => {
  const { reader, fake, onEnd, timer } = openReader()
  reader.play()
  pass(0.5)
  timer.isOver = true
  pass(30)
  expect(fake.heard).toHaveLength(1)
  expect(onEnd.mock.calls).toEqual([[false]])
  timer.isOver = false
  reader.play()
  pass(0.5)
  expect(fake.said.at(-1)?.text).toMatch(/^Behind it/)
})

test('what is closed is silent, and says nothing any more', () => {
  const { reader, fake, onEnd, onBreakdown } = openReader()
  reader.play()
  pass(1)
  reader.close()
  pass(60)
  expect([fake.heard, onEnd.mock.calls, onBreakdown.mock.calls]).toEqual([[], [], []])
})

function openReader(options: Partial<FakeSpeechOptions> = {}, content = STORY, localService = true) {
  const fake: FakeSpeech = installFakeSpeech({ voices: [{ name: 'Samantha', localService }], lateMs: 0, ...options })
  const [voice] = window.speechSynthesis.getVoices()
  if (voice === undefined) throw new Error('There is no voice')
  const onEnd = vi.fn<(isWhole: boolean) => void>()
  const onBreakdown = vi.fn<(kind: string) => void>()
  const timer = { isOver: false }
  const reader = createDeviceReader({
    voice,
    parts: spokenParts(content, localService),
    volume: () => 0.8,
    mayGoOn: () => !timer.isOver,
    onChange: () => undefined,
    onEnd,
    onBreakdown
  })
  opened.push(reader)
  return { reader, fake, onEnd, onBreakdown, timer }
}

function firstWords({ words }: { words: readonly (readonly number[])[] }): (number | undefined)[] {
  return words.map((word) => word[2])
}

function pass(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1000)
}
