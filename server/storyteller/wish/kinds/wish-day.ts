import { knownNoun } from '#content/lexicon.ts'
import { capital } from '../../capital.ts'
import { anyOf } from '../../language/any-of.ts'
import { isMass, isPlural } from '../../language/common-nouns.ts'
import { KIN_WORDS, PET_WORDS } from '../../language/family-words.ts'
import { oneOf } from '../../language/number-of-noun.ts'
import { withNames } from '../../language/proper-names.ts'
import { isReducedParticiple } from '../../language/reduced-participle.ts'
import { withoutSentenceCase } from '../../language/sentence-case.ts'
import { inSimplePast } from '../../language/simple-past.ts'
import { pastOfVerb } from '../../language/verb-forms.ts'
import { isPast, partsOf } from '../../language/wish-clause.ts'
import { isKnownWord, tagsOfWord } from '../../language/word-list.ts'
import { NO_FUN } from '../../sorrow/no-fun.ts'
import { escapeForRegExp } from '../../text-measures.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { Teller } from './wish-news.ts'

/**
 * What the slots of a kind of wish say: "the shadows" by "strike.the". A wish is of each kind whose own name stands in it
 * ("strike"), and the plots of that kind are told of it.
 */
export type WishSayings = Readonly<Record<string, string>>

/** “How the moon got out” is told as what happened; “how do giraffes sleep”, “how many hearts” is asked. */
const ASKS_HOW =
  /^(?:(?:and|but|so) )?how (?:do|does|did|is|are|was|were|am|can|could|will|would|should|has|have|had|come|many|much|old|far|big|small|long|high|tall|deep|heavy|loud|fast|quick(?:ly)?|slow(?:ly)?|hot|cold|strong|wide|thick|bright|clever|often)(?!\p{L})/iu
const OPENED =
  /^(?:(?:a |the )?(?:story|tale) (?:about|of|where) )?(?:(?<day>the (?:day|night|morning|afternoon|evening|time|week|year)(?: (?:that|when|where))?|a day (?:when|that|where)|once when|how)|(?<supposed>(?:so |and )?what (?:would happen )?if|imagine(?: (?:if|that))?|suppose)),? (?=\p{L})/iu
/** Typed without “the day”, and true of the whole world all the same. */
const OF_THE_WORLD =
  /^(?:it (?:rained|snowed|hailed)|all (?:of )?the|everything|everybody|everyone|every \p{L}+|nobody|no one|the (?:moon|sun|sea|sky|stars?|clouds?|wind|rain|snow|trees?|world|clocks?|colou?rs?|shadows?)) /iu
const MOST_WORDS = 15
/** What no real day has in it: of it also a family’s own day is told as it was said. */
export const IMPOSSIBLE =
  /\b(?:turned? (?:in)?to|became|becomes|invisible|upside down|inside out|backwards|swapped|changed places|shr[aiu]nk|as (?:big|small|tall|tiny) as|giants?|could (?:fly|talk|breathe|walk through)|flew|floated?|came (?:alive|to life)|on strike|made of|under ?water|on the moon|in space|never|nobody had|wings|talked|gravity)\b/iu
/** What is tested on such a day, or waited for at the end of it, is not what has changed. */
const UNTESTED =
  /\b(?:gravity|float\w*|weightless|nights?|dark|darkness|bedtime|beds?|sleep|asleep|spoons?|lamps?|lights?|taps?|numbers|toast|sun|stopped falling)\b/iu
const FAMILY = anyOf([...KIN_WORDS, ...PET_WORDS])
const OF_FAMILY = wordPattern(
  String.raw`(?<![\p{L}’])(?:i|we|us|our|my|me|he|she|his|her)(?![\p{L}])|\b(?:${FAMILY})(?![\p{L}])|(?-i:(?<!^)\p{Lu}\p{Ll}+)`,
  'iu'
)

/**
 * Reads "the day all the shadows went on strike" and "what if it rained soup" as what happens: {day} is all of it, in the past and as
 * one tells it of others. Null of a sorrow, and of a day that a family can really have had.
 */
