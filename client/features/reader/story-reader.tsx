import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'

import type { Story } from '#shared/story.ts'
import { usePageHold } from '../../lib/page-hold.ts'
import { useBackStep } from '../../lib/use-back-step.ts'
import { useLight } from '../../lib/use-light.ts'
import { usePreferences } from '../../session/profile-preferences.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import type { SoundsLike } from '../listening/device-voice/spoken-parts.ts'
import { audioProgressWords } from '../listening/timeline.ts'
import { useWaitingProgress } from '../listening/use-waiting-progress.ts'
import { VoiceDialog } from '../listening/voices/voice-dialog.tsx'
import { useStoryActions } from '../stories/library/use-story-actions.ts'
import { useStory } from '../stories/queries.ts'
import { isWhole, type Readable } from '../stories/story-draft.ts'
import { lightFor, type LightLevel } from './light-level.tsx'
import { OptionsView } from './options-view.tsx'
import { PlayerView } from './player/player-view.tsx'
import { SilentVoiceDialog } from './silent-voice-dialog.tsx'
import { useStorySound } from './use-story-sound.ts'

interface StoryReaderProps {
  story: Readable
  /** How far a story is that is still being written, 0 to 100. */
  progress?: number
  /** The story broke off on its way; called when a parent asks for the rest. */
  onAskAgain?: () => void
  onClose: () => void
  /** Shows "Back to Home" and is called by it. */
  onHome?: () => void
  /** How the family's names are said, for a voice of this device; null until that is known. */
  soundsLike: SoundsLike | null
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
  soundsLike,
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
  const [changing, setChanging] = useState(false)
  const sound = useStorySound({ story, isHeldBack: changing, soundsLike, resume, onAsleep })
  const { voice, player, sleepSound, isReady, isBeingWritten, start, cancelStart } = sound
  const [choosing, setChoosing] = useState<'no' | 'still' | 'playing'>('no')
  const waiting = useWaitingProgress(!isReady && sound.failure === null && view === 'player')
  const { toggleFavorite } = useStoryActions()
  useLight(light)
  usePageHold()

  const failure = sound.failure?.message ?? null
  useEffect(() => {
    if (failure === null || view !== 'player') return
    toast({ kind: 'error', title: 'Audio Generation Failed', description: failure })
    cancelStart()
    setView('options again')
  }, [failure, cancelStart, view])

  // A story that is being written begins to be told with its first paragraph, where a parent has not said otherwise. It is
  // begun once: who goes back to the text reads it.
  const hasBegun = useRef(false)
  const beginsByItself = autoPlay && isBeingWritten && view === 'options'
  const startRef = useRef(start)
  useEffect(() => {
    startRef.current = start
  })
  useEffect(() => {
    if (!beginsByItself || hasBegun.current) return
    hasBegun.current = true
    setView('player')
    startRef.current(true)
  }, [beginsByItself])

  // The way to the rest of a story that broke off is in the options; what has come is heard to its end first.
  const isCutOff = onAskAgain !== undefined && player.isWaiting && view === 'player'

  function startPlayer() {
    setView('player')
    setChanging(false)
    window.scrollTo({ top: 0, behavior: 'instant' })
    const begin = failure === null ? start : sound.startAgain
    begin(autoPlay)
  }

  function startBuiltIn() {
    setView('player')
    setChanging(false)
    sound.startBuiltIn(autoPlay)
  }

  function openVoices() {
    setChoosing(player.playing ? 'playing' : 'still')
    player.pause()
  }

  function closeVoices() {
    setChoosing('no')
    if (choosing === 'playing') start(true)
  }

  const { stop } = player
  const leavePlayer = useCallback(() => {
    stop()
    cancelStart()
    setView('options again')
  }, [cancelStart, stop])

  useEffect(() => {
    if (isCutOff) leavePlayer()
  }, [isCutOff, leavePlayer])

  // The Back key of a phone leads from the player to the options, and from there to where the story was opened.
  useBackStep(true, onClose)
  useBackStep(view === 'player', leavePlayer)

  const markFavorite = useCallback(() => {
    if (whole !== null) void toggleFavorite(whole)
  }, [toggleFavorite, whole])

  const onVoice = voice.offered.length === 0 ? undefined : openVoices

  return (
    <>
      {/* The words are on the page, in step with the voice. */}
      <audio ref={player.audio} preload="auto" />
      <audio ref={sleepSound.audio} preload="auto" loop data-sleep-sound="" />
      {view === 'player' && sound.mayStart ? (
        <PlayerView
          story={story}
          player={player}
          sleepSound={sleepSound}
          voice={voice}
          onVoice={onVoice}
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
          voice={voice}
          onVoice={onVoice}
          onPlay={sound.mayStart ? startPlayer : undefined}
          voiceFailure={sound.failure?.voice ?? null}
          onBuiltIn={startBuiltIn}
          onClose={onClose}
          onHome={onHome}
        />
      )}
      <VoiceDialog
        open={choosing !== 'no'}
        narratorVoice={story.narratorVoice}
        voice={voice}
        onChoose={sound.choose}
        onClose={closeVoices}
      />
      <SilentVoiceDialog
        name={sound.isSilent ? voice.name : null}
        narratorVoice={story.narratorVoice}
        onTryAgain={sound.tryAgain}
        onOwnVoice={sound.readOnInOwnVoice}
        onClose={sound.dismissSilence}
      />
    </>
  )
}
