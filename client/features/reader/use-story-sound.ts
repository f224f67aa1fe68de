import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import type { NarrationTimings } from '#shared/narration.ts'
import type { Story } from '#shared/story.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import type { DeviceVoice } from '../listening/device-voice/device-voices.ts'
import type { SoundsLike } from '../listening/device-voice/spoken-parts.ts'
import type { Breakdown } from '../listening/device-voice/utterance.ts'
import { leftAt } from '../listening/last-heard.ts'
import { useBedsidePlayer } from '../listening/sleep-sounds/use-bedside-player.ts'
import type { SleepSound } from '../listening/sleep-sounds/use-sleep-sound.ts'
import { spanAt, timeOf } from '../listening/timeline.ts'
import { useNarration, type NarrationFailure } from '../listening/use-narration.ts'
import type { Player } from '../listening/use-player.ts'
import { useRememberHeard } from '../listening/use-remember-heard.ts'
import { useStoryVoice, type StoryVoice } from '../listening/voices/use-story-voice.ts'
import { contentOf, isWhole, type Readable } from '../stories/story-draft.ts'
import { useGrowth, type HandedOver } from './use-growth.ts'

/** A listener who comes back hears the last few words again. */
const REWIND_SEC = 4
/** How long a new voice may need to say when it will be where the old one was. */
const CARRY_MS = 20_000
/** So often the recording of an open story is asked for anew because it broke off. */
const MOST_BREAKS = 3
/** How long the recording of a story may need to take over from its parts before the player says that it does not play. */
const HANDED_OVER_MS = 1500

interface StorySoundNeeds {
  story: Readable
  /** Parts of the text are being said differently: no sound is asked for meanwhile. */
  isHeldBack: boolean
  /** How the family's names are said; null until that is known. */
  soundsLike: SoundsLike | null
  /** Plays at once, from where the story was left. */
  resume: boolean
  onAsleep?: (() => void) | undefined
}

export interface StorySound {
  voice: StoryVoice
  player: Player
  sleepSound: SleepSound
  /** What to tell a parent who wants to hear it. */
  failure: NarrationFailure | null
  isReady: boolean
  /** There is something to be heard, or will be as soon as it is wanted. */
  mayStart: boolean
  /** It is being written, and each paragraph can be heard when it comes. */
  isBeingWritten: boolean
  /** The device's voice has stopped before the end, and a choice is to be made. */
  isSilent: boolean
  /** Inside of a tap: plays, if that is wished, at once or as soon as there is something to be heard. */
  start: (isWished: boolean) => void
  /** What was to play as soon as there is something to be heard does not play by itself any more. */
  cancelStart: () => void
  /** As `start`, after a failure: asks anew, or for the built-in voice. */
  startAgain: (isWished: boolean) => void
  startBuiltIn: (isWished: boolean) => void
  /** Another voice from here on; the story stays at its sentence. */
  choose: (voice: DeviceVoice | null) => void
  tryAgain: () => void
  readOnInOwnVoice: () => void
  dismissSilence: () => void
}

/** A place in the story's text, for a voice that is to come; `before` are the times of the one that goes. */
interface Carry {
  character: number
  before: NarrationTimings
}

