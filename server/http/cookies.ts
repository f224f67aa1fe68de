import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'

import type { Config } from '#server/config.ts'
import type { Asked } from './web.ts'

/** `claim` is the right of one browser to see the sign-in details of the account it has just paid for. */
export type CookieName = 'session' | 'device' | 'claim'

/** Our cookies: HttpOnly, Lax, whole site; `__Host-` and Secure as soon as the public address is https. */
export interface Cookies {
  read(name: CookieName): string | null
  write(name: CookieName, value: string, maxAgeSeconds: number): void
  clear(name: CookieName): void
  /** What was written and cleared so far, as values of `set-cookie`. */
  readonly written: readonly string[]
}

export function cookiesOf(c: Asked, config: Pick<Config, 'isHttps'>): Cookies {
  // `PUBLIC_URL` decides and never a request header; on plain http browsers refuse both the prefix and Secure.
  const prefix = config.isHttps ? '__Host-tw_' : 'tw_'
  const written: string[] = []
  const write = (name: CookieName, value: string, maxAge: number) => {
    const rules = { httpOnly: true, sameSite: 'Lax', path: '/', secure: config.isHttps, maxAge } as const
    written.push(generateCookie(`${prefix}${name}`, value, rules))
  }
  return {
    read: (name) => readCookie(c.req.header('cookie') ?? '', `${prefix}${name}`),
    write,
    clear: (name) => write(name, '', 0),
    written
  }
}

/** What ours are made of: nothing in them is quoted, encoded or to be trimmed. */
const PLAIN = /^[\w-]*$/

/**
 * The value of the first cookie of that name; null when there is none. As `parse` of Hono says, which is asked whenever the
 * name or its value stands there in any other manner than browsers write ours.
 */
export function readCookie(header: string, name: string): string | null {
  const at = header.indexOf(name)
  if (at === -1) return null
  const from = at + name.length + 1
  if ((at === 0 || header.startsWith('; ', at - 2)) && header[from - 1] === '=') {
    const end = header.indexOf(';', from)
    const value = header.slice(from, end === -1 ? undefined : end)
    if (PLAIN.test(value)) return value
  }
  return parse(header, name)[name] ?? null
}
