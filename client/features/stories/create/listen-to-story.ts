import type { Story, StoryRequestInput } from '#shared/story.ts'

import { ApiError } from '../../../api/api-error.ts'
import { send } from '../../../api/call.ts'
import { readStoryEventSchema, readStorySchema } from '../../../api/spec-answers.ts'
import type { StoryDraft } from '../story-draft.ts'
import { readEvents } from './event-stream.ts'

/** Between one lost connection and the next try. A phone that changes from one network to another is back in seconds. */
const PAUSES_MS = [500, 2000, 5000]

/** What has come of a story so far; `progress` runs from 0 to 95. */
export interface Arrived {
  draft: StoryDraft | null
  progress: number
}

export interface StoryCreation {
  request: StoryRequestInput
  /** The same for every try: the server answers the same story to it, never a second one. */
  key: string
  /** The draft before anything has come. */
  empty: StoryDraft
  onArrival: (arrived: Arrived) => void
}

/** The stream ended with an error event: the server gave up, and asking again would not help. */
class StoryRefused extends Error {}

/**
 * Orders a story and follows it to its end. A connection that is lost half-way asks again under the same key, because
 * the story is made and stored all the same; one that never came about is tried once more.
 */
export async function listenToStory(order: StoryCreation): Promise<Story> {
  let begun = false
  const onArrival = (arrived: Arrived) => {
    begun = true
    order.onArrival(arrived)
  }
  for (let attempt = 0; ; attempt++) {
    try {
      return await listenOnce({ ...order, onArrival })
    } catch (error) {
      const pause = begun || attempt === 0 ? PAUSES_MS[attempt] : undefined
      if (error instanceof ApiError || error instanceof StoryRefused || pause === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

async function listenOnce({ request, key, empty, onArrival }: StoryCreation): Promise<Story> {
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
  for await (const json of readEvents(response.body)) {
    const event = readStoryEventSchema.parse(json)
    if (event.type === 'done') return event.story
    if (event.type === 'error') throw new StoryRefused(event.message)
    if (event.type === 'title') draft = { ...(draft ?? empty), title: event.text }
    if (event.type === 'paragraph') {
      const before: StoryDraft = draft ?? empty
      draft = { ...before, paragraphs: before.paragraphs.toSpliced(event.index, 1, event.text) }
    }
    if (event.type === 'progress') progress = Math.max(progress, event.value)
    onArrival({ draft, progress })
  }
  throw new Error('Failed to generate story')
}
