/** A voice as a browser lists it. */
export interface FakeVoice {
  name: string
  lang?: string
  localService?: boolean
  voiceURI?: string
}

export interface FakeSpeechOptions {
  voices: FakeVoice[]
  /** Most browsers have no voices at first; they come this much later, with an event. */
  lateMs?: number
  /** Whether voices of this device tell of their words; those from far away never do. */
  tellsWords?: boolean
  /** At rate 1. */
  lettersPerSecond?: number
}

/** What a test sees and does of the speech of a browser. */
export interface FakeSpeech {
  /** Every text that was begun to be spoken, with its voice and how it was meant. */
  said: { text: string; voice: string; rate: number; volume: number }[]
  /** Of those, what was spoken to its end. */
  heard: string[]
  /** The next utterances end at once with these errors. */
  failures: SpeechSynthesisErrorCode[]
  /** Voices take every text and never make a sound, as some engines do. */
  isMute: boolean
  /** A lock of the screen, or another program: what is spoken ends, and the page is told. */
  interrupt: () => void
}

declare global {
  interface Window {
    fakeSpeech?: FakeSpeech
  }
}

/**
 * Gives a window speech synthesis of the shape and the manners that browsers have; `window.fakeSpeech` steers it. It
 * behaves as Chrome does: voices come late; a voice from far away falls silent after fifteen seconds of one utterance,
 * says nothing of it, and holds the queue until it is cancelled; what is cancelled has an error, a moment later. Runs
 * in a page as well, and so needs nothing from outside of itself.
 */
export function installFakeSpeech({
  voices,
  lateMs = 50,
  tellsWords = true,
  lettersPerSecond = 14
}: FakeSpeechOptions) {
  const CUT_OFF_MS = 15_000
  const START_MS = 20
  const fake: FakeSpeech = { said: [], heard: [], failures: [], isMute: false, interrupt: () => lose('interrupted') }

  class FakeUtterance extends EventTarget {
    voice: SpeechSynthesisVoice | null = null
    lang = ''
    rate = 1
    pitch = 1
    volume = 1
    text: string
    constructor(text = '') {
      super()
      this.text = text
    }
  }

  const queue: FakeUtterance[] = []
  let timers: ReturnType<typeof setTimeout>[] = []
  let listed: SpeechSynthesisVoice[] = []
  const later = (run: () => void, ms: number) => void timers.push(setTimeout(run, ms))

  function tell(utterance: FakeUtterance, type: string, more: object = {}): void {
    utterance.dispatchEvent(
      Object.assign(new Event(type), { utterance, charIndex: 0, elapsedTime: 0, name: '', ...more })
    )
  }

  function leave(utterance: FakeUtterance, type: string, more: object = {}): void {
    queue.shift()
    // Before its listeners, who may ask for another at once.
    if (queue.length > 0) next()
    tell(utterance, type, more)
  }

  function next(): void {
    const utterance = queue[0]
    if (utterance === undefined) return
    const failure = fake.failures.shift()
    if (failure !== undefined) {
      later(() => {
        leave(utterance, 'error', { error: failure })
      }, START_MS)
      return
    }
    if (!fake.isMute) later(() => speak(utterance), START_MS)
  }

  function speak(utterance: FakeUtterance): void {
    const { text, voice, rate, volume } = utterance
    fake.said.push({ text, voice: voice?.name ?? '', rate, volume })
    tell(utterance, 'start')
    const isFar = voice?.localService === false
    const msOf = (letters: number) => (letters / lettersPerSecond / rate) * 1000
    if (!isFar && tellsWords)
      for (const word of text.matchAll(/\S+/g))
        later(
          () => tell(utterance, 'boundary', { name: 'word', charIndex: word.index, charLength: word[0].length }),
          msOf(word.index)
        )
    if (isFar && msOf(text.length) > CUT_OFF_MS) return
    later(() => {
      fake.heard.push(text)
      leave(utterance, 'end')
    }, msOf(text.length))
  }

  function lose(error: SpeechSynthesisErrorCode): void {
    for (const timer of timers) clearTimeout(timer)
    timers = []
    const [current, ...waiting] = queue.splice(0)
    setTimeout(() => {
      if (current !== undefined) tell(current, 'error', { error })
      for (const one of waiting) tell(one, 'error', { error: 'canceled' })
    }, 5)
  }

  const synth = Object.assign(new EventTarget(), {
    paused: false,
    getVoices: () => listed,
    speak(utterance: FakeUtterance) {
      queue.push(utterance)
      if (queue.length === 1) next()
    },
    cancel: () => lose('interrupted'),
    // As on Android, where a pause is an end that is not told.
    pause() {
      for (const timer of timers) clearTimeout(timer)
      queue.length = 0
    },
    resume() {}
  })
  Object.defineProperties(synth, {
    speaking: { get: () => queue.length > 0 },
    pending: { get: () => queue.length > 1 }
  })
  const arrive = () => {
    listed = voices.map(({ name, lang = 'en-US', localService = true, voiceURI = name }) => ({
      name,
      lang,
      localService,
      voiceURI,
      default: false
    }))
    synth.dispatchEvent(new Event('voiceschanged'))
  }
  if (lateMs === 0) arrive()
  else setTimeout(arrive, lateMs)

  const give = (name: string, value: unknown) =>
    Object.defineProperty(window, name, { configurable: true, writable: true, value })
  give('speechSynthesis', synth)
  give('SpeechSynthesisUtterance', FakeUtterance)
  give('fakeSpeech', fake)
  return fake
}

/** Takes it from the window again: most test browsers have none. */
export function removeFakeSpeech(): void {
  for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance', 'fakeSpeech']) Reflect.deleteProperty(window, name)
}
