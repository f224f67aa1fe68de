import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { serverMessage } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { signInAgain, wantsFreshSignIn } from '../../session/fresh-sign-in.ts'
import { useSession, useUser } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { deleteLocalData } from './delete-local-data.ts'
import { Section } from './section.tsx'

/** On a dead connection the question must not stay open for as long as a browser waits. */
const PATIENCE_MS = 30_000

type Phase = 'closed' | 'asking' | 'asking-password'

/** §4 "Delete-account dialog": closed, open, and closed again on cancel or after the attempt. */
export function DeleteAccountSection() {
  const user = useUser()
  const { signOut } = useSession()
  const [phase, setPhase] = useState<Phase>('closed')
  const [busy, setBusy] = useState(false)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (phase === 'asking-password') passwordField.current?.focus()
  }, [phase])

  function close() {
    setPhase('closed')
    setPassword('')
    setFault(null)
  }

  async function attempt() {
    if (busy) return
    setBusy(true)
    try {
      if (phase === 'asking-password') {
        const wrong = await signInAgain(user.email, password)
        setFault(wrong)
        if (wrong !== null) return
      }
      // §7: JSON headers, although there is no body.
      await call(
        'deleteAccount',
        { query: { userId: user.id } },
        { headers: { 'content-type': 'application/json' }, signal: AbortSignal.timeout(PATIENCE_MS) }
      )
      close()
      await deleteLocalData()
      toast({ kind: 'success', title: 'Account deleted successfully' })
      await signOut()
    } catch (error) {
      // The tablet has been lying around: before something so final its owner says the password once more.
      if (wantsFreshSignIn(error)) return setPhase('asking-password')
      close()
      toast({
        kind: 'error',
        title: 'Failed to delete account',
        description: serverMessage(error) ?? 'Please try again later.'
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Section
      title="Delete Account"
      icon={Trash2}
      note="Your family, your stories and their recordings are gone at once, and nobody can bring them back."
      action={
        <Button onClick={() => setPhase('asking')} className="text-clay!">
          Delete Account
        </Button>
      }
    >
      <ConfirmDialog
        open={phase !== 'closed'}
        title="Delete your account?"
        question="Are you sure you want to delete your account? This action cannot be undone."
        confirm={busy ? 'Deleting...' : 'Delete Account'}
        busy={busy}
        onConfirm={() => void attempt()}
        onCancel={close}
      >
        {phase === 'asking-password' && (
          <form
            noValidate
            aria-label="Sign in again"
            onSubmit={(event) => {
              event.preventDefault()
              void attempt()
            }}
            className="mt-5"
          >
            <p role="status" className="mb-4 font-semibold">
              Please sign in again to delete your account.
            </p>
            <PasswordField
              ref={passwordField}
              label="Password"
              autoComplete="current-password"
              disabled={busy}
              value={password}
              error={fault ?? undefined}
              onChange={(event) => setPassword(event.target.value)}
            />
          </form>
        )}
      </ConfirmDialog>
    </Section>
  )
}
