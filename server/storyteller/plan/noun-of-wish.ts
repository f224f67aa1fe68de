import type { Line, Scene } from '#content/format.ts'
import { knownNoun } from '#content/lexicon.ts'
import type { KnownNoun } from '#content/lexicon/lexicon-entry.ts'
import { lineText } from '#content/line-lint.ts'
import { parseTemplate, slotsOf } from '#content/template.ts'
import { remembered } from '../remembered.ts'
import { isPlural, startsWithVowelSound } from './common-nouns.ts'
import { readLabel } from './theme-label.ts'

/** Where the noun of a wish ends and what is said about it begins. */
const ABOUT_IT =
  /[\s,]+(?:who|that|that’s|which|whose|where|when|while|because|cos|but|in|on|at|under|over|up|down|behind|inside|outside|near|beside|by|from|of|with|without|for|to|called|named|made|is|are|was|were|has|have|had|can|could|went|goes|wants|loves|likes|hates|gets|got|going|having|doing|being|so|then|please|pls)(?=\s|$)/iu
const SEVERAL = /(?:\s(?:and|or|plus|vs|versus|meets?)\s|[&+])/iu
const DETERMINER =
  /^(?:an?|the|some|any|one|two|three|four|five|six|seven|ten|lots of|all the|another|this|that|these|those|his|her|their|every|more)\s+/iu
/** At home already, and none that could come to the door. */
const OURS = /^(?:my|our)\s+/iu
/** “Pressing”, “pressing the”. */
const DOING = /^\p{L}+ing(?: (?:an?|the|my|our|some))?$/u
const LONGEST_NAME = 4

/**
 * What the lexicon knows of the noun that a wish is about: of "a very shy troll under the slide" the troll, of "peas. he
 * hates peas" the peas. Null of a deed, of several nouns, of a sentence, and of a noun that it does not know.
 */
export function nounOfWish(typed: string): KnownNoun | null {
  const [first = ''] = sentencesOf(typed)
  // Scissors come in pairs.
  const whole = first.replace(DETERMINER, '').replace(/^pairs? of /u, '')
  const named = knownNoun(whole)
  if (named) return named
  const phrase = first.split(',')[0]?.replace(ABOUT_IT, '\u0000').split('\u0000')[0]?.trim() ?? ''
  if (SEVERAL.test(phrase) || isList(first)) return null
  const isOurs = OURS.test(phrase)
  const bare = phrase.replace(DETERMINER, '').replace(OURS, '')
  const found = lastNounOf(bare)
  if (!found) return null
  const { noun, before } = found
  if (isOurs && (noun.sort === 'creature' || noun.sort === 'person')) return null
  if (before === '') return noun
  if (/^\p{L}+ing (?:an?|the|my|our|some)\b/u.test(before)) return null
  // “Baking bread” is a deed, “a talking parrot” is not; “bees make honey” is a sentence.
  if (DOING.test(before) && (isPlural(bare) || noun.count === 'mass')) return null
  if (readLabel(`the ${bare}`, null)?.form !== 'noun') return null
  return noun.sort === 'food' ? dishOf(noun, before) : noun
}

/** “Jollof rice” is called so from then on; that yeast blows up bread is not true of banana bread. */
function dishOf(noun: KnownNoun, before: string): KnownNoun {
  return { ...noun, one: `${before} ${noun.one}`, many: `${before} ${noun.many}`, fact: null }
}

/** Whether a noun that is known is all of the wish, or all but a remark about it: "peas. he hates peas". */
export function saysNounFirst(typed: string): boolean {
  const [first = ''] = sentencesOf(typed)
  return knownNoun(first.replace(DETERMINER, '')) !== null
}

/** “Being a garbage man”, “he wants to be a vet when he grows up”. */
const BEING =
  /^(?:(?:i|we|he|she|\p{L}+) )?(?:being|becoming|(?:wants?|would like|’d like) to (?:be|become)|playing at being|pretending to be|to be|to become) (?=(?:an?|the) \p{L})|(?<= )when (?:i|we|he|she|they) (?:grows? up|is big|am big|are big)$/giu

