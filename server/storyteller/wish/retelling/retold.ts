import { isPlural } from '../../language/common-nouns.ts'
import { wordsForFigures } from '../../language/number-words.ts'
import { withNames } from '../../language/proper-names.ts'
import { spelt } from '../../language/spelling.ts'
import { countWords, escapeForRegExp, tokensOf } from '../../text-measures.ts'
import { wordPattern } from '../../word-pattern.ts'
import { isChildOfTheHouse, type KinMember } from '../deeds/wish-kin.ts'
import { piecesOf, type Clause } from './clauses.ts'
import { narrated, sentenceOf, type Narrated } from './narrated.ts'
import { isSound } from './sound-sentence.ts'
import { taggedWords, textOf, type TaggedWord } from './tagged-words.ts'
import { known, toldOf, type ToldDoer } from './who-is-meant.ts'
import { withArticles } from './with-articles.ts'

const MOST_WORDS_JOINED = 20
const MOST_WORDS_AT_ONCE = 9
const MOST_OF_BEAT = 26

/** What a message tells, as a narrator says it. */
export interface Retold {
  /** Each of one sentence or a few that say of themselves whom they are about, without the last full stop. */
  beats: readonly string[]
  /** The same, sentence by sentence, each as it stands in its beat. */
  sentences: readonly string[]
  /** How many words that is for each word of the message. */
  share: number
  /** Whether it is made up, and no day of the family. */
  isTale: boolean
  /** Whether it is of what is still to come. */
  isToCome: boolean
}

/**
 * What a message tells, in the past and of everybody by name: “caught his first fish off the wharf it was a spotty” is
 * “Wiremu caught his first fish off the wharf. It was a spotty”. What cannot be told so is left out.
 */
export function retold(message: string, family: readonly KinMember[]): Retold {
  const typed = writtenPlainly(wellSpelt(withChildrenNamed(withCalled(message, family), family), family))
  const told = toldOf(typed, family)
  const facts: Narrated[] = []
  let isLost = false
  /** Whether what was lost was of one who is not known, and so may “he” be. */
  let isLostOther = false
  for (const piece of piecesOf(taggedWords(typed))) {
    if ('fragment' in piece) {
      told.hasNamedMany ||= piece.fragment.some(
        ({ text, pos }) => /^(?:NOUN|PROPN)$/u.test(pos) && isPlural(text.toLowerCase())
      )
      continue
    }
    const fact = narrated(piece, told)
    // “It was loud”, of what could not be told, is of nothing.
    const hangsOn: boolean = piece.subject.length === 0 || (isLostOther && /^(?:he|she)$/iu.test(textOf(piece.subject)))
    const isOfNone: boolean =
      (isLost && (hangsOn || fact?.doer.isPronoun)) === true || (facts.length === 0 && isOfNothing(piece))
    if (fact !== null && !isOfNone) facts.push(fact)
    const isOther: boolean = fact === null && !isOfFamily(textOf(piece.subject), family)
    isLostOther = isOther || (isLostOther && (fact === null || isOfNone))
    isLost = fact === null || isOfNone
  }
  const beats = beatsOf(facts, family)
    .map(withArticles)
    .map(soundPart)
    .filter((beat) => beat !== '')
  return {
    beats,
    sentences: beats.flatMap((beat) => beat.split('. ')),
    share: countWords(beats.join(' ')) / Math.max(1, countWords(typed)),
    isTale: told.isTale,
    isToCome: told.isToCome
  }
}

/** As many of its sentences from the first on as may be read to a child; what comes after an unsound one may hang on it. */
function soundPart(beat: string): string {
  const sentences = beat.split('. ')
  const unsound = sentences.findIndex((sentence) => !isSound(sentence))
  return (unsound < 0 ? sentences : sentences.slice(0, unsound)).join('. ')
}

/** Of whom “he” is known, though the clause is lost. */
function isOfFamily(subject: string, family: readonly KinMember[]): boolean {
  const plain = subject.toLowerCase()
  return /^(?:i|we|he|she)?$/u.test(plain) || family.some(({ called }) => called.toLowerCase() === plain)
}

