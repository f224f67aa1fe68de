import type { SpeechRole } from '../../../text/prosody-hints.ts'
import type { Phone } from '../align.ts'
import { isReduced, isSonorant, isVowel } from './stress.ts'
import { asksForMore, isContentWord, joins } from './word-classes.ts'

/** One word as the engine was given it, and what the melody must know of it. */
export interface MelodyWord {
  /** Small letters and apostrophes. */
  say: string
  /** Whether it is a word, or one of the parts in which the engine is given one: that which carries its accent, or another. */
  part: 'whole' | 'accented' | 'other'
  /** Which of its vowels, counted from 0, carries its stress; -1 when that is not known. */
  stress: number
  /** Whether the voice rests after it. */
  hasRest: boolean
  mark: '' | ',' | '?' | '!'
  role: SpeechRole
  /** Who speaks, counted from 0 in order of appearance. */
  speaker: number
  /** Said a moment ago. */
  isGiven: boolean
  /** The name of a child the story is for, the first time in its paragraph. */
  isName: boolean
  /** Told alike each time, whatever stands around it. */
  isRefrain: boolean
}

/** The kinds of end a breath can have. */
export type Edge = 'flow' | 'full-stop' | 'trailing' | 'clause' | 'comma' | 'before-reporting' | 'yes-no' | 'wh'

/** A word in time: its sounds, and where among them its stress lies. */
export interface SpokenMelodyWord extends MelodyWord {
  phones: readonly Phone[]
  /** The vowel that carries its stress; null when it has no vowel. */
  stressed: Phone | null
  isContent: boolean
}

/** Words said in one breath. Times are in seconds on the engine's clock. */
export interface BreathGroup {
  words: readonly SpokenMelodyWord[]
  start: number
  end: number
  role: SpeechRole
  speaker: number
  edge: Edge
  /** How much of an exclamation it is, 0 to 1. */
  exclaimed: number
  isRefrain: boolean
  lastVowel: Phone | null
  /** When the last sound ends that can carry a tune: what comes after a vowel in “asleep” has no pitch. */
  voiceEnd: number
}

/** Puts the sounds to their words. `owners` holds one word index per phone. */
export function spokenWords(
  words: readonly MelodyWord[],
  phones: readonly Phone[],
  owners: readonly number[]
): SpokenMelodyWord[] {
  const byWord = words.map((): Phone[] => [])
  for (const [i, phone] of phones.entries()) byWord[owners[i] ?? 0]?.push(phone)
  return words.map((word, i) => {
    const own = byWord[i] ?? []
    // Will and May are names where a child is called so, and no names are swallowed; nor is a syllable that is spelled “to”.
    const isContent = word.part === 'accented' || (word.part === 'whole' && (word.isName || isContentWord(word.say)))
    return { ...word, phones: own, stressed: stressedVowel(word, own), isContent }
  })
}

/** The vowel that is stressed; where the engine says fewer of them than its lexicon has, the first that can be. */
function stressedVowel({ stress }: MelodyWord, phones: readonly Phone[]): Phone | null {
  const vowels = phones.filter(({ name }) => isVowel(name))
  return vowels[stress] ?? vowels.find(({ name }) => !isReduced(name)) ?? vowels[0] ?? null
}

/**
 * Parts a unit where the voice rests or the text has a mark, and where a quotation begins or ends. `ending` is how the
 * unit ends. Groups without any sound are left out.
 */
export function breathGroups(
  words: readonly SpokenMelodyWord[],
  ending: 'sentence' | 'clause' | 'trailing'
): BreathGroup[] {
  const groups: BreathGroup[] = []
  let from = 0
  // Where the question began whose mark may come: a quotation, or what the last full stop left.
  let saidFrom = 0
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    const next = words[i + 1]
    if (!word) continue
    const isTurn = next !== undefined && next.role !== word.role
    if (next !== undefined && !word.hasRest && word.mark === '' && !isTurn) continue
    const part = words.slice(from, i + 1)
    const edge = edgeOf(word, next, ending, () => asksMore(words.slice(saidFrom, i + 1), part))
    const group = groupOf(part, edge)
    if (group) groups.push(...phrases(group))
    from = i + 1
    if (isTurn || word.mark === '?' || word.mark === '!') saidFrom = i + 1
  }
  exclaim(groups)
  return groups
}

