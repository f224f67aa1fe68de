import { afterEach, expect, test, vi } from 'vitest'

import type { NarrationTimings } from '#shared/narration.ts'
import { ApiError } from '../../../api/api-error.ts'
import { UnreachableError } from '../../../api/request.ts'
import { createGrowingReader, type GrowingText } from './growing-reader.ts'
import { BETWEEN_PARTS_SEC } from './growing-timeline.ts'
import type { PartSound } from './part-sound.ts'

const TEXT = ['The lamp is on.', 'The moth is here.', 'Good night.']
/** Each part is spoken in ten seconds, its one word from the first second on. */
const SPOKEN: NarrationTimings = {
  v: 1,
  complete: true,
  durationSec: 12,
  speechEnd: 10,
  sentences: [[0, 5, 1, 10]],
  words: [[0, 3, 1, 10]],
  unspoken: []
}

afterEach(() => vi.useRealTimers())

function open(paragraphs: readonly string[] = TEXT, isWhole = true, from?: number) {
  const audio = document.createElement('audio')
  const asked: number[] = []
  const gates = new Map<number, PromiseWithResolvers<PartSound>>()
  const told: { ends: boolean[]; failures: unknown[]; left: [number, boolean][] } = { ends: [], failures: [], left: [] }
  let isHushed = false
  const reader = createGrowingReader({
    audio,
    text: { paragraphs, isWhole },
    ...(from !== undefined && { from }),
    silence: 'blob:silence',
    open: async (index) => {
      asked.push(index)
      const held = gates.get(index)
      if (held) return await held.promise
      return part(index)
    },
    isHushed: () => isHushed,
    onChange: () => {},
    onEnd: (whole) => told.ends.push(whole),
    onRefused: () => {},
    onFailed: (error) => told.failures.push(error),
    onLeave: (second, isPlaying) => told.left.push([second, isPlaying])
  })
  return {
    reader,
    audio,
    asked,
    told,
    tell: (text: GrowingText) => reader.tell(text),
    hold: (index: number) => void gates.set(index, Promise.withResolvers<PartSound>()),
    give: (index: number) => gates.get(index)?.resolve(part(index)),
    refuse: (index: number, error: Error = new Error('No voice today')) => {
      const gate = gates.get(index)
      gates.set(index, Promise.withResolvers<PartSound>())
      gate?.reject(error)
    },
    hush: () => void (isHushed = true),
    hear: (second: number) => {
      audio.currentTime = second
      audio.dispatchEvent(new Event('timeupdate'))
    }
  }
}

function part(index: number): PartSound {
  return { src: `blob:part-${index}`, timings: SPOKEN, close: () => {} }
}

const settled = async () => await new Promise((resolve) => setTimeout(resolve))

test('nothing is asked for before a parent wants to hear it', async () => {
  const { asked, reader } = open()
  await settled()
  expect(asked).toEqual([])
  reader.play('hand')
  await settled()
  expect(asked).toEqual([0, 1, 2])
})

test('part follows part at a paragraph’s end, in the time and the text of one story', async () => {
  const { reader, audio, hear, told } = open()
  reader.play('hand')
  await settled()
  expect(audio.src).toBe('blob:part-0')
  hear(9)
  expect(reader.now()).toBe(9)
  hear(10.5)
  expect(audio.src, 'the rest between two paragraphs is kept').toBe('blob:part-0')
  hear(11)
  expect(audio.src).toBe('blob:part-1')
  hear(4)
  expect(reader.now()).toBeCloseTo(10.95 + 4)
  expect(reader.timings().words[1]).toEqual([17, 20, 11.95, 20.95])
  expect(reader.total()).toBeCloseTo(31.9)
  hear(11)
  hear(10.3)
  expect(told.ends).toEqual([])
  hear(10.5)
  expect(told.ends).toEqual([true])
  expect(reader.isPlaying()).toBe(false)
  expect(reader.now()).toBe(0)
})

