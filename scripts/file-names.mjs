import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './project.mjs'

const banned = /^(?:utils?|helpers?|common|misc|types?|constants?|index)(?:\.test)?\.(?:ts|tsx|mjs|js|cjs)$/
const folders = ['shared', 'content', 'server', 'client', 'tests', 'bench', 'scripts']

/** Files whose name says nothing about what they hold. */
export function badFileNames() {
  return folders.flatMap((folder) => filesIn(folder)).filter((path) => banned.test(path.split('/').at(-1)))
}

function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesIn(path) : [path]
  })
}
