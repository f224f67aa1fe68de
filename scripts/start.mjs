// `npm start`: the server, under the pinned Node.
import { liveWith, startChild } from './child-process.mjs'
import { prepare } from './prepare.mjs'
import { serverEnv, serverFlags } from './server-process.mjs'

await prepare({ withTools: false })
liveWith([startChild([...serverFlags, 'server/main.ts', ...process.argv.slice(2)], serverEnv)])
