import { capital } from '../../capital.ts'
import { NAME } from '../../language/kin-patterns.ts'
import { wordPattern } from '../../word-pattern.ts'
import { isCalledSo, type KinMember } from './wish-kin.ts'

/** Words for kin that are no form of address: there is “Granny”, and there is “the cousin”. */
const NOT_CALLED_SO =
  'cousins?|brothers?|sisters?|nieces?|nephews?|twins?|sons?|daughters?|husband|wife|partner|friends?'
const ALONE = wordPattern(String.raw`^(?:${NOT_CALLED_SO})(?!\p{L})`, 'iu')
const WITH_NAME = wordPattern(String.raw`^(?:${NOT_CALLED_SO}) (?<name>${NAME})$`, 'iu')

/**
 * Whom of `family` the words mean, “my little sister”, “Uncle Femi”: the one who is called just so, else all whom they
 * may mean. A word of kin means the hero only if `hero` is 'by kin': a parent writes “my daughter” of the child who
 * leads, a child “my sister” of another one.
 */
export function whomMeant(
  words: string,
  family: readonly KinMember[],
  hero: 'by name' | 'by kin' = 'by name'
): readonly KinMember[] {
  const bare = withoutOwner(words)
  const named = family.filter(({ called }) => called.toLowerCase() === bare.toLowerCase())
  if (named.length > 0) return named
  const [kin = '', name] = bare.split(/ (?=\p{Lu})/u)
  return family.filter((member) => (hero === 'by kin' || !member.isHero) && isCalledSo(member, kin.toLowerCase(), name))
}

/** What one is called who is not there tonight: “Granny”, “Temi” of “his cousin Temi”, “the cousin” of “my big cousin”. */
export function calledAway(words: string): string {
  const bare = withoutOwner(words)
  const named = WITH_NAME.exec(bare)?.groups?.['name']
  if (named !== undefined) return named
  return ALONE.test(bare) ? `the ${bare.toLowerCase()}` : capital(bare)
}

/** “Sister” of “my little sister”. */
export function withoutOwner(words: string): string {
  return words.replace(/^(?:my|our|his|her|the) /iu, '').replace(/^(?:(?:big|little|great|lovely|dear|older) )+/iu, '')
}
