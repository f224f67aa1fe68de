import { AppError, type FieldIssue } from '#server/errors.ts'
import type { Endpoint, Schema } from '#shared/endpoint.ts'
import { HttpRefusal } from './error-answer.ts'
import type { WebContext } from './web.ts'

const MOST_BODY_BYTES = 64 * 1024
/** Far more than any of our bodies needs; deeper ones exist to overflow a stack. */
const MOST_DEPTH = 16
const UTF8 = new TextDecoder('utf-8', { fatal: true })
const INCOMPLETE = 'This request is not complete'

/** A request as it came: cleaned of what no database stores, not yet checked. */
export interface RawRequest {
  params: Record<string, string>
  query: Record<string, string | string[]>
  body: unknown
}

/** @throws HttpRefusal for a body that is too large, not JSON or not readable */
export async function readRequest(c: WebContext, row: Endpoint, mostBytes = MOST_BODY_BYTES): Promise<RawRequest> {
  refuseTooLarge(c, mostBytes)
  return {
    params: row.path.includes(':') ? cleanRecord(c.req.param()) : {},
    query: c.req.url.includes('?') ? cleanQuery(c.req.queries()) : {},
    body: row.body === undefined ? undefined : await readJson(c, mostBytes)
  }
}

/** Reads at most 64 KB, or what a call is known to need. */
export async function readBody(c: WebContext, mostBytes = MOST_BODY_BYTES): Promise<Uint8Array> {
  refuseTooLarge(c, mostBytes)
  if (hasKnownLength(c)) return await readWhole(c, mostBytes)
  const parts: Uint8Array[] = []
  const stream: ReadableStream<Uint8Array> | null = c.req.raw.body
  let size = 0
  try {
    for await (const part of stream ?? []) {
      size += part.byteLength
      if (size > mostBytes) throw tooLarge()
      parts.push(part)
    }
  } catch (error) {
    // A phone that lost its network in the middle of a sentence: there is no caller left to answer, and nothing is broken here.
    if (error instanceof HttpRefusal) throw error
    throw new HttpRefusal(400, 'cut_off', 'This request did not arrive whole')
  }
  return Buffer.concat(parts)
}

/** Said beforehand, and then held: Node ends a request there, whatever else is sent. */
function hasKnownLength(c: WebContext): boolean {
  return c.req.header('transfer-encoding') === undefined && Number(c.req.header('content-length') ?? Number.NaN) >= 0
}

/** Without a stream of the web around Node's own, which costs more than everything else that a small call does. */
async function readWhole(c: WebContext, mostBytes: number): Promise<Uint8Array> {
  const bytes = await c.req.raw.arrayBuffer().catch(() => {
    throw new HttpRefusal(400, 'cut_off', 'This request did not arrive whole')
  })
  if (bytes.byteLength > mostBytes) throw tooLarge()
  return new Uint8Array(bytes)
}

/** Of a call that takes no body a little is read and dropped, and what goes on is cut off. */
export function announcesBody(c: WebContext): boolean {
  return c.req.header('transfer-encoding') !== undefined || Number(c.req.header('content-length') ?? 0) > 0
}

/** Also where the body is not read: what is too much is too much everywhere. */
function refuseTooLarge(c: WebContext, mostBytes: number): void {
  if (Number(c.req.header('content-length') ?? 0) > mostBytes) throw tooLarge()
}

function tooLarge(): HttpRefusal {
  // Without this Node would take in, and throw away, whatever else is sent.
  return new HttpRefusal(413, 'too_large', 'This is more than we can take in at once', { connection: 'close' })
}

/** Checks the parts of a request against a row. @throws AppError('invalid') with every issue and the first one's text */
export function parseRequest(row: Endpoint, raw: RawRequest): { params: unknown; query: unknown; body: unknown } {
  return {
    params: parsePart(row.params, raw.params),
    query: parsePart(row.query, raw.query),
    body: parsePart(row.body, raw.body)
  }
}

function parsePart(schema: Schema | undefined, value: unknown): unknown {
  if (schema === undefined) return {}
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issues: FieldIssue[] = result.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    // Of the whole a schema can only say what it is not; that tells a parent nothing.
    message: issue.path.length === 0 ? INCOMPLETE : plainWords(issue.message, issue.path)
  }))
  throw new AppError('invalid', issues[0]?.message ?? INCOMPLETE, { code: 'invalid', issues })
}

/**
 * A rule that was given words keeps them. A validator's own ("Invalid input: expected string, received undefined") are
 * for those who write schemas; the caller is told which field it is.
 */
function plainWords(message: string, path: readonly PropertyKey[]): string {
  if (!/^(?:Invalid |Too (?:big|small)|Unrecognized )/.test(message)) return message
  return `Please check “${path.map(String).join('.')}”: it is missing, or not in a form that can be read`
}

async function readJson(c: WebContext, mostBytes: number): Promise<unknown> {
  const bytes = await readBody(c, mostBytes)
  const type = c.req.header('content-type') ?? ''
  // Forms and text/plain are what a foreign page can send without asking; only JSON is ever taken as a body.
  if (bytes.byteLength > 0 && !/^application\/json\s*(;|$)/i.test(type))
    throw new HttpRefusal(415, 'not_json', 'Please send this request as JSON')
  if (bytes.byteLength === 0) return undefined
  try {
    const parsed: unknown = JSON.parse(UTF8.decode(bytes))
    return clean(parsed, 0)
  } catch (error) {
    if (error instanceof HttpRefusal) throw error
    throw new HttpRefusal(400, 'bad_json', 'This request could not be read')
  }
}

/** PostgreSQL refuses U+0000, and a lone half of a surrogate pair is no text: both go before any comparison. */
function cleanText(text: string): string {
  if (text.isWellFormed() && !text.includes('\u0000')) return text
  return text.replaceAll('\u0000', '').replaceAll(/\p{Surrogate}/gu, '')
}

function clean(value: unknown, depth: number): unknown {
  if (depth > MOST_DEPTH) throw new HttpRefusal(400, 'bad_json', 'This request could not be read')
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map((entry: unknown) => clean(entry, depth + 1))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [cleanText(key), clean(entry, depth + 1)]))
  return value
}

function cleanRecord(record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, cleanText(value)]))
}

/** A parameter given twice stays a list, so that no check ever looks at one of two values. */
function cleanQuery(queries: Record<string, string[]>): Record<string, string | string[]> {
  // Two names may be the same once they are clean.
  const known = new Map<string, string[]>()
  for (const [key, values] of Object.entries(queries)) {
    const name = cleanText(key)
    known.set(name, [...(known.get(name) ?? []), ...values.map(cleanText)])
  }
  return Object.fromEntries(
    [...known].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values])
  )
}
