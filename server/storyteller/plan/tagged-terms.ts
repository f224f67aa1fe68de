import nlp from 'compromise'
import * as z from 'zod/mini'

/** A word of a text, and what the tagger takes it for: “Noun”, “Plural”, “PastTense”. */
export interface Term {
  text: string
  tags: string[]
}

const termsSchema = z.array(z.object({ terms: z.array(z.object({ text: z.string(), tags: z.array(z.string()) })) }))

/** The words of a text with their tags, in order; of a mark that stands alone the text is empty. */
export function termsOf(text: string): Term[] {
  const read = termsSchema.safeParse(nlp(text).json())
  return read.success ? read.data.flatMap(({ terms }) => terms) : []
}
