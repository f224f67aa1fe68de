import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react'

import type { FamilyMember } from '#shared/family-member.ts'
import { NARRATOR_VOICES, VOICE_DESCRIPTIONS } from '#shared/narration.ts'
import {
  CULTURE_LABELS,
  CULTURES,
  DEFAULT_CULTURE,
  DURATION_LABELS,
  DURATIONS,
  MAX_CHARACTERS,
  WISH_LIMIT,
  type Duration
} from '#shared/story.ts'
import { Candle } from '../../../art/candle.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { useReducedMotion } from '../../../lib/use-media-query.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextArea } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { VoiceFacts } from '../../listening/voices/voice-facts.tsx'
import { CharacterPicker } from './character-picker.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import type { StoryChoices } from './story-request.ts'
import type { StoryChoicesState } from './use-story-choices.ts'

const NO_CHARACTER = 'Please select at least one character'
const TOO_MANY = `Maximum ${MAX_CHARACTERS} characters allowed per story`
const IDEAS = [
  'A lighthouse by the sea',
  'Dinosaurs in space',
  'A night train',
  'The secret garden',
  'First day at school'
]
const CANDLES: Record<Duration, number> = { short: 0.2, medium: 0.5, long: 1 }

interface CreateFormProps {
  members: FamilyMember[]
  state: StoryChoicesState
  face: (avatar: string, size: number) => ReactNode
  onCreate: (choices: StoryChoices) => void
}

/** §2 "Create Story": who, what about, how long, which voice, which world. */
export function CreateForm({ members, state, face, onCreate }: CreateFormProps) {
  const { choices, change, toggle } = state
  const { chosen, theme, duration, voice, culture } = choices
  const [alert, setAlert] = useState<string | null>(null)
  const people = useRef<HTMLDivElement>(null)
  const warning = useRef<ReturnType<typeof toast>>(null)

  function warn(message: string) {
    setAlert(message)
    const said = toast({ kind: 'missing', title: message })
    // The same warning again is the same toast.
    if (warning.current?.id !== said.id) warning.current?.dismiss()
    warning.current = said
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // In the order of choosing: the first one chosen is the first one named.
    const characters = chosen.flatMap((id) => members.find((member) => member.id === id) ?? [])
    if (characters.length === 0) {
      warn(NO_CHARACTER)
      people.current?.querySelector('input')?.focus()
      return
    }
    warning.current?.dismiss()
    onCreate({ characters, theme, duration, narratorVoice: voice, culturalBackground: culture })
  }

  return (
    <form
      noValidate
      aria-label="Create Story"
      onSubmit={handleSubmit}
      // Who and what beside how: on a desktop nothing that is chosen lies below the fold, or under the button.
      className="flex flex-col gap-4 sm:gap-7 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-x-12 lg:gap-y-6"
    >
      <div ref={people} className="lg:col-start-1">
        <CharacterPicker
          members={members}
          chosen={chosen}
          onToggle={(id) => (toggle(id) ? setAlert(null) : warn(TOO_MANY))}
          face={face}
        />
        {alert !== null && (
          <div className="mt-3">
            <Banner>{alert}</Banner>
          </div>
        )}
      </div>
      <div className="lg:col-start-1">
        <TextArea
          label="Theme"
          placeholder="Adventure"
          maxLength={WISH_LIMIT}
          dir="auto"
          autoComplete="off"
          enterKeyHint="go"
          value={theme}
          onKeyDown={submitOnEnter}
          onChange={(event) => change({ theme: event.target.value })}
        />
        {/* As many as stand in two rows: what is below them should be seen without scrolling. */}
        <div className="mt-2 flex flex-wrap gap-2 max-sm:*:nth-[n+4]:hidden" role="group" aria-label="Ideas">
          {IDEAS.map((idea) => (
            <button
              key={idea}
              type="button"
              onClick={() => change({ theme: idea })}
              className="min-h-11 rounded-full bg-raised px-4 text-[16px] text-text2 shadow-rim hover:text-text"
            >
              {idea}
            </button>
          ))}
        </div>
      </div>
      <HowItIsTold choices={choices}>
        <ChoiceCards
          legend="Duration"
          name="duration"
          value={duration}
          onChange={(next) => change({ duration: next })}
          choices={DURATIONS.map((id) => ({
            id,
            name: DURATION_LABELS[id].name,
            note: DURATION_LABELS[id].minutes,
            art: (lit) => <Candle height={CANDLES[id]} lit={lit} className="mb-2 h-24 w-full sm:h-16" />
          }))}
        />
        <div>
          <ChoiceCards
            legend="Narrator Voice"
            name="voice"
            value={voice}
            onChange={(next) => change({ voice: next })}
            choices={NARRATOR_VOICES.map((id) => ({
              id,
              name: VOICE_DESCRIPTIONS[id].name,
              note: VOICE_DESCRIPTIONS[id].manner
            }))}
          />
          <VoiceFacts voice={voice} />
        </div>
        <SelectField
          label="Cultural Background"
          value={culture}
          onChange={(event) => change({ culture: CULTURES.find((id) => id === event.target.value) ?? DEFAULT_CULTURE })}
        >
          {CULTURES.map((id) => (
            <option key={id} value={id}>
              {CULTURE_LABELS[id]}
            </option>
          ))}
        </SelectField>
      </HowItIsTold>
      <div
        data-bottom-bar=""
        className="pointer-events-none sticky inset-x-0 bottom-0 z-10 -mx-5 bg-linear-to-t from-bg from-45% to-transparent px-5 pt-4 pb-[calc(18px+env(safe-area-inset-bottom))] lg:static lg:col-start-1 lg:mx-0 lg:bg-none lg:p-0"
      >
        <Button type="submit" look="ember" size="large" wide className="pointer-events-auto">
          Create Story
        </Button>
      </div>
    </form>
  )
}

/** Everything that rarely changes, in one line on a phone; with more room it is simply there. */
function HowItIsTold({ choices, children }: { choices: StoryChoicesState['choices']; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const still = useReducedMotion()
  const line = useRef<HTMLButtonElement>(null)
  const { duration, voice, culture } = choices
  const words = [DURATION_LABELS[duration].name, VOICE_DESCRIPTIONS[voice].name, CULTURE_LABELS[culture]]
  // What has opened goes to the top of the screen, where all of it has room above the button that sticks below.
  useEffect(() => {
    if (open) line.current?.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' })
  }, [open, still])
  return (
    <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1">
      <button
        ref={line}
        type="button"
        aria-expanded={open}
        aria-controls="how-it-is-told"
        onClick={() => setOpen(!open)}
        className="panel flex min-h-14 w-full items-center justify-between gap-3 px-4.5 text-start text-[17px] font-semibold sm:hidden"
      >
        <span>
          <span className="sr-only">Duration, voice and culture: </span>
          {words.join(' · ')}
        </span>
        <ChevronDown
          aria-hidden="true"
          size={22}
          className={classNames('shrink-0 text-text2 transition-transform', open && 'rotate-180')}
        />
      </button>
      <div
        id="how-it-is-told"
        className={classNames(
          'gap-6 pt-5 sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-5 sm:pt-0 lg:grid-cols-1',
          open ? 'grid grid-cols-1' : 'hidden'
        )}
      >
        {children}
      </div>
    </div>
  )
}

/** A wish is one thought: Enter asks for its story, and Shift with Enter begins a new line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
