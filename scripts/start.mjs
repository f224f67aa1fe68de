// `npm start`: the server, under the pinned Node.
import { liveWith, startChild } from './child-process.mjs'
import { prepare } from './prepare.mjs'

await prepare({ withTools: false })
liveWith([startChild(['server/main.ts', ...process.argv.slice(2)])])
