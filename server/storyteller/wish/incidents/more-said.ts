import { capital } from '../../capital.ts'
import { partsOf } from '../../language/wish-clause.ts'
import { wordPattern } from '../../word-pattern.ts'
import { asTold, pastOf } from '../kinds/wish-day.ts'

const BETWEEN = /[.!?;\n…]+\s*|,? (?:and|but|so|then|because)(?: then| now)? |, | - | – | — /iu
const LEAST_WORDS = 3
const MOST_WORDS = 14
/** Who does something in a clause that may stand by itself. */
const WHO = wordPattern(
  String.raw`^(?:(?:we|everybody|everyone|nobody|no one|the whole (?:class|street|family))|(?:the|our|my) (?:\p{L}+ )?\p{L}+) (?!of\b|with\b|in\b|on\b|at\b|to\b|who\b|that\b|for\b)\p{L}+`,
  'iu'
)
const NOW_SAID = /(?<!\p{L})(?:can[’']?t|cannot|can|won[’']?t|will|don[’']?t|doesn[’']?t|has|have)(?!\p{L})/giu
const THEN_SAID: ReadonlyMap<string, string> = new Map([
  ...['can’t', 'cant', 'cannot'].map((word): [string, string] => [word, 'could not']),
  ['can', 'could'],
  ['won’t', 'would not'],
  ['wont', 'would not'],
  ['will', 'would'],
  ...['don’t', 'dont', 'doesn’t', 'doesnt'].map((word): [string, string] => [word, 'did not']),
  ['has', 'had'],
  ['have', 'had']
])
/** What cannot be told as over, and what says again what was read. */
const STILL_NOW =
  /(?<!\p{L})(?:is|are|am|isn[’']t|aren[’']t|please|story|help|missing|gone|lost|nowhere|vanished|disappeared)(?!\p{L})|[’']s (?:been|not|so)(?!\p{L})/iu
const FILLER = /^(?:lol|haha|please|pls|help|today|this morning|now|also|apparently|turns out|honestly) ?/iu

/**
 * What else a message says that happened, as a sentence in the past without its full stop: of “rugby ball stuck on the roof,
 * nobody is saying who kicked it” and what of that was read, “Nobody was saying who kicked it”. Null where nothing is, or
 * where it cannot be said without knowing who is meant.
 */
export function moreSaid(message: string, read: string): string | null {
  for (const clause of message.split(BETWEEN)) {
    const said = clause.trim().replace(FILLER, '')
    const words = said.split(' ').length
    if (words < LEAST_WORDS || words > MOST_WORDS || said.includes(read) || read.includes(said) || !WHO.test(said))
      continue
    if (partsOf(said) === null || /(?<!\p{L})(?:I|me|my|mine|you|your)(?!\p{L})|\d/iu.test(said)) continue
    const told = asTold(pastOf(said), null)?.replaceAll(
      NOW_SAID,
      (word) => THEN_SAID.get(word.toLowerCase().replace("'", '’')) ?? word
    )
    if (told !== undefined && !STILL_NOW.test(told)) return capital(told)
  }
  return null
}
