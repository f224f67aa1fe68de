/** The words as alternatives of a pattern, the longest first: “grandmother” is found before “gran”. */
export function anyOf(words: Iterable<string>): string {
  return [...words].sort((one, other) => other.length - one.length).join('|')
}
