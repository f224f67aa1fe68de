import { capital } from '../capital.ts'
import type { CastMember } from '../plan/story-plan.ts'
import { escapeForRegExp } from '../text-measures.ts'
import {
  beginParagraph,
  mayBeCalled,
  meantBy,
  passOver,
  rivalsFor,
  rivalsInTheEar,
  speakOf,
  STRANGERS,
  type Gendered,
  type Someone,
  type Spoken
} from '../verify/pronouns.ts'
import { wordPattern } from '../word-pattern.ts'
import { saysWhatWasAsked } from './says-it.ts'

/**
 * Names come out of the realiser with marks around them, which this file reads and takes away: after the first name in
 * a paragraph a member is she or he where no other could be meant (`verify/pronouns.ts` holds the rule), and where the
 * grammar of the place is plain. Everywhere else the name stays.
 */
const OPEN = '\uE000'
const CLOSE = '\uE001'
/** After a name that stays a name: in a row of things and whose they are. */
const KEPT = '\uE002'
/** The member’s place in the request follows the mark. */
const FIRST_INDEX = 0xe100
const NAME = /\uE000([\uE100-\uE1FF])([^\uE001]*)\uE001/gu

/** Where the names stand in a text with marks, and whose they are. */
export function nameMarks(text: string): { index: number; start: number; end: number }[] {
  return [...text.matchAll(NAME)].map((found) => {
    const end = found.index + found[0].length
    return {
      index: (found[1] ?? '').charCodeAt(0) - FIRST_INDEX,
      start: found.index,
      end: text.startsWith(KEPT, end) ? end + 1 : end
    }
  })
}

export function marked(member: CastMember): string {
  return `${OPEN}${String.fromCharCode(FIRST_INDEX + member.index)}${member.called}${CLOSE}`
}

/** A name that no pronoun stands for. */
export function markedAndKept(member: CastMember): string {
  return withNamesKept(marked(member))
}

/** The same mark with another name in it: “Mum”, and it is still Salma. */
export function calledInstead(mark: string, called: string): string {
  return mark.replace(NAME, (_, index: string) => `${OPEN}${index}${called}${CLOSE}`)
}

/** A text whose names stay names. */
export function withNamesKept(text: string): string {
  return text.replaceAll(CLOSE, `${CLOSE}${KEPT}`)
}

/** The same of some of them only. */
export function withNamesKeptOf(text: string, isKept: (index: number) => boolean): string {
  return text.replaceAll(NAME, (mark, index: string) =>
    isKept(index.charCodeAt(0) - FIRST_INDEX) ? withNamesKept(mark) : mark
  )
}

export function withoutMarks(text: string): string {
  return text.replaceAll(/[\uE000-\uE002\uE100-\uE1FF]/gu, '')
}

const FORMS = {
  she: { subject: 'she', object: 'her', possessive: 'her' },
  he: { subject: 'he', object: 'him', possessive: 'his' }
} as const
/** After so many in a row the name is heard again. */
const MOST_IN_A_ROW = 3

/** “The bed of Theo” is Theo’s bed; the thought of Theo is another matter. */
const OF_MEMBER =
  /\bthe ((?!(?:thought|sight|name|front|end|rest|top|sound|word|story|half|middle|side|picture|size|place|names|one|two|first|last|best|most|edge|age|way|time|smell|feel|look|care|love|loss|news|dream|whole of)\b)(?:(?:last|left|right|small|warm|whole|good) )?\p{Ll}+) of (\uE000[\uE100-\uE1FF][^\uE001]*\uE001(?:\uE002|(?!\uE002)))(?!’s|,? and\b|, \uE000| the \p{Ll})/giu

/** What a reader of one paragraph still has in the ear from the one before. */
export interface Heard {
  spoken: Spoken
  named: ReadonlySet<CastMember>
}

/**
 * A paragraph with its marks resolved, and what is heard of it in the next. `guest` is what a person of the wish is
 * called ("the princess"), who may be meant by she and he like a member, or only by one of them.
 */
