import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { signedInFamily } from '#tests/support/builders.ts'
import { apiTest, createTestApp } from '#tests/support/test-app.ts'
import { endSession, findSession, startSession } from './session.ts'

const DAY = 86_400_000

apiTest('a session lives as long as somebody comes by, and never longer than ninety days', async (app) => {
  const { userId } = await signedInFamily(app)
  const { token } = await startSession(app.context, userId, 'web')
  for (let day = 0; day < 81; day += 27) {
    app.clock.advance(27 * DAY)
    expect(await findSession(app.context, token, 'web')).toMatchObject({ userId, kind: 'web' })
  }
  app.clock.advance(10 * DAY)
  expect(await findSession(app.context, token, 'web')).toBe(null)
})

apiTest('a session that nobody used for thirty days is over', async (app) => {
  const { userId } = await signedInFamily(app)
  const { token } = await startSession(app.context, userId, 'web')
  app.clock.advance(30 * DAY + 1000)
  expect(await findSession(app.context, token, 'web')).toBe(null)
})

apiTest('looking at a session costs a write once an hour, not more', async (app) => {
  const { userId } = await signedInFamily(app)
  const { token } = await startSession(app.context, userId, 'web')
  const seenAt = async () =>
    (
      await app.context.db
        .selectFrom('sessions')
        .select('seen_at')
        .where('user_id', '=', userId)
        .orderBy('seen_at', 'desc')
        .execute()
    )[0]?.seen_at
  const first = await seenAt()
  app.clock.advance(30 * 60_000)
  await findSession(app.context, token, 'web')
  expect(await seenAt()).toBe(first)
  app.clock.advance(31 * 60_000)
  await findSession(app.context, token, 'web')
  expect(await seenAt()).not.toBe(first)
})

apiTest('unknown, ended and other tokens find nothing', async (app) => {
  const { userId } = await signedInFamily(app)
  const { token } = await startSession(app.context, userId, 'native')
  expect(await findSession(app.context, 'x'.repeat(43), 'web')).toBe(null)
  expect(await findSession(app.context, token, 'web')).toBe(null)
  const session = await findSession(app.context, token, 'native')
  expect(session).toMatchObject({ userId })
  if (session !== null) await endSession(app.context, session)
  expect(await findSession(app.context, token, 'native')).toBe(null)
})

test('a disk that takes no more writes locks no family out of its library', async () => {
  await using app = await createTestApp()
  const family = await signedInFamily(app)
  app.clock.advance(2 * 3_600_000)
  await sql`pragma query_only = on`.execute(app.context.db)
  const answer = await family.browser.get('/api/stories')
  await sql`pragma query_only = off`.execute(app.context.db)
  expect(answer.status).toBe(200)
  expect(app.logLines.join('\n')).toMatch(/"level":"warn","message":"A session could not be noted as seen"/)
})
