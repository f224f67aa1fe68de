import { useState } from 'react'
import { Link } from 'react-router'

import { AuthBackdrop, AuthFrame } from '../features/account/auth-frame.tsx'
import { SignUpForm } from '../features/account/sign-up-form.tsx'
import { Page } from '../layout/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

export function SignUpFormScreen() {
  const [createdFor, setCreatedFor] = useState<string | null>(null)
  return (
    <Page title={createdFor === null ? 'Create Account' : 'Welcome'} backdrop={<AuthBackdrop />}>
      {createdFor === null ? (
        <AuthFrame title="Create Account" subtitle="Start Your Free Trial">
          <SignUpForm onSuccess={setCreatedFor} />
          <p className="mt-6 text-text2">
            Already have an account?{' '}
            <Link to="/login" className="inline-flex min-h-12 items-center">
              Sign in
            </Link>
          </p>
        </AuthFrame>
      ) : (
        <AuthFrame title="Welcome" subtitle="One more step, and the first story can begin." takesFocus>
          <p role="status">
            Your account has been created successfully. Check your email for login credentials and welcome instructions.
          </p>
          <ButtonLink
            look="ember"
            size="large"
            wide
            to={`/login?email=${encodeURIComponent(createdFor)}`}
            className="mt-6"
          >
            Go to Login
          </ButtonLink>
        </AuthFrame>
      )}
    </Page>
  )
}
