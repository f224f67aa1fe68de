import '@testing-library/jest-dom/vitest'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { NightLightProvider } from './night-light-provider.tsx'
import { BRIGHTNESS, IDLE_AFTER_MS } from './night-light.ts'
import { useNightLight } from './use-night-light.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  // The finger that a test has left on the glass.
  fireEvent.pointerCancel(document.body)
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

test.each([
  ['a finger', () => void fireEvent.pointerDown(document.body)],
  ['a pointer that moves', () => void fireEvent.pointerMove(document.body)],
  ['a key', () => void fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['the focus', () => screen.getByRole('button', { name: 'Press' }).focus()],
  ['a wheel', () => void fireEvent.wheel(document.body)]
])('left alone, the lamp comes up and the screen rests, until there is %s', (_sign, live) => {
  open()
  const lamp = screen.getByTestId('night-light')
  expect(lamp).toHaveStyle({ opacity: '0.25' })
  rest()
  expect(lamp).toHaveStyle({ opacity: '0.8' })
  expect(document.documentElement).toHaveAttribute('data-resting')
  act(live)
  expect(lamp).toHaveStyle({ opacity: '0.25' })
  expect(document.documentElement).not.toHaveAttribute('data-resting')
})

test('somebody who goes on using the screen is not left in the dark', () => {
  open()
  act(() => void vi.advanceTimersByTime(IDLE_AFTER_MS - 1000))
  fireEvent.pointerMove(document.body)
  act(() => void vi.advanceTimersByTime(IDLE_AFTER_MS - 1000))
  expect(document.documentElement).not.toHaveAttribute('data-resting')
  act(() => void vi.advanceTimersByTime(1000))
  expect(document.documentElement).toHaveAttribute('data-resting')
})

test('without the lamp nothing rests, and putting it out ends the rest', () => {
  const { onPress } = open()
  rest()
  act(() => screen.getByRole('button', { name: 'Turn night light off' }).click())
  expect(document.documentElement).not.toHaveAttribute('data-resting')
  rest()
  expect(document.documentElement).not.toHaveAttribute('data-resting')
  tap(screen.getByRole('button', { name: 'Press' }))
  expect(onPress).toHaveBeenCalledOnce()
})

test('the first tap only wakes: nothing on the page hears any part of it', () => {
  const { heard, onPress } = open()
  rest()
  const button = screen.getByRole('button', { name: 'Press' })
  tap(button)
  expect(heard).toEqual([])
  expect(document.documentElement).not.toHaveAttribute('data-resting')
  tap(button)
  expect(heard).toEqual(['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
  expect(onPress).toHaveBeenCalledOnce()
})

test('a first touch that becomes a scroll takes no later tap away, nor a press by other means', () => {
  const { onPress } = open()
  rest()
  const button = screen.getByRole('button', { name: 'Press' })
  fireEvent.pointerDown(button)
  fireEvent.pointerCancel(button)
  act(() => void vi.advanceTimersByTime(500))
  fireEvent.click(button)
  expect(onPress, 'a tool that presses for somebody').toHaveBeenCalledTimes(1)

  rest()
  fireEvent.pointerDown(button)
  tap(button)
  expect(onPress, 'another finger').toHaveBeenCalledTimes(2)

  rest()
  fireEvent.pointerDown(button)
  fireEvent.keyDown(button, { key: 'Enter' })
  fireEvent.click(button)
  expect(onPress, 'a key').toHaveBeenCalledTimes(3)
})

test('a key presses at once: what has the focus is never hidden', () => {
  const { onPress } = open()
  rest()
  const button = screen.getByRole('button', { name: 'Press' })
  fireEvent.keyDown(button, { key: 'Enter' })
  fireEvent.click(button)
  expect(onPress).toHaveBeenCalledOnce()
})

function open() {
  const onPress = vi.fn<() => void>()
  const heard: string[] = []
  const { container } = render(
    <NightLightProvider>
      <Lit />
      <button type="button" onClick={onPress}>
        Press
      </button>
    </NightLightProvider>
  )
  fireEvent.click(screen.getByRole('button', { name: 'Light the lamp' }))
  for (const part of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    container.addEventListener(part, () => heard.push(part))
  return { onPress, heard }
}

function Lit() {
  const { change } = useNightLight()
  return (
    <button type="button" onClick={() => change({ on: true, brightness: BRIGHTNESS.most })}>
      Light the lamp
    </button>
  )
}

function rest(): void {
  act(() => void vi.advanceTimersByTime(IDLE_AFTER_MS))
}

/** As a browser tells of it. */
function tap(target: HTMLElement): void {
  fireEvent.pointerDown(target)
  fireEvent.mouseDown(target)
  fireEvent.pointerUp(target)
  fireEvent.mouseUp(target)
  fireEvent.click(target)
}