/** “Had twenty-three of them”, of which nothing was told before. */
function isOfNothing({ subject, said, verbAt }: Clause): boolean {
  if (subject.some(({ pos }) => pos === 'NOUN' || pos === 'PROPN'))
    return /^(?:the|it)$/iu.test(subject[0]?.text ?? '') && saysOnlyIt(said.slice(verbAt + 1))
  return saysOnlyIt(said.slice(verbAt + 1))
}

function saysOnlyIt(after: readonly TaggedWord[]): boolean {
  const at = after.findIndex(({ text }) => /^(?:it|them|they)$/iu.test(text))
  return at >= 0 && !after.slice(0, at).some(({ pos }) => pos === 'NOUN' || pos === 'PROPN')
}

/** “Grandma rose laughed”, of Grandma Rose. */
function withCalled(message: string, family: readonly KinMember[]): string {
  return family.reduce(
    (said, { called }) =>
      called.includes(' ')
        ? said.replaceAll(wordPattern(String.raw`(?<!\p{L})${escapeForRegExp(called)}(?!\p{L})`, 'giu'), called)
        : said,
    message
  )
}

const CHILD_OF_OURS = wordPattern(
  String.raw`(?<![\p{L}’'])(?:my|our) (?:(?:little|big|older|younger|dear|sweet|own|wee|\p{L}+[- ]year[- ]old|\d+[- ](?:yo|y\/o|year[- ]old)) )*(?:(?<he>sons?|boys?|lads?)|(?<she>daughters?|girls?|lass(?:es)?)|kids?|child(?:ren)?|toddler|(?:little|wee|small) ones?)(?![\p{L}-])(?! (?:friend|band|group|scout|guide)s?(?!\p{L}))`,
  'giu'
)

/** “My son”, where the family has one: the narrator calls him by his name, and “our girls” by theirs. Which of two sons is meant is not known. */
function withChildrenNamed(message: string, family: readonly KinMember[]): string {
  return message.replaceAll(CHILD_OF_OURS, (said: string, he?: string, she?: string) => {
    const gender = he === undefined ? (she === undefined ? null : 'she') : 'he'
    const children = family.filter((each) => isChildOfTheHouse(each) && (gender === null || each.gender === gender))
    const isOfMany = /(?:ss?es|[^s]s|children)$/iu.test(said)
    const fits = isOfMany ? children.length > 1 && children.length <= MOST_OF_THEM : children.length === 1
    return fits ? children.map(({ called }) => called).join(' and ') : said
  })
}

/** Of more names in a row it is said who they are, and not how they are called. */
const MOST_OF_THEM = 2

/** It is read aloud: “he droped it” is “he dropped it”. Names stay as they were typed. */
function wellSpelt(message: string, family: readonly KinMember[]): string {
  const names = new Set(family.flatMap(({ called }) => tokensOf(called.toLowerCase())))
  return message.replaceAll(/(?<![\p{L}’'-])[a-z]{3,}(?![\p{L}’'-])/gu, (word) =>
    names.has(word) ? word : spelt(word)
  )
}

