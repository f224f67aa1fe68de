import { wordPattern } from '../word-pattern.ts'

/** A pattern that is made when it is first asked for: a thread with long ones is ready sooner, and most are never asked. */
export function lazyPattern(source: () => string, flags: string): () => RegExp {
  let pattern: RegExp | undefined
  return () => (pattern ??= wordPattern(source(), flags))
}
