import nlp from 'compromise'
import * as z from 'zod/mini'

import { HOUSEHOLD_STUFF, HOUSEHOLD_THINGS } from '#content/household-things.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import { articleFor, isCountable, isMass, isPlural, withArticle } from './common-nouns.ts'

/** A thing of which a wish speaks beside others: "Dad’s football boot" in "a hedgehog in Dad’s football boot". */
export interface WishThing {
  /** As the wish says it, with what stands before it. */
  said: string
  /** As it is called from then on: "the football boot". */
  the: string
}

/** A wish of several words, taken apart. */
export interface WishParts {
  /** All of it as one says it, without a mark at its end: "we found a hedgehog in Dad’s football boot". */
  said: string
  one: WishThing
  /** Null where it speaks of one thing only. */
  two: WishThing | null
  /** The whole, misheard once and then again: of two things the second, and then both; of one thing first so, then otherwise. */
  heard: readonly [Misheard, Misheard]
}

/** A wish of which one word was not heard well. */
interface Misheard {
  said: string
  /** What was heard instead, as one fetches it ("a suit", "some spoons"), says it ("a suit", "spoons") and knows it. */
  fetched: string
  word: string
  the: string
}

/** Said in one breath. */
const MOST_LETTERS = 110
/** Fewer are misheard as something else altogether. */
const FEWEST_WORDS = 4

/**
 * The things of a wish, and the wish as it is said and as it is misheard. `typed` has its names and apostrophes; `avoid`
 * are names of the household, for whom no word may be mistaken. Null where it speaks of no thing, is too short, or is more
 * than one can say in a breath.
 */
export function partsOfWish(typed: string, avoid: (text: string) => boolean): WishParts | null {
  const said = saidWhole(typed)
  if (said === null || said.split(' ').length < FEWEST_WORDS) return null
  const phrases = phrasesOf(said).filter((phrase) => !UNSEEN.test(phrase.noun))
  const [first] = phrases
  if (!first) return null
  // The last is furthest from the first, and the joke with it.
  const last = phrases.findLast(({ noun, at }) => at > first.at && noun !== first.noun) ?? null
  const nouns = [first.noun, ...(last ? [last.noun] : [])]
  const later = heardAs(last ?? first, avoid, nouns)
  const sooner = heardAs(first, avoid, [...nouns, later])
  const once = replaced(said, last ?? first, later)
  const twice = last ? replaced(once.said, first, sooner) : replaced(said, first, sooner)
  return { said, one: thingOf(first), two: last && thingOf(last), heard: [once, twice] }
}

const COUNTS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' '
  )

