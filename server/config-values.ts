import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A mistake of the operator: the start ends with this one line and without a stack. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Typed access to an environment; every getter answers null for "not given" and throws ConfigError for nonsense. */
export interface EnvReader {
  text(name: string): string | null
  /** A value that may also come as a file named by `NAME_FILE`, as container platforms hand out secrets. */
  secret(name: string): string | null
  integer(name: string, range: { least: number; most: number }): number | null
  /** An amount of money, not below nothing, with a point before its parts. */
  price(name: string): number | null
  choice<const T extends string>(name: string, choices: readonly T[]): T | null
  url(name: string): string | null
  /** Scheme, host and port, nothing behind them. */
  origin(name: string): string | null
  origins(name: string): string[] | null
  emails(name: string): string[]
  version(): string
  /** To be called last. @throws ConfigError for a setting of ours (see `OURS`) that nothing has asked for */
  refuseUnread(): void
  fail(message: string): never
}

/** Names that are ours and that the contract with operators knows, in this version or in a later one. */
const OURS = /^(?:(?:STORYTELLER|NARRATOR|STRIPE|FIGMA|SPOTIFY|S3|BRAND)_\w+|DEMO|METRICS_TOKEN(?:_FILE)?)$/

export function createEnvReader(env: Readonly<Record<string, string | undefined>>): EnvReader {
  const asked = new Set<string>()

  // A blank value in a compose file means "not given".
  function text(name: string): string | null {
    asked.add(name)
    const value = env[name]?.trim()
    return value === undefined || value === '' ? null : value
  }

  function secret(name: string): string | null {
    const file = text(`${name}_FILE`)
    if (file === null) return text(name)
    if (text(name) !== null) return fail(`${name} and ${name}_FILE are both set; keep one of them`)
    try {
      const value = readFileSync(file, 'utf8').trim()
      return value === '' ? fail(`${name}_FILE names an empty file`) : value
    } catch (error) {
      if (error instanceof ConfigError) throw error
      return fail(`${name}_FILE names a file that cannot be read`)
    }
  }

  function list(name: string): string[] | null {
    return (
      text(name)
        ?.split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '') ?? null
    )
  }

  return {
    text,
    secret,
    integer(name, { least, most }) {
      const value = text(name)
      if (value === null) return null
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
      if (!(number >= least && number <= most)) return fail(`${name} must be a whole number from ${least} to ${most}`)
      return number
    },
    price(name) {
      const value = text(name)
      if (value === null) return null
      return /^\d{1,6}(?:\.\d{1,6})?$/.test(value)
        ? Number(value)
        : fail(`${name} must be an amount like 2.50, without a currency`)
    },
    choice(name, choices) {
      const value = text(name)
      if (value === null) return null
      return choices.find((one) => one === value) ?? fail(`${name} must be one of: ${choices.join(', ')}`)
    },
    url(name) {
      const value = text(name)
      if (value === null) return null
      if (webUrl(value) === null) return fail(`${name} must be an address that starts with http:// or https://`)
      return value
    },
    origin(name) {
      const value = text(name)
      if (value === null) return null
      const url = webUrl(value)
      if (url === null || url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
        return fail(`${name} must look like https://stories.example.org, without a path`)
      return url.origin
    },
    origins(name) {
      const entries = list(name)
      for (const entry of entries ?? [])
        if (!/^[a-z][a-z0-9+.-]*:\/\/[^\s/?#@]+$/.test(entry))
          return fail(`${name} must be origins separated by commas`)
      return entries
    },
    emails(name) {
      const entries = list(name) ?? []
      for (const entry of entries)
        if (!/^[^\s@]+@[^\s@]+$/.test(entry)) return fail(`${name} must be e-mail addresses separated by commas`)
      return entries.map((entry) => entry.toLowerCase())
    },
    version: readVersion,
    refuseUnread() {
      const unread = Object.keys(env).find((name) => OURS.test(name) && !asked.has(name) && text(name) !== null)
      if (unread !== undefined) fail(`${unread} is set, but this version does not use it; remove it`)
    },
    fail
  }
}

function fail(message: string): never {
  throw new ConfigError(message)
}

function webUrl(value: string): URL | null {
  const url = URL.parse(value)
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== '' ? url : null
}

function readVersion(): string {
  const found: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  if (typeof found === 'object' && found !== null && 'version' in found && typeof found.version === 'string')
    return found.version
  throw new Error('package.json has no version')
}
