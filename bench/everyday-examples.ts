import { readdirSync } from 'node:fs'

import { labelledLines, listedLines } from './labelled-sentences.ts'

/** A message as a family types it, and what it is about; null where it is of no topic. */
export interface EverydayExample {
  topic: string | null
  message: string
}

const FOLDER = 'everyday'

/** Sentences under the topic that they are about, from bench/everyday/training-*.txt. */
export function everydayTraining(): EverydayExample[] {
  return filesOf('training').flatMap((file) =>
    labelledLines(file, FOLDER).map(({ heading, text }) => ({ topic: heading, message: text }))
  )
}

/** What is of no topic, one to a line, from bench/everyday/others-*.txt, and what a family types in its worst week. */
export function everydayOthers(): EverydayExample[] {
  const sorrows = SORROWS.flatMap((file) => labelledLines(file).map(({ text }) => text)).filter(
    (text, at) => at % EACH === 0 && !/[(@]/u.test(text)
  )
  return [...filesOf('others').flatMap((file) => listedLines(file, FOLDER)), ...sorrows].map((message) => ({
    topic: null,
    message
  }))
}

/** Whole sentences; those with `(a|b)` stand for many. */
const SORROWS = ['training-sorrows-by-others.txt', 'training-told-sorrows.txt']
/** Of more of them than there are of the topics the model would rather say nothing. */
const EACH = 2

/** Lines of `topic|message` of bench/everyday/held-out.txt, which no fit has seen. */
export function everydayHeldOut(): EverydayExample[] {
  return labelledHeldOut('held-out.txt')
}

/** The same of the topics that were added last, of which the model has learnt fourteen sentences each. */
export function everydayHeldOutNewest(): EverydayExample[] {
  return labelledHeldOut('held-out-newest.txt')
}

function labelledHeldOut(file: string): EverydayExample[] {
  return listedLines(file, FOLDER).map((line) => {
    const [topic = '', message = ''] = line.split('|')
    return { topic, message }
  })
}

/** The same of what is of no topic. */
export function everydayHeldOutOthers(): EverydayExample[] {
  return listedLines('held-out-others.txt', FOLDER).map((message) => ({ topic: null, message }))
}

function filesOf(kind: string): string[] {
  return readdirSync(new URL(`${FOLDER}/`, import.meta.url))
    .filter((file) => file.startsWith(`${kind}-`) && file.endsWith('.txt'))
    .toSorted()
}
