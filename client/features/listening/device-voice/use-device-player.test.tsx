import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { installFakeSpeech, removeFakeSpeech, type FakeSpeech } from '#tests/support/fake-speech.ts'
import { usePlayer, type Player } from '../use-player.ts'
import { goodVoices } from './device-voices.ts'
import { useDevicePlayer, type DeviceReading } from './use-device-player.ts'
import { useDeviceVoices } from './use-device-voices.ts'

const STORY = 'The moon came up. A fox went over the hill.\n\nIt was looking for the sea. Then it slept.'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  removeFakeSpeech()
})

test('reads to the end: then it stands at its start, finished, and the room may go dark', () => {
  const { player, fake, onAsleep } = openPlayer()
  expect(player()).toMatchObject({ playing: false, position: 0, finished: false })
  expect(player().total).toBeGreaterThan(5)
  act(() => player().play())
  pass(3)
  expect(player()).toMatchObject({ playing: true, finished: false })
  expect(player().position).toBeGreaterThan(1)
  expect(player().isPaused()).toBe(false)
  pass(30)
  expect(fake.heard).toHaveLength(4)
  expect(player()).toMatchObject({ playing: false, position: 0, finished: true })
  expect(onAsleep).toHaveBeenCalledOnce()
})

test('Pause stands at the sentence, Stop at the start', () => {
  const { player } = openPlayer()
  act(() => player().play())
  pass(3)
  act(() => player().pause())
  const stood = player().position
  expect(stood).toBeGreaterThan(0)
  expect(player().timings.sentences.map(([, , from]) => from)).toContain(stood)
  act(() => player().stop())
  expect(player()).toMatchObject({ playing: false, position: 0 })
})

test('the volume is that of the next sentence; a sleep timer lets it sink, and the voice stays away', () => {
  const { player, fake, onAsleep } = openPlayer(Array.from({ length: 400 }, () => STORY).join('\n\n'))
  act(() => player().setVolume(50))
  act(() => player().setFade('15'))
  act(() => player().play())
  pass(14 * 60)
  expect(fake.said.at(-1)?.volume).toBeCloseTo(0.5)
  pass(50)
  expect(fake.said.at(-1)?.volume).toBeLessThan(0.4)
  pass(30)
  expect(player()).toMatchObject({ playing: false, finished: false, fade: 'off' })
  expect(onAsleep).toHaveBeenCalledOnce()
})

test('a browser that wants a tap first has a story that waits; after a tap it is told', () => {
  const { player, fake, onBreakdown } = openPlayer()
  fake.failures = ['not-allowed', 'not-allowed']
  act(() => player().autoplay())
  pass(1)
  expect([player().playing, onBreakdown.mock.calls]).toEqual([false, []])
  act(() => player().play())
  pass(1)
  expect(onBreakdown.mock.calls).toEqual([['refused']])
})

test('voices that come late are waited for, and one that goes again stays offered', () => {
  installFakeSpeech({ voices: [{ name: 'Samantha' }], lateMs: 700 })
  let seen: ReturnType<typeof useDeviceVoices> | null = null
  function Bench() {
    seen = useDeviceVoices()
    return null
  }
  render(<Bench />)
  pass(0.5)
  expect(seen).toMatchObject({ voices: [], isSettled: false })
  pass(0.3)
  expect(seen).toMatchObject({ voices: [{ name: 'Samantha' }], isSettled: false })
  vi.spyOn(window.speechSynthesis, 'getVoices').mockReturnValue([])
  pass(3)
  expect(seen).toMatchObject({ voices: [{ name: 'Samantha' }], isSettled: true })
})

test('a browser without speech offers nothing and keeps nobody waiting', () => {
  let seen: ReturnType<typeof useDeviceVoices> | null = null
  function Bench() {
    seen = useDeviceVoices()
    return null
  }
  render(<Bench />)
  expect(seen).toEqual({ voices: [], isSettled: true })
})

function openPlayer(content = STORY) {
  const fake: FakeSpeech = installFakeSpeech({ voices: [{ name: 'Samantha' }], lateMs: 0 })
  const [voice] = goodVoices(window.speechSynthesis.getVoices())
  if (voice === undefined) throw new Error('There is no voice')
  const reading: DeviceReading = { voice, content, soundsLike: new Map() }
  const onAsleep = vi.fn<() => void>()
  const onBreakdown = vi.fn<(kind: string) => void>()
  let player: Player | null = null
  function Bench() {
    const recording = usePlayer(null, onAsleep)
    player = useDevicePlayer(reading, recording, onAsleep, onBreakdown)
    return <audio ref={recording.audio} />
  }
  render(<Bench />)
  return {
    fake,
    onAsleep,
    onBreakdown,
    player: () => {
      if (player === null) throw new Error('There is no player')
      return player
    }
  }
}

function pass(seconds: number): void {
  act(() => void vi.advanceTimersByTime(seconds * 1000))
}
