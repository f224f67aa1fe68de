import type { ParagraphHints, StoryPart } from '#shared/paragraph-hints.ts'
import type { Culture } from '#shared/story.ts'
import type { StoryPlan } from './plan/story-plan.ts'
import type { StoryBrief } from './story-brief.ts'
import type { WishLore } from './wish-lore.ts'

export type { RequestedCharacter, StoryBrief } from './story-brief.ts'
export type { StoryPlan } from './plan/story-plan.ts'

/** What a family has been told in one story; under 2 KB as JSON. Ids that the content no longer knows are ignored. */
export interface StoryMemory {
  plotId: string
  /** Short hashes of the authored lines that were said. */
  lineIds: readonly string[]
  /** What happened; stories that were told before there was this have none. */
  facts?: StoryFacts
}

/** What a later story may come back to, by whichever writer. */
export interface StoryFacts {
  /** Who led, by name. */
  hero: string
  /** Where the family lives in this background: the place, and how its home is said. */
  culture: Culture
  place: string
  home: string
  /** Gone when the family deleted the story: nothing comes back out of it. */
  told: {
    /** The wish as it can be talked about. */
    about: string
    /** In one line, for a writer that reads. */
    summary: string
    /** Whom they met: "the small dragon". */
    met: string | null
    /** Whether one of an earlier story came back in it. */
    returned: boolean
  } | null
}

/** Newest first; more than thirty stories add nothing. */
export type FamilyHistory = readonly StoryMemory[]

export type StoryWriter = 'embedded' | 'llm' | 'llm+embedded'

export interface WrittenStory {
  title: string
  paragraphs: readonly string[]
  /** The paragraphs, separated by blank lines. */
  content: string
  /** Content words as `text-measures.ts` counts them. */
  words: number
  writer: StoryWriter
  /** What it is about, for its cover; missing where that is not to be shown. */
  about?: { label: string; theme: string | null }
  /** To be stored with the story, and handed back as the newest of `FamilyHistory`. */
  memory: StoryMemory
  /** How each paragraph is told aloud; left out by a writer that cannot say. */
  hints?: readonly ParagraphHints[]
  /**
   * For each paragraph, other texts for the same place: whichever are chosen, the story is as sound as before. Left out by
   * a writer that has none.
   */
  alternatives?: readonly (readonly string[])[]
}

export type StorytellerEvent =
  /** `about` as the story will have it. */
  | { type: 'plan'; plan: StoryPlan; about?: WrittenStory['about']; paragraphs: number; words: number }
  | { type: 'title'; text: string }
  /** Verified, in order, index from 0. */
  | { type: 'paragraph'; index: number; text: string; hints?: ParagraphHints }
  /** 0 to 95. */
  | { type: 'progress'; value: number }
  | { type: 'done'; story: WrittenStory }

/** What a story was planned with that neither its text nor what was asked for says for certain. */
export interface PlannedWith extends Pick<StoryFacts, 'hero' | 'place' | 'home'> {
  /** How the wish is said in it; null where that is not known. */
  about: string | null
}

/** A part of a story that a parent would have said differently. */
export interface RetellRequest {
  /** As the story was asked for. */
  brief: StoryBrief
  /** Null where it was not kept: then nothing is made up in its place. */
  planned: PlannedWith | null
  title: string
  /** The whole story as it is now. */
  paragraphs: readonly string[]
  /** Which of them. */
  index: number
  part: StoryPart
}

export interface WriteOptions {
  /** The same request, seed, history and lore tell the same story, byte for byte. */
  seed: string
  history: FamilyHistory
  signal?: AbortSignal
  /** Whose story it is, for a queue that is fair and a limit of cost; an opaque key, which is sent nowhere. */
  family?: string
  /** What is known of a wish that no pack knows; left out or null, the story says what is true of anything. */
  lore?: WishLore | null
}

/**
 * The port. A stream is always `plan`, `title`, paragraphs with progress between them, `done`. It throws the signal’s
 * reason when aborted, `AppError('invalid')` when no member was chosen or more than ten, and nothing else of its own.
 */
export interface Storyteller {
  readonly id: StoryWriter
  /** Resolves when it can write as fast as it ever will; rejects when it cannot write. Asked once, at the start. */
  ready: () => Promise<void>
  write: (request: StoryBrief, options: WriteOptions) => AsyncIterable<StorytellerEvent>
  /**
   * Another text for one paragraph, or null when none could be had now. Only of a writer that can be asked anew: the
   * alternatives of the others come with the story.
   */
  retell?: (request: RetellRequest, options: Omit<WriteOptions, 'history'>) => Promise<string | null>
}
