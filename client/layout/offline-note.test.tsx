import '@testing-library/jest-dom/vitest'
import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { noteConnection } from '../lib/connection.ts'
import { SessionContext, type SessionState } from '../session/use-session.ts'
import { OfflineNote } from './offline-note.tsx'

afterEach(() => act(() => noteConnection(true)))

const VISITOR: SessionState = {
  status: 'signed-out',
  user: null,
  navigationReady: true,
  start: () => undefined,
  refresh: () => Promise.resolve(),
  signOut: () => Promise.resolve()
}
const PARENT: SessionState = {
  ...VISITOR,
  status: 'signed-in',
  user: {
    id: 'u1',
    username: 'ana',
    email: 'ana@example.org',
    firstName: 'Ana',
    lastName: 'Ngata',
    isAdmin: false,
    subscription: { status: 'trialing', until: null }
  }
}

test('the place of the note is there before it speaks, so that it is read out, and after', () => {
  const { container } = open(PARENT)
  const place = container.querySelector('[aria-live="polite"]')
  expect(place).toBeEmptyDOMElement()
  act(() => noteConnection(false))
  expect(place).toHaveTextContent('You are offline. Stories you know still play.')
  act(() => noteConnection(true))
  expect(place).toBeEmptyDOMElement()
})

test('a visitor knows no stories', () => {
  open(VISITOR)
  act(() => noteConnection(false))
  expect(screen.getByText('You are offline.')).toBeInTheDocument()
})

function open(session: SessionState) {
  return render(
    <SessionContext value={session}>
      <OfflineNote isTucked />
    </SessionContext>
  )
}
