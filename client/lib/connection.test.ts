import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { noteAnswer, noteConnection, useIsOffline } from './connection.ts'
import { OFFLINE_MARK } from './offline-answer.ts'

afterEach(() => noteConnection(true))

test('an answer from what was kept says that there is no network, one from the server that there is', () => {
  const { result } = renderHook(useIsOffline)
  expect(result.current).toBe(false)
  act(() => noteAnswer(answer(200, { [OFFLINE_MARK]: '1' })))
  expect(result.current).toBe(true)
  // A gate before a server that is switched off is no server.
  for (const status of [502, 503, 504]) act(() => noteAnswer(answer(status)))
  expect(result.current).toBe(true)
  act(() => noteAnswer(answer(404)))
  expect(result.current).toBe(false)
  act(() => noteAnswer(answer(503)))
  expect(result.current, 'and nobody is called offline for it').toBe(false)
})

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers })
}
