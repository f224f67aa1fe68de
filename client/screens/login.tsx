import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'

import type { User } from '#shared/account.ts'

import { brand } from '../brand.ts'
import { AuthBackdrop, AuthFrame } from '../features/account/auth-frame.tsx'
import { LoginForm } from '../features/account/login-form.tsx'
import { Page } from '../layout/page.tsx'
import { useSession } from '../session/use-session.ts'

/** §9: after signing in the dashboard follows half a second later. */
const REDIRECT_AFTER_MS = 500

export function LoginScreen() {
  const [search] = useSearchParams()
  const session = useSession()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(() => void navigate('/dashboard'), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, navigate])

  function handleSuccess(user: User) {
    session.start(user)
    setLeaving(true)
  }

  return (
    <Page title="Sign in" backdrop={<AuthBackdrop />}>
      <AuthFrame title={`Welcome to ${brand.name}`} subtitle="Sign in to your account">
        {session.user !== null && !isLeaving && (
          <p className="mb-5 wrap-anywhere text-text2">
            You are signed in as <bdi>{session.user.username}</bdi>. <Link to="/dashboard">Go to dashboard</Link>
          </p>
        )}
        <LoginForm email={search.get('email') ?? ''} onSuccess={handleSuccess} />
        <p className="mt-6 flex flex-wrap justify-between gap-x-6">
          <Link to="/signup" className="inline-flex min-h-12 items-center">
            Sign up for free trial
          </Link>
          <Link to="/" className="inline-flex min-h-12 items-center">
            ← Back to home
          </Link>
        </p>
      </AuthFrame>
    </Page>
  )
}
