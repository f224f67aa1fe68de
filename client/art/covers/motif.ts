import type { SceneMotif } from '../motifs.ts'

/**
 * Where a picture stands in the night: `g` on the nearest hill, `p` behind it, so that a face looks over it, `s` free in
 * the sky, `w` in the water.
 */
export type Stand = 'g' | 'p' | 's' | 'w'

/**
 * One thing that a cover can show. The picture is named as in the Fluent Emoji set or in `own-motifs.ts`; the landscapes,
 * parted by blanks, are those that suit it; the words, parted by commas and in the singular, are how a wish says it. A
 * word with an exclamation mark ("house!") is said in passing so often that the theme of the story is heard first.
 */
export type MotifRow = readonly [icon: string, stand: Stand, lands: string, words: string]

/** A row of a table, read. */
export interface CoverMotif {
  icon: string
  stand: Stand
  lands: readonly SceneMotif[]
}

/** What of a story decides what its cover shows. */
export interface CoverTheme {
  /** The wish as the parent typed it. */
  theme: string
  /** What became of it: how a sentence says it, and the id of the pack that knows it; missing in older stories. */
  about?: { label: string; theme: string | null } | undefined
}
