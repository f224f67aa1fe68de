import { expect, test, vi } from 'vitest'

import { createWorkerPool, type WorkerPool } from './worker-pool.ts'

type Job =
  | { say: string }
  | {
      do:
        | 'hang'
        | 'hang-once'
        | 'crash'
        | 'crash-once'
        | 'fail'
        | 'slow'
        | 'together'
        | 'parts'
        | 'crash-between'
        | 'starve'
        | 'wait'
    }

/** A worker that answers in the pool's way, or misbehaves when told to. `shared` counts over respawns. */
const SCRIPT = `
  import { parentPort, workerData } from 'node:worker_threads'
  const shared = new Int32Array(workerData)
  parentPort.on('message', ({ id, job }) => {
    if (job.do === 'hang' || (job.do === 'hang-once' && Atomics.add(shared, 0, 1) === 0)) for (;;);
    if (job.do === 'crash' || (job.do === 'crash-once' && Atomics.add(shared, 2, 1) === 0)) process.exit(7)
    if (job.do === 'starve') Atomics.wait(shared, 0, 0, 1500)
    if (job.do === 'wait') Atomics.wait(shared, 0, 0)
    if (job.do === 'fail') return parentPort.postMessage({ type: 'failed', id, message: 'no voice' })
    if (job.do === 'together') {
      Atomics.add(shared, 1, 1)
      Atomics.notify(shared, 1)
      const met = Atomics.load(shared, 1) > 1 || Atomics.wait(shared, 1, 1, 6000) !== 'timed-out'
      return parentPort.postMessage({ type: 'done', id, result: met ? 'together' : 'alone' })
    }
    if (job.do === 'parts' || (job.do === 'crash-between' && Atomics.add(shared, 2, 1) > 0)) {
      for (const part of ['one', 'two', 'three']) parentPort.postMessage({ type: 'part', id, part })
    }
    else if (job.do === 'crash-between') {
      parentPort.postMessage({ type: 'part', id, part: 'one' })
      return setTimeout(() => process.exit(7), 50)
    }
    if (job.do === 'slow') {
      let left = 5
      const timer = setInterval(() => {
        if (left-- > 0) return parentPort.postMessage({ type: 'alive', id })
        clearInterval(timer)
        parentPort.postMessage({ type: 'done', id, result: 'slow' })
      }, 300)
      return
    }
    parentPort.postMessage({ type: 'done', id, result: job.say ?? 'done' })
  })
  parentPort.postMessage({ type: 'ready' })
`

async function withPool(
  run: (pool: WorkerPool<Job, string, string>, replaced: string[]) => Promise<void>,
  // Long enough for a busy machine, except where a test waits for it.
  {
    script = SCRIPT,
    silenceLimitMs = 8000,
    size = 1,
    ...idleness
  }: { script?: string; silenceLimitMs?: number; size?: number; idleMs?: number; onAsleep?: () => void } = {}
): Promise<void> {
  const replaced: string[] = []
  const pool = createWorkerPool<Job, string, string>({
    script: new URL(`data:text/javascript,${encodeURIComponent(script)}`),
    workerData: new SharedArrayBuffer(12),
    size,
    silenceLimitMs,
    ...idleness,
    refusals: { failed: 'It failed.', absent: 'There is none.', closing: 'It is closing.' },
    onReplaced: (reason) => replaced.push(reason)
  })
  try {
    await run(pool, replaced)
  } finally {
    await pool.close()
  }
}

test('jobs are answered', () =>
  withPool(async (pool) => {
    expect(await Promise.all(['a', 'b', 'c'].map((say) => pool.run({ say }, { urgency: { level: 0 } })))).toEqual([
      'a',
      'b',
      'c'
    ])
  }))

