import { HOUSEHOLD_STUFF, HOUSEHOLD_THINGS } from '#content/household-things.ts'
import { articleFor, withArticle } from '../../language/common-nouns.ts'
import type { NounPhrase } from '../../language/noun-phrases.ts'
import { remembered } from '../../remembered.ts'

/** A wish of which one word was not heard well. */
export interface Misheard {
  said: string
  /** What was heard instead, as one fetches it ("a suit", "some spoons"), says it ("a suit", "spoons") and knows it. */
  fetched: string
  word: string
  the: string
}

/** The word of every home that sounds most like it. */
export function heardAs(
  { noun, isMany, isStuff }: NounPhrase,
  avoid: (text: string) => boolean,
  taken: readonly string[]
): string {
  const head = singularOf(noun.slice(noun.lastIndexOf(' ') + 1).toLowerCase(), isMany)
  const words = isStuff ? HOUSEHOLD_STUFF : HOUSEHOLD_THINGS
  const heard = heardLetters(head)
  return (
    words
      .map((word) => ({ word, alike: likeness(soundOf(word), heard) }))
      .toSorted((one, other) => other.alike - one.alike)
      .find(({ word }) => !taken.some((each) => each.toLowerCase().includes(word)) && !avoid(word))?.word ?? 'teapot'
  )
}

/** The wish with another word in the place of a thing. */
export function misheard(said: string, { at, length, before, isMany, isStuff }: NounPhrase, word: string): Misheard {
  const other = isMany ? pluralOf(word) : word
  return {
    said: said.slice(0, at) + agreed(before, other) + said.slice(at + length),
    fetched: isMany || isStuff ? `some ${other}` : withArticle(other),
    word: isMany || isStuff ? other : withArticle(other),
    the: `the ${other}`
  }
}

/** “An apple” of “a” and “apple”: the article that was typed before another noun. */
function agreed(before: string, noun: string): string {
  if (before === '') return noun
  return `${before.replace(/^(an?)$/iu, (article) => article.charAt(0) + articleFor(noun).slice(1))} ${noun}`
}

function singularOf(head: string, isMany: boolean): string {
  return isMany ? head.replace(/(?<=sh|ch|x|ss)es$|(?<!s)s$/u, '') : head
}

function pluralOf(noun: string): string {
  if (/(?:s|x|z|sh|ch)$/u.test(noun)) return `${noun}es`
  if (/fe?$/u.test(noun) && /(?:loaf|shelf|knife)$/u.test(noun)) return noun.replace(/fe?$/u, 'ves')
  if (/(?:potato|tomato)$/u.test(noun)) return `${noun}es`
  return /[^aeiou]y$/u.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

/** What stands about in every home is asked for again with each wish. */
const soundOf = remembered(heardLetters)

/** How alike two words sound, as far as their letters tell: their ends first, then their beginnings and their length. */
function likeness(a: string, b: string): number {
  let end = 0
  while (end < Math.min(a.length, b.length) && a.at(-1 - end) === b.at(-1 - end)) end += 1
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1
  const vowels = (word: string): number => word.match(/[aeiouy]+/gu)?.length ?? 0
  const consonants = (word: string): string => word.replaceAll(/[aeiouy]/gu, '')
  // What is the whole of the other but its first letters rhymes with it: “troll” and “roll”.
  const rhyme = end >= 2 && /[aeiouy]/u.test(a.slice(-end)) ? 3 : 0
  return (
    end +
    rhyme +
    0.8 * start +
    0.5 * commonLetters(consonants(a), consonants(b)) -
    2 * Math.abs(vowels(a) - vowels(b)) -
    0.2 * Math.abs(a.length - b.length)
  )
}

function heardLetters(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/ph/gu, 'f')
    .replaceAll(/ck|q|c(?![eiyh])/gu, 'k')
    .replaceAll(/(\p{L})\1/gu, '$1')
    .replace(/(?<=[^aeiou])e$/u, '')
    .replaceAll(/igh/gu, 'i')
}

/** How many letters of one stand in the other in the same order. */
function commonLetters(one: string, two: string): number {
  let from = 0
  let common = 0
  for (const letter of one) {
    const at = two.indexOf(letter, from)
    if (at < 0) continue
    common += 1
    from = at + 1
  }
  return common
}