test('where the next paragraph is not written yet the voice waits in silence, and goes on when it is', async () => {
  const { reader, audio, hear, tell, told } = open(TEXT.slice(0, 1), false)
  reader.play('hand')
  await settled()
  hear(11)
  expect(reader.isWaiting()).toBe(true)
  expect(reader.isPlaying(), 'a parent can pause it').toBe(true)
  expect(audio.src).toBe('blob:silence')
  tell({ paragraphs: TEXT.slice(0, 2), isWhole: false })
  await settled()
  expect(reader.isWaiting()).toBe(false)
  expect(audio.src).toBe('blob:part-1')
  expect(audio.paused).toBe(false)
  hear(11)
  tell({ paragraphs: TEXT.slice(0, 2), isWhole: true })
  expect(told.ends, 'nothing more comes').toEqual([true])
})

test('a locked phone does not put the page to sleep: the silence is played, and over again, until it waits no more', async () => {
  const { reader, audio, hear, hold, give, told } = open()
  hold(1)
  reader.play('hand')
  await settled()
  hear(11)
  expect([audio.src, audio.loop, audio.paused]).toEqual(['blob:silence', true, false])
  hear(7)
  expect(reader.now(), 'the story stands still meanwhile').toBe(10.95)
  give(1)
  await settled()
  expect([audio.src, audio.loop, audio.paused]).toEqual(['blob:part-1', false, false])
  reader.pause()
  reader.offerWhole((paragraph) => [1.5, 12.2, 23][paragraph] ?? null)
  expect(told.left).toHaveLength(1)
})

test('Pause and Play on the lock screen are heard while it waits', async () => {
  const { reader, audio, hear, hold, give } = open()
  hold(1)
  reader.play('hand')
  await settled()
  hear(11)
  audio.pause()
  expect(reader.isPlaying()).toBe(false)
  give(1)
  await settled()
  expect(audio.paused, 'what comes is not played over a pause').toBe(true)
  await audio.play()
  expect(reader.isPlaying()).toBe(true)
  expect([audio.src, audio.loop]).toEqual(['blob:part-1', false])
})

test('the recording that takes over while it waits is not played over and over', async () => {
  const { reader, audio, hear, hold, told } = open()
  hold(1)
  reader.play('hand')
  await settled()
  hear(11)
  reader.offerWhole((paragraph) => [1.5, 12.2, 23][paragraph] ?? null)
  expect(told.left).toEqual([[expect.closeTo(12.05), true]])
  expect(audio.loop).toBe(false)
})

test('another voice goes on with the paragraph in which one has fallen silent, in the time of the whole story', async () => {
  const { reader, audio, asked, hold, give, hear, told } = open(TEXT, true, 1)
  hold(1)
  reader.play('hand')
  await settled()
  expect(audio.src, 'the first paragraph is not heard again').toBe('')
  expect(reader.isWaiting()).toBe(true)
  expect(reader.paragraph()).toBe(1)
  give(1)
  await settled()
  expect(audio.src).toBe('blob:part-1')
  expect(asked).toEqual([0, 1, 2])
  hear(5)
  expect(reader.now()).toBeCloseTo(10 + BETWEEN_PARTS_SEC + 5)
  reader.seek(2)
  expect(audio.src, 'what was said before can be gone back to').toBe('blob:part-0')
  reader.seek(30)
  hear(11)
  expect(told.ends).toEqual([true])
})

test('a pause while it waits keeps it silent when the next part comes', async () => {
  const { reader, audio, hear, hold, give } = open()
  hold(1)
  reader.play('hand')
  await settled()
  hear(11)
  expect(reader.isWaiting()).toBe(true)
  reader.pause()
  give(1)
  await settled()
  expect(reader.isPlaying()).toBe(false)
  expect(audio.paused).toBe(true)
  reader.play('hand')
  expect(audio.src).toBe('blob:part-1')
})

