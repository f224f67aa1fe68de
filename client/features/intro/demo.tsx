import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'

import { Constellation } from '../../art/constellation.tsx'
import { seedOf } from '../../art/random.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { LitText } from './lit-text.tsx'
import { useDemo, type DemoState } from './use-demo.ts'
import { useSampleLight } from './use-sample-light.ts'

/** Read by itself until a visitor has a story of their own: what the reader does, in one sentence. */
const SAMPLE =
  'Isla set the lantern on the step, and Theo counted the stars out loud until he ran out of numbers. “Then we shall have to use names,” said Nana, and began with theirs.'

/**
 * *See how it works*: two names and a wish, and the story is read with them, here and now. Nothing of it is stored; it
 * is gone with the page. The names are typed by a parent, so no grown-up thing is asked for first.
 */
export function Demo() {
  const { state, tell, toggle } = useDemo()
  const [typed, setTyped] = useState('')
  const [wish, setWish] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const names = readNames(typed)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (names.length === 0) return setFault('Please write a first name, or two')
    void tell(names, wish)
  }

  return (
    <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-10">
      <form
        noValidate
        aria-label="A story before an account"
        onSubmit={handleSubmit}
        className="flex flex-col gap-4 self-center"
      >
        <TextField
          label="Who is it for?"
          placeholder="Isla and Theo"
          hint="One or two first names."
          autoComplete="off"
          autoCapitalize="words"
          maxLength={80}
          dir="auto"
          error={fault ?? undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setFault(null)
          }}
        />
        <TextField
          label="What should it be about?"
          placeholder="a dinosaur who is afraid of the bath"
          autoComplete="off"
          maxLength={200}
          dir="auto"
          value={wish}
          onChange={(event) => setWish(event.target.value)}
        />
        <Button type="submit" look="ember" size="large" wide disabled={state.phase === 'telling'}>
          {state.phase === 'telling' ? 'Telling...' : state.phase === 'told' ? 'Tell another one' : 'Tell it now'}
        </Button>
        <p className="text-[15px] text-text2">No account. Nothing you type is stored; it is gone with this page.</p>
      </form>
      <Page state={state} names={names} onToggle={toggle} />
    </div>
  )
}

/** The open book: a sample whose words light up, then the visitor's own story. */
function Page({ state, names, onToggle }: { state: DemoState; names: string[]; onToggle: () => void }) {
  const told = state.phase === 'told' ? state : null
  const page = useRef<HTMLDivElement>(null)
  const isTold = told !== null
  const at = told?.place?.index ?? -1
  useEffect(() => {
    if (isTold) page.current?.scrollIntoView({ block: 'nearest' })
  }, [isTold])
  // The paragraph that is being read stays in sight, without moving the page around it.
  useEffect(() => {
    const box = page.current?.querySelector('[data-told]')
    const part = box?.children[at - 1]
    if (box instanceof HTMLElement && part instanceof HTMLElement)
      box.scrollTo({ top: part.offsetTop - box.clientHeight / 4, behavior: 'smooth' })
  }, [at])
  return (
    <div
      ref={page}
      className="relative isolate flex h-[30rem] scroll-my-4 flex-col overflow-hidden rounded-[34px] bg-[linear-gradient(180deg,#1b1730,#2a1f33_38%,var(--surface))] p-5 shadow-[var(--rim),0_50px_120px_-40px_rgb(0_0_0/.8)] sm:p-8"
    >
      <Constellation
        names={told === null ? ['Isla', 'Nana', 'Theo'] : names.slice(0, 2)}
        seed={told === null ? 7 : seedOf(told.story.title)}
        className="h-24 shrink-0"
      />
      {told === null ? (
        <Sample failure={state.phase === 'failed' ? state.message : null} isTelling={state.phase === 'telling'} />
      ) : (
        <>
          <h3 dir="auto" className="mt-3 text-[26px] leading-tight wrap-anywhere">
            <LitText text={told.story.title} lit={at === 0 ? (told.place?.lit ?? null) : null} />
          </h3>
          <div
            data-told=""
            // A keyboard scrolls what it can reach.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            role="region"
            aria-label="Your story"
            className="relative mt-3 min-h-0 flex-1 overflow-y-auto font-read text-[19px] leading-[1.6] [mask-image:linear-gradient(180deg,#000_86%,transparent)]"
          >
            {told.story.paragraphs.map((paragraph, i) => (
              <p key={i} dir="auto" className="pb-[.8em] wrap-anywhere">
                <LitText text={paragraph} lit={at === i + 1 ? (told.place?.lit ?? null) : null} />
              </p>
            ))}
          </div>
          {told.over || told.silent ? (
            <div className="mt-3 flex flex-wrap items-center gap-3">
              <p className="grow text-[17px]">
                {told.silent
                  ? 'The voice could not come. The story is yours to read.'
                  : 'Keep the family, and tomorrow there is a new one.'}
              </p>
              <ButtonLink to="/signup-form" look="ember">
                Keep the family
              </ButtonLink>
            </div>
          ) : (
            <div className="mt-3 flex items-center gap-4">
              <Button onClick={onToggle} look="ember" aria-label={told.playing ? 'Pause the story' : 'Play the story'}>
                {told.playing ? <Pause aria-hidden="true" size={20} /> : <Play aria-hidden="true" size={20} />}
                {told.playing ? 'Pause' : 'Play'}
              </Button>
              <p className="text-[16px] text-text2">Read by Emma, warm and gentle</p>
            </div>
          )}
        </>
      )}
    </div>
  )
}

function Sample({ failure, isTelling }: { failure: string | null; isTelling: boolean }) {
  const box = useRef<HTMLParagraphElement>(null)
  const lit = useSampleLight(SAMPLE, box)
  if (failure !== null)
    return (
      <p role="alert" className="mt-8 text-[18px] text-clay">
        {failure}
      </p>
    )
  return (
    <>
      <p ref={box} className="mt-6 font-read text-[22px] leading-[1.6] text-pretty">
        <LitText text={SAMPLE} lit={lit} />
      </p>
      <p role="status" className="mt-auto text-[16px] text-text2">
        {isTelling ? 'Your story is on its way...' : 'Every word lights up as the voice reads it.'}
      </p>
    </>
  )
}

/** "Isla 5 and Theo" is two names; more than two are for the account. */
function readNames(typed: string): string[] {
  return typed
    .split(/[,;&+、，]|\s+and\s+/iu)
    .map((name) =>
      name
        .replaceAll(/[\d()]/gu, '')
        .trim()
        .slice(0, 40)
    )
    .filter((name) => /\p{L}/u.test(name))
    .slice(0, 2)
}
