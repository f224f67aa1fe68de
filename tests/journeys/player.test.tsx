import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import type { NarrationTimings } from '#shared/narration.ts'
import { makeStory } from '../support/builders.ts'
import { failure, renderSignedIn } from '../support/render-screen.tsx'
import { createTestApp, type TestApp } from '../support/test-app.ts'

test('the player plays at once, lights the words that are spoken, and goes to a word that is tapped', async () => {
  await using app = await createTestApp()
  const { user } = await openPlayer(app)
  await screen.findByRole('button', { name: 'Pause' })
  screen.getByText('Read by Emma, warm and gentle')
  hear(2.1)
  await waitFor(() => expect(document.querySelector('[data-now]')).toHaveTextContent('walked'))
  expect(screen.getByRole('slider', { name: 'Progress' })).toHaveAttribute('aria-valuetext', '2 seconds of 30 seconds')
  await user.click(screen.getAllByText('star')[1] ?? document.body)
  expect(sound().currentTime).toBe(13)
})

test('the size that was chosen for the text holds in the player too', async () => {
  await using app = await createTestApp()
  localStorage.setItem('talewick.textSize', '32')
  await openPlayer(app)
  await screen.findByRole('button', { name: 'Pause' })
  expect(screen.getByRole('region', { name: 'Story text' }).firstElementChild).toHaveStyle({ fontSize: '32px' })
})

test('Stop goes back to the start; Back goes to the options, silent, with the focus on the way in again', async () => {
  await using app = await createTestApp()
  const { user } = await openPlayer(app)
  await screen.findByRole('button', { name: 'Pause' })
  hear(9)
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(sound()).toMatchObject({ currentTime: 0, paused: true })
  await user.click(screen.getByRole('button', { name: 'Play Story' }))
  hear(5)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  screen.getByText('Story Options')
  expect(sound()).toMatchObject({ currentTime: 0, paused: true })
  expect(screen.getByRole('button', { name: 'Start Audio Player' })).toHaveFocus()
})

test('keys: space, arrows, t and f; Escape goes back to the options and only then out of the reader', async () => {
  await using app = await createTestApp()
  const { user } = await openPlayer(app)
  await screen.findByRole('button', { name: 'Pause' })
  hear(12)
  await user.keyboard(' ')
  expect(sound().paused).toBe(true)
  await user.keyboard('{ArrowRight}')
  expect(sound().currentTime).toBe(22)
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(sound().currentTime).toBe(2)
  await user.keyboard('t')
  expect(screen.queryByRole('region', { name: 'Story text' })).toBeNull()
  await user.keyboard('T')
  screen.getByRole('region', { name: 'Story text' })
  await user.keyboard('f')
  await screen.findByRole('button', { name: 'Remove from favorites' })
  await user.keyboard('{Escape}')
  await screen.findByText('Story Options')
  // The word about the favorite lies on top of everything and hears Escape first.
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('Story Options')).toBeNull())
})

test('a hand on the text stops the following until Follow is pressed', async () => {
  await using app = await createTestApp()
  const { user } = await openPlayer(app)
  await screen.findByRole('button', { name: 'Pause' })
  hear(3)
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull()
  fireEvent.wheel(screen.getByRole('region', { name: 'Story text' }))
  await user.click(await screen.findByRole('button', { name: 'Follow' }))
  expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull()
})

test('the screen stays on while it plays, and that is said once', async () => {
  let held = 0
  const wakeLock = {
    request: () => {
      held += 1
      return Promise.resolve({ release: () => Promise.resolve(void (held -= 1)) })
    }
  }
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: wakeLock })
  await using app = await createTestApp()
  const { user } = await openPlayer(app)
  await screen.findByText('Screen will stay on while the story plays')
  expect(held).toBe(1)
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  await waitFor(() => expect(held).toBe(0))
  await user.click(screen.getByRole('button', { name: 'Play Story' }))
  await waitFor(() => expect(held).toBe(1))
  expect(screen.getAllByText('Screen will stay on while the story plays')).toHaveLength(1)
  Reflect.deleteProperty(navigator, 'wakeLock')
})

