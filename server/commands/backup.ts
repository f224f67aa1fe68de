import process from 'node:process'

import { ConfigError } from '#server/config-values.ts'
import { type Config, loadConfig } from '#server/config.ts'
import { writeBackup } from '#server/db/backup.ts'
import { runFromCommandLine } from './command-line.ts'

/**
 * `npm run backup -- <file>`: the whole database in one file, while the server runs.
 * @returns what to print; @throws with one line for the operator
 */
export async function runBackupCommand(config: Pick<Config, 'database'>, args: readonly string[]): Promise<string> {
  const [target, ...more] = args
  if (target === undefined || target.startsWith('-') || more.length > 0)
    throw new ConfigError('npm run backup -- <file>')
  const { file, bytes } = await writeBackup(config.database, target)
  return `The backup is whole and opens: ${file} (${Math.ceil(bytes / 1000)} kB). Keep a copy on another machine`
}

await runFromCommandLine(import.meta.url, () => runBackupCommand(loadConfig(), process.argv.slice(2)))
