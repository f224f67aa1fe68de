import { expect } from 'vitest'

import { signUpAndIn } from '#tests/support/builders.ts'
import { apiTest } from '#tests/support/test-app.ts'
import { transaction } from './client.ts'
import { prepared } from './prepared.ts'

const readEmails = prepared((db) =>
  db.selectFrom('users').select('email').where('id', '=', '').where('is_admin', '=', 0)
)

apiTest('a prepared query is asked again with other values, and sees what was written meanwhile', async (app) => {
  const { db } = app.context
  const one = await signUpAndIn(app)
  const other = await signUpAndIn(app)
  expect(await readEmails(db, [one.userId, 0])).toEqual([{ email: one.email }])
  expect(await readEmails(db, [other.userId, 0])).toEqual([{ email: other.email }])
  expect(await readEmails(db, [other.userId, 1])).toEqual([])
  await db.updateTable('users').set({ email: 'new@example.test' }).where('id', '=', one.userId).execute()
  expect(await readEmails(db, [one.userId, 0])).toEqual([{ email: 'new@example.test' }])
})

apiTest(
  'beside an open transaction a prepared query waits for what is committed, and within it is an error',
  async (app) => {
    const { db, config } = app.context
    const { userId, email } = await signUpAndIn(app)
    const isWritten = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const writing = transaction(db, async (tx) => {
      await tx.updateTable('users').set({ email: 'new@example.test' }).where('id', '=', userId).execute()
      await expect(readEmails(db, [userId, 0])).rejects.toThrow('must go through the transaction')
      expect(await readEmails(tx, [userId, 0])).toEqual([{ email: 'new@example.test' }])
      isWritten.resolve()
      await mayCommit.promise
    })
    await Promise.race([isWritten.promise, writing])
    const reading = readEmails(db, [userId, 0])
    mayCommit.resolve()
    await writing
    const [row] = await reading
    // SQLite's one connection reads after the commit; of PostgreSQL's several one may have read before it.
    expect(['new@example.test', ...(config.database.kind === 'sqlite' ? [] : [email])]).toContain(row?.email)
  }
)

apiTest('a prepared query with too few values is an error, and not a query for nothing', async (app) => {
  expect(() => readEmails(app.context.db, ['one'])).toThrow(RangeError)
})
