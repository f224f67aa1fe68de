import { useCallback, useEffect, useState, type ReactNode } from 'react'

import type { Story } from '#shared/story.ts'
import { usePageHold } from '../../lib/page-hold.ts'
import { useBackStep } from '../../lib/use-back-step.ts'
import { useLight } from '../../lib/use-light.ts'
import { usePreferences } from '../../session/profile-preferences.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import { leftAt } from '../listening/last-heard.ts'
import { useBedsidePlayer } from '../listening/sleep-sounds/use-bedside-player.ts'
import { audioProgressWords } from '../listening/timeline.ts'
import { NO_TIMINGS, useNarration } from '../listening/use-narration.ts'
import { useRememberHeard } from '../listening/use-remember-heard.ts'
import { useWaitingProgress } from '../listening/use-waiting-progress.ts'
import { useStoryActions } from '../stories/library/use-story-actions.ts'
import { useStory } from '../stories/queries.ts'
import { isWhole, type Readable } from '../stories/story-draft.ts'
import { lightFor, type LightLevel } from './light-level.tsx'
import { OptionsView } from './options-view.tsx'
import { PlayerView } from './player/player-view.tsx'

/** A listener who comes back hears the last few words again. */
const REWIND_SEC = 4

interface StoryReaderProps {
  story: Readable
  /** How far a story is that is still being written, 0 to 100. */
  progress?: number
  /** The story broke off on its way; called when a parent asks for the rest. */
  onAskAgain?: () => void
  onClose: () => void
  /** Shows "Back to Home" and is called by it. */
  onHome?: () => void
  /** Opens with the player, where the story was left (from "Keep listening"). */
  resume?: boolean
  /** The voice has fallen silent by itself: the room may go dark. */
  onAsleep?: (() => void) | undefined
  /** What else there is to fall asleep to, when the story is over. */
  ending?: ReactNode
}

/**
 * §4 "Story viewer": options, then the player, and back. The sound is asked for as soon as the story is whole, so that
 * the tap on Start Audio Player can begin to play at once, which is also what phones demand.
 */
export function StoryReader({
  story: given,
  progress = 0,
  onAskAgain,
  onClose,
  onHome,
  resume = false,
  onAsleep,
  ending
}: StoryReaderProps) {
  const known = useStory(isWhole(given) ? given : null)
  const story: Readable = isWhole(given) ? (known.data ?? given) : given
  const whole: Story | null = isWhole(story) ? story : null
  const { autoPlay, darkMode } = usePreferences()
  const [view, setView] = useState<'options' | 'player' | 'options again'>(resume ? 'player' : 'options')
  const [light, setLight] = useState<LightLevel>(() => lightFor(new Date(), darkMode))
  const [attempt, setAttempt] = useState(0)
  const [isBuiltIn, setIsBuiltIn] = useState(false)
  const [changing, setChanging] = useState(false)
  const narration = useNarration(whole, attempt, { isBuiltIn, isHeldBack: changing })
  const { player, sleepSound } = useBedsidePlayer(
    narration.phase === 'ready' ? narration.narration : null,
    useCallback(() => onAsleep?.(), [onAsleep])
  )
  const { audio, autoplay, seek, stop } = player
  const waiting = useWaitingProgress(narration.phase === 'loading' && view === 'player')
  const { toggleFavorite } = useStoryActions()
  const [wantsToPlay, setWantsToPlay] = useState(resume)
  useLight(light)
  usePageHold()
  useRememberHeard(whole?.id ?? null, player)

  const isReady = narration.phase === 'ready'
  const id = whole?.id ?? null
  useEffect(() => {
    if (!wantsToPlay || !isReady) return
    setWantsToPlay(false)
    if (resume && id !== null) seek(leftAt(id) - REWIND_SEC)
    autoplay()
  }, [autoplay, id, isReady, resume, seek, wantsToPlay])

  const failure = narration.phase === 'failed' ? narration.message : null
  useEffect(() => {
    if (failure === null || view !== 'player') return
    toast({ kind: 'error', title: 'Audio Generation Failed', description: failure })
    setWantsToPlay(false)
    setView('options again')
  }, [failure, view])

  function startPlayer() {
    setView('player')
    setChanging(false)
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (failure !== null) setAttempt(attempt + 1)
    unlockSound()
  }

  function startBuiltIn() {
    setView('player')
    setChanging(false)
    setIsBuiltIn(true)
    unlockSound()
  }

  function unlockSound() {
    if (!autoPlay) return
    if (isReady) return autoplay()
    // The tap unlocks the sound on phones; the story follows as soon as it can be heard.
    audio.current?.load()
    sleepSound.unlock()
    setWantsToPlay(true)
  }

  const leavePlayer = useCallback(() => {
    stop()
    setWantsToPlay(false)
    setView('options again')
  }, [stop])

  // The Back key of a phone leads from the player to the options, and from there to where the story was opened.
  useBackStep(true, onClose)
  useBackStep(view === 'player', leavePlayer)

  const markFavorite = useCallback(() => {
    if (whole !== null) void toggleFavorite(whole)
  }, [toggleFavorite, whole])

  return (
    <>
      {/* The words are on the page, in step with the voice. */}
      <audio ref={audio} preload="auto" />
      <audio ref={sleepSound.audio} preload="auto" loop data-sleep-sound="" />
      {view === 'player' && whole !== null ? (
        <PlayerView
          story={whole}
          player={player}
          sleepSound={sleepSound}
          timings={isReady ? narration.narration.timings : NO_TIMINGS}
          ready={isReady}
          waitingWords={audioProgressWords(waiting)}
          light={light}
          onLight={setLight}
          onFavorite={markFavorite}
          onBack={leavePlayer}
          ending={ending}
        />
      ) : (
        <OptionsView
          story={story}
          progress={progress}
          onAskAgain={onAskAgain}
          light={light}
          returned={view === 'options again'}
          changing={changing}
          onChanging={setChanging}
          onLight={setLight}
          onFavorite={markFavorite}
          onPlay={startPlayer}
          onBuiltIn={narration.phase === 'failed' && narration.isVoiceAway ? startBuiltIn : undefined}
          onClose={onClose}
          onHome={onHome}
        />
      )}
    </>
  )
}
