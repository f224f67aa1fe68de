import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { serialize } from 'node:v8'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { AppError } from '#server/errors.ts'
import { randomRequest } from '../../../bench/story-requests.ts'
import type { StoryBrief, Storyteller, StorytellerEvent, StoryMemory, WriteOptions } from '../storyteller.ts'
import { createEmbeddedStoryteller } from './embedded-storyteller.ts'
import { createPooledStoryteller, type PooledStorytellerOptions } from './pooled-storyteller.ts'

let folder: string
const sharedProblems: string[] = []
let shared: ReturnType<typeof createPooledStoryteller>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'talewick-pool-'))
  shared = createPooledStoryteller({ workers: 1, onProblem: noteIn(sharedProblems) })
})
afterAll(async () => {
  await shared.close()
  await rm(folder, { recursive: true, force: true })
})

const inProcess = createEmbeddedStoryteller()

async function tellOf(
  storyteller: Storyteller,
  request: StoryBrief,
  options: Partial<WriteOptions> = {}
): Promise<StorytellerEvent[]> {
  const events: StorytellerEvent[] = []
  for await (const event of storyteller.write(request, { seed: 'tonight', history: [], ...options })) events.push(event)
  return events
}

/** One thread, which has read the library: those that only listen to it share it. */
async function withThread(run: (pooled: Storyteller, problems: string[]) => Promise<void>): Promise<void> {
  sharedProblems.splice(0)
  await run(shared, sharedProblems)
}

/** With a thread of its own kind, of which others would see the end. */
async function withOwnThread(
  run: (pooled: Storyteller, problems: string[]) => Promise<void>,
  options: PooledStorytellerOptions
): Promise<void> {
  const problems: string[] = []
  const pooled = createPooledStoryteller({ workers: 1, onProblem: noteIn(problems), ...options })
  try {
    await run(pooled, problems)
  } finally {
    await pooled.close()
  }
}

