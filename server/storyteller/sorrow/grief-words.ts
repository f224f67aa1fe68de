import { KIN_WORDS, PET_WORDS } from '../language/family-words.ts'
import { wordsOfWish } from './wish-words.ts'

/** Of whom a wish speaks, and what reminds of it: how it lived, what it ate, and who eats it. */
const REMINDERS: readonly { said: RegExp; unsaid: RegExp }[] = [
  {
    said: /^(?:gold)?fish(?:es)?$|^gupp(?:y|ies)$/u,
    unsaid: /\b\w*fish\w*|\bangl(?:er|ing)|\bhooks?\b|\bnets?\b|\bbait\b|\bponds?\b|\bswim\w*|\bswam\b|\bfloat\w*/iu
  },
  {
    said: /^(?:dog|puppy|puppies|pup|dogg|labrador$|lab$|spaniel|collie|poodle|terrier|beagle|husky|dachshund|retriever|pug$|mutt|cockapoo|labradoodle|whippet|greyhound)/u,
    unsaid:
      /\bdogs?\b|\bpupp\w*|\bfetch\w*|\bbark\w*|\bbones?\b|\bchas\w*|\bwalkies\b|\bleash\b|\bwag\w*|\btails?\b|\bturned round three times\b/iu
  },
  {
    said: /^(?:cat$|cats$|kitten|kitty|moggy|tabby)/u,
    unsaid: /\bcats?\b|\bkitten\w*|\bpurr\w*|\bmeow\w*|\bchas\w*/iu
  },
  {
    said: /^(?:bird|budgie|parrot|canary|cockatiel|hen$|hens$|chicken|chook|duck)/u,
    unsaid: /\bbirds?\b|\bfeathers?\b|\bsparrows?\b|\bhens?\b|\bchickens?\b|\bducks?\b|\bcages?\b|\broast\w*/iu
  },
  {
    said: /^(?:hamster|gerbil|rabbit|bunn|rats?$|mouse$|mice$|guineapig|ferret|chinchilla)/u,
    unsaid: /\bm(?:ouse|ice)\b|\brabbits?\b|\bhamsters?\b|\bcages?\b/iu
  }
]

/** In a night of any sorrow: what is caught or killed, sleep told as an end, a household that is found complete, and fun. */
const ALWAYS =
  /\bhunt\w*|\bprey\b|\bcaught\b|\bdead\b|\bdie[ds]?\b|\bkill\w*|\bshot\b|\bno longer anything\b|\b(?:was|were) gone\b|\bfar below\b|\bstopped answering\b|\bput to sleep\b|\bsee each other again\b|\blaughing\b|\bfish stor\w*|\bcounted\b|\b(?:nobody|no one) was missing\b/iu

const KINDRED = new Set([...KIN_WORDS, ...PET_WORDS])

/**
 * Tells whether a text would hurt on the night of this sorrow: it speaks of those whom the wish names, as lines that
 * fit any evening may do by accident (a fish story for a child whose goldfish died).
 */
export function hurtfulTest(wish: string): (text: string) => boolean {
  const named = wordsOfWish(wish)
    .map(({ word }) => word)
    .filter((word) => KINDRED.has(word))
  const reminders = REMINDERS.filter(({ said }) => named.some((word) => said.test(word))).map(({ unsaid }) => unsaid)
  const names = new Set(named)
  return (text) => {
    const plain = text.replaceAll(/\{[^}]*\}/gu, ' ')
    if (ALWAYS.test(plain) || reminders.some((unsaid) => unsaid.test(plain))) return true
    return names.size > 0 && (plain.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => names.has(word))
  }
}
