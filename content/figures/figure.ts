/** What is told of a figure, each a paragraph that fits between any two scenes of a game at home. */
export const FIGURE_PARTS = ['wears', 'does', 'eats', 'where', 'joke'] as const

/**
 * A figure that another author made up, and what of it is free: what one wears to be it, what it does and eats, where
 * it is, its own small joke. A new one is an entry of a few lines; `figures.test.ts` reads them all.
 */
export interface Figure {
  /** As parents type it, in small letters; a space may be a hyphen or nothing. The first entry that knows a wish tells it. */
  names: readonly string[]
  /** What free thing it is told as, where `message/brands.ts` has no line of it: “twins”, a pack or a wish of a story. */
  free?: string
  /** And who does it in a sentence (“a little hen”): then “… goes to the zoo” is told of such a one. */
  who?: string
  /** Told in every night, a short one too: what of the house makes one look like it. */
  wears: string
  /** These as there is room. */
  does?: string
  eats?: string
  where?: string
  joke?: string
}