/** The full stop of “peas. he hates peas” may have been left out. */
const NEW_SENTENCE =
  /[.!?;:…()\n]+|\s[-–—]\s|,?\s(?=(?:he|she|they|it|we|i) (?:hates?|loves?|likes?|wants?|needs?|won’t|can’t|doesn’t|don’t|is|are|was|keeps?)(?!\p{L}))/u

function sentencesOf(typed: string): string[] {
  return typed
    .toLowerCase()
    .replaceAll("'", '’')
    .split(NEW_SENTENCE)
    .map((part) =>
      part
        .replace(/,? and (?:everything|all)\s*$/u, '')
        .trim()
        .replaceAll(BEING, '')
        .trim()
    )
    .filter((part) => part !== '')
}

/** "A toaster, a whale": two things, and no story of one of them. */
function isList(text: string): boolean {
  const [, ...rest] = text.split(',').map((part) => part.trim().replace(/^and /u, '').replace(DETERMINER, ''))
  return rest.some((part) => knownNoun(part) !== null) || /,[^,]* and /u.test(text)
}

function lastNounOf(phrase: string): { noun: KnownNoun; before: string } | null {
  const words = phrase.split(/\s+/u)
  for (let from = Math.max(0, words.length - LONGEST_NAME); from < words.length; from += 1) {
    const noun = knownNoun(words.slice(from).join(' '))
    if (noun) return { noun, before: words.slice(0, from).join(' ') }
  }
  return null
}

/** How a line says a noun or what is known of it; null where it is not known. `field` is what stands after "thing.". */
export function sayNoun(field: string | undefined, noun: KnownNoun | null): string | null {
  if (!noun) return null
  const { one, many, count } = noun
  switch (field) {
    case undefined:
      return one
    case 'the':
      return noun.called ?? `the ${one}`
    case 'unnamed':
      return noun.called === undefined ? one : null
    case 'who':
      return noun.who ?? `the ${one}`
    case 'clients':
      return noun.clients ?? null
    case 'a':
      if (noun.called !== undefined) return `${startsWithVowelSound(one) ? 'an' : 'a'} ${one} called ${noun.called}`
      return count === 'only'
        ? `the ${one}`
        : count === 'mass'
          ? `some ${one}`
          : `${startsWithVowelSound(one) ? 'an' : 'a'} ${one}`
    case 'many':
      return count === 'only' ? `the ${one}` : many
    case 'silence':
      return noun.sound === null ? 'no sound at all' : null
    case 'sound':
    case 'does':
    case 'move':
    case 'part':
    case 'where':
    case 'fact':
    case 'guess':
    case 'wants':
    case 'stand':
      return noun[field]
    default:
      return null
  }
}

const fieldsOfLine = remembered((text): readonly (string | undefined)[] =>
  slotsOf(parseTemplate(text))
    .filter((slot) => slot === 'thing' || slot.startsWith('thing.'))
    .map((slot) => slot.split('.')[1])
)

/** Whether each step that is always told has a line that says nothing of the noun but what is known. */
export function isSayable({ steps }: Scene, noun: KnownNoun | null): boolean {
  return steps.every(({ extra, both, young, older }) => {
    const lines = [...(both ?? []), ...(young ?? []), ...(older ?? [])]
    return (
      extra !== undefined ||
      lines.length === 0 ||
      lines.some((line) => fieldsIn(line).every((field) => sayNoun(field, noun) !== null))
    )
  })
}

/** Of the lines that fit, those that know the noun of the wish, where there are any. */
export function mostKnowing(lines: readonly Line[]): readonly Line[] {
  const knowing = lines.filter((line) => fieldsIn(line).length > 0)
  return knowing.length > 0 ? knowing : lines
}

function fieldsIn(line: Line): readonly (string | undefined)[] {
  return fieldsOfLine(lineText(line))
}
