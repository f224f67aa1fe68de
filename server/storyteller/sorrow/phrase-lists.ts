/** Phrases that are written with a comma and a space between them. */
export function listed(phrases: string): string[] {
  return phrases.split(', ')
}

/**
 * Every phrase that has one of each list, in their order; an empty one is left out:
 * `everyPhrase(['burnt', 'burned'], ['', 'both'], ['<my> hand'])`.
 */
export function everyPhrase(...parts: readonly (readonly string[])[]): string[] {
  return parts.reduce<string[]>(
    (before, next) => before.flatMap((one) => next.map((each) => `${one} ${each}`.trim())),
    ['']
  )
}
