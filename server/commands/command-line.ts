import { realpathSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

/**
 * Runs a command when its file is what Node was started with, and not when a test imports it: what it says goes to the
 * standard output, a failure in one line to the standard error, with exit code 1.
 */
export async function runFromCommandLine(url: string, run: () => Promise<string>): Promise<void> {
  if (process.argv[1] === undefined || realpathSync(process.argv[1]) !== fileURLToPath(url)) return
  try {
    process.stdout.write(`${await run()}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