function noteIn(problems: string[]) {
  return (what: string, error: unknown) => void problems.push(`${what}: ${reasonOf(error)}`)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

/**
 * A thread that tells these events of any story and dies, in its first life or in each; in any other life it is the real one.
 * It is sooner there than the real one, which reads the whole library first.
 */
function dyingScript(name: string, events: readonly StorytellerEvent[], dies: 'once' | 'always'): URL {
  const real = JSON.stringify(new URL('./story-worker.ts', import.meta.url).href)
  const mark = JSON.stringify(join(folder, name))
  const told = JSON.stringify(serialize(events).toString('base64'))
  const source = `
    import { writeFileSync, existsSync } from 'node:fs'
    import { deserialize } from 'node:v8'
    import { parentPort } from 'node:worker_threads'
    const dies = ${dies === 'always'} || !existsSync(${mark})
    writeFileSync(${mark}, '')
    if (!dies) await import(${real})
    else {
      parentPort.on('message', ({ id }) => {
        for (const event of deserialize(Buffer.from(${told}, 'base64')))
          parentPort.postMessage({ type: 'part', id, part: { type: 'event', event } })
        // What was sent before arrives before the end does.
        setTimeout(() => process.exit(9), 50)
      })
      parentPort.postMessage({ type: 'ready' })
    }`
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`)
}

test('a thread tells the same stories as the server itself, event by event', () =>
  withThread(async (pooled, problems) => {
    await pooled.ready()
    const history: StoryMemory[] = []
    for (const seed of ['first', 'second', 'third', 'fourth']) {
      const request = randomRequest(seed)
      const options = { seed, history: [...history] }
      const told = await tellOf(pooled, request, options)
      expect(told).toEqual(await tellOf(inProcess, request, options))
      const last = told.at(-1)
      if (last?.type === 'done') history.unshift(last.story.memory)
    }
    expect(history).toHaveLength(4)
    expect(problems).toEqual([])
  }))

test('many at once cost the thread that answers other calls next to nothing', () =>
  withThread(async (pooled) => {
    const requests = Array.from({ length: 24 }, (_, i) => randomRequest(`crowd ${i}`))
    await Promise.all([pooled.ready(), inProcess.ready()])
    const beforeThreads = process.threadCpuUsage()
    await Promise.all(requests.map((request) => tellOf(pooled, request)))
    const inThreads = process.threadCpuUsage(beforeThreads).user
    const beforeHere = process.threadCpuUsage()
    for (const request of requests) await tellOf(inProcess, request)
    expect(inThreads).toBeLessThan(process.threadCpuUsage(beforeHere).user / 3)
  }))

test('a request that cannot be told is refused as the server itself refuses it', () =>
  withThread(async (pooled, problems) => {
    const withoutCharacters = { ...randomRequest('nobody'), characters: [] }
    const refusals = [pooled, inProcess].map((each) => tellOf(each, withoutCharacters).catch((error: unknown) => error))
    const [ofThread, ofServer] = await Promise.all(refusals)
    expect(ofThread).toBeInstanceOf(AppError)
    expect(ofThread).toMatchObject({ kind: 'invalid' })
    expect(ofThread).toEqual(ofServer)
    expect(problems).toEqual([])
  }))

test('a family that asks for many lets another one go between', () =>
  withThread(async (pooled) => {
    const order: string[] = []
    const tell = async (family: string, n: number) => {
      await tellOf(pooled, randomRequest('fair'), { seed: `${family}${n}`, family })
      order.push(family)
    }
    await Promise.all([...[1, 2, 3, 4, 5].map((n) => tell('many', n)), tell('one', 1), tell('two', 1)])
    expect(order).toEqual(['many', 'one', 'two', 'many', 'many', 'many', 'many'])
  }))

test('an abort ends a story that waits, and one that is being told', () =>
  withThread(async (pooled, problems) => {
    const request = randomRequest('abort')
    const leaving = new AbortController()
    const running = tellOf(pooled, request, { seed: 'stays' })
    const waiting = tellOf(pooled, request, { signal: leaving.signal })
    leaving.abort(new Error('the parent left'))
    await expect(waiting).rejects.toThrow('the parent left')
    expect((await running).at(-1)?.type).toBe('done')

    const leavingLater = new AbortController()
    const heard: string[] = []
    const listen = async () => {
      const telling = pooled.write(request, { seed: 'x', history: [], signal: leavingLater.signal })
      for await (const event of telling) {
        heard.push(event.type)
        if (event.type === 'paragraph') leavingLater.abort(new Error('fell asleep'))
      }
    }
    await expect(listen()).rejects.toThrow('fell asleep')
    expect(heard).toEqual(['plan', 'title', 'paragraph'])
    expect((await tellOf(pooled, request)).at(-1)?.type).toBe('done')
    expect(problems).toEqual([])
  }))

test('a listener who goes away takes nothing with it', () =>
  withThread(async (pooled) => {
    for await (const event of pooled.write(randomRequest('gone'), { seed: 'x', history: [] }))
      if (event.type === 'title') break
    expect((await tellOf(pooled, randomRequest('stays'))).at(-1)?.type).toBe('done')
  }))

/** In the middle of a story. */
const SOME_EVENTS = 6

test('a story whose thread dies in the middle is told on by another, and no paragraph comes twice', async () => {
  const request = randomRequest('dies once')
  const whole = await tellOf(inProcess, request)
  await withOwnThread(
    async (pooled, problems) => {
      expect(await tellOf(pooled, request)).toEqual(whole)
      expect(problems).toEqual(['a thread was replaced: worker ended with code 9'])
    },
    { script: dyingScript('once', whole.slice(0, SOME_EVENTS), 'once') }
  )
})

test('a story that every thread dies of is told on in the server itself, and the log says why', async () => {
  const request = randomRequest('dies always')
  const whole = await tellOf(inProcess, request)
  await withOwnThread(
    async (pooled, problems) => {
      expect(await tellOf(pooled, request)).toEqual(whole)
      expect(problems.at(-1)).toBe('a story is told without a thread: worker ended with code 9')
      expect(existsSync(join(folder, 'always'))).toBe(true)
    },
    { script: dyingScript('always', whole.slice(0, SOME_EVENTS), 'always') }
  )
})

test('asked to stop while the first thread starts, nothing is loaded in its place and nothing is a problem', async () => {
  const problems: string[] = []
  const pooled = createPooledStoryteller({ workers: 1, onProblem: noteIn(problems) })
  const ready = pooled.ready()
  await pooled.close()
  await ready
  expect(problems).toEqual([])
})

test('where no thread starts the storyteller is ready all the same', () =>
  withOwnThread(
    async (pooled, problems) => {
      await pooled.ready()
      const request = randomRequest('no threads')
      expect(await tellOf(pooled, request)).toEqual(await tellOf(inProcess, request))
      expect(problems).toContain('no thread could be started: worker failed: no memory')
    },
    { script: new URL('data:text/javascript,throw new Error("no memory")') }
  ))
