import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'

import { ApiError, serverMessage } from '../../api/api-error.ts'
import { send } from '../../api/call.ts'
import { brand } from '../../brand.ts'
import { saveFile } from '../../lib/save-file.ts'
import { wantsFreshSignIn } from '../../session/fresh-sign-in.ts'
import { syncProfile } from '../../session/profile-sync.ts'
import { SignInAgainDialog } from '../../session/sign-in-again-dialog.tsx'
import { useUser } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { importFile } from './import-file.ts'
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
      note="One file with your profile, your settings, your family, every story, and where its sound is."
      action={
        <Button disabled={busy} onClick={() => void download()}>
          {busy ? 'Gathering everything...' : 'Download my data'}
        </Button>
      }
    >
      <ImportPart />
      <SignInAgainDialog
        open={asking}
        reason="Please sign in again to download your data."
        onClose={() => setAsking(false)}
        onSignedIn={download}
      />
    </Section>
  )
}

/** The way back in: a file from this server or another. What is here already stays as it is. */
function ImportPart() {
  const queries = useQueryClient()
  const user = useUser()
  const [share, setShare] = useState<number | null>(null)
  const input = useRef<HTMLInputElement>(null)

  async function take(file: File) {
    setShare(0)
    try {
      const { settings, members, stories } = await importFile(await file.text(), setShare)
      if (settings) await syncProfile(user.id)
      await queries.invalidateQueries()
      toast({
        kind: 'success',
        title: 'Your file is here',
        description: `${stories} new ${stories === 1 ? 'story' : 'stories'}, ${members} new in your family${settings ? ', and your settings' : ''}. What you had is as it was.`
      })
    } catch (error) {
      const words = error instanceof ApiError ? serverMessage(error) : error instanceof Error ? error.message : null
      toast({
        kind: 'error',
        title: 'The file was not taken whole',
        description: `${words ?? 'Please try again later.'} What arrived is kept; the same file brings the rest.`
      })
    } finally {
      setShare(null)
      if (input.current !== null) input.current.value = ''
    }
  }

  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="max-w-[40ch] text-pretty text-text2">Bring such a file back, from here or from another server.</p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="File with your data"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file !== undefined) void take(file)
        }}
      />
      <Button disabled={share !== null} onClick={() => input.current?.click()}>
        {share === null ? 'Upload a file' : `Uploading... ${Math.round(share * 100)} %`}
      </Button>
    </div>
  )
}

function fileName(response: Response): string {
  const given = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return given ?? `${brand.name.toLowerCase()}.json`
}
