import { Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'

import type { User } from '#shared/account.ts'
import { brand } from '../brand.ts'
import { AuthBackdrop, AuthFrame } from '../features/account/auth-frame.tsx'
import { LoginForm } from '../features/account/login-form.tsx'
import { isFree } from '../features/plan/billing.ts'
import { Page } from '../layout/page.tsx'
import { lazily } from '../lib/lazily.tsx'
import { useFetchAhead } from '../lib/use-fetch-ahead.ts'
import { useHydrated } from '../lib/use-hydrated.tsx'
import { useSession } from '../session/use-session.ts'

/** It brings the contract with it, and few sign-ins lead to it: it is fetched while the parent types. */
const fetchChoosePassword = async () =>
  (await import('../features/account/choose-password-form.tsx')).ChoosePasswordForm
const ChoosePasswordForm = lazily(fetchChoosePassword)

/** §9: after signing in the dashboard follows half a second later. */
const REDIRECT_AFTER_MS = 500

export function LoginScreen() {
  const [search] = useSearchParams()
  const session = useSession()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const verification = useVerification()
  useFetchAhead(fetchChoosePassword)
  const isAlive = useHydrated()
  /** The account whose own password is still to be chosen, and the one-time one that has opened it. */
  const [oneTime, setOneTime] = useState<{ user: User; password: string } | null>(null)

  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(() => void navigate('/dashboard'), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, navigate])

  function handleSuccess(user: User, oneTimePassword: string | null) {
    session.start(user)
    if (oneTimePassword === null) setLeaving(true)
    else setOneTime({ user, password: oneTimePassword })
  }

  if (oneTime !== null)
    return (
      <Page title="Choose your password" backdrop={<AuthBackdrop />}>
        <AuthFrame
          title="Choose your own password"
          subtitle="The one-time password has opened the door. Choose one that you will remember."
          takesFocus
        >
          <Suspense fallback={<div className="min-h-60" />}>
            <ChoosePasswordForm
              user={oneTime.user}
              oneTimePassword={oneTime.password}
              onDone={() => void navigate('/dashboard')}
            />
          </Suspense>
        </AuthFrame>
      </Page>
    )

  return (
    <Page title="Sign in" backdrop={<AuthBackdrop />}>
      <AuthFrame title={`Welcome to ${brand.name}`} subtitle="Sign in to your account">
        {session.user !== null && !isLeaving && (
          <p className="mb-5 wrap-anywhere text-text2">
            You are signed in as <bdi>{session.user.username}</bdi>. <Link to="/dashboard">Go to dashboard</Link>
          </p>
        )}
        {/* Before this script is there the form is only seen: what would be typed into it, or sent by it, would be lost. */}
        <div key={String(isAlive)} inert={!isAlive}>
          <LoginForm email={search.get('email') ?? ''} verification={verification} onSuccess={handleSuccess} />
        </div>
        <p className="mt-6 flex flex-wrap justify-between gap-x-6">
          <Link to="/signup" className="inline-flex min-h-12 items-center">
            {isFree() ? 'Create a free account' : 'Sign up for free trial'}
          </Link>
          <Link to="/" className="inline-flex min-h-12 items-center">
            ← Back to home
          </Link>
        </p>
      </AuthFrame>
    </Page>
  )
}

/** The token of a letter's link. It leaves the address bar at once: it should not be found there, or in the history. */
function useVerification(): string | null {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => /^#v=([\w-]{20,100})$/.exec(hash)?.[1] ?? null)
  useEffect(() => {
    if (hash !== '') void navigate({ pathname, search }, { replace: true })
  }, [hash, navigate, pathname, search])
  return token
}