test('the urgent go first, equals in the order they came', () =>
  withPool(async (pool) => {
    const order: string[] = []
    const run = async (say: string, urgency: number) =>
      order.push(await pool.run({ say }, { urgency: { level: urgency } }))
    await Promise.all([
      run('later', 5),
      run('first of equals', 2),
      run('second of equals', 2),
      run('urgent', 0),
      run('last', 9)
    ])
    // Nothing was running yet, for the worker was still starting.
    expect(order).toEqual(['urgent', 'first of equals', 'second of equals', 'later', 'last'])
  }))

test('what becomes urgent while it waits overtakes the others', () =>
  withPool(async (pool) => {
    const order: string[] = []
    const ahead = { level: 1000 }
    const run = async (say: string, urgency: { level: number }) => order.push(await pool.run({ say }, { urgency }))
    const answers = [run('first', { level: 3 }), run('second', { level: 4 }), run('ahead of its time', ahead)]
    ahead.level = 0
    await Promise.all(answers)
    expect(order).toEqual(['ahead of its time', 'first', 'second'])
  }))

test('a worker that hangs is replaced and its job done by the next', () =>
  withPool(
    async (pool, replaced) => {
      const [hung, other] = await Promise.all([
        pool.run({ do: 'hang-once' }, { urgency: { level: 0 } }),
        pool.run({ say: 'other' }, { urgency: { level: 1 } })
      ])
      expect([hung, other]).toEqual(['done', 'other'])
      expect(replaced).toContain('worker fell silent')
    },
    { silenceLimitMs: 800 }
  ))

test('a job that always hangs fails in the end and takes nobody with it', () =>
  withPool(
    async (pool, replaced) => {
      await expect(pool.run({ do: 'hang' }, { urgency: { level: 0 } })).rejects.toMatchObject({ kind: 'unavailable' })
      expect(replaced.length).toBeGreaterThanOrEqual(2)
      expect(await pool.run({ say: 'still here' }, { urgency: { level: 0 } })).toBe('still here')
    },
    { silenceLimitMs: 800 }
  ))

test('a worker that the machine gives no core is not hung', () =>
  withPool(
    async (pool, replaced) => {
      expect(await pool.run({ do: 'starve' }, { urgency: { level: 0 } })).toBe('done')
      expect(replaced).toEqual([])
    },
    // It starts as late as it answers.
    { silenceLimitMs: 500, script: `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500)\n${SCRIPT}` }
  ))

test('a worker that waits for ever without computing is replaced as well', () =>
  withPool(
    async (pool, replaced) => {
      const refused = { kind: 'unavailable', retryAfterSeconds: 5 }
      await expect(pool.run({ do: 'wait' }, { urgency: { level: 0 } })).rejects.toMatchObject(refused)
      expect(replaced).toContain('worker fell silent')
    },
    { silenceLimitMs: 250 }
  ))

test('a worker that dies is replaced', () =>
  withPool(async (pool, replaced) => {
    await expect(pool.run({ do: 'crash' }, { urgency: { level: 0 } })).rejects.toMatchObject({ kind: 'unavailable' })
    expect(replaced[0]).toContain('7')
    expect(await pool.run({ say: 'next' }, { urgency: { level: 0 } })).toBe('next')
  }))

test('slow is not hung, as long as it shows signs of life', () =>
  withPool(
    async (pool, replaced) => {
      expect(await pool.run({ do: 'slow' }, { urgency: { level: 0 } })).toBe('slow')
      expect(replaced).toEqual([])
    },
    { silenceLimitMs: 1000 }
  ))

test('a job that fails is not tried again', () =>
  withPool(async (pool, replaced) => {
    await expect(pool.run({ do: 'fail' }, { urgency: { level: 0 } })).rejects.toMatchObject({
      kind: 'unavailable',
      cause: new Error('no voice')
    })
    expect(replaced).toEqual([])
  }))

test('an aborted job leaves the queue', () =>
  withPool(async (pool) => {
    const aborting = new AbortController()
    const running = pool.run({ do: 'slow' }, { urgency: { level: 0 } })
    const waiting = pool.run({ say: 'never' }, { urgency: { level: 1 }, signal: aborting.signal })
    aborting.abort(new Error('gone'))
    await expect(waiting).rejects.toThrow('gone')
    expect(await running).toBe('slow')
  }))

