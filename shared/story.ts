import * as z from 'zod/mini'

import { wireUserId } from './account.ts'
import { DEFAULT_VOICE, narratorVoiceSchema } from './narration.ts'

/** §9: at most ten, or a child loses track of who is who. */
export const MAX_CHARACTERS = 10
export const TOO_MANY_CHARACTERS = `Maximum ${MAX_CHARACTERS} characters allowed per story`
/** Three a night for four and a half years: enough for any family, and a bound on what one account stores and lists. */
export const MAX_STORIES = 5000
export const LIBRARY_FULL = `Your library is full: it holds ${MAX_STORIES} stories. Please delete some to make room.`
export const DEFAULT_THEME = 'Adventure'
/** As much of a theme as is shown; the storyteller hears all of it, for grief is often what is said last. */
export const THEME_LIMIT = 80
export const WISH_LIMIT = 2000

export const DURATIONS = ['short', 'medium', 'long'] as const
export const DURATION_LABELS: Record<Duration, { name: string; minutes: string }> = {
  short: { name: 'Short', minutes: '3-5 min' },
  medium: { name: 'Medium', minutes: '5-8 min' },
  long: { name: 'Long', minutes: '8-12 min' }
}
export type Duration = (typeof DURATIONS)[number]
export const DEFAULT_DURATION: Duration = 'medium'

export const CULTURES = ['western', 'japanese', 'chinese', 'maori', 'african', 'indian', 'latin', 'arabic'] as const
export type Culture = (typeof CULTURES)[number]
export const CULTURE_LABELS: Record<Culture, string> = {
  western: 'Western',
  japanese: 'Japanese',
  chinese: 'Chinese',
  maori: 'Māori',
  african: 'African',
  indian: 'Indian',
  latin: 'Latin',
  arabic: 'Arabic'
}
export const DEFAULT_CULTURE: Culture = 'western'

/** §9 names the first four of twelve; the rest are ours. One is drawn for every story. */
export const STORY_ELEMENTS = [
  'magical discovery',
  'hidden treasure',
  'time travel',
  'secret garden',
  'talking animals',
  'enchanted forest',
  'underwater world',
  'starlight journey',
  'flying adventure',
  'mysterious map',
  'friendly dragon',
  'kindness quest'
] as const
export type StoryElement = (typeof STORY_ELEMENTS)[number]

export const storySchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Paragraphs separated by blank lines. */
  content: z.string(),
  createdAt: z.iso.datetime(),
  isFavorite: z.boolean(),
  narratorVoice: narratorVoiceSchema,
  theme: z.string(),
  duration: z.enum(DURATIONS),
  culturalBackground: z.enum(CULTURES),
  characterNames: z.array(z.string()),
  /** Who wrote it: the embedded storyteller, a model, or a model finished by the embedded one. */
  writer: z.enum(['embedded', 'llm', 'llm+embedded']),
  /** True only where a model ran. */
  aiGenerated: z.boolean(),
  /**
   * What it turned out to be about, for its cover: how a sentence says it, and the name of the theme that knows it
   * (null for a wish that no theme pack knows). Missing in stories from before it was kept, and in those of a sorrow.
   */
  about: z.optional(z.object({ label: z.string(), theme: z.nullable(z.string()) }))
})
export type Story = z.infer<typeof storySchema>

const text = (most: number) => z.string().check(z.maxLength(most))
const listOrText = z.union([z.array(text(200)).check(z.maxLength(40)), text(1000)])

/** Who is meant twice, and blanks, are no fault yet; but the server does not read through thousands to find ten. */
const MOST_ENTRIES = 200
const fewEnough = z.refine<unknown>(
  (entries) => !Array.isArray(entries) || entries.length <= MOST_ENTRIES,
  TOO_MANY_CHARACTERS
)

/** Details travel as §3 says; whatever the server can look up in the family's own rows it looks up there. */
export const characterDetailSchema = z.object({
  name: text(120),
  age: z.optional(z.union([z.number(), z.string()])),
  relationship: z.optional(text(120)),
  avatar: z.optional(text(60)),
  hobbies: z.optional(listOrText),
  traits: z.optional(listOrText)
})

/**
 * The story generation request of §3. Labels are tolerated where ids are meant ("Short (3-5 min)" is short), an unknown
 * culture is western, and a blank theme is "Adventure": no parent is sent back to a form at bedtime.
 */
