import type { AppContext } from '#server/context.ts'
import type { Limit, Serve } from '#server/http/serve-endpoint.ts'
import { api } from '#shared/api.ts'
import { selectUsers } from './administration-store.ts'
import { readInstanceStatus } from './instance-status.ts'
import { testMail } from './mail-test.ts'
import { claimAdministration } from './setup-code.ts'
import {
  endSessionsOf,
  type GiveOneTimePassword,
  giveOneTimePassword,
  grantComplimentary,
  withdrawComplimentary
} from './users.ts'

const HOUR = 3600
const CLAIM_LIMIT: Limit = { name: 'admin-claim', per: 'user', most: 5, seconds: HOUR }
const ADMIN_LIMIT: Limit = { name: 'admin', per: 'user', most: 600, seconds: HOUR }
const MAIL_LIMIT: Limit = { name: 'admin-mail-test', per: 'user', most: 10, seconds: HOUR }
const DONE = { success: true } as const

export function administrationRoutes(
  serve: Serve,
  context: AppContext,
  { giveOneTimePassword: give }: { giveOneTimePassword: GiveOneTimePassword }
): void {
  const limits = [ADMIN_LIMIT]

  serve(
    api.claimAdmin,
    async ({ session, body, caller }) => {
      await claimAdministration(context, session, body.code, caller.network)
      return DONE
    },
    { limits: [CLAIM_LIMIT] }
  )

  serve(api.listUsers, ({ query }) => selectUsers(context, query), { limits })

  serve(
    api.giveOneTimePassword,
    ({ session, params, caller }) =>
      giveOneTimePassword({ ...context, give }, { session, userId: params.id, network: caller.network }),
    { limits }
  )

  serve(
    api.endSessionsOfUser,
    async ({ session, params, caller }) => {
      await endSessionsOf(context, { session, userId: params.id, network: caller.network })
      return DONE
    },
    { limits }
  )

  serve(
    api.grantComplimentary,
    async ({ session, params, body, caller }) => {
      await grantComplimentary(context, { session, userId: params.id, network: caller.network }, body.until)
      return DONE
    },
    { limits }
  )

  serve(
    api.withdrawComplimentary,
    async ({ session, params, caller }) => {
      await withdrawComplimentary(context, { session, userId: params.id, network: caller.network })
      return DONE
    },
    { limits }
  )

  serve(api.testMail, ({ session, caller }) => testMail(context, session, caller.network), { limits: [MAIL_LIMIT] })

  serve(api.getInstanceStatus, () => readInstanceStatus(context), { limits })
}
