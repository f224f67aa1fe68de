// `npm run bench -- stories|narration|evening [...]`: the measurements, each under the pinned Node.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { liveWith, startChild } from './child-process.mjs'
import { prepare } from './prepare.mjs'
import { root } from './project.mjs'

const names = readdirSync(join(root, 'bench'))
  .filter((file) => /^[a-z]+\.ts$/.test(file) && file !== 'screenshots.ts')
  .map((file) => file.slice(0, -3))
const [name, ...args] = process.argv.slice(2)

if (!names.includes(name)) {
  console.error(`npm run bench -- ${names.join('|')}`)
  process.exit(1)
}
await prepare()
liveWith([startChild(['scripts/run-bench.mjs', name, ...args])])
