import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { type SignedInDevice, signedInDeviceSchema } from '#shared/administration.ts'
import type { Browser } from '#tests/support/browser.ts'
import { expectStatus, PASSWORD, signUpAndIn } from '#tests/support/builders.ts'
import { apiTest } from '#tests/support/test-app.ts'
import { describeDevice } from './describe-device.ts'

const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

async function devices(browser: Browser): Promise<SignedInDevice[]> {
  const answer: unknown = await (await expectStatus(await browser.get('/api/sessions'), 200)).json()
  return z.array(signedInDeviceSchema).parse(answer)
}

apiTest('a parent sees where the family is signed in, signs out there, and everywhere else', async (app) => {
  const family = await signUpAndIn(app)
  const other = await signUpAndIn(app)
  const { email } = family
  const signIn = async (headers: Record<string, string> = {}) => {
    const browser = app.browser()
    await expectStatus(await browser.send('POST', '/api/login', { email, password: PASSWORD }, headers), 200)
    return browser
  }
  app.clock.advance(60_000)
  const tablet = await signIn({ 'user-agent': IPAD })
  app.clock.advance(60_000)
  const phone = await signIn()
  const listed = await devices(family.browser)
  expect(listed.map(({ device, isCurrent }) => ({ device, isCurrent }))).toEqual([
    { device: null, isCurrent: false },
    { device: 'Safari on iPad', isCurrent: false },
    { device: null, isCurrent: true }
  ])
  expect(JSON.stringify(listed)).not.toContain(tablet.cookies.get('tw_session') ?? '-')

  const there = listed[1]?.id ?? ''
  await expectStatus(await other.browser.send('DELETE', `/api/sessions/${there}`), 404)
  await expectStatus(await family.browser.send('DELETE', `/api/sessions/${there}`), 200)
  await expectStatus(await family.browser.send('DELETE', `/api/sessions/${there}`), 404)
  await expectStatus(await tablet.get('/api/stories'), 401)
  await expectStatus(await phone.get('/api/stories'), 200)

  await signIn()
  await expectStatus(await family.browser.send('DELETE', '/api/sessions'), 200)
  await expectStatus(await phone.get('/api/stories'), 401)
  expect(await devices(family.browser)).toEqual([expect.objectContaining({ isCurrent: true })])
  expect(await devices(other.browser)).toHaveLength(1)
})

apiTest('a session that has run out is no device any more', async (app) => {
  const family = await signUpAndIn(app)
  app.clock.advance(31 * 24 * 3_600_000)
  const later = app.browser()
  await expectStatus(await later.send('POST', '/api/login', { email: family.email, password: PASSWORD }), 200)
  expect(await devices(later)).toHaveLength(1)
})

test.each([
  [IPAD, 'Safari on iPad'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  ['curl/8.5.0', null],
  ['<script>alert(1)</script>', null],
  ['', null],
  [null, null]
])('%j is called %j', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words)
})
