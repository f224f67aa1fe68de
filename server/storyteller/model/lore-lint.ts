import type { Mishap } from '#content/format.ts'
import { lineFaults, type Place } from '#content/line-lint.ts'
import { lentLineFaults, verbFaults, WORLD_COUNTS, WORLD_PLACES } from '#content/world-lint.ts'
import { NAME_WORDS } from '../language/family-words.ts'
import { readBrands } from '../message/theme-words.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import { findUnwanted, hasDisguisedProfanity, looksLikeInstruction } from '../safety/screen.ts'
import { tokensOf } from '../text-measures.ts'
import type { WishLore } from '../wish-lore.ts'
import { inTypography } from './paragraph-stream.ts'
import { USUAL_CAPITALS } from './usual-capitals.ts'
import type { WishAnswer } from './wish-answer.ts'

/** More of a kind than this is not kept. */
const MOST = 12
/** So much of it must be left that a story is about the wish: facts, and so many of the other lists. */
const FEWEST_FACTS = 4
const FEWEST_LISTS = 4

/**
 * What of a model's answer passes the lint of authored text, is safe, and names no person; null where that is too little. A
 * line that does not is dropped. `wish` is what was asked about.
 */
export function lintLore(answer: WishAnswer, wish: string): WishLore | null {
  const isSound = soundnessFor(wish)
  const isLent = (name: string, form: (text: string) => boolean) => (text: string) =>
    isSound(text) && form(text) && lentLineFaults(name, text).length === 0
  const lent = (name: string, texts: readonly string[], form: (text: string) => boolean) =>
    unique(texts.map(cleaned)).filter(isLent(name, form))
  const told = (name: keyof typeof WORLD_PLACES, texts: readonly string[]) =>
    unique(texts.map(cleaned)).filter((text) => isSound(text) && isTold(text, WORLD_PLACES[name], NEEDS[name]))
  const phrases = (name: string, texts: readonly string[]) => lent(name, texts.map(asPhrase), isPhrase)
  const lore: WishLore = {
    sort: answer.sort,
    facts: lent('facts', answer.facts, isSpokenSentence),
    guesses: lent('guesses', answer.guesses, isSpokenSentence),
    says: lent('says', answer.says.map(withoutStop), isCall),
    parts: phrases('parts', answer.parts),
    verbs: answer.verbs.flatMap((each): [string, string, string][] => {
      const verb = [each.base, each.past, each.ing].map((form) => cleaned(asPhrase(form)))
      const [base = '', past = '', ing = ''] = verb
      const isVerb = base.slice(0, 1) === ing.slice(0, 1) && verbFaults([base, past, ing]).length === 0
      return isVerb && verb.every(isLent('verbs', isDeed)) ? [[base, past, ing]] : []
    }),
    props: answer.props.flatMap((each): [string, string][] => {
      const [part = '', is = ''] = phrases('props', [each.part, each.is])
      return is === '' ? [] : [[part, is]]
    }),
    goes: told('goes', answer.goes).map((text) => [text]),
    mishaps: answer.mishaps.flatMap((each): Mishap[] => {
      const mishap: Mishap = {
        problem: told('problem', [each.problem]),
        fail: told('fail', [each.fail]),
        see: told('see', [each.see]),
        mend: told('mend', [each.mend]),
        alone: told('alone', [each.alone])
      }
      return Object.values(mishap).every((texts: string[]) => texts.length > 0) ? [mishap] : []
    }),
    ends: told('ends', answer.ends),
    sounds: phrases('sounds', answer.sounds),
    details: sentences(answer.details, DETAIL, isSound),
    sleepy: sentences(answer.sleepy, { ...DETAIL, calm: true }, isSound)
  }
  const full = Object.entries(ENOUGH).filter(([name, least]) => lengthOf(lore, name) >= least).length
  return lore.facts.length >= FEWEST_FACTS && full >= FEWEST_LISTS ? capped(lore) : null
}

/** Half of what a pack must have is worth keeping. */
const ENOUGH: Record<string, number> = {
  verbs: 3,
  guesses: 3,
  says: 3,
  props: 3,
  parts: 4,
  goes: WORLD_COUNTS.goes,
  mishaps: 2,
  ends: 2
}

function lengthOf(lore: WishLore, name: string): number {
  const list: unknown = Reflect.get(lore, name)
  return Array.isArray(list) ? list.length : 0
}

function capped(lore: WishLore): WishLore {
  const { facts, guesses, says, parts, verbs, props, goes, mishaps, ends, sounds, details, sleepy } = lore
  const first = <Item>(items: Item[]) => items.slice(0, MOST)
  return {
    sort: lore.sort,
    facts: first(facts),
    guesses: first(guesses),
    says: first(says),
    parts: first(parts),
    verbs: first(verbs),
    props: first(props),
    goes: first(goes),
    mishaps: first(mishaps),
    ends: first(ends),
    sounds: first(sounds),
    details: first(details),
    sleepy: first(sleepy)
  }
}

