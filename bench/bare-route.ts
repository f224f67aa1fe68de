import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { hash } from 'node:crypto'
import process from 'node:process'

import { openDatabase } from '#server/db/client.ts'
import { prepared } from '#server/db/prepared.ts'
import { headersOfAll } from '#server/http/security-headers.ts'

// A program of its own: what Hono and the database cost without us. `/bare` answers a constant of the size of who-am-I,
// `/dressed` the same with all the headers that our answers carry, in the quickest manner that Hono has for it; `/query` reads
// one row, and `/check` does what a session check cannot do without: a cookie, its hash, and the row.
const [kind, where = ''] = process.argv.slice(2)
const { db } = await openDatabase(kind === 'postgres' ? { kind, url: where } : { kind: 'sqlite', file: where })
const USER = {
  id: 'family-0',
  username: 'family-0@example.test',
  email: 'family-0@example.test',
  firstName: 'Ada',
  lastName: 'Lantern',
  isAdmin: false,
  subscription: { status: 'free', until: null }
}
const HEADERS = {
  ...headersOfAll({ isHttps: false }),
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store'
}
const readSessions = prepared((open) => open.selectFrom('sessions').select('user_id').where('token_hash', '=', ''))
const app = new Hono()
app.get('/bare', (c) => c.json({ user: USER }))
app.get('/dressed', () => {
  const body = JSON.stringify({ user: USER })
  return new Response(body, { headers: { ...HEADERS, 'content-length': String(Buffer.byteLength(body)) } })
})
app.get('/query', async (c) => {
  const row = await db.selectFrom('sessions').select('user_id').where('token_hash', '=', '0').executeTakeFirst()
  return c.json({ valid: row === undefined })
})
app.get('/check', async (c) => {
  const [row] = await readSessions(db, [hash('sha256', getCookie(c, 'tw_session') ?? '')])
  return row === undefined ? c.json({ valid: false }, 401) : c.json({ user: USER })
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.stdout.write(`http://127.0.0.1:${port}\n`)
)
