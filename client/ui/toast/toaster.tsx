import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/toast'
import { startTransition, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'

import { classNames } from '../../lib/class-names.ts'
import { dismissToast, useToasts } from './toast-store.ts'
import { useToastRoom } from './use-toast-room.ts'

/** Shows the toasts: swipe right by 50 px, Escape or × closes one; F8 reaches them. What was said last is on top. */
export function Toaster() {
  const toasts = useToasts()
  const [list, setList] = useState<HTMLOListElement | null>(null)
  // As the primitive takes its list: without one it counts a toast's seconds all the same and draws nothing, and on a
  // slow phone the three of them were over before there was anything to see. So no toast comes before its list.
  const takeList = useCallback((element: HTMLOListElement | null) => startTransition(() => setList(element)), [])
  const [unheard] = useState(() => document.createElement('div'))
  useToastRoom(list, toasts)
  return (
    <Primitive.Provider
      swipeDirection="right"
      swipeThreshold={50}
      duration={5000}
      // Where it is not heard: ours has told it (`toast-announcer.tsx`).
      announcerContainer={unheard}
    >
      {(list === null ? [] : toasts).map((entry) => (
        <Primitive.Root
          key={entry.id}
          open={entry.open}
          // The primitive begins its time anew when the duration changes: by a millisecond, for a toast asked for again.
          duration={entry.durationMs + (entry.turn % 2)}
          style={{ order: entry.turn }}
          onOpenChange={(open) => !open && dismissToast(entry.id)}
          type={entry.kind === 'error' ? 'foreground' : 'background'}
          className={classNames(
            'pointer-events-auto flex items-start gap-2 rounded-control border-s-4 bg-raised py-0.5 ps-4 pe-1 shadow-float data-[state=closed]:hidden data-[state=open]:animate-[rise_.24s_var(--ease-lantern)] data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            entry.kind === 'error' ? 'border-clay' : entry.kind === 'success' ? 'border-moss' : 'border-ember'
          )}
        >
          <div className="min-w-0 flex-1 py-2 leading-snug">
            <Primitive.Title className="text-[16px] font-semibold">{entry.title}</Primitive.Title>
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
          // A dialog hides what lies beside it from those who listen, but nothing that says of itself whether it is alive.
          // The words are announced elsewhere; here the button can be reached.
          aria-live="off"
          ref={takeList}
          className="toasts pointer-events-none fixed z-60 flex flex-col-reverse gap-2 p-2 outline-none"
        />,
        document.body
      )}
    </Primitive.Provider>
  )
}
