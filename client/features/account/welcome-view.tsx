import { useState } from 'react'

import type { User } from '#shared/account.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { logIn } from './log-in.ts'
import type { SignedUp } from './sign-up-form.tsx'

/** §2 "Sign-up form": what follows. Where no letter is sent the parent is not told to wait for one, but let in. */
export function WelcomeView({ created, onSignIn }: { created: SignedUp; onSignIn: (user: User) => void }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { email, password, isReady } = created

  async function begin() {
    setBusy(true)
    setFailure(null)
    const answer = await logIn({ email, password })
    if ('user' in answer) return onSignIn(answer.user)
    setBusy(false)
    setFailure(answer.failure.description)
  }

  if (!isReady)
    return (
      <>
        <p role="status">
          Your account has been created successfully. Check your email for login credentials and welcome instructions.
        </p>
        <ButtonLink look="ember" size="large" wide to={`/login?email=${encodeURIComponent(email)}`} className="mt-6">
          Go to Login
        </ButtonLink>
      </>
    )
  return (
    <>
      <p role="status">
        Your account has been created successfully. You are ready to begin: no letter has to be read first.
      </p>
      {failure !== null && (
        <div className="mt-4">
          <Banner takesFocus>{failure}</Banner>
        </div>
      )}
      <Button look="ember" size="large" wide disabled={busy} onClick={() => void begin()} className="mt-6">
        {busy ? 'Signing in...' : 'Begin tonight’s story'}
      </Button>
      <p className="mt-3 text-[16px] text-text2">
        Next time you sign in with <bdi className="wrap-anywhere">{email}</bdi> and your password.
      </p>
      <ButtonLink look="plain" to={`/login?email=${encodeURIComponent(email)}`} className="-mx-5 underline">
        Go to Login
      </ButtonLink>
    </>
  )
}
