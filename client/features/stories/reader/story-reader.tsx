import { useCallback, useEffect, useState } from 'react'

import type { Story } from '#shared/story.ts'

import { toast } from '../../../ui/toast/toast-store.ts'
import { useStoryActions } from '../library/use-story-actions.ts'
import { audioProgressWords } from '../player/timeline.ts'
import { PlayerView } from '../player/player-view.tsx'
import { useNarration } from '../player/use-narration.ts'
import { usePlayer } from '../player/use-player.ts'
import { useWaitingProgress } from '../player/use-waiting-progress.ts'
import { useStories } from '../queries.ts'
import { isWhole, type Readable } from '../story-draft.ts'
import { useLightLevel, type LightLevel } from './light-level.tsx'
import { OptionsView } from './options-view.tsx'

const SILENCE = { v: 1, complete: false, durationSec: 0, speechEnd: null, sentences: [], words: [], unspoken: [] } as const

interface StoryReaderProps {
  story: Readable
  onClose: () => void
  /** Shows "Back to Home" and is called by it. */
  onHome?: () => void
  /** Opens with the player (from "Keep listening"). */
  startInPlayer?: boolean
}

/**
 * §4 "Story viewer": options, then the player, and back. The sound is asked for as soon as the story is whole, so that
 * the tap on Start Audio Player can begin to play at once, which is also what phones demand.
 */
export function StoryReader({ story: given, onClose, onHome, startInPlayer = false }: StoryReaderProps) {
  const list = useStories()
  const story: Readable = isWhole(given) ? (list.data?.find(({ id }) => id === given.id) ?? given) : given
  const whole: Story | null = isWhole(story) ? story : null
  const [view, setView] = useState<'options' | 'player'>(startInPlayer ? 'player' : 'options')
  const [light, setLight] = useState<LightLevel>('night')
  const [attempt, setAttempt] = useState(0)
  const narration = useNarration(whole, attempt)
  const player = usePlayer(narration.phase === 'ready' ? narration.narration : null)
  const waiting = useWaitingProgress(narration.phase === 'loading' && view === 'player')
  const { toggleFavorite } = useStoryActions()
  const [wantsToPlay, setWantsToPlay] = useState(startInPlayer)
  useLightLevel(light)

  useEffect(() => {
    if (!wantsToPlay || narration.phase !== 'ready') return
    setWantsToPlay(false)
    player.play()
  }, [narration.phase, player, wantsToPlay])

  useEffect(() => {
    if (narration.phase !== 'failed' || view !== 'player') return
    toast({
      kind: 'error',
      title: 'Audio Generation Failed',
      description: 'Could not generate audio for this story. Please try again.'
    })
    setWantsToPlay(false)
    setView('options')
  }, [narration.phase, view])

  function startPlayer() {
    setView('player')
    window.scrollTo({ top: 0 })
    if (narration.phase === 'failed') setAttempt(attempt + 1)
    if (narration.phase === 'ready') player.play()
    else setWantsToPlay(true)
  }

  const { stop } = player
  const leavePlayer = useCallback(() => {
    stop()
    setWantsToPlay(false)
    setView('options')
    window.scrollTo({ top: 0 })
  }, [stop])

  const markFavorite = useCallback(() => {
    if (whole !== null) void toggleFavorite(whole)
  }, [toggleFavorite, whole])

  return (
    <>
      {/* The words are on the page, in step with the voice. */}
      <audio ref={player.audio} preload="auto" />
      {view === 'player' && whole !== null ? (
        <PlayerView
          story={whole}
          player={player}
          timings={narration.phase === 'ready' ? narration.narration.timings : { ...SILENCE, sentences: [], words: [], unspoken: [] }}
          ready={narration.phase === 'ready'}
          waitingWords={audioProgressWords(waiting)}
          light={light}
          onLight={setLight}
          onFavorite={markFavorite}
          onBack={leavePlayer}
        />
      ) : (
        <OptionsView
          story={story}
          light={light}
          onLight={setLight}
          onFavorite={markFavorite}
          onPlay={startPlayer}
          onClose={onClose}
          onHome={onHome}
        />
      )}
    </>
  )
}
