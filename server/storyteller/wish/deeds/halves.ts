import { pastOfDeed, strangerClause } from '../../language/stranger-clause.ts'
import { isPast, partsOf } from '../../language/wish-clause.ts'
import { tagsOfWord } from '../../language/word-list.ts'
import { wordPattern } from '../../word-pattern.ts'
import { pastOf } from '../kinds/wish-day.ts'

/** Where a second half begins that has a verb of its own. */
const HALF =
  /,? (?:(?:and|but|so|then|because|cos)(?: then)? (?=(?:(?:an?|the|it|he|she|they|all|both|everybody|everyone|nobody|everything|soon|then) )?\p{L})|(?:while|when|until|who|which|that|where(?= (?:the|an?) )) )/iu

/** “Ran away” and “and sent postcards”; what has a verb of its own is in the past too. `did` begins with the verb. */
export function halvesOf(did: string): string[] {
  const at = HALF.exec(did)
  if (!at) return [did]
  const first = did.slice(0, at.index)
  const joiner = at[0].trim()
  const rest = did.slice(at.index + at[0].length)
  // “A bed and breakfast”, “about who is longer”.
  if (
    / (?:about|of|to|with|from|for|at|in|on)$/u.test(first) ||
    (/^,? ?(?:and|but)/u.test(joiner) && !beginsWithVerb(rest) && pastOfTheSame(first, rest) === null)
  )
    return [did]
  const same = pastOfTheSame(first, rest)
  if (same !== null) return [first, `${joiner} ${same}`]
  if (REFUSES.test(rest)) return [first, `${joiner} ${refusedIn(rest)}`]
  return /n’t\b|\b(?:wont|cant|dont|doesnt|never)\b/iu.test(rest) ? [first] : [first, `${joiner} ${inThePast(rest)}`]
}

/** “Found a glove and the glove waves”: who was just spoken of does something now, whatever else the word may be. */
function pastOfTheSame(first: string, half: string): string | null {
  const noun = /^the (?<noun>\p{L}+) \p{L}+s(?= |$)/iu.exec(half)?.groups?.['noun']
  if (noun === undefined || !wordPattern(String.raw`(?<!\p{L})${noun}(?!\p{L})`, 'iu').test(first)) return null
  const clause = strangerClause(half, true)
  return clause && `${clause.subject} ${clause.did}`
}

/** “Won’t fit in the lift”, “it can’t find the door”. */
const REFUSES = /^(?<who>(?:it|he|she|they) )?(?<how>w[oi]n’?t|can’?t|doesn’?t) (?<deed>\p{Ll}.*)$/iu
const REFUSED: Readonly<Record<string, string>> = { w: 'would not', c: 'could not', d: 'did not' }

function refusedIn(half: string): string {
  const { who = '', how = '', deed = '' } = REFUSES.exec(half)?.groups ?? {}
  return `${who}${REFUSED[how.charAt(0).toLowerCase()] ?? how} ${deed}`
}

function beginsWithVerb(half: string): boolean {
  const [word = ''] = half.split(' ')
  const subject = partsOf(half)?.subject
  return (
    REFUSES.test(half) ||
    pastOfPronoun(half) !== null ||
    (subject !== undefined && subject !== '') ||
    strangerClause(half) !== null ||
    isPast([word]) ||
    pastOfDeed(half) !== null ||
    tagsOfWord(word).includes('PresentTense')
  )
}

const ONE = /^(?:(?:it|he|she) )/iu
const MANY = /^(?:they )/iu

/** “It starts snowing”, “they all come out square”. */
function pastOfPronoun(half: string): string | null {
  const who = ONE.exec(half)?.[0] ?? MANY.exec(half)?.[0]
  if (who === undefined) return null
  const deed = pastOfDeed(half.slice(who.length), !MANY.test(half), true)
  return deed && who + deed
}

/** “The batteries are empty”. */
const ARE = /^(?<who>(?:the|all the|his|her|its|their) (?:\p{L}+ ){0,2}?\p{L}+s) are (?=\p{L})/u

export function inThePast(half: string): string {
  if (ARE.test(half)) return half.replace(ARE, '$<who> were ')
  const deed = pastOfPronoun(half) ?? pastOfDeed(half)
  if (deed !== null) return deed
  const clause = strangerClause(half)
  if (clause !== null) return `${clause.subject} ${clause.did}`
  const past = pastOf(half)
  if (past !== half) return past
  const alone = pastOf(`it ${half}`)
  return alone.startsWith('it ') ? alone.slice(3) : half
}
