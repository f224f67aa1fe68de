import { useRef, useState, type FormEvent } from 'react'

import { emailSchema } from '#shared/account.ts'
import { ApiError, serverMessage } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface Credentials {
  email: string
  password: string
}

/** §2 "Welcome": an e-mail address in, sign-in details out, if this is the browser that may see them. */
export function RevealCredentials({
  email,
  onReveal
}: {
  email: string
  onReveal: (credentials: Credentials) => void
}) {
  const [typed, setTyped] = useState(email)
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setFailure(null)
    const parsed = emailSchema.safeParse({ email: typed })
    setMissing(parsed.success ? null : 'Please enter your email address')
    if (!parsed.success) return field.current?.focus()
    setBusy(true)
    try {
      const { credentials } = await call('getCustomerCredentials', { body: parsed.data })
      onReveal(credentials)
    } catch (error) {
      setFailure(describeFailure(error))
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
      aria-label="Show sign-in details"
    >
      {failure !== null && <Banner takesFocus>{failure}</Banner>}
      <TextField
        ref={field}
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        disabled={busy}
        error={missing ?? undefined}
      />
      <Button type="submit" look="ember" size="large" wide disabled={busy}>
        {busy ? 'Looking for your sign-in details...' : 'Show my sign-in details'}
      </Button>
    </form>
  )
}

/** §8 "Welcome". */
function describeFailure(error: unknown): string {
  if (error instanceof ApiError)
    return serverMessage(error) ?? 'No account found. Please check your email or contact support.'
  console.info('The sign-in details could not be asked for', error)
  return 'Failed to check credentials. Please try again.'
}
