import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { StorytellerCard } from './storyteller-card.tsx'
import { WELCOME_KEY } from './welcome-recording.ts'

const SOUND = 'data:audio/mpeg;base64,SUQz'

/** Every sound element this page has made, and what the tests make it do. */
let elements: HTMLAudioElement[] = []

beforeEach(() => {
  elements = []
  const Original = window.Audio
  vi.stubGlobal('Audio', function FakeAudio() {
    const element = new Original()
    elements.push(element)
    return element
  })
})

test('the welcome is fetched once, kept under its version and ready to play', async () => {
  const fetch = answerWith(new Response('ID3', { headers: { 'content-type': 'audio/mpeg' } }))
  render(<StorytellerCard onHeard={() => {}} />)
  expect(screen.getByRole('status').textContent).toBe('Loading')
  expect(button().disabled).toBe(true)
  await screen.findByText('Click to Play')
  expect(button().disabled).toBe(false)
  expect(localStorage.getItem(WELCOME_KEY)).toBe(SOUND)
  expect(WELCOME_KEY).toMatch(/^talewick\.welcome-audio\.v\d+\./)
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toContain('/api/generate-tts')
  expect(JSON.parse(init?.body ?? 'null')).toMatchObject({ voice: 'shimmer' })
})

test('a kept welcome is played without asking anybody', async () => {
  const fetch = answerWith(new Response('never'))
  localStorage.setItem(WELCOME_KEY, SOUND)
  render(<StorytellerCard onHeard={() => {}} />)
  await screen.findByText('Click to Play')
  expect(fetch).not.toHaveBeenCalled()
})

test('a welcome that was kept before the voice was another is not played, and takes no room', async () => {
  const fetch = answerWith(new Response('ID3', { headers: { 'content-type': 'audio/mpeg' } }))
  localStorage.setItem('talewick.welcome-audio.v4', 'data:audio/mpeg;base64,T0xE')
  localStorage.setItem('talewick.theme', 'night')
  render(<StorytellerCard onHeard={() => {}} />)
  await screen.findByText('Click to Play')
  expect(fetch).toHaveBeenCalledOnce()
  expect(localStorage.getItem('talewick.welcome-audio.v4')).toBeNull()
  expect(localStorage.getItem(WELCOME_KEY)).toBe(SOUND)
  expect(localStorage.getItem('talewick.theme')).toBe('night')
})

test('it plays, pauses and goes on, and says which', async () => {
  const user = await ready()
  await user.click(button())
  expect(status()).toBe('Playing')
  at(12, 48)
  expect(screen.getByText('25%')).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Welcome heard' }).getAttribute('aria-valuenow')).toBe('25')
  await user.click(button())
  expect(status()).toBe('Paused')
  expect(screen.getByText('25%')).toBeTruthy()
  await user.click(button())
  expect(status()).toBe('Playing')
})

test('heard to its end it shows 100 %, starts over on the next press, and leads on after 800 ms', async () => {
  const heard = vi.fn<() => void>()
  const user = await ready(heard)
  await user.click(button())
  vi.useFakeTimers()
  end()
  expect(status()).toBe('Click to Play')
  expect(screen.getByText('100%')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(799))
  expect(heard).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(heard).toHaveBeenCalledOnce()
  vi.useRealTimers()
  await user.click(button())
  expect(screen.getByText('0%')).toBeTruthy()
})

test('nobody is led on who has left or pressed again', async () => {
  const heard = vi.fn<() => void>()
  const user = await ready(heard)
  await user.click(button())
  end()
  await user.click(button())
  await new Promise((done) => setTimeout(done, 900))
  expect(heard).not.toHaveBeenCalled()
})

test('without a welcome the button stays disabled, and only the console knows', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  answerWith(new Response('{}', { status: 503 }))
  render(<StorytellerCard onHeard={() => {}} />)
  await screen.findByText('Click to Play')
  expect(button().disabled).toBe(true)
  expect(info).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an answer that is no sound is a failure, and is not kept', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  answerWith(new Response('<p>', { headers: { 'content-type': 'text/html' } }))
  render(<StorytellerCard onHeard={() => {}} />)
  await screen.findByText('Click to Play')
  expect(button().disabled).toBe(true)
  expect(localStorage.getItem(WELCOME_KEY)).toBeNull()
})

test('full storage is silently skipped', async () => {
  answerWith(new Response('ID3', { headers: { 'content-type': 'audio/mpeg' } }))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  render(<StorytellerCard onHeard={() => {}} />)
  await screen.findByText('Click to Play')
  expect(button().disabled).toBe(false)
})

test('a refused or broken playback starts over without a word', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  const user = await ready()
  const refusal = vi
    .spyOn(HTMLMediaElement.prototype, 'play')
    .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await user.click(button())
  expect(refusal).toHaveBeenCalledOnce()
  await expect.poll(() => status()).toBe('Click to Play')
  await user.click(button())
  at(12, 48)
  act(() => void elements[0]?.dispatchEvent(new Event('error')))
  expect(status()).toBe('Click to Play')
  expect(screen.getByText('0%')).toBeTruthy()
  await expect.poll(() => localStorage.getItem(WELCOME_KEY)).toBeNull()
})

async function ready(onHeard = () => {}) {
  localStorage.setItem(WELCOME_KEY, SOUND)
  render(<StorytellerCard onHeard={onHeard} />)
  await screen.findByText('Click to Play')
  return userEvent.setup()
}

function answerWith(response: Response) {
  const fetch = vi.fn<(url: string, init?: { body?: string }) => Promise<Response>>().mockResolvedValue(response)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

function button(): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>('button', { name: /Wick’s welcome$/ })
}

function status(): string | null {
  return screen.getByRole('status').textContent
}

/** As if `seconds` of `whole` had been heard. */
function at(seconds: number, whole: number): void {
  const [element] = elements
  if (element === undefined) throw new Error('No sound element was made')
  Object.defineProperty(element, 'duration', { configurable: true, value: whole })
  Object.defineProperty(element, 'currentTime', { configurable: true, writable: true, value: seconds })
  act(() => void element.dispatchEvent(new Event('timeupdate')))
}

function end(): void {
  const [element] = elements
  if (element === undefined) throw new Error('No sound element was made')
  at(48, 48)
  Object.defineProperty(element, 'ended', { configurable: true, writable: true, value: true })
  Object.defineProperty(element, 'paused', { configurable: true, writable: true, value: true })
  act(() => void element.dispatchEvent(new Event('ended')))
  Object.defineProperty(element, 'ended', { configurable: true, writable: true, value: false })
}
