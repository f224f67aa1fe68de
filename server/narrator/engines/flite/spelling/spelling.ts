/** A word as Flite must be given it: words of Flite's, of which one carries the accent of the whole. */
export interface Spelling {
  parts: readonly string[]
  /** An index among the parts. */
  accented: number
}

/** A part whose sound ends with a vowel, as it is spelled for the voice: `kah`, `toe`, `way`. */
const OPEN_END = /(?:[aeiouy]|[aeiou][hw])(?:'s)?$/

/**
 * A spelling of parts of which one may stand in capitals, and is the accented one. Without it that is the last but one of
 * three or more that end with a vowel (sah KOO rah), as English narrators say names from elsewhere, or the first.
 */
export function markedSpelling(parts: readonly string[]): Spelling {
  const marked = parts.findIndex(isLoud)
  return { parts: parts.map((part) => part.toLowerCase()), accented: marked < 0 ? accentedOf(parts) : marked }
}

/** Which of the parts of a word is accented, as far as their letters tell. */
export function accentedOf(parts: readonly string[]): number {
  return parts.length > 2 && OPEN_END.test(parts.at(-1) ?? '') ? parts.length - 2 : 0
}

/** Whether a part of a word is written in capitals to say that it carries the accent. */
export function isLoud(part: string): boolean {
  return /^[A-Z]{2,}(?:'s)?$/.test(part)
}
