import { RefreshCw, Undo2 } from 'lucide-react'
import { useState } from 'react'

import type { Story, StoryParts } from '#shared/story.ts'
import { serverMessage } from '../../api/api-error.ts'
import { classNames } from '../../lib/class-names.ts'
import { Button } from '../../ui/button.tsx'
import { RetryPanel } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useRetellPart, useStoryParts, type PartChange } from '../stories/story-parts.ts'
import { TURN, turnsOf } from './spoken-turns.ts'

const PARAGRAPH = 'max-w-[40ch] wrap-anywhere text-pretty motion-safe:animate-[appear_.5s_ease]'

/** The story for a parent's own voice. */
export function StoryText({ paragraphs }: { paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph, i) => (
    <p key={i} className={classNames(PARAGRAPH, 'not-first:mt-[.85em]')}>
      <Turns paragraph={paragraph} />
    </p>
  ))
}

/** Line by line where several speak, as in a book, so that a parent who reads aloud sees whose turn it is. */
function Turns({ paragraph }: { paragraph: string }) {
  const turns = turnsOf(paragraph)
  if (turns.length === 1) return paragraph
  return turns.map((turn, at) => (
    <span key={at} className={TURN}>
      {at === 0 ? turn : ` ${turn}`}
    </span>
  ))
}

/** The same while parts of it are being changed: below each that can be said differently there is a way to ask for it. */
export function ChangeableText({ story, paragraphs }: { story: Story; paragraphs: readonly string[] }) {
  const parts = useStoryParts(story.id, true)
  const retell = useRetellPart(story.id)
  const [said, setSaid] = useState('')

  async function change(what: PartChange) {
    setSaid('')
    try {
      await retell.mutateAsync(what)
      setSaid(what.to === 'other' ? 'This part is said differently now.' : 'This part is as it was.')
    } catch (error) {
      toast({
        kind: 'error',
        title: 'The story stays as it is',
        description: serverMessage(error) ?? 'This part could not be changed. Please try again.'
      })
    }
  }

  const waiting = retell.isPending ? retell.variables : null
  return (
    <>
      <PartsNote parts={parts.data} isFailed={parts.isLoadingError} onRetry={() => void parts.refetch()} />
      <p role="status" className="sr-only">
        {said}
      </p>
      {paragraphs.map((paragraph, index) => (
        <div key={index} className="not-first:mt-[.85em]">
          <p key={paragraph} className={PARAGRAPH}>
            <Turns paragraph={paragraph} />
          </p>
          <PartButtons
            place={index + 1}
            isChangeable={parts.data?.changeable.includes(index) === true}
            isRestorable={parts.data?.restorable.includes(index) === true}
            waitsFor={waiting?.index === index ? waiting.to : null}
            isBusy={retell.isPending}
            onChange={(to) => void change({ index, paragraph, to })}
          />
        </div>
      ))}
    </>
  )
}

function PartsNote({
  parts,
  isFailed,
  onRetry
}: {
  parts: StoryParts | undefined
  isFailed: boolean
  onRetry: () => void
}) {
  if (isFailed)
    return (
      <div className="mb-6 font-ui">
        <RetryPanel
          title="The parts could not be fetched"
          detail="Changing a story needs the server. The story itself stays as it is."
          onRetry={onRetry}
        />
      </div>
    )
  if (parts === undefined)
    return (
      <p className="mb-6 font-ui text-[16px]">
        <Spinner label="Looking for other words..." shown />
      </p>
    )
  return (
    <p className="mb-6 max-w-[40ch] font-ui text-[16px] text-text2">
      {parts.changeable.length > 0
        ? 'Choose a part, and it is said in other words. What happens in it stays.'
        : 'This story came without other words, and stays as it is.'}
    </p>
  )
}

/** Quiet beside the text, and as high as a thumb wants it. */
const PART_BUTTON = 'px-4 text-[15px] text-text2 aria-disabled:text-text3'

interface PartButtonsProps {
  /** Counted from 1. */
  place: number
  isChangeable: boolean
  isRestorable: boolean
  waitsFor: 'other' | 'before' | null
  /** Another part, or this one, is being changed. */
  isBusy: boolean
  onChange: (to: 'other' | 'before') => void
}

function PartButtons({ place, isChangeable, isRestorable, waitsFor, isBusy, onChange }: PartButtonsProps) {
  if (!isChangeable && !isRestorable) return null
  return (
    <div className="mt-1 -ml-4 flex flex-wrap font-ui">
      {isChangeable && (
        <Button
          look="plain"
          aria-label={`Say part ${place} differently`}
          // Not disabled: what the keyboard is on keeps the focus while the server answers.
          aria-disabled={isBusy}
          aria-busy={waitsFor === 'other'}
          onClick={() => !isBusy && onChange('other')}
          className={PART_BUTTON}
        >
          <RefreshCw
            aria-hidden="true"
            size={18}
            className={classNames('text-ember', waitsFor === 'other' && 'motion-safe:animate-spin')}
          />
          {waitsFor === 'other' ? 'Finding other words...' : 'Say it differently'}
        </Button>
      )}
      {isRestorable && (
        <Button
          look="plain"
          aria-label={`Put part ${place} back`}
          aria-disabled={isBusy}
          aria-busy={waitsFor === 'before'}
          onClick={() => !isBusy && onChange('before')}
          className={PART_BUTTON}
        >
          <Undo2 aria-hidden="true" size={18} />
          Put it back
        </Button>
      )}
    </div>
  )
}
