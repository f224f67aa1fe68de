import { useNavigate } from 'react-router'

import { brand } from '../brand.ts'
import { DEV_HOSTING, externalSignIn } from '../features/account/access-target.ts'
import { AuthBackdrop, AuthFrame } from '../features/account/auth-frame.tsx'
import { Page } from '../layout/page.tsx'
import { useDelayed } from '../lib/use-delayed.ts'
import { ButtonLink } from '../ui/button.tsx'

/** §9. */
const REDIRECT_AFTER_MS = 2000

/** §2 "Access": a welcome, and on to the sign-in. */
export function AccessScreen() {
  const navigate = useNavigate()
  const outside = externalSignIn(window.location.hostname, DEV_HOSTING)
  useDelayed(() => {
    if (outside === null) void navigate('/login', { replace: true })
    else window.location.assign(outside)
  }, REDIRECT_AFTER_MS)
  return (
    <Page title="Access" backdrop={<AuthBackdrop />}>
      <AuthFrame
        title={`Welcome to ${brand.name}`}
        subtitle="Come in, the lantern is lit. We're taking you to the sign-in page."
      >
        <div className="flex flex-col gap-3">
          <ButtonLink to={outside ?? '/login'} look="ember" size="large" wide>
            Go to Login
          </ButtonLink>
          <ButtonLink to="/" size="large" wide>
            Back to Home
          </ButtonLink>
        </div>
      </AuthFrame>
    </Page>
  )
}
