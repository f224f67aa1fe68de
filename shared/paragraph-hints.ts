import * as z from 'zod/mini'

/** Where in a story a paragraph stands: at its turn, on the way to sleep, or anywhere else. */
export const STORY_PARTS = ['story', 'turn', 'wind-down'] as const
export type StoryPart = (typeof STORY_PARTS)[number]

/**
 * What the writer of a paragraph knows of how it is told aloud. The storyteller fills it, the story keeps it, the
 * narrator follows it. Everything may be left out: the narrator then reads it from the text as well as it can.
 */
export const paragraphHintsSchema = z.object({
  part: z.optional(z.enum(STORY_PARTS)),
  /** Everybody who may speak in the story, by name, in one order for all its paragraphs. */
  cast: z.optional(z.array(z.string())),
  /** Who says each quotation of the paragraph, by name, in order; null where it is no member of the cast, or not known. */
  speakers: z.optional(z.array(z.nullable(z.string()))),
  /** Words that are told of for the first time in the story: new where the paragraph has them first. */
  newWords: z.optional(z.array(z.string())),
  /** Words of the paragraph, in small letters, that were told in the paragraph before it: no reader leans on them again. */
  given: z.optional(z.array(z.string())),
  /**
   * What of the paragraph comes again through the story, and is told alike each time: sentences, the words of a speaker
   * in one, or the whole of it. A reporting clause is no refrain by itself.
   */
  refrains: z.optional(z.array(z.string())),
  /** Names of the children the story is for: never swallowed. */
  names: z.optional(z.array(z.string())),
  /** Where in the story it begins, 0 to 1, as it was known when it was written: the pace follows it. 0 is the very beginning. */
  position: z.optional(z.number())
})
export type ParagraphHints = z.infer<typeof paragraphHintsSchema>
