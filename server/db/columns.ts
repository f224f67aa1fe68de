import { createHash } from 'node:crypto'
import * as z from 'zod/mini'

const textListSchema = z.array(z.string())

/** A column that holds a JSON list of text. */
export function readTextList(column: string): string[] {
  return textListSchema.parse(JSON.parse(column))
}

/** `stories.content_hash` of a text: lower-case hexadecimal SHA-256 of its UTF-8 bytes. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}
