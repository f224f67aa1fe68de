import { expect, test } from 'vitest'

import type { OutboundLimits } from '#server/outbound/outbound-limits.ts'
import { createOutbound } from '#server/outbound/outbound.ts'
import { type S3Fault, type S3Server, startS3Server } from '#tests/support/s3-server.ts'
import { audioStoreContract } from './audio-store.contract.ts'
import { readWhole } from './audio-store.ts'
import { openS3Bucket } from './s3-bucket.ts'
import { openS3Store, type S3Store, type S3StoreOptions } from './s3-store.ts'

const QUIET = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

interface Bench {
  s3: S3Server
  open: (options?: Partial<S3StoreOptions>) => S3Store
  problems: string[]
}

async function withS3(run: (bench: Bench) => Promise<void>, limits: Partial<OutboundLimits> = {}): Promise<void> {
  await using s3 = await startS3Server()
  const problems: string[] = []
  const outbound = createOutbound({
    purpose: 'sound store',
    bases: [{ url: s3.access.endpoint, isConfigured: true }],
    limits,
    log: QUIET
  })
  const open = (options: Partial<S3StoreOptions> = {}) =>
    openS3Store({
      ...s3.access,
      fetch: outbound.fetch,
      upload: outbound.fetch,
      onProblem: (what) => problems.push(what),
      ...options
    })
  try {
    await run({ s3, open, problems })
  } finally {
    await outbound.close()
  }
}

/** Lets the first so many calls of a method fail, and counts all of them. */
function failing(s3: S3Server, method: string, fault: S3Fault, times = Infinity): { count: number } {
  const seen = { count: 0 }
  s3.fault = (called) => (called === method && ++seen.count <= times ? fault : null)
  return seen
}

function patterned(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => (i * 7 + (i >> 9)) % 251)
}

audioStoreContract('S3 store', (check) => withS3(async ({ open }) => check(open())))

test('a long recording comes window by window, and from any place', () =>
  withS3(async ({ s3, open }) => {
    const store = open()
    const bytes = patterned(1_300_000)
    await store.write('long.mp3', bytes)
    s3.calls.length = 0
    expect(Buffer.compare((await readWhole(store, 'long.mp3')) ?? Buffer.alloc(0), bytes)).toBe(0)
    expect(s3.calls).toHaveLength(3)
    const part = await store.open('long.mp3', { start: 500_000, end: 1_200_000 })
    const read: Uint8Array[] = []
    for await (const chunk of part?.bytes ?? []) read.push(chunk)
    expect(Buffer.compare(Buffer.concat(read), bytes.subarray(500_000, 1_200_001))).toBe(0)
  }))

test('what was opened and left unread costs no connection', () =>
  withS3(async ({ s3, open }) => {
    const store = open()
    await store.write('long.mp3', patterned(1_300_000))
    s3.calls.length = 0
    for (let i = 0; i < 40; i++) await store.open('long.mp3')
    expect(s3.calls).toHaveLength(40)
    expect(await store.size('long.mp3')).toBe(1_300_000)
  }))

test('a recording that is replaced while it is heard ends, and never goes on with another', () =>
  withS3(async ({ open }) => {
    const store = open()
    await store.write('long.mp3', patterned(1_300_000))
    const opened = await store.open('long.mp3')
    const chunks = opened?.bytes?.[Symbol.asyncIterator]()
    await chunks?.next()
    await store.write('long.mp3', patterned(1_300_001).reverse())
    await expect(chunks?.next()).rejects.toThrow('replaced while it was read')
  }))

test.for<[string, S3Fault]>([
  ['a server that stumbles', { status: 500, code: 'InternalError' }],
  ['a server that is busy', { status: 503, code: 'SlowDown' }],
  ['an answer that breaks off', 'cut short'],
  ['a connection that breaks', 'hang up']
])('%s once is asked again', ([, fault]) =>
  withS3(async ({ s3, open }) => {
    const store = open()
    await store.write('a.mp3', patterned(300_000))
    const asked = failing(s3, 'GET', fault, 1)
    expect(Buffer.compare((await readWhole(store, 'a.mp3')) ?? Buffer.alloc(0), patterned(300_000))).toBe(0)
    expect(asked.count).toBe(2)
    expect(store.problem()).toBeNull()
  })
)

