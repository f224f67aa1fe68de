import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import process from 'node:process'

import { readSound } from './pcm.ts'
import { ServiceRefusal, type ServiceRequest, type SpeechService } from './speech-service.ts'

/** A program on this machine that reads a text on its input and writes a WAV file. */
export interface SpeechProgram {
  id: 'festival' | 'rhvoice'
  command: string
  /** How to get it, in one line for the operator. */
  install: string
  argumentsFor(request: ServiceRequest, file: string): string[]
}

const UNIT_LETTERS = 300
const LONGEST_MS = 20_000

export const FESTIVAL: SpeechProgram = {
  id: 'festival',
  command: 'text2wave',
  install: 'apt-get install festival festvox-us-slt-hts',
  argumentsFor: ({ voice, speed }, file) => [
    '-eval',
    `(voice_${voice})`,
    '-eval',
    `(Parameter.set 'Duration_Stretch ${(1 / speed).toFixed(3)})`,
    // The statistical voices have a pace of their own and leave the one above alone.
    '-eval',
    `(if (boundp 'hts_engine_params) (set! hts_engine_params (append hts_engine_params '(("-r" ${speed.toFixed(3)})))))`,
    '-o',
    file
  ]
}

export const RHVOICE: SpeechProgram = {
  id: 'rhvoice',
  command: 'RHVoice-test',
  install: 'apt-get install rhvoice rhvoice-english (in Debian’s non-free part)',
  argumentsFor: ({ voice, speed }, file) => ['-p', voice, '-r', String(Math.round(speed * 100)), '-o', file]
}

/** Whether a program is there to be started. */
export function isInstalled({ command }: Pick<SpeechProgram, 'command'>, path = process.env['PATH'] ?? ''): boolean {
  return path.split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, command), constants.X_OK)
      return folder !== ''
    } catch {
      return false
    }
  })
}

/**
 * Runs the program once a sentence, as a process of its own: its licence and its crashes stay its own.
 * @param onProblem told what could not be tidied away: no listener waits for that
 */
export function createProgramSpeech(
  program: SpeechProgram,
  onProblem: (what: string, error: unknown) => void
): SpeechService {
  return {
    id: program.id,
    version: program.command,
    unitLetters: UNIT_LETTERS,
    parallel: 2,
    async say(request, signal) {
      const folder = await mkdtemp(join(tmpdir(), 'speech-'))
      const file = join(folder, 'speech.wav')
      try {
        await run(program, request, file, signal)
        // A WAV file says its own rate.
        return { ...readSound(await readFile(file), 0), words: null }
      } finally {
        // A program that was just ended may still be writing: the folder is asked to go more than once.
        await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch((error: unknown) =>
          onProblem('the folder of a spoken sentence could not be deleted', error)
        )
      }
    }
  }
}

async function run(
  program: SpeechProgram,
  request: ServiceRequest,
  file: string,
  signal: AbortSignal | undefined
): Promise<void> {
  const ended = AbortSignal.any([AbortSignal.timeout(LONGEST_MS), ...(signal ? [signal] : [])])
  const child = spawn(program.command, program.argumentsFor(request, file), {
    stdio: ['pipe', 'ignore', 'ignore'],
    signal: ended,
    env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8' }
  })
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  // A program that ends before it has read everything says so by its exit code.
  child.stdin.on('error', () => undefined)
  child.stdin.end(request.text)
  const code = await exit
  if (code !== 0) throw new ServiceRefusal(`${program.command} ended with code ${code}`, { mayPass: true })
}
