import { once } from 'node:events'
import { getPriority } from 'node:os'
import process from 'node:process'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'

test.runIf(process.platform === 'linux')('a thread that steps back leaves the others where they are', async () => {
  const before = getPriority()
  const script = `
    import { getPriority } from 'node:os'
    import { parentPort } from 'node:worker_threads'
    const { stepBack } = await import(${JSON.stringify(new URL('./step-back.ts', import.meta.url).href)})
    stepBack()
    parentPort.postMessage(getPriority())`
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`), { execArgv: [] })
  const said: unknown[] = await once(worker, 'message')
  expect(said).toEqual([Math.min(19, before + 5)])
  expect(getPriority()).toBe(before)
  await worker.terminate()
})