const OWN = /(?<![\p{L}’'])(?:i|me|my|mine|we|us|our)(?!\p{L})/iu

/** As the tagger knows it: “bc” is “because”. */
function writtenPlainly(message: string): string {
  return wordsForFigures(
    withNames(message.replaceAll(/(?<=\p{L})(?=[.!?]+(?: |$))/gu, ' '))
      .replaceAll(/[‘’]/gu, "'")
      .replaceAll(/\([^)]*\)/gu, ' ')
      .replaceAll(/\b(did|do|does|could|would|should|was|were|is|are|has|had|wo|ca|have)nt\b/giu, "$1n't")
      .replaceAll(
        /\b(he|she|it)s (?=(?:in|on|at|an?|the|not|so|too|very|all|really|been|got|just|still|now|always)\b)/giu,
        "$1's "
      )
      .replaceAll(
        /(?<= (?:said|says|shouted|announced|declared|decided),? )["“](?<words>[^"“”?]{3,80})["”]/giu,
        // “I am a dinosaur” is said of the child who says it.
        (_: string, words: string) => (OWN.test(words) ? ' ' : `that ${words}`)
      )
      .replaceAll(/\b(there|here|what|that)s (?=\p{L})/giu, "$1's ")
      .replaceAll(/ ?(?:&|\+) ?/gu, ' and ')
      .replaceAll(/\b(?:bc|cuz|coz|cos|bcos|becuase)\b/giu, 'because')
      .replaceAll(/(?<=^|\s)w\/? (?=\p{L})|\bw\/(?=\p{L})/giu, 'with ')
      .replaceAll(/\b(?:tmrw|tmw|tomoz|tmr|tomorow|tommorow|tomorro)\b/giu, 'tomorrow')
      .replaceAll(/\bthru\b/giu, 'through')
      .replaceAll(/\bon way (?=(?:to|home|back)\b)/giu, 'on the way ')
      .replaceAll(/\b(so|and|but|the other day|,) whole (?=class|family|school|team|street)/giu, '$1 the whole ')
      .replaceAll(/\bmins\b|(?<=\p{N} ?)min\b/giu, 'minutes')
      .replaceAll(/(?<=\p{N} ?)(?:hrs?)\b/giu, 'hours')
      .replaceAll(
        /,? ?\b(?:i think|i swear|i guess|i mean|of course|obviously|apparently|haha+|lol|omg|honestly|literally)\b,?(?= |$|[.!])/giu,
        ''
      )
      .replaceAll(/(?<=\p{L}) n (?=\p{L})/gu, ' and ')
      .replaceAll(/(?<!\p{L})(?!(?:TV|AC|DJ|PE|UK|US|USA)(?!\p{L}))\p{Lu}{2,}(?!\p{L})/gu, (word) => word.toLowerCase())
      .replaceAll(/(?<=^|\s)(?:una|un|ek|une|ein|eine|en) (?=\p{Ll}{3,} (?:who|that|which|\p{Ll}+s ))/gu, 'a ')
      .replaceAll(/^(?:hoy|ayer|aaj|kal),? /giu, '')
      .replaceAll(/(?<=^|\s)(?:la|el|los|las) (?=\p{Ll}{3,})/gu, 'the ')
      .replaceAll(/(?<= and )its (?=\p{L}+[.!]?$)/gu, "it's ")
      .replaceAll(/\s+/gu, ' ')
  )
}

/** A sentence each, those together that need each other; who did what is named again where another may be meant. */
function beatsOf(facts: readonly Narrated[], family: readonly KinMember[]): string[] {
  const beats: string[] = []
  let last: Narrated | null = null
  for (const [at, fact] of facts.entries()) {
    const before = beats.at(-1) ?? ''
    const isSame = last?.doer.text === fact.doer.text
    const isNext = facts[at - 1]?.doer.text === fact.doer.text && !fact.doer.isPronoun
    const words = countWords(fact.did)
    const isBrief = isNext && fact.lead === '' && lastSentence(before) + words <= MOST_WORDS_AT_ONCE
    if (before !== '' && isNext && (fact.joint !== '' || isBrief) && lastSentence(before) + words <= MOST_WORDS_JOINED)
      beats[beats.length - 1] =
        `${before}${fact.joint === 'and' || fact.joint === '' ? ' and' : `, ${fact.joint}`} ${fact.did}`
    else if (before !== '' && (fact.doer.isPronoun || fact.isOfBefore))
      beats[beats.length - 1] = `${before}. ${sentenceOf(fact)}`
    else if (before !== '' && isSame && countWords(before) + words <= MOST_OF_BEAT && fact.doer.gender !== null)
      beats[beats.length - 1] =
        `${before}. ${sentenceOf(fact, isOnly(fact.doer, family) ? fact.doer.gender : fact.doer.text)}`
    else if (
      before !== '' &&
      (fact.joint === 'so' || fact.joint === 'but') &&
      lastSentence(before) + words <= MOST_WORDS_JOINED
    )
      beats[beats.length - 1] =
        `${before}, ${fact.joint} ${fact.lead === '' ? '' : `${fact.lead} `}${fact.doer.text} ${fact.did}`
    else
      beats.push(
        sentenceOf(
          fact,
          facts.slice(0, at).some(({ doer }) => doer.text === fact.doer.text) ? known(fact.doer.text) : fact.doer.text
        )
      )
    if (!fact.doer.isPronoun) last = fact
  }
  return beats
}

/** Whether no other of the family is “he” as well. */
function isOnly({ text, gender }: ToldDoer, family: readonly KinMember[]): boolean {
  return !family.some((other) => other.called !== text && other.gender === gender)
}

function lastSentence(beat: string): number {
  return countWords(beat.split('. ').at(-1) ?? '')
}
