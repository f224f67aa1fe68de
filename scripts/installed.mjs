import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { nodeDigests } from './node-digests.mjs'
import { npmEnv, pinnedNode, readIfThere, root, run, toolEnv } from './project.mjs'

/**
 * Brings node_modules to what the lockfile says, and does nothing when it is already so. npm itself keeps the list
 * of what it installed and writes it last, so an interrupted installation is seen as one.
 * `withTools` also asks for the packages that only development needs.
 */
export async function ensureInstalled({ withTools }) {
  const missing = whatIsMissing({ withTools })
  if (missing === null && (await pinnedNodeRuns())) return
  console.log('Installing packages, as package-lock.json names them (a minute on a first start)...')
  const { code, output } = await run(
    'npm',
    ['ci', '--include=dev', '--ignore-scripts=false', '--no-audit', '--no-fund', '--loglevel=error'],
    { env: npmEnv(), quiet: true }
  )
  if (code !== 0) giveUp(`npm ci failed${missing === null ? '' : ` (needed because ${missing})`}. It said:`, output)
  refuseStrangeNode()
  if (!(await pinnedNodeRuns())) await repairPinnedNode()
}

/** Before it is run for the first time. */
function refuseStrangeNode() {
  const digest = nodeDigests.sha256[`${process.platform}-${process.arch}`]
  const binary = readIfThere(pinnedNode)
  if (digest === undefined || binary === null) return
  const found = createHash('sha256').update(binary).digest('hex')
  if (found === digest) return
  giveUp(
    `The Node that was fetched (${pinnedNode}) is not version ${nodeDigests.version} as it was published: it is not run.`,
    `expected sha256 ${digest}\nfound           ${found}\nDelete node_modules and try again, from another network perhaps.`
  )
}

/** One reason why node_modules is not what the lockfile says, or null. */
function whatIsMissing({ withTools }) {
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const list = readIfThere(join(root, 'node_modules', '.package-lock.json'))
  if (list === null) return 'node_modules is missing or unfinished'
  const installed = JSON.parse(list.toString('utf8')).packages
  for (const [path, { version }] of Object.entries(installed)) {
    if (wanted[path]?.version !== version) return `${path} is not the version of the lockfile`
  }
  for (const [path, { optional, devOptional, dev, peer }] of Object.entries(wanted)) {
    const needed = path !== '' && !optional && !devOptional && !peer && (withTools || !dev)
    if (needed && !(path in installed)) return `${path} is missing`
  }
  return null
}

async function pinnedNodeRuns() {
  const { code, output } = await run(pinnedNode, ['--version'], { quiet: true })
  return code === 0 && /^v(2[4-9]|[3-9]\d)\./.test(output)
}

/** The package `node` fetches the binary for this machine in its install script; some npm settings skip those. */
async function repairPinnedNode() {
  const cwd = join(root, 'node_modules', 'node')
  const { output } = await run(process.execPath, ['installArchSpecificPackage.js'], { env: npmEnv(), cwd, quiet: true })
  refuseStrangeNode()
  if (await pinnedNodeRuns()) return
  const { output: version } = await run(pinnedNode, ['--version'], { env: toolEnv(), quiet: true })
  giveUp(`The pinned Node (${pinnedNode}) does not run on this machine. It said:`, `${version}\n${output}`)
}

function giveUp(message, output) {
  console.error(message)
  console.error(output.trim().split('\n').slice(0, 25).join('\n'))
  if (/EROFS|EACCES|EPERM/.test(output)) {
    console.error(
      '\nnode_modules cannot be written here. Run "npm ci" once as a user who may write it, then start again.'
    )
  }
  process.exit(1)
}
