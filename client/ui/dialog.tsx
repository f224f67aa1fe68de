import { X } from 'lucide-react'
import * as Alert from 'radix-ui/alert-dialog'
import * as Modal from 'radix-ui/dialog'
import type { ReactNode } from 'react'

import { useEscape } from '../lib/use-escape.ts'
import { useFocusBack } from '../lib/use-focus-back.ts'
import { Button } from './button.tsx'

const VEIL = 'fixed inset-0 z-40 bg-[rgb(4_5_8/.72)] backdrop-blur-[2px] animate-[appear_.15s_ease]'
const SHEET =
  'fixed z-50 inset-x-0 bottom-0 mx-auto max-h-[min(92dvh,calc(100dvh_-_var(--sheet-top,0px)_-_8px))] w-full overflow-y-auto bg-surface p-6 pb-[calc(24px+env(safe-area-inset-bottom))] shadow-float rounded-t-panel animate-[rise_.24s_var(--ease-lantern)] sm:top-(--sheet-top,0px) sm:bottom-0 sm:my-auto sm:h-fit sm:max-w-xl sm:rounded-panel sm:pb-6'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: string
  children: ReactNode
}

/** A modal: a sheet from below on a phone, a card in the middle elsewhere. Closes on ×, Escape and the backdrop. */
export function Dialog({ open, onClose, title, description, children }: DialogProps) {
  const giveFocusBack = useFocusBack(open)
  useEscape(open, 'dialog', onClose)
  return (
    <Modal.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Modal.Portal>
        <Modal.Overlay className={VEIL} />
        <Modal.Content
          className={SHEET}
          data-sheet=""
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          {...giveFocusBack}
        >
          <div className="mb-5 flex items-start justify-between gap-4">
            <div>
              <Modal.Title className="text-[25px]">{title}</Modal.Title>
              {description !== undefined && (
                <Modal.Description className="mt-1 text-text2">{description}</Modal.Description>
              )}
            </div>
            <Modal.Close
              aria-label="Close"
              className="-mt-2 -me-2 grid size-12 shrink-0 place-items-center rounded-full text-text2 hover:bg-raised hover:text-text"
            >
              <X aria-hidden="true" size={24} />
            </Modal.Close>
          </div>
          {children}
        </Modal.Content>
      </Modal.Portal>
    </Modal.Root>
  )
}

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** The question, word for word. */
  question: string
  confirm: string
  /** What was agreed to is on its way: it can be taken back no more. */
  busy?: boolean
  /** What is asked besides, such as a password. */
  children?: ReactNode
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is gone for good. The focus starts on Cancel. */
export function ConfirmDialog({
  open,
  title,
  question,
  confirm,
  busy = false,
  children,
  onConfirm,
  onCancel
}: ConfirmDialogProps) {
  const giveFocusBack = useFocusBack(open)
  useEscape(open, 'dialog', () => {
    if (!busy) onCancel()
  })
  return (
    <Alert.Root open={open} onOpenChange={(next) => !next && !busy && onCancel()}>
      <Alert.Portal>
        <Alert.Overlay className={VEIL} />
        <Alert.Content className={SHEET} data-sheet="" {...giveFocusBack}>
          <Alert.Title className="text-[25px]">{title}</Alert.Title>
          <Alert.Description className="mt-3 text-text2">{question}</Alert.Description>
          {children}
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Alert.Cancel asChild>
              <Button disabled={busy}>Cancel</Button>
            </Alert.Cancel>
            <Button look="clay" disabled={busy} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </Alert.Content>
      </Alert.Portal>
    </Alert.Root>
  )
}
