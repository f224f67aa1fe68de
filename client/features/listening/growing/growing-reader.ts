import type { NarrationTimings } from '#shared/narration.ts'
import { NO_TIMINGS } from '../use-narration.ts'
import { BETWEEN_PARTS_SEC, joinedTimings, knownLength, lengthOf, startsOf } from './growing-timeline.ts'
import { createPartQueue } from './part-queue.ts'
import type { OpenPart } from './part-sound.ts'

/** What there is of a story. It grows at its end and changes nowhere else. */
export interface GrowingText {
  paragraphs: readonly string[]
  /** Nothing more will come. */
  isWhole: boolean
}

export interface GrowingReaderNeeds {
  audio: HTMLAudioElement
  text: GrowingText
  /**
   * The paragraph with which it begins: another voice goes on where one has fallen silent. Those before it are fetched first,
   * for they say where in the story it is and can be gone back to.
   */
  from?: number
  open: OpenPart
  /** The address of a sound in which nothing is heard (`silence.ts`). */
  silence: string
  /** Asked as the sound goes on, with the times and the place in them: whether the sleep timer wants silence now. */
  isHushed: (timings: NarrationTimings, now: number) => boolean
  /** It plays, rests, waits, or knows another place or other times. */
  onChange: () => void
  /** It has fallen silent as it should: at the story's end, or because it was hushed. */
  onEnd: (isWhole: boolean) => void
  /** The browser did not let it begin. */
  onRefused: (error: unknown, by: 'hand' | 'itself') => void
  /** A part that is wanted now cannot be had. */
  onFailed: (error: unknown) => void
  /** The recording of the whole story takes over, from this second on; this reader touches its sound no more. */
  onLeave: (second: number, isPlaying: boolean) => void
}

export interface GrowingReader {
  play: (by: 'hand' | 'itself') => void
  pause: () => void
  stop: () => void
  seek: (seconds: number) => void
  /** There is more of the story. */
  tell: (text: GrowingText) => void
  /** The story is recorded as a whole: `timeOf` says when in it a character is spoken, or null. */
  offerWhole: (timeOf: (paragraph: number) => number | null) => void
  /** It plays, or waits to go on. */
  isPlaying: () => boolean
  /** It would play, and there is nothing yet. */
  isWaiting: () => boolean
  /** A part could not be had, of which `onFailed` was told; until a parent wants to hear it again. */
  hasFailed: () => boolean
  /** Whether there is anything to be heard. */
  hasBegun: () => boolean
  /** Seconds from the story's start. */
  now: () => number
  /** Seconds, as far as it is known. */
  total: () => number
  timings: () => NarrationTimings
  /** The paragraph that is heard, or is to be heard next. */
  paragraph: () => number
  close: () => void
}

/** So many parts are fetched ahead of the one that is heard. */
const PARTS_AHEAD = 2
/** So often the sound of a story may break off and be fetched anew. */
const MOST_BREAKS = 3
/** The recording of the whole story needs a moment to begin: it is given the second half of the rest. */
const REST_BEFORE_LEAVING_SEC = 0.5
/** And it begins this much before its first word. */
const LEAD_SEC = 0.15
const AFTER_LAST_WORD_SEC = 0.4
/** What the element may have in the place of a part: nothing yet, or the silence in which the next one is awaited. */
const [NOTHING, SILENCE] = [-1, -2]

/**
 * Plays a story that is still being written: part after part, a paragraph each, on the element that plays recordings. It
 * falls silent between two paragraphs only, where the next is not there yet, and plays that silence, so that a locked phone
 * does not put the page to sleep. Once the story is recorded as a whole, that recording takes over at the end of a
 * paragraph, or at once where nothing is heard.
 */
