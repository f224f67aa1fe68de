import { useRef, useState } from 'react'

import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Credentials } from './reveal-credentials.tsx'

/** The sign-in details, shown once. The password lives in this view only and is gone with it. */
export function RevealedCredentials({ credentials }: { credentials: Credentials }) {
  const [copied, setCopied] = useState<string | null>(null)
  const password = useRef<HTMLInputElement>(null)

  async function copy() {
    // Without https browsers have no clipboard for us; the marked text is one key press away from it.
    password.current?.select()
    try {
      await navigator.clipboard.writeText(credentials.password)
      setCopied('Copied')
    } catch {
      setCopied('The password is marked: copy it with your keyboard or a long press.')
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <TextField label="Email" readOnly value={credentials.email} />
      <TextField
        ref={password}
        label="One-time password"
        readOnly
        value={credentials.password}
        spellCheck={false}
        hint="Shown once. You will choose a password of your own after signing in."
        onFocus={(event) => event.target.select()}
      />
      <Button wide onClick={() => void copy()}>
        Copy password
      </Button>
      <p role="status" className="-mt-2 text-center text-[16px] text-moss empty:hidden">
        {copied}
      </p>
      <ButtonLink to={`/login?email=${encodeURIComponent(credentials.email)}`} look="ember" size="large" wide>
        Sign In
      </ButtonLink>
    </div>
  )
}
