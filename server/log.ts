/** The levels of `LOG_LEVEL`, least talkative first. */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

export type LogFields = Record<string, string | number | boolean | null>

/**
 * JSON lines. Fields are small facts (method, path template, status, milliseconds, ids). Never a body, a query string,
 * a name, an address of a person or a word of a story: a new field keeps that promise.
 */
export interface Log {
  error(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  info(message: string, fields?: LogFields): void
  debug(message: string, fields?: LogFields): void
}

export function createLog(level: LogLevel, write: (line: string) => void): Log {
  const loudest = LOG_LEVELS.indexOf(level)
  const at = (name: Exclude<LogLevel, 'silent'>) => {
    if (LOG_LEVELS.indexOf(name) > loudest) return () => undefined
    return (message: string, fields: LogFields = {}) =>
      write(JSON.stringify({ time: new Date().toISOString(), level: name, message, ...fields }))
  }
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug') }
}

/** What an operator needs of an unknown error: its name, code and stack, never what a database quotes from a row. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const cause =
    error.cause instanceof Error ? { cause: withoutAddresses(`${error.cause.name}: ${error.cause.message}`) } : {}
  return {
    error: withoutAddresses(`${error.name}: ${error.message}`),
    stack: withoutAddresses(error.stack ?? ''),
    ...code,
    ...cause
  }
}

/** A mail server names whom it refuses. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, '(address)')
}
