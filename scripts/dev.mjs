// `npm run dev`: the server, restarted when its files change, and the pages with hot reload on one address.
import { liveWith, startChild } from './child-process.mjs'

const port = process.env.PORT ?? '5000'

liveWith([
  startChild(['--watch', '--watch-preserve-output', 'server/main.ts'], { NODE_ENV: 'development', PORT: port }),
  startChild(['node_modules/vite/bin/vite.js'], { NODE_ENV: 'development', PORT: port })
])
