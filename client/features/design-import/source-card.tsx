import { useState, type FormEvent } from 'react'

import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { readFileKey } from './file-key.ts'

const TOKEN_WARNING =
  'This looks like an API token, not a file key. Keep it secret, and paste the file URL or key instead.'
const EMPTY = 'Please enter a file URL or key'
const UNKNOWN = 'No file key was found in this. Paste the address of the file, or its key.'

interface SourceCardProps {
  busy: boolean
  onLoad: (key: string) => void
  /** What was typed is no key; nothing was loaded. */
  onInvalid: () => void
}

/** Where the file comes from: is the token right, and which file is it. */
export function SourceCard({ busy, onLoad, onInvalid }: SourceCardProps) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [testing, setTesting] = useState(false)

  async function testToken() {
    setTesting(true)
    try {
      const { status, user, error } = await call('testDesignToken', {})
      if (status === 'success')
        toast({
          kind: 'success',
          title: 'API Token Valid',
          ...(user === undefined ? {} : { description: `Connected as ${user.handle}` })
        })
      else toast({ kind: 'error', title: 'API Token Invalid', ...(error === undefined ? {} : { description: error }) })
    } catch (error) {
      console.info('The token could not be tested', error)
      toast({ kind: 'error', title: 'Token Test Failed', description: 'Unable to test API token' })
    } finally {
      setTesting(false)
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const reading = readFileKey(typed)
    if (reading.kind === 'key') return onLoad(reading.key)
    onInvalid()
    setFault(reading.kind === 'token' ? TOKEN_WARNING : reading.kind === 'empty' ? EMPTY : UNKNOWN)
  }

  return (
    <section aria-label="Design file" className="panel p-5 sm:p-7">
      <form noValidate aria-label="Load a design file" onSubmit={handleSubmit} className="flex flex-col gap-5">
        <TextField
          label="File URL or key"
          placeholder="https://www.figma.com/design/…"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={busy}
          value={typed}
          error={fault ?? undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setFault(readFileKey(event.target.value).kind === 'token' ? TOKEN_WARNING : null)
          }}
        />
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button type="submit" look="ember" disabled={busy} className="sm:px-8">
            {busy ? 'Loading...' : 'Load File'}
          </Button>
          <Button disabled={testing} onClick={() => void testToken()}>
            {testing ? 'Testing...' : 'Test API Token'}
          </Button>
        </div>
      </form>
    </section>
  )
}
