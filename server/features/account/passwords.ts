import { randomBytes } from 'node:crypto'

import type { PasswordCost } from '#server/context.ts'
import { AppError } from '#server/errors.ts'

/**
 * argon2id, off the event loop. Each hash holds its memory while it runs, so only a few run at once; the rest wait in a
 * queue that has an end. A caller who is gone by then costs nothing.
 * @throws AppError('unavailable') when the queue is full; the signal's reason when the caller is gone
 */
export interface Passwords {
  /** Before anything is counted or looked up: a refusal for want of room must not look like a wrong password. */
  askForRoom(options?: { isKnown?: boolean }): void
  hash(password: string, signal?: AbortSignal): Promise<string>
  /** Whether a hash was made with other costs than today's. */
  isOutdated(hash: string): boolean
  /** With `null` (there is no such address) it does the same work and answers false: time tells nothing. */
  matches(password: string, hash: string | null, options?: WaitOptions): Promise<boolean>
}

interface WaitOptions {
  /** Fires when the caller is gone. */
  signal?: AbortSignal | undefined
  /** The owner has been here with this browser: it waits in a queue of its own, which goes first. */
  isKnown?: boolean
}

const MOST_AT_ONCE = 2
/** Of strangers, and as many of known browsers: some ten seconds of work on a small machine. */
const MOST_WAITING = 200
const RETRY_AFTER_SECONDS = 5

export function createPasswords(cost: PasswordCost): Passwords {
  const limiter = createHashLimiter(MOST_AT_ONCE, MOST_WAITING)
  const options = { memoryCost: cost.memoryKiB, timeCost: cost.passes, parallelism: 1 }
  // Native code, loaded at the first sign-in and not at every start.
  const argon2 = () => import('@node-rs/argon2')
  let dummy: Promise<string> | null = null

  const hash = async (password: string, signal?: AbortSignal) =>
    await limiter.run(async () => (await argon2()).hash(password, options), { signal })

  /** Made on the first call of either kind, so that the first stranger does not wait longer than a member. */
  async function dummyHash(): Promise<string> {
    dummy ??= hash(randomBytes(16).toString('hex')).catch((error: unknown) => {
      dummy = null
      throw error
    })
    return await dummy
  }

  return {
    askForRoom: ({ isKnown = false } = {}) => limiter.askForRoom(isKnown),
    hash,
    // The PHC form says how it was made: $argon2id$v=19$m=19456,t=2,p=1$salt$hash
    isOutdated: (known) =>
      !known.startsWith('$argon2id$') || known.split('$')[3] !== `m=${cost.memoryKiB},t=${cost.passes},p=1`,
    async matches(password, known, wait = {}) {
      const fallback = await dummyHash()
      const isRight = await limiter.run(async () => (await argon2()).verify(known ?? fallback, password), wait)
      return isRight && known !== null
    }
  }
}

/** Runs so many hashes at once and lets so many more wait in each of two queues: known browsers go before strangers. */
function createHashLimiter(mostAtOnce: number, mostWaiting: number) {
  let running = 0
  const known = new Set<() => void>()
  const strangers = new Set<() => void>()

  function askForRoom(isKnown: boolean): void {
    if ((isKnown ? known : strangers).size >= mostWaiting)
      throw new AppError('unavailable', 'Very many people are at the door. Please try again in a moment.', {
        code: 'busy',
        retryAfterSeconds: RETRY_AFTER_SECONDS
      })
  }

  async function waitInQueue({ signal, isKnown = false }: WaitOptions): Promise<void> {
    const queue = isKnown ? known : strangers
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      if (queue.delete(resolve)) reject(signal?.reason)
    }
    queue.add(resolve)
    signal?.addEventListener('abort', leave, { once: true })
    await promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  async function run<T>(work: () => Promise<T>, wait: WaitOptions): Promise<T> {
    wait.signal?.throwIfAborted()
    if (running >= mostAtOnce) {
      askForRoom(wait.isKnown ?? false)
      await waitInQueue(wait)
    } else running++
    try {
      return await work()
    } finally {
      startNext()
    }
  }

  function startNext(): void {
    for (const queue of [known, strangers]) {
      const [next] = queue
      if (next === undefined) continue
      queue.delete(next)
      return next()
    }
    running--
  }

  return { askForRoom, run }
}