export function createGrowingReader(needs: GrowingReaderNeeds): GrowingReader {
  const { audio, onChange } = needs
  let { text } = needs
  let state: 'still' | 'playing' = 'still'
  /** The part that is heard, or is to be heard next; and where in it, while the element does not have it. */
  let [at, pending] = [needs.from ?? 0, 0]
  /** Which part the element has, or which of the others. */
  let loaded = NOTHING
  let isAsked = false
  let hasFailed = false
  let isClosed = false
  let breaks = 0
  let joined: NarrationTimings | null = null
  let wholeTime: ((paragraph: number) => number | null) | null = null

  const queue = createPartQueue({
    open: needs.open,
    mostNow: () => (isAsked ? Math.min(text.paragraphs.length, at + PARTS_AHEAD + 1) : 0),
    isWanted: () => isWaiting(),
    onArrival: (index) => {
      if (state === 'playing' && at === index) sound('itself')
    },
    onChange: () => changed(),
    onFailed: (error) => fail(error)
  })
  const { parts, fill } = queue

  const timingsOf = () => parts.map((part) => part.timings)
  /** Of a part that is not here, what there is before it. */
  const startOf = (part: number) => startsOf(timingsOf())[part] ?? knownLength(timingsOf())
  const inPart = () => (loaded === at ? audio.currentTime : pending)
  const isLast = () => text.isWhole && at >= text.paragraphs.length - 1
  const isWaiting = () => state === 'playing' && parts[at] === undefined

  function changed(): void {
    joined = null
    onChange()
  }

  /** From here on nothing is asked for, however much of the story is still to come. */
  function fail(error: unknown): void {
    queue.forgive()
    isAsked = false
    hasFailed = true
    state = 'still'
    if (loaded === SILENCE) audio.pause()
    changed()
    needs.onFailed(error)
  }

  function sound(by: 'hand' | 'itself'): void {
    state = 'playing'
    load()
    if (loaded !== at) {
      awaitInSilence()
      fill()
      return onChange()
    }
    audio.play().catch((error: unknown) => {
      if (isClosed || state === 'still') return
      // A part that was put in the place of another takes its start back, and has its own.
      if (error instanceof DOMException && error.name === 'AbortError') return
      state = 'still'
      needs.onRefused(error, by)
      onChange()
    })
    onChange()
  }

  function load(): void {
    const part = parts[at]
    if (part === undefined || loaded === at) return
    audio.loop = false
    audio.src = part.src
    if (pending > 0) audio.currentTime = pending
    loaded = at
    pending = 0
  }

  /** What is still in the element is the quiet after the part before. */
  function awaitInSilence(): void {
    if (loaded === NOTHING) return audio.pause()
    if (loaded !== SILENCE) {
      audio.src = needs.silence
      audio.loop = true
      loaded = SILENCE
    }
    // Where a browser refuses this it is silent all the same, and says so when there is something to be heard.
    audio.play().catch((error: unknown) => console.info('The silence between two paragraphs is not played', error))
  }

  function goOn(): void {
    if (isLast()) return finish()
    at += 1
    pending = 0
    if (leave()) return
    sound('itself')
    fill()
  }

  function finish(): void {
    rest(0, 0)
    needs.onEnd(true)
  }

  /** Falls silent, there. */
  function rest(part: number, second: number): void {
    state = 'still'
    audio.pause()
    place(part, second)
    changed()
  }

  function place(part: number, second: number): void {
    at = part
    if (loaded === part) audio.currentTime = second
    else pending = second
  }

  /** Hands over to the recording of the whole story, where it knows this place. */
  function leave(): boolean {
    const time = wholeTime?.(at) ?? null
    if (time === null) return false
    const first = parts[at]?.timings.words[0]?.[2]
    const second = inPart() > 0 && first !== undefined ? time + inPart() - first : time - LEAD_SEC
    const isPlaying = state === 'playing'
    close()
    needs.onLeave(at === 0 && inPart() === 0 ? 0 : Math.max(0, second), isPlaying)
    return true
  }

  const handlers = {
    timeupdate() {
      if (loaded !== at) return
      const { timings } = parts[at] ?? {}
      if (timings === undefined) return
      if (state === 'playing' && needs.isHushed(timings, audio.currentTime)) {
        rest(at, audio.currentTime)
        return needs.onEnd(false)
      }
      const { speechEnd } = timings
      const next = wholeTime?.(at + 1) ?? null
      const quiet = isLast() ? AFTER_LAST_WORD_SEC : next === null ? BETWEEN_PARTS_SEC : REST_BEFORE_LEAVING_SEC
      if (state === 'playing' && speechEnd !== null && audio.currentTime > speechEnd + quiet) return goOn()
      onChange()
    },
    ended() {
      if (state === 'playing' && loaded === at) goOn()
    },
    play() {
      // Pressed on a headset, or by the device.
      if (state === 'playing' || (loaded !== at && loaded !== SILENCE)) return
      isAsked = true
      sound('hand')
      fill()
    },
    pause() {
      // The same; a part that came to its end, or gave way to the next, was not paused.
      if (state !== 'playing' || (loaded !== at && loaded !== SILENCE) || !audio.paused || audio.ended) return
      state = 'still'
      onChange()
    },
    error() {
      if (loaded !== at || audio.error === null) return
      breaks += 1
      if (breaks > MOST_BREAKS) return fail(audio.error)
      // The connection broke while the first part was heard: it is fetched anew, and goes on where it was.
      const second = audio.currentTime
      queue.dropFrom(at)
      loaded = NOTHING
      pending = second
      changed()
      fill()
    }
  }
  for (const [event, handler] of Object.entries(handlers)) audio.addEventListener(event, handler)

  function close(): void {
    isClosed = true
    queue.close()
    for (const [event, handler] of Object.entries(handlers)) audio.removeEventListener(event, handler)
    audio.loop = false
  }

  return {
    play(by) {
      isAsked = true
      hasFailed = false
      sound(by)
      fill()
    },
    pause() {
      if (state === 'still') return
      rest(at, inPart())
      leave()
    },
    stop() {
      isAsked = false
      rest(0, 0)
      leave()
    },
    seek(seconds) {
      // Nothing is here yet in which a place could be found.
      if (parts.length === 0) return
      // There is nothing further on yet, and what was said last is not said again.
      if (isWaiting() && seconds >= startOf(at)) return
      const starts = startsOf(timingsOf())
      const known = Math.max(0, Math.min(seconds, knownLength(timingsOf())))
      const part = Math.max(
        0,
        starts.slice(0, parts.length).findLastIndex((start) => start <= known)
      )
      const { timings } = parts[part] ?? {}
      const second = Math.min(known - (starts[part] ?? 0), timings === undefined ? 0 : lengthOf(timings))
      if (part === loaded) {
        place(part, second)
        if (state === 'playing' && audio.paused) sound('hand')
      } else {
        place(part, second)
        if (state === 'playing') sound('hand')
      }
      fill()
      onChange()
    },
    tell(next) {
      text = next
      joined = null
      // It waited for more, and there is none.
      if (isWaiting() && text.isWhole && at >= text.paragraphs.length) return finish()
      fill()
      onChange()
    },
    offerWhole(timeOf) {
      wholeTime = timeOf
      if (state === 'still' || isWaiting()) leave()
    },
    isPlaying: () => state === 'playing',
    isWaiting,
    hasFailed: () => hasFailed,
    hasBegun: () => parts.length > 0,
    now: () => startOf(at) + Math.min(inPart(), lengthOf(parts[at]?.timings ?? NO_TIMINGS) || inPart()),
    total: () => knownLength(timingsOf()),
    paragraph: () => at,
    timings: () => (joined ??= joinedTimings(timingsOf(), text.paragraphs, text.isWhole)),
    close
  }
}
