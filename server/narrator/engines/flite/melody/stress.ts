/** The vowels of the engine's phone set. */
const VOWELS: ReadonlySet<string> = new Set('aa ae ah ao aw ax axr ay eh er ey ih iy ow oy uh uw'.split(' '))
/** Consonants that hold a note. */
const SONORANTS: ReadonlySet<string> = new Set('l r m n ng w y'.split(' '))
/** Vowels that are never stressed. */
const REDUCED: ReadonlySet<string> = new Set(['ax', 'axr'])
/** Prefixes that are not stressed when their vowel is a weak one: be-gan, re-member, ex-plore, e-nough. */
const WEAK_PREFIX =
  /^(?:be|de|re(?!st)|pre(?!tt)|ex|en(?!gl)|em|e(?=[lnv][aeo])|im(?=[aop])|in(?=deed|side|stead|v|spect|tend|crea)|dis(?=[acg])|mis(?!t?er|ch|s)|for(?=g[eo])|sur|per(?=[fhm]))/
/** Stressed on their second vowel, which neither their sounds nor their spelling tells. */
const SECOND: ReadonlySet<string> = new Set(
  'forgot forget forgotten pretend pretended already although around umbrella behind before inside outside tonight today tomorrow goodnight myself himself herself itself themselves ourselves yourself without within upstairs downstairs upon hooray july ahead awake asleep alone perhaps machine balloon guitar police surprise'.split(
    ' '
  )
)

export function isVowel(phone: string): boolean {
  return VOWELS.has(phone)
}

export function isSonorant(phone: string): boolean {
  return SONORANTS.has(phone)
}

/**
 * Index among a word's phones of the vowel that carries its stress; -1 without a vowel. The first vowel that is not
 * reduced, unless it belongs to a weak prefix.
 */
export function stressedVowel(word: string, phones: readonly string[]): number {
  const vowels = phones.flatMap((name, i) => (VOWELS.has(name) ? [i] : []))
  const [first = -1, second] = vowels
  if (second === undefined) return first
  if (SECOND.has(word)) return second
  const full = vowels.filter((i) => !REDUCED.has(phones[i] ?? ''))
  const isWeak = full[0] === first && phones[first] === 'ih' && WEAK_PREFIX.test(word)
  return full[isWeak ? 1 : 0] ?? first
}
