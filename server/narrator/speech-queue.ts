import type { SpeakOptions, SpeechEngine, Urgency } from './speech-engine.ts'

interface Waiting {
  urgency: Urgency
  start: () => void
}

/**
 * An engine's `speak` that never asks for more at once than the engine takes: the others wait, and the most urgent goes
 * next (read anew at every turn). One that is aborted while it waits is never asked for.
 */
export function queuedSpeech(engine: Pick<SpeechEngine, 'limits' | 'speak'>): SpeechEngine['speak'] {
  const waiting: Waiting[] = []
  let running = 0

  function next(): void {
    while (running < engine.limits.parallel && waiting.length > 0) {
      let best = 0
      for (const [i, { urgency }] of waiting.entries())
        if (urgency.level < (waiting[best]?.urgency.level ?? 0)) best = i
      running++
      waiting.splice(best, 1)[0]?.start()
    }
  }

  function turn({ urgency, signal }: SpeakOptions): Promise<void> {
    return new Promise((resolve, reject) => {
      const place: Waiting = { urgency, start: resolve }
      waiting.push(place)
      signal?.addEventListener(
        'abort',
        () => {
          const at = waiting.indexOf(place)
          if (at < 0) return
          waiting.splice(at, 1)
          reject(signal.reason)
        },
        { once: true }
      )
      next()
    })
  }

  return async (request, options) => {
    options.signal?.throwIfAborted()
    await turn(options)
    try {
      return await engine.speak(request, options)
    } finally {
      running--
      next()
    }
  }
}
