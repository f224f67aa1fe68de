import { rmSync, writeFileSync } from 'node:fs'
import { chmod, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'

export interface FakeSpeechProgram {
  /** Where it can be started. */
  command: string
  /** From now on every sentence but the first ends in the middle of its file; or none does any more. */
  breakHalfWay(isBroken: boolean): void
}

/**
 * Puts a program into a new folder below this one that is called as Festival's `text2wave` and `RHVoice-test` are: it
 * reads a text on its input and writes a WAV file of its own rate, at the pace that its arguments ask for.
 */
export async function installFakeSpeechProgram(within: string, { rate = 32_000 } = {}): Promise<FakeSpeechProgram> {
  const folder = await mkdtemp(join(within, 'speaker-'))
  const command = join(folder, 'speaker')
  // A process for each sentence: what it must know of the others is a file.
  const breaking = join(folder, 'breaking')
  const compiled = JSON.stringify(join(folder, 'compiled'))
  const bursts = JSON.stringify(new URL('speech-bursts.ts', import.meta.url).href)
  await writeFile(
    command,
    `#!${process.execPath}
// What is imported has its types read away once, and not for each sentence.
require('node:module').enableCompileCache(${compiled})
const fs = require('node:fs')
const args = process.argv.slice(2)
const text = fs.readFileSync(0, 'utf8')
if (text.includes('broken')) process.exit(3)
const [, stretch = 1] = /Duration_Stretch ([\\d.]+)/.exec(args.join(' ')) ?? []
const [, percent = 100] = /-r (\\d+)/.exec(args.join(' ')) ?? []
import(${bursts}).then(({ burstsOf, wavOf }) => {
  const file = wavOf(burstsOf(text, percent / 100 / stretch).pcm, ${rate})
  const breaking = ${JSON.stringify(breaking)}
  const isBreaking = fs.existsSync(breaking) && fs.readFileSync(breaking, 'utf8') !== 'after this one'
  if (fs.existsSync(breaking)) fs.writeFileSync(breaking, 'now')
  fs.writeFileSync(args.at(-1), isBreaking ? file.subarray(0, file.length >> 1) : file)
  if (isBreaking) process.kill(process.pid, 'SIGKILL')
})
`
  )
  await chmod(command, 0o700)
  return {
    command,
    breakHalfWay(isBroken) {
      if (isBroken) writeFileSync(breaking, 'after this one')
      else rmSync(breaking, { force: true })
    }
  }
}
