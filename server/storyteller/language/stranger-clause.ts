import { knownNoun } from '#content/lexicon.ts'
import type { NounSort } from '#content/lexicon/lexicon-entry.ts'
import { themePacks } from '#content/themes.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import { isCountable, isMass, isPlural } from './common-nouns.ts'
import { oneOf } from './number-of-noun.ts'
import { isPastVerb } from './past-verbs.ts'
import { outOfPast, verbForms } from './verb-forms.ts'
import { isKnownWord, tagsOfWord } from './word-list.ts'

/** Who does something and what: “a possum” and “stole the pavlova”, the verb in the past. */
export interface StrangerClause {
  subject: string
  did: string
}

/** A verb is looked for no further on. */
const MOST_OF_WHO = 8
const MOST_OF_A_BARE_WHO = 3
const MANY = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|some|several|all|both|these)$/iu
const ONE = /^(?:an?|one|every|each)$/iu
const THE = /^(?:the|my|his|her|its|their|\p{L}+(?:’s|s’))$/iu
/** Stands between the doer and the verb, and is told with it. */
const HOW =
  /^(?:always|only|just|suddenly|once|still|really|finally|often|sometimes|all|both|\p{L}+(?:al|av|ent|et|ful|ick|il|ow|ud)e?ly)$/iu
const WHO = /^(?:who|that|which)$/iu
/** What may stand after a verb and not after a noun that is still going on. */
const DETERMINERS =
  'a an the his her its their some every everybody everyone everybody’s everyone’s everything all two three four five six seven it them him himself herself itself themselves each one no nothing more too so very'
const PARTICLES =
  'up down out off away back over along around round about home together apart again asleep backwards forwards sideways upside'
const PREPOSITIONS =
  'in on at to from with for of by like into onto under behind across through past without inside outside beside between after before near until till as towards against instead when while because and but'
const AFTER_VERB: ReadonlySet<string> = new Set(`${DETERMINERS} ${PARTICLES} ${PREPOSITIONS}`.split(' '))
const SURELY_AFTER_VERB: ReadonlySet<string> = new Set(`${DETERMINERS} ${PARTICLES}`.split(' '))
const IN_A_NAME: ReadonlySet<string> = new Set(
  'of with from in on without under behind made the a an and his her its their'.split(' ')
)
const IS_LIKE: ReadonlySet<string> = new Set('old little very'.split(' '))
/** Words in -ing that are no deeds, and those that are done only to something: “crossing the desert”. */
const NO_DOING =
  /^(?:thing|king|string|ring|wing|spring|something|nothing|everything|anything|pudding|ceiling|wedding|morning|evening|dumpling|duckling|gosling|sibling|herring|earring|starling|sapling|seedling|viking|lightning|being|clothing|during|exciting|interesting|boring|amazing|missing|frightening|charming|willing|sterling|darling|stocking|railing|meaning|feeling)$/u
const DONE_TO =
  /^(?:building|painting|drawing|topping|icing|frosting|flooring|filling|greeting|landing|crossing|recording|washing|ironing|meeting)$/u
const NO_VERB =
  /^(?:is|was|has|does|this|its|us|yes|plus|thus|as|perhaps|always|sometimes|needs|means|seems|others|ours|theirs|hers|lots|loads|tons|besides|towards|upstairs|downstairs|indoors|outdoors|backwards|sideways|forwards|series|species|news|glasses|trousers|pants|pyjamas|scissors|clothes|stairs|yours|others)$/u

/**
 * Splits what is told of a stranger by the form and the place of its words, for a tagger takes “auditions” and “posts” for
 * nouns: after “a frog” only a verb ends in -s, after “skeletons” -ing is what they do. Null where it is not sure.
 */
export function strangerClause(plain: string, isSure = false): StrangerClause | null {
  const words = plain.split(' ')
  const [first = ''] = words
  // “Bubbles the goldfish” is one, however she is called.
  const isCalled = words[1]?.toLowerCase() === 'the' && /^\p{L}+$/u.test(first) && !isGrammar(first)
  const begins = isCalled ? 2 : ONE.test(first) || THE.test(first) || MANY.test(first) ? 1 : 0
  if (begins === 0 && isGrammar(first)) return null
  // “A dog called Max” does nothing.
  if (/^(?:called|named)$/iu.test(words.at(-2) ?? '')) return null
  const most = begins === 0 ? MOST_OF_A_BARE_WHO : MOST_OF_WHO
  for (let at = begins + 1; at < Math.min(words.length, most + 1); at += 1) {
    if (!canEnd(words, begins, at) || (begins === 0 && isOneNoun(words[at - 1] ?? '', words[at] ?? ''))) continue
    const found = verbAt(words, at, isCalled || isOneOf(words.slice(0, at)), begins > 0, isSure)
    if (found !== null) return { subject: words.slice(0, found.ends).join(' '), did: found.did }
  }
  return null
}

