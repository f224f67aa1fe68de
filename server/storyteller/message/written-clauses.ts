import { capital } from '../capital.ts'
import { wordsForFigures } from '../language/number-words.ts'
import { isPastVerb } from '../language/past-verbs.ts'
import { withNames } from '../language/proper-names.ts'
import { withoutSentenceCase } from '../language/sentence-case.ts'
import { termsOf, type Term } from '../language/tagged-terms.ts'
import { wordPattern } from '../word-pattern.ts'
import { isToBeHeard } from './asked-at-last.ts'
import { NOT_QUOTED } from './said-politely.ts'

const LEAST_WORDS = 3
/** Read in one breath. */
const MOST_WORDS = 22
/** From here on what is done next by the same one stands by itself. */
const LONG = 12

/** Said beside it: “(his words, sorry Abril)”, “Emily aged 5”. */
const BRACKETS = /\s*\([^)]*\)|,? aged? \p{N}+\b/giu
const STOPS = /(?<=[\p{L}\p{N}’'"”)])[.!?;:…]+(?:\s+|$)|\s[-–—]+\s|\n+/gu
const COMMAS = /,\s*/gu

const ASKS = String.raw`(?:(?:ok|okay|so|and|also|right|um+|er+m?|hi|hey|hello|hola|quiero decir|please|pls|plz|maybe|perhaps|just|then|tonight|but|oh|well|actually|yes) )*`
const STORY = String.raw`(?:(?:an?|the|this|another|one|any|some|his|her|our|my|tonight[’']s)? ?(?:(?:new|short|long|funny|silly|gentle|nice|good|bedtime|little|quiet|calm|sweet|different) ){0,3}(?:story|tale|one|something|it))`
const WANTS = String.raw`wants?|wanted|would like|would love|[’']?d like|[’']?d love|wishes for|asked for|needs?|insists on|is asking for`
const ABOUT = '(?:about|with|of|where|were|in which|when|that has|that is about)'
/** How a parent begins who asks for a story: what comes after it is written on the paper. */
const ORDER = wordPattern(
  `^${ASKS}(?:` +
    [
      String.raw`(?:(?:can|could|may|would) (?:you|we|i) )(?:please )?(?:do|have|make|tell|write|read|get|put)(?: (?:me|us|him|her|them))? (?:${STORY} ?)?(?:about|with|of|where|were|in which|when|that has|for)?`,
      String.raw`(?:and )?(?:can|could|should|must) (?:it|the story) (?<ends>end|finish)(?: with)?`,
      String.raw`(?:can|could|may|should) (?:${STORY}|there) (?:please )?(?:be|have|has)(?: (?:about|with|of|in))?`,
      String.raw`(?:do|make|tell|write|give|have|put in|put|add)(?: (?:me|us|him|her|them))? (?:${STORY} ?)?(?:about|with|of|where|in which|when|in)?`,
      String.raw`(?:\p{L}+ )?(?:typing|writing) for \p{L}+`,
      String.raw`(?:(?:the |my )?(?<who>\p{L}+(?: and \p{L}+)?) )(?:${WANTS})(?: to (?:hear|have))? ${STORY} ${ABOUT}`,
      String.raw`${STORY} ${ABOUT}`,
      String.raw`(?:it|there|the story|this) (?:has to|have to|must|should|needs to|can)(?: also)? (?:have|be about|be|include|has)`
    ].join('|') +
    ') (?=\\S)',
  'iu'
)
/** “He wants pirates”: only where nothing has been said yet does it order a story. */
const FIRST_ORDER = wordPattern(
  String.raw`^${ASKS}(?:(?:the |my )?(?:i|we|he|she|they|(?<who>\p{L}+)) )(?:${WANTS}) (?!to (?!hear|have))(?=\S)`,
  'iu'
)
/** What a story is to be like, and how late it is: it is heard, and not written on the paper. */
const OF_THE_TELLING = wordPattern(
  `^${ASKS}(?:` +
    [
      String.raw`(?:sorry|not) \p{L}+`,
      String.raw`(?:thanks?|thank you|thx|cheers|abeg|lol|haha|xx*|sorry (?:for|about|if)|good ?night|night night|how it goes|if (?:you can|possible)|or something(?: like that)?|something like (?:that|this)|(?:his|her|their) words).*`,
      String.raw`(?:(?:something|nothing|not|no|a bit|a little|very|really|too|so|keep it|make it|make|calm|gentle|funny|scary|sad|short|long|quiet|nice|soft|sleepy|silly|happy|lesson|moral|lessons|morals|much|anything|it|ending|story|one|at|the|end|with|a|an|and|or|but|please|pls|though|him|her|be|is|that|of|about|this|for|sleep|bed|bedtime) ?){1,12}`,
      String.raw`(?:because|as|since|cos|bc) .*\b(?:tonight|today|asleep|sleep|bed|tired|wound up|late|listening)\b.*`,
      String.raw`(?:he|she|they|we|i|it|the (?:kids|boys|girls|twins))(?:[’']s|[’']re|[’']m| is| are| am| has| have| had| will| won[’']?t| can[’']?t| couldn[’']?t| needs?) .*(?:\b(?:to (?:sleep|be up|get up|settle)|tomorrow|bedtime|over ?tired|very tired|wound up|wide awake|half past|already \d.*|last night|up too late|in bed|listening(?: too)?)\b).*`,
      String.raw`(?:last|next) (?:time|night) .*`,
      String.raw`make (?:him|her|them|us) .*`,
      String.raw`(?:make|keep|let) it (?:\p{L}+ ){0,2}(?:calm|gentle|quiet|slow|short|long|funny|silly|sleepy|nice|happy|end|come|not|less|more)(?!\p{L}).*`,
      String.raw`(?:\p{L}+ )?(?:typing|writing)(?: this)? for \p{L}+.*`,
      String.raw`(?:can|could) it (?:all )?be in one(?: story)?.*`,
      String.raw`(?:they|both|the \p{L}+) (?:both )?wants? (?:something )?different.*|both want something different.*`,
      String.raw`aged \p{N}+.*|\p{N}+ (?:minutes?|mins?).*`
    ].join('|') +
    ')$',
  'iu'
)
/** A day of the family’s own is no tale. */
const OF_THE_DAY =
  /(?<!\p{L})(?:today|yesterday|tomorrow|this (?:morning|afternoon|evening)|last (?:night|week)|next week|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|long day|at (?:school|nursery|kindergarten|preschool)|exam|annual day|is coming from|power cut|hospital|all day|last time|since (?:this )?\p{L}+day|since morning)(?!\p{L})/iu

/**
 * The clauses of a message that is a whole little plot (“there is a robot but he is made of bread and they go to the moon
 * but the moon is closed”), each as a sentence without a full stop, in order. Null of a wish with fewer than `fewest`, of what
 * happened to the family that day, and of what is too long to be read in one breath.
 */
export function writtenClauses(message: string, names: readonly string[] = [], fewest = 3): readonly string[] | null {
  const plain = message.replaceAll(BRACKETS, '').replaceAll(/\s+/gu, ' ').trim()
  const parts = partsOf(plain).filter(({ part }) => part !== '')
  const first = parts.findIndex(({ part }) => ORDER.test(part))
  const before = parts.slice(0, Math.max(0, first)).map(({ part }) => part)
  if (first < 0 && parts.some(({ part }) => OF_THE_DAY.test(part))) return null
  // What happened that day is no tale, but what is ordered after it is one.
  const isNews = before.some((part) => OF_THE_DAY.test(part) || isToBeHeard(part))
  const clauses: string[] = []
  for (const { part, at } of isNews ? parts.slice(first) : parts) addClauses(clauses, part, at === 0)
  if (clauses.length < fewest) return null
  const said = clauses.map((clause) => asSentence(clause, names))
  return said.every((clause) => wordsOf(clause) <= MOST_WORDS && wordsOf(clause) > 1) ? said : null
}

/** Whether the message says that it is to be a story: “can you do one with …”. */
export function ordersStory(message: string): boolean {
  return partsOf(message).some(({ part }) => ORDER.test(part) || FIRST_ORDER.test(part))
}

/** What stands between stops and commas, and its place in its sentence. */
function partsOf(message: string): { part: string; at: number }[] {
  return message
    .split(STOPS)
    .flatMap((sentence) => sentence.split(COMMAS).map((part, at) => ({ part: part.replace(BEGINS, '').trim(), at })))
}

/** How a parent begins to talk. */
const BEGINS =
  /^(?:(?:ok|okay|so|um+|er+m?|hi|hey|hola|hello|oh|well|right|and also|also|maybe|perhaps|quiero decir)(?:[, ]+|$))+/iu

/** Adds what a part of a sentence says: what is no clause goes on with the one before (“and pancakes, and dosa”). */
function addClauses(clauses: string[], part: string, isSentence: boolean): void {
  for (const [at, said] of splitAtConjunctions(part).entries()) {
    const order = ORDER.exec(said) ?? (clauses.length === 0 ? FIRST_ORDER.exec(said) : null)
    const clause = withoutTail(asOrdered(said, order))
    if (clause === '' || OF_THE_TELLING.test(said) || OF_THE_TELLING.test(clause) || OF_THE_DAY.test(clause)) continue
    const last = clauses.at(-1)
    const isReason = last !== undefined && /^because /iu.test(clause) && wordsOf(last) + wordsOf(clause) <= MOST_WORDS
    if (isReason) clauses[clauses.length - 1] = `${last} ${clause}`
    else if (isClause(clause)) clauses.push(clause)
    else if (order !== null || last === undefined || (isSentence && at === 0))
      clauses.push(asThere(clause, last === undefined))
    else if (wordsOf(last) + wordsOf(clause) <= MOST_WORDS) clauses[clauses.length - 1] = `${last}, ${clause}`
    else clauses.push(clause)
  }
}

/** “Mateo wants a story where he is the boss” → “Mateo is the boss”. */
function asOrdered(said: string, order: RegExpExecArray | null): string {
  if (order === null) return said
  const rest = said.slice(order[0].length).trim()
  if (order.groups?.['ends'] !== undefined) return `and it ends with ${rest}`
  const who = order.groups?.['who'] ?? ''
  if (who === '' || PRONOUN.test(who)) return rest
  return rest.replace(/^(?:he|she|they) /iu, `${capital(who)} `)
}

const TAIL = wordPattern(
  String.raw`${NOT_QUOTED}(?:[, ]+(?:please|pls|plz|thanks|thank you|lol|though|obviously|of course|right|o|maybe|abeg))+$`,
  'iu'
)

function withoutTail(clause: string): string {
  return clause.replace(TAIL, '').trim()
}

const CONJUNCTION = /^(?:and|but|so|then|because|cos|until|except)$/iu
const BETWEEN =
  /^(?:then|also|now|suddenly|just|only|one|day|once|at|the|end|in|of|course|on|every|night|meanwhile|still|even|always|that|when|where)$/iu

/** At each “and”, “but” or “so” after which a character does something. */
function splitAtConjunctions(part: string): string[] {
  const words = part.split(' ')
  const tagged = wordTags(words, termsOf(part))
  const cuts: number[] = []
  for (const at of words.keys()) {
    const from = cuts.at(-1) ?? 0
    const left = words.slice(from, at).join(' ')
    if (at - from < LEAST_WORDS || !mayBeCut(words, at)) continue
    // “Emily and her cousin Daisy they go camping”: she is one of them.
    if (wordsOf(left.replace(ORDER, '')) < 2) continue
    const next = at + (CONJUNCTION.test(words[at + 1] ?? '') ? 2 : 1)
    const isNextDeed = words.length - from > LONG && isFinite(tagged[next])
    // “… and can it end with everybody sleeping”
    const isOrder = ORDER.test(words.slice(next).join(' '))
    if (words.length - next >= 2 && (startsClause(tagged, next) || isNextDeed || isOrder)) cuts.push(at)
  }
  return [0, ...cuts].map((from, at) => words.slice(from, cuts[at] ?? words.length).join(' '))
}

/** Whether the word at that place may join two clauses. */
function mayBeCut(words: readonly string[], at: number): boolean {
  const [before = '', word = '', next = ''] = words.slice(at - 1, at + 2)
  if (!CONJUNCTION.test(word) || CONJUNCTION.test(before)) return false
  // “So long he had two birthdays”, “so slow that”: how, and not what follows.
  if (/^so$/iu.test(word)) return PRONOUN.test(next) || DETERMINER.test(next) || /^\p{Lu}/u.test(next)
  // A reason stays with what it is the reason of, where both can be read in one breath.
  return !/^(?:because|cos|until|except)$/iu.test(word) || words.length > MOST_WORDS
}

/** The tagger makes two terms of “it’s”, so that they are matched to the words again. */
interface TaggedWord {
  word: string
  tags: readonly string[]
}

function wordTags(words: readonly string[], terms: readonly Term[]): TaggedWord[] {
  let at = 0
  return words.map((word) => {
    const plain = word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
    const tags: string[] = []
    let left = plain
    while (at < terms.length && left !== '') {
      const { text, tags: own } = terms[at] ?? { text: '', tags: [] }
      const bare = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
      if (bare !== '' && !left.startsWith(bare)) break
      tags.push(...own)
      left = left.slice(bare.length)
      at += 1
    }
    return { word: word.toLowerCase(), tags }
  })
}

const PRONOUN =
  /^(?:he|she|it|they|we|i|me|you|there|nobody|everybody|everyone|somebody|someone|something|nothing|both|all|this|that)(?:[’'](?:s|re|m|ll|ve|d))?$/iu
const DETERMINER =
  /^(?:the|an?|my|our|his|her|their|its|your|some|all|every|each|no|one|two|three|four|five|many|lots|another)$/iu
const FINITE =
  /^(?:is|are|was|were|am|has|have|had|does|do|did|can|could|will|would|must|should|may|might|cannot|[’']s|isn[’']?t|aren[’']?t|wasn[’']?t|can[’']?t|won[’']?t|doesn[’']?t|don[’']?t|didn[’']?t|couldn[’']?t|keeps?|gets?|goes|go|comes?|says?|said)$/iu
const MOST_OF_SUBJECT = 8

/** Whether a subject stands there and a finite verb after it. */
function startsClause(words: readonly TaggedWord[], from: number): boolean {
  let at = from
  while (at < words.length && BETWEEN.test(words[at]?.word ?? '') && at < from + 4) at += 1
  return isSubjectAndVerb(words, at) || isSubjectAndVerb(words, from)
}

function isSubjectAndVerb(words: readonly TaggedWord[], at: number): boolean {
  const first = words[at]
  if (first === undefined) return false
  // “It’s”, “hes”
  if (/[’']/u.test(first.word) && PRONOUN.test(first.word)) return true
  if (LEFT_OUT.test(first.word) && at + 1 < words.length) return true
  const isPhrase = DETERMINER.test(first.word) || first.tags.some((tag) => OF_SUBJECT.test(tag))
  const isPronoun = PRONOUN.test(first.word)
  if (!isPhrase && !isPronoun) return false
  const isShort = isPronoun && !/^(?:me|every|no)/u.test(first.word)
  const rest = words.slice(at + 1, at + (isShort ? MOST_OF_PRONOUN : MOST_OF_SUBJECT))
  for (const [index, word] of rest.entries()) {
    // What comes after “who” is said of a character, and of itself it says nothing.
    if (!isPronoun && /^(?:who|that|which|where|to)$/u.test(word.word)) return false
    const before = rest[index - 1] ?? first
    if (isFinite(word) || (PRONOUN.test(before.word) && isBase(word, before))) return true
  }
  return false
}

/** “Its”, where “it’s” is meant. */
const LEFT_OUT = /^(?:its|hes|shes|theyre|theres)$/iu
const OF_SUBJECT = /Noun|Person|Name|Possessive|Adjective|Plural|Value/u
const MOST_OF_PRONOUN = 4

/** “They buy”, and not “to buy” or “can buy”. */
function isBase(word: TaggedWord, before: TaggedWord | undefined): boolean {
  return (
    word.tags.includes('Verb') &&
    word.tags.includes('Infinitive') &&
    !/^(?:to|will|would|can|could|must|should|may|not)$/u.test(before?.word ?? '')
  )
}

function isFinite(word: TaggedWord | undefined): boolean {
  if (word === undefined) return false
  if (FINITE.test(word.word) || isPastVerb(word.word)) return true
  return (
    word.tags.includes('Verb') &&
    !word.tags.includes('Gerund') &&
    !word.tags.includes('Infinitive') &&
    !word.tags.includes('Participle')
  )
}

function isClause(said: string): boolean {
  const words = said.split(' ')
  const tagged = wordTags(words, termsOf(said))
  const from = CONJUNCTION.test(words[0] ?? '') ? (CONJUNCTION.test(words[1] ?? '') ? 2 : 1) : 0
  return startsClause(tagged, from)
}

const IN_IT =
  /^(?<noun>.+?) (?:should|must|has to|have to|needs to|need to|can) be in (?:it|the story)(?: too| as well)?$/iu
const RELATIVE = /^(?<noun>.+?) (?:who|that|which|where) /iu

/** “A robot made of noodles” → “there is a robot made of noodles”; “Emily and her cousin Daisy” → “it is about Emily and her cousin Daisy”. */
function asThere(phrase: string, isFirst: boolean): string {
  const bare = withoutSentenceCase(phrase.replace(/^(?:and|but|so|also|with|about|in) /iu, ''))
  const noun = RELATIVE.exec(bare)?.groups?.['noun'] ?? bare
  if (/^(?:an?|one|no) /iu.test(noun)) return `there is ${bare}`
  if (/^(?:some|two|three|four|five|lots of) /iu.test(noun) || /^\p{Ll}+s(?:$| )/u.test(noun))
    return `there are ${isFirst ? '' : 'also '}${bare}`
  return isFirst ? `it is about ${bare}` : `there is also ${bare}`
}

function wordsOf(said: string): number {
  return said.split(' ').length
}

/** With a capital letter, and what is typed in a hurry set right. */
function asSentence(clause: string, names: readonly string[]): string {
  const called = new Map(names.map((name) => [name.toLowerCase(), name]))
  const said = withNames(
    wordsForFigures(clause)
      .replaceAll("'", '’')
      .replace(IN_IT, '$<noun> is in it')
      .replace(/(?<= (?:not|no) (?:an? )?\p{L}+),? its (?=(?:an? )?\p{L}+$)/iu, ', it’s ')
      .replaceAll(/(?<![\p{L}’])i(?=$|[ ’])/gu, 'I')
      .replaceAll(/\p{L}+/gu, (word) => called.get(word) ?? word)
  )
  return capital(said)
}
