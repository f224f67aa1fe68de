import { useEffect } from 'react'

import type { Story } from '#shared/story.ts'
import { VOICE_DESCRIPTIONS } from '#shared/narration.ts'

import { brand } from '../../../brand.ts'
import type { Player } from './use-player.ts'

const SKIP_SEC = 10

/** The lock screen's title and buttons, where the device has them. */
export function useMediaSession(story: Story, player: Player): void {
  const { play, pause, stop, seek, audio, playing, position, total } = player

  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined
    const session = navigator.mediaSession
    session.metadata = new MediaMetadata({
      title: story.title,
      artist: VOICE_DESCRIPTIONS[story.narratorVoice].name,
      album: brand.name,
      artwork: [{ src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' }]
    })
    const now = () => audio.current?.currentTime ?? 0
    const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', play],
      ['pause', pause],
      ['stop', stop],
      ['seekbackward', ({ seekOffset }) => seek(now() - (seekOffset ?? SKIP_SEC))],
      ['seekforward', ({ seekOffset }) => seek(now() + (seekOffset ?? SKIP_SEC))],
      ['seekto', ({ seekTime }) => seekTime !== undefined && seek(seekTime)]
    ]
    for (const [action, handler] of handlers) session.setActionHandler(action, handler)
    return () => {
      for (const [action] of handlers) session.setActionHandler(action, null)
      session.metadata = null
    }
  }, [audio, pause, play, seek, stop, story])

  useEffect(() => {
    if (!('mediaSession' in navigator)) return
    navigator.mediaSession.playbackState = playing ? 'playing' : 'paused'
    if (total > 0) navigator.mediaSession.setPositionState({ duration: total, position: Math.min(position, total) })
  }, [playing, position, total])
}
