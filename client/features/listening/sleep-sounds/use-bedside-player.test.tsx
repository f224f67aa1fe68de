import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { NO_TIMINGS, type LoadedNarration } from '../use-narration.ts'
import type { Player } from '../use-player.ts'
import { useBedsidePlayer } from './use-bedside-player.ts'
import type { MakeSound } from './use-prepared-sound.ts'
import type { SleepSound } from './use-sleep-sound.ts'

const NARRATION: LoadedNarration = {
  src: 'http://localhost/a.mp3',
  durationSec: 100,
  timings: { ...NO_TIMINGS, complete: true, durationSec: 100, speechEnd: 90, sentences: [[0, 10, 0, 90]] }
}
const MINUTE = 60_000

/** What was begun to be made, and how each is handed over. */
let begun: { name: string; wanted: AbortSignal; hand: () => void; fail: () => void }[]
let made: Blob[]
let revoked: string[]

beforeEach(() => {
  begun = []
  made = []
  revoked = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:http://localhost/${made.push(blob)}`,
    revokeObjectURL: (url: string) => void revoked.push(url)
  })
})

afterEach(() => void vi.useRealTimers())

test('after the last word the sound that was chosen begins, comes up, lasts half an hour and sinks', async () => {
  localStorage.setItem('talewick.sleepSound', 'rain')
  const { bed, sound, onAsleep } = await hearStory()
  fallAsleep()
  expect(onAsleep).toHaveBeenCalledOnce()
  expect(bed().sleepSound.sounding).toBe('rain')
  expect(sound()).toMatchObject({ paused: false, volume: 0, src: 'blob:http://localhost/1', loop: true })
  const loudness = [3000, 3000, 20 * MINUTE, 8 * MINUTE - 6000, MINUTE, MINUTE - 1].map((ms) => {
    later(ms)
    return sound().volume
  })
  const close = (value: number): unknown => expect.closeTo(value, 3)
  // It follows the volume of the voice, which is 80 of 100.
  expect(loudness).toEqual([close(0.4), close(0.8), close(0.8), close(0.8), close(0.4), close(0)])
  expect(sound().paused).toBe(false)
  later(1)
  expect(sound().paused).toBe(true)
  expect(bed().sleepSound.sounding).toBeNull()
})

test('it begins after a sleep timer too', async () => {
  localStorage.setItem('talewick.sleepSound', 'sea')
  const { bed } = await hearStory()
  act(() => bed().player.setFade('15'))
  vi.setSystemTime(Date.now() + 15 * MINUTE)
  hear(20)
  expect(bed().player).toMatchObject({ playing: false, finished: false })
  expect(bed().sleepSound.sounding).toBe('sea')
})

test('where nothing was chosen nothing is made, and nothing is heard', async () => {
  const { bed, sound } = openBed()
  const play = vi.spyOn(sound(), 'play')
  act(() => bed().player.play())
  fallAsleep()
  expect([begun, play.mock.calls, sound().src, bed().sleepSound.sounding]).toEqual([[], [], '', null])
})

test('what is remembered is made when the story is heard, not before; what is chosen, at once', async () => {
  localStorage.setItem('talewick.sleepSound', 'wind')
  const { bed } = openBed()
  expect(begun).toEqual([])
  act(() => bed().player.play())
  expect(begun).toMatchObject([{ name: 'wind' }])
  act(() => bed().sleepSound.setChoice('hearth'))
  expect(localStorage.getItem('talewick.sleepSound')).toBe('hearth')
  expect(begun).toMatchObject([{ wanted: { aborted: true } }, { name: 'hearth', wanted: { aborted: false } }])
  await handOver()
  expect(made).toHaveLength(1)
  expect(bed().sleepSound.sounding, 'to choose is not to hear').toBeNull()
  act(() => bed().sleepSound.setChoice('silence'))
  expect(localStorage.getItem('talewick.sleepSound')).toBeNull()
})

test('one that is still on its way when the story ends begins when it is there', async () => {
  const { bed, sound } = openBed()
  act(() => bed().player.play())
  act(() => bed().sleepSound.setChoice('wind'))
  fallAsleep()
  expect(bed().sleepSound.sounding).toBeNull()
  await handOver()
  expect(bed().sleepSound.sounding).toBe('wind')
  expect(sound().paused).toBe(false)
})

test('one that cannot be made leaves the night silent, and does not stand in the way of another', async () => {
  const { bed, sound } = openBed()
  act(() => bed().player.play())
  act(() => bed().sleepSound.setChoice('wind'))
  fallAsleep()
  await act(async () => {
    begun[0]?.fail()
    await Promise.resolve()
  })
  act(() => bed().sleepSound.setChoice('rain'))
  await handOver()
  expect(sound()).toMatchObject({ paused: true, src: 'blob:http://localhost/1' })
  expect(bed().sleepSound.sounding).toBeNull()
})

test.each<[string, (bed: Bed) => void]>([
  ['Stop', ({ player }) => player.stop()],
  ['Pause, on the lock screen too', ({ player }) => player.pause()],
  ['the story that is begun again', ({ player }) => player.play()],
  ['its own button', ({ sleepSound }) => sleepSound.end()],
  ['Silence', ({ sleepSound }) => sleepSound.setChoice('silence')]
])('%s ends it, sinking over half a second', async (_way, touch) => {
  localStorage.setItem('talewick.sleepSound', 'rain')
  const { bed, sound } = await hearStory()
  fallAsleep()
  later(10_000)
  act(() => touch(bed()))
  expect(bed().sleepSound.sounding, 'said at once').toBeNull()
  later(250)
  expect(sound()).toMatchObject({ paused: false, volume: expect.closeTo(0.4, 2) })
  later(250)
  expect(sound().paused).toBe(true)
})

