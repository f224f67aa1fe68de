import { KeyRound } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'

import { PASSWORD_LIMITS } from '#shared/account.ts'
import { call } from '../../api/call.ts'
import { setWrapperToken } from '../../api/wrapper-token.ts'
import { useKeptFocus } from '../../lib/use-kept-focus.ts'
import { useUser } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { checkPasswords, describePasswordFailure, NO_PASSWORDS, type PasswordFault } from './password-change.ts'
import { Section } from './section.tsx'

/** §2 "credentials and password change". What is typed lives in this component and nowhere else. */
export function PasswordSection() {
  const user = useUser()
  const [draft, setDraft] = useState(NO_PASSWORDS)
  const [fault, setFault] = useState<PasswordFault | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const keepFocus = useKeptFocus(busy)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const check = checkPasswords(draft)
    setFault(check === 'ready' ? null : check)
    if (check !== 'ready') {
      if (check !== null) form.current?.querySelector<HTMLInputElement>(`[name="${check.field}"]`)?.focus()
      return
    }
    keepFocus()
    setBusy(true)
    try {
      const { token } = await call('changePassword', { body: { email: user.email, ...draft } })
      if (token !== undefined) setWrapperToken(token)
      setDraft(NO_PASSWORDS)
      toast({ kind: 'success', title: 'Password Changed', description: 'Your password has been updated successfully' })
    } catch (error) {
      toast({ kind: 'error', title: 'Password Change Failed', description: describePasswordFailure(error) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Section title="Login Credentials" icon={KeyRound} note="A new password signs out every other device.">
      <form
        ref={form}
        noValidate
        aria-label="Change Password"
        onSubmit={(event) => void handleSubmit(event)}
        className="flex flex-col gap-5"
      >
        <div>
          <p className="text-[15px] text-text2">You sign in as</p>
          <p className="text-[18px] font-medium wrap-anywhere">
            <bdi>{user.username}</bdi>
          </p>
        </div>
        {/* Password managers want to know whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={user.username} readOnly />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          required
          disabled={busy}
          value={draft.currentPassword}
          error={fault?.field === 'currentPassword' ? fault.message : undefined}
          onChange={(event) => setDraft({ ...draft, currentPassword: event.target.value })}
        />
        <PasswordField
          label="New password"
          name="newPassword"
          autoComplete="new-password"
          required
          hint={`At least ${PASSWORD_LIMITS.least} characters; a short sentence is a good one.`}
          disabled={busy}
          value={draft.newPassword}
          error={fault?.field === 'newPassword' ? fault.message : undefined}
          onChange={(event) => setDraft({ ...draft, newPassword: event.target.value })}
        />
        <Button type="submit" disabled={busy} className="sm:self-end">
          {busy ? 'Changing Password...' : 'Change Password'}
        </Button>
      </form>
    </Section>
  )
}
