import { useCallback, useEffect, useRef, useState } from 'react'

import type { DemoStory, DemoVoice } from '#shared/demo.ts'
import { randomId } from '../../lib/random-id.ts'
import { spanAt } from './span-at.ts'

/** The contract comes along with them: they are fetched by the first press. */
const fetchDemo = () => import('./fetch-demo.ts')

/** Where the voice is: 0 is the title, 1 the first paragraph; `lit` the characters of the word. */
export interface DemoPlace {
  index: number
  lit: readonly [number, number] | null
}

export type DemoState =
  | { phase: 'asking' }
  | { phase: 'telling' }
  /** `silent` when no voice could be had: the story is there to be read. */
  | { phase: 'told'; story: DemoStory; place: DemoPlace | null; playing: boolean; over: boolean; silent: boolean }
  | { phase: 'failed'; message: string }

/** A silent sound: played inside of the press, so that a phone lets what follows be heard. */
const SILENCE = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA='

/**
 * A story before an account: told at once, then read paragraph by paragraph on one sound element, the next one fetched
 * while the last one sounds. Nothing of it is kept, here or on the server.
 */
export function useDemo() {
  const [state, setState] = useState<DemoState>({ phase: 'asking' })
  const audio = useRef<HTMLAudioElement>(null)
  const gone = useRef<AbortController | null>(null)
  useEffect(
    () => () => {
      gone.current?.abort()
      audio.current?.pause()
    },
    []
  )

  const update = useCallback((changes: Partial<Extract<DemoState, { phase: 'told' }>>) => {
    setState((now) => (now.phase === 'told' ? { ...now, ...changes } : now))
  }, [])

  async function tell(names: string[], wish: string) {
    gone.current?.abort()
    const mine = new AbortController()
    gone.current = mine
    const { signal } = mine
    const element = (audio.current ??= new Audio())
    element.src = SILENCE
    // Only the permission matters; whether nothing was heard does not.
    element.play().catch(() => {})
    setState({ phase: 'telling' })
    try {
      const request = { names, wish, seed: randomId() }
      const { speak, tellStory } = await fetchDemo()
      const story = await tellStory(request, signal)
      setState({ phase: 'told', story, place: null, playing: true, over: false, silent: false })
      const count = story.paragraphs.length + 1
      let next: Promise<DemoVoice> = speak({ ...request, index: 0 }, signal)
      for (let index = 0; index < count; index += 1) {
        const voice = await next
        next = index + 1 < count ? speak({ ...request, index: index + 1 }, signal) : next
        // A failure is told when its paragraph is due.
        next.catch(() => {})
        await playPart(element, voice, signal, (lit) => update({ place: { index, lit } }))
      }
      update({ place: null, playing: false, over: true })
    } catch (error) {
      if (signal.aborted) return
      console.info('The demonstration could not go on', error)
      const { messageOf } = await fetchDemo()
      const message = messageOf(error)
      setState((now) =>
        now.phase === 'told' ? { ...now, place: null, playing: false, silent: true } : { phase: 'failed', message }
      )
    }
  }

  const toggle = useCallback(() => {
    const element = audio.current
    if (element === null) return
    if (element.paused) {
      update({ playing: true })
      element.play().catch((error: unknown) => {
        console.info('The demonstration does not play', error)
        update({ playing: false })
      })
    } else {
      element.pause()
      update({ playing: false })
    }
  }, [update])

  return { state, tell, toggle }
}

/** Plays one part to its end; a pause in between is waited for. */
async function playPart(
  element: HTMLAudioElement,
  { audio, words }: DemoVoice,
  signal: AbortSignal,
  onWord: (lit: readonly [number, number] | null) => void
): Promise<void> {
  const url = URL.createObjectURL(
    new Blob([Uint8Array.from(atob(audio), (sign) => sign.codePointAt(0) ?? 0)], { type: 'audio/mpeg' })
  )
  const ended = Promise.withResolvers<void>()
  const part = new AbortController()
  const on = (event: string, listen: () => void) => element.addEventListener(event, listen, { signal: part.signal })
  on('ended', () => ended.resolve())
  on('error', () => ended.reject(new Error('The sound broke')))
  signal.addEventListener('abort', () => ended.reject(signal.reason), { signal: part.signal })
  let shown = -1
  const follow = () => {
    const at = spanAt(words, element.currentTime)
    if (at === shown) return
    shown = at
    const word = words[at]
    onWord(word === undefined ? null : [word[0], word[1]])
  }
  const timer = setInterval(follow, 60)
  try {
    element.src = url
    onWord(null)
    await element.play()
    await ended.promise
  } finally {
    clearInterval(timer)
    part.abort()
    URL.revokeObjectURL(url)
  }
}
