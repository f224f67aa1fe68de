import * as Dialog from 'radix-ui/dialog'
import type { ReactNode } from 'react'

import type { Story } from '#shared/story.ts'

import { useEscape } from '../../lib/use-escape.ts'
import { useFocusBack } from '../../lib/use-focus-back.ts'
import { StoryReader } from './story-reader.tsx'

interface StoryReaderModalProps {
  story: Story | null
  onClose: () => void
  /** Opens with the player, where the story was left. */
  resume?: boolean
  onAsleep?: () => void
  ending?: ReactNode
}

/** §2 "My Stories": the reader over the library; Escape and close lead back to the shelf, to what opened it. */
export function StoryReaderModal({ story, onClose, resume = false, onAsleep, ending }: StoryReaderModalProps) {
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
            <StoryReader story={story} onClose={onClose} resume={resume} onAsleep={onAsleep} ending={ending} />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
