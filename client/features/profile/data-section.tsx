import { Download } from 'lucide-react'
import { useState, type FormEvent } from 'react'

import { serverMessage } from '../../api/api-error.ts'
import { send } from '../../api/call.ts'
import { brand } from '../../brand.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useUser } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { signInAgain, wantsFreshSignIn } from './fresh-sign-in.ts'
import { Section } from './section.tsx'

/** Everything the server knows of this family, as one file. */
export function DataSection() {
  const user = useUser()
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | null>(null)

  function close() {
    setAsking(false)
    setPassword('')
    setFault(null)
  }

  async function download() {
    setBusy(true)
    try {
      const response = await send('exportEverything', {})
      saveFile(await response.blob(), fileName(response))
      close()
      toast({ kind: 'success', title: 'Your data is on its way', description: 'Look for it among your downloads.' })
    } catch (error) {
      if (wantsFreshSignIn(error)) return setAsking(true)
      toast({ kind: 'error', title: 'Download failed', description: serverMessage(error) ?? 'Please try again later.' })
    } finally {
      setBusy(false)
    }
  }

  async function handlePassword(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const wrong = await signInAgain(user.email, password)
    setFault(wrong)
    setBusy(false)
    if (wrong === null) await download()
  }

  return (
    <Section
      title="Your data"
      icon={Download}
      note="One file with your profile, your family, every story, and where its sound is."
      action={
        <Button disabled={busy} onClick={() => void download()}>
          {busy ? 'Gathering everything...' : 'Download my data'}
        </Button>
      }
    >
      <Dialog
        open={asking}
        onClose={close}
        title="Is it you?"
        description="Please sign in again to download your data."
      >
        <form
          noValidate
          aria-label="Sign in again"
          onSubmit={(event) => void handlePassword(event)}
          className="flex flex-col gap-5"
        >
          <PasswordField
            label="Password"
            autoComplete="current-password"
            disabled={busy}
            value={password}
            error={fault ?? undefined}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" look="ember" disabled={busy}>
            Continue
          </Button>
        </form>
      </Dialog>
    </Section>
  )
}

function fileName(response: Response): string {
  const given = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return given ?? `${brand.name.toLowerCase()}.json`
}
