import { randomBytes } from 'node:crypto'

import type { PasswordCost } from '#server/context.ts'
import { AppError } from '#server/errors.ts'

/** argon2id, off the event loop. Each hash holds its memory while it runs, so only a few run at once. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** With `null` (nobody has this address) it does the same work and answers false: time tells nothing. */
  matches(password: string, hash: string | null): Promise<boolean>
}

const MOST_AT_ONCE = 2

export function createPasswords(cost: PasswordCost): Passwords {
  const inTurn = createTurnstile(MOST_AT_ONCE)
  const options = { memoryCost: cost.memoryKiB, timeCost: cost.passes, parallelism: 1 }
  // Native code, loaded at the first sign-in and not at every start.
  const argon2 = () => import('@node-rs/argon2')
  let nobody: Promise<string> | null = null

  const hash = async (password: string) => await inTurn(async () => (await argon2()).hash(password, options))
  return {
    hash,
    async matches(password, known) {
      // Made on the first call of either kind, so that the first stranger does not wait longer than a member.
      nobody ??= hash(randomBytes(16).toString('hex'))
      const stored = known ?? (await nobody)
      await nobody
      const isRight = await inTurn(async () => (await argon2()).verify(stored, password))
      return isRight && known !== null
    }
  }
}

/** @throws AppError('invalid') for the one password that everybody knows */
export function refuseEmailAsPassword(password: string, email: string, field: string): void {
  const message = 'Please choose a password that is not your e-mail address'
  if (password.toLowerCase() === email) throw new AppError('invalid', message, { issues: [{ path: field, message }] })
}

/** Lets so many through at once; the rest wait in line. */
function createTurnstile(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let inside = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (inside >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else inside++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) inside--
      else next()
    }
  }
}
