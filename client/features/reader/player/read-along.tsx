import { LocateFixed } from 'lucide-react'
import { Fragment, useEffect, useMemo, useRef, useState } from 'react'

import { useReducedMotion } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/button.tsx'
import { RESTS } from '../../../ui/rests.ts'
import { litAt, timeOf, type Token } from '../../listening/timeline.ts'
import type { Player } from '../../listening/use-player.ts'
import { TURN, turnStarts } from '../spoken-turns.ts'
import { useStoredTextSize } from '../text-size.ts'
import { createMarks } from './marks.ts'
import { useHands } from './use-hands.ts'

/** Eyes are quicker than ears: a word is lit this much before it sounds. */
const EARLY_SEC = 0.05
/** Where in the column the spoken line rests. */
const REST_AT = 0.36

interface ReadAlongProps {
  content: string
  tokens: Token[]
  player: Player
}

/**
 * The story's text in step with its voice: the current paragraph lit, the sentence in ember, the word underlined. Words
 * are drawn once; while the voice speaks only marks on them change, so nothing is rendered sixty times a second.
 */
export function ReadAlong({ content, tokens, player }: ReadAlongProps) {
  // The position changes also when the listener has moved it by hand.
  const { timings, now, isPaused, playing, position, seek } = player
  const box = useRef<HTMLDivElement>(null)
  const [leftBehind, setLeftBehind] = useState(false)
  const calm = useReducedMotion()
  const [marks] = useState(createMarks)
  // Back at the start there is nothing to follow.
  const following = !leftBehind || (!playing && position === 0)

  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const show = () => {
      const isUnheard = now() === 0 && isPaused()
      const moved = marks.show(element, isUnheard ? null : litAt(tokens, timings, now() + EARLY_SEC))
      if (moved && following) rest(element, calm)
    }
    show()
    if (!playing) return undefined
    let frame = requestAnimationFrame(function step() {
      show()
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [calm, following, isPaused, marks, now, playing, position, timings, tokens])

  useEffect(() => {
    if (following && box.current !== null) rest(box.current, calm)
  }, [calm, following])

  useHands(box, {
    onScroll: () => playing && setLeftBehind(true),
    onWord: (start) => {
      const time = timeOf(timings, start)
      if (time === null) return
      setLeftBehind(false)
      seek(time)
    }
  })

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        role="region"
        aria-label="Story text"
        // What scrolls must be in reach of the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="absolute inset-0 overflow-y-auto [mask-image:linear-gradient(180deg,transparent,#000_30px_calc(100%-44px),transparent)] wide:not-squat:[mask-image:linear-gradient(180deg,transparent_70px,#000_150px_calc(100%-120px),transparent)]"
      >
        <Words content={content} tokens={tokens} />
      </div>
      {!following && (
        <div className={`absolute inset-x-0 bottom-3 mx-auto w-fit ${RESTS}`}>
          <Button onClick={() => setLeftBehind(false)} className="bg-raised shadow-float">
            <LocateFixed aria-hidden="true" size={20} />
            Follow
          </Button>
        </div>
      )}
    </div>
  )
}

const LIT =
  '[&_[data-now]]:underline [&_[data-now]]:decoration-ember [&_[data-now]]:decoration-2 [&_[data-now]]:underline-offset-6 [&_[data-said]]:text-ember [&_p[data-here]]:text-text'

function Words({ content, tokens }: { content: string; tokens: Token[] }) {
  const { isChosen, px } = useStoredTextSize()
  return useMemo(
    () => (
      <div
        dir="auto"
        // The size that was chosen for reading is the one for reading along.
        style={isChosen ? { fontSize: px } : undefined}
        className={`mx-auto max-w-[40ch] px-6 pt-8 pb-[30vh] font-read text-[21px] leading-[1.62] text-text3 squat:pt-20 wide:not-squat:pt-[30vh] wide:not-squat:pb-[45vh] wide:not-squat:text-[25px] ${LIT}`}
      >
        {Object.values(Object.groupBy(tokens, (token) => token.paragraph)).map((paragraph = [], i) => (
          <p key={i} className="transition-colors duration-300 not-first:mt-[.85em]">
            {turnsIn(content, paragraph).map((turn) => (
              <span key={turn[0]?.start} className={TURN}>
                {turn.map((token) => (
                  <Fragment key={token.start}>
                    <span data-start={token.start} className="cursor-pointer wrap-anywhere">
                      {content.slice(token.start, token.end)}
                    </span>{' '}
                  </Fragment>
                ))}
              </span>
            ))}
          </p>
        ))}
      </div>
    ),
    [content, isChosen, px, tokens]
  )
}

/** The words of a paragraph, by who speaks. */
function turnsIn(content: string, paragraph: readonly Token[]): Token[][] {
  const [first, last] = [paragraph[0], paragraph.at(-1)]
  if (first === undefined || last === undefined) return []
  const starts = turnStarts(content.slice(first.start, last.end)).map((start) => first.start + start)
  return starts.map((start, at) =>
    paragraph.filter((token) => token.start >= start && token.start < (starts[at + 1] ?? Infinity))
  )
}

/** Brings the spoken sentence to where the eye rests; before the first word, the beginning. */
function rest(box: HTMLElement, calm: boolean): void {
  const said = box.querySelector<HTMLElement>('[data-said]')
  const top = said === null ? 0 : said.offsetTop - box.clientHeight * REST_AT
  box.scrollTo({ top: Math.max(0, top), behavior: calm ? 'instant' : 'smooth' })
}
