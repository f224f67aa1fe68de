import { beforeEach, expect, test } from 'vitest'

import type { User } from '#shared/account.ts'
import { readProfile, scrubSavedProfile, writeProfile } from './local-profile.ts'

const KEY = 'talewick.profile'
const MERE: User = {
  id: 'u1',
  username: 'mere@example.org',
  email: 'mere@example.org',
  firstName: 'Mere',
  lastName: 'Ngata',
  isAdmin: false,
  subscription: { status: 'free', until: null }
}

beforeEach(() => localStorage.clear())

test('a profile that was never saved starts from the account, with the defaults of the specification', () => {
  expect(readProfile(null, MERE)).toEqual({
    firstName: 'Mere',
    lastName: 'Ngata',
    email: 'mere@example.org',
    username: 'mere@example.org',
    timezone: 'Eastern',
    notifications: { email: true, stories: false, updates: true, bedtime: '19:00' },
    preferences: { defaultNarrator: 'emma', autoPlay: true, darkMode: false }
  })
})

test('what was saved comes back', () => {
  const profile = {
    ...readProfile(null, MERE),
    firstName: 'Mārama',
    timezone: 'Auckland' as const,
    notifications: { email: false, stories: true, updates: false, bedtime: '19:00' },
    preferences: { defaultNarrator: 'maya' as const, autoPlay: false, darkMode: true }
  }
  expect(writeProfile(profile)).toBe(true)
  expect(readProfile(localStorage.getItem(KEY), MERE)).toEqual(profile)
})

test.each(['', 'null', '[]', '7', '{', '{"notifications":7,"preferences":[]}', '{"firstName":{}}'])(
  'a saved profile that is %j is no reason to fail',
  (saved) => {
    expect(readProfile(saved, MERE)).toEqual(readProfile(null, MERE))
  }
)

test('half of a saved profile is kept, the other half is the default', () => {
  const saved = JSON.stringify({ lastName: '', notifications: { stories: true }, timezone: 'Tokyo' })
  expect(readProfile(saved, MERE)).toMatchObject({
    firstName: 'Mere',
    lastName: '',
    timezone: 'Tokyo',
    notifications: { email: true, stories: true, updates: true, bedtime: '19:00' }
  })
})

test('the e-mail is the account’s, whatever a saved profile says', () => {
  expect(readProfile(JSON.stringify({ email: 'a@evil.example', username: 'x' }), MERE)).toMatchObject({
    email: 'mere@example.org',
    username: 'mere@example.org'
  })
})

test('S-18: no password is ever written', () => {
  const careless = { ...readProfile(null, MERE), currentPassword: 'open sesame', newPassword: 'open barley' }
  writeProfile(careless)
  expect(localStorage.getItem(KEY)).not.toMatch(/sesame|barley|password/i)
})

test('a password that is found is deleted, and the rest stays', () => {
  localStorage.setItem(KEY, JSON.stringify({ timezone: 'Rome', currentPassword: 'open sesame', newPassword: '' }))
  expect(scrubSavedProfile()).toBe(true)
  expect(localStorage.getItem(KEY)).toBe('{"timezone":"Rome"}')
  expect(scrubSavedProfile()).toBe(false)
})
