import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { brand } from '../brand.ts'
import { AuthBackdrop, AuthFrame } from '../features/account/auth-frame.tsx'
import { RevealCredentials, type Credentials } from '../features/account/reveal-credentials.tsx'
import { RevealedCredentials } from '../features/account/revealed-credentials.tsx'
import { Page } from '../layout/page.tsx'

/** §2 "Welcome": e-mail entry, then the sign-in details. */
export function WelcomeScreen() {
  const [search] = useSearchParams()
  const [credentials, setCredentials] = useState<Credentials | null>(null)
  return (
    <Page title="Welcome" backdrop={<AuthBackdrop />}>
      {credentials === null ? (
        <AuthFrame
          title={`Welcome to ${brand.name}`}
          subtitle="Enter the email address you used at the checkout to see your sign-in details."
        >
          <RevealCredentials email={search.get('email') ?? ''} onReveal={setCredentials} />
          <p className="mt-5 text-text2">
            Have a password already?{' '}
            <Link to="/login" className="inline-flex min-h-12 items-center">
              Sign In
            </Link>
          </p>
        </AuthFrame>
      ) : (
        <AuthFrame
          title="Your sign-in details"
          subtitle="Keep them safe: this page will not show them again."
          takesFocus
        >
          <RevealedCredentials credentials={credentials} />
        </AuthFrame>
      )}
    </Page>
  )
}
