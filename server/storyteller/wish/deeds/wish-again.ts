import { isCountable, isMass } from '../../language/common-nouns.ts'
import { KIN_WORDS, PET_WORDS } from '../../language/family-words.ts'
import { heOrShe, inFirstPerson, ofTeller } from '../../language/first-person.ts'
import { isPast, partsOf } from '../../language/wish-clause.ts'
import { NO_FUN } from '../../sorrow/no-fun.ts'
import { wordPattern } from '../../word-pattern.ts'
import { anyNounIn, nounIn, slotsOfNoun } from '../kinds/said-noun.ts'
import { IMPOSSIBLE, plainOf, shortOf, type WishSayings } from '../kinds/wish-day.ts'
import type { Teller } from '../kinds/wish-news.ts'
import type { WishParts } from '../kinds/wish-parts.ts'

export const TODAY =
  /^(?:(?:today|tonight|yesterday|just now|last night|this (?:morning|afternoon|evening)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|at (?:school|nursery|the park|the beach|swimming))[,:]? |(?:the )?(?:day|night|morning|afternoon|evening|time)(?: (?:that|when))? |when |and |so )+/iu
export const WHEN_ELSE =
  /,? (?:today|tonight|yesterday|just now|last night|this (?:morning|afternoon|evening)|at (?:school|nursery) today)(?=$|,| and | but | so | because )/giu
const OURS = wordPattern(
  String.raw`^(?:we|i|my|our|(?:(?:my|our|the) )?(?:little |big |baby )?(?:${[...KIN_WORDS, ...PET_WORDS].join('|')})|(?-i:\p{Lu}\p{Ll}+))(?![\p{L}’])`,
  'iu'
)
/** Quarrels, losses and fears have stories that are about just that. */
export const NOT_AGAIN =
  /\b(?:fought|fight|argued?|quarrel\w*|bit (?:me|him|her|someone|somebody)|bitten|pushed|unfair|not fair|lost (?!(?:a|his|her|my|the|our) (?:first |wobbly |front )?tooth)|losing|won’t|stitches|vet|broke up|nightmare|bad dream|missing)\b/iu
const MOST_WORDS = 22

/**
 * Reads what a family did that day: "today the bus drove off without us and we walked home in the wet". {again} is all of it, as {H} says
 * it, {again.begin} how it began and, where it says so, {again.end} how it ended, {again.part} whatever beside the family is in
 * it, and {played}, {played.move} what the lexicon knows of that; {again.doer} the same where it did it, {again.place} where
 * it was, {held}, {held.stand} what else was there and what one takes for it at home. Null of a sorrow, a quarrel, and what
 * is still to come.
 */