export const storyRequestSchema = z.object({
  userId: wireUserId,
  childName: z.optional(z.union([text(2000), z.array(text(120))]).check(fewEnough)),
  ageRange: z.optional(text(60)),
  theme: z.optional(z.string().check(z.maxLength(WISH_LIMIT, 'Please use a shorter theme'))),
  duration: z.optional(text(60)),
  narratorVoice: z.optional(z.catch(narratorVoiceSchema, DEFAULT_VOICE)),
  interests: z.optional(listOrText),
  culturalBackground: z.optional(text(60)),
  characterNames: z.optional(z.array(text(120)).check(fewEnough)),
  characterDetails: z.optional(z.array(characterDetailSchema).check(fewEnough)),
  /** Ids of the chosen family members; the surest way to say who is meant. */
  characterIds: z.optional(z.array(text(60)).check(fewEnough))
})
export type StoryRequestInput = z.input<typeof storyRequestSchema>
export type StoryRequest = z.output<typeof storyRequestSchema>

/** Stories of one page of the library, when nothing else is asked for, and at most. */
export const STORY_PAGE = { usual: 60, most: 200 } as const

/** A story without its text; `opening` is the beginning of it, at most 400 characters. */
export const storySummarySchema = z.extend(z.omit(storySchema, { content: true }), { opening: z.string() })
export type StorySummary = z.infer<typeof storySummarySchema>

/** One page of the library, favourites first and then the newest; `next` is where the page after it begins. */
export const storyPageSchema = z.object({
  stories: z.array(storySummarySchema),
  total: z.number(),
  favorites: z.number(),
  next: z.nullable(z.string())
})
export type StoryPage = z.infer<typeof storyPageSchema>

/** The specification asks with `userId` alone and gets everything; `view=summary` is ours. */
export const listStoriesQuery = z.object({
  userId: wireUserId,
  view: z.optional(z.literal('summary', 'Please ask for the view “summary”, or for none')),
  limit: z.optional(
    z.coerce.number('Please ask for 1 to 200 stories').check(z.int(), z.minimum(1), z.maximum(STORY_PAGE.most))
  ),
  after: z.optional(z.string().check(z.regex(/^[01]~[0-9TZ:.-]{10,40}~[\w-]{1,60}$/, 'There is no such page')))
})

const storyCoverSchema = z.pick(storySchema, {
  id: true,
  theme: true,
  culturalBackground: true,
  characterNames: true,
  about: true
})

/** What `POST /api/stories` streams. `progress.value` runs from 0 to 95; `done` carries the stored story. */
export const storyEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('plan'),
    paragraphs: z.number(),
    words: z.number(),
    /** What its picture is drawn from, as the stored story will have it. */
    cover: z.optional(storyCoverSchema),
    /** Names the story while a slow writer writes it: its paragraphs can be read aloud as they come (`narratePart`). */
    draft: z.optional(z.string())
  }),
  z.object({ type: z.literal('title'), text: z.string() }),
  z.object({ type: z.literal('paragraph'), index: z.number(), text: z.string() }),
  z.object({ type: z.literal('progress'), value: z.number() }),
  z.object({ type: z.literal('done'), story: storySchema }),
  z.object({ type: z.literal('error'), message: z.string(), code: z.string() })
])
export type StoryEvent = z.infer<typeof storyEventSchema>

/**
 * Which paragraphs of a story (counted from 0) can be said differently, and which can be put back as they were. Both are
 * empty for a story that was brought here from elsewhere.
 */
export const storyPartsSchema = z.object({ changeable: z.array(z.number()), restorable: z.array(z.number()) })
export type StoryParts = z.infer<typeof storyPartsSchema>

export const storyPartParams = z.object({
  id: text(60),
  index: z.coerce.number('There is no such part').check(z.int('There is no such part'), z.minimum(0), z.maximum(400))
})

/** `paragraph` is the text as the parent has it before their eyes: a part that has changed meanwhile is not changed again. */
export const retellSchema = z.object({
  paragraph: text(8000),
  to: z.enum(['other', 'before'], 'Please ask for “other” or “before”'),
  userId: wireUserId
})

export const setFavoriteSchema = z.object({ isFavorite: z.boolean(), userId: wireUserId })

/** §4: favourites first, then newest first. Times are ISO-8601 UTC, so text order is time order. */
export function byFavoriteThenNewest(
  a: Pick<Story, 'isFavorite' | 'createdAt'>,
  b: Pick<Story, 'isFavorite' | 'createdAt'>
): number {
  if (a.isFavorite !== b.isFavorite) return a.isFavorite ? -1 : 1
  return a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0
}
