import { Fragment } from 'react'

import type { NarrationTimings } from '#shared/narration.ts'

interface UnspokenNoteProps {
  /** Of the voice. */
  name: string
  content: string
  timings: NarrationTimings
}

/** What the voice leaves out because it cannot read it, for the parent by the bed to say instead; else nothing. */
export function UnspokenNote({ name, content, timings }: UnspokenNoteProps) {
  const words = unspokenWords(content, timings)
  if (words.length === 0) return null
  return (
    <p className="mt-1 text-[15px] leading-snug text-pretty text-text2 text-shadow-[0_1px_10px_rgb(6_8_14/.9)] wide:mt-2">
      {name} cannot read{' '}
      {words.slice(0, MOST).map((word, i) => (
        <Fragment key={word}>
          {i > 0 && ', '}
          <bdi>{word}</bdi>
        </Fragment>
      ))}
      {words.length > MOST && ' and more'}. Say {words.length === 1 ? 'it' : 'them'} with your own voice.
    </p>
  )
}

const MOST = 4
/** Tags, signs of a page’s own language and addresses are nothing to be read aloud. */
const NO_WORDS = /^(?:<|&|www\.|https?:)/

/** Each once, in the order of the story. A picture that is not read is no loss to a listener; a name is. */
function unspokenWords(content: string, { unspoken }: Pick<NarrationTimings, 'unspoken'>): string[] {
  const parts = unspoken.map(([from, to]) => content.slice(from, to)).filter((part) => !NO_WORDS.test(part))
  return [...new Set(parts.flatMap((part) => part.match(/\p{L}[\p{L}\p{M}\p{N}]*/gu) ?? []))]
}
