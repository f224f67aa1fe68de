import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { compressFolder } from './compressed.mjs'
import { hashOf, readIfThere, root, runTool, toolEnv } from './project.mjs'

const sources = ['client', 'shared', 'vite.config.ts', 'package.json', 'package-lock.json']
const mark = join(root, 'dist', 'client.built')

/**
 * Builds the client when its sources have changed since the last build. The new build replaces the old one only when
 * it is whole, and the mark is written after that: stopped at any moment, the next start simply does it again.
 */
export async function ensureBuilt({ always = false } = {}) {
  const hash = hashOf(sources)
  const isThere = readIfThere(join(root, 'dist', 'client', 'index.html')) !== null
  if (!always && isThere && readIfThere(mark)?.toString() === hash) return
  console.log('Building the pages...')
  const fresh = `client-${process.pid}`
  const { code, output } = await runTool(
    'node_modules/vite/bin/vite.js',
    ['build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', join('..', 'dist', fresh)],
    { env: toolEnv({ NO_COLOR: '1' }), quiet: true }
  )
  if (code !== 0) {
    rmSync(join(root, 'dist', fresh), { recursive: true, force: true })
    console.error(`The pages could not be built:\n${output.trim().split('\n').slice(0, 60).join('\n')}`)
    process.exit(1)
  }
  if (output.trim() !== '') console.log(output.trim())
  compressFolder(join(root, 'dist', fresh))
  rmSync(join(root, 'dist', 'client'), { recursive: true, force: true })
  renameSync(join(root, 'dist', fresh), join(root, 'dist', 'client'))
  writeFileSync(mark, hash)
}