test('frames make it sink where it tells of itself too seldom', async () => {
  localStorage.setItem('talewick.sleepSound', 'rain')
  const { bed, sound } = await hearStory()
  fallAsleep()
  later(10_000)
  act(() => bed().sleepSound.end())
  vi.setSystemTime(Date.now() + 501)
  await expect.poll(() => sound().paused).toBe(true)
})

test('where the device alone decides how loud it is, it ends at once', async () => {
  localStorage.setItem('talewick.sleepSound', 'rain')
  const { bed, sound } = await hearStory()
  Object.defineProperty(sound(), 'volume', { get: () => 1, set() {} })
  fallAsleep()
  later(10_000)
  act(() => bed().sleepSound.end())
  expect(sound().paused).toBe(true)
})

test('a call that comes in ends it; so does a browser that does not let it begin', async () => {
  localStorage.setItem('talewick.sleepSound', 'rain')
  const { bed, sound } = await hearStory()
  fallAsleep()
  act(() => sound().pause())
  expect(bed().sleepSound.sounding).toBeNull()
  vi.spyOn(sound(), 'play').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  act(() => bed().player.play())
  fallAsleep()
  await act(() => Promise.resolve())
  expect(bed().sleepSound.sounding).toBeNull()
  later(1000)
  expect(sound().paused).toBe(true)
})

test('another one that is chosen meanwhile follows it', async () => {
  localStorage.setItem('talewick.sleepSound', 'rain')
  const { bed, sound } = await hearStory()
  fallAsleep()
  act(() => bed().sleepSound.setChoice('sea'))
  expect(bed().sleepSound.sounding, 'meanwhile').toBe('rain')
  await handOver()
  expect(bed().sleepSound.sounding).toBe('sea')
  expect(sound()).toMatchObject({ paused: false, src: 'blob:http://localhost/2' })
})

test('nothing begins after Stop, and nothing while the story is paused', async () => {
  localStorage.setItem('talewick.sleepSound', 'rain')
  const { bed, sound } = await hearStory()
  act(() => bed().player.pause())
  act(() => bed().player.stop())
  expect(sound().paused).toBe(true)
  expect(bed().sleepSound.sounding).toBeNull()
})

test('a finger on Play or on a choice unlocks the element, once, without a sound', () => {
  localStorage.setItem('talewick.sleepSound', 'rain')
  const { bed, sound } = openBed()
  const play = vi.spyOn(sound(), 'play')
  act(() => bed().player.play())
  expect(play).toHaveBeenCalledOnce()
  expect(sound().paused).toBe(true)
  act(() => bed().sleepSound.setChoice('sea'))
  expect(play).toHaveBeenCalledOnce()
})

test('whoever leaves takes the sound along', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  localStorage.setItem('talewick.sleepSound', 'rain')
  const { sound, leave } = await hearStory()
  fallAsleep()
  const element = sound()
  leave()
  expect(element.paused).toBe(true)
  expect(element.hasAttribute('src')).toBe(false)
  vi.advanceTimersByTime(MINUTE)
  expect(revoked).toEqual(['blob:http://localhost/1'])
})

const make: MakeSound = (name, wanted) =>
  new Promise((resolve, reject) => {
    begun.push({ name, wanted, hand: () => resolve(new Blob([name])), fail: () => reject(new Error('no')) })
  })

/** What was wanted last is made. */
async function handOver(): Promise<void> {
  await act(async () => {
    begun.at(-1)?.hand()
    await Promise.resolve()
  })
}

interface Bed {
  player: Player
  sleepSound: SleepSound
}

function openBed() {
  let bed: Bed | null = null
  const onAsleep = vi.fn<() => void>()
  function Bench({ narration }: { narration: LoadedNarration | null }) {
    const mine = useBedsidePlayer({ narration, onAsleep, make })
    bed = mine
    return (
      <>
        <audio ref={mine.player.audio} data-testid="voice" />
        <audio ref={mine.sleepSound.audio} data-testid="sound" loop />
      </>
    )
  }
  const { rerender, unmount } = render(<Bench narration={null} />)
  rerender(<Bench narration={NARRATION} />)
  return {
    onAsleep,
    sound,
    leave: unmount,
    bed: () => {
      if (bed === null) throw new Error('There is no bed')
      return bed
    }
  }
}

/** A story that plays, with what was remembered ready to follow. */
async function hearStory() {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'] })
  const opened = openBed()
  act(() => opened.bed().player.play())
  await handOver()
  return opened
}

function fallAsleep(): void {
  hear(91)
}

function hear(seconds: number): void {
  const voice = screen.getByTestId<HTMLAudioElement>('voice')
  act(() => {
    voice.currentTime = seconds
    voice.dispatchEvent(new Event('timeupdate'))
  })
}

/** Time goes by, and the sound tells of itself. */
function later(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
  act(() => void sound().dispatchEvent(new Event('timeupdate')))
}

function sound(): HTMLAudioElement {
  return screen.getByTestId('sound')
}
