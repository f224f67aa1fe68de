import type { StoryPart } from '#shared/paragraph-hints.ts'

/** Whose words they are: the teller's, a character's, or the teller's saying who spoke (“…,” said the moth). */
export type SpeechRole = 'telling' | 'quotation' | 'reporting'

/** What a good reader knows of a word beside how it is said. */
export interface WordProsody {
  role: SpeechRole
  /** Who speaks a quotation, numbered from 0; 0 where it is not known, and for the teller. */
  speaker: number
  /** Said a moment ago: no reader leans on it again. */
  isGiven: boolean
  /** The name of a child the story is for, the first time in its paragraph or in a refrain. */
  isName: boolean
  /**
   * Told alike each time, whatever stands around it. Left out elsewhere: a word that is like before keeps the name of its
   * recording, which some engines are paid for.
   */
  isRefrain?: boolean
}

/** What a good reader knows of a unit. An engine that has no use for it leaves it. */
export interface ProsodyHints {
  /** One for each word of the unit. */
  words: readonly WordProsody[]
  opensParagraph: boolean
  closesParagraph: boolean
  /** A unit that is nothing but a refrain is told at the turn as anywhere else. */
  part: StoryPart
  /** Tells units of one text apart that read alike; 0 for one that is nothing but a refrain. */
  variation: number
}
