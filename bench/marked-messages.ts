import { readdirSync, readFileSync } from 'node:fs'

import { TAGS, tokensOfMessage, type MessageToken, type Tag } from '#server/storyteller/plan/subject-model.ts'

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

/** The stretches of one kind, as “first-last” of its tokens. */
export function stretchesIn(tags: readonly Tag[], kind: 'subject' | 'grave'): string[] {
  return tags.flatMap((tag, at) => {
    if (tag !== `B-${kind}`) return []
    let last = at
    while (tags[last + 1] === `I-${kind}`) last += 1
    return [`${at}-${last}`]
  })
}

export function placeOf(tag: Tag): number {
  return TAGS.indexOf(tag)
}

/** The message without what stands in one kind of stretch, and that by itself. */
export function splitAt(
  { message, tokens, tags }: MarkedMessage,
  kind: 'subject' | 'grave'
): { inside: string[]; rest: string } {
  const stretches = stretchesIn(tags, kind).map((stretch) => stretch.split('-').map(Number))
  const textOf = (first = 0, last = 0): string => message.slice(tokens[first]?.start, tokens[last]?.end)
  let rest = ''
  let at = 0
  for (const [first, last] of stretches) {
    rest += message.slice(at, tokens[first ?? 0]?.start)
    at = tokens[last ?? 0]?.end ?? at
  }
  return { inside: stretches.map(([first, last]) => textOf(first, last)), rest: rest + message.slice(at) }
}
