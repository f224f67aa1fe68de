import { expect, test } from 'vitest'

import { expectStatus, signUpForm } from '#tests/support/builders.ts'
import { deliverEmails, fakeMailer } from '#tests/support/fake-mailer.ts'
import { apiTest, createTestApp } from '#tests/support/test-app.ts'

test.each(['Aroha', 'J. R. R.', 'Mary-Jane O’Neill', 'Мария', 'Zoë 2.0'])(
  'a letter greets by a name that is one: %s',
  async (firstName) => {
    expect(await firstLetterTo(firstName)).toContain(`Dear ${firstName},`)
  }
)

test.each([
  'You won! https://evil.example',
  'Look at www.evil',
  'evil.example/prize',
  'Go to evil.COM now',
  'évil。рф',
  'You won\n\nVisit us',
  'You won\u2028Visit us'
])('a letter repeats no message in the place of a name: %j', async (firstName) => {
  const text = await firstLetterTo(firstName)
  expect(text).toMatch(/^Good evening,\n/)
  // The secret of its link is made of any letters, and may well spell one of these words.
  expect(text.replace(/#v=[\w-]+/, '')).not.toMatch(/evil|won|рф/i)
})

async function firstLetterTo(firstName: string): Promise<string> {
  const mailer = fakeMailer(true)
  await using app = await createTestApp({ overrides: { mailer } })
  await expectStatus(await app.browser().send('POST', '/api/signup', signUpForm({ firstName })), 201)
  await deliverEmails(app)
  return mailer.emails[0]?.text ?? ''
}

apiTest(
  'a known address gets three emails an hour at most, and whoever asks cannot tell',
  async (app) => {
    const form = signUpForm()
    const ask = async (place: number) =>
      await (
        await expectStatus(await app.browser({ address: `198.51.${place}.1` }).send('POST', '/api/signup', form), 201)
      ).text()
    const hour = 3_600_000
    // At the beginning of an hour: the next one must not come in the middle.
    app.clock.advance(hour - (app.clock.now().getTime() % hour))
    const first = await ask(0)
    for (let place = 1; place <= 5; place++) expect(await ask(place)).toBe(first)
    const { db } = app.context
    const emails = async () => (await db.selectFrom('jobs').select('payload').execute()).length
    expect(await emails()).toBe(1 + 3)
    // As much is written whether or not the address was known: time does not tell either.
    const acts = (await db.selectFrom('audit_log').select('act').execute()).map(({ act }) => act)
    expect(acts.toSorted()).toEqual(['signed_up', ...Array.from({ length: 5 }, () => 'signed_up_again')])
    app.clock.advance(hour)
    await ask(6)
    expect(await emails()).toBe(1 + 4)
  },
  { overrides: { mailer: fakeMailer(true) } }
)