test('after the last word there is darkness with one ember; a touch offers the story again, the dark again, or the player', async () => {
  await using app = await createTestApp()
  const { user } = await openPlayer(app)
  await screen.findByRole('button', { name: 'Pause' })
  hear(30.6)
  const dark = await screen.findByRole('button', { name: 'The story is over. Press for Again and Good night' })
  expect(dark).toHaveFocus()
  await user.click(dark)
  expect(screen.getByRole('button', { name: 'Again' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Good night' }))
  await user.click(screen.getByRole('button', { name: /^The story is over/ }))
  await user.click(screen.getByRole('button', { name: 'Show the player' }))
  screen.getByRole('button', { name: 'Play Story' })
  expect(screen.getByRole('group', { name: /^Player/ })).toHaveFocus()
  expect(sound().currentTime).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Play Story' }))
  hear(30.6)
  await user.click(await screen.findByRole('button', { name: /^The story is over/ }))
  await user.click(screen.getByRole('button', { name: 'Again' }))
  await screen.findByRole('button', { name: 'Pause' })
})

test('Rain that was chosen follows the story; it is said, and ended by its button or by the lock screen', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:http://localhost/rain', revokeObjectURL: () => undefined })
  using lockScreen = fakeLockScreen()
  await using app = await createTestApp()
  const { user } = await openPlayer(app)
  await screen.findByRole('button', { name: 'Pause' })
  await user.click(screen.getByRole('button', { name: 'Sleep timer and sounds' }))
  const afterwards = within(screen.getByRole('group', { name: 'Afterwards' }))
  expect(screen.getByRole('group', { name: 'Afterwards' })).toHaveAccessibleDescription('Softly, for 30 minutes')
  expect(afterwards.getAllByRole('menuitemradio').map((one) => one.textContent)).toEqual([
    'Silence✓',
    'Rain',
    'Sea',
    'Night wind',
    'Hearth'
  ])
  await user.click(afterwards.getByRole('menuitemradio', { name: 'Rain' }))
  await waitFor(() => expect(document.querySelector('[data-sleep-sound]')).toHaveAttribute('src'), { timeout: 10_000 })
  hear(30.6)
  expect(lockScreen).toMatchObject({
    playbackState: 'playing',
    metadata: { title: 'Rain', artist: 'The night of Ana' }
  })
  const dark = await screen.findByRole('button', { name: 'The story is over. Press for Again and Good night' })
  expect(screen.getByText('Rain is playing for 30 minutes')).toHaveAttribute('role', 'status')
  await user.click(dark)
  await user.click(screen.getByRole('button', { name: 'Show the player' }))
  screen.getByText('Rain is playing')
  await user.click(screen.getByRole('button', { name: 'Stop Rain' }))
  expect(screen.queryByText(/Rain is playing/)).toBeNull()
  expect(screen.getByRole('group', { name: /^Player/ })).toHaveFocus()
  await waitFor(() => expect(document.querySelector('[data-sleep-sound]')).toHaveProperty('paused', true), {
    timeout: 10_000
  })

  await user.click(screen.getByRole('button', { name: 'Play Story' }))
  hear(30.6)
  screen.getByText('Rain is playing')
  act(() => lockScreen.press('pause'))
  expect(screen.queryByText(/Rain is playing/)).toBeNull()
  expect(lockScreen.playbackState).toBe('paused')
})

test('a family that wants no autoplay presses Play itself', async () => {
  localStorage.setItem(
    'talewick.profile',
    JSON.stringify({ preferences: { defaultNarrator: 'emma', autoPlay: false, darkMode: true } })
  )
  await using app = await createTestApp()
  await openPlayer(app)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Play Story' })).toBeEnabled())
  expect(sound().paused).toBe(true)
  expect(document.documentElement).toHaveAttribute('data-light', 'night')
})

test('the light of the whole page is that of the reader, and given back afterwards', async () => {
  await using app = await createTestApp()
  const { user } = await openPlayer(app)
  await user.click(await screen.findByRole('button', { name: 'Ember' }))
  expect(document.documentElement).toHaveAttribute('data-light', 'ember')
  await user.keyboard('{Escape}{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.documentElement).not.toHaveAttribute('data-light')
})

test('Keep listening goes on with the story that was heard last, a few words before', async () => {
  await using app = await createTestApp()
  const { user } = await openPlayer(app)
  await screen.findByRole('button', { name: 'Pause' })
  hear(21)
  await user.keyboard('{Escape}{Escape}')
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Family' }))
  await user.click(await screen.findByRole('link', { name: 'Back' }))
  await user.click(await screen.findByRole('button', { name: 'Keep listening: The night of Ana' }))
  await screen.findByRole('button', { name: 'Pause' })
  expect(sound().currentTime).toBe(16)
})

test('a quota on the voice is explained in the server’s own words', async () => {
  await using app = await createTestApp()
  await openPlayer(app, failure(429, 'Too many stories were read aloud this hour.'))
  expect((await screen.findByText('Audio Generation Failed')).closest('li')).toHaveTextContent(
    'Too many stories were read aloud this hour.'
  )
})

/** The library's one story, in its player, read by a voice whose words come one a second. */
async function openPlayer(app: TestApp, refusal?: Response) {
  let timings: NarrationTimings | null = null
  const opened = await renderSignedIn(app, '/family', {
    answer: (call) => {
      if (call === 'POST /api/tts')
        return (
          refusal?.clone() ??
          Response.json({
            audioUrl: '/api/audio/a.mp3',
            timingsUrl: '/api/tts/a/timings',
            durationSec: 31,
            engine: 'test',
            voice: 'emma',
            complete: true
          })
        )
      return call === 'GET /api/tts/a/timings' ? Response.json(timings) : undefined
    }
  })
  const { content } = await makeStory({ ...opened, email: '' }, { characterNames: ['Ana'] })
  timings = wordEachSecond(content)
  const main = within(await screen.findByRole('navigation', { name: 'Main' }))
  await waitFor(() => expect(main.getByRole('link', { name: 'Story Library' })).not.toHaveAttribute('aria-disabled'))
  await opened.user.click(main.getByRole('link', { name: 'Story Library' }))
  await opened.user.click(await screen.findByRole('button', { name: 'Read The night of Ana' }))
  await opened.user.click(await screen.findByRole('button', { name: 'Start Audio Player' }))
  return opened
}

function wordEachSecond(content: string): NarrationTimings {
  const words = Array.from(content.matchAll(/\S+/g), (word, second): [number, number, number, number] => [
    word.index,
    word.index + word[0].length,
    second + 1,
    second + 2
  ])
  return {
    v: 1,
    complete: true,
    durationSec: 31,
    speechEnd: 30,
    sentences: [[0, content.length, 0, 30]],
    words,
    unspoken: []
  }
}

/** What stands on a locked telephone, and its buttons. */
function fakeLockScreen() {
  const buttons = new Map<string, (() => void) | null>()
  const lockScreen = {
    metadata: null,
    playbackState: 'none',
    setPositionState: () => undefined,
    setActionHandler: (action: string, press: (() => void) | null) => void buttons.set(action, press),
    press: (action: string) => buttons.get(action)?.(),
    [Symbol.dispose]: () => {
      cleanup()
      Reflect.deleteProperty(navigator, 'mediaSession')
    }
  }
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: lockScreen })
  vi.stubGlobal('MediaMetadata', function MediaMetadata(this: object, said: object) {
    Object.assign(this, said)
  })
  return lockScreen
}

function sound(): HTMLAudioElement {
  const element = document.querySelector<HTMLAudioElement>('audio:not([data-sleep-sound])')
  if (element === null) throw new Error('There is no sound')
  return element
}

function hear(seconds: number): void {
  act(() => {
    sound().currentTime = seconds
    sound().dispatchEvent(new Event('timeupdate'))
  })
}
