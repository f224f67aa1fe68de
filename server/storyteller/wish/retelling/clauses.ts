import { isPlural } from '../../language/common-nouns.ts'
import { isPastVerb } from '../../language/past-verbs.ts'
import { isReducedParticiple } from '../../language/reduced-participle.ts'
import { baseOfVerb, isIrregularPast } from '../../language/verb-forms.ts'
import { tagsOfWord } from '../../language/word-list.ts'
import type { TaggedWord } from './tagged-words.ts'

/** What a message says of one doer: “we | found him in papa’s slipper”. */
export interface Clause {
  /** What stands before the doer and says when or where: “after school”. */
  lead: readonly TaggedWord[]
  /** Who does it, as it was typed; empty where that is left out: “caught his first fish”. */
  subject: readonly TaggedWord[]
  /** What is said of that one, with its finite verb at `verbAt`. */
  said: readonly TaggedWord[]
  verbAt: number
  /** “and”, “but”, “so”, “then” or “because”, by which it goes on in one sentence; empty where it begins one. */
  joint: string
}

/** A clause, or what was typed between two stops and has no verb: “direct hit”. */
export type Piece = Clause | { fragment: readonly TaggedWord[] }

const HYPHEN = /^[-–—]$/u
const STOP = /^(?:[.!?;:…]+|[–—-]+)$/u
const ALONE =
  /^(?:i|he|she|it|we|they|there|this|that|everyone|everybody|nobody|no-one|everything|someone|somebody|nothing)$/iu
const RUNS_ON = /^(?:i|he|she|it|we|they|there)$/iu
const OWNER = /^(?:my|our|his|her|their|its|your)$/iu
const JOINT = /^(?:and|but|so|then|because|cos|n)$/iu
/** Before these a doer has not begun. */
const LEADS =
  /^(?:and|but|so|then|now|today|yesterday|tonight|also|finally|ok|okay|well|anyway|suddenly|apparently|luckily|meanwhile|later|afterwards|once|instead|tomorrow|turns|out)$/iu
const DROPPED_LEAD = /^(?:and|but|so|then|now|today|yesterday|tonight|ok|okay|well|anyway|also|apparently|turns|out)$/iu
/** After these a clause belongs to the one before it. */
const KEEPS =
  /^(?:that|who|which|where|when|what|how|why|if|because|as|than|like|until|till|while|before|after|since|whether|though|although|unless|case|wherever|whenever|whose|the|a|an|of|in|on|at|with|by|for|from|to|about|and|or)$/iu
const BETWEEN =
  /^(?:also|only|just|all|both|even|always|never|ever|nearly|almost|already|still|then|now|really|actually|finally|secretly|quietly|happily|proudly|somehow|once|not|accidentally|immediately|suddenly|quickly|slowly|carefully|each|literally|totally|kindly|usually|mostly|sometimes|often|simply|politely|apparently)$/iu