export function dayOf(meant: string, teller: Teller | null): WishSayings | null {
  // “All our socks” are everybody’s, “our cat” is one of the family.
  const plain = plainOf(meant)
    .replace(/\ball (?:of )?(?:our|my) (?=\p{L}+s )/iu, 'all the ')
    .replaceAll(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gu, capital)
    .replace(/(?<=\bletter )\p{Ll}(?= )/u, (letter) => letter.toUpperCase())
  const opened = OPENED.exec(plain)
  const isSupposed = opened?.groups?.['supposed'] !== undefined
  if ((!opened && !OF_THE_WORLD.test(plain)) || ASKS_HOW.test(plain)) return null
  if (NO_FUN.test(plain) || (!isSupposed && OF_FAMILY.test(plain) && !IMPOSSIBLE.test(plain))) return null
  const clause = asTold(pastOf(shortOf(plain.slice(opened?.[0].length ?? 0))), teller)
  if (clause === null) return null
  const parts = saidOf(clause)
  if (!parts || parts.subject === '' || clause.split(' ').length > MOST_WORDS) return null
  const rarer = { ...rainOf(clause), ...strikeOf(parts, clause) }
  return UNTESTED.test(clause) ? rarer : { day: clause, ...rarer }
}

/** Who has, is or does something: “mila has no front teeth”. */
const NAMED =
  /(?<=^|\b(?:and|but|because|so|that) |, )\p{Ll}{3,}(?= (?:has|is|can|can’t|won’t|gets|got|was|had|doesn’t|didn’t|wants|lost)\b)/gu
const FEASTS = /\b(?:eid|diwali|christmas|easter|hanukkah|holi|ramadan|hallowe’?en|purim|passover|vaisakhi|nowruz)\b/gu

/** The wish without brackets, marks at its end, and a capital letter that only begins it. */
export function plainOf(meant: string): string {
  return withNames(
    withoutSentenceCase(
      inSimplePast(meant)
        .replaceAll("'", '’')
        .replaceAll(/\s*\([^)]*\)/gu, '')
        // What stood in brackets comes after a comma: “sardines, the hiding game”.
        .replace(/, (?:the|an?) (?:\p{L}+ ){0,2}(?:one|game|kind|version)(?=$|[.!?])/iu, '')
        .replaceAll(/\p{Extended_Pictographic}|\uFE0F/gu, '')
        .replaceAll(/\b(every(?:body|one)|no ?body|some(?:body|one))s(?= \p{L}+s? )/giu, '$1’s')
        .replaceAll(/(?<=\p{L})([!?.,])\1+/gu, '$1')
        .replaceAll(/\bits (?=(?:an?|the|so|not|too|my|our)\b)/giu, 'it’s ')
        .replaceAll(NAMED, (word) =>
          (isKnownWord(word) && !tagsOfWord(word).some((tag) => tag.endsWith('Name'))) ||
          isPlural(word) ||
          knownNoun(word) !== null ||
          /(?:saurus|docus|raptor|ceratops|odon)$/u.test(word)
            ? word
            : capital(word)
        )
        .replaceAll(FEASTS, capital)
        .replaceAll(/\s{2,}/gu, ' ')
        .replace(/[\s.,!?;:]+$/u, '')
        .trim()
    )
  )
}

/** Pasts that the tagger takes for something else. */
const PAST =
  /^(?:\p{Ll}{3,}ed|woke|went|had|came|got|grew|fell|sang|spoke|ate|ran|flew|made|wore|lost|began|sat|slept|rang|swam|said)$/u

/** “There was no bedtime”, “the clocks all went backwards”. */
export function saidOf(clause: string): ReturnType<typeof partsOf> {
  const there = /^there (?<is>was|were|wasn’t|weren’t|is|are) (?<what>.+)$/iu.exec(clause)?.groups
  if (there) return { subject: 'there', words: [there['is'] ?? '', ...(there['what'] ?? '').split(' ')] }
  const parts = partsOf(clause.replace(/(?<=^the \p{L}+) all (?=\p{L}+ )/iu, ' '))
  // “The traffic lights went on holiday”: what looks like its verb is many of them.
  const isMany = parts !== null && parts.words[0]?.endsWith('s') === true && PAST.test(parts.words[1] ?? '')
  if (parts && !isMany) return parts
  // “The lift only went sideways”, “everybody woke up with a beard”.
  const words = clause.split(' ')
  const at = words.findIndex(
    (word, index) => index > 0 && index < 6 && PAST.test(word) && !isReducedParticiple(words, index)
  )
  return at > 0 ? { subject: words.slice(0, at).join(' '), words: words.slice(at) } : null
}

