import { Download } from 'lucide-react'
import { useState } from 'react'

import { serverMessage } from '../../api/api-error.ts'
import { send } from '../../api/call.ts'
import { brand } from '../../brand.ts'
import { saveFile } from '../../lib/save-file.ts'
import { wantsFreshSignIn } from '../../session/fresh-sign-in.ts'
import { SignInAgainDialog } from '../../session/sign-in-again-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { Section } from './section.tsx'

/** Everything the server knows of this family, as one file. */
export function DataSection() {
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const response = await send('exportEverything', {})
      saveFile(await response.blob(), fileName(response))
      setAsking(false)
      toast({ kind: 'success', title: 'Your data is on its way', description: 'Look for it among your downloads.' })
    } catch (error) {
      if (wantsFreshSignIn(error)) return setAsking(true)
      toast({ kind: 'error', title: 'Download failed', description: serverMessage(error) ?? 'Please try again later.' })
    } finally {
      setBusy(false)
    }
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
      <SignInAgainDialog
        open={asking}
        reason="Please sign in again to download your data."
        onClose={() => setAsking(false)}
        onSignedIn={download}
      />
    </Section>
  )
}

function fileName(response: Response): string {
  const given = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return given ?? `${brand.name.toLowerCase()}.json`
}
