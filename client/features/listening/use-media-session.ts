import { useEffect } from 'react'

import { brand } from '../../brand.ts'
import { SLEEP_SOUND_LABELS, type SleepSoundName } from './sleep-sounds/sleep-sound.ts'
import { useArtwork, type Sleeve } from './use-artwork.ts'
import type { Player } from './use-player.ts'

const SKIP_SEC = 10

interface LockScreen {
  story: Sleeve
  /** Of the voice that reads. */
  reader: string
  player: Player
  /** What is heard after the story: then there is nothing to seek in. */
  sounding: SleepSoundName | null
  /** Goes to the paragraph before or after. */
  onParagraph: (step: -1 | 1) => void
}

/** The lock screen's picture, title and buttons, where the device has them. */
export function useMediaSession({ story, reader, player, sounding, onParagraph }: LockScreen): void {
  const { play, pause, stop, seek, now, playing, position, total } = player
  const { title } = story
  const { src, type, sizes } = useArtwork(story)

  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined
    navigator.mediaSession.metadata = new MediaMetadata({
      title: sounding === null ? title : SLEEP_SOUND_LABELS[sounding],
      artist: sounding === null ? reader : title,
      album: brand.name,
      artwork: [{ src, type, sizes }]
    })
    return () => {
      navigator.mediaSession.metadata = null
    }
  }, [reader, sizes, sounding, src, title, type])

  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined
    const session = navigator.mediaSession
    const always: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', play],
      ['pause', pause],
      ['stop', stop]
    ]
    const inStory: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['seekbackward', ({ seekOffset }) => seek(now() - (seekOffset ?? SKIP_SEC))],
      ['seekforward', ({ seekOffset }) => seek(now() + (seekOffset ?? SKIP_SEC))],
      ['seekto', ({ seekTime }) => seekTime !== undefined && seek(seekTime)],
      ['previoustrack', () => onParagraph(-1)],
      ['nexttrack', () => onParagraph(1)]
    ]
    const handlers = sounding === null ? [...always, ...inStory] : always
    for (const [action, handler] of handlers) setHandler(session, action, handler)
    return () => {
      for (const [action] of handlers) setHandler(session, action, null)
    }
  }, [now, onParagraph, pause, play, seek, sounding, stop])

  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    navigator.mediaSession.playbackState = playing || sounding !== null ? 'playing' : 'paused'
    if (sounding !== null) navigator.mediaSession.setPositionState()
    else if (total > 0)
      navigator.mediaSession.setPositionState({ duration: total, position: Math.min(position, total) })
  }, [playing, position, sounding, total])
}

/** Browsers refuse actions they do not know by throwing; the others must work all the same. */
function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null
): void {
  try {
    session.setActionHandler(action, handler)
  } catch {
    // One button fewer on this device's lock screen.
  }
}
