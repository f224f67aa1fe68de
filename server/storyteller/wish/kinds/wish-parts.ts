import { type NounPhrase, phrasesOf } from '../../language/noun-phrases.ts'
import { FUNCTION_WORDS } from '../../safety/function-words.ts'
import { heardAs, misheard, type Misheard } from './misheard.ts'

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
  // “Her tonsils”: whose, a listener does not know in the middle of a story.
  const said = saidWhole(typed)?.replaceAll(/(?<= (?:for|of|with|in|on|and) )(?:his|her) /gu, 'the ') ?? null
  if (said === null || said.split(' ').length < FEWEST_WORDS) return null
  const phrases = phrasesOf(said).filter((phrase) => !UNSEEN.test(phrase.noun))
  const [first] = phrases
  if (!first) return null
  // The last is furthest from the first, and the joke with it.
  const last = phrases.findLast(({ noun, at }) => at > first.at && noun !== first.noun) ?? null
  const nouns = [first.noun, ...(last ? [last.noun] : [])]
  const later = heardAs(last ?? first, avoid, nouns)
  const sooner = heardAs(first, avoid, [...nouns, later])
  const once = misheard(said, last ?? first, later)
  const twice = last ? misheard(once.said, first, sooner) : misheard(said, first, sooner)
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

/** Nothing that one can see, draw or fetch, or not a thing but a time, a person’s name or an amount. */
const UNSEEN =
  /^(?:.+ )?(?:today|tonight|tomorrow|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:to)?days?|nights?|mornings?|evenings?|afternoons?|weeks?|weekends?|months?|years?|times?|way|ways|things?|everything|anything|nothing|something|everybody|everyone|anybody|anyone|nobody|no one|somebody|someone|all|bits?|lots?|kinds?|sort|story|stories|end|middle|top|bottom|side|front|back|inside|outside|others?|ones?|first|last|turn|turns|name|strike|trip|visit|fun|luck|help|idea|love|reason|part|place|home|work|fear|sleep|go|o’clock|am|pm|christmas|easter|eid|diwali|holi|hanukkah|ramadan|matariki|january|february|march|april|may|june|july|august|september|october|november|december|mum|mummy|dad|daddy|mom|mommy|grandma|grandpa|granny|grandad|nana|nan|auntie|aunty|uncle|brother|sister|twins?|baby|boy|girl|kids?|children|people|family|parents)$/iu

function thingOf({ before, noun }: NounPhrase): WishThing {
  return { said: before === '' ? noun : `${before} ${noun}`, the: `the ${noun}` }
}