test('after a stop no more is asked for until a parent wants to hear it again', async () => {
  const { reader, tell, asked } = open(TEXT.slice(0, 1), false)
  reader.play('hand')
  await settled()
  reader.stop()
  tell({ paragraphs: TEXT, isWhole: true })
  await settled()
  expect(asked).toEqual([0])
  reader.play('hand')
  await settled()
  expect(asked).toEqual([0, 1, 2])
})

test('a step back leads into the part before, and no step leads beyond what there is', async () => {
  const { reader, audio, hear, hold } = open()
  hold(2)
  reader.play('hand')
  await settled()
  hear(11)
  hear(2)
  reader.seek(reader.now() - 10)
  expect(audio.src).toBe('blob:part-0')
  expect(audio.currentTime).toBeCloseTo(2.95)
  expect(reader.now()).toBeCloseTo(2.95)
  reader.seek(500)
  expect(audio.src).toBe('blob:part-1')
  expect(reader.now()).toBeCloseTo(20.95)
})

test('a step forward while it waits changes nothing, and a step back is heard', async () => {
  const { reader, audio, hear } = open(TEXT.slice(0, 1), false)
  reader.play('hand')
  await settled()
  hear(11)
  reader.seek(reader.now() + 10)
  expect(reader.isWaiting()).toBe(true)
  reader.seek(reader.now() - 5)
  expect(reader.isWaiting()).toBe(false)
  expect(audio.paused).toBe(false)
  expect(audio.currentTime).toBeCloseTo(5.95)
})

test('the recording of the whole story takes over at a paragraph’s end', async () => {
  const { reader, hear, told } = open()
  reader.play('hand')
  await settled()
  hear(5)
  reader.offerWhole((paragraph) => [1, 12.2, 23][paragraph] ?? null)
  expect(told.left).toEqual([])
  hear(10.6)
  expect(told.left).toEqual([[12.2 - 0.15, true]])
})

test('where it is paused it takes over at once, at the same word', async () => {
  const { reader, hear, told } = open()
  reader.play('hand')
  await settled()
  hear(5)
  reader.pause()
  expect(told.left).toEqual([])
  reader.offerWhole((paragraph) => [1.5, 12.2, 23][paragraph] ?? null)
  expect(told.left).toEqual([[5.5, false]])
})

test('a part that cannot be had is asked for once more, and only when it is wanted', async () => {
  const { reader, hear, hold, refuse, told, asked, tell } = open()
  hold(1)
  reader.play('hand')
  await settled()
  refuse(1)
  await settled()
  expect(told.failures, 'the first part is heard meanwhile').toEqual([])
  hear(11)
  expect(asked).toEqual([0, 1, 1])
  vi.useFakeTimers()
  refuse(1)
  await vi.advanceTimersByTimeAsync(1500)
  expect(asked).toEqual([0, 1, 1, 1])
  expect(told.failures).toEqual([])
  refuse(1)
  await vi.advanceTimersByTimeAsync(10)
  expect(told.failures).toHaveLength(1)
  expect(reader.isPlaying()).toBe(false)
  tell({ paragraphs: [...TEXT, 'And once more.'], isWhole: true })
  await vi.advanceTimersByTimeAsync(1500)
  expect(reader.hasFailed(), 'more of the story does not bring the voice back').toBe(true)
  expect(asked).toEqual([0, 1, 1, 1])
  reader.play('hand')
  expect(reader.hasFailed()).toBe(false)
  expect(asked).toEqual([0, 1, 1, 1, 1])
})

