import { useCallback, useEffect, useRef, useState } from 'react'

import type { Story, StoryRequestInput } from '#shared/story.ts'
import { ApiError, serverMessage } from '../../../api/api-error.ts'
import { holdPage } from '../../../lib/page-hold.ts'
import { randomId } from '../../../lib/random-id.ts'
import { readStored } from '../../../lib/use-stored-value.ts'
import { STORED_USER_ID } from '../../../session/saved-session.ts'
import { useUser } from '../../../session/use-session.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useRememberStory } from '../queries.ts'
import type { StoryDraft } from '../story-draft.ts'
import { listenToStory, StoryInterrupted } from './listen-to-story.ts'
import { nextProgress, TICK_MS } from './progress.ts'
import { buildStoryRequest, type StoryChoices } from './story-request.ts'

/** §9: the good news follows half a second after the story. */
const SUCCESS_TOAST_AFTER_MS = 500

type State =
  | { phase: 'idle' }
  | { phase: 'generating'; draft: StoryDraft | null }
  /** The connection was lost; what had come can be read, and the rest asked for. */
  | { phase: 'interrupted'; draft: StoryDraft; choices: StoryChoices }
  | { phase: 'done'; story: Story }

/**
 * Makes a story (§4 "Story creation"): the bar ticks, paragraphs arrive and can be read at once. A parent who closes
 * the reader or leaves the screen meanwhile finds the story in the library.
 */
export function useCreateStory() {
  const [state, setState] = useState<State>({ phase: 'idle' })
  const [progress, setProgress] = useState(0)
  const told = useRef(0)
  /** Counts the stories ordered here; what arrives of an older one changes nothing on the screen any more. */
  const current = useRef(0)
  /** An order the server may have heard, though its answer was lost: the same choices again are the same order. */
  const unanswered = useRef<Order | null>(null)
  const { id: userId } = useUser()
  const remember = useRememberStory()
  const generating = state.phase === 'generating'

  useEffect(() => {
    if (!generating) return undefined
    const timer = setInterval(() => setProgress((shown) => nextProgress(shown, told.current, Math.random)), TICK_MS)
    return () => clearInterval(timer)
  }, [generating])

  const show = useCallback((next: State, value: number) => {
    told.current = value
    setProgress(value)
    setState(next)
  }, [])

  const create = useCallback(
    async (choices: StoryChoices): Promise<void> => {
      current.current += 1
      const mine = current.current
      const isShown = () => current.current === mine
      const who = readStored(STORED_USER_ID)
      // An account that signs out, or in, meanwhile is told nothing of this family's story.
      const isSamePerson = () => readStored(STORED_USER_ID) === who
      const letGo = holdPage()
      const order = orderFor(choices, userId, unanswered.current)
      unanswered.current = order
      setState((before) => ({ phase: 'generating', draft: before.phase === 'interrupted' ? before.draft : null }))
      told.current = 0
      setProgress(0)
      try {
        const story = await listenToStory({
          request: order.request,
          key: order.key,
          empty: emptyDraft(choices),
          onArrival: (arrived) => {
            if (!isShown()) return
            told.current = arrived.progress
            setProgress((shown) => Math.max(shown, arrived.progress))
            // After a lost connection the story is told from its beginning: what was read stays on the page.
            setState((before) =>
              before.phase === 'generating' && isAhead(before.draft, arrived.draft)
                ? before
                : { phase: 'generating', draft: arrived.draft }
            )
          }
        })
        if (unanswered.current === order) unanswered.current = null
        if (isShown()) show({ phase: 'done', story }, 100)
        if (isSamePerson()) remember(story)
        setTimeout(() => {
          if (isSamePerson())
            toast({ kind: 'success', title: 'Story ready', description: `“${story.title}” is in your library.` })
        }, SUCCESS_TOAST_AFTER_MS)
      } catch (error) {
        console.info('The story could not be made', error)
        if (!(error instanceof StoryInterrupted) && unanswered.current === order) unanswered.current = null
        if (!isSamePerson()) return
        if (isShown()) {
          told.current = 0
          setProgress(0)
          setState((before) =>
            error instanceof StoryInterrupted && before.phase === 'generating' && before.draft !== null
              ? { phase: 'interrupted', draft: before.draft, choices }
              : { phase: 'idle' }
          )
        }
        toast({ kind: 'error', title: 'Failed to create story', description: reason(error) })
      } finally {
        letGo()
      }
    },
    [remember, show, userId]
  )

  const close = useCallback(() => {
    current.current += 1
    show({ phase: 'idle' }, 0)
  }, [show])

  return { state, progress, create, close }
}

/** One press of Create Story: what was chosen, what was sent for it, and under which key. */
interface Order {
  choices: string
  request: StoryRequestInput
  key: string
}

/** The same choices again are the same request, drawn interests included: one key stands for one body. */
function orderFor(choices: StoryChoices, userId: string, unanswered: Order | null): Order {
  const text = JSON.stringify(choices)
  if (unanswered?.choices === text) return unanswered
  return { choices: text, request: buildStoryRequest(choices, userId, Math.random), key: randomId() }
}

function isAhead(shown: StoryDraft | null, arrived: StoryDraft | null): boolean {
  return (shown?.paragraphs.length ?? 0) > (arrived?.paragraphs.length ?? 0) || (shown !== null && arrived === null)
}

function emptyDraft({ narratorVoice, theme, culturalBackground, characters }: StoryChoices): StoryDraft {
  return {
    complete: false,
    draftId: null,
    id: null,
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
