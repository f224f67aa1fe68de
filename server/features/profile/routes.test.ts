import { expect } from 'vitest'

import { expectStatus, signedInFamily } from '#tests/support/builders.ts'
import { apiTest } from '#tests/support/test-app.ts'

const PROFILE = {
  firstName: 'Mārama',
  lastName: 'Rangi',
  timezone: 'Auckland',
  notifications: { email: true, stories: true, updates: false },
  preferences: { defaultNarrator: 'maya', autoPlay: false, darkMode: true }
}

apiTest('what a family sets in My Profile is its account’s, on every device, and nobody else’s', async (app) => {
  const { browser } = await signedInFamily(app)
  const { browser: other } = await signedInFamily(app)
  expect(await (await browser.get('/api/profile')).json()).toEqual({ profile: null })
  await expectStatus(await browser.send('PUT', '/api/profile', { profile: { timezone: 'London' } }), 200)
  await expectStatus(await browser.send('PUT', '/api/profile', { profile: PROFILE }), 200)
  expect(await (await browser.get('/api/profile')).json()).toEqual({ profile: PROFILE })
  expect(await (await other.get('/api/profile')).json()).toEqual({ profile: null })
  await expectStatus(await app.request('/api/profile'), 401)
})

apiTest('no password finds its way into it, and nothing that is too long', async (app) => {
  const { browser } = await signedInFamily(app)
  const sent = { profile: { ...PROFILE, currentPassword: 'secret', email: 'x@example.org' } }
  await expectStatus(await browser.send('PUT', '/api/profile', sent), 200)
  expect(await (await browser.get('/api/profile')).json()).toEqual({ profile: PROFILE })
  await expectStatus(await browser.send('PUT', '/api/profile', { profile: { firstName: 'x'.repeat(61) } }), 400)
  await expectStatus(await browser.send('PUT', '/api/profile', { profile: { notifications: 'all' } }), 400)
})

apiTest('it goes with the account', async (app) => {
  const { browser } = await signedInFamily(app)
  await expectStatus(await browser.send('PUT', '/api/profile', { profile: PROFILE }), 200)
  await expectStatus(await browser.send('DELETE', '/api/delete-account'), 200)
  expect(await app.context.db.selectFrom('profiles').selectAll().execute()).toEqual([])
})
