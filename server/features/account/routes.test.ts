import { expect, test } from 'vitest'

import { loginAnswerSchema, meAnswerSchema } from '#shared/account.ts'
import { expectStatus, newEmail, PASSWORD, signedInFamily, signUpAndIn, signUpForm } from '#tests/support/builders.ts'
import { deliverEmails, fakeMailer } from '#tests/support/fake-mailer.ts'
import { apiTest, createTestApp } from '#tests/support/test-app.ts'

apiTest('a family signs up, signs in, is known, and signs out', async (app) => {
  const browser = app.browser()
  const email = newEmail()
  const signedUp = await expectStatus(
    await browser.send('POST', '/api/signup', signUpForm({ email: ` ${email.toUpperCase()} ` })),
    201
  )
  expect(await signedUp.json()).toMatchObject({ success: true, user: { username: email } })
  expect(browser.cookies.size).toBe(0)

  const login = await expectStatus(await browser.send('POST', '/api/login', { email, password: PASSWORD }), 200)
  const answer = loginAnswerSchema.parse(await login.json())
  expect(answer.user).toMatchObject({ username: email, email, firstName: 'Mere', lastName: 'Ngata', isAdmin: false })
  expect(answer.token).toBeUndefined()
  const cookie = login.headers.getSetCookie().find((line) => line.startsWith('tw_session='))
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/SameSite=Lax/i)
  expect(cookie).toMatch(/Path=\//i)
  expect(cookie).not.toMatch(/Secure|Domain/i)

  const valid = async (userId: unknown): Promise<unknown> =>
    await (await browser.send('POST', '/api/validate-session', { userId })).json()
  expect(await valid(answer.user.id)).toEqual({ valid: true })
  expect(await valid('somebody else')).toEqual({ valid: false })
  expect(await valid(7)).toEqual({ valid: false })

  const token = browser.cookies.get('tw_session') ?? ''
  await expectStatus(await browser.send('POST', '/api/logout'), 200)
  expect(browser.cookies.has('tw_session')).toBe(false)
  browser.cookies.set('tw_session', token)
  expect(await valid(answer.user.id)).toEqual({ valid: false })
  await expectStatus(await browser.get('/api/stories'), 401)
})

apiTest(
  'over https the cookie is bound to the host and secure',
  async (app) => {
    const email = newEmail()
    const browser = app.browser()
    await browser.send('POST', '/api/signup', signUpForm({ email }))
    const login = await expectStatus(await browser.send('POST', '/api/login', { email, password: PASSWORD }), 200)
    expect(login.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-tw_session=[\w-]{43}; .*Secure/),
      expect.stringMatching(/^__Host-tw_device=[\w-]{43}; .*Secure/)
    ])
    await expectStatus(await browser.get('/api/stories'), 200)
    expect(login.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  },
  { env: { PUBLIC_URL: 'https://stories.example.org' } }
)

apiTest('every rule of the sign-up form holds on the server, in its own words', async (app) => {
  const refusal = async (edits: object): Promise<unknown> => {
    const response = await expectStatus(await app.browser().send('POST', '/api/signup', signUpForm(edits)), 400)
    return await response.json()
  }
  expect(await refusal({ firstName: ' ' })).toMatchObject({
    error: 'First name is required',
    issues: [{ path: 'firstName' }]
  })
  expect(await refusal({ lastName: '' })).toMatchObject({ error: 'Last name is required' })
  expect(await refusal({ email: 'not an address' })).toMatchObject({ error: 'Please enter a valid email' })
  expect(await refusal({ password: '12345' })).toMatchObject({ error: 'Password must be at least 6 characters' })
  expect(await refusal({ agreeToTerms: false })).toMatchObject({ error: 'You must agree to the terms and conditions' })
  expect(await refusal({ email: 'a@example.org', password: 'a@example.org' })).toMatchObject({
    issues: [{ path: 'password' }]
  })
  expect(await app.context.db.selectFrom('users').select('id').execute()).toEqual([])
})

