import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'

import { dismissToast, useToasts } from '../../ui/toast/toast-store.ts'
import { NO_TIMINGS, type LoadedNarration } from './use-narration.ts'
import { usePlayer, type Player } from './use-player.ts'

const NARRATION: LoadedNarration = {
  src: 'http://localhost/a.mp3',
  durationSec: 100,
  timings: {
    ...NO_TIMINGS,
    complete: true,
    durationSec: 100,
    speechEnd: 90,
    sentences: [
      [0, 10, 0, 40],
      [11, 20, 41, 90]
    ]
  }
}

beforeEach(() => dismissToast())

test('a story is played, paused, and stopped back to its start', () => {
  const { player, audio } = openPlayer()
  act(() => player().play())
  expect(player().playing).toBe(true)
  hear(audio, 12)
  expect(player().position).toBe(12)
  act(() => player().pause())
  expect(player()).toMatchObject({ playing: false, position: 12 })
  act(() => player().stop())
  expect(player()).toMatchObject({ playing: false, position: 0 })
  expect(audio.currentTime).toBe(0)
})

test('whoever sees that a story can be played can play it: the sound is there with the drawing', () => {
  const drawn: (string | undefined)[] = []
  function Drawing({ narration }: { narration: LoadedNarration | null }) {
    const { audio } = usePlayer(narration, () => {})
    useLayoutEffect(() => void drawn.push(audio.current?.src))
    return <audio ref={audio} />
  }
  const { rerender } = render(<Drawing narration={null} />)
  rerender(<Drawing narration={NARRATION} />)
  expect(drawn.slice(0, 2)).toEqual(['', NARRATION.src])
})

test('the volume begins at 80 and total is the moment the voice falls silent', () => {
  const { player, audio } = openPlayer()
  expect(player()).toMatchObject({ volume: 80, total: 90, volumeWorks: true })
  expect(audio.volume).toBeCloseTo(0.8)
  act(() => player().setVolume(35))
  expect(audio.volume).toBeCloseTo(0.35)
})

test('after the last word the story is over: back at the start, silent, and the room may go dark', () => {
  const { player, audio, onAsleep } = openPlayer()
  act(() => player().play())
  hear(audio, 90.3)
  expect(player().finished).toBe(false)
  hear(audio, 90.5)
  expect(player()).toMatchObject({ finished: true, playing: false, position: 0 })
  expect(onAsleep).toHaveBeenCalledOnce()
  act(() => player().play())
  expect(player().finished).toBe(false)
})

test('a sleep timer lets the voice sink over its last twenty seconds and then stops it', () => {
  vi.useFakeTimers()
  const { player, audio, onAsleep } = openPlayer()
  act(() => player().setFade('15'))
  act(() => player().play())
  vi.advanceTimersByTime(15 * 60_000 - 10_000)
  hear(audio, 20)
  expect(audio.volume).toBeCloseTo(0.4, 1)
  expect(player().playing).toBe(true)
  vi.advanceTimersByTime(10_000)
  hear(audio, 30)
  expect(player()).toMatchObject({ playing: false, fade: 'off' })
  expect(onAsleep).toHaveBeenCalledOnce()
  expect(audio.volume, 'loud again for the next time').toBeCloseTo(0.8)
  vi.useRealTimers()
})

test('where the device alone decides how loud it is, the slider goes and the sentence is finished', () => {
  vi.useFakeTimers()
  const { player, audio } = openPlayer((element) =>
    Object.defineProperty(element, 'volume', { get: () => 1, set() {} })
  )
  expect(player().volumeWorks).toBe(false)
  act(() => player().setFade('15'))
  act(() => player().play())
  vi.advanceTimersByTime(16 * 60_000)
  hear(audio, 30)
  hear(audio, 39)
  expect(player().playing).toBe(true)
  hear(audio, 41.2)
  expect(player().playing).toBe(false)
  vi.useRealTimers()
})

