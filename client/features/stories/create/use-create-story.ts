import { useCallback, useEffect, useRef, useState } from 'react'

import { storyEventSchema, storySchema, type Story } from '#shared/story.ts'

import { ApiError, serverMessage } from '../../../api/api-error.ts'
import { send } from '../../../api/call.ts'
import { useUser } from '../../../session/use-session.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useRememberStory } from '../queries.ts'
import type { StoryDraft } from '../story-draft.ts'
import { readEvents } from './event-stream.ts'
import { nextProgress, TICK_MS } from './progress.ts'
import { buildStoryRequest, type StoryChoices } from './story-request.ts'

/** §9: the good news follows half a second after the story. */
const SUCCESS_TOAST_AFTER_MS = 500

type State =
  | { phase: 'idle' }
  | { phase: 'generating'; draft: StoryDraft | null }
  | { phase: 'done'; story: Story }

/**
 * Makes a story (§4 "Story creation"): the bar ticks, paragraphs arrive and can be read at once. A connection lost
 * half-way asks once more under the same key, so that the family gets that story and never a second one.
 */
export function useCreateStory() {
  const [state, setState] = useState<State>({ phase: 'idle' })
  const [progress, setProgress] = useState(0)
  const told = useRef(0)
  const busy = useRef(false)
  const { id: userId } = useUser()
  const remember = useRememberStory()
  const generating = state.phase === 'generating'

  useEffect(() => {
    if (!generating) return undefined
    const timer = setInterval(() => setProgress((shown) => nextProgress(shown, told.current, Math.random)), TICK_MS)
    return () => clearInterval(timer)
  }, [generating])

  const create = useCallback(
    async (choices: StoryChoices): Promise<void> => {
      if (busy.current) return
      busy.current = true
      told.current = 0
      setProgress(0)
      setState({ phase: 'generating', draft: null })
      const request = buildStoryRequest(choices, userId, Math.random)
      const key = crypto.randomUUID()
      const draft = emptyDraft(choices)
      const hear = async () =>
        listen(request, key, draft, (arrived) => {
          setProgress((shown) => Math.max(shown, arrived.progress))
          told.current = arrived.progress
          setState({ phase: 'generating', draft: arrived.draft })
        })
      try {
        const story = await hear().catch((error: unknown) => {
          if (error instanceof ApiError || error instanceof StoryRefused) throw error
          // The story is being made and stored all the same; the key brings it back.
          return hear()
        })
        setProgress(100)
        setState({ phase: 'done', story })
        remember(story)
        setTimeout(
          () => toast({ kind: 'success', title: 'Story ready', description: `“${story.title}” is in your library.` }),
          SUCCESS_TOAST_AFTER_MS
        )
      } catch (error) {
        setProgress(0)
        setState({ phase: 'idle' })
        toast({ kind: 'error', title: 'Failed to create story', description: reason(error) })
      } finally {
        busy.current = false
      }
    },
    [remember, userId]
  )

  const reset = useCallback(() => {
    setProgress(0)
    setState({ phase: 'idle' })
  }, [])

  return { state, progress, create, reset }
}

/** The stream ended with an error event: the server gave up, asking again would not help. */
class StoryRefused extends Error {}

interface Arrived {
  draft: StoryDraft | null
  progress: number
}

async function listen(
  request: ReturnType<typeof buildStoryRequest>,
  key: string,
  empty: StoryDraft,
  onArrival: (arrived: Arrived) => void
): Promise<Story> {
  const response = await send(
    'createStory',
    { body: request },
    { headers: { accept: 'text/event-stream', 'idempotency-key': key } }
  )
  // A repeated key may be answered with the finished story as plain JSON.
  if (response.headers.get('content-type')?.includes('json') === true) return storySchema.parse(await response.json())
  if (response.body === null) throw new Error('Failed to generate story')
  let draft: StoryDraft | null = null
  let progress = 0
  for await (const json of readEvents(response.body)) {
    const event = storyEventSchema.parse(json)
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

function emptyDraft({ narratorVoice, theme, culturalBackground, characters }: StoryChoices): StoryDraft {
  return {
    complete: false,
    title: '',
    paragraphs: [],
    narratorVoice,
    theme,
    culturalBackground,
    characterNames: characters.map((character) => character.name)
  }
}

/** §8, and a lapsed plan or a full hour in the server's own words. */
function reason(error: unknown): string {
  const explains = error instanceof ApiError && (error.status === 402 || error.status === 429)
  return (explains ? serverMessage(error) : null) ?? 'Please try again later.'
}
