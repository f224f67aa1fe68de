import autocannon from 'autocannon'

import { processorMs } from './process-figures.ts'
import { tokenOf } from './seeded-families.ts'

const CONNECTIONS = 8

/** What so many calls cost. */
export interface Load {
  /** Requests a second, and milliseconds. */
  rate: number
  p50: number
  p97: number
  p99: number
  /** Of the server's answering thread, for one call; null where the system does not tell. */
  cpuMs: number | null
}

/** A server that is loaded, and its process, whose time is read. */
export interface Target {
  url: string
  pid: number | undefined
}

export const JSON_HEADERS = { 'content-type': 'application/json' }

/** What a family's browser sends along. */
export function as(family: number): Record<string, string> {
  return { ...JSON_HEADERS, cookie: `tw_session=${tokenOf(family)}` }
}

/** Loads one call of a running server with `autocannon`. Fails when a call does. */
export async function load(
  { url, pid }: Target,
  request: autocannon.Request,
  how: { seconds: number; connections?: number; amount?: number; rate?: number; firstFamily?: number }
): Promise<Load> {
  const { seconds, connections = CONNECTIONS, amount, rate, firstFamily } = how
  let family = firstFamily ?? 0
  const before = processorMs(pid, 'first thread')
  const result = await autocannon({
    url,
    connections,
    ...(amount === undefined ? { duration: seconds } : { amount }),
    ...(rate !== undefined && { overallRate: rate }),
    requests: [request],
    // A story at the back of a long queue takes its time.
    timeout: 60,
    ...(firstFamily !== undefined && { setupClient: (client) => client.setHeaders(as(family++)) })
  })
  const failed = result.errors + result.timeouts + result.non2xx
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} calls of ${request.path ?? '/'} failed`)
  const { p50, p97_5, p99 } = result.latency
  const after = processorMs(pid, 'first thread')
  const cpuMs = before === null || after === null ? null : (after - before) / result.requests.total
  return { rate: result.requests.total / result.duration, p50, p97: p97_5, p99, cpuMs }
}

/** One line of the table; with a bare route and a bare query also what share of their rate it has. */
export function print(
  what: string,
  { rate, p50, p97, p99, cpuMs }: Load,
  to: { bare?: Load; query?: Load } = {}
): void {
  const share = (other: Load | undefined) => (other === undefined ? '' : (rate / other.rate).toFixed(3)).padStart(9)
  const cpu = cpuMs === null ? '' : `${(cpuMs * 1000).toFixed(0)} µs`.padStart(11)
  const times = [p50, p97, p99].map((ms) => `${ms.toFixed(0)} ms`.padStart(9)).join('')
  console.log(`${what.padEnd(40)}${rate.toFixed(0).padStart(11)}${times}${share(to.bare)}${share(to.query)}${cpu}`)
}