test('workers that cannot start do not start for ever', () =>
  withPool(
    async (pool, replaced) => {
      await expect(pool.run({ say: 'a' }, { urgency: { level: 0 } })).rejects.toMatchObject({ kind: 'unavailable' })
      expect(replaced.length).toBe(5)
    },
    { script: 'throw new Error("broken")' }
  ))

/** Of all workers that are started, these do not get as far as answering; the first is number 0. */
const failingStarts = (from: number, to: number) => `
  import { workerData as data } from 'node:worker_threads'
  const start = Atomics.add(new Int32Array(data), 0, 1)
  if (start >= ${from} && start < ${to}) throw new Error('broken')
  ${SCRIPT}`

/** Five have failed since the last that did not, which may have come after some of them. */
async function untilNoMoreStarts(pool: WorkerPool<Job, string, string>, replaced: readonly string[]): Promise<void> {
  await expect
    .poll(async () => {
      const before = replaced.length
      await pool.run({ do: 'slow' }, { urgency: { level: 0 } })
      return before >= 5 && replaced.length === before
    })
    .toBe(true)
}

test('what waits is left to the worker that works, however often another cannot start', () =>
  withPool(
    async (pool, replaced) => {
      const slow = pool.run({ do: 'slow' }, { urgency: { level: 0 } })
      const waiting = ['a', 'b'].map((say) => pool.run({ say }, { urgency: { level: 1 } }))
      expect(await Promise.all([slow, ...waiting])).toEqual(['slow', 'a', 'b'])
      await untilNoMoreStarts(pool, replaced)
    },
    { script: failingStarts(1, 1000), size: 2 }
  ))

test('a job whose worker dies goes to another that works, when no more are started', () =>
  withPool(
    async (pool, replaced) => {
      const together = [1, 2].map(() => pool.run({ do: 'together' }, { urgency: { level: 0 } }))
      // A third worker is wanted, and does not start.
      await Promise.all([...together, pool.run({ do: 'slow' }, { urgency: { level: 1 } })])
      await untilNoMoreStarts(pool, replaced)
      expect(await pool.run({ do: 'crash-once' }, { urgency: { level: 0 } })).toBe('done')
    },
    { script: failingStarts(2, 1000), size: 3 }
  ))

test('a pool that none was left of comes back whole', () =>
  withPool(
    async (pool) => {
      await expect(pool.run({ say: 'a' }, { urgency: { level: 0 } })).rejects.toMatchObject({ kind: 'unavailable' })
      const jobs = [1, 2].map(() => pool.run({ do: 'together' }, { urgency: { level: 0 } }))
      expect(await Promise.all(jobs)).toEqual(['together', 'together'])
    },
    { script: failingStarts(0, 6), size: 2 }
  ))

test('closing refuses what waits and what comes', () =>
  withPool(async (pool) => {
    const [waiting] = await Promise.allSettled([pool.run({ do: 'hang' }, { urgency: { level: 0 } }), pool.close()])
    expect(waiting).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable' } })
    await expect(pool.run({ say: 'late' }, { urgency: { level: 0 } })).rejects.toMatchObject({ kind: 'unavailable' })
  }))

test('parts come before the result, and again from the first when a worker dies between them', () =>
  withPool(async (pool) => {
    const parts: string[] = []
    const onPart = (part: string) => parts.push(part)
    expect(await pool.run({ do: 'parts' }, { urgency: { level: 0 }, onPart })).toBe('done')
    expect(parts.splice(0)).toEqual(['one', 'two', 'three'])
    expect(await pool.run({ do: 'crash-between' }, { urgency: { level: 0 }, onPart })).toBe('done')
    expect(parts).toEqual(['one', 'one', 'two', 'three'])
  }))