test('a timer that ran out during a pause does not silence the next evening', () => {
  vi.useFakeTimers()
  const { player, audio } = openPlayer()
  act(() => player().setFade('15'))
  vi.advanceTimersByTime(16 * 60_000)
  act(() => player().play())
  hear(audio, 3)
  expect(player()).toMatchObject({ playing: true, fade: 'off' })
  vi.useRealTimers()
})

const PLAYBACK_ERROR = 'Playback Error: Could not play audio. Please try again.'

test.each(['NotAllowedError', 'NotSupportedError', 'AbortError', 'InvalidStateError'])(
  '§8: pressing Play that the browser answers with %s is told',
  async (name) => {
    const { player, audio } = openPlayer()
    vi.spyOn(audio, 'play').mockRejectedValue(new DOMException('no', name))
    await act(() => Promise.resolve(player().play()))
    expect(screen.queryAllByText(PLAYBACK_ERROR)).toHaveLength(1)
  }
)

test.each([
  ['NotAllowedError', 0],
  ['AbortError', 0],
  ['InvalidStateError', 1]
])('autoplay that the browser answers with %s is told %i times', async (name, times) => {
  const { player, audio } = openPlayer()
  vi.spyOn(audio, 'play').mockRejectedValue(new DOMException('no', name))
  await act(() => Promise.resolve(player().autoplay()))
  expect(screen.queryAllByText(PLAYBACK_ERROR)).toHaveLength(times)
})

test('a start that Pause takes back is no failure', async () => {
  const { player, audio } = openPlayer()
  const start = Promise.withResolvers<void>()
  vi.spyOn(audio, 'play').mockReturnValue(start.promise)
  act(() => player().play())
  act(() => player().pause())
  await act(async () => start.reject(new DOMException('no', 'AbortError')))
  expect(screen.queryAllByText(PLAYBACK_ERROR)).toHaveLength(0)
})

test('a sound that breaks is told to whoever listens, not to a parent who reads', () => {
  const { player, audio } = openPlayer()
  const told = () => screen.queryAllByText('Audio Error: Failed to play audio. Please try again.').length
  act(() => void audio.dispatchEvent(new Event('error')))
  expect(told()).toBe(0)
  act(() => player().play())
  act(() => void audio.dispatchEvent(new Event('error')))
  expect(told()).toBe(1)
  expect(player().playing).toBe(false)
})

test('what broke off goes on from where it was', () => {
  const { player, audio } = openPlayer()
  act(() => player().play())
  hear(audio, 41)
  // As the standard has it: a new load begins at the start.
  const load = vi.spyOn(audio, 'load').mockImplementation(() => {
    audio.currentTime = 0
  })
  Object.defineProperty(audio, 'error', { configurable: true, value: { code: 2 } })
  act(() => void audio.dispatchEvent(new Event('error')))
  act(() => player().play())
  expect(load).toHaveBeenCalledOnce()
  expect(audio.currentTime).toBe(41)
})

function openPlayer(prepare: (element: HTMLAudioElement) => void = () => undefined) {
  let player: Player | null = null
  const onAsleep = vi.fn<() => void>()
  function Bench({ narration }: { narration: LoadedNarration | null }) {
    const mine = usePlayer(narration, onAsleep)
    player = mine
    return (
      <>
        <audio ref={mine.audio} data-testid="sound" />
        {useToasts()
          .filter(({ open }) => open)
          .map(({ id, title, description }) => (
            <p key={id}>{`${title}: ${description ?? ''}`}</p>
          ))}
      </>
    )
  }
  const { rerender } = render(<Bench narration={null} />)
  const audio = screen.getByTestId<HTMLAudioElement>('sound')
  prepare(audio)
  rerender(<Bench narration={NARRATION} />)
  // Once more, so that what the device says about its volume is read.
  act(() => player?.setVolume(79))
  act(() => player?.setVolume(80))
  return {
    audio,
    onAsleep,
    player: () => {
      if (player === null) throw new Error('There is no player')
      return player
    }
  }
}

function hear(audio: HTMLAudioElement, seconds: number): void {
  act(() => {
    audio.currentTime = seconds
    audio.dispatchEvent(new Event('timeupdate'))
  })
}
