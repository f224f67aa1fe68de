import type { Bank, Line, Register } from '#content/format.ts'
import type { SeededRandom } from './random.ts'

/** The lines of a bank that ears of this age may hear. */
export function linesFor(bank: Bank, register: Register): Line[] {
  return [...(bank.both ?? []), ...(bank[register] ?? [])]
}

/** The least recently told of some things; luck decides between equals. Throws a `RangeError` for none. */
export function freshest<T>(items: readonly T[], age: (item: T) => number, random: SeededRandom): T {
  const [first, ...rest] = random.shuffled(items)
  if (first === undefined) throw new RangeError('nothing to choose from')
  return rest.reduce((best, item) => (age(item) > age(best) ? item : best), first)
}
