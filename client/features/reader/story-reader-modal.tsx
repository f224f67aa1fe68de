import * as Dialog from 'radix-ui/dialog'
import type { ReactNode } from 'react'

import type { Story, StorySummary } from '#shared/story.ts'
import { useEscape } from '../../lib/use-escape.ts'
import { useFocusBack } from '../../lib/use-focus-back.ts'
import { Button } from '../../ui/button.tsx'
import { RetryPanel } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { SoundsLike } from '../listening/device-voice/spoken-parts.ts'
import { useStory } from '../stories/queries.ts'
import { StoryReader } from './story-reader.tsx'

interface StoryReaderModalProps {
  story: StorySummary | null
  onClose: () => void
  /** How the family's names are said, for a voice of this device; null until that is known. */
  soundsLike: SoundsLike | null
  /** Opens with the player, where the story was left. */
  resume?: boolean
  onAsleep?: () => void
  ending?: ReactNode
}

/** §2 "My Stories": the reader over the library; Escape and close lead back to the library, to what opened it. */
export function StoryReaderModal({
  story,
  onClose,
  soundsLike,
  resume = false,
  onAsleep,
  ending
}: StoryReaderModalProps) {
  const giveFocusBack = useFocusBack(story !== null)
  useEscape(story !== null, 'reader', onClose)
  return (
    <Dialog.Root open={story !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          // It fills the screen: what is outside of it is a toast or the lamp, and no way out.
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed inset-0 z-20 animate-[appear_.2s_ease] overflow-y-auto bg-bg"
          {...giveFocusBack}
        >
          <Dialog.Title className="sr-only">{story?.title ?? ''}</Dialog.Title>
          {story !== null && (
            <Opened id={story.id} onClose={onClose}>
              {(whole) => (
                <StoryReader
                  story={whole}
                  onClose={onClose}
                  soundsLike={soundsLike}
                  resume={resume}
                  onAsleep={onAsleep}
                  ending={ending}
                />
              )}
            </Opened>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The library lists stories without their texts: the one that is opened is fetched, or was kept on this device. */
function Opened({ id, onClose, children }: { id: string; onClose: () => void; children: (story: Story) => ReactNode }) {
  const story = useStory({ id })
  if (story.data !== undefined) return children(story.data)
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center gap-5 px-5">
      {story.isLoadingError ? (
        <RetryPanel
          title="This story could not be opened"
          detail={story.error.message}
          onRetry={() => void story.refetch()}
        />
      ) : (
        <Spinner label="Opening the story..." />
      )}
      <Button onClick={onClose}>Close</Button>
    </div>
  )
}
