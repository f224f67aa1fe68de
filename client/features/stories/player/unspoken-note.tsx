import { Fragment } from 'react'

import type { NarrationTimings } from '#shared/narration.ts'

interface UnspokenNoteProps {
  /** Of the voice. */
  name: string
  content: string
  timings: NarrationTimings
}

/** What the voice leaves out because it cannot read it, for whoever sits by the bed to say instead; else nothing. */
export function UnspokenNote({ name, content, timings }: UnspokenNoteProps) {
  const words = unspokenWords(content, timings)
  if (words.length === 0) return null
  return (
    <p className="mt-1 text-[15px] leading-snug text-pretty text-text2 text-shadow-[0_1px_10px_rgb(6_8_14/.9)] wide:mt-2">
      {name} cannot read{' '}
      {words.map((word, i) => (
        <Fragment key={word}>
          {i > 0 && ', '}
          <bdi>{word}</bdi>
        </Fragment>
      ))}
      . Say it with your own voice.
    </p>
  )
}

const MOST = 4

/** Each once, in the order of the story. A picture that is not read is no loss to a listener; a name is. */
export function unspokenWords(content: string, { unspoken }: Pick<NarrationTimings, 'unspoken'>): string[] {
  const words = unspoken.flatMap(([from, to]) => content.slice(from, to).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  return [...new Set(words)].slice(0, MOST)
}
