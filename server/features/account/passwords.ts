import { randomBytes } from 'node:crypto'

import type { PasswordCost } from '#server/context.ts'
import { AppError } from '#server/errors.ts'

/**
 * argon2id, off the event loop. Each hash holds its memory while it runs, so only a few run at once; the rest wait in a
 * line that has an end. Who is gone when their turn comes costs nothing.
 * @throws AppError('unavailable') when the line is full; the signal's reason when whoever asked is gone
 */
export interface Passwords {
  /** Before anything is counted or looked up: a refusal for want of room must not look like a wrong password. */
  askForRoom(): void
  hash(password: string, signal?: AbortSignal): Promise<string>
  /** Whether a hash was made with other costs than today's. */
  isOutdated(hash: string): boolean
  /** With `null` (nobody has this address) it does the same work and answers false: time tells nothing. */
  matches(password: string, hash: string | null, signal?: AbortSignal): Promise<boolean>
}

const MOST_AT_ONCE = 2
/** A few seconds of work on a small machine. */
const MOST_WAITING = 50
const RETRY_AFTER_SECONDS = 5

export function createPasswords(cost: PasswordCost): Passwords {
  const line = createTurnstile(MOST_AT_ONCE, MOST_WAITING)
  const options = { memoryCost: cost.memoryKiB, timeCost: cost.passes, parallelism: 1 }
  // Native code, loaded at the first sign-in and not at every start.
  const argon2 = () => import('@node-rs/argon2')
  let nobody: Promise<string> | null = null

  const hash = async (password: string, signal?: AbortSignal) =>
    await line.inTurn(async () => (await argon2()).hash(password, options), signal)

  /** Made on the first call of either kind, so that the first stranger does not wait longer than a member. */
  async function nobodysHash(): Promise<string> {
    nobody ??= hash(randomBytes(16).toString('hex')).catch((error: unknown) => {
      nobody = null
      throw error
    })
    return await nobody
  }

  return {
    askForRoom: () => line.askForRoom(),
    hash,
    // The PHC form says how it was made: $argon2id$v=19$m=19456,t=2,p=1$salt$hash
    isOutdated: (known) =>
      !known.startsWith('$argon2id$') || known.split('$')[3] !== `m=${cost.memoryKiB},t=${cost.passes},p=1`,
    async matches(password, known, signal) {
      const strangers = await nobodysHash()
      const isRight = await line.inTurn(async () => (await argon2()).verify(known ?? strangers, password), signal)
      return isRight && known !== null
    }
  }
}

/** @throws AppError('invalid') for the one password that everybody knows */
export function refuseEmailAsPassword(password: string, email: string, field: string): void {
  const message = 'Please choose a password that is not your e-mail address'
  if (password.toLowerCase() === email) throw new AppError('invalid', message, { issues: [{ path: field, message }] })
}

/** Lets so many through at once and so many more wait in line. */
function createTurnstile(most: number, mostWaiting: number) {
  let inside = 0
  const waiting = new Set<() => void>()

  function askForRoom(): void {
    if (waiting.size >= mostWaiting)
      throw new AppError('unavailable', 'Very many people are at the door. Please try again in a moment.', {
        code: 'busy',
        retryAfterSeconds: RETRY_AFTER_SECONDS
      })
  }

  async function takeTurn(signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      if (waiting.delete(resolve)) reject(signal?.reason)
    }
    waiting.add(resolve)
    signal?.addEventListener('abort', leave, { once: true })
    await promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  async function inTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    if (inside >= most) {
      askForRoom()
      await takeTurn(signal)
    } else inside++
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next === undefined) inside--
      else {
        waiting.delete(next)
        next()
      }
    }
  }

  return { askForRoom, inTurn }
}
