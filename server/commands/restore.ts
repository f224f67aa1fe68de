import process from 'node:process'

import { ConfigError } from '#server/config-values.ts'
import { type Config, loadConfig } from '#server/config.ts'
import { restoreBackup } from '#server/db/restore.ts'
import { runFromCommandLine } from './command-line.ts'

const REPLACE = '--replace'

/**
 * `npm run restore -- <file>`: puts a backup in the place of the database, while no server runs.
 * @returns what to print; @throws with one line for the operator
 */
export async function runRestoreCommand(
  { database, dataDir }: Pick<Config, 'database' | 'dataDir'>,
  args: readonly string[]
): Promise<string> {
  const [file, ...more] = args.filter((one) => one !== REPLACE)
  if (file === undefined || file.startsWith('-') || more.length > 0)
    throw new ConfigError(`npm run restore -- <file> [${REPLACE}]`)
  const { families, stories, recordings, replaced } = await restoreBackup({
    database,
    dataDir,
    file,
    mayReplace: args.includes(REPLACE),
    now: new Date()
  })
  return [
    `Restored: families ${families}, stories ${stories}, recordings ${recordings}.`,
    ...(replaced === null ? [] : [`What was there before is kept in ${replaced}.`]),
    'Start the server with npm start. Everybody signs in again, with the password of that day.'
  ].join('\n')
}

await runFromCommandLine(import.meta.url, () => runRestoreCommand(loadConfig(), process.argv.slice(2)))
