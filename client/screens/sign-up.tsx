import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { AuthBackdrop, AuthFrame } from '../features/account/auth-frame.tsx'
import { isFree } from '../features/plan/billing.ts'
import { Page } from '../layout/page.tsx'
import { ButtonLink } from '../ui/button.tsx'

/** §9. */
const REDIRECT_AFTER_MS = 2000

/** §2 "Signup redirect". */
export function SignUpScreen() {
  const navigate = useNavigate()
  useEffect(() => {
    // The redirect leaves no step behind: Back goes to where the parent came from.
    const timer = setTimeout(() => void navigate('/signup-form', { replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Page title="Sign up" backdrop={<AuthBackdrop />}>
      <AuthFrame
        title="Redirecting to Signup..."
        subtitle={
          isFree()
            ? "We're taking you to our signup form. It is free here: no card, no trial that ends."
            : "We're taking you to our signup form to start your 7-day free trial."
        }
      >
        <div className="flex flex-col gap-3">
          <ButtonLink to="/signup-form" look="ember" size="large" wide>
            {isFree() ? 'Create Account' : 'Start Free Trial'}
          </ButtonLink>
          <ButtonLink to="/" size="large" wide>
            Back to Home
          </ButtonLink>
        </div>
      </AuthFrame>
    </Page>
  )
}
