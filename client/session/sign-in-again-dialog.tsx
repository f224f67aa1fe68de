import { useState, type FormEvent } from 'react'

import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { signInAgain } from './fresh-sign-in.ts'
import { useUser } from './use-session.ts'

interface SignInAgainDialogProps {
  open: boolean
  /** Why, in the server's words. */
  reason: string
  onClose: () => void
  /** Called once the password was right. */
  onSignedIn: () => void | Promise<void>
}

/** Some acts want a password that was typed a moment ago: a tablet lies around unlocked. */
export function SignInAgainDialog({ open, reason, onClose, onSignedIn }: SignInAgainDialogProps) {
  const user = useUser()
  const [busy, setBusy] = useState(false)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | null>(null)

  function close() {
    setPassword('')
    setFault(null)
    onClose()
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const wrong = await signInAgain(user.email, password)
    setFault(wrong)
    if (wrong === null) {
      setPassword('')
      await onSignedIn()
    }
    setBusy(false)
  }

  return (
    <Dialog open={open} onClose={close} title="Is it you?" description={reason}>
      <form
        noValidate
        aria-label="Sign in again"
        onSubmit={(event) => void handleSubmit(event)}
        className="flex flex-col gap-5"
      >
        <PasswordField
          label="Password"
          autoComplete="current-password"
          disabled={busy}
          value={password}
          error={fault ?? undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" look="ember" disabled={busy}>
          Continue
        </Button>
      </form>
    </Dialog>
  )
}