/** “Snow monkeys in the hot spring”, “Holi colours all over the dog”: a snow does not monkey, and a feast does not colour. */
export function isOneNoun(first: string, many: string): boolean {
  const [who, one] = [first.toLowerCase(), oneOf(many.toLowerCase())]
  if (one === many.toLowerCase()) return false
  if (FEASTS.has(who) || OCCASION.test(who)) return knownNoun(one) !== null || isCountable(one) || isMass(one)
  return knownNoun(one) !== null && NO_DOERS.includes(knownNoun(who)?.sort)
}

/** The same of the first words of a wish. */
export function beginsWithTwoNouns(plain: string): boolean {
  const words = plain.split(' ', MOST_OF_A_BARE_WHO)
  return words.some((word, at) => at > 0 && isOneNoun(words[at - 1] ?? '', word))
}

const OCCASION =
  /^(?:festival|parade|carnival|party|birthday|wedding|concert|christmas|morning|evening|night|bedtime|weekend|summer|winter|spring|autumn|school|market|street|garden|kitchen)$/u

const NO_DOERS: readonly (NounSort | undefined)[] = ['stuff', 'place']

/** What the feasts are known by: “holi”, “matariki”. */
const FEASTS: ReadonlySet<string> = new Set(
  themePacks.filter(({ world }) => world?.sort === 'feast').flatMap(({ keys }) => keys)
)

/** “A shy lion auditioning for the play” of a sentence that has a verb of its own; null of what only goes on. */
export function strangerDoing(plain: string): string | null {
  const { subject, did } = strangerClause(plain) ?? {}
  if (subject === undefined || did === undefined) return null
  const [verb = '', ...rest] = plain.slice(subject.length + 1).split(' ')
  if (WHO.test(verb) || HOW.test(verb) || verb.endsWith('ing')) return null
  const ing = verbForms(verb)?.ing
  return ing === undefined ? null : [subject, ing, ...rest].join(' ')
}

/**
 * The same of what goes on without saying who: “pops up in a bakery”, “always getting a different number”. After a pronoun
 * any word may be its verb (`isSure`).
 */
export function pastOfDeed(half: string, isOne = true, isSure = false): string | null {
  const words = half.split(' ')
  const how = HOW.test(words[0] ?? '') ? 1 : 0
  if (!isSure && !(words[how] ?? '').endsWith('ing') && !isVerbHere(words, how, isOne, false)) return null
  const deed = deedAt(words, how, isOne)
  return deed === null ? null : [...words.slice(0, how), deed].join(' ')
}

/** “The snails” are several; of “the king of the frogs” there is one, and “a lemur and a librarian” are two. */
function isOneOf(subject: readonly string[]): boolean {
  const [first = ''] = subject
  if (subject.includes('and') || MANY.test(first)) return false
  if (ONE.test(first)) return true
  const prep = subject.findIndex((word, at) => at > 0 && IN_A_NAME.has(word.toLowerCase()))
  return THE.test(first) && !isPlural(subject.at(prep < 0 ? -1 : prep - 1) ?? '')
}

function isGrammar(word: string): boolean {
  return (
    FUNCTION_WORDS.has(word.toLowerCase()) ||
    /^(?:i|we|you|he|she|it|they|there|who|what|why|how|when|where|which|if|imagine|please|no|not|yes|once|everybody|everyone|somebody|someone|nobody|something|nothing|everything|whose|wont|cant|dont|doesnt|isnt|didnt|wouldnt|couldnt|never|tomorrow|today|tonight|yesterday)(?:’\p{L}+)?$/iu.test(
      word
    )
  )
}

/** Whether all before `at` can be a doer: it ends in a noun, and in it no clause has begun. */
function canEnd(words: readonly string[], begins: number, at: number): boolean {
  const last = (words[at - 1] ?? '').toLowerCase()
  if (!/^[\p{L}’-]+$/u.test(last)) return false
  const isPartOfName = (word: string): boolean => IN_A_NAME.has(word) || IS_LIKE.has(word) || !isGrammar(word)
  const isNumbered = /^number$/iu.test(words[at - 2] ?? '') && /^\p{L}+$/u.test(last)
  return (isNumbered || isNoun(last)) && words.slice(begins, at).every((word) => isPartOfName(word.toLowerCase()))
}

/** What a list knows as a noun, and any word that no list knows. */
function isNoun(word: string): boolean {
  const one = word.replace(/s$/u, '')
  if (knownNoun(word) !== null || isCountable(word) || isCountable(one) || isMass(word)) return true
  const tags = tagsOfWord(word)
  if (tags.length === 0) return !/(?:ly|ed|ing)$/u.test(word) && !isGrammar(word)
  return (
    tags.some((tag) =>
      /^(?:Noun|Singular|Plural|Actor|Uncountable|PersonNoun|ProperNoun|FirstName|MaleName|FemaleName|Demonym)$/u.test(
        tag
      )
    ) ||
    /^(?:giant)$/u.test(word) ||
    !isKnownWord(word)
  )
}

