import { readdirSync } from 'node:fs'

import { labelledLines, plainWords } from './labelled-sentences.ts'
import { heldOutMessages } from './marked-messages.ts'

/** Files of bench/sorrow/ of which only figures are taken. */
export function heldOutFiles(): string[] {
  return readdirSync(new URL('sorrow/', import.meta.url)).filter((file) => file.startsWith('held-out'))
}

/** The plain words of every sentence of which the figures of `sorrowRows` are taken. */
export function heldOutSentences(): ReadonlySet<string> {
  return new Set([
    ...heldOutFiles().flatMap((file) => labelledLines(file).map(({ text }) => plainWords(text))),
    ...heldOutMessages().map(({ message }) => plainWords(message))
  ])
}