/** Who calls out speaks higher and livelier from the first word on, and most of all in the breath that ends in the mark. */
const EXCLAIMED_BEFORE = 0.5

/** Carries a “!” back to where its sentence began: past a reporting clause, and not into the words of another speaker. */
function exclaim(groups: readonly BreathGroup[]): void {
  let last: BreathGroup | null = null
  for (const group of groups.toReversed()) {
    if (group.role === 'reporting') continue
    if (/[?!]/.test(group.words.at(-1)?.mark ?? '')) last = group.exclaimed > 0 ? group : null
    else if (last !== null && isSameVoice(group, last)) group.exclaimed = EXCLAIMED_BEFORE
    else last = null
  }
}

/** A refrain is told alike each time, whatever is called out beside it. */
function isSameVoice(one: BreathGroup, other: BreathGroup): boolean {
  return one.role === other.role && one.speaker === other.speaker && one.isRefrain === other.isRefrain
}

/** Longer than this, a breath is told in phrases, each with a tune of its own. */
const LONG_SECONDS = 2.3
const SHORTEST_SECONDS = 0.8

/** A long group in two or more phrases, parted before words that join, as near to the middle as there are any. */
function phrases(group: BreathGroup): BreathGroup[] {
  if (group.end - group.start <= LONG_SECONDS) return [group]
  const middle = (group.start + group.end) / 2
  let best = -1
  let distance = Infinity
  for (const [i, word] of group.words.entries()) {
    const at = word.phones[0]?.start
    if (at === undefined || word.part !== 'whole' || !joins(word.say) || joins(group.words[i - 1]?.say ?? 'and'))
      continue
    if (at - group.start < SHORTEST_SECONDS || group.end - at < SHORTEST_SECONDS) continue
    if (Math.abs(at - middle) >= distance) continue
    distance = Math.abs(at - middle)
    best = i
  }
  if (best < 0) return [group]
  const before = groupOf(group.words.slice(0, best), 'flow')
  const after = groupOf(group.words.slice(best), group.edge)
  return [before, after].flatMap((part) => (part ? phrases(part) : []))
}

function asksMore(question: readonly SpokenMelodyWord[], part: readonly SpokenMelodyWord[]): boolean {
  const said = (words: readonly SpokenMelodyWord[]) => words.map(({ say }) => say)
  return asksForMore(said(question), said(part))
}

function edgeOf(
  word: MelodyWord,
  next: MelodyWord | undefined,
  ending: 'sentence' | 'clause' | 'trailing',
  asksMore: () => boolean
): Edge {
  if (word.mark === '?') return asksMore() ? 'wh' : 'yes-no'
  if (next === undefined) return ending === 'sentence' ? 'full-stop' : ending
  if (word.role === 'quotation' && next.role === 'reporting') return 'before-reporting'
  return word.mark === '!' ? 'full-stop' : 'comma'
}

function groupOf(words: readonly SpokenMelodyWord[], edge: Edge): BreathGroup | null {
  const phones = words.flatMap((word) => word.phones)
  const [first, last] = [phones[0], phones.at(-1)]
  const word = words[0]
  if (!first || !last || !word) return null
  const lastVowel = phones.findLast(({ name }) => isVowel(name)) ?? null
  return {
    words,
    start: first.start,
    end: last.end,
    role: word.role,
    speaker: word.speaker,
    edge,
    exclaimed: words.at(-1)?.mark === '!' ? 1 : 0,
    isRefrain: words.every((each) => each.isRefrain),
    lastVowel,
    voiceEnd: voiceEndOf(phones, lastVowel) ?? last.end
  }
}

function voiceEndOf(phones: readonly Phone[], lastVowel: Phone | null): number | undefined {
  if (lastVowel === null) return undefined
  let at = phones.indexOf(lastVowel)
  while (isSonorant(phones[at + 1]?.name ?? '')) at++
  return phones[at]?.end
}
