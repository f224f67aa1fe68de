import { Kysely } from 'kysely'
import { expect, vi } from 'vitest'

import { expectStatus, signUpAndIn } from '#tests/support/builders.ts'
import { apiTest } from '#tests/support/test-app.ts'
import { runAdminCommand } from './admin.ts'

apiTest('npm run admin grants, lists and revokes, while the server runs', async (app) => {
  const { browser, email } = await signUpAndIn(app)
  const { config } = app.context
  expect(await runAdminCommand(config, ['list'])).toBe('There is no administrator yet')
  await expect(runAdminCommand(config, ['grant', 'stranger@example.org'])).rejects.toThrow('There is no account with')
  expect(await runAdminCommand(config, ['grant', email.toUpperCase()])).toBe(`${email} is an administrator now`)
  expect(await runAdminCommand(config, ['list'])).toBe(email)
  await expectStatus(await browser.get('/api/admin/status'), 200)
  expect(await runAdminCommand(config, ['revoke', email])).toContain('is no administrator any more. There is none now')
  await expectStatus(await browser.get('/api/admin/status'), 403)
  for (const args of [[], ['grant'], ['list', email], ['promote', email], ['grant', email, email]])
    await expect(runAdminCommand(config, args)).rejects.toThrow('npm run admin -- grant')
})

apiTest(
  'whoever stands in ADMIN_EMAILS is named with what is missing, and is not revoked by the command',
  async (app) => {
    const { email, userId } = await signUpAndIn(app)
    const config = { ...app.context.config, adminEmails: [email] }
    expect(await runAdminCommand(config, ['list'])).toBe(
      `${email} (in ADMIN_EMAILS, but the address is not verified yet)`
    )
    const { db } = app.context
    await db.updateTable('users').set({ email_verified_at: 'now' }).where('id', '=', userId).execute()
    expect(await runAdminCommand(config, ['list'])).toBe(email)
    expect(await runAdminCommand(config, ['revoke', email])).toBe(
      `${email} stands in ADMIN_EMAILS and remains an administrator until you remove it there`
    )
  }
)

apiTest('what the command was refused for is said, also where the database cannot be closed', async (app) => {
  const closing = vi.spyOn(Kysely.prototype, 'destroy').mockRejectedValue(new Error('The connection is gone'))
  const granting = runAdminCommand(app.context.config, ['grant', 'stranger@example.org'])
  const refused: unknown = await granting.catch((error: unknown) => error)
  const left: unknown[] = [...closing.mock.contexts]
  closing.mockRestore()
  for (const database of left) if (database instanceof Kysely) await database.destroy()
  expect(left).toHaveLength(1)
  expect(refused).toMatchObject({ message: expect.stringContaining('There is no account with') })
})
