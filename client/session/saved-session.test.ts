import { expect, test } from 'vitest'

import { clearSavedSession, clearEverything, loadUser, saveUser } from './saved-session.ts'

const ANA = {
  id: 'u1',
  username: 'ana@example.org',
  email: 'ana@example.org',
  firstName: 'Ana',
  lastName: 'Ngata',
  isAdmin: false,
  subscription: { status: 'trialing', until: null }
}

test('what was saved is loaded', () => {
  expect(loadUser()).toBeNull()
  saveUser(ANA)
  expect(loadUser()).toEqual(ANA)
  expect(localStorage.getItem('talewick.currentUserId')).toBe('u1')
})

test('a saved user needs an id and nothing else', () => {
  localStorage.setItem('talewick.user', '{"id":"u1","username":7}')
  expect(loadUser()).toMatchObject({ id: 'u1', username: '', isAdmin: false })
})

test.each(['', 'null', '{', '[]', '{"id":""}', '{"id":7}', '"u1"'])('%s is no user', (text) => {
  localStorage.setItem('talewick.user', text)
  expect(loadUser()).toBe('broken')
})

test('a refused session leaves none of the three entries, and what is not ours alone', () => {
  saveUser(ANA)
  localStorage.setItem('talewick.profile', '{}')
  localStorage.setItem('talewick.textSize', '25')
  clearSavedSession()
  expect(Object.keys(localStorage)).toEqual(['talewick.textSize'])
})

test('signing out forgets the recordings too', async () => {
  const deleted: string[] = []
  const caches = {
    keys: () => Promise.resolve(['talewick-audio-v1', 'talewick-shell-v1', 'other']),
    delete: (name: string) => Promise.resolve(deleted.push(name))
  }
  Object.defineProperty(window, 'caches', { configurable: true, value: caches })
  saveUser(ANA)
  localStorage.setItem('talewick.audio.s1.emma', '{}')
  await clearEverything()
  Reflect.deleteProperty(window, 'caches')
  expect(Object.keys(localStorage)).toEqual([])
  expect(deleted).toEqual(['talewick-audio-v1'])
})
