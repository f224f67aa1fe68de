import { plainOf, type WishSayings } from './wish-day.ts'
import { beginsWithIngNoun } from './wish-form.ts'

/** What one does oneself, here and now, and as often as one likes: nothing that is waited for, felt or only happens. */
const DONE_ELSEWHERE =
  /^(?:going|getting|having|being|moving|losing|waiting|missing|starting|visiting|leaving|meeting|making (?:a |an |some )?(?:new |best )?friends?|taking|bringing|picking up|dropping off|growing|learning|sharing|arguing|fighting|hitting|biting|crying|dying|falling|forgetting|breaking|hating|wanting|needing|loving|liking|feeling|saying|worrying|seeing|coming|staying|sleeping|becoming|finding out|wetting|throwing up|teething|travelling|flying|driving)\b/iu
const GAME =
  /, (?:the|a) (?:\p{L}+ ){0,2}game$|\((?:[^)]*\b)?(?:game|hiding|chasing|catching)\b[^)]*\)|\b(?:hide and seek|sardines|musical (?:chairs|statues)|grandmother’s footsteps|what’s the time,? mr wolf|hopscotch|noughts and crosses|pass the parcel|pin the tail on the donkey|I spy|tiddlywinks|pooh ?sticks)\b/iu
/** “A spelling test”, “karate grading”: an occasion, or a thing for it. */
const OCCASION =
  /\b(?:tests?|lessons?|class|party|club|camp|match|trip|machine|pool|room|bag|bee|day|school|gala|competition|show|boots?|costume|trunks|grading|wedding|meeting|training|christening|outing)$/iu
/** “French skipping”. */
const KIND_OF = /^(?!(?:the|an?|my|our|his|her|some) )\p{L}+ \p{Ll}+ing$/iu
const MOST_WORDS = 9

/** Reads what a child likes to do: "pressing flowers in the big dictionary", "sardines (the hiding game)". {record} is the doing of it. */
export function recordOf(meant: string): WishSayings | null {
  const isGame = GAME.test(meant)
  const plain = plainOf(meant).replace(/[,.] (?:he|she|they|it|we)\b.*$/iu, '')
  if (/[,.;?“”"]/u.test(plain) || plain.split(' ').length > MOST_WORDS) return null
  if (isGame && !/\p{L}+ing\b/u.test(plain)) return { record: `playing ${plain.replace(/^(?:the|a) /iu, '')}` }
  if (DONE_ELSEWHERE.test(plain) || beginsWithIngNoun(plain) || OCCASION.test(plain)) return null
  if (/\b(?:me|you|us|who|that|which|when|because|died|and (?:i|he|she|it|we|they))\b/iu.test(plain)) return null
  if (!/^\p{L}{2,}ing [\p{L}’ ]+$/u.test(plain) && !KIND_OF.test(plain)) return null
  // “Wedding ring”, “spider king”.
  if (KIND_OF.test(plain) && beginsWithIngNoun(plain.slice(plain.lastIndexOf(' ') + 1))) return null
  return { record: plain.replaceAll(/\b(?:his|her|my|our|their) (?=\p{Ll})/gu, 'the ') }
}
