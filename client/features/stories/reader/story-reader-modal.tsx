import { Dialog } from 'radix-ui'

import type { Story } from '#shared/story.ts'

import { StoryReader } from './story-reader.tsx'

/** §2 "My Stories": the reader over the library; Escape and close lead back to the shelf. */
export function StoryReaderModal({ story, onClose, startInPlayer = false }: { story: Story | null; onClose: () => void; startInPlayer?: boolean }) {
  return (
    <Dialog.Root open={story !== null} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          // In the player Escape means "back to the options"; the reader itself listens for it.
          onEscapeKeyDown={(event) => {
            if (document.querySelector('[aria-label="Audio player"]') !== null) event.preventDefault()
          }}
          className="fixed inset-0 z-20 overflow-y-auto bg-bg animate-[appear_.2s_ease]"
        >
          <Dialog.Title className="sr-only">{story?.title ?? ''}</Dialog.Title>
          {story !== null && <StoryReader story={story} onClose={onClose} startInPlayer={startInPlayer} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
