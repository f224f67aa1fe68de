/** Why an utterance did not come to its end. */
export type Breakdown =
  /** The browser wants a tap first. */
  | 'refused'
  /** Another page, another program or the lock of the screen has ended it. */
  | 'interrupted'
  /** The voice gave an error, gave no sound, or fell silent in the middle. */
  | 'failed'

export interface UtteranceWishes {
  text: string
  voice: SpeechSynthesisVoice
  rate: number
  /** 0 to 1. */
  volume: number
  /** Seconds that it should take. */
  expectedSec: number
  onStart: () => void
  /** A word begins, by its place in `text`. Not every voice tells. */
  onWord: (at: number) => void
  /** With the seconds that it took. */
  onEnd: (seconds: number) => void
  onBreakdown: (kind: Breakdown) => void
}

/** After an utterance was cancelled some browsers lose the next one, when it comes in the same moment. */
const AFTER_CANCEL_MS = 60
/** A voice from far away may need this long for its first sound. */
const START_MS = 8000
/** What an utterance may take beyond twice its expected length before it counts as silent. */
const SPARE_MS = 4000
/** An end that comes this much too early is no end: the voice has said nothing. */
const TOO_EARLY = 0.12
const LONG_ENOUGH_TO_TELL_SEC = 1

const KINDS: Partial<Record<SpeechSynthesisErrorCode, Breakdown>> = {
  'not-allowed': 'refused',
  canceled: 'interrupted',
  interrupted: 'interrupted',
  'audio-busy': 'interrupted'
}

/** Says one utterance and hears what becomes of it, also where the browser does not tell. Answers how to silence it. */
export function say(wishes: UtteranceWishes): () => void {
  const synth = window.speechSynthesis
  const utterance = new SpeechSynthesisUtterance(wishes.text)
  utterance.voice = wishes.voice
  utterance.lang = wishes.voice.lang
  utterance.rate = wishes.rate
  utterance.volume = wishes.volume
  let isOver = false
  let startedMs: number | null = null
  let begunMs = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  let watchMs = START_MS

  const hearing = new AbortController()
  const on = <Event extends keyof SpeechSynthesisUtteranceEventMap>(
    event: Event,
    listen: (event: SpeechSynthesisUtteranceEventMap[Event]) => void
  ) => utterance.addEventListener(event, (heard) => !isOver && listen(heard), { signal: hearing.signal })
  on('start', start)
  on('boundary', ({ name, charIndex }) => {
    start()
    // Some engines tell of sentences too.
    if (name !== 'sentence') wishes.onWord(charIndex)
    watch()
  })
  on('end', () => {
    const seconds = (performance.now() - (startedMs ?? begunMs)) / 1000
    const isMute = wishes.expectedSec > LONG_ENOUGH_TO_TELL_SEC && seconds < wishes.expectedSec * TOO_EARLY
    leave()
    if (isMute) wishes.onBreakdown('failed')
    else wishes.onEnd(seconds)
  })
  on('error', ({ error }) => breakDown(KINDS[error] ?? 'failed'))
  document.addEventListener('visibilitychange', () => !isOver && comeBack(), { signal: hearing.signal })

  // Chrome keeps a pause of an earlier page.
  if (synth.paused) synth.resume()
  if (synth.speaking || synth.pending) {
    synth.cancel()
    timer = setTimeout(begin, AFTER_CANCEL_MS)
  } else begin()

  function begin(): void {
    begunMs = performance.now()
    synth.speak(utterance)
    watch()
  }

  function start(): void {
    if (startedMs !== null) return
    startedMs = performance.now()
    watchMs = wishes.expectedSec * 2000 + SPARE_MS
    wishes.onStart()
    watch()
  }

  function watch(): void {
    clearTimeout(timer)
    // Under a locked screen timers sleep, and what became of the voice is seen when the screen is back.
    timer = setTimeout(() => {
      if (document.hidden) return
      // What has fallen silent may hold the queue for ever.
      synth.cancel()
      breakDown('failed')
    }, watchMs)
  }

  function comeBack(): void {
    if (document.hidden) return
    if (synth.speaking || synth.pending) watch()
    else breakDown('interrupted')
  }

  function breakDown(kind: Breakdown): void {
    leave()
    wishes.onBreakdown(kind)
  }

  function leave(): void {
    isOver = true
    clearTimeout(timer)
    hearing.abort()
  }

  function silence(): void {
    if (isOver) return
    leave()
    synth.cancel()
  }

  return silence
}