test('without a mail server a known address is told so, and the letter lies in a file', async () => {
  const mailer = fakeMailer(false)
  await using app = await createTestApp({ overrides: { mailer } })
  const form = signUpForm({ email: 'nana@example.org' })
  const created = await expectStatus(await app.browser().send('POST', '/api/signup', form), 201)
  expect(await created.json(), 'there is no email to wait for').toMatchObject({
    user: { id: expect.any(String), username: 'nana@example.org' }
  })
  const again = await expectStatus(await app.browser().send('POST', '/api/signup', form), 409)
  expect(await again.json()).toMatchObject({ error: 'An account with this email already exists', code: 'email_taken' })
  await deliverEmails(app)
  expect(mailer.emails).toHaveLength(1)
})

test('S-11: with a mail server nobody learns whether an address is known, except its owner', async () => {
  const mailer = fakeMailer(true)
  await using app = await createTestApp({ overrides: { mailer } })
  const form = signUpForm({ email: 'nana@example.org' })
  const first = await expectStatus(await app.browser().send('POST', '/api/signup', form), 201)
  const again = await expectStatus(
    await app.browser().send('POST', '/api/signup', { ...form, password: 'another one' }),
    201
  )
  expect(await again.text()).toBe(await first.text())
  await deliverEmails(app)
  expect(mailer.emails.map((letter) => letter.subject).toSorted()).toEqual([
    'Welcome to Talewick',
    'You already have an account at Talewick'
  ])
  await expectStatus(
    await app.browser().send('POST', '/api/login', { email: 'nana@example.org', password: 'another one' }),
    401
  )
})

test('the welcome letter names the sign-in address and never the password', async () => {
  const mailer = fakeMailer(false)
  await using app = await createTestApp({ overrides: { mailer }, env: { PUBLIC_URL: 'https://stories.example.org' } })
  await app.browser().send('POST', '/api/signup', signUpForm({ email: 'nana@example.org', firstName: 'Aroha' }))
  await deliverEmails(app)
  const [letter] = mailer.emails
  expect(letter).toMatchObject({ to: 'nana@example.org' })
  expect(letter?.text).toContain('Dear Aroha')
  expect(letter?.text).toContain('https://stories.example.org/login?email=nana%40example.org')
  expect(letter?.text).not.toContain(PASSWORD)
})

apiTest('two sign-ups with one address at the same moment make one account', async (app) => {
  const form = signUpForm()
  const answers = await Promise.all([1, 2, 3, 4].map(() => app.browser().send('POST', '/api/signup', form)))
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
  expect(await app.context.db.selectFrom('users').select('id').execute()).toHaveLength(1)
  expect(await app.context.db.selectFrom('jobs').select('id').execute()).toHaveLength(1)
})

apiTest('a wrong password and an unknown address get the same answer', async (app) => {
  const { email, browser } = await signUpAndIn(app)
  const wrong = await expectStatus(await browser.send('POST', '/api/login', { email, password: 'wrong!' }), 401)
  const unknown = await expectStatus(
    await browser.send('POST', '/api/login', { email: newEmail(), password: 'wrong!' }),
    401
  )
  const answer = await wrong.text()
  expect(answer).toBe(await unknown.text())
  expect(JSON.parse(answer)).toMatchObject({ message: 'Invalid email or password', error: 'Invalid email or password' })
  const invalid = await expectStatus(await browser.send('POST', '/api/login', { email: 'x', password: '' }), 400)
  expect(await invalid.json()).toMatchObject({ message: 'Please enter a valid email address' })
})