/** Who must stand in a line, and who must not. */
const NEEDS: Record<keyof typeof WORLD_PLACES, { has?: readonly string[]; not?: readonly string[] }> = {
  goes: { has: ['{S}'], not: ['{A}'] },
  problem: { not: ['{A}', '{S}'] },
  fail: { has: ['{S}'], not: ['{A}'] },
  see: { has: ['{A}', '“'], not: ['{S}'] },
  mend: { has: ['{S}', '{A}'] },
  alone: { has: ['{S}'], not: ['{A}'] },
  ends: { not: ['{S}', '{A}'] }
}
const DETAIL: Place = { slots: [], shape: 'sentence', atLeast: 1 }

function isTold(text: string, place: Place, { has = [], not = [] }: (typeof NEEDS)[keyof typeof NEEDS]): boolean {
  return (
    has.every((part) => text.includes(part)) &&
    !not.some((part) => text.includes(part)) &&
    isOfNobody(text) &&
    // Sentences of both registers are short, and a mishap has two of them at most.
    (text.match(/[.!?]/gu)?.length ?? 0) <= 3 &&
    lineFaults(text, place, 'both').length === 0
  )
}

function sentences(texts: readonly string[], place: Place, isSound: (text: string) => boolean): string[] {
  return unique(texts.map(cleaned)).filter((text) => isSound(text) && isTold(text, place, {}))
}

/** A pronoun outside speech would be of one of the family, of whom nothing is known; and speech is spoken by {A}. */
function isOfNobody(text: string): boolean {
  const outside = text.replaceAll(/“[^”]*”/gu, '')
  return !/(?<![\p{L}’])(?:he|she|him|her|hers|his|himself|herself|they|them|their|theirs|themselves|I|me|my|mine|we|us|our|ours|you|your|yours)(?![\p{L}])/iu.test(
    outside
  )
}

const isSpokenSentence = (text: string) => tokensOf(text).length >= 4 && isEnglish(text)
const isCall = (text: string) => tokensOf(text).length <= 5 && /^\p{Lu}/u.test(text)
/** A comma in it would leave a clause open where it is lent. */
const isPhrase = (text: string) => {
  const words = tokensOf(text).length
  return words >= 2 && words <= 7 && !text.includes(',') && PHRASE.test(text)
}
const PHRASE = /^(?:the|an?|some|one|two|three|four|five|six)\s/u
const isDeed = (text: string) => {
  const words = tokensOf(text).length
  return words >= 1 && words <= 6 && !text.includes(',') && /^\p{Ll}/u.test(text)
}

/** Of a sentence with so few words one in six is a function word. */
function isEnglish(text: string): boolean {
  const tokens = tokensOf(text)
  return tokens.filter((token) => FUNCTION_WORDS.has(token)).length / Math.max(1, tokens.length) > 0.15
}

/** Safe, in Latin letters, and without a name: of a person, of a brand, of whatever the wish itself does not say. */
function soundnessFor(wish: string): (text: string) => boolean {
  const said = new Set(tokensOf(wish))
  const names = new Set(NAME_WORDS)
  const isNamed = (text: string) =>
    [...text.matchAll(/\p{Lu}[\p{L}’-]*/gu)].some(({ 0: word, index }) => {
      const plain = word.toLowerCase().replace(/’s?$/u, '')
      if (said.has(plain)) return false
      const isFirst = index === 0 || /[.!?“‘] ?$/u.test(text.slice(0, index))
      return names.has(plain) || (!isFirst && !USUAL_CAPITALS.has(word))
    })
  return (text) => {
    const plain = text.replaceAll(/\{[SA]\}/gu, 'Nell')
    return (
      text !== '' &&
      text.length <= 200 &&
      !/(?!\p{Script=Latin})\p{L}/u.test(plain) &&
      !/[<>[\]|\\^~`#*_=@/]|\{(?![SA]\})/u.test(text) &&
      !isNamed(text.replaceAll(/\{[SA]\}/gu, 'nell')) &&
      findUnwanted(plain).length === 0 &&
      !hasDisguisedProfanity(plain) &&
      !looksLikeInstruction(plain) &&
      readBrands(plain) === null
    )
  }
}

/** As a line is authored: typographic, without dashes, on one line. */
function cleaned(raw: string): string {
  return inTypography(raw.normalize('NFKC'))
    .replaceAll(/\s*–\s*/gu, ', ')
    .replaceAll(/\{\s*([SA])\s*\}/giu, (_, letter: string) => `{${letter.toUpperCase()}}`)
    .replaceAll(/\s+([.,!?])/gu, '$1')
    .trim()
}

function withoutStop(text: string): string {
  return text.trim().replace(/[.!?…]+$/u, '')
}

/** "The pilot." as it stands inside a sentence: “the pilot”. */
function asPhrase(text: string): string {
  return withoutStop(text).replace(/^(?:The|An?|Some|One|Two|Three|Four|Five|Six)(?=\s)/u, (word) => word.toLowerCase())
}

function unique(texts: readonly string[]): string[] {
  return [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()]
}
