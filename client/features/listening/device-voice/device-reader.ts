import type { NarrationTimings } from '#shared/narration.ts'
import { createReadingClock } from './reading-clock.ts'
import type { SpokenPart } from './spoken-parts.ts'
import { say, type Breakdown } from './utterance.ts'

export interface DeviceReaderNeeds {
  voice: SpeechSynthesisVoice
  /** Not empty. */
  parts: readonly SpokenPart[]
  /** 0 to 1; asked before every utterance. */
  volume: () => number
  /** Asked between two utterances; what is false ends the reading there. */
  mayGoOn?: () => boolean
  /** It reads, rests, stands still, or has another place or other times. */
  onChange: () => void
  /** It has fallen silent as it should: the last word has been said, or it may not go on. */
  onEnd: (isWhole: boolean) => void
  /** It has stopped reading by itself, at the sentence where `play` goes on. */
  onBreakdown: (kind: Breakdown) => void
}

export interface DeviceReader {
  play: () => void
  /** Silent at once; goes on with the sentence that was cut off. */
  pause: () => void
  /** To the sentence that is spoken at this moment of the story; a step forward is at least one sentence. */
  seek: (seconds: number) => void
  isReading: () => boolean
  /** Seconds from the start of the story. */
  now: () => number
  timings: () => NarrationTimings
  close: () => void
}

/** A voice that fails is asked once more before it is given up. */
const TRIES = 2
/** While a finger draws the slider, nothing is begun that the next moment would cut off. */
const SETTLE_MS = 250
/** A word that the voice has not told of yet is not lit. */
const BEFORE_NEXT_SEC = 0.06

/**
 * Reads a story with a voice of the device, one utterance for each sentence: short enough for browsers that cut long
 * ones off, and the only unit in which every browser can be paused. Nothing here ever changes the voice.
 */
export function createDeviceReader(needs: DeviceReaderNeeds): DeviceReader {
  const { parts, voice, onChange } = needs
  const clock = createReadingClock(parts)
  let at = 0
  let state: 'still' | 'reading' | 'resting' = 'still'
  let tries = 0
  let silence = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The last moment at which it was known where in the story the voice is, and the moment that it has not passed. */
  let known = { ms: 0, sec: 0, limit: 0 }
  /** Some voices tell of every word, some of none, and some of the first alone. */
  let tellsWords = true
  let lastHeard = 0

  const placeOf = (part: number) => clock.places()[part] ?? { from: 0, to: 0, rested: 0 }

  function stand(sec: number, limit: number): void {
    known = { ms: performance.now(), sec, limit }
  }

  function read(): void {
    const part = parts[at]
    if (part === undefined) return finish()
    state = 'reading'
    lastHeard = 0
    stand(placeOf(at).from, placeOf(at).from)
    silence = say({
      text: part.text,
      voice,
      rate: clock.rateOf(at),
      volume: needs.volume(),
      expectedSec: clock.expectedSec(at),
      onStart: () => stand(placeOf(at).from, placeOf(at).to),
      onWord: heardWord,
      onEnd: finishPart,
      onBreakdown: breakDown
    })
    onChange()
  }

  function heardWord(character: number): void {
    const { words = [] } = parts[at] ?? {}
    const index = words.findLastIndex((word) => word.at <= character)
    if (index === -1) return
    lastHeard = index
    const isLast = index === words.length - 1
    const limit = !tellsWords || isLast ? placeOf(at).to : clock.wordAt(at, index + 1) - BEFORE_NEXT_SEC
    stand(clock.wordAt(at, index), limit)
  }

  function finishPart(seconds: number): void {
    clock.took(at, seconds)
    if ((parts[at]?.words.length ?? 0) > 1) tellsWords = lastHeard > 0
    tries = 0
    const { to, rested } = placeOf(at)
    if (at === parts.length - 1) return finish()
    if (needs.mayGoOn?.() === false) {
      at += 1
      stop()
      return needs.onEnd(false)
    }
    state = 'resting'
    stand(to, rested)
    at += 1
    // A page in the background has slow timers; the voice would fall silent for a minute.
    if (document.hidden) return read()
    timer = setTimeout(read, clock.restSec(at - 1) * 1000)
    onChange()
  }

  function breakDown(kind: Breakdown): void {
    tries += 1
    if (kind === 'failed' && tries < TRIES && !document.hidden) return read()
    stop()
    needs.onBreakdown(kind === 'failed' && document.hidden ? 'interrupted' : kind)
  }

  function stop(): void {
    clearTimeout(timer)
    silence()
    state = 'still'
    tries = 0
    // The pieces of a sentence that was cut off are said from its beginning.
    while (at > 0 && parts[at - 1]?.ends === 'piece') at -= 1
    stand(placeOf(at).from, placeOf(at).from)
    onChange()
  }

  function finish(): void {
    at = 0
    stop()
    needs.onEnd(true)
  }

  return {
    play() {
      if (state === 'still') read()
    },
    pause() {
      if (state !== 'still') stop()
    },
    seek(seconds) {
      const from = now()
      const next = clock.partAt(Math.max(0, seconds))
      const wasReading = state !== 'still'
      const here = at
      stop()
      at = seconds > from && next <= here ? Math.min(here + 1, parts.length - 1) : next
      stand(placeOf(at).from, placeOf(at).from)
      if (wasReading) {
        state = 'resting'
        timer = setTimeout(read, SETTLE_MS)
      }
      onChange()
    },
    isReading: () => state !== 'still',
    now,
    timings: () => clock.timings(),
    close() {
      clearTimeout(timer)
      silence()
      state = 'still'
    }
  }

  function now(): number {
    if (state === 'still') return known.sec
    return Math.min(known.limit, known.sec + (performance.now() - known.ms) / 1000)
  }
}
