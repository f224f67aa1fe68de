import { knownNoun } from '#content/lexicon.ts'
import { knownWho } from '#content/roles/role.ts'
import { animalWords } from '../language/animal-kinds.ts'
import { articleFor, isPlural } from '../language/common-nouns.ts'
import { FRIEND_WORDS, KIN_WORDS, PET_WORDS } from '../language/family-words.ts'
import { strangerClause } from '../language/stranger-clause.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'

/** The family's own, of which a sentence without “a” is news. */
const OURS: ReadonlySet<string> = new Set([
  ...KIN_WORDS,
  ...FRIEND_WORDS,
  ...PET_WORDS,
  'baby',
  'teacher',
  'doctor',
  'nurse',
  'bus',
  'car',
  'train'
])
/** “The moon is lonely”: it is the one who is; the baby and the dog are the family’s. */
const FEELS =
  /^the (?!baby|babies|dog|cat|puppy|kitten|hamster|rabbit|guinea pig)(?<who>\p{L}+(?: \p{L}+)?) (?:is|was|feels|felt) (?:so |very |feeling )?(?<how>lonely|sad|sleepy|cold|hungry|bored|grumpy|shy|lost|late|jealous)[.! ]*$/iu
const WANTS = /^(?:wants?|wanted|cant|can’t|can't|cannot|wont|won’t|won't|who|that|would)$/iu
/** After these something was done for sure, and nothing is named any further: “loses her keys”, “sings to”. */
const AFTER_VERB =
  /^(?:an?|the|his|her|its|their|some|every|all|up|down|out|off|away|back|over|to|in|on|at|with|for|into|from|under|behind)$/iu

/**
 * A wish whose subject was typed with no article, with one: “a tiny ant wants to play the drums”. Only of what the lexicon knows
 * for an animal, a thing or a machine that is none of the family’s, and where the next word can only be a verb.
 */
export function withItsArticle(wish: string, hasPets = true): string {
  const felt = FEELS.exec(wish)?.groups
  if (felt && knownWho((felt['who'] ?? '').toLowerCase()) !== null)
    return `the ${felt['who'] ?? ''} who is ${felt['how'] ?? ''}`
  const words = wish.split(' ')
  const at = [1, 2, 3].find((end) => isSubject(words.slice(0, end), hasPets) && isVerbNext(wish, words, end))
  if (at === undefined) return wish
  return `${articleFor(wish)} ${wish}`
}

/** Who keeps no animal speaks of no tortoise of theirs; a dog or a hamster may be one of the street, or of the class. */
function isOurs(word: string, hasPets: boolean): boolean {
  return OURS.has(word) && (hasPets || !PET_WORDS.includes(word) || NEAR.has(word))
}

const NEAR: ReadonlySet<string> = new Set(
  'dog dogs doggy puppy cat cats kitty kitten hamster rabbit bunny guinea pig fish goldfish budgie pet pets'.split(' ')
)

function isSubject(words: readonly string[], hasPets: boolean): boolean {
  const [noun = ''] = words.slice(-1)
  // A baby elephant is no baby.
  const kind = words.length > 1 && words[0] === 'baby' ? words.slice(1) : words
  const isNamedSo = kind.every((word) => /^\p{Ll}+$/u.test(word) && !FUNCTION_WORDS.has(word) && !isOurs(word, hasPets))
  if (!isNamedSo || isPlural(noun)) return false
  const known = knownNoun(words.slice(-2).join(' ')) ?? knownNoun(noun)
  if (known === null) return animalWords.has(noun)
  return known.count === 'one' && ['creature', 'thing', 'machine'].includes(known.sort)
}

function isVerbNext(wish: string, words: readonly string[], end: number): boolean {
  const [verb = '', next = ''] = words.slice(end)
  if (WANTS.test(verb)) return next !== ''
  if (!AFTER_VERB.test(next) || knownNoun(verb) !== null) return false
  return strangerClause(`a ${wish}`)?.subject === ['a', ...words.slice(0, end)].join(' ')
}