const IN_PHRASE = /^(?:DET|ADJ|NUM|NOUN|PROPN|SYM)$/u
const MOST_OF_SUBJECT = 12
/** So many words of a doer may stand before “and”. */
const LONG_PHRASE = 3
const AUXILIARY =
  /^(?:is|are|was|were|am|has|have|had|does|do|did|can|ca|could|will|wo|would|should|must|might|may|cannot|[’'](?:s|re|ve|ll|d|m))$/iu

/** The clauses of a message in order, and what is none. */
export function piecesOf(words: readonly TaggedWord[]): Piece[] {
  return sentencesOf(words).flatMap(piecesOfSentence)
}

function sentencesOf(words: readonly TaggedWord[]): TaggedWord[][] {
  const sentences: TaggedWord[][] = [[]]
  for (const [at, word] of words.entries()) {
    // “Twenty-three” is one word.
    const isHyphen = HYPHEN.test(word.text) && word.isGlued && words[at + 1]?.isGlued === true
    const isStop = STOP.test(word.text) && !isHyphen
    if (isStop || /\p{Extended_Pictographic}/u.test(word.text)) sentences.push([])
    else sentences.at(-1)?.push(word)
  }
  return sentences.filter((sentence) => sentence.some(({ pos }) => pos !== 'PUNCT'))
}

function piecesOfSentence(words: readonly TaggedWord[]): Piece[] {
  const starts: { cut: number; joint: string; read: ReadClause }[] = []
  for (let at = 0; at < words.length; at += 1) {
    const from = starts.at(-1)
    if (from !== undefined && at <= from.read.verbAt) continue
    const begun =
      beginsAt(words, at, from === undefined ? null : from.read.verbAt) ?? behindRelative(words, at, from?.read)
    if (begun !== null) starts.push({ cut: at, joint: begun.joint, read: begun.read })
  }
  const [first] = starts
  if (first === undefined) return [{ fragment: words }]
  const pieces: Piece[] = first.cut > 0 ? [{ fragment: trimmed(words.slice(0, first.cut)) }] : []
  for (const [index, { read, joint }] of starts.entries()) {
    const end = starts[index + 1]?.cut ?? words.length
    const said = trimmed(words.slice(read.subjectEnd, end))
    pieces.push({
      lead: words.slice(read.leadFrom, read.subjectFrom).filter(({ pos }) => pos !== 'PUNCT'),
      subject: words.slice(read.subjectFrom, read.subjectEnd),
      said,
      verbAt: read.verbAt - read.subjectEnd,
      joint: index === 0 ? '' : joint
    })
  }
  return pieces.filter((piece) => !('fragment' in piece) || piece.fragment.length > 0)
}

function trimmed(words: readonly TaggedWord[]): TaggedWord[] {
  const kept = [...words]
  while (
    kept.length > 0 &&
    /^(?:PUNCT|SYM)$/u.test(kept.at(-1)?.pos ?? '') &&
    !/[)’'\p{L}]$/u.test(kept.at(-1)?.text ?? '')
  )
    kept.pop()
  // “…, no princesses please”, “…, then the milk in glass bottles”: what has no verb and is said of the telling or of what came next.
  const tail = kept.findLastIndex(
    ({ text }, at) =>
      text === ',' &&
      /^(?:no|not|then|please|signed|thanks|with)$/iu.test(kept[at + 1]?.text ?? '') &&
      !kept.some((_, later) => later > at + 1 && isFinite(kept, later))
  )
  if (tail > 2) kept.length = tail
  while (/^(?:and|but|so|then|because)$/iu.test(kept.at(-1)?.text ?? '')) kept.pop()
  while (kept[0]?.pos === 'PUNCT') kept.shift()
  return kept
}

/** “A giraffe who is afraid of heights | keeps her head down”. */
function behindRelative(
  words: readonly TaggedWord[],
  at: number,
  read: ReadClause | undefined
): { joint: string; read: ReadClause } | null {
  if (
    read === undefined ||
    at < read.verbAt + 2 ||
    !/^(?:who|that|which)$/iu.test(words[read.subjectEnd - 1]?.text ?? '')
  )
    return null
  const [last, word] = [words[at - 1], words[at]]
  if (
    word === undefined ||
    word.pos !== 'VERB' ||
    !/^(?:NOUN|PROPN|ADJ)$/u.test(last?.pos ?? '') ||
    !isFinite(words, at)
  )
    return null
  return { joint: 'and', read: { leadFrom: at, subjectFrom: at, subjectEnd: at, verbAt: at } }
}

/** Whether a clause begins there; before `verbAt` is the verb of the one before. */
function beginsAt(
  words: readonly TaggedWord[],
  at: number,
  before: number | null
): { joint: string; read: ReadClause } | null {
  const word = words[at]
  if (word === undefined) return null
  if (before === null) {
    if (at === 0 || (words[at - 1]?.pos === 'PUNCT' && !HYPHEN.test(words[at - 1]?.text ?? '')))
      return found(words, at, '', true)
    if (JOINT.test(word.text)) return found(words, at + 1, '', false)
    return runsOn(words, at) ? found(words, at, '', false) : null
  }
  const last = words[at - 1]
  if (last?.pos === 'PUNCT' && !HYPHEN.test(last.text)) {
    const joint = JOINT.test(word.text) ? jointOf(word.text) : ''
    return found(words, joint === '' ? at : at + 1, joint === '' ? 'and' : joint, true)
  }
  if (JOINT.test(word.text)) {
    const next = words[at + 1]
    if (/^so$/iu.test(word.text) && !/^(?:PRON|DET|NOUN|PROPN)$/u.test(next?.pos ?? '')) return null
    if (/^(?:because|cos)$/iu.test(word.text)) return null
    const isTwo = JOINT.test(next?.text ?? '') && !/^(?:so)$/iu.test(next?.text ?? '')
    return found(words, isTwo ? at + 2 : at + 1, jointOf(isTwo ? (next?.text ?? '') : word.text), true)
  }
  return runsOn(words, at) ? found(words, at, '', false) : null
}

function jointOf(typed: string): string {
  const joint = typed.toLowerCase()
  return joint === 'cos' ? 'because' : joint === 'n' ? 'and' : joint
}

function found(
  words: readonly TaggedWord[],
  at: number,
  joint: string,
  mayLeaveOut: boolean
): { joint: string; read: ReadClause } | null {
  const read = readClause(words, at, mayLeaveOut)
  return read === null ? null : { joint, read }
}

/** “… in Napier it was a spotty”, and neither “put it was” nor “all the songs they know”. */
function runsOn(words: readonly TaggedWord[], at: number): boolean {
  const word = words[at]
  const last = words[at - 1]
  if (word === undefined || last === undefined || !RUNS_ON.test(word.text)) return false
  if (KEEPS.test(last.text) || /^(?:VERB|AUX|ADP|SCONJ|CCONJ|PART)$/u.test(last.pos)) return false
  const verb = words[at + 1]
  if (verb === undefined || !isFinite(words, at + 1)) return false
  const isSoMany = words.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:so|such)$/iu.test(text))
  const isLeft =
    isSoMany ||
    (/^(?:it|they|he|she)$/iu.test(word.text) && /^(?:so|much|hard|loud|big|long|thick|fast)$/iu.test(last.text))
  const next = words[at + 2]
  const isRelative = last.pos === 'NOUN' && (next === undefined || /^(?:VERB|PUNCT|CCONJ|SCONJ)$/u.test(next.pos))
  return !isLeft && !isRelative
}

