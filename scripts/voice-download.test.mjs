import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'

import { downloadFile } from './voice-download.mjs'

const folder = mkdtempSync(join(tmpdir(), 'talewick-voice-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const servers = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

const MODEL = Buffer.from(Array.from({ length: 200_000 }, (_, i) => (i * 7919) % 251))
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')

test('a large file comes by way of another host, and is what the hub says by length and SHA-256', async () => {
  const hub = await startHub()
  const file = join(folder, 'one', 'model.onnx')
  const seen = []
  const got = await downloadFile({ url: hub.url, file, onProgress: (have, all) => seen.push([have, all]) })
  expect(got).toEqual({ bytes: MODEL.length, sha256: sha256(MODEL), revision: 'abc123' })
  expect(readFileSync(file).equals(MODEL)).toBe(true)
  expect(seen.at(0)).toEqual([0, MODEL.length])
  expect(seen.at(-1)).toEqual([MODEL.length, MODEL.length])
  // A second time nothing is fetched.
  hub.ranges.length = 0
  expect(await downloadFile({ url: hub.url, file })).toEqual(got)
  expect(hub.ranges).toEqual([])
})

test('what breaks off is taken up where it was, in the same run and in the next one', async () => {
  const hub = await startHub({ breaks: [50_000, 30_000] })
  const file = join(folder, 'two', 'model.onnx')
  await downloadFile({ url: hub.url, file })
  expect(readFileSync(file).equals(MODEL)).toBe(true)
  expect(hub.ranges).toEqual([undefined, expect.stringMatching(/^bytes=\d+-$/), expect.stringMatching(/^bytes=\d+-$/)])

  const broken = await startHub({ breaks: Array.from({ length: 5 }, () => 10_000) })
  const later = join(folder, 'three', 'model.onnx')
  await expect(downloadFile({ url: broken.url, file: later })).rejects.toThrow(
    /broke off|terminated|aborted|premature/i
  )
  expect(existsSync(later)).toBe(false)
  expect(readdirSync(join(folder, 'three'))).toEqual([expect.stringMatching(/\.part$/)])
  await downloadFile({ url: broken.url, file: later })
  expect(broken.ranges.at(-1)).toMatch(/^bytes=[1-9]\d*-$/)
  expect(readFileSync(later).equals(MODEL)).toBe(true)
})

test('what arrives otherwise than the hub says is thrown away, and nothing stands in its place', async () => {
  const hub = await startHub({ etag: sha256('something else') })
  const file = join(folder, 'four', 'model.onnx')
  await expect(downloadFile({ url: hub.url, file })).rejects.toThrow('did not arrive as the hub says')
  expect(readdirSync(join(folder, 'four'))).toEqual([])
})

test('a small file has the checksum of git; a mirror without any is believed by its length', async () => {
  const git = createHash('sha1').update(`blob ${MODEL.length}\0`).update(MODEL).digest('hex')
  const small = await startHub({ etag: git, isPlain: true })
  const mirror = await startHub({ etag: '65-abc', isPlain: true })
  for (const [i, hub] of [small, mirror].entries())
    expect((await downloadFile({ url: hub.url, file: join(folder, 'five', `${i}`) })).sha256).toBe(sha256(MODEL))
  const wrong = await startHub({ etag: git.replace(/^./, (c) => (c === '0' ? '1' : '0')), isPlain: true })
  await expect(downloadFile({ url: wrong.url, file: join(folder, 'five', 'wrong') })).rejects.toThrow('did not arrive')
})

test('a wrong address and a hub that is away are said so', async () => {
  const hub = await startHub({ status: 404 })
  await expect(downloadFile({ url: hub.url, file: join(folder, 'six') })).rejects.toThrow('answered 404. Is VOICE_HUB')
  servers.splice(0).forEach((server) => server.close())
  await expect(downloadFile({ url: 'http://127.0.0.1:9/x', file: join(folder, 'six') })).rejects.toThrow(
    'cannot be reached'
  )
})

/** A hub as Hugging Face's: it tells of the file and sends on to where it is; `isPlain` gives it itself. */
async function startHub({ breaks = [], etag = sha256(MODEL), isPlain = false, status = 200 } = {}) {
  const ranges = []
  const server = createServer((request, response) => {
    if (status !== 200) return response.writeHead(status).end()
    const about = { etag: `"${etag}"`, 'x-repo-commit': 'abc123' }
    if (!isPlain && request.url === '/model') {
      const linked = { ...about, etag: '"pointer"', 'x-linked-etag': `"${etag}"`, 'x-linked-size': MODEL.length }
      return response.writeHead(302, { ...linked, location: '/elsewhere' }).end()
    }
    if (request.method === 'HEAD') return response.writeHead(200, { ...about, 'content-length': MODEL.length }).end()
    ranges.push(request.headers.range)
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
    response.writeHead(request.headers.range ? 206 : 200, { ...about, 'content-length': MODEL.length - from })
    const most = breaks.shift()
    if (most === undefined) return response.end(MODEL.subarray(from))
    response.write(MODEL.subarray(from, from + most), () => setTimeout(() => response.destroy(), 50))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return { url: `http://127.0.0.1:${server.address().port}/model`, ranges }
}
