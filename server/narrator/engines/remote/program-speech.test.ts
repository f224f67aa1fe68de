import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test, vi } from 'vitest'

import { createProgramSpeech, FESTIVAL, isInstalled, RHVOICE, type SpeechProgram } from './program-speech.ts'

let canDelete = true

// A folder that cannot be deleted, also not by the root of a container.
vi.mock(import('node:fs/promises'), async (original) => {
  const real = await original()
  const rm: typeof real.rm = async (path, options) => {
    await real.rm(path, options)
    if (!canDelete) throw new Error('The disk is read-only')
  }
  return { ...real, rm }
})

/** A program that writes a quarter of a second of sound for every word it reads, at 32 kHz, and what it was asked. */
const SPEAKER = `#!${process.execPath}
const fs = require('node:fs')
const args = process.argv.slice(2)
const text = fs.readFileSync(0, 'utf8')
if (text.includes('broken')) process.exit(3)
const count = text.split(' ').length * 8000
const data = Buffer.alloc(count * 2)
for (let i = 0; i < count; i++) data.writeInt16LE(Math.round(8000 * Math.sin(i / 30)), 2 * i)
const head = Buffer.alloc(44)
head.write('RIFF', 0); head.write('WAVEfmt ', 8); head.writeUInt32LE(16, 16); head.writeUInt16LE(1, 20)
head.writeUInt16LE(1, 22); head.writeUInt32LE(32000, 24); head.writeUInt16LE(16, 34); head.write('data', 36)
head.writeUInt32LE(data.length, 40)
fs.writeFileSync(args[args.length - 1], Buffer.concat([head, data]))
`

async function speaker(): Promise<{ folder: string; program: SpeechProgram; asked: string[][] }> {
  const folder = await mkdtemp(join(tmpdir(), 'speaker-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const command = join(folder, 'speaker')
  await writeFile(command, SPEAKER)
  await chmod(command, 0o700)
  const asked: string[][] = []
  const program: SpeechProgram = {
    ...FESTIVAL,
    command,
    argumentsFor(request, file) {
      const args = FESTIVAL.argumentsFor(request, file)
      asked.push(args)
      return args
    }
  }
  return { folder, program, asked }
}

function unexpected(what: string): void {
  throw new Error(`No problem was expected: ${what}`)
}

const REQUEST = { text: 'it was very late', voice: 'cmu_us_slt_arctic_hts', speed: 0.8, previous: '', next: '' }

test('a sentence goes in, sound at the program’s own rate comes out', async () => {
  const { program, asked } = await speaker()
  const { samples, rate, words } = await createProgramSpeech(program, unexpected).say(REQUEST, undefined)
  expect(rate).toBe(32_000)
  expect(samples).toHaveLength(32_000)
  expect(words).toBeNull()
  expect(asked[0]?.slice(0, -1)).toEqual([
    '-eval',
    '(voice_cmu_us_slt_arctic_hts)',
    '-eval',
    "(Parameter.set 'Duration_Stretch 1.250)",
    '-eval',
    `(if (boundp 'hts_engine_params) (set! hts_engine_params (append hts_engine_params '(("-r" 0.800)))))`,
    '-o'
  ])
})

test('a program that fails says so, one that nobody waits for is ended', async () => {
  const { program } = await speaker()
  const service = createProgramSpeech(program, unexpected)
  await expect(service.say({ ...REQUEST, text: 'broken' }, undefined)).rejects.toMatchObject({ mayPass: true })
  await expect(service.say(REQUEST, AbortSignal.abort())).rejects.toThrow(/abort/i)
})

test('what cannot be tidied away costs no sentence, and hides no failure of the program', async () => {
  const { program } = await speaker()
  canDelete = false
  onTestFinished(() => {
    canDelete = true
  })
  const problems: string[] = []
  const service = createProgramSpeech(program, (what) => problems.push(what))
  expect(await service.say(REQUEST, undefined)).toMatchObject({ rate: 32_000 })
  await expect(service.say({ ...REQUEST, text: 'broken' }, undefined)).rejects.toMatchObject({ mayPass: true })
  expect(problems).toEqual(Array.from({ length: 2 }, () => 'the folder of a spoken sentence could not be deleted'))
})

test('whether a program is there is known beforehand', async () => {
  const { folder } = await speaker()
  expect(isInstalled({ command: 'speaker' }, folder)).toBe(true)
  expect(isInstalled({ command: 'nobody' }, folder)).toBe(false)
  expect(isInstalled({ command: 'speaker' }, '')).toBe(false)
  expect(RHVOICE.argumentsFor({ ...REQUEST, voice: 'CLB' }, 'f.wav')).toEqual(['-p', 'CLB', '-r', '80', '-o', 'f.wav'])
})