/** The sentence of a wish that says most, as it is said aloud. */
function saidWhole(typed: string): string | null {
  const sentences = typed
    .split(/(?<=[.!?])\s+|\s*[;–—]\s*/u)
    .map((sentence) => sentence.replace(/[.!?,:\s]+$/u, '').trim())
    .filter((sentence) => !/\b(?:please|pls|thanks)\b/iu.test(sentence))
  const longest = sentences.toSorted((a, b) => b.length - a.length)[0]
  if (longest === undefined || !/ /u.test(longest)) return null
  const whole = longest
    .replaceAll(/\b\p{Lu}{4,}\b/gu, (shouted) => shouted.toLowerCase())
    .replaceAll(/(?<![\p{L}\p{N}])(?:[2-9]|1\d|20)(?![\p{L}\p{N}:.])/gu, (digits) => COUNTS[Number(digits)] ?? digits)
    .replace(/^\p{Lu}\p{Ll}*(?= )/u, (word) =>
      FUNCTION_WORDS.has(word.toLowerCase()) || TIMES.test(word) ? word.toLowerCase() : word
    )
    // The child who says it speaks of itself.
    .replace(/^(?:his|her) (?=\p{L})/iu, 'my ')
    .replace(/^(?:and|but|so|because|about|maybe|um) /iu, '')
    .replace(
      /^(?=(?:doesn’t|does not|didn’t|won’t|can’t|couldn’t|wants|needs|keeps|hates|loves|refuses|lost|found|broke) )/iu,
      'somebody '
    )
    .replace(
      /^(?=(?:(?:too|so|very|really|a bit) )?(?:scared|afraid|frightened|worried|nervous|excited|jealous) (?:of|about|that|to)\b)/iu,
      'somebody is '
    )
  if (/[“”"<>{}[\]|\p{N}\p{Extended_Pictographic}]|https?:/u.test(whole)) return null
  const said =
    whole.length <= MOST_LETTERS
      ? whole
      : whole
          .slice(0, MOST_LETTERS + 1)
          .replace(
            /,? (?:and|but|because|so|which|who|that|when|while)\b(?!.*\b(?:and|but|because|so|which|who|that|when|while)\b).*$/iu,
            ''
          )
  return said.length <= MOST_LETTERS ? said : null
}

/** “Today we found” is said in the middle of a sentence, too. */
const TIMES = /^(?:today|tonight|tomorrow|yesterday|this|last|once|nobody|somebody|everybody|everyone)$/iu

interface NounPhrase {
  /** Where it begins in the wish, and how long it is there. */
  at: number
  length: number
  /** "a very shy", "Dad’s", or nothing. */
  before: string
  /** "troll", "football boot" */
  noun: string
  isMany: boolean
  isStuff: boolean
}

/** Nothing that one can see, draw or fetch, or not a thing but a time, a person’s name or an amount. */
const UNSEEN =
  /^(?:.+ )?(?:today|tonight|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:to)?days?|nights?|mornings?|evenings?|afternoons?|weeks?|weekends?|months?|years?|times?|way|ways|things?|everything|anything|nothing|something|everybody|everyone|anybody|anyone|nobody|no one|somebody|someone|all|bits?|lots?|kinds?|sort|story|stories|end|middle|top|bottom|side|front|back|inside|outside|others?|ones?|first|last|turn|turns|name|strike|trip|visit|fun|luck|help|idea|love|reason|part|place|home|work|fear|sleep|go|o’clock|am|pm|christmas|easter|eid|diwali|holi|hanukkah|ramadan|matariki|january|february|march|april|may|june|july|august|september|october|november|december|mum|mummy|dad|daddy|mom|mommy|grandma|grandpa|granny|grandad|nana|nan|auntie|aunty|uncle|brother|sister|twins?|baby|boy|girl|kids?|children|people|family|parents)$/iu

const termsSchema = z.array(z.object({ terms: z.array(z.object({ text: z.string(), tags: z.array(z.string()) })) }))
const DETERMINER =
  /^(?:an?|the|some|my|our|his|her|their|its|your|this|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|all|no)$/iu
const PREPOSITION =
  /^(?:under|over|in|on|at|of|from|to|into|onto|with|without|by|for|behind|inside|near|round|through|past|down|up|off|than|as|like|about|and|or|but|who|that|which|it|he|she|they|we|i|so|too|not|one|ones|out|asleep|awake|afraid|scared|late|early|alone|lost)$/iu

/** The noun phrases of a wish, as they stand in it; proper names are none. */
function phrasesOf(said: string): NounPhrase[] {
  const read = termsSchema.safeParse(nlp(said).json())
  const terms = (read.success ? read.data.flatMap(({ terms: each }) => each) : []).filter(({ text }) => text !== '')
  const tags = new Map<number, readonly string[]>()
  const words: { text: string; at: number }[] = []
  let from = 0
  for (const { text, tags: own } of terms) {
    const word = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    const at = word === '' ? -1 : said.indexOf(word, from)
    if (at < 0) continue
    tags.set(words.length, own)
    words.push({ text: word, at })
    from = at + word.length
  }
  const phrases: NounPhrase[] = []
  for (let first = 0; first < words.length; first += 1) {
    const end = endOfPhrase(
      words.map(({ text }) => text),
      tags,
      first
    )
    if (end === null) continue
    const phrase = phraseOf(words.slice(first, end), tags, first, said)
    const previous = words[first - 1]?.text ?? 'and'
    if (phrase && isThing(phrase, previous)) phrases.push(phrase)
    first = end - 1
  }
  return phrases
}

/** After the last word of the noun phrase that begins at `first`; null where none does. */
function endOfPhrase(
  words: readonly string[],
  tags: ReadonlyMap<number, readonly string[]>,
  first: number
): number | null {
  let at = first
  const has = (index: number, tag: string): boolean => tags.get(index)?.includes(tag) ?? false
  const owns = (index: number): boolean => /’s?$/u.test(words[index] ?? '')
  const isNoun = (index: number): boolean => {
    const word = words[index] ?? ''
    if (word === '' || PREPOSITION.test(word) || DETERMINER.test(word) || owns(index) || has(index, 'Pronoun'))
      return false
    if (/^\p{Lu}/u.test(word) && index > 0) return false
    const plain = word.toLowerCase()
    if (isMass(plain) || isCountable(plain) || isCountable(plain.replace(/s$/u, '')))
      return !plain.endsWith('ing') || index > first
    return has(index, 'Noun') && !has(index, 'Verb') && !has(index, 'Date')
  }
  const opened = DETERMINER.test(words[at] ?? '') || owns(at)
  if (opened) at += 1
  if (opened && owns(at)) at += 1
  while (
    !isNoun(at) &&
    !PREPOSITION.test(words[at] ?? '') &&
    (has(at, 'Adjective') ||
      has(at, 'Adverb') ||
      has(at, 'Value') ||
      (opened && /(?:ing|ed)$/u.test(words[at] ?? '')) ||
      /^(?:very|really|big|little)$/iu.test(words[at] ?? ''))
  )
    at += 1
  if (!opened && at > first && !has(first, 'Adjective')) return null
  // “Pressing flowers” is done, and no kind of flowers.
  if (!opened && at > first && words[first]?.endsWith('ing')) return null
  const nounAt = at
  while (isNoun(at)) at += 1
  // “The new flat on Saturday”: the last of what looks like adjectives is the noun.
  if (at === nounAt) return opened && at > first + 1 && !words[at - 1]?.endsWith('ly') ? at : null
  return at
}

/** “Ella” and “iftar” are not known for things, and “at nursery” is no nursery that one could draw. */
function isThing({ before, noun, isMany, isStuff }: NounPhrase, previous: string): boolean {
  if (before !== '' || isMany || isStuff) return true
  return isCountable(noun.slice(noun.lastIndexOf(' ') + 1)) && /^(?:and|or|but|of|about|the)$/iu.test(previous)
}

function phraseOf(
  words: readonly { text: string; at: number }[],
  tags: ReadonlyMap<number, readonly string[]>,
  first: number,
  said: string
): NounPhrase | null {
  const last = words.at(-1)
  const begin = words[0]
  if (!last || !begin) return null
  const isAdjective = (index: number): boolean => {
    const own = tags.get(first + index) ?? []
    const word = words[index]?.text ?? ''
    return (
      DETERMINER.test(word) ||
      /’s?$/u.test(word) ||
      /^(?:very|really|big|little)$/iu.test(word) ||
      ((own.includes('Adjective') || own.includes('Adverb') || own.includes('Value') || own.includes('Verb')) &&
        !isCountable(word) &&
        !isMass(word))
    )
  }
  let nounAt = words.length - 1
  while (nounAt > 0 && !isAdjective(nounAt - 1)) nounAt -= 1
  const noun = words
    .slice(nounAt)
    .map(({ text }) => text)
    .join(' ')
  const before = words
    .slice(0, nounAt)
    .map(({ text }) => text)
    .join(' ')
  const head = last.text.toLowerCase()
  if (/^\p{Lu}/u.test(noun) && begin.at > 0) return null
  const length = last.at + last.text.length - begin.at
  if (/[,.:;()]/u.test(said.slice(begin.at, begin.at + length))) return null
  const isMany =
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/iu.test(before) ||
    (isPlural(head) && !/\b(?:an?|one)$|^an? /iu.test(before))
  return {
    at: begin.at,
    length,
    before,
    noun,
    isMany,
    isStuff: !isMany && isMass(head) && !/^(?:an?|one)\b/iu.test(before)
  }
}

function thingOf({ before, noun }: NounPhrase): WishThing {
  return { said: before === '' ? noun : `${before} ${noun}`, the: `the ${noun}` }
}

/** The word of every home that sounds most like it. */
function heardAs(
  { noun, isMany, isStuff }: NounPhrase,
  avoid: (text: string) => boolean,
  taken: readonly string[]
): string {
  const head = singularOf(noun.slice(noun.lastIndexOf(' ') + 1).toLowerCase(), isMany)
  const words = isStuff ? HOUSEHOLD_STUFF : HOUSEHOLD_THINGS
  const free = words.filter((word) => !taken.some((each) => each.toLowerCase().includes(word)) && !avoid(word))
  return free.toSorted((a, b) => likeness(b, head) - likeness(a, head))[0] ?? 'teapot'
}

/** The wish with another word in the place of a thing. */
function replaced(said: string, { at, length, before, isMany, isStuff }: NounPhrase, word: string): Misheard {
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

/** How alike two words sound, as far as their letters tell: their ends first, then their beginnings and their length. */
function likeness(one: string, two: string): number {
  const [a, b] = [heardLetters(one), heardLetters(two)]
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
