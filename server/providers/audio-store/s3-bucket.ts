import { AwsV4Signer } from 'aws4fetch'
import { XMLParser } from 'fast-xml-parser'
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import * as z from 'zod/mini'

import { OutboundError } from '#server/outbound/outbound-error.ts'

export interface S3Access {
  /** Scheme, host and port; the bucket follows as the first part of the path, which every S3-compatible store takes. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export interface S3BucketOptions extends S3Access {
  /** A store that does not answer these quickly keeps a listener waiting. */
  fetch: typeof globalThis.fetch
  /** For writing, which takes as long as the way there is narrow. */
  upload: typeof globalThis.fetch
}

/** The part of an object that one request brings. */
export interface S3Part {
  bytes: Uint8Array
  /** Of the whole object. */
  totalBytes: number
  /** Changes with the content. */
  etag: string
  writtenAt: number
}

export interface S3Listed {
  key: string
  bytes: number
  writtenAt: number
}

/** One bucket. Every call takes in its whole answer and is tried twice where trying again can help. @throws S3Error */
export interface S3Bucket {
  /** Null when it is not there. */
  head(key: string): Promise<{ bytes: number; writtenAt: number } | null>
  /** First and last byte, inclusive. Null when it is not there, `outside` when it ends before `start`. */
  get(key: string, range: { start: number; last: number }): Promise<S3Part | 'outside' | null>
  put(key: string, bytes: Uint8Array): Promise<void>
  delete(key: string): Promise<void>
  /** What begins with a prefix, by name. */
  list(prefix: string): AsyncGenerator<S3Listed>
}

/** The store refused, or did not answer. The message is for the operator and says what to look at. */
export class S3Error extends Error {
  override readonly name = 'S3Error'
}

/** At once from this node: a narration asks for dozens of segments in one breath. */
const MOST_AT_ONCE = 32
/** Apart, so that no listener waits behind uploads that do not come through. */
const MOST_UPLOADS = 16
const ATTEMPTS = 2
const PAUSE_MS = 100

const ADVICE: Readonly<Record<string, string>> = {
  AccessDenied: 'the key must be allowed to list, read, write and delete in S3_BUCKET',
  InvalidAccessKeyId: 'check S3_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'check S3_SECRET_ACCESS_KEY and S3_REGION',
  AuthorizationHeaderMalformed: 'check S3_REGION',
  PermanentRedirect: 'the bucket is in another region: check S3_ENDPOINT and S3_REGION',
  RequestTimeTooSkewed: 'the clock of this machine or of the store is wrong',
  NoSuchBucket: 'make the bucket, or check S3_BUCKET'
}

interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  key?: string
  query?: Readonly<Record<string, string>>
  range?: string
  body?: Uint8Array<ArrayBuffer>
  /** Besides success. */
  expected: readonly number[]
}

interface Answer {
  status: number
  headers: Headers
  bytes: Uint8Array
}

