import type { AppContext } from '#server/context.ts'
import type { Serve } from '#server/http/serve-endpoint.ts'
import { SESSION_LIMITS } from '#server/session.ts'
import { api } from '#shared/api.ts'
import { ACCOUNT_EMAIL_JOB, accountEmailJob } from './account-emails.ts'
import { isOwnId, logIn, logOut, readMe, signUp } from './account.ts'
import { changePassword } from './change-password.ts'
import { resetPassword, revealCredentials } from './customer-credentials.ts'
import { deleteAccount } from './delete-account.ts'
import { describeDevice } from './describe-device.ts'
import { giveOneTimePassword } from './one-time-passwords.ts'
import { createPasswords } from './passwords.ts'
import { listDevices, signOutElsewhere, signOutThere } from './sessions.ts'

const DEVICE_SECONDS = 365 * 24 * 60 * 60
const HOUR = 3600
const DAY = 24 * HOUR
/** An hour's sign-ins, and sign-ups, of the server's own machine: plenty for a household, and little for guessing. */
const MOST_LOCAL = 100
/** Both calls ask for the same email. */
const ONE_TIME_PASSWORD_LIMIT = {
  name: 'one-time-password',
  per: 'address',
  most: 10,
  mostLocal: MOST_LOCAL,
  seconds: HOUR
} as const
const LOGIN_LIMIT = { name: 'login', per: 'address', most: 100, mostLocal: MOST_LOCAL, seconds: HOUR } as const
const SESSIONS_LIMIT = { name: 'sessions', per: 'user', most: 120, seconds: HOUR } as const

/** What other features may ask of accounts; the application hands it to them. */
interface AccountServices {
  /** A key that an administrator tells a family whose mailbox is not reached. */
  giveOneTimePassword(userId: string): Promise<{ password: string; expiresAt: string }>
}

export function accountRoutes(serve: Serve, context: AppContext): AccountServices {
  const needs = { ...context, passwords: createPasswords(context.passwordCost) }
  context.jobs.handle(ACCOUNT_EMAIL_JOB, accountEmailJob(needs))

  serve(
    api.signUp,
    async ({ body, caller, signal }) => {
      const user = await signUp(needs, body, { network: caller.network, signal })
      if (user !== null) return { success: true as const, message: 'Your account has been created successfully.', user }
      return {
        success: true as const,
        message:
          'Your account has been created successfully. Check your email for login credentials and welcome instructions.'
      }
    },
    {
      limits: [
        { name: 'sign-up', per: 'address', most: 5, mostLocal: MOST_LOCAL, seconds: HOUR },
        { name: 'sign-up', per: 'network', most: 30, seconds: DAY }
      ]
    }
  )

  serve(api.logIn, async ({ body, caller, cookies, header, count, signal }) => {
    const kind = caller.isNative ? 'native' : 'web'
    const { user, token, deviceToken, isOneTime } = await logIn(needs, body, {
      kind,
      network: caller.network,
      device: describeDevice(header('user-agent')),
      deviceToken: cookies.read('device'),
      replacedToken: kind === 'web' ? cookies.read('session') : null,
      countStranger: () => count(LOGIN_LIMIT),
      signal
    })
    const answer = { user, ...(isOneTime ? { isOneTime } : {}) }
    if (kind === 'native') return { ...answer, token }
    cookies.write('session', token, SESSION_LIMITS.web.whole / 1000)
    cookies.write('device', deviceToken, DEVICE_SECONDS)
    return answer
  })

  serve(
    api.getCustomerCredentials,
    async ({ body, caller, cookies }) => {
      const claim = cookies.read('claim')
      const credentials = await revealCredentials(needs, body, { claim, network: caller.network })
      cookies.clear('claim')
      return { credentials }
    },
    { limits: [ONE_TIME_PASSWORD_LIMIT] }
  )

  serve(api.resetPassword, ({ body, caller }) => resetPassword(needs, body, caller.network), {
    limits: [ONE_TIME_PASSWORD_LIMIT]
  })

  serve(api.validateSession, async ({ session, body }) => ({ valid: isOwnId(session, body.userId) }))

  serve(api.getMe, ({ session }) => readMe(context, session))

  serve(
    api.logOut,
    async ({ session, caller, cookies }) => {
      await logOut(context, session, caller.network)
      cookies.clear('session')
      return { success: true as const }
    },
    // What the browser has heard goes with the session; where it knows this header not, recordings ask again by themselves.
    { headers: { 'clear-site-data': '"cache"' } }
  )

  serve(
    api.changePassword,
    async ({ session, body, caller, cookies, header, signal }) => {
      const token = await changePassword(needs, session, body, {
        network: caller.network,
        device: describeDevice(header('user-agent')),
        deviceToken: cookies.read('device'),
        signal
      })
      const answer = { success: true as const, message: 'Your password has been updated successfully' }
      if (session.kind === 'native') return { ...answer, token }
      cookies.write('session', token, SESSION_LIMITS.web.whole / 1000)
      return answer
    },
    { limits: [{ name: 'change-password', per: 'user', most: 30, seconds: HOUR }] }
  )

  serve(api.listSessions, ({ session }) => listDevices(context, session))

  serve(
    api.endSession,
    async ({ session, params, caller }) => {
      await signOutThere(context, session, params.id, caller.network)
      return { success: true as const }
    },
    { limits: [SESSIONS_LIMIT] }
  )

  serve(
    api.endOtherSessions,
    async ({ session, caller, cookies }) => {
      await signOutElsewhere(context, session, { network: caller.network, deviceToken: cookies.read('device') })
      return { success: true as const }
    },
    { limits: [SESSIONS_LIMIT] }
  )

  serve(
    api.deleteAccount,
    async ({ session, caller, cookies }) => {
      await deleteAccount(context, session, caller.network)
      context.sent.delete(session.userId)
      cookies.clear('session')
      cookies.clear('device')
      return { success: true as const, message: 'Account deleted successfully' }
    },
    { headers: { 'clear-site-data': '"cache", "cookies", "storage"' } }
  )

  return { giveOneTimePassword: (userId) => giveOneTimePassword(needs, userId) }
}
