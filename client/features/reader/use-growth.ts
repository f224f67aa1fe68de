import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { READY, type GrowingState, type GrowingStory } from '../listening/growing/use-growing-player.ts'
import { contentOf, isWhole, paragraphsOf, type Readable } from '../stories/story-draft.ts'

/** Where the recording of the whole story goes on. */
export interface HandedOver {
  /** Seconds from its start. */
  second: number
  isPlaying: boolean
}

export interface Growth {
  /** What is heard part by part; null where the recording of the whole story is played. */
  growing: Omit<GrowingStory, 'isBuiltIn' | 'attempt' | 'whole'> | null
  state: GrowingState
  /** The story is being written, and its first paragraph can be heard. */
  mayBegin: boolean
  begin: () => void
  handedOver: HandedOver | null
  /** The recording plays from there on. */
  settle: () => void
}

/**
 * Whether a story is heard part by part, because it is still being written, and when that ends: with the recording of the
 * whole, when a part cannot be had and the whole can, and when its text is being changed. `onGivenUp` is called before the
 * recording takes the place of parts of which one could not be had, and is told whether it is still listened to: not once a
 * parent has been told that there is no voice, or while the text is being changed.
 */
export function useGrowth(story: Readable, isHeldBack: boolean, onGivenUp: (isListened: boolean) => void): Growth {
  const [draft, setDraft] = useState<string | null>(null)
  // The story that is whole no longer says under which name it was written.
  if (!isWhole(story) && story.draftId !== draft) setDraft(story.draftId)
  const [isGrowing, setGrowing] = useState(false)
  const [state, setState] = useState<GrowingState>(READY)
  const [handedOver, setHandedOver] = useState<HandedOver | null>(null)
  const content = contentOf(story)
  const whole = isWhole(story)
  // A star that is given meanwhile is no other text.
  const text = useMemo(
    () => ({ paragraphs: content === '' ? [] : content.split(/\n{2,}/), isWhole: whole }),
    [content, whole]
  )

  const hasFailed = state.phase === 'failed'
  const isOver = isGrowing && whole && (hasFailed || isHeldBack)
  const isTold = useRef(false)
  useEffect(() => {
    if (!isOver) isTold.current = hasFailed
    else {
      if (hasFailed) onGivenUp(!isTold.current && !isHeldBack)
      setGrowing(false)
    }
  }, [hasFailed, isHeldBack, isOver, onGivenUp])

  const onLeave = useCallback((second: number, isPlaying: boolean) => {
    setGrowing(false)
    setHandedOver({ second, isPlaying })
  }, [])
  const growing = useMemo(
    () => (!isGrowing || draft === null ? null : { draft, text, onLeave, onState: setState }),
    [draft, isGrowing, onLeave, text]
  )
  return {
    growing,
    // The recording has a try before a parent is told.
    state: isOver ? READY : state,
    mayBegin: !whole && draft !== null && paragraphsOf(story).length > 0,
    begin: () => {
      setState(READY)
      setHandedOver(null)
      setGrowing(true)
    },
    handedOver,
    settle: useCallback(() => setHandedOver(null), [])
  }
}