/** Signs calls to one bucket and reads what comes back. */
export function openS3Bucket({ endpoint, bucket, fetch, upload, ...access }: S3BucketOptions): S3Bucket {
  const base = `${endpoint}/${bucket}`
  const { host } = new URL(endpoint)
  const asking = pLimit(MOST_AT_ONCE)
  const uploading = pLimit(MOST_UPLOADS)
  /** Signing keys of the day. */
  const cache = new Map<string, ArrayBuffer>()

  async function send(call: Call): Promise<Answer> {
    const limit = call.body ? uploading : asking
    for (let attempt = 1; ; attempt++) {
      const outcome = await limit(() => sendOnce(call)).catch((error: unknown) => asFailure(error))
      if ('status' in outcome && (outcome.status < 300 || call.expected.includes(outcome.status))) return outcome
      if (attempt === ATTEMPTS || !mayHelpAgain(outcome)) throw refusal(host, call.method, outcome)
      await sleep(PAUSE_MS * (1 + Math.random()))
    }
  }

  async function sendOnce({ method, key, query = {}, range, body }: Call): Promise<Answer> {
    const url = new URL(key === undefined ? base : `${base}/${key}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const signer = new AwsV4Signer({
      ...access,
      service: 's3',
      cache,
      method,
      url: url.href,
      // The store compares: what was changed or cut on the way is refused there.
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex')
      }
    })
    const { headers } = await signer.sign()
    // Not signed, because stores behind a proxy change it. Packed sound would have another length than it says.
    headers.set('accept-encoding', 'identity')
    if (range !== undefined) headers.set('range', range)
    const answer = await (body ? upload : fetch)(signer.url, { method, headers, ...(body && { body }) })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const promised = answer.headers.get('content-length')
    if (method !== 'HEAD' && promised !== null && Number(promised) !== bytes.length) throw new CutShort()
    return { status: answer.status, headers: answer.headers, bytes }
  }

  return {
    async head(key) {
      const { status, headers } = await send({ method: 'HEAD', key, expected: [404] })
      return status === 404 ? null : { bytes: Number(headers.get('content-length')), writtenAt: writtenAt(headers) }
    },
    async get(key, { start, last }) {
      const answer = await send({ method: 'GET', key, range: `bytes=${start}-${last}`, expected: [404, 416] })
      if (answer.status === 416) return 'outside'
      if (answer.status !== 404) return partOf(answer, start)
      if (codeOf(answer.bytes) === 'NoSuchBucket') throw refusal(host, 'GET', answer)
      return null
    },
    async put(key, bytes) {
      await send({ method: 'PUT', key, body: Uint8Array.from(bytes), expected: [] })
    },
    async delete(key) {
      const answer = await send({ method: 'DELETE', key, expected: [404] })
      if (codeOf(answer.bytes) === 'NoSuchBucket') throw refusal(host, 'DELETE', answer)
    },
    async *list(prefix) {
      let token: string | undefined
      do {
        const query = { 'list-type': '2', prefix, ...(token !== undefined && { 'continuation-token': token }) }
        const { bytes } = await send({ method: 'GET', query, expected: [] })
        const { Contents, NextContinuationToken } = readListing(bytes)
        for (const { Key, Size, LastModified } of Contents)
          yield { key: Key, bytes: Size, writtenAt: Date.parse(LastModified) }
        token = NextContinuationToken
      } while (token !== undefined)
    }
  }
}

/** The answer ended before its promised length. */
class CutShort extends Error {}

function asFailure(error: unknown): Error {
  return error instanceof Error ? error : new Error('unknown', { cause: error })
}

/** A store that was asked too much or stumbled, a connection that broke. What waited for its time to run out, waited long enough. */
function mayHelpAgain(outcome: Answer | Error): boolean {
  if (!(outcome instanceof Error)) return outcome.status >= 500 || outcome.status === 429
  return outcome instanceof CutShort || (outcome instanceof OutboundError && outcome.reason === 'unreachable')
}

function refusal(host: string, method: string, outcome: Answer | Error): S3Error {
  if (outcome instanceof CutShort) return new S3Error(`${host} sent less than it promised`)
  if (outcome instanceof OutboundError)
    return new S3Error(outcome.message.slice(outcome.message.indexOf(host)), { cause: outcome })
  if (outcome instanceof Error) return new S3Error('The sound store could not be asked', { cause: outcome })
  const code = codeOf(outcome.bytes)
  const advice = ADVICE[code ?? (outcome.status === 403 ? 'AccessDenied' : '')]
  return new S3Error(
    `${host} answered ${outcome.status}${code === null ? '' : ` ${code}`} to ${method}${advice === undefined ? '' : `: ${advice}`}`
  )
}

const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  isArray: (_, path) => path === 'ListBucketResult.Contents'
})

const listingSchema = z.object({
  ListBucketResult: z.object({
    Contents: z._default(z.array(z.object({ Key: z.string(), Size: z.coerce.number(), LastModified: z.string() })), []),
    NextContinuationToken: z.optional(z.string())
  })
})

function readListing(bytes: Uint8Array): z.infer<typeof listingSchema>['ListBucketResult'] {
  const parsed = listingSchema.safeParse(parser.parse(Buffer.from(bytes)))
  if (!parsed.success) throw new S3Error('The list of the bucket could not be read: is S3_ENDPOINT an S3 store?')
  return parsed.data.ListBucketResult
}

const errorSchema = z.object({ Error: z.object({ Code: z.string() }) })

/** The store's own word for what went wrong. */
function codeOf(bytes: Uint8Array): string | null {
  if (bytes.length === 0 || bytes[0] !== '<'.charCodeAt(0)) return null
  try {
    const code = errorSchema.safeParse(parser.parse(Buffer.from(bytes))).data?.Error.Code ?? ''
    return /^\w{1,60}$/.test(code) ? code : null
  } catch {
    // A page of a proxy, perhaps: the status has to do.
    return null
  }
}

function partOf({ status, headers, bytes }: Answer, start: number): S3Part {
  const total = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('content-range') ?? '')
  const about = { etag: headers.get('etag') ?? '', writtenAt: writtenAt(headers) }
  if (status === 206 && total?.[1] === String(start)) return { bytes, totalBytes: Number(total[2]), ...about }
  if (status === 200 && start === 0) return { bytes, totalBytes: bytes.length, ...about }
  throw new S3Error('The store answers another part than was asked for: is S3_ENDPOINT an S3 store?')
}

function writtenAt(headers: Headers): number {
  return Date.parse(headers.get('last-modified') ?? '')
}
