// `npm run restore -- <file>`: a backup in the place of the database, while no server runs, under the pinned Node.
import { liveWith, startChild } from './child-process.mjs'
import { prepare } from './prepare.mjs'

await prepare({ withTools: false, withPages: false })
liveWith([startChild(['server/commands/restore.ts', ...process.argv.slice(2)])])
