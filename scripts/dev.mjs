// `npm run dev`: the server, restarted when its files change, and the pages with hot reload on one address.
import { join } from 'node:path'

import { liveWith, startChild } from './child-process.mjs'
import { prepare } from './prepare.mjs'
import { readIfThere, root } from './project.mjs'

const settings = readIfThere(join(root, '.env'))?.toString() ?? ''
const port = process.env.PORT ?? /^PORT=["']?(\d+)/m.exec(settings)?.[1] ?? '5000'

await prepare({ withPages: false })
liveWith([
  startChild(['--watch', '--watch-preserve-output', 'server/main.ts'], { NODE_ENV: 'development', PORT: port }),
  startChild(['node_modules/vite/bin/vite.js'], { NODE_ENV: 'development', PORT: port })
])
