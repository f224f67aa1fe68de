import { knownNoun } from '#content/lexicon.ts'
import { capital } from '../../capital.ts'
import { isCountable, isPlural } from '../../language/common-nouns.ts'
import { FRIEND_WORDS, PET_WORDS } from '../../language/family-words.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { baseOfPast, verbForms } from '../../language/verb-forms.ts'
import { tagsOfWord } from '../../language/word-list.ts'
import { wordPattern } from '../../word-pattern.ts'

const MOST_WORDS = 14
/** Of “Diwali lamps and a little lost elephant” nothing was lost: what was read as a verb belongs to the noun after it. */
const ENDS_OPEN =
  /(?:^|\s)(?:an?|the|little|small|tiny|big|great|huge|old|young|poor|lonely|and|or|with|of|my|our|his|her|their|very|so)$/iu
/** “The learning to” did not read, nor “a saying a pancake” flip. */
const HOLDS_VERB = /(?:^|\s)\p{L}+ing (?:to$|an? |the )/iu
/** “The lorry called Sandra Sand” called no one by telephone. */
const IS_NAMED =
  /^(?:called|named|nicknamed) (?!(?:out|off|in|on|for|back|it|him|them|everybody|everyone|all|an?|the|its|his|her|their|my|our) ?\b)/iu
const MOST_OF_WHO = 5
/** “The rabbit ran away” may be the family’s; “a rabbit” is none of theirs. */
const PET = wordPattern(String.raw`^(?!an? )(?:.+ )?(?:${PET_WORDS.join('|')})$`, 'iu')
/**
 * “Uncle Dan”, “our dog Rex”, “my teacher”, “Mrs Brown”, “Father Christmas”: kin anywhere, friends and pets with an
 * owner, and any name.
 */
const OF_OURS = wordPattern(
  String.raw`(?<![\p{L}’])(?:${KIN})(?![\p{L}’])|^(?:(?:my|our|his|her|their) )?(?:\p{L}+ )?(?:${FRIEND_WORDS.join('|')})(?![\p{L}])|^(?:my|our|his|her|their) (?:.* )?(?:${PET_WORDS.join('|')})(?![\p{L}])|^(?!(?:an?|the|some|one|two|three) )(?=.*(?-i:\p{Lu}\p{Ll}))(?!.*’s )`,
  'iu'
)
/** What the family did itself, or what cannot be called by a name of its own from then on. */
const NOT_WHO = wordPattern(
  String.raw`^(?:i|we|you|he|she|it|they|this|that|there|who|which|what|everybody|everyone|everything|nobody|no one|nothing|somebody|someone|something|all|both|first|last|next)\b|^(?-i:\p{Lu})[\p{L}’-]*$|\b(?:school|shop|power|wifi|electricity|internet|doctor|ambulance)$`,
  'iu'
)
/** Real news of a real animal or toy, a quarrel, or what one of the family has to bear. */
const NOT_PLAYED =
  /(?<![\p{L}’])(?:i|we|(?<!without )(?:us|me)|you)(?![\p{L}])|\b(?:bit|stung|scratched|pushed) |\b(?:never|not|n’t|(?<!only \p{L}+ when )(?:nobody|no one)|anybody)\b|n’t\b/iu
/** What was done to the family, or to a child, is no game. */
const WRONGED = wordPattern(
  String.raw`\b(?:thie(?:f|ves)|burgl\p{L}*|robbed|kidnap\p{L}*)\b|\b(?:took|stole|grabbed|snatched|pinched|hit|kicked|broke|smashed|fell on(?:to)?) (?:.* )?(?:my|our|his|her|(?:a|the) (?:girl|boy|child|baby)|(?:${KIN})(?:’s)?)(?![\p{L}])`,
  'iu'
)

/** A stranger to the family, and what that one did in a wish. */
export interface Doer {
  /** All of it in the past, as it was typed: “a yak got a perm”. */
  clause: string
  /** “A yak”. */
  first: string
  /** “The yak”. */
  who: string
  /** “Got a perm”. */
  did: string
  forms: { base: string; ing: string; done: string }
  pronouns: DoerPronouns
  isMany: boolean
  /** Each of them is a person, and never “it”. */
  isPerson: boolean
}

/**
 * The same of a subject and of what it did, in the past; null where it is of the family, or no game. `isStranger` says that
 * it is known to be none of theirs, `isKnownPerson` that it is a person or none.
 */
export function doerOf(
  subject: string,
  did: string,
  { isStranger = false, isKnownPerson }: { isStranger?: boolean; isKnownPerson?: boolean | undefined } = {}
): Doer | null {
  if (ENDS_OPEN.test(subject) || subject.split(' ').length > MOST_OF_WHO || (!isStranger && isOurs(subject)))
    return null
  if (HOLDS_VERB.test(subject) || IS_NAMED.test(did) || isNoNoun(subject)) return null
  const clause = `${subject} ${did}`
  if (WRONGED.test(clause) || NOT_PLAYED.test(clause) || clause.split(' ').length > MOST_WORDS) return null
  const forms = formsOf(did)
  if (!forms) return null
  const who = knownAs(subject)
  const isCalled = /^\p{Lu}\p{L}* the /u.test(subject)
  const isMany =
    !isCalled &&
    (isPlural(who.slice(who.lastIndexOf(' ') + 1)) || (LIVES_NEAR.test(subject) && /^the \p{Lu}\p{L}+s$/u.test(who))) &&
    (!/^(?:an?|one) /iu.test(subject) || GROUP.test(subject))
  const isPerson = isKnownPerson ?? (friendIn(subject) !== null || isSomeone(isMany ? who.replace(/s$/u, '') : who))
  const pronouns: DoerPronouns = isMany
    ? { it: 'they', them: 'them', who }
    : isPerson || isCalled
      ? { it: who, them: who, who }
      : { it: 'it', them: 'it', who }
  return { clause, first: subject, who, did, forms, pronouns, isMany, isPerson }
}

