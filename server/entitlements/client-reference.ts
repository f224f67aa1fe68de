import { createHmac, timingSafeEqual } from 'node:crypto'

const DAY = 24 * 60 * 60 * 1000
/** A page that stays open for longer can still be paid from; its e-mail address then says whose payment it is. */
const LIFE_MS = 7 * DAY

interface Secret {
  secretKey: string
}

/**
 * Whose payment it will be: `v1_<user id>_<seconds>_<signature>`. It travels through the visitor's hands and the
 * provider's, and only what this server has signed is believed when it comes back.
 */
export function signClientReference(secret: Secret, userId: string, now: Date): string {
  const text = `v1_${userId}_${Math.floor((now.getTime() + LIFE_MS) / 1000)}`
  return `${text}_${sign(secret, text)}`
}

/** @returns the user's id; null for what we did not sign, or signed too long before the checkout */
export function readClientReference(secret: Secret, reference: string | null, at: Date): string | null {
  const [, text, userId, until, signature] = /^(v1_([\w-]{1,60})_(\d{1,12}))_([\w-]{43})$/.exec(reference ?? '') ?? []
  if (text === undefined || userId === undefined || signature === undefined) return null
  const right = Buffer.from(sign(secret, text))
  const given = Buffer.from(signature)
  if (right.length !== given.length || !timingSafeEqual(right, given)) return null
  return Number(until) * 1000 >= at.getTime() ? userId : null
}

/** The provider's key is the one secret that every node has, and that stands in no database. */
function sign({ secretKey }: Secret, text: string): string {
  return createHmac('sha256', `client-reference\n${secretKey}`).update(text).digest('base64url')
}
