import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'

import type { S3Access } from '#server/providers/audio-store/s3-bucket.ts'

/** What goes wrong with a call, decided when it arrives; null lets it through. */
export type S3Fault = { status: number; code?: string } | 'hang' | 'cut short' | 'hang up' | null

export interface S3Server extends AsyncDisposable {
  access: S3Access
  /** The environment of a Talewick that keeps its sound here. */
  env: Record<string, string>
  /** Calls that arrived, as `METHOD /bucket/key`. */
  calls: string[]
  fault: (method: string, path: string) => S3Fault
  /** Everything in the bucket, in order. */
  keys(): string[]
  /** Makes an object, or something else in the bucket, as old as if it had been written so many days ago. */
  age(key: string, days: number): void
  /** Refuses connections, until `comeBack`. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
}

const BUCKET = 'talewick'
/** How `s3rver` ends the name of the file of an object. */
const OBJECT = '._S3rver_object'
const SECRET = 'a-secret-of-the-tests'

/**
 * `s3rver` on a folder of its own, behind a proxy that can do what stores and networks do on bad days. The proxy also
 * does what `s3rver` leaves out: it checks signatures, refuses a part of an object that has no bytes, and gives tokens for the
 * pages of a list, for which `s3rver` wants a cipher that is no longer there.
 */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'talewick-s3-'))
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }]
  })
  const { port: storePort } = await store.run()
  const server: Pick<S3Server, 'calls' | 'fault'> = { calls: [], fault: () => null }
  const proxy = createServer((incoming, outgoing) => {
    const { method = '', url = '' } = incoming
    server.calls.push(`${method} ${url}`)
    answer(server.fault(method, url), incoming, outgoing, storePort).catch(() => outgoing.destroy())
  })
  const listen = async (port: number) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    proxy.listen(port, '127.0.0.1', resolve)
    await promise
  }
  const goAway = async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    proxy.close(() => resolve())
    proxy.closeAllConnections()
    await promise
  }
  await listen(0)
  const address = proxy.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const access = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: BUCKET,
    accessKeyId: 'S3RVER',
    secretAccessKey: SECRET
  }
  return Object.assign(server, {
    access,
    env: {
      AUDIO_STORE: 's3',
      S3_ENDPOINT: access.endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: access.accessKeyId,
      S3_SECRET_ACCESS_KEY: access.secretAccessKey
    },
    keys: () =>
      readdirSync(join(directory, BUCKET), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(OBJECT))
        .map((name) => name.slice(0, -OBJECT.length))
        .toSorted(),
    age(key: string, days: number) {
      const time = new Date(Date.now() - days * 86_400_000)
      utimesSync(join(directory, BUCKET, key + OBJECT), time, time)
    },
    goAway,
    comeBack: () => listen(port),
    async [Symbol.asyncDispose]() {
      if (proxy.listening) await goAway()
      await store.close()
      rmSync(directory, { recursive: true, force: true })
    }
  })
}

async function answer(
  fault: S3Fault,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  storePort: number
): Promise<void> {
  if (fault === 'hang') return
  if (fault === 'hang up') return void incoming.socket.destroy()
  const refuse = (status: number, code?: string) => {
    outgoing.writeHead(status, { 'content-type': 'application/xml' })
    outgoing.end(code === undefined ? '' : `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
  }
  const body = await buffer(incoming)
  if (fault !== null && fault !== 'cut short') return refuse(fault.status, fault.code)
  if (!isSigned(incoming, body)) return refuse(403, 'SignatureDoesNotMatch')
  const { method, url = '', headers } = incoming
  const path = asFirstListing(url)
  const forwarded = request({ host: '127.0.0.1', port: storePort, method, path, headers }, (response) => {
    if (path !== url) return void withPageToken(response, outgoing).catch(() => outgoing.destroy())
    if (response.headers['content-range'] === 'bytes 0-0/0') return refuse(416, 'InvalidRange')
    outgoing.writeHead(response.statusCode ?? 500, response.headers)
    if (fault === 'cut short') {
      response.once('data', (part: Buffer) => {
        outgoing.write(part.subarray(0, Math.floor(part.length / 2)), () => outgoing.destroy())
      })
    } else response.pipe(outgoing)
  })
  forwarded.on('error', () => outgoing.destroy())
  forwarded.end(body)
}

/** The call of the first version that asks for the same page of a list; other calls as they are. */
function asFirstListing(path: string): string {
  const url = new URL(path, 'http://store')
  if (url.searchParams.get('list-type') !== '2') return path
  const token = url.searchParams.get('continuation-token')
  url.searchParams.delete('list-type')
  url.searchParams.delete('continuation-token')
  if (token !== null) url.searchParams.set('marker', Buffer.from(token, 'base64').toString())
  return url.pathname + url.search
}

async function withPageToken(response: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const xml = (await buffer(response)).toString()
  const last = [...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].at(-1)?.[1] ?? ''
  const token = `<NextContinuationToken>${Buffer.from(last).toString('base64')}</NextContinuationToken>`
  outgoing.writeHead(response.statusCode ?? 500, { 'content-type': 'application/xml' })
  outgoing.end(
    xml.includes('<IsTruncated>true<') ? xml.replace('</ListBucketResult>', `${token}</ListBucketResult>`) : xml
  )
}

/** AWS Signature Version 4, written anew from its description, so that the signer is not judged by itself. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const [, day = '', region = '', names = '', given = ''] =
    /^AWS4-HMAC-SHA256 Credential=S3RVER\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/.exec(
      headers.authorization ?? ''
    ) ?? []
  const time = String(headers['x-amz-date'])
  const bodyHash = String(headers['x-amz-content-sha256'])
  if (bodyHash !== sha256(body) || !names.split(';').includes('host') || !time.startsWith(day)) return false
  const { pathname, searchParams } = new URL(url, 'http://store')
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted()
  const signed = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, pathname, query.join('&'), signed.join(''), names, bodyHash].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', time, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${SECRET}`
  )
  return createHmac('sha256', key).update(toSign).digest('hex') === given
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}
