import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { AppContext } from '#server/context.ts'
import { writeAudit } from '#server/db/audit.ts'
import { transaction } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'
import { errorFields } from '#server/log.ts'
import { hashToken, type Session } from '#server/session.ts'
import { hasAdministrator, setAdministrator } from './administration-store.ts'

type Needs = Pick<AppContext, 'db' | 'clock' | 'random' | 'config' | 'log'>

const SLOT = 'administrator'
const HOUR = 60 * 60 * 1000
const LIFE_MS = 24 * HOUR
/** Crockford's base 32: read from a terminal and typed on a phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 20

/**
 * While there is no administrator, each start leaves a new code in `DATA_DIR/setup-code` (0600) and in one line of the
 * log. With an administrator there is none, and an old file goes.
 */
export async function prepareSetupCode(needs: Needs): Promise<void> {
  const { db, config, log } = needs
  if (await hasAdministrator(db, config)) return await removeSetupCode(needs)
  const code = Array.from(needs.random.bytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  const row = { code_hash: hashToken(code), expires_at: new Date(needs.clock.now().getTime() + LIFE_MS).toISOString() }
  await db
    .insertInto('setup_codes')
    .values({ slot: SLOT, ...row })
    .onConflict((conflict) => conflict.column('slot').doUpdateSet(row))
    .execute()
  // A file that was there keeps its rights when it is written over: it goes first.
  await rm(codeFile(needs), { force: true })
  await writeFile(codeFile(needs), `${code}\n`, { mode: 0o600 })
  log.info('There is no administrator yet: sign in, open /admin and enter this setup code within a day', { code })
}

/**
 * Makes an administrator of the account that has the code. @throws AppError('forbidden') for a wrong or old one, and when there
 * is an administrator already
 */
export async function claimAdministration(
  needs: Needs,
  session: Session,
  typed: string,
  network: string
): Promise<void> {
  const { db, config, clock } = needs
  const { userId } = session
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  const isRight = await transaction(db, async (tx) => {
    if (await hasAdministrator(tx, config)) return false
    const { numDeletedRows } = await tx
      .deleteFrom('setup_codes')
      .where('slot', '=', SLOT)
      .where('code_hash', '=', hashToken(code))
      .where('expires_at', '>', clock.now().toISOString())
      .executeTakeFirst()
    if (numDeletedRows === 0n) return false
    await setAdministrator(tx, userId, true)
    return true
  })
  await writeAudit(needs, { userId, act: isRight ? 'admin_claimed' : 'admin_claim_failed', network })
  if (!isRight)
    throw new AppError(
      'forbidden',
      'This setup code is not right, or has run out. A new one is made at each start of the server, until there is an administrator.',
      { code: 'wrong_setup_code' }
    )
  await removeSetupCode(needs)
}

async function removeSetupCode(needs: Needs): Promise<void> {
  await needs.db.deleteFrom('setup_codes').where('slot', '=', SLOT).execute()
  await rm(codeFile(needs), { force: true }).catch((error: unknown) =>
    needs.log.warn('The used setup code could not be removed; it opens nothing any more', errorFields(error))
  )
}

function codeFile({ config }: Pick<Needs, 'config'>): string {
  return join(config.dataDir, 'setup-code')
}
