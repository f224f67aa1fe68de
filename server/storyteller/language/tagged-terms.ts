import nlp from 'compromise'
import * as z from 'zod/mini'

import { remembered } from '../remembered.ts'

/** A word of a text, and what the tagger takes it for: “Noun”, “Plural”, “PastTense”. */
export interface Term {
  text: string
  tags: readonly string[]
}

const termsSchema = z.array(z.object({ terms: z.array(z.object({ text: z.string(), tags: z.array(z.string()) })) }))

/** The words of a text with their tags, in order; of a mark that stands alone the text is empty. */
export const termsOf = remembered((text): readonly Term[] => {
  const read = termsSchema.safeParse(nlp(text).json())
  return read.success ? read.data.flatMap(({ terms }) => terms).map(mended) : []
}, 500)

/** “Mr Jones from swimming drew a whale”: only Drew is called so, and after “from” swimming is a noun. */
function mended(term: Term, at: number, all: readonly Term[]): Term {
  if (term.text === 'drew' && at > 0) return { ...term, tags: ['Verb', 'PastTense'] }
  const next = all[at + 1]
  const isDone = next?.text === 'drew' || next?.tags.includes('PastTense') === true
  const isFrom = /^from$/iu.test(all[at - 1]?.text ?? '')
  return isFrom && isDone && term.tags.includes('Gerund') ? { ...term, tags: ['Noun', 'Singular'] } : term
}
