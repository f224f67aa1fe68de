// `npm start`: the server, under the pinned Node.
import { liveWith, startChild } from './child-process.mjs'

liveWith([startChild(['server/main.ts', ...process.argv.slice(2)])])