/** Of “a jealous left sock” no one left: what a sock is like stands before it. */
function isNoNoun(subject: string): boolean {
  const [head = ''] = /\p{Ll}+$/u.exec(subject) ?? []
  const tags = tagsOfWord(head)
  return (
    /^(?:an?|the) (?:an?|the) /iu.test(subject) ||
    (tags.includes('Adjective') && !isCountable(head) && knownNoun(head) === null)
  )
}

export interface DoerPronouns {
  it: string
  them: string
  who: string
}

const PERSON =
  /\b(?:princess|prince|queen|king|girl|boy|man|woman|lady|knight|witch|wizard|pirate|captain|sailor|astronaut|fairy|mermaid|giant|baker|builder|doctor|farmer|teacher|headteacher|pilot|driver|child|explorer|magician|clown|baby|toddler|kid|teenager|twin|sister|brother|granny|grandad|cousin|friend|neighbour|dwarf|elf|sultan|emperor|tooth fairy|father christmas|santa)$/iu

/** Who is not “it”. */
function isSomeone(who: string): boolean {
  const head = who.slice(who.lastIndexOf(' ') + 1)
  return PERSON.test(who) || knownNoun(head)?.sort === 'person' || tagsOfWord(head).includes('Actor')
}

/** “A family of otters” is the otters, and “a bowl of porridge” the porridge. */
const GROUP =
  /^an? (?:family|pair|herd|flock|group|gang|bunch|army|team|troop|row|parade|queue|bowl|cup|plate|slice|piece|pot|jar|bag) of (?=\p{L})/iu

/** "The machine" of "a machine", "the glasses" of "grandma’s glasses", "the cloud" of "a very small cloud from Wales". */
function knownAs(subject: string): string {
  const called = /^(?<name>\p{Lu}\p{L}*) the /u.exec(subject)?.groups?.['name']
  if (called !== undefined) return called
  const friend = friendIn(subject)
  if (friend !== null) return friend
  const bare = subject
    .replace(GROUP, '')
    .replace(LIVES_NEAR, '')
    .replace(/(?<=\p{L}) (?:called|named) \p{L}.*$/u, '')
    .replace(/^(?:an?|the) (?:\p{L}+ ){0,2}\p{L}+’s (?=\p{L})/iu, '')
    .replace(
      /^(?:an?|the|one|some|my|our|his|her|their|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|all|every|\p{L}+’s?) (?:of )?(?:the |my |our )?/iu,
      ''
    )
    .replace(/^(?:(?:very|really|so|quite) \p{L}+ )/iu, '')
    .replace(/ (?:of|in|on|from|with|at|by|under|behind|near) .*$/iu, '')
  return `the ${bare}`
}

/** “The Kowalskis next door” are the Kowalskis. */
const LIVES_NEAR = / (?:next door|upstairs|downstairs|(?:across|over|down|up) the (?:road|street|hall|lane))$/iu

/** “Pat” of “Grandma’s friend Pat”. */
function friendIn(subject: string): string | null {
  const { name } =
    /’s? (?:(?:best|old|new) )?(?:friend|mate|neighbour|teacher|colleague) (?<name>\p{L}+)$/iu.exec(subject)?.groups ??
    {}
  return name === undefined ? null : capital(name)
}

const TITLED = /^(?:the )?(?:mr|mrs|miss|ms|dr) \p{L}/iu

/** “Tyler” in small letters too, what was taken for “the tyler”, and “tyler calls”, where that is what Tyler does. */
function isBareName(subject: string): boolean {
  const word = subject.replace(/^the | \p{Ll}+s$/iu, '').toLowerCase()
  return (
    /^\p{L}+$/u.test(word) &&
    knownNoun(word) === null &&
    !isCountable(word) &&
    tagsOfWord(word).some((tag) => /^(?:First|Male|Female)Name$/u.test(tag))
  )
}

/** Whether it is one of the family, or none that could be played. */
function isOurs(subject: string): boolean {
  if (TITLED.test(subject) || isBareName(subject)) return true
  return PET.test(subject) || OF_OURS.test(subject) || NOT_WHO.test(subject.replace(/^(?:an?|the|my|our|one) /iu, ''))
}

/** What it was that they decided, learned or began: "walk to the sea". */
const INNER =
  /^(?:decide|learn|begin|start|try|manage|choose|offer|want|agree|teach itself|get ready|go out|come out|come down|come in|stop)(?: how)? to /u

const DECIDED = /^(?:decide|begin|start|choose|agree)$/u

/** `base` and `done` without that they decided to; `done` in the past. */
function formsOf(did: string): { base: string; ing: string; done: string } | null {
  const [first = '', ...rest] = did.replace(/ and .*$/u, '').split(' ')
  const after = ['', ...rest].join(' ')
  const adverb = /^(?:always|only|just|secretly|once|still|really|never|all|quietly|slowly)$/iu.test(first)
  if (adverb) {
    const forms = formsOf(did.slice(first.length + 1))
    return forms && { ...forms, done: `${first} ${forms.done}` }
  }
  const verb = baseOfPast(first.toLowerCase())
  const forms = verbForms(verb)
  if (!forms) return null
  const base = (verb + after).replace(INNER, '')
  const [inner = '', ...others] = base.split(' ')
  const past = DECIDED.test(verb) && base !== verb + after ? verbForms(inner)?.past : undefined
  return { base, ing: forms.ing + after, done: past === undefined ? did : [past, ...others].join(' ') }
}
