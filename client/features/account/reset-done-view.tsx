import { useRef, useState } from 'react'
import { Link } from 'react-router'

import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ResetDone } from './reset-form.tsx'
import { sendsMail } from './sends-mail.ts'

/** What happened; never whether the address is known here. A password that came along lives in this view only. */
export function ResetDoneView({
  done: { email, newPassword, message },
  onAgain
}: {
  done: ResetDone
  onAgain: () => void
}) {
  const [note, setNote] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  async function copy(password: string) {
    // Without https browsers have no clipboard for us; the marked text is one key press away from it.
    field.current?.select()
    try {
      await navigator.clipboard.writeText(password)
      setNote('Copied')
    } catch {
      setNote('The password is marked: copy it with your keyboard or a long press.')
    }
  }

  return (
    <div className="flex flex-col gap-5">
      {sendsMail() || newPassword !== null ? (
        <p role="status" className="text-pretty wrap-anywhere">
          {`A new password was sent to ${email} if it belongs to an account.`}
        </p>
      ) : (
        <div role="status" className="flex flex-col gap-3 text-pretty wrap-anywhere">
          <p>{message ?? 'Please ask the administrator of this installation for a one-time password.'}</p>
          <p className="text-text2">
            If that is you: sign in and open the <Link to="/admin">admin page</Link>, or read the newest letter in the
            folder “outbox” beside the stories of this server.
          </p>
        </div>
      )}
      {newPassword !== null && (
        <>
          <TextField
            ref={field}
            label="New password"
            readOnly
            spellCheck={false}
            value={newPassword}
            onFocus={(event) => event.target.select()}
          />
          <Button wide onClick={() => void copy(newPassword)}>
            Copy password
          </Button>
          <p role="status" className="-mt-2 text-center text-[16px] text-moss empty:hidden">
            {note}
          </p>
        </>
      )}
      <ButtonLink to={`/login?email=${encodeURIComponent(email)}`} look="ember" size="large" wide>
        Sign In
      </ButtonLink>
      <Button wide onClick={onAgain}>
        Reset Another Password
      </Button>
    </div>
  )
}