export function withPronouns(
  paragraph: string,
  cast: readonly CastMember[],
  before: Heard | null = null,
  guest: string | null = null,
  pronounOfGuest: 'she' | 'he' | null = null
): { text: string; heard: Heard } {
  const text = paragraph.replaceAll(OF_MEMBER, (_, thing: string, name: string) => `${name}’s ${thing}`)
  const spoken = beginParagraph(before?.spoken ?? null)
  const named = new Set<CastMember>()
  const isKnown = (member: CastMember) => named.has(member) || before?.named.has(member) === true
  // Whom a stranger of the plot is called may not be one of the family in the same paragraph.
  const strangers = { she: /\b(?:she|her|hers)\b/iu.test(text), he: /\b(?:he|him|his)\b/iu.test(text) }
  // “Father Christmas went out. ‘That was you,’ said Theo”: whom he or she would mean now.
  const met = { she: false, he: false }
  const present = new Set(nameMarks(text).map(({ index }) => index))
  // “She leaned over to Mei”: a member who is only known from the paragraph before has a name beside another she.
  const isAlone = (pronoun: Gendered, member: CastMember) =>
    !cast.some((other) => other !== member && present.has(other.index) && mayBeCalled(pronoun, other))
  let out = ''
  let at = 0
  let row = 0
  for (const match of text.matchAll(NAME)) {
    const between = text.slice(at, match.index + 1)
    listen(spoken, between, guest, pronounOfGuest)
    const told = `${quotesOpen(out) ? '“' : ''}${between}`.replaceAll(/“[^”]*(?:”|$)/gu, ' ')
    met.she ||= STRANGERS.she.test(told)
    met.he ||= STRANGERS.he.test(told)
    out += between.slice(0, -1)
    const end = match.index + match[0].length
    const isKept = text.startsWith(KEPT, end)
    at = isKept ? end + 1 : end
    const member = cast.find((each) => each.index === (match[1]?.charCodeAt(0) ?? 0) - FIRST_INDEX)
    const name = match[2] ?? ''
    if (!member) {
      out += name
      continue
    }
    const isSpoken = quotesOpen(out)
    const { pronouns } = member
    const isGendered = pronouns === 'she' || pronouns === 'he'
    const meant = isGendered ? meantBy(pronouns, spoken) : []
    const isClear =
      isGendered &&
      !strangers[pronouns] &&
      !met[pronouns] &&
      (named.has(member) || (isKnown(member) && isAlone(pronouns, member))) &&
      meant.length === 1 &&
      meant[0] === member
    // Where two were spoken of in the paragraph before, a new one begins with a name.
    const isNewOfTwo = isGendered && rivalsFor(pronouns, spoken).size === 0 && rivalsInTheEar(pronouns, spoken).size > 1
    const isTagOfTwo = isGendered && INVERTED.test(out) && rivalsFor(pronouns, spoken).size > 1
    const isOwn = isGendered && text.startsWith('’s', at) && isOwnOf(member, pronouns, out, spoken)
    const isFree =
      isClear &&
      !isTagOfTwo &&
      !isNewOfTwo &&
      (row < MOST_IN_A_ROW || isCalledSo(sentenceOf(out), pronouns)) &&
      !isListed(text, match.index, at) &&
      !isKept
    const said =
      isGendered && !isSpoken && (isOwn || isFree) ? placed(out, text.slice(at), FORMS[pronouns], member) : null
    speakOf(spoken, member)
    if (said === null) {
      out += name
      row = 0
      if (isGendered && !isSpoken) met[pronouns] = false
      if (!isSpoken) named.add(member)
      continue
    }
    row += 1
    named.add(member)
    if (text.startsWith('’s', at)) at += 2
    out = said
  }
  listen(spoken, text.slice(at), guest, pronounOfGuest)
  return { text: withoutMarks(out + text.slice(at)), heard: { spoken, named } }
}

/** “Theo shook Theo’s head”: it is his, where the sentence begins with him and names no other who may be he. */
function isOwnOf(member: CastMember, pronouns: Gendered, out: string, { sentences }: Spoken): boolean {
  const sentence = sentenceOf(out).trimStart()
  if (!sentence.startsWith(`${member.called} `) || STRANGERS[pronouns].test(sentence)) return false
  const mayBe = [...(sentences.at(-1) ?? [])].filter((each) => mayBeCalled(pronouns, each))
  return mayBe.length === 1 && mayBe[0] === member
}

/** What has been said of the sentence that goes on. */
function sentenceOf(out: string): string {
  return out.slice(Math.max(...['. ', '! ', '? ', '.” '].map((end) => out.lastIndexOf(end))) + 1)
}

/** “She put a hand on her tummy”: a name in the same sentence would be another one’s. */
function isCalledSo(sentence: string, pronouns: 'she' | 'he'): boolean {
  return (pronouns === 'she' ? /\b(?:she|her)\b/iu : /\b(?:he|him|his)\b/iu).test(sentence.replaceAll(/“[^”]*”/gu, ''))
}

/** A stretch without names; the guest in it may be she or he, and is heard where the guest is named. */
function listen(spoken: Spoken, stretch: string, guest: string | null, pronouns: 'she' | 'he' | null): void {
  const parts = guest === null ? [stretch] : stretch.split(wordPattern(escapeForRegExp(guest), 'iu'))
  for (const [at, part] of parts.entries()) {
    if (at > 0) speakOf(spoken, GUESTS[pronouns ?? 'either'])
    passOver(spoken, part)
  }
}

const GUEST: Someone = { called: 'the guest', pronouns: null, nature: null, speaks: true }
const GUESTS: Readonly<Record<'she' | 'he' | 'either', Someone>> = {
  she: { ...GUEST, pronouns: 'she' },
  he: { ...GUEST, pronouns: 'he' },
  either: GUEST
}