function verbAt(
  words: readonly string[],
  at: number,
  isOne: boolean,
  hasArticle: boolean,
  isSure: boolean
): { ends: number; did: string } | null {
  const isRelative = WHO.test(words[at] ?? '')
  let verb = isRelative ? at + 1 : at
  while (HOW.test(words[verb] ?? '')) verb += 1
  const how = words.slice(isRelative ? at + 1 : at, verb)
  const word = (words[verb] ?? '').toLowerCase()
  if (isDoerBeforeItsPast(words, verb)) return null
  const isMany = !isOne && isPlural(words[at - 1] ?? '')
  if (!isOne && !isMany && !words.slice(0, at).includes('and')) return null
  // “A toy sewing machine”, “a fox fishing rod”.
  const sure = isSure || isRelative || how.length > 0 || isMany
  if (word.endsWith('ing')) {
    if (!hasArticle && !isMany) return null
    if (!sure && isNamedFurther(words, verb)) return null
  } else if (!isRelative && !isVerbHere(words, verb, isOne, sure) && !(isSure && isMany)) return null
  if (isPartOfGroup(words, at, verb)) return null
  const did = deedAt(words, verb, isOne)
  return did === null ? null : { ends: at, did: [...how, did].join(' ') }
}

/** “The naughty peas ran”, “the cheeky beans rolled”: what looks like the verb is who did it, and the verb is over. */
function isDoerBeforeItsPast(words: readonly string[], at: number): boolean {
  const before = (words[at - 1] ?? '').toLowerCase()
  const next = (words[at + 1] ?? '').toLowerCase()
  // “A frog posts lost letters.”
  if (knownNoun(before) !== null || isCountable(before) || !isPlural((words[at] ?? '').toLowerCase())) return false
  return isPastVerb(next) || (next.endsWith('ed') && tagsOfWord(next).includes('PastTense'))
}

/** “An orchestra of kitchen pots”: of a group there are several, and “pots” is no verb yet. */
function isPartOfGroup(words: readonly string[], at: number, verb: number): boolean {
  const last = words[at - 1] ?? ''
  return (
    words.slice(0, at).includes('of') &&
    !isPlural(last) &&
    !isMass(last) &&
    isPlural(words[verb] ?? '') &&
    !SURELY_AFTER_VERB.has(words[verb + 1] ?? '')
  )
}

/** “Sewing machine”: the noun goes on after what looks like a verb. */
function isNamedFurther(words: readonly string[], verb: number): boolean {
  const next = (words[verb + 1] ?? '').toLowerCase()
  if (next === '' || AFTER_VERB.has(next) || isMass(next)) return false
  return (isCountable(next) || ['one', 'pair'].includes(knownNoun(next)?.count ?? '')) && !isPlural(next)
}

/** After one that is met -s is a verb, after several a verb has no ending. */
function isVerbHere(words: readonly string[], verb: number, isOne: boolean, sure: boolean): boolean {
  const word = (words[verb] ?? '').toLowerCase()
  const next = (words[verb + 1] ?? '').toLowerCase()
  const isVerb = tagsOfWord(word).some((tag) => /^(?:PresentTense|Infinitive|Verb)$/u.test(tag))
  if (isOne) {
    const base = verbOfS(word)
    if (base === null || knownNoun(`${(words[verb - 1] ?? '').toLowerCase()} ${word}`) !== null) return false
    if (ONE.test(words[0] ?? '') || sure) return next === '' || AFTER_VERB.has(next) || !isNamedFurther(words, verb)
    return (
      SURELY_AFTER_VERB.has(next) ||
      next.endsWith('ing') ||
      ((isVerb || (knownNoun(base) === null && !isCountable(base))) && !isNamedFurther(words, verb))
    )
  }
  if (isGrammar(word) || isPlural(word) || AFTER_VERB.has(word) || outOfPast(word) !== word) return word === 'have'
  if (isVerb) return !isNamedFurther(words, verb)
  // “Two owls snore in the library”: of so many owls something is said.
  if (MANY.test(words[0] ?? '') && (next === '' || AFTER_VERB.has(next))) return true
  return SURELY_AFTER_VERB.has(next) || (AFTER_VERB.has(next) && knownNoun(word) === null && !isCountable(word))
}

/** “Audition” of “auditions”; null of what is no verb in -s. */
function verbOfS(word: string): string | null {
  if (/(?:ss|us|is|’s)$/u.test(word) || !/^\p{Ll}{2,}s$/u.test(word) || NO_VERB.test(word))
    return word === 'has' ? 'have' : null
  return verbForms(word)?.base ?? null
}

/** From the verb on, in the past; null where that is no verb. */
function deedAt(words: readonly string[], at: number, isOne: boolean): string | null {
  const word = words[at] ?? ''
  if (!/^\p{Ll}{2,}$/u.test(word) || NO_DOING.test(word)) return null
  if (DONE_TO.test(word) && !SURELY_AFTER_VERB.has(words[at + 1] ?? '')) return null
  const isDoing = word.endsWith('ing') && word.length > 4 && !/^(?:sing|bring|swing|sting|cling|fling)$/u.test(word)
  const isThird = isOne && verbOfS(word) !== null
  if (!isDoing && !isThird && (isOne || isGrammar(word) || AFTER_VERB.has(word)) && word !== 'have') return null
  const past = verbForms(word)?.past
  return past === undefined ? null : [past, ...words.slice(at + 1)].join(' ')
}
