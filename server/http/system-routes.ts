import { sql } from 'kysely'
import { createHash, timingSafeEqual } from 'node:crypto'

import type { AppContext } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { api } from '#shared/api.ts'
import { HttpRefusal } from './error-answer.ts'
import { openApiDocument, type OpenApiDocument } from './openapi.ts'
import type { Serve } from './serve-endpoint.ts'

const HEALTH_LIMIT_MS = 2500

/** Calls that belong to no feature: whether the server works, and reports of the browser's Content-Security-Policy. */
export function systemRoutes(serve: Serve, context: AppContext): void {
  serve(api.health, async () => {
    if (context.running.isDraining)
      throw new AppError('unavailable', 'This server is about to stop', { code: 'draining' })
    const answered = sql`select 1`.execute(context.db).catch((cause: unknown) => {
      throw new AppError('unavailable', 'The database does not answer', { code: 'no_database', cause })
    })
    await within(HEALTH_LIMIT_MS, answered)
    const isWell = !context.disk.isFull && context.soundProblem() === null
    return { status: isWell ? ('ok' as const) : ('degraded' as const), version: context.config.version }
  })

  serve(api.readMetrics, async ({ header }) => {
    const { metrics, config } = context
    // Without a token there is nothing here, and nothing is counted.
    if (metrics === null || config.metricsToken === null)
      throw new HttpRefusal(404, 'not_found', 'There is no such call')
    if (!isSame(header('authorization') ?? '', `Bearer ${config.metricsToken}`))
      throw new AppError('unauthenticated', 'Send the token of METRICS_TOKEN as a bearer token to read the metrics')
    const { text, contentType } = await metrics.read()
    return new Response(text, { headers: { 'content-type': contentType, 'cache-control': 'no-store' } })
  })

  // Made once: nothing of it changes while the server runs.
  let contract: OpenApiDocument | null = null
  serve(api.getOpenApi, () => {
    const { brand, version } = context.config
    contract ??= openApiDocument({ title: brand.name, version })
    return Promise.resolve({ ...contract })
  })

  serve(
    api.reportCsp,
    async ({ bytes }) => {
      const report: unknown = parseReport(await bytes())
      for (const fields of cspViolations(report)) context.log.warn('csp_violation', fields)
      return new Response(null, { status: 204 })
    },
    { limits: [{ name: 'csp-report', per: 'address', most: 30, seconds: 60 }] }
  )
}

/** As hashes, so that the time it takes says nothing of how much was right. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return one !== undefined && other !== undefined && timingSafeEqual(one, other)
}

/** Monitoring must hear of a database that does not even refuse. @throws AppError('unavailable') after so many milliseconds */
async function within(ms: number, answered: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new AppError('unavailable', 'The database does not answer', { code: 'no_database' }))
  }, ms)
  timer.unref()
  try {
    await Promise.race([answered, promise])
  } finally {
    clearTimeout(timer)
  }
}

function parseReport(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    throw new AppError('invalid', 'This report could not be read')
  }
}

/** The two shapes browsers send; of addresses only the origin and path are kept, of page text nothing. */
function cspViolations(report: unknown): { directive: string; blocked: string }[] {
  const entries: unknown[] = Array.isArray(report) ? report.slice(0, 10) : [report]
  return entries.map((entry) => {
    const body = field(entry, 'body') ?? field(entry, 'csp-report')
    return {
      directive: word(field(body, 'effectiveDirective') ?? field(body, 'effective-directive')),
      blocked: place(field(body, 'blockedURL') ?? field(body, 'blocked-uri'))
    }
  })
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined
}

function word(value: unknown): string {
  return typeof value === 'string' && /^[a-z-]{1,40}$/.test(value) ? value : 'unknown'
}

function place(value: unknown): string {
  if (typeof value !== 'string') return 'unknown'
  return URL.parse(value)?.origin ?? word(value)
}
