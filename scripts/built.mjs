import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { plotsFile } from '../content/plots-file.mjs'
import { compressFolder } from './compressed.mjs'
import { hashOf, readIfThere, root, runTool, toolEnv } from './project.mjs'

const sources = ['client', 'shared', 'scripts/prerender.mjs', 'vite.config.ts', 'package.json', 'package-lock.json']
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
  await buildTool(fresh, 'node_modules/vite/bin/vite.js', [
    'build',
    ...['--logLevel', 'warn', '--emptyOutDir', '--outDir', join('..', 'dist', fresh)]
  ])
  await drawFirstScreens(fresh)
  compressFolder(join(root, 'dist', fresh))
  rmSync(join(root, 'dist', 'client'), { recursive: true, force: true })
  renameSync(join(root, 'dist', fresh), join(root, 'dist', 'client'))
  writeFileSync(mark, hash)
}

/**
 * Prepares the stories when one of them has changed since the last time; see `content/prepared-plots.ts`. Where that
 * fails, as in a folder that may not be written, everything works from the sources, and threads start slowly.
 */
export async function ensurePlotsPrepared({ always = false } = {}) {
  if (!always && existsSync(plotsFile())) return
  console.log('Preparing the stories...')
  const { code, output } = await runTool('scripts/prepare-plots.mjs', [], { quiet: true })
  if (code === 0) return
  console.error(`The stories could not be prepared, so that the first one will take seconds longer:\n${output.trim()}`)
}

/** The words of the pages that strangers open first, written into those pages by the components themselves. */
async function drawFirstScreens(fresh) {
  const drawer = `${fresh}-drawer`
  await buildTool(fresh, 'node_modules/vite/bin/vite.js', [
    'build',
    ...['--ssr', 'prerender.tsx', '--logLevel', 'warn', '--outDir', join('..', 'dist', drawer)]
  ])
  await buildTool(fresh, 'scripts/prerender.mjs', [join(root, 'dist', fresh), join(root, 'dist', drawer)])
  rmSync(join(root, 'dist', drawer), { recursive: true, force: true })
}

/** One step of a build; when it fails, what was built so far goes, and the process ends with its words. */
async function buildTool(fresh, file, args) {
  const { code, output } = await runTool(file, args, {
    env: toolEnv({ NO_COLOR: '1', NODE_ENV: 'production' }),
    quiet: true
  })
  if (code === 0) {
    if (output.trim() !== '') console.log(output.trim())
    return
  }
  for (const folder of [fresh, `${fresh}-drawer`]) rmSync(join(root, 'dist', folder), { recursive: true, force: true })
  console.error(`The pages could not be built:\n${output.trim().split('\n').slice(0, 60).join('\n')}`)
  process.exit(1)
}
