import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'

import { AuthBackdrop, AuthFrame } from '../features/account/auth-frame.tsx'
import { ResetDoneView } from '../features/account/reset-done-view.tsx'
import { ResetForm, type ResetDone } from '../features/account/reset-form.tsx'
import { sendsMail } from '../features/account/sends-mail.ts'
import { Page } from '../layout/page.tsx'

/** §2 "Reset password": the form, then what happened, and back. */
export function ResetPasswordScreen() {
  const [search] = useSearchParams()
  const [done, setDone] = useState<ResetDone | null>(null)
  const [again, setAgain] = useState(false)
  return (
    <Page title="Reset Password" backdrop={<AuthBackdrop />}>
      {done === null ? (
        <AuthFrame
          key="form"
          title="Reset Password"
          subtitle={
            sendsMail()
              ? 'Tell us your email address, and we will send you a new password.'
              : 'This server sends no mail: its administrator gives you a one-time password.'
          }
          takesFocus={again}
        >
          <ResetForm email={again ? '' : (search.get('email') ?? '')} onDone={setDone} />
          <p className="mt-6 flex flex-wrap justify-between gap-x-6">
            <Link to="/login" className="inline-flex min-h-12 items-center">
              Back to sign in
            </Link>
            <Link to="/" className="inline-flex min-h-12 items-center">
              ← Back to home
            </Link>
          </p>
        </AuthFrame>
      ) : (
        <AuthFrame
          key="done"
          title={sendsMail() ? 'Look into your mailbox' : 'Ask the administrator'}
          subtitle="Your old password works until you use the new one."
          takesFocus
        >
          <ResetDoneView
            done={done}
            onAgain={() => {
              setAgain(true)
              setDone(null)
            }}
          />
        </AuthFrame>
      )}
    </Page>
  )
}
