import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/toast'
import { createPortal } from 'react-dom'

import { classNames } from '../../lib/class-names.ts'
import { dismissToast, useToasts } from './toast-store.ts'

/** Shows the toasts: swipe right by 50 px, Escape or × closes one; F8 reaches them. They come in one after the other, so the list is turned over to have the newest on top. */
export function Toaster() {
  const toasts = useToasts()
  return (
    <Primitive.Provider swipeDirection="right" swipeThreshold={50} duration={5000} label="Notification">
      {toasts.map((entry) => (
        <Primitive.Root
          key={entry.id}
          open={entry.open}
          duration={entry.durationMs}
          onOpenChange={(open) => !open && dismissToast(entry.id)}
          type={entry.kind === 'error' ? 'foreground' : 'background'}
          className={classNames(
            'pointer-events-auto flex items-start gap-2 rounded-control border-s-4 bg-raised py-0.5 ps-4 pe-1 shadow-float data-[state=closed]:hidden data-[state=open]:animate-[rise_.24s_var(--ease-lantern)] data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            entry.kind === 'error' ? 'border-clay' : entry.kind === 'success' ? 'border-moss' : 'border-ember'
          )}
        >
          <div className="min-w-0 flex-1 py-2 leading-snug">
            {/* What is announced is the two texts together: the space keeps their words apart. */}
            <Primitive.Title className="text-[16px] font-semibold">{entry.title}</Primitive.Title>{' '}
            {entry.description !== undefined && (
              <Primitive.Description className="text-[15px] text-text2">{entry.description}</Primitive.Description>
            )}
          </div>
          <Primitive.Close
            aria-label="Dismiss"
            className="grid size-12 shrink-0 place-items-center rounded-full text-text2 hover:text-text"
          >
            <X aria-hidden="true" size={18} />
          </Primitive.Close>
        </Primitive.Root>
      ))}
      {createPortal(
        <Primitive.Viewport
          data-toasts=""
          // A dialog hides what lies beside it from those who listen. Not this: it stands outside of the page, and says
          // (to the primitive's own announcer it is "off") that it is alive.
          aria-live="off"
          // Over the header, where nothing is read: neither over a heading nor over the line the voice is at.
          className="fixed inset-x-0 top-[env(safe-area-inset-top)] z-60 flex w-full flex-col-reverse justify-end gap-2 p-2 outline-none md:start-auto md:max-w-[420px]"
        />,
        document.body
      )}
    </Primitive.Provider>
  )
}
