import nlp from 'compromise'
import * as z from 'zod/mini'

import { wordPattern } from '../word-pattern.ts'
import { isCountable } from './common-nouns.ts'
import { KIN, NAME } from './kin-patterns.ts'
import { isPastVerb } from './past-verbs.ts'
import { isReducedParticiple } from './reduced-participle.ts'
import { strangerDoing } from './stranger-clause.ts'
import { type Term, termsOf } from './tagged-terms.ts'
import { isIrregularPast, outOfPast, verbForms } from './verb-forms.ts'

const conjugationsSchema = z.array(z.object({ Gerund: z.string() }))

/**
 * A wish that was typed as a sentence, or as half of one, as it stands after "about": "Mum going away for work", "not
 * wanting to eat the peas", "being scared of the plughole", "the day the tower broke". What has no verb stays as it is.
 * Null where it speaks of a "me" or a "you" that the story cannot say.
 */
export function clauseOf(sentence: string): string | null {
  const label = sentence
    .replaceAll(/\b(do|does|did|is|are|was|were|could|would|has|have) not\b/giu, '$1n’t')
    .replaceAll(/\b(?:can not|cannot)\b/giu, 'can’t')
    .replaceAll(/(?<=\p{L})’re\b/gu, ' are')
    .replaceAll(/(?<=\p{L})’ve\b/gu, ' have')
    .replaceAll(/\b(i)’m\b/giu, '$1 am')
    .replace(WHEN, '')
    .replace(STUCK, '$<who> got stuck')
    // “His birthday is tomorrow” has no more to it than the birthday.
    .replace(/(?<=\p{L}) (?:is|was|are|were)$/iu, '')
    .replace(/^(?:and|but|so|because|when|that) /iu, '')
  if (DOING_DID.test(label)) return `the day ${label}`
  const spoken = label.replace(/^(?:i|we)(?= |’)/iu, '')
  const isOurs = spoken !== label
  const clause = isOurs ? partsOf(`they${spoken}`) : partsOf(label)
  if (PERSON.test(withoutOwners(isOurs ? spoken : label))) return null
  if (clause === null) return FEELING.test(label) ? withoutOwners(`being ${label}`) : ofKin(label)
  const { subject, words } = clause
  // "Hates brushing her teeth" says of no named person that she does: any may.
  if (isOurs || subject === '' || /^(?:he|she|they)$/iu.test(subject)) return withoutOwners(doing(words))
  return isPast(words) ? `the day ${theOne(subject)} ${words.join(' ')}` : `${subject} ${doing(words)}`
}

/** “A tractor stuck in the mud” got there somehow. */
const STUCK =
  /^(?<who>(?:(?:an?|the|my|our|his|her) )?(?!\p{L}+(?:ing|ed)\b)(?:\p{L}+ )?(?!(?:is|was|are|were|got|gets|get|be|being|getting|been|were|it|who|that|and)\b)\p{L}+) stuck(?= (?:in|behind|up|under|inside|between|down)\b)/iu

/** “Grandad’s snoring woke up the whole street”. */
const DOING_DID =
  /^(?!(?:he|she|it|that|there|what|who|let)’s )(?!my |our )\P{Z}+’s \p{L}{2,}ing (?:woke|kept|made|shook|broke|set|scared|frightened)\b(?!.*\b(?:me|us|my|our|i|we|you)\b)/iu

/** “Cat fell in the bath” was typed without what a sentence needs. */
function theOne(subject: string): string {
  const noun = subject.replace(/ (?:finally|just|nearly|almost|also|only)$/iu, '')
  const head = noun.slice(noun.lastIndexOf(' ') + 1)
  return /^(?:\p{Ll}+ )?\p{Ll}+$/u.test(noun) && !DETERMINED.test(noun) && isCountable(head)
    ? `the ${subject}`
    : subject
}

