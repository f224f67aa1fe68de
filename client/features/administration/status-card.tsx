import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Mail, ShieldCheck } from 'lucide-react'
import { useState } from 'react'

import type { Check } from '#shared/administration.ts'
import { serverMessage } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { RetryPanel } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { statusQuery } from './queries.ts'

/** What the operator has to look after: encryption, mail, backups. */
export function StatusCard() {
  const status = useQuery(statusQuery)
  if (status.isError)
    return (
      <RetryPanel
        title="The status could not be loaded"
        detail={status.error.message}
        onRetry={() => void status.refetch()}
      />
    )
  return (
    <section aria-labelledby="status-title" className="panel p-5 sm:p-7">
      <h2 id="status-title" className="flex min-h-12 items-center gap-3">
        <ShieldCheck aria-hidden="true" size={24} strokeWidth={1.9} className="shrink-0 text-ember" />
        Security and Backups
      </h2>
      <div className="mt-2">
        {status.isPending ? (
          <Spinner label="Looking around..." />
        ) : (
          <>
            <ul className="divide-y divide-line">
              {status.data.checks.map((check) => (
                <CheckLine key={check.name} check={check} />
              ))}
            </ul>
            <p className="mt-3 text-[15px] text-text2">Version {status.data.version}</p>
          </>
        )}
      </div>
      <MailTest />
    </section>
  )
}

function CheckLine({ check: { name, state, detail, todo } }: { check: Check }) {
  const Icon = state === 'good' ? CircleCheck : CircleAlert
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-3">
      <Icon
        aria-hidden="true"
        size={22}
        strokeWidth={1.9}
        className={state === 'good' ? 'mt-0.5 text-moss' : 'mt-0.5 text-ember'}
      />
      <div>
        <p className="font-semibold">
          {name}
          <span className="sr-only">{state === 'good' ? ': in order' : ': needs attention'}</span>
        </p>
        <p className="text-text2">{detail}</p>
        {todo !== null && <p className="mt-0.5 text-pretty">{todo}</p>}
      </div>
    </li>
  )
}

function MailTest() {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ isSent: boolean; message: string } | null>(null)

  async function send() {
    setBusy(true)
    setSaid(null)
    try {
      setSaid(await call('testMail', {}))
    } catch (error) {
      setSaid({ isSent: false, message: serverMessage(error) ?? 'The letter could not be sent. Please try again.' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="mt-4">
      <Button disabled={busy} onClick={() => void send()}>
        <Mail aria-hidden="true" size={20} />
        {busy ? 'Sending...' : 'Send me a test letter'}
      </Button>
      <p
        role="status"
        className={`mt-2 wrap-anywhere empty:hidden ${said?.isSent === true ? 'text-moss' : 'text-clay'}`}
      >
        {said?.message}
      </p>
    </div>
  )
}
