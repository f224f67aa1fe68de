import type { StoryLibrary } from '#content/library.ts'
import type { Act } from '../act.ts'
import type { CastMember, StoryPlan } from '../plan/story-plan.ts'
import { countWords, gramsOf, overlap, sentencesOf, tokensOf } from '../text-measures.ts'
import { verifyOthersStory } from '../verify/verify-story.ts'
import { correctionFor, faultOf, names } from './act-writer.ts'
import type { NameShield } from './name-shield.ts'
import { strangersAtStarts } from './stranger-names.ts'

/** What a paragraph that is told anew has to fit. */
export interface RetellPlace {
  plan: StoryPlan
  shield: NameShield
  title: string
  /** The story as it may leave the house. */
  paragraphs: readonly string[]
  index: number
  act: Act
}

/** Shares of the paragraph's words, and so many besides: what is shorter or longer is of another length. */
const LEAST = 0.6
const MOST = { share: 1.4, words: 10 }
/** Of its runs of four words: more, and it is the same again. */
const SAME = 0.6

export function mostWords({ paragraphs, index }: Pick<RetellPlace, 'paragraphs' | 'index'>): number {
  return countWords(paragraphs[index] ?? '') * MOST.share + MOST.words
}

/** A code, or null for a paragraph that may stand in the place of the one that was there. */
export function retoldFault(text: string, place: RetellPlace, library: StoryLibrary): string | null {
  const { plan, paragraphs, index, act, shield } = place
  const before = paragraphs[index] ?? ''
  const words = countWords(text)
  if (words > mostWords(place)) return 'too-long'
  if (words < LEAST * countWords(before)) return 'too-short'
  if (isBroken(text, before)) return 'broken'
  if (speaksOfItself(text, paragraphs)) return 'chatty'
  if (overlap(gramsOf(text, 4), gramsOf(before, 4)) > SAME) return 'same'
  const others = paragraphs.filter((_, at) => at !== index)
  const fault = faultOf(text, { act, plan, library, shield, told: others, outline: paragraphs }, [])
  if (fault !== null) return fault
  if (strangersAtStarts(text, plan, paragraphs).length > 0) return 'stranger-name'
  if (missingIn(text, place).length > 0) return 'missing'
  return newFaultOfWhole(text, place, library)
}

/** Who was in the paragraph, and is not in the other text for it. */
export function missingIn(text: string, { plan, paragraphs, index }: RetellPlace): CastMember[] {
  return plan.cast.filter(({ called }) => names(paragraphs[index] ?? '', called) && !names(text, called))
}

export function correctionOf(fault: string, text: string, place: RetellPlace): string {
  return CORRECTIONS[fault] ?? correctionFor(fault, missingIn(text, place))
}

const CORRECTIONS: Record<string, string> = {
  'too-long': 'It was too long: about as many words as the paragraph has now.',
  'too-short': 'It was too short: about as many words as the paragraph has now.',
  'more-than-one': 'It was more than one paragraph. Write one paragraph, and nothing before or after it.',
  cut: 'It broke off. Write the whole paragraph, shorter, to the end of its last sentence.',
  broken: 'There was a sentence without its beginning or its end. Write whole sentences.',
  end: 'The last sentence had no end. Write whole sentences.',
  chatty: 'You spoke about the text. Write the paragraph alone.',
  markdown: 'Write a plain paragraph, without any marks, lists or headings.',
  slot: 'Write a plain paragraph, without any marks, lists or headings.',
  same: 'It was the same again. Say it in other words, with another picture.',
  sleep: 'It is the last paragraph of all: the hero, by name, is asleep in it.'
}

/** Begins in the middle of a sentence, or has one that stops before its last word: “They walked to the.” */
function isBroken(text: string, before: string): boolean {
  if (/^[“‘(…]*\p{Ll}/u.test(text)) return true
  if (text.endsWith('…') && !before.endsWith('…')) return true
  return sentencesOf(text).some((sentence) => UNFINISHED.test(sentence))
}

const UNFINISHED = /(?<![\p{L}’])(?:the|an?|and|or|because|my|your|our|their|its|every|very)[.!?…]?[”’)]*$/iu

/** A writer that talks about its work: “Here it is, rewritten”. Words that the story has itself are the story's. */
function speaksOfItself(text: string, paragraphs: readonly string[]): boolean {
  const told = new Set(paragraphs.flatMap(tokensOf))
  if (tokensOf(text).some((token) => OF_WRITING.has(token) && !told.has(token))) return true
  return /^(?:sure|certainly|of course|absolutely|okay|got it)\b[^.!?“”]{0,60}(?::|\b(?:here|let)\b)/iu.test(text)
}

const OF_WRITING = new Set(
  'paragraph paragraphs rewrite rewrites rewriting rewritten rewrote retelling retold rephrase rephrased paraphrase paraphrased revised reworded'.split(
    ' '
  )
)

/** What the whole story breaks with the other text and did not break before. */
function newFaultOfWhole(text: string, place: RetellPlace, library: StoryLibrary): string | null {
  const { plan, paragraphs, index, act, title } = place
  const whole = (own: string) => ({
    title,
    paragraphs: paragraphs.map((each, at) => ({ act, text: at === index ? own : each }))
  })
  const known = new Set(verifyOthersStory(whole(paragraphs[index] ?? ''), plan, library).map(({ code }) => code))
  return verifyOthersStory(whole(text), plan, library).find(({ code }) => !known.has(code))?.code ?? null
}
