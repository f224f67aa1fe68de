import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

import { knownNoun } from '#content/lexicon.ts'
import { hash } from '../random.ts'

/**
 * What stands in a message: an aside to the storyteller, what the story is to be about, and what is to be heard whatever is
 * told; of the last two the first word (B) and the others (I), as is usual for labelling sequences.
 */
export const TAGS = ['aside', 'B-subject', 'I-subject', 'B-grave', 'I-grave'] as const
export type Tag = (typeof TAGS)[number]

/** Tokens of a message that stand together, by their places; the last is one of them. */
export interface Stretch {
  first: number
  last: number
}

export function stretchesOf(tags: readonly Tag[], kind: 'subject' | 'grave'): Stretch[] {
  return tags.flatMap((tag, at) => {
    if (tag !== `B-${kind}`) return []
    let last = at
    while (tags[last + 1] === `I-${kind}`) last += 1
    return [{ first: at, last }]
  })
}

/** A word, a number or a mark of a message, and where it stands in it. */
export interface MessageToken {
  text: string
  start: number
  end: number
  isMark: boolean
}

/**
 * A linear-chain model: how much each feature of a token speaks for each tag, and how much one tag for the next. A feature
 * that the model was not fitted to has no weight.
 */
export interface SubjectModel {
  /** For each feature one weight per tag. */
  weights: ReadonlyMap<number, Float32Array | Float64Array>
  /** One row per tag before, and one more for the beginning. */
  transitions: Float64Array
}

const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’&-][\p{L}\p{M}\p{N}]+)*|\p{Extended_Pictographic}|[^\s\p{L}\p{N}]+/gu

export function tokensOfMessage(message: string): MessageToken[] {
  return [...message.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
    isMark: !/[\p{L}\p{N}]/u.test(text)
  }))
}

/** Words before which a clause mostly begins. */
const OPENERS = new Set(
  'and but so because cos coz bc as since or then also maybe perhaps please pls can could would make keep let with without no not nothing something anything story tale about if when while where who that which he she they we i it she’s he’s it’s i’m we’re they’re there’s'.split(
    ' '
  )
)
const SIZES: readonly number[] = [4, 9, 16, 28]

/** The features of each token, as hashes. `names` are those of the family, in small letters. */
export function featuresOfTokens(tokens: readonly MessageToken[], names: ReadonlySet<string>): number[][] {
  const words = tokens.map(({ text, isMark }) => (isMark ? markOf(text) : plain(text)))
  const classes = tokens.map((token, at) => classOf(token, words[at] ?? '', names))
  const clauses = clausesOf(tokens, words)
  const size = SIZES.filter((most) => tokens.length > most).length
  return tokens.map((token, at) => {
    const word = words[at] ?? ''
    const word1 = words[at - 1] ?? '<'
    const word2 = words[at - 2] ?? '<<'
    const next1 = words[at + 1] ?? '>'
    const next2 = words[at + 2] ?? '>>'
    const { index, opener, openers, closer, isFirst, isLast, place } = clauses[at] ?? NO_CLAUSE
    const spot = Math.min(index, 3)
    const said = [
      `w ${word}`,
      `w-1 ${word1}`,
      `w-2 ${word2}`,
      `w+1 ${next1}`,
      `w+2 ${next2}`,
      `ww- ${word1} ${word}`,
      `ww+ ${word} ${next1}`,
      `www ${word1} ${word} ${next1}`,
      `www- ${word2} ${word1} ${word}`,
      `+ww ${next1} ${next2}`,
      `-ww ${word2} ${word1}`,
      `c ${classes[at] ?? ''}`,
      `cc- ${classes[at - 1] ?? '<'} ${classes[at] ?? ''}`,
      `cc+ ${classes[at] ?? ''} ${classes[at + 1] ?? '>'}`,
      `ccc ${classes[at - 1] ?? '<'} ${classes[at] ?? ''} ${classes[at + 1] ?? '>'}`,
      `wc ${word1} ${classes[at] ?? ''}`,
      `s3 ${word.slice(-3)}`,
      `s2 ${word.slice(-2)}`,
      `o ${opener}`,
      `oo ${openers}`,
      `ooo ${openers} ${spot}`,
      `end ${closer}`,
      `o ${opener} ${classes[at] ?? ''}`,
      `place ${place}`,
      `place ${place} ${spot}`,
      `size ${size}`,
      `size ${size} ${at === 0 ? 'first' : ''}`,
      `size ${size} ${place}`,
      `first ${isFirst} last ${isLast} ${size}`,
      `first ${isFirst} ${opener}`,
      `last ${isLast} ${opener}`,
      `spot ${spot}`,
      `mark ${token.isMark}`
    ]
    return said.map((feature) => hash(feature))
  })
}

interface ClauseSpot {
  /** Of the token in its clause. */
  index: number
  opener: string
  openers: string
  closer: string
  isFirst: boolean
  isLast: boolean
  /** Of the clause in the message, in fourths. */
  place: number
}

const NO_CLAUSE: ClauseSpot = { index: 0, opener: '', openers: '', closer: '', isFirst: true, isLast: true, place: 0 }

