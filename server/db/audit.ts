import type { Db } from './client.ts'

export type AuditAct =
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_up'
  | 'signed_up_again'
  | 'signed_out'
  | 'wrong_user'
  | 'password_changed'
  | 'password_change_failed'
  | 'account_deleted'
  | 'data_exported'
  | 'data_imported'
  | 'reset_asked'
  | 'credentials_refused'
  | 'credentials_revealed'
  | 'one_time_password_used'
  | 'session_ended'
  | 'admin_claimed'
  | 'admin_claim_failed'
  | 'admin_granted'
  | 'admin_revoked'
  | 'admin_gave_one_time_password'
  | 'admin_ended_sessions'
  | 'admin_granted_complimentary'
  | 'admin_withdrew_complimentary'
  | 'admin_set_playlist'
  | 'admin_tested_mail'
  | 'webhook_refused'
  | 'admin_sent_news'
  | 'plan_cancelled'
  | 'contract_withdrawn'

interface Needs {
  db: Db
  clock: { now(): Date }
  random: { id(): string }
}

/** One line of who did what: no content, no whole address; kept ninety days. */
export async function writeAudit(
  needs: Needs,
  entry: { userId: string | null; act: AuditAct; network: string }
): Promise<void> {
  await needs.db
    .insertInto('audit_log')
    .values({
      id: needs.random.id(),
      user_id: entry.userId,
      act: entry.act,
      network: entry.network,
      created_at: needs.clock.now().toISOString()
    })
    .execute()
}
