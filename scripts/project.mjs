// What every script needs to know. Plain JavaScript on Node's own modules: it must start on Node 18, before anything
// is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const isWindows = process.platform === 'win32'
const binFolder = join(root, 'node_modules', '.bin')

/** The pinned Node that runs the product: it comes with the package `node`, whatever Node the machine has. */
export const pinnedNode = isWindows
  ? join(root, 'node_modules', 'node', 'bin', 'node.exe')
  : join(root, 'node_modules', '.bin', 'node')

/** The environment for our tools: their own folder first in PATH. */
export function toolEnv(extra = {}) {
  return { ...process.env, PATH: [binFolder, pathWithoutBin()].join(delimiter), ...extra }
}

/** The environment for npm itself: never through the Node it is about to replace, and choosing packages for that one. */
export function npmEnv() {
  const preload = `--require ${JSON.stringify(join(root, 'scripts', 'npm-for-pinned-node.cjs'))}`
  return { ...process.env, PATH: pathWithoutBin(), NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${preload}`.trim() }
}

function pathWithoutBin() {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== binFolder)
    .join(delimiter)
}

/**
 * Runs a command to its end. Answers its exit code and, with `quiet`, everything it said; a command that cannot be
 * started answers 127 and the reason.
 */
export function run(command, args, { env = toolEnv(), cwd = root, quiet = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: isWindows && command === 'npm'
    })
    let output = ''
    child.stdout?.on('data', (bytes) => (output += bytes))
    child.stderr?.on('data', (bytes) => (output += bytes))
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code, signal) => done({ code: code ?? (signal ? 128 : 1), output }))
  })
}

/** Runs a tool of ours under the pinned Node. `file` is relative to the project. */
export function runTool(file, args, options) {
  return run(pinnedNode, [join(root, file), ...args], options)
}

/** One hash over the names and bytes of files and folders, relative to the project. Missing ones count as empty. */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addToHash(hash, path)
  return hash.digest('hex')
}

function addToHash(hash, path) {
  const entries = listFolder(path)
  if (entries) {
    for (const entry of entries) addToHash(hash, `${path}/${entry}`)
    return
  }
  hash.update(`${path}\0`)
  hash.update(readIfThere(join(root, path)) ?? '')
  hash.update('\0')
}

function listFolder(path) {
  try {
    return readdirSync(join(root, path)).sort()
  } catch (error) {
    if (error.code === 'ENOTDIR' || error.code === 'ENOENT') return null
    throw error
  }
}

/** A file's bytes, or null when there is no such file. */
export function readIfThere(path) {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  }
}
