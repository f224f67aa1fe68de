import { expect } from 'vitest'

import { expectStatus, signUpAndIn } from '#tests/support/builders.ts'
import { apiTest } from '#tests/support/test-app.ts'

apiTest('parents who sign in at the same moment are all let in', async (app) => {
  const { email, password } = await signUpAndIn(app)
  for (let evening = 0; evening < 10; evening++) {
    const login = () => app.browser().send('POST', '/api/login', { email, password })
    const answers = await Promise.all([login(), login(), login(), login()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  }
})

const HOUR = 3_600_000

apiTest(
  'S-13: whoever guesses beside the owner, or behind the same proxy, does not lock their known browser out',
  async (app) => {
    const { email, password, browser } = await signUpAndIn(app)
    const guesser = app.browser()
    for (let guess = 0; guess < 110; guess++)
      await guesser.send('POST', '/api/login', { email, password: `guess ${guess}` })
    await expectStatus(await guesser.send('POST', '/api/login', { email, password }), 429)
    for (let evening = 0; evening < 5; evening++)
      await expectStatus(await browser.send('POST', '/api/login', { email, password }), 200)
    const form = { email, currentPassword: password, newPassword: 'two lanterns in the window' }
    await expectStatus(await browser.send('POST', '/api/change-password', form), 200)
  }
)

apiTest('a stolen device cookie guesses no faster than a stranger', async (app) => {
  const { email, browser } = await signUpAndIn(app)
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess++)
    statuses.push((await browser.send('POST', '/api/login', { email, password: `guess ${guess}` })).status)
  expect(statuses.filter((status) => status === 401).length).toBeLessThan(8)
})

apiTest(
  'S-13: guesses from ever new networks are bounded, and a one-time password still opens the door',
  async (app) => {
    const { email, password } = await signUpAndIn(app)
    let checked = 0
    const until = app.clock.now().getTime() + HOUR
    for (let network = 0; app.clock.now().getTime() < until; network++) {
      const place = `${10 + Math.floor(network / 60_000)}.${Math.floor(network / 250) % 250}.${network % 250}.1`
      const answer = await app.browser({ address: place }).send('POST', '/api/login', { email, password: 'a guess' })
      if (answer.status === 401) checked++
      app.clock.advance(10_000)
    }
    expect(checked).toBeGreaterThan(20)
    expect(checked).toBeLessThan(200)
    await expectStatus(await app.browser({ address: '192.0.2.1' }).send('POST', '/api/login', { email, password }), 429)
    const typed = '0000-0000-0000-0000'
    await expectStatus(
      await app.browser({ address: '192.0.2.2' }).send('POST', '/api/login', { email, password: typed }),
      401
    )
  }
)

apiTest('a clock that is set back makes no pause of a day', async (app) => {
  const { email, password } = await signUpAndIn(app)
  const stranger = app.browser({ address: '198.51.100.9' })
  app.clock.advance(24 * HOUR)
  for (let guess = 0; guess < 6; guess++) await stranger.send('POST', '/api/login', { email, password: 'a guess' })
  app.clock.advance(-24 * HOUR)
  await expectStatus(await stranger.send('POST', '/api/login', { email, password }), 200)
})
