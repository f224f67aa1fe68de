// `npm run admin -- grant|revoke|list <email>`: who administers this instance, under the pinned Node.
import { liveWith, startChild } from './child-process.mjs'
import { prepare } from './prepare.mjs'

await prepare({ withTools: false, withPages: false })
liveWith([startChild(['server/commands/admin.ts', ...process.argv.slice(2)])])
