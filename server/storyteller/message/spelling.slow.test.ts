import { daleChall } from 'dale-chall'
import american from 'dictionary-en'
import british from 'dictionary-en-gb'
import nspell from 'nspell'
import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { asMeant } from './spelling.ts'

const dictionaries = [british, american].map(({ aff, dic }) => nspell(Buffer.from(aff), Buffer.from(dic)))
const isWord = (word: string) =>
  dictionaries.some(
    (dictionary) => dictionary.correct(word) || dictionary.correct(word.charAt(0).toUpperCase() + word.slice(1))
  )

test('no word of an English dictionary is taken for a slip of another', () => {
  const keys = storyLibrary.themes.flatMap((theme) => theme.keys.flatMap((key) => key.split(/[ -]/u)))
  const targets = new Set([...keys, ...daleChall].filter((word) => /^[a-z]{5,}$/u.test(word)))
  const slips = new Set([...targets].flatMap(slipsOf).filter((word) => word.length > 4))
  const taken = [...slips].filter(isWord).filter((word) => asMeant(word, storyLibrary.themes) !== word)
  expect(slips.size).toBeGreaterThan(100_000)
  expect(taken).toEqual([])
})

/** One letter left out, doubled, swapped with the next, added, or another vowel. */
function slipsOf(word: string): string[] {
  const slips: string[] = []
  for (let at = 1; at <= word.length; at++) {
    const [before, letter, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)]
    slips.push(before + next + after, before + letter + letter + next + after, before + next + letter + after)
    for (const other of 'abcdefghijklmnopqrstuvwxyz') slips.push(before + other + word.slice(at))
    for (const vowel of 'aeiou') slips.push(before + vowel + next + after)
  }
  return slips
}