/** The sound of the story that is open: whose voice, where it is, and what may be done about it. */
export function useStorySound({ story, isHeldBack, soundsLike, resume, onAsleep }: StorySoundNeeds): StorySound {
  const whole: Story | null = isWhole(story) ? story : null
  const id = whole?.id ?? null
  const [attempt, setAttempt] = useState(0)
  const [isBuiltIn, setIsBuiltIn] = useState(false)
  const [isSilent, setSilent] = useState(false)
  const [carry, setCarry] = useState<Carry | null>(null)
  const [wantsToPlay, setWantsToPlay] = useState(resume)
  const isResumed = useRef(!resume)
  const voice = useStoryVoice(story.narratorVoice)
  const { device, isAwaited, name } = voice
  const content = contentOf(story)
  const keepPlace = useRef((_isListened: boolean) => {})
  const growth = useGrowth(
    story,
    isHeldBack,
    useCallback((isListened: boolean) => keepPlace.current(isListened), [])
  )
  const { handedOver, settle } = growth
  const isPartly = growth.growing !== null && device === null
  // What is learnt later holds for the next reading: a list that comes anew does not begin the story anew.
  const [sounds, setSounds] = useState(soundsLike)
  if (sounds === null && soundsLike !== null) setSounds(soundsLike)
  const reading = useMemo(
    () => (id === null || device === null || sounds === null ? null : { voice: device, content, soundsLike: sounds }),
    [content, device, id, sounds]
  )
  const narration = useNarration(device === null && !isAwaited ? whole : null, attempt, { isBuiltIn, isHeldBack })
  const recorded = narration.phase === 'ready' ? narration.narration : null
  const breaks = useRef(0)
  const askAnew = useRef(() => {})
  const { player: heard, sleepSound } = useBedsidePlayer({
    narration: isPartly ? null : recorded,
    reading,
    growing: isPartly && growth.growing ? { ...growth.growing, isBuiltIn, attempt, whole: recorded } : null,
    onAsleep: useCallback(() => onAsleep?.(), [onAsleep]),
    onBroken: useCallback(() => {
      // Without a network there is nothing to ask: Play goes on where it broke off.
      if (breaks.current >= MOST_BREAKS || !navigator.onLine) return false
      breaks.current += 1
      askAnew.current()
      return true
    }, []),
    onBreakdown: useCallback(
      (kind: Breakdown) => {
        if (kind !== 'interrupted') return setSilent(true)
        toast({
          kind: 'note',
          title: `${name} was interrupted`,
          description: 'Press Play to go on with the same sentence.'
        })
      },
      [name]
    )
  })
  // While the recording takes over, the button is not drawn as if the story had been paused.
  const player = handedOver?.isPlaying === true ? { ...heard, playing: true } : heard
  const { audio, autoplay, play, seek, timings, total } = player
  useRememberHeard(whole?.id ?? null, player, device !== null)
  const voiced = isPartly ? growth.state : narration
  const isThere = device === null ? voiced.phase === 'ready' : reading !== null && timings.complete
  const isReady = isThere && carry === null

  useEffect(() => {
    if (carry === null || !isThere || timings === carry.before) return undefined
    const time = timeOf(timings, carry.character)
    if (time !== null) {
      seek(time)
      setCarry(null)
      return undefined
    }
    // Times that do not come are no reason to be silent: about there, then.
    const timer = setTimeout(() => {
      seek((carry.character / content.length) * total)
      setCarry(null)
    }, CARRY_MS)
    return () => clearTimeout(timer)
  }, [carry, content, isThere, seek, timings, total])

  const isDevice = device !== null
  useEffect(() => {
    if (!wantsToPlay || !isReady) return
    setWantsToPlay(false)
    if (!isResumed.current && id !== null) seek(leftAt(id, { total, isDevice }) - REWIND_SEC)
    isResumed.current = true
    autoplay()
  }, [autoplay, id, isDevice, isReady, seek, total, wantsToPlay])

  const [isSought, setSought] = useState<HandedOver | null>(null)
  useEffect(() => {
    if (handedOver === null || isPartly || recorded === null || isSought === handedOver) return
    setSought(handedOver)
    seek(handedOver.second)
    if (handedOver.isPlaying) autoplay()
  }, [autoplay, handedOver, isPartly, isSought, recorded, seek])
  useEffect(() => {
    if (handedOver === null || isSought !== handedOver) return undefined
    if (heard.playing || !handedOver.isPlaying) return settle()
    const timer = setTimeout(settle, HANDED_OVER_MS)
    return () => clearTimeout(timer)
  }, [handedOver, heard.playing, isSought, settle])

  function start(isWished: boolean) {
    const begins = growth.mayBegin && growth.growing === null && device === null
    if (begins) growth.begin()
    if (!isWished) return
    if (isReady && !begins) return autoplay()
    // The tap unlocks the sound on phones; the story follows as soon as it can be heard.
    audio.current?.load()
    sleepSound.unlock()
    setWantsToPlay(true)
  }

  // The same voice is asked once more; where it stays silent the parent has the choice, and no other takes its place.
  useEffect(() => {
    askAnew.current = () => {
      carryOver()
      setAttempt(attempt + 1)
      setWantsToPlay(true)
    }
    keepPlace.current = (isListened) => {
      carryOver()
      if (isListened) setWantsToPlay(true)
    }
  })

  function carryOver() {
    const character = timings.sentences[spanAt(timings.sentences, player.now())]?.[0] ?? 0
    setCarry(character === 0 ? null : { character, before: timings })
  }

  return {
    voice,
    player,
    sleepSound,
    failure: voiced.phase === 'failed' ? voiced : null,
    isReady,
    mayStart: whole !== null || growth.mayBegin,
    isBeingWritten: growth.mayBegin && device === null && !isAwaited,
    isSilent,
    start,
    cancelStart: useCallback(() => setWantsToPlay(false), []),
    startAgain(isWished) {
      setAttempt(attempt + 1)
      if (isPartly) growth.begin()
      start(isWished)
    },
    startBuiltIn(isWished) {
      setIsBuiltIn(true)
      if (isPartly) growth.begin()
      start(isWished)
    },
    choose(next) {
      if (next?.id === device?.id) return
      carryOver()
      voice.choose(next)
    },
    tryAgain() {
      setSilent(false)
      play()
    },
    readOnInOwnVoice() {
      setSilent(false)
      carryOver()
      voice.leave()
      audio.current?.load()
      setWantsToPlay(true)
    },
    dismissSilence: () => setSilent(false)
  }
}
