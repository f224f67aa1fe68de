import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

import { installFakeSpeechProgram } from '#tests/support/fake-speech-program.ts'
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

async function speaker(): Promise<{ program: SpeechProgram; asked: string[][] }> {
  const folder = await mkdtemp(join(tmpdir(), 'speaker-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { command } = await installFakeSpeechProgram(folder)
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
  return { program, asked }
}

function unexpected(what: string): void {
  throw new Error(`No problem was expected: ${what}`)
}

const REQUEST = { text: 'it was very late', voice: 'cmu_us_slt_arctic_hts', speed: 0.8, previous: '', next: '' }

test('a sentence goes in, sound at the program’s own rate comes out', async () => {
  const { program, asked } = await speaker()
  const { samples, rate, words } = await createProgramSpeech(program, unexpected).say(REQUEST, undefined)
  expect(rate).toBe(32_000)
  // Four words of 0.28 seconds at this pace, and 0.6 of quiet around them.
  expect(samples).toHaveLength(64_000)
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
  const { program } = await speaker()
  const folder = dirname(program.command)
  expect(isInstalled({ command: 'speaker' }, folder)).toBe(true)
  expect(isInstalled({ command: 'nobody' }, folder)).toBe(false)
  expect(isInstalled({ command: 'speaker' }, '')).toBe(false)
  expect(RHVOICE.argumentsFor({ ...REQUEST, voice: 'CLB' }, 'f.wav')).toEqual(['-p', 'CLB', '-r', '80', '-o', 'f.wav'])
})