const SENTENCE_START = /(?:^|[.!?…][”’)]?\s+)$/u
const JOINED = /(?:^|[\s,“])(?:and|but|so|then|when|while|because|until|that|if|where|though|what|which|as|once)\s$/iu
/** “In bed she lay on one side”, “From the door of the room he could see it”: where it was stands before. */
const WHERE_FIRST =
  /(?:^|[.!?…][”’)]?\s+)(?:In|On|At|Under|By|From|Behind|Beside|Inside|Over|Between|Along|Near|Through|Outside|Up|Down|Out)(?: (?!(?:went|came|ran|sat|stood|lay|fell|flew|got|rolled|jumped|and|but)\b)\p{Ll}+){1,6} $/u
/** “At last she shook a box”, “In case it was hungry, she stood a cow beside it”. */
const LED_IN =
  /(?:^|[.!?…][”’)]?\s+)(?:(?:At last|At first|In the end|After that|This time|That time|Today|Tomorrow|Soon|Again|From then on|All at once|For a moment)|(?:In case|When|If|After|Before|Because|As|While|Since|With|Without|Although|To)\b[^.!?“”\uE000]*,)\s$/u
const PREPOSITION =
  /\b(?:to|for|with|at|from|beside|behind|near|by|after|about|past|towards|around|round|under|over|before|between|against|without|told|asked|gave|showed|handed|helped|watched|heard|saw|found|followed|reached|passed|brought|lent|woke|tucked|nudged|thanked|patted|poked|joined|let|made)\s$/iu
/** What a subject is followed by: a verb in the past, or a word that stands before one. */
const VERB =
  /^ (?:\p{Ll}+ed|was|were|had|did|could|would|might|must|should|went|came|saw|said|took|got|gave|made|knew|thought|sat|stood|lay|ran|fell|held|kept|left|let|put|set|shut|cut|hit|read|told|felt|found|heard|began|bent|bit|blew|brought|built|bought|caught|chose|crept|drew|drank|drove|ate|flew|forgot|froze|grew|hid|hung|hurt|knelt|laid|led|leant|lent|lost|meant|met|paid|rang|rode|rose|sang|sank|sent|shook|shone|slept|slid|spoke|spent|spread|sprang|stuck|swam|swung|taught|threw|trod|understood|woke|wore|won|wound|wrote|slept|dreamt|learnt|swept|wept|only|never|always|still|just|nearly|hardly|almost|already|also|soon|then|now|even|simply|slowly|quietly|softly|gently|carefully|quickly|at once|at last|once|twice)\b/u
const ENDS =
  /^(?:[.,;:!?…]|$| (?:and(?! \uE000)|but|so|in|on|at|with(?! \uE000)|by|for|from|to|as|again|too|now|then|once|out|up|down|over|under|into|round|back|before|after|until|that|what|how|where|when)\b)/u
const INVERTED = /([,!?.…]”\s+)(said|asked|answered|whispered|called|replied|murmured)\s$/u

/** All that has been said with the pronoun after it, or null where a name is plainer. */
function placed(out: string, after: string, forms: (typeof FORMS)['she' | 'he'], member: CastMember): string | null {
  if (after.startsWith('’s')) {
    // “Isla’s was nearer”: what is hers stands before.
    if (!/^’s \p{Ll}/u.test(after) || /^’s (?:was|were|is|are|had|did|came|went)\b/u.test(after)) return null
    return out + (SENTENCE_START.test(out) ? capital(forms.possessive) : forms.possessive)
  }
  const inverted = INVERTED.exec(out)
  if (inverted) {
    if (!/^[.,;:]|^ (?:to|and|in|at|with|from|into|without|over|very)\b/u.test(after) || /^,? who\b/u.test(after))
      return null
    return `${out.slice(0, inverted.index)}${inverted[1] ?? ''}${forms.subject} ${inverted[2] ?? ''}`
  }
  if (SENTENCE_START.test(out)) {
    if (!VERB.test(after)) return null
    return out + (saysWhatWasAsked(out, after) ? forms.subject : capital(forms.subject))
  }
  if ((JOINED.test(out) || LED_IN.test(out) || WHERE_FIRST.test(out)) && VERB.test(after)) return out + forms.subject
  // “It was no good, for Isla and the comb came away together”: here it joins, and who comes after it acts.
  if (/,\sfor\s$/u.test(out)) return null
  // “With her, who drew on everything”: a member who is described has a name.
  if (PREPOSITION.test(out) && ENDS.test(after) && !/^,? who\b/u.test(after)) {
    // Who looks at herself is named.
    const sentence = sentenceOf(out)
    const isOwn = sentence.includes(member.called) || /\b(?:she|he)\b/iu.test(sentence)
    return isOwn ? null : out + forms.object
  }
  return null
}

/** One of several names in a row: “Isla and Theo”. */
function isListed(text: string, start: number, end: number): boolean {
  return /\uE001\uE002?,? (?:and )?$/u.test(text.slice(0, start)) || /^,? (?:and )?\uE000/u.test(text.slice(end))
}

/** Whether what comes after `text` is spoken. */
export function quotesOpen(text: string): boolean {
  return text.lastIndexOf('“') > text.lastIndexOf('”')
}
