import { readdirSync, readFileSync } from 'node:fs'

import {
  stretchesOf,
  TAGS,
  tokensOfMessage,
  type MessageToken,
  type Tag
} from '#server/storyteller/language/subject-model.ts'

const FOLDER = new URL('./subjects/', import.meta.url)

/** A message as a family types it, and what stands in it: “can you do [a whale], {we buried the cat} and we are late”. */
export interface MarkedMessage {
  message: string
  tokens: MessageToken[]
  /** One for each token. */
  tags: Tag[]
}

/** Those of bench/subjects/training-*.txt, from which the model learns. */
export function trainingMessages(): MarkedMessage[] {
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith('training-'))
    .toSorted()
    .flatMap(marked)
}

/** Those on which it is measured, and from which nothing is ever learnt. */
export function heldOutMessages(): MarkedMessage[] {
  return ['held-out.txt', 'held-out-2.txt'].flatMap(marked)
}

function marked(file: string): MarkedMessage[] {
  return readFileSync(new URL(file, FOLDER), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => readMarks(line.trim()))
}

/** @throws RangeError where a mark is not closed, or stands in another. */
export function readMarks(line: string): MarkedMessage {
  let message = ''
  const stretches: { kind: 'subject' | 'grave'; start: number; end: number }[] = []
  let open: { kind: 'subject' | 'grave'; start: number } | null = null
  for (const letter of line) {
    if (letter === '[' || letter === '{') {
      if (open) throw new RangeError(`a mark stands in another: ${line}`)
      open = { kind: letter === '[' ? 'subject' : 'grave', start: message.length }
    } else if (letter === ']' || letter === '}') {
      if (!open) throw new RangeError(`a mark is closed that was not opened: ${line}`)
      stretches.push({ ...open, end: message.length })
      open = null
    } else message += letter
  }
  if (open) throw new RangeError(`a mark is not closed: ${line}`)
  const tokens = tokensOfMessage(message)
  const tags = tokens.map((token): Tag => {
    const inside = stretches.find(({ start, end }) => token.start >= start && token.end <= end)
    if (!inside) return 'aside'
    const isFirst = tokens.find(({ start }) => start >= inside.start) === token
    return `${isFirst ? 'B' : 'I'}-${inside.kind}`
  })
  return { message, tokens, tags }
}

export function placeOf(tag: Tag): number {
  return TAGS.indexOf(tag)
}

/** The message without what stands in one kind of stretch, and that by itself. */
export function splitAt(
  { message, tokens, tags }: MarkedMessage,
  kind: 'subject' | 'grave'
): { inside: string[]; rest: string } {
  const stretches = stretchesOf(tags, kind).map(({ first, last }) => ({
    start: tokens[first]?.start ?? 0,
    end: tokens[last]?.end ?? message.length
  }))
  const from = [0, ...stretches.map(({ end }) => end)]
  const to = [...stretches.map(({ start }) => start), message.length]
  return {
    inside: stretches.map(({ start, end }) => message.slice(start, end)),
    rest: from.map((start, at) => message.slice(start, to[at])).join('')
  }
}
