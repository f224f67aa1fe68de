import { House } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { AvatarPicture } from '../features/family/avatar-picture.tsx'
import { FamilyLine } from '../features/family/family-line.tsx'
import { useFamily, useSoundsLike } from '../features/family/queries.ts'
import { useDeviceVoiceChoice } from '../features/listening/device-voice/device-voice-choice.ts'
import { NightLightCard } from '../features/night-light/night-light-card.tsx'
import { useNightLight } from '../features/night-light/use-night-light.ts'
import { PlaylistLink } from '../features/playlist/playlist-link.tsx'
import { StoryReader } from '../features/reader/story-reader.tsx'
import { CreateForm } from '../features/stories/create/create-form.tsx'
import { GeneratingView } from '../features/stories/create/generating-view.tsx'
import { useCreateStory } from '../features/stories/create/use-create-story.ts'
import { useStoryChoices } from '../features/stories/create/use-story-choices.ts'
import { Page } from '../layout/page.tsx'
import { jsonField } from '../lib/json-field.ts'
import { focusScreenIfLost } from '../lib/use-focus-back.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState, RetryPanel } from '../ui/empty-state.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** §2 "Create Story". The reader opens at the story's first paragraph, while the rest is still being written. */
export function CreateStoryScreen() {
  const family = useFamily()
  const arrival: unknown = useLocation().state
  const [deviceVoice] = useDeviceVoiceChoice()
  const soundsLike = useSoundsLike(deviceVoice !== null)
  const choices = useStoryChoices(chosenIn(arrival))
  const { state, progress, create, close } = useCreateStory()
  const { change: changeLamp } = useNightLight()
  const navigate = useNavigate()
  const darken = useCallback(() => changeLamp({ on: false }), [changeLamp])
  useFocusOnChange(state.phase)
  const readable = state.phase === 'done' ? state.story : state.phase === 'idle' ? null : state.draft

  if (readable !== null)
    return (
      <Page title="Create Story" header={null} footer={null} bare isRead>
        <StoryReader
          story={readable}
          progress={progress}
          {...(state.phase === 'interrupted' && { onAskAgain: () => void create(state.choices) })}
          onClose={close}
          soundsLike={soundsLike}
          onHome={() => void navigate('/dashboard')}
          onAsleep={darken}
          ending={<PlaylistLink />}
        />
      </Page>
    )

  return (
    <Page title="Create Story">
      {state.phase === 'generating' ? (
        <GeneratingView progress={progress} />
      ) : (
        <>
          {/* The line that says that there is no network stands above the heading and moves nothing. */}
          <div className="flex items-center justify-between gap-3 pt-5 pb-3 sm:pt-2 sm:pb-5">
            <h1 className="max-sm:text-[26px]">Who is in tonight’s story?</h1>
            <ButtonLink to="/dashboard" className="shrink-0 max-sm:px-3.5">
              <House aria-hidden="true" size={20} />
              <span className="max-sm:sr-only">Home</span>
            </ButtonLink>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            {family.isLoadingError ? (
              <RetryPanel
                title="Your family could not be loaded"
                detail={family.error.message}
                onRetry={() => void family.refetch()}
              />
            ) : family.data === undefined ? (
              // Its room on a phone, so that the lamp below it does not run away from a thumb.
              <p className="py-10 max-lg:min-h-[80dvh]">
                <Spinner label="Loading your family members..." shown />
              </p>
            ) : family.data.length === 0 ? (
              <NoFamily onAdded={(ids) => choices.change({ chosen: ids })} />
            ) : (
              <CreateForm
                members={family.data}
                state={choices}
                face={(avatar, size) => <AvatarPicture id={avatar} size={size} />}
                onCreate={(chosen) => void create(chosen)}
              />
            )}
            <NightLightCard />
          </div>
        </>
      )}
    </Page>
  )
}

/** What was pressed is gone when the form gives way to the candle, or the reader to the form: then the screen has the focus. */
function useFocusOnChange(phase: string): void {
  const shown = useRef(phase)
  useEffect(() => {
    if (shown.current === phase) return
    shown.current = phase
    if (phase === 'idle') window.scrollTo({ top: 0, behavior: 'instant' })
    focusScreenIfLost()
  }, [phase])
}

/** Who was added on the screen before. */
function chosenIn(arrival: unknown): string[] {
  const chosen = jsonField(arrival, 'chosen')
  return Array.isArray(chosen) ? chosen.filter((id): id is string => typeof id === 'string') : []
}

function NoFamily({ onAdded }: { onAdded: (ids: string[]) => void }) {
  return (
    <EmptyState title="No Family Members Found">
      <p>Add family members to your profile first to create personalized stories.</p>
      <div className="panel mt-2 w-full max-w-xl p-5 text-start">
        <FamilyLine submit="Add to Family" onAdded={onAdded} />
      </div>
      <ButtonLink to="/family">Family Manager</ButtonLink>
    </EmptyState>
  )
}
