import { expectStatus, type SignedInFamily, signUpAndIn } from './builders.ts'
import type { TestApp } from './test-app.ts'

/** A family whose account administers the instance, signed in a moment ago. */
export async function administrator(app: TestApp): Promise<SignedInFamily & { password: string }> {
  const family = await signUpAndIn(app)
  await app.context.db.updateTable('users').set({ is_admin: 1 }).where('id', '=', family.userId).execute()
  await expectStatus(await family.browser.get('/api/admin/status'), 200)
  return family
}
