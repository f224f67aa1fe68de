import { capital } from '../../capital.ts'
import { anyOf } from '../../language/any-of.ts'
import { KIN_WORDS } from '../../language/family-words.ts'
import { tagsOfWord } from '../../language/word-list.ts'
import { escapeForRegExp } from '../../text-measures.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { calledTonight, deedForms, nounOfDeed } from './wish-both.ts'
import type { KinMember } from './wish-kin.ts'

const MOST_WORDS = 14

/**
 * Reads two deeds of the family, one after the other: “me and noah build a rocket and fly to the moon”. {later.who} are they
 * (“Mei and Rosa”; “everybody” where the wish says we, or names
 * {later.absent} who is not there), {later.base1} and {later.did1} the first deed, {later.base2} and {later.did2}
 * the second; {was} and {also} are the nouns of the two. Null where one of the deeds is no play.
 */
export function laterOf(plain: string, family: readonly KinMember[]): WishSayings | null {
  // The pattern of a whole family is dear to build, and hardly a wish needs it.
  if (!/ and /iu.test(plain) || plain.split(' ').length > MOST_WORDS) return null
  const one = String.raw`(?:(?:my|our|the) )?(?:(?:little|big|baby) )?(?:${anyOf([...family.map(({ called }) => escapeForRegExp(called)), ...KIN_WORDS, 'i', 'me'])})`
  const said = wordPattern(
    String.raw`^(?:(?<we>we)|(?<first>${one}|\p{L}+) and (?<second>${one}|\p{L}+)) (?<deed1>.+?),? and (?:then )?(?:we )?(?<deed2>.+)$`,
    'iu'
  ).exec(plain)?.groups
  if (!said) return null
  const hero = family.find(({ isHero }) => isHero)
  const names = said['we'] === undefined ? [said['first'], said['second']].map((who) => nameOf(who ?? '', family)) : []
  const [first, second] = [said['deed1'], said['deed2']].map((deed) => deedForms(deed ?? ''))
  if (!first || !second || names.includes(null) || (names[0] !== undefined && names[0] === names[1])) return null
  // A deed of two who are not there tonight has no player.
  if (said['we'] === undefined && !names.includes(hero?.called ?? '')) return null
  const away = names.filter((name) => name !== null && !family.some(({ called }) => called === name))
  return {
    later: `${first.base} and ${second.base}`,
    'later.who': said['we'] === undefined && away.length === 0 ? names.join(' and ') : 'everybody',
    ...(away[0] ? { 'later.absent': away[0] } : {}),
    ...(names[0] ? { 'later.one': names[0] } : {}),
    ...(names[1] ? { 'later.two': names[1] } : {}),
    'later.base1': first.base,
    'later.did1': first.past,
    'later.base2': second.base,
    'later.did2': second.past,
    ...nounOfDeed('was', first.base),
    ...nounOfDeed('also', second.base)
  }
}

/** Who it is tonight, or a friend’s name as it was typed: “noah”. */
function nameOf(who: string, family: readonly KinMember[]): string | null {
  const called = calledTonight(who.replace(/^me$/iu, 'i'), family)
  if (called !== null) return called
  const isName =
    /^\p{L}+$/u.test(who) && (/^\p{Lu}/u.test(who) || tagsOfWord(who.toLowerCase()).some((tag) => tag.endsWith('Name')))
  return isName ? capital(who) : null
}