apiTest('guessing from one place costs growing pauses there, and nowhere else', async (app) => {
  const { email, password } = await signUpAndIn(app)
  const attacker = app.browser({ address: '198.51.100.9' })
  const guess = () => attacker.send('POST', '/api/login', { email, password: 'wrong!' })
  for (let i = 0; i < 5; i++) await expectStatus(await guess(), 401)
  const paused = await expectStatus(await guess(), 429)
  expect(paused.headers.get('retry-after')).toBe('1')
  expect(await paused.json()).toMatchObject({ message: 'Too many attempts. Please wait a moment and try again.' })
  app.clock.advance(1100)
  await expectStatus(await guess(), 401)
  app.clock.advance(1100)
  await expectStatus(await guess(), 429)
  await expectStatus(
    await app.browser({ address: '203.0.113.99' }).send('POST', '/api/login', { email, password }),
    200
  )
  app.clock.advance(5 * 60_000)
  await expectStatus(await attacker.send('POST', '/api/login', { email, password }), 200)
})

apiTest('guesses sent at the same moment are as many as guesses one by one', async (app) => {
  const { email, password } = await signUpAndIn(app)
  const attacker = app.browser({ address: '198.51.100.9' })
  const guess = () => attacker.send('POST', '/api/login', { email, password: 'wrong!' })
  const statuses = (await Promise.all(Array.from({ length: 30 }, guess))).map((answer) => answer.status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(25)
  const elsewhere = app.browser({ address: '203.0.113.99' })
  const owners = await Promise.all([1, 2, 3].map(() => elsewhere.send('POST', '/api/login', { email, password })))
  expect(owners.map((answer) => answer.status)).toEqual([200, 200, 200])
  // What was right is no failure of the account: five there are, and five they stay.
  const rows = await app.context.db.selectFrom('login_failures').select('failures').execute()
  expect(rows.map((row) => row.failures)).toEqual([5, 5])
})

apiTest('guessing from everywhere makes answers late, never impossible, and not for a known browser', async (app) => {
  const { email, password, browser } = await signUpAndIn(app)
  const heldBack = () => app.clock.slept.filter((ms) => ms > 1000 && ms <= 3000)
  for (let i = 0; i < 20; i++)
    await app.browser({ address: `198.51.${i}.1` }).send('POST', '/api/login', { email, password: 'wrong!' })
  expect(heldBack()).toEqual([])
  await expectStatus(await browser.send('POST', '/api/login', { email, password }), 200)
  expect(heldBack()).toEqual([])
  await expectStatus(await app.browser({ address: '192.0.2.44' }).send('POST', '/api/login', { email, password }), 200)
  expect(heldBack()).toHaveLength(1)
})

apiTest('sign-ups from one address are limited to five an hour; the machine’s own household to more', async (app) => {
  const stranger = app.browser({ address: '198.51.100.9' })
  for (let i = 0; i < 5; i++) await expectStatus(await stranger.send('POST', '/api/signup', signUpForm()), 201)
  const refused = await expectStatus(await stranger.send('POST', '/api/signup', signUpForm()), 429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  for (let i = 0; i < 7; i++)
    await expectStatus(await app.browser({ address: '127.0.0.1' }).send('POST', '/api/signup', signUpForm()), 201)
  // An IPv6 household has a whole /64 of addresses, and so has an attacker.
  const next = async (i: number) =>
    await app.browser({ address: `2001:db8::${i}` }).send('POST', '/api/signup', signUpForm())
  for (let i = 1; i <= 5; i++) await expectStatus(await next(i), 201)
  await expectStatus(await next(6), 429)
  // A proxy on this machine that is not configured speaks for strangers.
  for (let i = 0; i < 5; i++) await app.request('/api/signup', post(signUpForm(), '127.0.0.1'))
  await expectStatus(await app.request('/api/signup', post(signUpForm(), '127.0.0.1')), 429)

  function post(body: object, address: string) {
    return {
      method: 'POST',
      address,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' }
    }
  }
})

apiTest('behind a proxy that adds no header, sign-in and sign-up are limited all the same', async (app) => {
  const attempt = (path: string, body: object) =>
    app.request(path, {
      method: 'POST',
      address: '127.0.0.1',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' }
    })
  const guess = (i: number) => attempt('/api/login', { email: `family-${i}@example.org`, password: 'a guess' })
  for (let i = 0; i < 100; i++) await expectStatus(await guess(i), 401)
  await expectStatus(await guess(100), 429)
  for (let i = 0; i < 100; i++) await expectStatus(await attempt('/api/signup', signUpForm()), 201)
  await expectStatus(await attempt('/api/signup', signUpForm()), 429)
})

apiTest('who is signed in is told as the database has it now, to that family only', async (app) => {
  const { email, userId, browser } = await signUpAndIn(app)
  const me = async () => meAnswerSchema.parse(await (await expectStatus(await browser.get('/api/me'), 200)).json())
  const user = {
    id: userId,
    username: email,
    email,
    firstName: 'Mere',
    lastName: 'Ngata',
    isAdmin: false,
    subscription: { status: 'free', until: null }
  }
  expect(await me()).toEqual({ user })
  await app.context.db
    .updateTable('users')
    .set({ is_admin: 1, first_name: 'Anahera' })
    .where('id', '=', userId)
    .execute()
  expect(await me()).toEqual({ user: { ...user, isAdmin: true, firstName: 'Anahera' } })
  await expectStatus(await app.request('/api/me'), 401)
  await app.context.db.deleteFrom('users').where('id', '=', userId).execute()
  await expectStatus(await browser.get('/api/me'), 401)
})

apiTest('S-16: a native wrapper gets a token and no cookie; a browser never gets a token', async (app) => {
  const { email, password } = await signUpAndIn(app)
  const login = (headers: Record<string, string>) =>
    app.request('/api/login', {
      method: 'POST',
      body: JSON.stringify({ email, password }),
      headers: { 'content-type': 'application/json', ...headers }
    })
  for (const headers of [
    { origin: 'capacitor://localhost', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://localhost' },
    { 'x-client': 'native' }
  ]) {
    const answer = await expectStatus(await login(headers), 200)
    expect(answer.headers.getSetCookie()).toEqual([])
    const { token } = loginAnswerSchema.parse(await answer.json())
    await expectStatus(await app.request('/api/stories', { headers: { authorization: `Bearer ${token}` } }), 200)
    // A bearer token is no cookie.
    await expectStatus(await app.request('/api/stories', { headers: { cookie: `tw_session=${token}` } }), 401)
  }
  const fromBrowser = await expectStatus(
    await login({
      'x-client': 'native',
      'sec-fetch-site': 'same-origin',
      origin: 'http://localhost',
      host: 'localhost'
    }),
    200
  )
  expect(await fromBrowser.json()).not.toHaveProperty('token')
})

apiTest('a cookie means nothing from a native origin, and is no bearer token', async (app) => {
  const { browser } = await signedInFamily(app)
  const token = browser.cookies.get('tw_session') ?? ''
  await expectStatus(
    await app.request('/api/stories', { headers: { cookie: `tw_session=${token}`, origin: 'https://localhost' } }),
    401
  )
  await expectStatus(await app.request('/api/stories', { headers: { authorization: `Bearer ${token}` } }), 401)
  await expectStatus(await app.request('/api/stories', { headers: { cookie: `tw_session=${token}` } }), 200)
})

apiTest('S-35: the database keeps no password and no token', async (app) => {
  const { browser } = await signUpAndIn(app)
  const tokens = [...browser.cookies.values()]
  expect(tokens).toHaveLength(2)
  const { db } = app.context
  const dump = JSON.stringify([
    await db.selectFrom('users').selectAll().execute(),
    await db.selectFrom('sessions').selectAll().execute(),
    await db.selectFrom('known_devices').selectAll().execute(),
    await db.selectFrom('jobs').selectAll().execute(),
    await db.selectFrom('audit_log').selectAll().execute()
  ])
  expect(dump).toContain('$argon2id$')
  for (const secret of [PASSWORD, ...tokens]) expect(dump).not.toContain(secret)
})
