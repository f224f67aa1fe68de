import { useRef, useState, type FormEvent } from 'react'

import { PASSWORD_LIMITS, PASSWORD_TOO_LONG, PASSWORD_TOO_SHORT, type User } from '#shared/account.ts'
import { ApiError, serverMessage } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { setWrapperToken } from '../../api/wrapper-token.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast/toast-store.ts'

interface ChoosePasswordFormProps {
  user: User
  /** What the family has just signed in with; it is kept here only, and opens nothing any more. */
  oneTimePassword: string
  onDone: () => void
}

/** After a one-time password: the family's own. */
export function ChoosePasswordForm({ user, oneTimePassword, onDone }: ChoosePasswordFormProps) {
  const [newPassword, setNewPassword] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const wrong = checkLength(newPassword)
    setFault(wrong)
    setFailure(null)
    if (wrong !== null) return field.current?.focus()
    setBusy(true)
    try {
      const body = { email: user.email, currentPassword: oneTimePassword, newPassword }
      const { token } = await call('changePassword', { body })
      if (token !== undefined) setWrapperToken(token)
      toast({ kind: 'success', title: 'Password Changed', description: 'Your password has been updated successfully' })
      onDone()
    } catch (error) {
      setFailure(
        error instanceof ApiError
          ? (serverMessage(error) ?? 'Failed to change password')
          : 'Something went wrong. Please try again.'
      )
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      aria-label="Choose your own password"
      onSubmit={(event) => void handleSubmit(event)}
      className="flex flex-col gap-5"
    >
      {failure !== null && <Banner takesFocus>{failure}</Banner>}
      {/* Password managers want to know whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={user.username} readOnly />
      <PasswordField
        ref={field}
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_LIMITS.least} characters; a short sentence is a good one.`}
        disabled={busy}
        value={newPassword}
        error={fault ?? undefined}
        onChange={(event) => setNewPassword(event.target.value)}
      />
      <Button type="submit" look="ember" size="large" wide disabled={busy}>
        {busy ? 'Saving...' : 'Save my password'}
      </Button>
      <Button wide disabled={busy} onClick={onDone}>
        Later
      </Button>
      <p className="-mt-2 text-center text-[16px] text-balance text-text2">
        You stay signed in on this device. Without a password of your own, other devices need a new one-time password.
      </p>
    </form>
  )
}

function checkLength({ length }: string): string | null {
  if (length < PASSWORD_LIMITS.least) return PASSWORD_TOO_SHORT
  return length > PASSWORD_LIMITS.most ? PASSWORD_TOO_LONG : null
}
