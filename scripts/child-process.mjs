import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pinnedNode, root, toolEnv } from './project.mjs'

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
  const stopAll = (signal) => {
    for (const child of children) child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll('SIGTERM'))
  for (const child of children) {
    child.on('error', (error) => {
      console.error(error.message)
      process.exit(1)
    })
    child.on('exit', (code, signal) => {
      exitCode ??= code ?? 128 + (constants.signals[signal] ?? 0)
      alive -= 1
      if (alive === 0) process.exit(exitCode)
      stopAll('SIGTERM')
    })
  }
  if (process.env.npm_lifecycle_event !== undefined) stopWhenNpmIsGone(stopAll)
}

/** npm passes SIGTERM on, but cannot pass on its own kill -9; then we become somebody else's child. */
function stopWhenNpmIsGone(stopAll) {
  const npm = process.ppid
  setInterval(() => {
    if (process.ppid !== npm) stopAll('SIGTERM')
  }, 500).unref()
}
