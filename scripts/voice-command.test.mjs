import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { pinnedNode, root } from './project.mjs'
import { progressOf } from './voice-progress.mjs'

const MODEL = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 7919) % 251))
const SMALL = Buffer.from('{"model":{"vocab":{}}}')
const FIRST_PART = 120_000

test('on a terminal a bar grows in one line, elsewhere a file is one line of a log', () => {
  const said = []
  const terminal = progressOf('onnx/model.onnx', { isTTY: true, write: (text) => said.push(text) })
  for (const [have, isDone] of [
    [0, false],
    [50_000_000, false],
    [100_000_000, true]
  ])
    terminal(have, 100_000_000, isDone)
  expect(said).toEqual([
    `\r  [${' '.repeat(30)}] onnx/model.onnx 0.0 MB of 100.0 MB  `,
    `\r  [${'#'.repeat(15)}${' '.repeat(15)}] onnx/model.onnx 50.0 MB of 100.0 MB  `,
    `\r  [${'#'.repeat(30)}] onnx/model.onnx 100.0 MB of 100.0 MB  \n`
  ])
  const logged = []
  const log = progressOf('tokenizer.json', { write: (text) => logged.push(text) })
  log(1, 2_000_000)
  log(2_000_000, 2_000_000, true)
  expect(logged).toEqual(['  tokenizer.json  2.0 MB\n'])
})

test('the command that broke off goes on where it was when it is started again, and then the voice is here', async () => {
  const hub = await startHub()
  const folder = mkdtempSync(join(tmpdir(), 'talewick-voice-command-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const command = commandIn(folder, hub.url)

  hub.isBroken = true
  const first = await command('install')
  expect(first.code).toBe(1)
  expect(first.output).toContain(`from ${hub.url}`)
  expect(first.output).not.toContain('The voice is here')
  expect((await command('list')).output).toContain('No voice is installed')
  expect(existsSync(join(folder, 'voice', 'installed.json')), 'half a voice is none').toBe(false)

  hub.isBroken = false
  hub.ranges.length = 0
  const second = await command('install')
  expect(second).toMatchObject({ code: 0 })
  expect(hub.ranges, 'of the model only what was missing').toContainEqual([
    '/onnx/model_quantized.onnx',
    expect.stringMatching(/^bytes=[1-9]\d*-$/)
  ])
  expect(
    hub.ranges.map(([path]) => path),
    'what had come was not asked for again'
  ).not.toContain('/tokenizer.json')
  expect(second.output).toMatch(/model_quantized\.onnx\s+0\.3 MB/)
  expect(second.output).toContain('NARRATOR=kokoro')
  expect(readFileSync(join(folder, 'voice', 'model', 'onnx', 'model_quantized.onnx')).equals(MODEL)).toBe(true)
  const { files } = JSON.parse(readFileSync(join(folder, 'voice', 'installed.json'), 'utf8'))
  expect(files.map(({ path }) => path)).toEqual([
    'tokenizer.json',
    'onnx/model_quantized.onnx',
    'voices/af_heart.bin',
    'voices/am_michael.bin',
    'voices/af_bella.bin',
    'voices/af_nicole.bin'
  ])
  expect(files[1].sha256).toBe(createHash('sha256').update(MODEL).digest('hex'))
  // The program that runs it comes by npm, and none of its scripts is run.
  expect(readFileSync(join(folder, 'npm-was-asked'), 'utf8')).toMatch(/--ignore-scripts .*onnxruntime-node@1/)

  expect((await command('list')).output).toMatch(/q8 from .*model_quantized\.onnx/s)
  expect((await command('remove')).code).toBe(0)
  expect(existsSync(join(folder, 'voice'))).toBe(false)
})

/** The command as a process, with an npm in its path that brings nothing and writes down what it was asked for. */
function commandIn(folder, hub) {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\necho "$@" >> "${join(folder, 'npm-was-asked')}"\n`)
  chmodSync(join(bin, 'npm'), 0o755)
  return (...args) =>
    new Promise((done) => {
      const child = spawn(pinnedNode, [join(root, 'scripts/voice-command.mjs'), ...args], {
        env: {
          ...process.env,
          DATA_DIR: folder,
          VOICE_HUB: hub,
          PATH: [bin, process.env.PATH].join(delimiter)
        }
      })
      let output = ''
      child.stdout.on('data', (bytes) => (output += bytes))
      child.stderr.on('data', (bytes) => (output += bytes))
      child.on('close', (code) => done({ code, output }))
    })
}

/** A hub that gives each file itself; while it is broken, of the model only the first part. */
async function startHub() {
  const hub = { url: '', isBroken: false, ranges: [] }
  const server = createServer((request, response) => {
    const file = request.url.endsWith('.onnx') ? MODEL : SMALL
    const about = { etag: `"${createHash('sha256').update(file).digest('hex')}"`, 'x-repo-commit': 'abc123' }
    if (request.method === 'HEAD') return response.writeHead(200, { ...about, 'content-length': file.length }).end()
    const { range } = request.headers
    hub.ranges.push([request.url, range])
    const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0)
    response.writeHead(range ? 206 : 200, { ...about, 'content-length': file.length - from })
    if (!hub.isBroken || file !== MODEL) return response.end(file.subarray(from))
    const part = from === 0 ? file.subarray(0, FIRST_PART) : Buffer.alloc(0)
    response.write(part, () => setTimeout(() => response.destroy(), 50))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  hub.url = `http://127.0.0.1:${server.address().port}`
  return hub
}