/** As much of it as is told in one breath. */
export function shortOf(sentence: string, most = MOST_WORDS): string {
  const [first = ''] = sentence.split(/[.!?;]+ /u)
  const parts = first.split(/(?:, | (?=(?:and|but|because|cos|so) ))/u)
  let whole = first
  while (whole.split(' ').length > most && parts.length > 1) {
    const last = parts.pop() ?? ''
    whole = whole.slice(0, whole.lastIndexOf(last)).replace(/[, ]+$/u, '')
  }
  return whole
}

const NOW_AND_THEN: readonly [RegExp, string][] = [
  [/^(?:can’t|cannot)$/iu, 'couldn’t'],
  [/^can$/iu, 'could'],
  [/^(?:won’t)$/iu, 'wouldn’t'],
  [/^will$/iu, 'would'],
  [/^(?:doesn’t|don’t)$/iu, 'didn’t'],
  [/^(?:is|am|’s)$/iu, 'was'],
  [/^are$/iu, 'were'],
  [/^(?:isn’t)$/iu, 'wasn’t'],
  [/^(?:aren’t)$/iu, 'weren’t'],
  [/^(?:has|have)$/iu, 'had']
]

/** "Cats go to school" is told as "cats went to school". */
export function pastOf(clause: string): string {
  const parts = saidOf(clause)
  const [verb = ''] = parts?.words ?? []
  if (
    !parts ||
    verb === '' ||
    PAST.test(verb) ||
    isPast(parts.words) ||
    /^(?:could|would|should|might|had|did|didn’t|were|was)\b/iu.test(verb)
  )
    return clause
  const past = NOW_AND_THEN.find(([now]) => now.test(verb))?.[1] ?? pastOfVerb(verb)
  return past === null ? clause : [parts.subject, past, ...parts.words.slice(1)].join(' ').trim()
}

/** As others tell it: “we” are “they”, and “I” and the right “she” are the teller. */
export function asTold(clause: string, teller: Teller | null): string | null {
  const called = teller?.called ?? ''
  const named = called === '' ? 'somebody' : called
  const own = wordPattern(
    String.raw`(?<![\p{L}’])(?:I|me|you${teller ? `|${teller.pronouns ?? 'I'}` : ''})(?![\p{L}’])`,
    'giu'
  )
  const told = clause
    .replaceAll(/(?<![\p{L}’])we(?! ?’)(?!\p{L})/giu, 'they')
    .replaceAll(/(?<![\p{L}’])us(?!\p{L})/giu, 'them')
    .replaceAll(/(?<![\p{L}’])our(?!\p{L})/giu, 'their')
    .replaceAll(/(?<![\p{L}’])(?:my|your)(?!\p{L})/giu, called === '' ? 'the' : `${called}’s`)
    .replaceAll(own, named)
    .replace(wordPattern(String.raw`(?<=^|and )${escapeForRegExp(named)} were\b`, 'iu'), `${named} was`)
  return /(?<![\p{L}’])(?:^(?:he|she|they)|I|me|mine|we|us)(?!\p{L})/iu.test(told) && !/^they\b/iu.test(told)
    ? null
    : told
}

