import type { Story, StoryRequestInput } from '#shared/story.ts'
import { ApiError } from '../../../api/api-error.ts'
import { send } from '../../../api/call.ts'
import { readStoryEventSchema, readStorySchema } from '../../../api/spec-answers.ts'
import type { StoryDraft } from '../story-draft.ts'
import { readEvents } from './event-stream.ts'

/** What has come of a story so far; `progress` runs from 0 to 95. */
export interface Arrived {
  draft: StoryDraft | null
  progress: number
}

export interface StoryCreation {
  request: StoryRequestInput
  /** The same for every press of one order: the server answers the same story to it, never a second one. */
  key: string
  /** The draft before anything has come. */
  empty: StoryDraft
  onArrival: (arrived: Arrived) => void
}

/** The stream ended with an error event: the server gave up, and asking again would not help. */
class StoryRefused extends Error {}

/**
 * The connection failed before the story was whole. The server may be telling it all the same: asked again with the same
 * key, it answers that story and never a second one.
 */
export class StoryInterrupted extends Error {}

/**
 * Orders a story and follows it to its end. It is sent once (§7: mutations are not retried); whether to ask again is the
 * parent's to say.
 * @throws StoryInterrupted, ApiError, or an error that says why there is no story
 */
export async function listenToStory(order: StoryCreation): Promise<Story> {
  try {
    return await listen(order)
  } catch (error) {
    if (error instanceof ApiError || error instanceof StoryRefused) throw error
    throw new StoryInterrupted('Failed to generate story', { cause: error })
  }
}

async function listen({ request, key, empty, onArrival }: StoryCreation): Promise<Story> {
  const response = await send(
    'createStory',
    { body: request },
    { headers: { accept: 'text/event-stream', 'idempotency-key': key } }
  )
  // A repeated key may be answered with the finished story as plain JSON.
  if (response.headers.get('content-type')?.includes('json') === true)
    return readStorySchema.parse(await response.json())
  if (response.body === null) throw new Error('Failed to generate story')
  let draft: StoryDraft | null = null
  let progress = 0
  let planned = empty
  for await (const json of readEvents(response.body)) {
    const event = readStoryEventSchema.parse(json)
    if (event.type === 'done') return event.story
    if (event.type === 'error') throw new StoryRefused(event.message)
    if (event.type === 'plan') planned = { ...empty, ...event.cover, draftId: event.draft ?? null }
    if (event.type === 'title') draft = { ...(draft ?? planned), title: event.text }
    if (event.type === 'paragraph') {
      const before: StoryDraft = draft ?? planned
      draft = { ...before, paragraphs: before.paragraphs.toSpliced(event.index, 1, event.text) }
    }
    if (event.type === 'progress') progress = Math.max(progress, event.value)
    onArrival({ draft, progress })
  }
  throw new Error('Failed to generate story')
}
