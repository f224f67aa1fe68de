import { AppError } from '#server/errors.ts'

/** SQLite's primary result codes. */
const SQLITE_BUSY = 5
const SQLITE_FULL = 13
const SQLITE_FOREIGN_KEY = 787
/** PostgreSQL: no connection, or a server that is starting, stopping or out of connections. */
const AWAY_STATES = /^(08...|57P0[123]|53300)$/
const AWAY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'])
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/

/** The database file is not the one that was opened any more: what is written now would be lost. */
export class DatabaseGone extends Error {
  override readonly name = 'DatabaseGone'
}

/** What storage does to a request, in words for a parent; null for any other failure. */
export function storageFault(error: unknown): AppError | null {
  if (isDiskFull(error))
    return new AppError(
      'no-room',
      'There is no room left on this server. Nothing is lost: your stories can be read and heard. Please tell whoever runs it.',
      { code: 'disk_full', cause: error }
    )
  if (error instanceof DatabaseGone || isDatabaseAway(error))
    return new AppError('unavailable', 'The stories cannot be reached at the moment. Please try again in a moment.', {
      code: 'no_database',
      retryAfterSeconds: 5,
      cause: error
    })
  // Every owned row hangs on its account: it was deleted while this was still under way.
  if (isOwnerGone(error))
    return new AppError('unauthenticated', 'This account was deleted meanwhile', { code: 'account_gone', cause: error })
  return null
}

export function isDiskFull(error: unknown): boolean {
  return (
    (primaryCode(error) === SQLITE_FULL && sqliteCode(error) !== null) || ['ENOSPC', '53100'].includes(codeOf(error))
  )
}

function isDatabaseAway(error: unknown): boolean {
  if (primaryCode(error) === SQLITE_BUSY) return true
  const code = codeOf(error)
  const isPostgres = error instanceof Error && /node_modules[\\/]pg/.test(error.stack ?? '')
  return (
    AWAY_STATES.test(code) ||
    (isPostgres && AWAY_CODES.has(code)) ||
    (error instanceof Error && AWAY_WORDS.test(error.message))
  )
}

function isOwnerGone(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_FOREIGN_KEY || codeOf(error) === '23503'
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function sqliteCode(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : null
}

function primaryCode(error: unknown): number | null {
  const code = sqliteCode(error)
  return code === null ? null : code & 0xff
}
