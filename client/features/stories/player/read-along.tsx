import { LocateFixed } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type MouseEvent, type RefObject } from 'react'

import type { NarrationTimings } from '#shared/narration.ts'

import { useReducedMotion } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/button.tsx'
import { litAt, timeOf, tokensOf, type Lit, type Token } from './timeline.ts'

/** Eyes are quicker than ears: a word is lit this much before it sounds. */
const EARLY_SEC = 0.05
/** Where in the column the spoken line rests. */
const REST_AT = 0.36

interface ReadAlongProps {
  content: string
  timings: NarrationTimings
  audio: RefObject<HTMLAudioElement | null>
  playing: boolean
  /** Changes when somebody has moved the position by hand. */
  position: number
  onSeek: (seconds: number) => void
}

/**
 * The story's text in step with its voice: the current paragraph lit, the sentence in ember, the word underlined. Words
 * are drawn once; while the voice speaks only marks on them change, so nothing is rendered sixty times a second.
 */
export function ReadAlong({ content, timings, audio, playing, position, onSeek }: ReadAlongProps) {
  const tokens = useMemo(() => tokensOf(content), [content])
  const box = useRef<HTMLDivElement>(null)
  const [following, setFollowing] = useState(true)
  const calm = useReducedMotion()
  const marks = useRef(createMarks())

  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const show = () => {
      const now = audio.current?.currentTime ?? 0
      const moved = marks.current.show(element, now === 0 && !playing ? null : litAt(tokens, timings, now + EARLY_SEC))
      if (moved && following) rest(element, calm)
    }
    show()
    if (!playing) return undefined
    let frame = requestAnimationFrame(function step() {
      show()
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [audio, calm, following, playing, position, timings, tokens])

  useEffect(() => {
    if (following && box.current !== null) rest(box.current, calm)
  }, [calm, following])

  // A hand on the text stops the following; scrolling that we do ourselves raises none of these.
  const handleHand = () => playing && setFollowing(false)

  function handleTap(event: MouseEvent<HTMLDivElement>) {
    const word = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-start]') : null
    if (word === null || window.getSelection()?.isCollapsed === false) return
    const time = timeOf(timings, Number(word.dataset['start']))
    if (time === null) return
    setFollowing(true)
    onSeek(time)
  }

  return (
    <div className="relative min-h-0 flex-1">
      {/* Tapping a word is a shortcut for hands; the keyboard moves the position with the slider and the arrow keys. */}
      <div
        ref={box}
        tabIndex={0}
        role="region"
        aria-label="Story text"
        onWheel={handleHand}
        onTouchMove={handleHand}
        onClick={handleTap}
        className="absolute inset-0 overflow-y-auto [mask-image:linear-gradient(180deg,transparent,#000_34px_calc(100%-60px),transparent)] lg:[mask-image:linear-gradient(180deg,transparent_70px,#000_150px_calc(100%-120px),transparent)]"
      >
        <Words content={content} tokens={tokens} />
      </div>
      {!following && (
        <Button onClick={() => setFollowing(true)} className="absolute inset-x-0 bottom-3 mx-auto w-fit bg-raised">
          <LocateFixed aria-hidden="true" size={20} />
          Follow
        </Button>
      )}
    </div>
  )
}

function Words({ content, tokens }: { content: string; tokens: Token[] }) {
  const paragraphs = useMemo(() => Object.values(Object.groupBy(tokens, (token) => token.paragraph)), [tokens])
  return useMemo(
    () => (
      <div
        dir="auto"
        className="mx-auto max-w-[40ch] px-6 pt-8 pb-[40vh] font-read text-[21px] leading-[1.62] text-text3 lg:pt-[30vh] lg:text-[25px] [&_[data-now]]:underline [&_[data-now]]:decoration-ember/70 [&_[data-now]]:decoration-2 [&_[data-now]]:underline-offset-6 [&_[data-said]]:text-ember [&_p[data-here]]:text-text"
      >
        {paragraphs.map((paragraph = [], i) => (
          <p key={i} className="transition-colors duration-300 not-first:mt-[.85em]">
            {paragraph.map((token) => (
              <span key={token.start} data-start={token.start} className="cursor-pointer">
                {content.slice(token.start, token.end)}{' '}
              </span>
            ))}
          </p>
        ))}
      </div>
    ),
    [content, paragraphs]
  )
}

/** Puts the marks on the words that are lit and takes them from those that were. */
function createMarks() {
  let lit: Lit | null = null
  return {
    /** Answers whether the sentence has changed. */
    show(box: HTMLElement, next: Lit | null): boolean {
      if (lit?.word === next?.word && lit?.sentence.from === next?.sentence.from && lit?.sentence.to === next?.sentence.to) return false
      const words = box.querySelectorAll<HTMLElement>('[data-start]')
      if (lit !== null) words[lit.word]?.removeAttribute('data-now')
      if (next !== null) words[next.word]?.setAttribute('data-now', '')
      const moved = lit?.sentence.from !== next?.sentence.from || lit?.sentence.to !== next?.sentence.to
      if (moved) {
        for (const old of box.querySelectorAll('[data-said]')) old.removeAttribute('data-said')
        if (next !== null)
          for (let i = next.sentence.from; i < next.sentence.to; i++) words[i]?.setAttribute('data-said', '')
        for (const old of box.querySelectorAll('[data-here]')) old.removeAttribute('data-here')
        if (next !== null) words[next.word]?.parentElement?.setAttribute('data-here', '')
      }
      lit = next
      return moved
    }
  }
}

/** Brings the spoken sentence to where the eye rests. */
function rest(box: HTMLElement, calm: boolean): void {
  const said = box.querySelector<HTMLElement>('[data-said]')
  const top = said === null ? 0 : said.offsetTop - box.clientHeight * REST_AT
  box.scrollTo?.({ top: Math.max(0, top), behavior: calm ? 'auto' : 'smooth' })
}
