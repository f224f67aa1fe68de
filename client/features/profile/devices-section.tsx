import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'

import type { SignedInDevice } from '#shared/administration.ts'
import { ApiError, serverMessage } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { brand } from '../../brand.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { RetryPanel } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { Section } from './section.tsx'

const devicesQuery = queryOptions({
  queryKey: ['/api', 'sessions'],
  queryFn: ({ signal }) =>
    call('listSessions', {}, { signal }).catch((error: unknown) => {
      throw error instanceof ApiError ? new Error(`HTTP ${error.status}`, { cause: error }) : error
    }),
  // A parent who looks here wants to know who is signed in now.
  staleTime: 0
})

/** Where this family is signed in, and the way to end it there. */
export function DevicesSection() {
  const devices = useQuery(devicesQuery)
  const queries = useQueryClient()
  const { signOut } = useSession()
  const [busy, setBusy] = useState<string | null>(null)
  const others = devices.data?.filter(({ isCurrent }) => !isCurrent) ?? []

  async function end(what: string, work: () => Promise<unknown>, said: string) {
    setBusy(what)
    try {
      await work()
      await queries.invalidateQueries(devicesQuery)
      toast({ kind: 'success', title: said })
    } catch (error) {
      toast({ kind: 'error', title: 'Sign out failed', description: serverMessage(error) ?? 'Please try again later.' })
    } finally {
      setBusy(null)
    }
  }

  function endThere(device: SignedInDevice) {
    if (device.isCurrent) return void signOut()
    void end(device.id, () => call('endSession', { params: { id: device.id } }), 'Signed out there')
  }

  return (
    <Section
      title="Signed-in Devices"
      icon={MonitorSmartphone}
      note="A device you no longer have, or do not know? Sign it out, and change your password."
      action={
        others.length > 0 ? (
          <Button
            disabled={busy !== null}
            onClick={() => void end('all', () => call('endOtherSessions', {}), 'Every other device is signed out')}
          >
            Sign out everywhere else
          </Button>
        ) : null
      }
    >
      {devices.isPending && <Spinner label="Loading your devices..." />}
      {devices.isError && (
        <RetryPanel
          title="Your devices could not be loaded"
          detail={devices.error.message}
          onRetry={() => void devices.refetch()}
        />
      )}
      {devices.isSuccess && (
        <ul className="divide-y divide-line">
          {devices.data.map((device) => (
            <li key={device.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{nameOf(device)}</p>
                <p className="text-[15px] text-text2">
                  {device.isCurrent ? 'This device' : `Last seen ${dateOf(device.lastSeenAt)}`}
                </p>
              </div>
              <Button
                look="plain"
                disabled={busy !== null}
                aria-label={`Sign out ${nameOf(device)}${device.isCurrent ? ' (this device)' : ''}`}
                onClick={() => endThere(device)}
              >
                {busy === device.id ? 'Signing out...' : 'Sign out'}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function nameOf({ device, kind }: SignedInDevice): string {
  if (kind === 'native') return `The ${brand.name} app`
  return device ?? 'A browser'
}

/** To the hour, as the server notes it. */
function dateOf(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}
