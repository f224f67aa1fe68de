import { expect, test } from 'vitest'

import { DEV_HOSTING, externalSignIn } from './access-target.ts'

const HOSTING = {
  suffix: '.preview.example',
  loginUrl: 'https://login.example/start?back=1',
  origins: 'https://other.example, https://login.example'
}

test('without build variables nobody leaves the app', () => {
  expect(externalSignIn('family.preview.example', DEV_HOSTING)).toBeNull()
})

test('a host of the development hosting signs in outside', () => {
  expect(externalSignIn('family.preview.example', HOSTING)).toBe('https://login.example/start?back=1')
})

test('any other host signs in here', () => {
  expect(externalSignIn('talewick.example', HOSTING)).toBeNull()
})

test.each([
  ['not https', { loginUrl: 'http://login.example/' }],
  ['a script', { loginUrl: 'javascript:alert(1)' }],
  ['not on the list', { loginUrl: 'https://evil.example/' }],
  ['a host that only begins like a listed one', { loginUrl: 'https://login.example.evil.example/' }],
  ['no address', { loginUrl: 'login' }],
  ['an empty list', { origins: '' }]
])('an outside sign-in that is %s is not followed', (_, changes) => {
  expect(externalSignIn('family.preview.example', { ...HOSTING, ...changes })).toBeNull()
})