export function againOf(meant: string, teller: Teller | null, parts: WishParts | null): WishSayings | null {
  const plain = plainOf(meant)
  const isOfToday =
    TODAY.test(plain) || / (?:today|this (?:morning|afternoon|evening)|yesterday)(?:$|[, ])/iu.test(plain)
  const told = shortOf(plain.replace(TODAY, '').replaceAll(WHEN_ELSE, ''), MOST_WORDS)
  if (
    NO_FUN.test(plain) ||
    NOT_AGAIN.test(plain) ||
    IMPOSSIBLE.test(plain) ||
    /[“”"\p{N}]|^(?:an?|one) .*\b(?:who|that|which)\b/iu.test(told)
  )
    return null
  // “Monster under my bed called Kevin” did nothing.
  if (/^(?:what|imagine|suppose)\b|\b(?:called|named) \p{Lu}/u.test(told)) return null
  if (!isOfToday && !OURS.test(told) && !/^(?:he|she|his|her) |\b(?:my|our|us|we)\b/iu.test(told)) return null
  const beats = beatsOf(told)
  const [first = ''] = beats
  const read = partsAs(first)
  if (!read || read.subject === '' || !isOver(read.words) || read.subject.split(' ').length > 5) return null
  if (/^(?:it|they|this|that|there|you|she|he|who|which)$/iu.test(read.subject) && !isTeller(read.subject, teller))
    return null
  const isOwners = /^(?:his|her) /iu.test(told)
  if (isOwners && !(teller && isTeller(/^his/iu.test(told) ? 'he' : 'she', teller))) return null
  const part = partOf(read.subject, parts, told, teller)
  if (part === null || /\b(?:you|your)\b/iu.test(told)) return null
  const said = asSaid(told, read.subject, teller)
  const last = beats.at(-1) ?? first
  return {
    again: said,
    'again.begin': asSaid(first, read.subject, teller),
    ...(beats.length > 1 && { 'again.end': asSaid(last, read.subject, teller) }),
    'again.part': part,
    ...(bareOf(read.subject) === bareOf(part) && { 'again.doer': part }),
    ...playedWith(told, part)
  }
}

const AT =
  /(?<![\p{L}’])(?:at|in|on|to|from|behind|outside|under|near) (?<place>(?:the|our|a) (?:\p{Ll}+ )?\p{Ll}+)(?=$|,| and | but | so | because | with | when )/giu

/** What stands for whatever was there: the lexicon knows how to play a pigeon, and of what to make a sandwich. */
function playedWith(told: string, part: string): WishSayings {
  const isPart = (phrase: string) => bareOf(phrase).endsWith(bareOf(part)) || bareOf(part).endsWith(bareOf(phrase))
  const place = [...told.matchAll(AT)]
    .map(({ groups }) => groups?.['place'] ?? '')
    .find((phrase) => nounIn(phrase)?.sort === 'place' && !isPart(phrase))
  const held = thingsIn(told)
    .filter((phrase) => !isPart(phrase) && (place === undefined || !place.endsWith(phrase)))
    .map((phrase) => nounIn(phrase))
    .find((noun) => noun !== null && HELD.has(noun.sort) && noun.count !== 'pair')
  const played = anyNounIn(part)
  return {
    ...(place !== undefined && { 'again.place': `the ${bareOf(place)}` }),
    ...(held && slotsOfNoun('held', held)),
    ...(played && played.sort !== 'place' && slotsOfNoun('played', played))
  }
}

/** What can be taken in the hand, or stood on the table. */
const HELD = new Set(['thing', 'food', 'stuff', 'machine'])

/** “Snail” of “a snail”, in small letters. */
export function bareOf(phrase: string): string {
  return phrase.replace(/^(?:an?|the|my|our|his|her|one|some) /iu, '').toLowerCase()
}

function isTeller(subject: string, teller: Teller | null): boolean {
  return teller !== null && teller.age < 18 && subject.toLowerCase() === teller.pronouns
}

/** What it came to, one after the other. */
function beatsOf(told: string): string[] {
  const beats: string[] = []
  for (const piece of told.split(/(?:,? (?:and|but|so|because|then) (?:then )?|, )/u)) {
    const begun = beats.at(-1)
    if (begun === undefined || isTold(piece)) beats.push(piece)
    else if (isOver(piece.split(' '))) beats.push(`${partsAs(begun)?.subject ?? 'we'} ${piece}`)
  }
  return beats
}

function isTold(piece: string): boolean {
  const read = partsAs(piece)
  return read !== null && read.subject !== '' && isOver(read.words)
}

function partsAs(clause: string): ReturnType<typeof partsOf> {
  const own = /^(?:i|we)(?= )/iu.exec(clause)?.[0]
  if (own === undefined) return partsOf(clause)
  const read = partsOf(`they${clause.slice(own.length)}`)
  return read && { subject: own, words: read.words }
}

function isOver(words: readonly string[]): boolean {
  return /^(?:burnt|spilt|blew|could|couldn’t|had|did|didn’t|wasn’t|weren’t)$/iu.test(words[0] ?? '') || isPast(words)
}

/** Who tells of herself says “I”. */
function asSaid(told: string, subject: string, teller: Teller | null): string {
  const typed = told.replaceAll(/(?<![\p{L}’])i(?=[ ’])/gu, 'I')
  const pronouns = heOrShe(teller?.pronouns ?? null)
  const isTellers = /^(?:his|her) /iu.test(typed) || isToldOf(typed, subject, teller)
  const plain = pronouns !== null && isTellers ? ofTeller(typed, pronouns) : typed
  if (!plain.toLowerCase().startsWith(`${subject.toLowerCase()} `)) return plain
  const isOwn = isTeller(subject, teller) || (teller !== null && subject.toLowerCase() === teller.called.toLowerCase())
  return isOwn ? inFirstPerson(plain.slice(subject.length + 1), false, teller?.pronouns) : plain
}

/** “Grandad taught him how to whistle”: one of the family does it with the child, and it is the child who tells. */
function isToldOf(told: string, subject: string, teller: Teller | null): boolean {
  const pronouns = heOrShe(teller?.pronouns ?? null)
  if (teller === null || teller.age >= 18 || pronouns === null) return false
  return (
    wordPattern(
      String.raw`^(?:(?:my|our|the) )?(?:(?:great|old) )?(?:${KIN_WORDS.join('|')})(?: \p{L}+)?(?: and (?:he|she))? \p{L}+(?: \p{L}+){0,4} ${pronouns === 'he' ? '(?:him|his)' : 'her'}(?![\p{L}’])`,
      'iu'
    ).test(told) && told.toLowerCase().startsWith(subject.toLowerCase())
  )
}

const PEOPLE = wordPattern(
  String.raw`^(?:we|i|she|he|everybody|everyone|nobody|no one|somebody|someone|all of us|both of us)$|\b(?:${KIN_WORDS.join('|')})$|^\p{Lu}`,
  'iu'
)

/** Otis of “my friend Otis”. */
const FRIEND = /(?<=^(?:my|our) (?:\p{Ll}+ )+)\p{Lu}\p{Ll}+$/u

/** The bus that drove off, or the hedgehog that was found. */
function partOf(subject: string, parts: WishParts | null, told: string, teller: Teller | null): string | null {
  const bare = bareOf(subject)
  const friend = FRIEND.exec(subject)?.[0]
  if (friend !== undefined) return friend
  const isPerson = PEOPLE.test(subject) && !/^(?:the|an?|our|my) /iu.test(subject)
  if (
    !isPerson &&
    /^(?:the|an?|our|my|one) /iu.test(subject) &&
    !wordPattern(String.raw`\b(?:${KIN_WORDS.join('|')})$`, 'iu').test(subject)
  )
    return `the ${bare}`
  const one = parts?.one.the.replace(/^the /u, '') ?? ''
  const isCalled = /^\p{Lu}\p{Ll}+$/u.test(one) && !told.includes(`the ${one}`)
  const isOwn = isCalled && one.toLowerCase() === teller?.called.toLowerCase()
  // No child plays “the Ines”.
  if (parts && !isOwn && told.toLowerCase().includes(one.toLowerCase())) return isCalled ? one : parts.one.the
  const found = thingsIn(told)[0]
  return found === undefined ? null : `the ${found}`
}

/** The nouns of which it speaks, without what stands before them. */
function thingsIn(told: string): string[] {
  const noun = /(?<=\b(?:an?|the|my|his|her|our) )(?:\p{Ll}+ )?\p{Ll}+(?=$|[ ,])/giu
  const isNoun = (word = '') => isCountable(word) || isMass(word)
  return [...told.matchAll(noun)].flatMap(([text]) => {
    const [first = '', last] = text.split(' ')
    if (isNoun(last ?? first)) return [text]
    // Of “my sandwich at” the sandwich.
    return last !== undefined && isNoun(first) ? [first] : []
  })
}
