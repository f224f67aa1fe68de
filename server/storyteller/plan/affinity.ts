import { CHALLENGES, type Challenge, type Nature, type Skill } from '#content/format.ts'

/**
 * How naturally each skill meets each challenge, 1 to 3, in the order of `CHALLENGES`. Every pair has solutions; this
 * table is how obstacles are chosen backwards from what the cast can do.
 *
 * way, crossing, high, shut, shy, cold, heavy, broken, muddled, noisy, dark, far, secret, sad
 */
const TABLE: Record<Skill | Nature, string> = {
  look: '32132111312132',
  team: '13312232112213',
  remember: '31121111312132',
  steps: '22221122223311',
  patient: '11123112321222',
  listen: '21132111131223',
  balance: '13311112112211',
  breathe: '11112221132312',
  brave: '22321111213212',
  think: '32231232321131',
  make: '23321323213112',
  care: '11113322121113',
  animal: '31112312123213',
  baby: '11113211131123'
}

/** 1 (it will do) to 3 (made for it). */
export function affinity(row: Skill | Nature, challenge: Challenge): number {
  return Number(TABLE[row].charAt(CHALLENGES.indexOf(challenge)))
}
