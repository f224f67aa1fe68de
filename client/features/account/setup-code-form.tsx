import { KeyRound } from 'lucide-react'
import { useState, type FormEvent } from 'react'

import { ApiError, serverMessage } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useSession, useUser } from '../../session/use-session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast/toast-store.ts'

/** The first administrator shows that the machine is theirs: the code stands in a file and in the log of the server. */
export function SetupCodeForm() {
  const user = useUser()
  const { start } = useSession()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const typed = code.trim()
    if (typed === '') return setFailure('Please enter the setup code')
    setBusy(true)
    setFailure(null)
    try {
      await call('claimAdmin', { body: { code: typed } })
      start({ ...user, isAdmin: true })
      toast({ kind: 'success', title: 'You are an administrator now' })
    } catch (error) {
      setFailure(
        error instanceof ApiError
          ? (serverMessage(error) ?? 'This setup code was not accepted')
          : 'The code could not be checked. Please try again.'
      )
    } finally {
      setBusy(false)
    }
  }

  return (
    <section aria-labelledby="setup-title" className="panel p-5 sm:p-7">
      <h2 id="setup-title" className="flex min-h-12 items-center gap-3">
        <KeyRound aria-hidden="true" size={24} strokeWidth={1.9} className="shrink-0 text-ember" />
        Enter setup code
      </h2>
      <p className="max-w-[58ch] text-pretty text-text2">
        While this server has no administrator, each start leaves a new code in its log and in the file{' '}
        <code className="wrap-anywhere text-text">setup-code</code> of its data folder. It works for a day.
      </p>
      <form
        noValidate
        aria-label="Enter setup code"
        onSubmit={(event) => void handleSubmit(event)}
        className="mt-4 flex flex-col gap-5"
      >
        {failure !== null && <Banner takesFocus>{failure}</Banner>}
        <TextField
          label="Setup code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={busy}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" disabled={busy} className="sm:self-start">
          {busy ? 'Checking...' : 'Become administrator'}
        </Button>
      </form>
    </section>
  )
}
