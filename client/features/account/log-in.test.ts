import { expect, test, vi } from 'vitest'

import { finishPendingSignOut } from '../../session/pending-sign-out.ts'
import { SIGN_OUT_PENDING } from '../../session/saved-session.ts'
import { logIn } from './log-in.ts'

const ANA = { email: 'ana@example.org', password: 'lantern by the sea' }

test('a sign-out that is still on its way comes first: its answer would end the new session too', async () => {
  const asked: string[] = []
  const signedOut = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (input: string) => {
    const { pathname } = new URL(input, location.href)
    asked.push(pathname)
    return pathname === '/api/logout'
      ? signedOut.promise
      : Promise.resolve(Response.json({ message: 'Invalid email or password' }, { status: 401 }))
  })
  localStorage.setItem(SIGN_OUT_PENDING, 'yes')
  void finishPendingSignOut()
  const answer = logIn(ANA)
  await expect.poll(() => asked).toEqual(['/api/logout'])
  signedOut.resolve(Response.json({ success: true, message: 'Bye' }))
  expect(await answer).toEqual({ failure: { title: 'Login Failed', description: 'Invalid email or password' } })
  expect(asked).toEqual(['/api/logout', '/api/login'])
})

test('where nothing is owed nobody waits', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (input: string) => {
    asked.push(new URL(input, location.href).pathname)
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  expect(await logIn(ANA)).toMatchObject({ failure: { title: 'Login Error' } })
  expect(asked).toEqual(['/api/login'])
})