const DETERMINED =
  /^(?:an?|the|my|our|his|her|their|its|this|that|some|one|every|each|no|another|any|all|everything|everybody|everyone|nobody|nothing|somebody|someone|something|it|mum|mummy|mom|mommy|dad|daddy|papa|mama|gran|granny|grandma|grandpa|grandad|nan|nana|baby|santa)(?= |$)/iu

/** “Dad gambles”, “Dad chases Mum”: what looks like a plural is what one of the family does. */
const KIN_DOES = wordPattern(
  String.raw`^(?<who>(?:\P{Z}+’s |the )?(?:${KIN})(?: ${NAME})?) (?<does>(?<verb>(?-i:\p{Ll})\p{L}+)(?: .+)?)$`,
  'iu'
)

function ofKin(label: string): string {
  const { who, verb = '', does = '' } = KIN_DOES.exec(label)?.groups ?? {}
  if (who === undefined) return strangerDoing(label) ?? label
  if (isPastVerb(verb)) return `the day ${who} ${does}`
  return /(?:[^su]s)$/u.test(verb) ? `${who} ${verbForms(verb)?.ing ?? verb}${does.slice(verb.length)}` : label
}

/** When it is: a story is told of it on any evening. */
export const WHEN =
  /,? (?:today|tonight|tomorrow|yesterday|again|soon|now|(?:this|last|next) (?:week|weekend|morning|evening|afternoon|night|month|year|summer|winter|spring|autumn)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|at the weekend|for (?:a few|\p{N}+|two|three|four|five|six|seven) (?:days|nights|weeks|sleeps))$/iu

