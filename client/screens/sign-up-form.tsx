import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

import { AuthBackdrop, AuthFrame } from '../features/account/auth-frame.tsx'
import { SignUpForm, type SignedUp } from '../features/account/sign-up-form.tsx'
import { WelcomeView } from '../features/account/welcome-view.tsx'
import { isFree } from '../features/plan/billing.ts'
import { Page } from '../layout/page.tsx'
import { jsonField } from '../lib/json-field.ts'
import { useSession } from '../session/use-session.ts'

export function SignUpFormScreen() {
  const [created, setCreated] = useState<SignedUp | null>(null)
  const { start } = useSession()
  const navigate = useNavigate()
  const arrival: unknown = useLocation().state
  return (
    <Page title={created === null ? 'Create Account' : 'Welcome'} backdrop={<AuthBackdrop />}>
      {created === null ? (
        <AuthFrame
          title="Create Account"
          subtitle={isFree() ? 'Free here: no card, no trial that ends.' : 'Start Your Free Trial'}
        >
          <SignUpForm agreed={jsonField(arrival, 'agreed') === true} onSuccess={setCreated} />
          <p className="mt-6 text-text2">
            Already have an account?{' '}
            <Link to="/login" className="inline-flex min-h-12 items-center">
              Sign in
            </Link>
          </p>
        </AuthFrame>
      ) : (
        <AuthFrame title="Welcome" subtitle="One more step, and the first story can begin." takesFocus>
          <WelcomeView
            created={created}
            onSignIn={(user) => {
              start(user)
              void navigate('/dashboard', { state: { isNew: true } })
            }}
          />
        </AuthFrame>
      )}
    </Page>
  )
}
