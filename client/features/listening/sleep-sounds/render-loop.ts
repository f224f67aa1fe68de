import { seededRandom, seedOf } from '../../../art/random.ts'
import { RECIPES } from './recipes.ts'
import { SAMPLE_RATE } from './signals.ts'
import type { SleepSoundName } from './sleep-sound.ts'
import { encodeWav } from './wav.ts'

const LOOP_SEC = 60
/** The end of a loop goes over into its beginning for this long. */
const SEAM_SEC = 4
/**
 * How often one file says the loop. A browser holds its breath for some milliseconds where an element begins anew: so
 * that happens only twice before the half hour is over.
 */
const TIMES = 10
/** Half of what a frame has: the story's words go on lighting up. */
const SLICE_MS = 4
/** Samples between two looks at the clock; a fraction of a millisecond. */
const STRIDE = 240
/** A filter's first moments are not the sound yet. */
const WARM_UP = SAMPLE_RATE / 4
const FULL = 32_767

/** A sound as a file that may be played again and again. Rejects with the signal's reason when it is no longer wanted. */
export async function makeLoop(name: SleepSoundName, wanted: AbortSignal): Promise<Blob> {
  return encodeWav(await renderLoop(name, seedOf(name), wanted), SAMPLE_RATE, TIMES)
}

/** The samples of one loop, whose end leads into its beginning. Made in slices; the page lives on between them. */
export async function renderLoop(
  name: SleepSoundName,
  seed: number,
  wanted?: AbortSignal
): Promise<Int16Array<ArrayBuffer>> {
  const next = RECIPES[name](seededRandom(seed))
  const length = LOOP_SEC * SAMPLE_RATE
  const seam = SEAM_SEC * SAMPLE_RATE
  const samples = new Int16Array(length)
  const head = new Float32Array(seam)
  let pauseAt = performance.now() + SLICE_MS
  for (let from = -WARM_UP; from < length + seam; from += STRIDE) {
    if (performance.now() > pauseAt) {
      await nextTurn()
      wanted?.throwIfAborted()
      pauseAt = performance.now() + SLICE_MS
    }
    for (let index = from; index < Math.min(from + STRIDE, length + seam); index += 1) {
      const value = next()
      if (index < 0) continue
      if (index < seam) head[index] = value
      else if (index < length) samples[index] = Math.round(value * FULL)
      else {
        // What comes after the last sample sinks while the first ones rise, both as sounds that differ do: by power.
        const way = ((index - length) / seam) * (Math.PI / 2)
        samples[index - length] = Math.round(
          (value * Math.cos(way) + (head[index - length] ?? 0) * Math.sin(way)) * FULL
        )
      }
    }
  }
  return samples
}

/** A turn of the page's other work. Not a timer: those sleep in a page that is out of sight. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener(
      'message',
      () => {
        port1.close()
        resolve()
      },
      { once: true }
    )
    port1.start()
    port2.postMessage(null)
  })
}