test.for<S3Fault>([{ status: 500, code: 'InternalError' }, { status: 503 }, 'hang up'])(
  'what could not be written because of %j is written at the second try',
  (fault) =>
    withS3(async ({ s3, open }) => {
      const store = open()
      const written = failing(s3, 'PUT', fault, 1)
      await store.write('b.mp3', patterned(300_000))
      expect(written.count).toBe(2)
      expect(Buffer.compare((await readWhole(store, 'b.mp3')) ?? Buffer.alloc(0), patterned(300_000))).toBe(0)
    })
)

test.for<[string, S3Fault, RegExp]>([
  ['500', { status: 500, code: 'InternalError' }, /^127\.0\.0\.1:\d+ answered 500 InternalError to GET$/],
  [
    'no right to read',
    { status: 403, code: 'AccessDenied' },
    /403 AccessDenied to GET: the key must be allowed to list/
  ],
  ['a wrong secret', { status: 403, code: 'SignatureDoesNotMatch' }, /check S3_SECRET_ACCESS_KEY and S3_REGION/],
  ['an unknown key', { status: 403, code: 'InvalidAccessKeyId' }, /check S3_ACCESS_KEY_ID/],
  [
    'a wrong clock',
    { status: 403, code: 'RequestTimeTooSkewed' },
    /the clock of this machine or of the store is wrong/
  ],
  ['no such bucket', { status: 404, code: 'NoSuchBucket' }, /make the bucket, or check S3_BUCKET/],
  ['no XML', { status: 502 }, /answered 502 to GET$/],
  ['answers that break off', 'cut short', /could not be reached|less than it promised/],
  ['silence', 'hang', /did not answer in time/]
])('%s is an error that says what to look at, and never "not there"', ([, fault, words]) =>
  withS3(
    async ({ s3, open }) => {
      const store = open()
      await store.write('a.mp3', patterned(1000))
      failing(s3, 'GET', fault)
      await expect(store.open('a.mp3')).rejects.toThrow(words)
      expect(store.problem()).toMatch(words)
      failing(s3, 'GET', null)
      expect((await readWhole(store, 'a.mp3'))?.length).toBe(1000)
      expect(store.problem()).toBeNull()
    },
    // Only silence is waited out: a busy machine answers late.
    { idleMs: fault === 'hang' ? 400 : 10_000 }
  )
)

test('no listener waits behind uploads that do not come through', () =>
  withS3(
    async ({ s3, open }) => {
      const store = open()
      await store.write('a.mp3', patterned(1000))
      s3.fault = (method) => (method === 'PUT' ? 'hang' : null)
      let givenUp = 0
      const writing = Array.from({ length: 40 }, (_, i) =>
        store.write(`b${i}.mp3`, patterned(1000)).catch(() => void givenUp++)
      )
      await expect.poll(() => s3.calls.filter((call) => call.startsWith('PUT')).length).toBeGreaterThan(10)
      expect((await readWhole(store, 'a.mp3'))?.length).toBe(1000)
      expect(givenUp).toBe(0)
      await Promise.all(writing)
      expect(givenUp).toBe(40)
    },
    { idleMs: 2000 }
  ))

test('deleting from a store that is away fails, so that it is tried again', () =>
  withS3(async ({ s3, open }) => {
    const store = open()
    await store.write('a.mp3', patterned(1000))
    await s3.goAway()
    await expect(store.remove('a.mp3')).rejects.toThrow('could not be reached')
    await s3.comeBack()
    await store.remove('a.mp3')
    expect(await store.size('a.mp3')).toBeNull()
    failing(s3, 'DELETE', { status: 404, code: 'NoSuchBucket' })
    await expect(store.remove('a.mp3')).rejects.toThrow('NoSuchBucket')
  }))

test('a store that is away at the start is said, and found again without a listener', () =>
  withS3(async ({ s3, open }) => {
    let time = Date.now()
    const store = open({ now: () => time })
    await s3.goAway()
    await expect(store.check()).rejects.toThrow('could not be reached')
    expect(store.problem()).toContain('could not be reached')
    await s3.comeBack()
    time += 11_000
    await expect.poll(() => store.problem()).toBeNull()
    expect(s3.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1)
  }))

test.for(['PUT', 'GET', 'DELETE'])('the check finds a key that may not %s', (method) =>
  withS3(async ({ s3, open }) => {
    const store = open()
    await store.check()
    failing(s3, method, { status: 403, code: 'AccessDenied' })
    await expect(store.check()).rejects.toThrow(`403 AccessDenied to ${method}`)
  })
)