/** What comes down, in {rains.what} ("soup"), and how in {rains.fell} ("rained"). */
function rainOf(clause: string): WishSayings {
  const { fell, what } =
    /^it (?<fell>rained|snowed|hailed|poured) (?:down )?(?:with )?(?<what>(?!(?:all|for|so|on|in|at|and|again|hard|heavily|every|when|really|too|today|very|because|until|but|the whole|into|inside|outside)\b)\p{L}[^,.]*)$/iu.exec(
      clause
    )?.groups ??
    /^(?<what>\p{L}+(?: \p{L}+)?) (?:(?:all )?(?:fell|came|rained|poured)(?: down)?(?: from| out of) the sky|(?<fell>rained|snowed)(?: down)?)$/iu.exec(
      clause
    )?.groups ??
    {}
  if (what === undefined) return {}
  const bare = what
    .replace(
      / (?:instead(?: of .*)?|all (?:day|night|week).*|everywhere|for (?:a|one|two|three) .*|from (?:the sky|above)|on .*|and .*)$/iu,
      ''
    )
    .replace(/^(?:the|some|lots of|real) /iu, '')
  if (bare.split(' ').length > 3 || !(isMass(bare.split(' ').at(-1) ?? '') || isPlural(bare) || !bare.includes(' ')))
    return {}
  return {
    rains: clause,
    'rains.fell': fell?.toLowerCase() === 'snowed' ? 'snowed' : fell?.toLowerCase() === 'hailed' ? 'hailed' : 'rained',
    'rains.what': bare,
    'rains.much': isPlural(bare) ? 'many' : 'much'
  }
}

const NOT_DONE =
  /^(?:(?:all|just|only|suddenly) )*(?:went (?:on (?:strike|holiday)|missing|away|to sleep|to bed)|stopped\b(?! (?:at|in|by|for)\b)|ran (?:away|off)|walked (?:out|off|away)|disappeared|vanished|left|quit|hid|wouldn’t|refused|forgot (?:how )?to|didn’t (?:want|come|work|feel)|did not (?:want|come|work)|had (?:had )?enough|fell asleep|took (?:the|a) day off|gave up|resigned|moved out|flew (?:away|off)|never came|got (?:bored|fed up)|were (?:fed up|gone|missing|too tired)|was (?:fed up|gone|missing|too tired))\b/iu
/** Those that are gone can be seen to come home. */
const LEAVES =
  /\b(?:ran (?:away|off)|walked|disappeared|vanished|left|went (?:missing|away|on holiday)|flew|moved out|hid|gone|missing)\b/iu
const PRONOUN =
  /^(?:it|they|there|this|that|he|she|everybody|everyone|nobody|no one|somebody|someone|everything|nothing|all)$/iu

/** Who does not do any more what they did: {strike.the} all of them, {strike.who} the one that speaks for them. */
function strikeOf({ subject, words }: { subject: string; words: string[] }, clause: string): WishSayings {
  if (PRONOUN.test(subject) || OF_FAMILY.test(subject) || !NOT_DONE.test(words.join(' ')) || / and /u.test(clause))
    return {}
  if (/^(?:their|\p{Lu})/u.test(subject)) return {}
  const bare = subject.replace(/^(?:all|both|every)(?: of)? /iu, '').replace(/^(?:the|every|\p{L}+’s?) /iu, '')
  const isMany = isPlural(bare) || /^all\b/iu.test(subject)
  if (
    bare.split(' ').length > 4 ||
    /\b(?:school|shop|museum|zoo|people|children|kids|teachers?|babies|baby)\b/iu.test(bare)
  )
    return {}
  return {
    strike: clause,
    'strike.the': `the ${bare}`,
    'strike.who': isMany ? `one of the ${bare}` : `the ${bare}`,
    'strike.this': `the ${isMany ? oneOf(bare) : bare}`,
    'strike.seen': LEAVES.test(words.join(' '))
      ? `Where the ${bare} had been, there was only the place`
      : `The ${bare} did nothing at all`,
    'strike.home': !LEAVES.test(words.join(' '))
      ? 'and went back to its place for the night'
      : isMany
        ? `and the ${bare} came home, one after another`
        : 'and was home again',
    'strike.were': isMany ? 'were' : 'was',
    'strike.they': isMany ? 'they' : 'it',
    'strike.them': isMany ? 'them' : 'it',
    'strike.we': isMany ? 'we' : 'I',
    'strike.us': isMany ? 'us' : 'me',
    'strike.our': isMany ? 'our' : 'my',
    'strike.are': isMany ? 'We’re' : 'I’m'
  }
}