interface ReadClause {
  leadFrom: number
  subjectFrom: number
  subjectEnd: number
  verbAt: number
}

/** The doer and the finite verb of a clause that begins at a word; null where none does. */
function readClause(words: readonly TaggedWord[], from: number, mayLeaveOut: boolean): ReadClause | null {
  let at = from
  while (
    at < words.length &&
    (LEADS.test(words[at]?.text ?? '') ||
      (words[at]?.pos === 'INTJ' && !/^\p{Lu}/u.test(words[at + 1]?.text ?? '')) ||
      words[at]?.pos === 'PUNCT')
  )
    at += 1
  let leadFrom = from
  while (leadFrom < at && (DROPPED_LEAD.test(words[leadFrom]?.text ?? '') || words[leadFrom]?.pos === 'PUNCT'))
    leadFrom += 1
  const read = doerAt(words, at)
  if (read !== null) return { leadFrom, subjectFrom: at, ...read }
  const afterPlace = phraseEnd(words, at)
  if (afterPlace > at) {
    const later = doerAt(words, afterPlace)
    if (later !== null) return { leadFrom, subjectFrom: afterPlace, ...later }
  }
  if (!mayLeaveOut) return null
  const verbAt = verbFrom(words, at)
  const verb = words[verbAt]
  if (verb === undefined || !isFinite(words, verbAt)) return null
  // “Is there a story”, “but so does her brother”, “signed by Neel”.
  if (AUXILIARY.test(verb.text) && verbAt === from && from === 0) return null
  if (/^(?:do|does|did)$/iu.test(verb.text) && !/^n[’']?t|not$/iu.test(words[verbAt + 1]?.text ?? '')) return null
  if (/^by$/iu.test(words[verbAt + 1]?.text ?? '')) return null
  // “Are we there yet”, “said Piotr”, and “packed” alone.
  if (/^so$/iu.test(words[verbAt - 1]?.text ?? '') && AUXILIARY.test(verb.text)) return null
  const after = words[verbAt + 1]
  // “… bought a new one, is a tamago one”: who is that?
  if (
    /^(?:is|was|are|were|[’']s)$/iu.test(verb.text) &&
    after?.pos === 'DET' &&
    !/^tomorrow$/iu.test(words[verbAt - 1]?.text ?? '')
  )
    return null
  if (after === undefined || after.pos === 'PUNCT') return null
  if (AUXILIARY.test(verb.text) && ALONE.test(after.text)) return null
  if (/^(?:said|asked|says|asks)$/iu.test(verb.text) && after.pos === 'PROPN') return null
  return { leadFrom, subjectFrom: at, subjectEnd: at, verbAt }
}

/** “After school”, “at breakfast,”, “this morning”: where the doer begins behind it. */
function phraseEnd(words: readonly TaggedWord[], from: number): number {
  const [first, second] = [words[from], words[from + 1]]
  const isTime =
    /^(?:this|that|last|every|one|all)$/iu.test(first?.text ?? '') &&
    /^(?:morning|afternoon|evening|night|week|day|weekend)$/iu.test(second?.text ?? '')
  if (isTime) return from + (words[from + 2]?.pos === 'PUNCT' ? 3 : 2)
  if (first?.pos !== 'ADP') return from
  for (let at = from + 1; at < Math.min(words.length, from + 7); at += 1) {
    const word = words[at]
    if (word === undefined) break
    if (word.text === ',') return at + 1
    if (at > from + 1 && RUNS_ON.test(word.text)) return at
    if (!IN_PHRASE.test(word.pos) && !OWNER.test(word.text) && word.pos !== 'PART' && word.pos !== 'ADP') break
  }
  return from
}

function verbFrom(words: readonly TaggedWord[], from: number): number {
  let at = from
  while (
    at < words.length &&
    (BETWEEN.test(words[at]?.text ?? '') || (words[at]?.pos === 'ADV' && (words[at]?.text ?? '').endsWith('ly')))
  )
    at += 1
  return at
}

function doerAt(words: readonly TaggedWord[], from: number): { subjectEnd: number; verbAt: number } | null {
  let hasHead = false
  for (let at = from; at < Math.min(words.length, from + MOST_OF_SUBJECT); at += 1) {
    const word = words[at]
    if (word === undefined) return null
    if (hasHead) {
      const verbAt = verbFrom(words, at)
      if (words[verbAt] !== undefined && isFinite(words, verbAt) && !isRelativeVerb(words, from, verbAt))
        return { subjectEnd: at, verbAt }
    }
    if (at === from && ALONE.test(word.text)) hasHead = true
    else if (ALONE.test(word.text) && !/^(?:this|that)$/iu.test(word.text)) return null
    // “The first rain of the season and both of them”: one of the two is no doer.
    else if (/^and$/iu.test(word.text) && at - from > LONG_PHRASE) return null
    else if (isInPhrase(words, at, from))
      hasHead ||= /^(?:NOUN|PROPN|NUM)$/u.test(word.pos) || /^(?:both|all|half)$/iu.test(word.text)
    else return null
  }
  return null
}

/** “A robot made from a blender wins”: it is the second of the two that tells. */
function isRelativeVerb(words: readonly TaggedWord[], from: number, verbAt: number): boolean {
  const clause = words.slice(from)
  // “The yellow bed that uncle Beto painted” has only told which bed.
  const relative = clause.findIndex(({ text }) => /^(?:that|which|who|whose)$/iu.test(text))
  if (relative > 0 && relative < verbAt - from - 1) return true
  return (
    isReducedParticiple(
      clause.map(({ text }) => text),
      verbAt - from
    ) && clause.some((_, at) => at > verbAt - from && isFinite(clause, at))
  )
}

function isInPhrase(words: readonly TaggedWord[], at: number, from: number): boolean {
  const word = words[at]
  if (word === undefined) return false
  if (IN_PHRASE.test(word.pos) || OWNER.test(word.text)) return true
  // “His only line”.
  if (/^(?:only|very|own)$/iu.test(word.text) && at > from) return true
  if (HYPHEN.test(word.text) && word.isGlued) return true
  if (at === from) return /ing$/iu.test(word.text) && word.pos === 'VERB'
  if (word.pos === 'PART' && /[’']s?$/u.test(word.text)) return true
  if (/^(?:and|&|or|not|all|both|who|that|which|made|called|named)$/iu.test(word.text)) return true
  if (/^(?:us|them|you)$/iu.test(word.text)) return words[at - 1]?.text.toLowerCase() === 'of'
  if (word.pos === 'ADP') return /^(?:of|in|at|from|with|on|by|next|to|under|behind|outside|for|out)$/iu.test(word.text)
  return (
    word.pos === 'VERB' &&
    (/(?:ing|ed)$/iu.test(word.text) ||
      isReducedParticiple(
        words.slice(from).map(({ text }) => text),
        at - from
      ))
  )
}

/** Whether a word is a verb of which a time is said: “put”, “is”, “spits”, “we take”, and neither “to put” nor “his left shoe”. */
export function isFinite(words: readonly TaggedWord[], at: number): boolean {
  const word = words[at]
  if (word === undefined) return false
  const plain = word.text.toLowerCase()
  const last = words[at - 1]
  const next = words[at + 1]
  // Grandma Rose.
  if (at > 0 && word.pos === 'PROPN' && /^\p{Lu}/u.test(word.text)) return false
  if (/^to$/iu.test(last?.text ?? '')) return false
  if (AUXILIARY.test(plain)) return word.pos === 'AUX' || /^(?:has|have|had|do|does|did|is|was|are|were)$/u.test(plain)
  if (/^(?:to|n[’']t|not|will|would|can|could|should|must|might|did|does|do)$/iu.test(last?.text ?? '')) return false
  if (!/^(?:VERB|NOUN|ADJ|ADV|PROPN)$/u.test(word.pos)) return false
  const isBehindNoun =
    last === undefined ||
    !(
      last.pos === 'DET' ||
      OWNER.test(last.text) ||
      last.pos === 'ADP' ||
      (last.pos === 'ADJ' && !BETWEEN.test(last.text))
    )
  const isOfNoun = next?.pos === 'NOUN' && last !== undefined && /^(?:DET|ADJ|ADP|NUM)$/u.test(last.pos)
  if (!isBehindNoun || isOfNoun) return false
  // “She waves”, “mixed up”, whatever the tagger takes them for.
  if (last !== undefined && /^(?:he|she|it)$/iu.test(last.text) && /[^s]s$/u.test(plain) && baseOfVerb(plain) !== plain)
    return true
  if (
    word.pos === 'ADJ' &&
    isPast(plain) &&
    /^(?:NOUN|PROPN|PRON)$/u.test(last?.pos ?? '') &&
    /^(?:ADP|DET|PRON|ADV)$/u.test(next?.pos ?? '')
  )
    return true
  if (isPast(plain)) return word.pos === 'VERB' || (/^(?:NOUN|ADJ)$/u.test(word.pos) && isSurelyPast(plain))
  // “The girls share a room”, where the tagger sees a noun.
  if (
    last !== undefined &&
    at >= 2 &&
    last.pos === 'NOUN' &&
    isPlural(last.text.toLowerCase()) &&
    /^(?:DET|PRON|ADP|ADV|ADJ)$/u.test(next?.pos ?? '') &&
    /^(?:VERB|NOUN)$/u.test(word.pos) &&
    baseOfVerb(plain) === plain &&
    tagsOfWord(plain).some((tag) => /Verb|Infinitive|PresentTense/u.test(tag))
  )
    return true
  if (word.pos !== 'VERB') return false
  const base = baseOfVerb(plain)
  if (/[^s]s$/u.test(plain)) return base !== null && base !== plain
  return last !== undefined && /^(?:i|we|they|you|both|all)$/iu.test(last.text) && !plain.endsWith('ing')
}

const NO_PAST =
  /^(?:red|bed|wet|odd|tired|hundred|need|shed|seed|speed|iced|fried|boiled|salted|frozen|mashed|grilled|scared|excited|worried|pleased|bored|interested|surprised|naked|wicked|indeed|instead|ahead|bread|read|spread|thread|ready|already|delighted|covered|dressed|shaped|coloured|colored|striped|crooked)$/iu
const SAME_FORM = /^(?:put|shut|set|let|cut|fit|hit|beat|cost|spread|read|bet|burst|split|quit)$/iu

export function isPast(verb: string): boolean {
  if (NO_PAST.test(verb)) return /^(?:read|spread)$/iu.test(verb)
  return (
    SAME_FORM.test(verb) ||
    isIrregularPast(verb) ||
    isPastVerb(verb) ||
    /^\p{L}{2,}ed$/u.test(verb) ||
    MORE_PASTS.test(verb)
  )
}

const MORE_PASTS =
  /^(?:drove|thought|bent|felt|rose|found|saw|left|used|lost|bit|hung|learnt|burnt|spilt|spelt|redid|swam|dug|woke|chose|fed|fought|bought|brought|caught|taught|sought|slid|stuck|struck|swung|spun|shook|shone|meant|dealt|kept|slept|swept|wept|crept|leapt|spent|sent|lent|built|heard|held|sold|told|paid|laid|said|led|met|shot|sat|won|ran|began|sang|drank|rang|sank|came|became|grew|knew|threw|blew|flew|drew|wore|tore|swore|broke|spoke|stole|froze|wrote|rode|gave|forgave|forgot|got|ate|fell|hid|lit|stood|understood|took|went|made|had|did|was|were)$/u

/** Of a word that the tagger takes for a noun. */
function isSurelyPast(verb: string): boolean {
  return (
    /^(?:learnt|redid|practised|plaited|fasted|blew|spelt|knitted|iced|skyped)$/u.test(verb) ||
    (MORE_PASTS.test(verb) && !/^(?:felt|rose|found|saw|left|lost|bit|fed|stuck|led|shot|fell|lit|spun)$/u.test(verb))
  )
}
