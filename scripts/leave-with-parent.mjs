// Loaded into a child before its program. The parent's word "stop", and the parent's end however it comes, reach the
// program as one SIGTERM; and as none when the program was told already: Ctrl-C in a terminal goes to both of us, and
// a program may take a second signal for impatience.
import { isMainThread } from 'node:worker_threads'

const signals = ['SIGINT', 'SIGTERM']
let isTold = false

if (isMainThread && process.channel) {
  for (const signal of signals) {
    process.on(signal, () => {
      isTold = true
      // Our listening must not make a program immortal that does not listen itself.
      if (process.listenerCount(signal) === 1) process.exit(130)
    })
  }
  process.on('message', stop)
  process.on('disconnect', stop)
  process.channel.unref()
}

function stop() {
  if (!isTold) process.kill(process.pid, 'SIGTERM')
}