test('a check that fails says why, also where what it wrote cannot be removed', () =>
  withS3(async ({ s3, open }) => {
    const store = open()
    s3.fault = (method) => (method === 'PUT' ? null : { status: 403, code: 'AccessDenied' })
    await expect(store.check()).rejects.toThrow('403 AccessDenied to GET')
  }))

test('the secret is in no message', () =>
  withS3(async ({ s3, open }) => {
    const store = open({ secretAccessKey: 'a-very-secret-key' })
    const failure: unknown = await store.write('a', Uint8Array.of(1)).catch((error: unknown) => error)
    expect(failure).toMatchObject({ message: expect.stringContaining('403 SignatureDoesNotMatch to PUT') })
    expect(JSON.stringify([failure, store.problem(), s3.calls])).not.toContain('a-very-secret-key')
  }))

test('what nobody used for sixty days goes; what was heard since stays, and so does all else in the bucket', () =>
  withS3(async ({ s3, open, problems }) => {
    const store = open()
    for (const name of ['heard.mp3', 'unheard.mp3', 'young.mp3', 'segments/unheard'])
      await store.write(name, patterned(10))
    const { fetch } = globalThis
    const bucket = openS3Bucket({ ...s3.access, fetch, upload: fetch })
    const foreign = ['holiday.jpg', 'talewick-audio/Not Ours.mp3', 'talewick-audio.mp3']
    for (const key of foreign) await bucket.put(encodeURI(key), patterned(10))
    for (const key of ['heard.mp3', 'unheard.mp3', 'segments/unheard']) s3.age(`talewick-audio/${key}`, 61)
    s3.age('talewick-audio/young.mp3', 59)
    s3.age('holiday.jpg', 400)
    await bucket.put('talewick-used/gone.mp3', new Uint8Array(0))

    await store.open('heard.mp3')
    await store.open('heard.mp3')
    const notes = () => s3.calls.filter((call) => call === 'PUT /talewick/talewick-used/heard.mp3')
    await expect.poll(() => s3.keys()).toContain('talewick-used/heard.mp3')
    expect(notes()).toHaveLength(1)

    await store.applyRetention()
    const left = [...foreign, 'talewick-audio/heard.mp3', 'talewick-audio/young.mp3']
    expect(s3.keys()).toEqual([...left, 'talewick-swept', 'talewick-used/heard.mp3'].toSorted())

    // Removed for good: with the note of its use.
    await store.remove('heard.mp3')
    expect(s3.keys().filter((key) => key.includes('heard'))).toEqual([])
    expect(problems).toEqual([])
  }))

test('of several nodes one tidies, once a day', () =>
  withS3(async ({ s3, open }) => {
    const [one, other] = [open(), open()]
    await one.applyRetention()
    await one.write('old.mp3', patterned(10))
    s3.age('talewick-audio/old.mp3', 61)
    await other.applyRetention()
    await one.applyRetention()
    expect(await one.size('old.mp3')).toBe(10)
    s3.age('talewick-swept', 1)
    await other.applyRetention()
    expect(await one.size('old.mp3')).toBeNull()
  }))

test('beyond the bound what was unused for longest makes room', () =>
  withS3(async ({ s3, open }) => {
    const store = open({ maxBytes: 2500 })
    for (const [i, name] of ['a', 'b', 'c', 'd'].entries()) {
      await store.write(name, patterned(1000))
      s3.age(`talewick-audio/${name}`, 10 - i)
    }
    await store.open('a')
    await expect.poll(() => s3.keys()).toContain('talewick-used/a')
    await store.applyRetention()
    expect(s3.keys().filter((key) => key.startsWith('talewick-audio'))).toEqual([
      'talewick-audio/a',
      'talewick-audio/d'
    ])
  }))

test('retention goes through more than one page of the bucket', () =>
  withS3(async ({ s3, open }) => {
    const store = open()
    const names = Array.from({ length: 1100 }, (_, i) => `segments/${i.toString(16)}`)
    await Promise.all(names.map((name) => store.write(name, Uint8Array.of(1))))
    for (const name of names.slice(0, 300)) s3.age(`talewick-audio/${name}`, 61)
    await store.applyRetention()
    expect(s3.keys().filter((key) => key.startsWith('talewick-audio'))).toHaveLength(800)
  }))
