import nlp from 'compromise'

import { remembered } from '../remembered.ts'
import { isPlural } from './common-nouns.ts'

/** The singular of a noun in small letters: “hedgehog” of “hedgehogs”; what is none stays as it is. */
export const oneOf = remembered((many) => {
  // An opera is no opus.
  if (!isPlural(many)) return many
  // After an article it is a noun, and no verb of one: “bears”.
  const read: unknown = nlp(`the ${many}`).nouns().toSingular().text()
  const one = typeof read === 'string' ? read.replace(/^the /u, '') : ''
  return one === '' ? many : one
}, 500)

/** The plural: “guavas” of “guava”. */
export const manyOf = remembered((one) => {
  const read: unknown = nlp(`the ${one}`).nouns().toPlural().text()
  const many = typeof read === 'string' ? read.replace(/^the /u, '') : ''
  return many === '' ? one : many
}, 500)
