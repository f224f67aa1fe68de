import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { createHash } from 'node:crypto'
import process from 'node:process'

import { openDatabase } from '#server/db/client.ts'

// A program of its own: what Hono and the database cost without us. `/bare` answers a constant, `/query` reads one row, and
// `/check` does what a session check cannot do without: a JSON body, a cookie, its hash, and the row.
const [kind, where = ''] = process.argv.slice(2)
const { db } = await openDatabase(kind === 'postgres' ? { kind, url: where } : { kind: 'sqlite', file: where })
const app = new Hono()
app.get('/bare', (c) => c.json({ valid: true }))
app.get('/query', async (c) => {
  const row = await db.selectFrom('sessions').select('user_id').where('token_hash', '=', '0').executeTakeFirst()
  return c.json({ valid: row === undefined })
})
app.post('/check', async (c) => {
  const { userId }: { userId?: unknown } = await c.req.json()
  const hash = createHash('sha256')
    .update(getCookie(c, 'tw_session') ?? '')
    .digest('hex')
  const row = await db.selectFrom('sessions').select('user_id').where('token_hash', '=', hash).executeTakeFirst()
  return c.json({ valid: row?.user_id === userId })
})
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.stdout.write(`http://127.0.0.1:${port}\n`)
)