test('a worker that is still starting is ended when it has started', async () => {
  const started = new Int32Array(new SharedArrayBuffer(12))
  const script = `
    import { parentPort, workerData } from 'node:worker_threads'
    const shared = new Int32Array(workerData)
    for (const end = Date.now() + 500; Date.now() < end;);
    Atomics.store(shared, 0, 1)
    parentPort.postMessage({ type: 'ready' })`
  const pool = createWorkerPool<Job, string>({
    script: new URL(`data:text/javascript,${encodeURIComponent(script)}`),
    workerData: started.buffer,
    size: 1,
    silenceLimitMs: 20_000,
    refusals: { failed: 'It failed.', absent: 'There is none.', closing: 'It is closing.' }
  })
  const [awaited] = await Promise.allSettled([pool.ready(), pool.close()])
  expect(awaited.status).toBe('rejected')
  expect(Atomics.load(started, 0)).toBe(1)
})

test('closing does not wait for a worker that cannot start', () =>
  withPool(
    async (pool) => {
      pool.ready().catch(() => undefined)
      await Promise.resolve()
    },
    { script: 'throw new Error("broken")' }
  ))

/** Says which of all workers that were started it is, from 1. */
const COUNTED = `
  import { workerData as data } from 'node:worker_threads'
  const number = Atomics.add(new Int32Array(data), 0, 1) + 1
  ${SCRIPT.replace("job.say ?? 'done'", 'String(number)')}`

test('there are no more workers than jobs have wanted at once', () =>
  withPool(
    async (pool) => {
      const next = () => pool.run({ say: '' }, { urgency: { level: 0 } })
      expect([await next(), await next(), await next()]).toEqual(['1', '1', '1'])
      const crowd = new Set(await Promise.all(Array.from({ length: 12 }, next)))
      expect([...crowd].every((number) => Number(number) <= 4)).toBe(true)
    },
    { script: COUNTED, size: 4 }
  ))

test('a worker without work is ended, and another comes when there is some', async () => {
  const asleep = Promise.withResolvers<void>()
  await withPool(
    async (pool, replaced) => {
      expect(await pool.run({ say: '' }, { urgency: { level: 0 } })).toBe('1')
      await asleep.promise
      expect(await pool.run({ say: '' }, { urgency: { level: 0 } })).toBe('2')
      expect(replaced).toEqual([])
    },
    { script: COUNTED, idleMs: 100, onAsleep: () => asleep.resolve() }
  )
})

test('when the last worker has been ended for want of work, its memory is given back', async () => {
  const collect = vi.fn<() => void>()
  vi.stubGlobal('gc', collect)
  await withPool(
    async (pool) => {
      expect(collect).not.toHaveBeenCalled()
      await Promise.all([1, 2].map(() => pool.run({ say: '' }, { urgency: { level: 0 } })))
      await expect.poll(() => collect.mock.calls, { timeout: 10_000 }).toHaveLength(1)
      // Two that end together are one rest.
      await new Promise((resolve) => setTimeout(resolve, 300))
      expect(collect).toHaveBeenCalledTimes(1)
    },
    { script: COUNTED, size: 2, idleMs: 100 }
  )
})

test('a worker that is waited for is there before the job, and does not rest while it is', async () => {
  let naps = 0
  await withPool(
    async (pool) => {
      await pool.run({ say: '' }, { urgency: { level: 0 } })
      await expect.poll(() => naps, { timeout: 10_000 }).toBe(1)
      for (let i = 0; i < 18; i++) {
        await pool.ready()
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      expect(naps).toBe(1)
      expect(await pool.run({ say: '' }, { urgency: { level: 0 } })).toBe('2')
    },
    { script: COUNTED, idleMs: 1500, onAsleep: () => naps++ }
  )
})

test('a worker with work is not ended, however long it takes', () =>
  withPool(
    async (pool, replaced) => {
      expect(await pool.run({ do: 'slow' }, { urgency: { level: 0 } })).toBe('slow')
      expect(replaced).toEqual([])
    },
    { idleMs: 200 }
  ))
