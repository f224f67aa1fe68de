import { spawn, spawnSync } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { pinnedNode, readIfThere, root, toolEnv } from './project.mjs'

const leaveWithParent = pathToFileURL(join(root, 'scripts', 'leave-with-parent.mjs')).href

/**
 * Starts a program under the pinned Node that lives and dies with this process: it ends when this process ends, even
 * by kill -9, so that no server is left behind holding the port.
 */
export function startChild(args, env = {}) {
  return spawn(pinnedNode, ['--import', leaveWithParent, ...args], {
    cwd: root,
    env: toolEnv(env),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc']
  })
}

/** Passes signals on to the children, and ends as the first of them ended, once all are gone. */
export function liveWith(children) {
  let exitCode = null
  let alive = children.length
  const stopAll = () => {
    // Node's own watcher hears signals only. A child that is gone already hears nothing; its exit is handled below.
    for (const child of children) {
      if (child.spawnargs.includes('--watch')) child.kill('SIGTERM')
      else if (child.connected) child.send('stop', () => undefined)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll)
  for (const child of children) {
    child.on('error', (error) => {
      console.error(error.message)
      process.exit(1)
    })
    child.on('exit', (code, signal) => {
      exitCode ??= code ?? 128 + (constants.signals[signal] ?? 0)
      alive -= 1
      if (alive === 0) process.exit(exitCode)
      stopAll()
    })
  }
  if (process.env.npm_lifecycle_event !== undefined) stopWhenNpmIsGone(stopAll)
}

/**
 * npm passes SIGTERM to the shell between us, which does not pass it on, and cannot pass on its own kill -9. So we
 * watch the shell and npm, and stop when either is gone.
 */
function stopWhenNpmIsGone(stopAll) {
  const shell = process.ppid
  const npm = parentOf(shell)
  setInterval(() => {
    if (process.ppid !== shell || (npm !== null && !isAlive(npm))) stopAll()
  }, 100).unref()
}

function parentOf(pid) {
  const status = readIfThere(`/proc/${pid}/status`)?.toString()
  const found = status
    ? /^PPid:\s+(\d+)/m.exec(status)?.[1]
    : spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout
  const parent = Number(found)
  return Number.isInteger(parent) && parent > 1 ? parent : null
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
