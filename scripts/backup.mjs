// `npm run backup -- <file>`: the whole database in one file, while the server runs, under the pinned Node.
import { liveWith, startChild } from './child-process.mjs'
import { prepare } from './prepare.mjs'

await prepare({ withTools: false, withPages: false })
liveWith([startChild(['server/commands/backup.ts', ...process.argv.slice(2)])])