test('where the network is gone for a while it waits in silence, and goes on by itself', async () => {
  const { reader, audio, hear, hold, give, refuse, told, asked } = open()
  hold(1)
  reader.play('hand')
  await settled()
  hear(11)
  vi.useFakeTimers()
  for (const [lost, waitMs] of [1000, 2000, 4000].entries()) {
    refuse(1, lost % 2 === 0 ? new UnreachableError(null) : new TypeError('network error'))
    await vi.advanceTimersByTimeAsync(waitMs + 10)
    expect(asked).toHaveLength(3 + lost)
    expect(reader.isWaiting(), 'the player says that the story goes on').toBe(true)
  }
  give(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(reader.isWaiting()).toBe(false)
  expect(audio.src).toBe('blob:part-1')
  expect(told.failures).toEqual([])
})

test('a parent is told of a network that stays away, in silence, and Play asks again', async () => {
  const { reader, audio, hear, hold, refuse, told, asked } = open()
  hold(1)
  reader.play('hand')
  await settled()
  hear(11)
  vi.useFakeTimers()
  for (let lost = 0; lost < 6; lost++) {
    refuse(1, new UnreachableError(null))
    await vi.advanceTimersByTimeAsync(8010)
  }
  expect(told.failures).toHaveLength(1)
  expect(audio.paused).toBe(true)
  expect(reader.now(), 'where the story was').toBe(10.95)
  const before = asked.length
  reader.play('hand')
  expect(asked).toHaveLength(before + 1)
})

test.each([429, 503])('after a %i it waits, and asks again when the server wants it', async (status) => {
  const { reader, hear, hold, give, refuse, told, asked, tell } = open()
  hold(1)
  reader.play('hand')
  await settled()
  hear(11)
  vi.useFakeTimers()
  for (let busy = 1; busy <= 4; busy++) {
    refuse(1, new ApiError(status, '', 'Busy', '5'))
    await vi.advanceTimersByTimeAsync(0)
    // What is written meanwhile does not make it impatient.
    tell({ paragraphs: TEXT, isWhole: true })
    await vi.advanceTimersByTimeAsync(4900)
    expect(asked).toHaveLength(1 + busy)
    expect(reader.isWaiting(), 'the player says that the story goes on').toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    expect(asked).toHaveLength(2 + busy)
  }
  give(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(reader.isWaiting()).toBe(false)
  expect(reader.isPlaying()).toBe(true)
  expect(told.failures).toEqual([])
})

test('a parent is told of a server that is busy for ever, or for longer than a child is awake', async () => {
  const { reader, hold, refuse, told, asked } = open()
  hold(0)
  reader.play('hand')
  vi.useFakeTimers()
  for (let busy = 1; busy <= 14; busy++) {
    refuse(0, new ApiError(503, '', 'Busy', '5'))
    await vi.advanceTimersByTimeAsync(5100)
  }
  expect(asked).toHaveLength(14)
  expect(told.failures).toHaveLength(1)
  reader.play('hand')
  for (let tries = 1; tries <= 2; tries++) {
    refuse(0, new ApiError(429, '', 'Too many', '3600'))
    await vi.advanceTimersByTimeAsync(1100)
  }
  expect(told.failures).toHaveLength(2)
})

test('where the sound of a part breaks off while the next is fetched, both come in their places', async () => {
  const { reader, audio, hear, hold, give, asked } = open()
  hold(1)
  reader.play('hand')
  await settled()
  hear(5)
  Object.defineProperty(audio, 'error', { configurable: true, value: { code: 2 } })
  audio.dispatchEvent(new Event('error'))
  Object.defineProperty(audio, 'error', { configurable: true, value: null })
  give(1)
  await settled()
  expect(asked.slice(0, 4)).toEqual([0, 1, 0, 1])
  expect(audio.src).toBe('blob:part-0')
  expect(audio.currentTime).toBe(5)
  expect(reader.isPlaying()).toBe(true)
})

test('a sleep timer that has run out falls silent where the story is', async () => {
  const { reader, audio, hear, hush, told } = open()
  reader.play('hand')
  await settled()
  hear(5)
  hush()
  hear(5.2)
  expect(told.ends).toEqual([false])
  expect(audio.paused).toBe(true)
  expect(reader.now()).toBe(5.2)
})

test('whoever closes it asks for nothing more', async () => {
  const { reader, hold, give, asked } = open()
  hold(0)
  reader.play('hand')
  reader.close()
  give(0)
  await settled()
  expect(asked).toEqual([0])
})
