import { expect, test } from 'vitest'

import { signUpForm } from '#tests/support/builders.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const ASVS = { PASSWORD_POLICY: 'asvs' }

async function signUpWith(password: string, env: Record<string, string>): Promise<{ status: number; body: unknown }> {
  await using app = await createTestApp({ env })
  const form = { ...signUpForm({ email: 'rosalind@example.org' }), password }
  const answer = await app.browser().send('POST', '/api/signup', form)
  return { status: answer.status, body: await answer.json() }
}

test.each([
  ['seven characters', 'k7#pQw2', 'at least 8 characters'],
  ['a password of every list', 'iloveyou1', 'guessed first'],
  ['the same in capitals', 'PASSWORD123', 'guessed first'],
  ["the product's name with a year", 'Talewick-2026!', 'guessed from your name or ours'],
  ['the first half of the address', 'rosalind!!1987', 'guessed from your name or ours'],
  ['what a bedtime story makes one think of', 'bedtime-story-1', 'guessed from your name or ours'],
  ['the address itself', 'Rosalind@example.org', 'not your e-mail address']
])('under asvs %s is refused, and the form is told where', async (_what, password, words) => {
  const { status, body } = await signUpWith(password, ASVS)
  expect(status).toBe(400)
  expect(body).toMatchObject({ issues: [{ path: 'password', message: expect.stringContaining(words) }] })
})

test.each(['a lantern under the stairs', '雨の夜の灯台守の歌です', 'correct7horse!'])(
  'under asvs a password of one’s own is taken: %s',
  async (password) => {
    expect((await signUpWith(password, ASVS)).status).toBe(201)
  }
)

test('under spec six characters are enough, as the specification says', async () => {
  expect((await signUpWith('iloveu', {})).status).toBe(201)
  expect((await signUpWith('rosalind@example.org', {})).status).toBe(400)
})

test('an old password still opens the door, and the one that follows it is held to the policy', async () => {
  await using before = await createTestApp()
  const email = 'rosalind@example.org'
  const old = 'iloveu'
  await before.browser().send('POST', '/api/signup', { ...signUpForm({ email }), password: old })
  await using app = await createTestApp({ env: ASVS, besides: before })
  const browser = app.browser()
  expect((await browser.send('POST', '/api/login', { email, password: old })).status).toBe(200)
  const change = { email, currentPassword: old, newPassword: 'sunshine1' }
  const answer = await browser.send('POST', '/api/change-password', change)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ issues: [{ path: 'newPassword' }] })
  const better = await browser.send('POST', '/api/change-password', {
    ...change,
    newPassword: 'a lantern under the stairs'
  })
  expect(better.status).toBe(200)
})