function clausesOf(tokens: readonly MessageToken[], words: readonly string[]): ClauseSpot[] {
  const clauses: number[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const current = clauses.at(-1)
    const begins = token.isMark ? false : tokens[at - 1]?.isMark === true || (JOINTS.has(words[at] ?? '') && at > 0)
    if (begins && current && current.length > 0) clauses.push([at])
    else current?.push(at)
  }
  return clauses.flatMap((clause, nth) => {
    const said = clause.map((at) => words[at] ?? '').filter((word) => /[\p{L}\p{N}]/u.test(word))
    const opener = said[0] ?? ''
    return clause.map((_, index) => ({
      index,
      opener: OPENERS.has(opener) ? opener : '-',
      openers: said.slice(0, 2).join(' '),
      closer: said.at(-1) ?? '',
      isFirst: nth === 0,
      isLast: nth === clauses.length - 1,
      place: Math.floor((4 * nth) / clauses.length)
    }))
  })
}

const JOINTS = new Set([
  'but',
  'so',
  'because',
  'cos',
  'coz',
  'bc',
  'cause',
  'since',
  'please',
  'pls',
  'maybe',
  'can',
  'could'
])

/** A request writes what ends a sentence as a comma, and brackets too. */
function markOf(text: string): string {
  return /^[.,!?;:…()]/u.test(text) ? ',' : /^[-–—]/u.test(text) ? '-' : '*'
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll("'", '’')
}

function classOf({ text, isMark }: MessageToken, word: string, names: ReadonlySet<string>): string {
  if (isMark) return markOf(text)
  if (names.has(word.replace(/’s$/u, ''))) return 'name'
  if (/^\p{N}/u.test(text)) return 'number'
  const noun = knownNoun(word)
  if (noun !== null) return `noun ${noun.sort}`
  const isCapital = /^\p{Lu}\p{Ll}/u.test(text)
  return isCapital ? 'capital' : word.length <= 3 ? `short ${word}` : `~${word.slice(-2)}`
}

const START = TAGS.length

/** The tags that are most likely together (Viterbi), one for each token. */
export function tagsOf(model: SubjectModel, features: readonly (readonly number[])[]): Tag[] {
  const size = TAGS.length
  let scores = new Float64Array(size).fill(-Infinity)
  const back: Int8Array[] = []
  for (const [at, all] of features.entries()) {
    const own = scoresOf(model, all)
    const next = new Float64Array(size).fill(-Infinity)
    const from = new Int8Array(size)
    for (let tag = 0; tag < size; tag += 1) {
      if (at === 0) {
        next[tag] = isAllowed(START, tag) ? (own[tag] ?? 0) + (model.transitions[START * size + tag] ?? 0) : -Infinity
        continue
      }
      for (let before = 0; before < size; before += 1) {
        if (!isAllowed(before, tag)) continue
        const score = (scores[before] ?? 0) + (own[tag] ?? 0) + (model.transitions[before * size + tag] ?? 0)
        if (score > (next[tag] ?? -Infinity)) {
          next[tag] = score
          from[tag] = before
        }
      }
    }
    back.push(from)
    scores = next
  }
  let tag = scores.indexOf(Math.max(...scores))
  const tags: Tag[] = []
  for (let at = features.length - 1; at >= 0; at -= 1) {
    tags.unshift(TAGS[tag] ?? 'aside')
    tag = back[at]?.[tag] ?? 0
  }
  return tags
}

/** Inside comes only after a beginning or another inside of the same. */
function isAllowed(before: number, tag: number): boolean {
  if (tag === 2) return before === 1 || before === 2
  if (tag === 4) return before === 3 || before === 4
  return true
}

function scoresOf(model: SubjectModel, features: readonly number[]): Float64Array {
  const scores = new Float64Array(TAGS.length)
  for (const feature of features) {
    const weights = model.weights.get(feature)
    if (weights) for (let tag = 0; tag < scores.length; tag += 1) scores[tag] = (scores[tag] ?? 0) + (weights[tag] ?? 0)
  }
  return scores
}

const savedModel = z.object({
  /** What a weight of one is worth. */
  scale: z.number(),
  transitions: z.array(z.number()),
  /** Base64: four bytes of a feature, the lowest first, and one per tag of its weights, from -127 to 127. */
  weights: z.string()
})

let loaded: SubjectModel | null = null

/** The model that `bench/train-subject-model.ts` has fitted; read once. */
export function subjectModel(): SubjectModel {
  if (loaded) return loaded
  const { scale, transitions, weights } = savedModel.parse(
    JSON.parse(readFileSync(new URL('subject-weights.json', import.meta.url), 'utf8'))
  )
  const bytes = Buffer.from(weights, 'base64')
  const size = TAGS.length
  const row = 4 + size
  const entries = Array.from({ length: bytes.length / row }, (_, at): [number, Float32Array] => [
    bytes.readUInt32LE(at * row),
    Float32Array.from({ length: size }, (_value, tag) => scale * bytes.readInt8(at * row + 4 + tag))
  ])
  loaded = { weights: new Map(entries), transitions: Float64Array.from(transitions) }
  return loaded
}