const PERSON = /(?<![\p{L}’])(?:i|i[’']m|me|my|we|us|our|you|your|mine)(?![\p{L}])/iu

const FEELING =
  /^(?:(?:too|so|very|really|quite|a bit|not) )*(?:scared|afraid|frightened|terrified|worried|nervous|excited|cross|angry|jealous|shy|tired|proud|stuck|allergic|fed up|bored|hungry|lost|late|grumpy|brave|kind|patient)\b/iu

/** "My" and "her" before a thing that no person in the clause owns. */
function withoutOwners(clause: string): string {
  return clause
    .replaceAll(/\b(?:my|our|his|her|their) (?=(?:\p{Lu}|own\b))/gu, '')
    .replaceAll(/\bown (?=\p{L})/giu, (own, at: number, all: string) =>
      /(?:in|of|the) $/u.test(all.slice(0, at)) ? `one’s ${own}` : own
    )
    .replaceAll(/\b(?:my|our|his|her|their) (?=\p{L})/giu, 'the ')
}

const NEGATIVE =
  /^(?:won’t|will not|can’t|cannot|couldn’t|doesn’t|does not|don’t|do not|didn’t|did not|isn’t|is not|never)$/iu

/** “She put her face in the water”: the tagger has these for nouns, or for what is done every day. */
const OF_ONE_FORM = /^(?<subject>i|we|he|she|it|they) (?<said>(?:put|let|cut|set|shut|hit) \p{L}.*)$/iu

/** Who does it, and the words from the verb on; the subject is empty where none was typed. */
export function partsOf(label: string): { subject: string; words: string[] } | null {
  const { subject, said } = OF_ONE_FORM.exec(label)?.groups ?? {}
  if (subject !== undefined && said !== undefined) return { subject, words: said.split(' ') }
  const terms = termsOf(
    label.replaceAll(
      /(?<=\p{L})’s (?=(?!\p{L}+ing (?:lessons?|class|classes|club|pool|costume|party|room|bag|suit|shoes)\b)(?!(?:drawing|painting|wedding|building|pudding|knitting|earring|ring|swing|king|string|thing)\b(?! (?:an?|the|my|his|her|with)\b))\p{L}+ing\b|on |in |at |not |too |so |very )/gu,
      ' is '
    )
  ).filter(({ text }) => text !== '')
  const words = terms.map(({ text }) => text)
  const at = terms.findIndex((_, index) => isFinite(terms, index))
  if (at < 0) return null
  return { subject: words.slice(0, at).join(' '), words: words.slice(at) }
}

/** Whether a word is the verb of its sentence: it agrees with what stands before it, or begins a sentence without a subject. */
function isFinite(terms: readonly Term[], at: number): boolean {
  const { text = '', tags = [] } = terms[at] ?? {}
  const before = terms[at - 1]
  const next = terms[at + 1]
  if (NEGATIVE.test(text)) return text.toLowerCase() !== 'never' || at === 0
  // A capital letter that is still there is a name’s: Will and Mark.
  const isName = (term: Term | undefined) => /^\p{Lu}\p{Ll}/u.test(term?.text ?? '')
  if (at === 0) return !isName(terms[0]) && beginsWithVerb(text, tags, next)
  if (!tags.includes('Verb') || tags.includes('Gerund')) return false
  if (
    isReducedParticiple(
      terms.map(({ text: word }) => word),
      at
    )
  )
    return false
  if (terms.slice(0, at).some(({ text: word }) => /^(?:who|that|which|to|called|named|whose|where|when)$/iu.test(word)))
    return false
  if (/^(?:always|never|sometimes|often|still|just|also|suddenly|finally)$/iu.test(before?.text ?? '')) return true
  // “The letter Q feels left out”, “Diwali lights and a lamp”.
  if (/^lights$/iu.test(text) && /^(?:|and|in|at|on|with)$/iu.test(next?.text ?? '')) return false
  // “My left sock”.
  if (/^left$/iu.test(text) && /^(?:my|our|your|his|her|its|their)$/iu.test(before?.text ?? '')) return false
  if (/^left$/iu.test(text) && /^(?:feels?|felt|was|is|being|got|gets)$/iu.test(before?.text ?? '')) return false
  if (
    /^and$/iu.test(next?.text ?? '') &&
    /^(?:an?|the|his|her|my)$/iu.test(terms[at + 2]?.text ?? '') &&
    isCountable(text.replace(/s$/iu, ''))
  )
    return false
  const isNamed = isName(before) || before?.tags.some((tag) => tag === 'Noun' || tag === 'Pronoun') === true
  if (!isNamed) return false
  if (['Copula', 'Modal', 'Auxiliary', 'PastTense'].some((tag) => tags.includes(tag)))
    return (
      !/^(?:broken|lost|called|named|made|written|born|gone)$/iu.test(text) ||
      // “A machine made of umbrellas” does nothing yet.
      (next !== undefined && !/^(?:of|from|out|by)$/iu.test(next.text))
    )
  // "Vikings go", but no "water slide".
  return tags.includes('Infinitive') ? isMany(terms.slice(0, at)) : /s$/iu.test(text)
}

function isMany(subject: readonly Term[]): boolean {
  return (
    subject.some(({ text }) => /^(?:and|they|we|i|you)$/iu.test(text)) ||
    subject.at(-1)?.tags.includes('Plural') === true
  )
}

/** "Wakes up too early", "hates brushing", "wake up": what is done, by no person that was named. */
function beginsWithVerb(text: string, tags: readonly string[], next: Term | undefined): boolean {
  if (next === undefined || tags.includes('Gerund')) return false
  if (/^(?:lost|broke|found)$/iu.test(text) && /^(?:in|at|on|again|under)$/iu.test(next.text)) return false
  if (
    /^(?:hates|loves|likes|wants|needs|refuses|keeps|gets|goes|has|had|lost|broke|found|misses|forgets|forgot)$/iu.test(
      text
    )
  )
    return true
  if (
    tags.includes('Infinitive') &&
    tags.includes('Verb') &&
    !/^(?:show|play|cook|bath|race|paint|dance|walk|ride|swim|camp|drum|surf|sleep|dream|fish|help)$/iu.test(text)
  )
    return /^(?:up|down|out|off|in|on|to|the|a|an|his|her|my|their|our|too|it|more|\p{L}+ly|vegetables|greens)$/iu.test(
      next.text
    )
  return (
    tags.includes('Verb') &&
    tags.includes('PresentTense') &&
    /s$/iu.test(text) &&
    /^(?:to|the|a|an|his|her|my|their|up|at|\p{L}+ing)$/iu.test(next.text)
  )
}

/** After “did”: “did the solo”, “did cartwheels”; “did not” helps another verb. */
const DONE = /^(?:an?|the|his|her|its|their|my|our|some|all|two|three|both|every)$|\p{L}{3}s$/iu

const SAME_IN_PAST = /^(?:put|let|cut|set|shut|hit|split|spread|burst|quit|bet)$/iu

export function isPast([verb = '', next = '']: readonly string[]): boolean {
  if (/^did$/iu.test(verb)) return DONE.test(next)
  if (/^(?:didn’t|couldn’t)$/iu.test(verb)) return false
  if (/^(?:was|were)$/iu.test(verb)) return !next.endsWith('ing')
  // Of one who puts it today it is said otherwise.
  if (SAME_IN_PAST.test(verb)) return true
  return termsOf(`it ${verb}`).at(-1)?.tags.includes('PastTense') === true
}

/** The words from the verb on, with -ing: "goes to Tesco" is "going to Tesco". */
function doing(words: readonly string[]): string {
  const [verb = '', ...rest] = words
  const after = rest.join(' ')
  const lower = verb.toLowerCase()
  if (/^(?:won’t|wouldn’t)$/u.test(lower)) return `not wanting to ${after}`
  if (/^(?:can’t|cannot|couldn’t)$/u.test(lower)) return `not being able to ${after}`
  if (/^(?:doesn’t|don’t|didn’t)$/u.test(lower)) return `not ${gerund(rest[0] ?? '')} ${rest.slice(1).join(' ')}`.trim()
  if (/^(?:isn’t|aren’t|wasn’t)$/u.test(lower))
    return `not ${rest[0]?.endsWith('ing') === true ? '' : 'being '}${after}`
  if (/^(?:always|never|sometimes|often|still|just|also|suddenly)$/u.test(lower)) return `${lower} ${doing(rest)}`
  // “We did shadow puppets”.
  if (/^d(?:o|id|oes)$/u.test(lower) && rest[0] !== 'not') return `doing ${after}`
  if (/^(?:can|could|will|would|must|should|did|do|does)$/u.test(lower))
    return rest[0] === 'not' ? `not ${doing(rest.slice(1))}` : doing(rest)
  if (/^(?:is|are|am|was|were|be|’s)$/u.test(lower)) {
    if (rest[0] === 'not') return `not ${doing([verb, ...rest.slice(1)])}`
    return /^\p{L}+ing$/u.test(rest[0] ?? '') && !/^(?:king|boring|interesting|exciting)$/u.test(rest[0] ?? '')
      ? after
      : `being ${after}`
  }
  return `${gerund(verb)} ${after}`.trim()
}

function gerund(verb: string): string {
  const lower = verb.toLowerCase()
  if (/^ha(?:s|d|ve)$/u.test(lower)) return 'having'
  if (/^(?:is|are|was|were|am|be)$/u.test(lower)) return 'being'
  const base = isIrregularPast(lower) ? outOfPast(lower) : lower
  const read = conjugationsSchema.safeParse(nlp(`they ${base}`).verbs().conjugate())
  const found = read.success ? read.data[0]?.Gerund : undefined
  // “Slams” is a verb that the tagger has no form of.
  if (found !== undefined && !found.endsWith('ing')) return verbForms(base)?.ing ?? found
  return found === undefined || found === '' ? `${base.replace(/e$/u, '')}ing` : found
}
