import { queryOptions, useQuery } from '@tanstack/react-query'
import { House } from 'lucide-react'
import { useId } from 'react'

import type { DataFlow, DataSharing, ShownRequest } from '#shared/data-sharing.ts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { RetryPanel } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { beginningOf, contentsOf, promiseOf } from './data-sharing-words.ts'
import { Section } from './section.tsx'
import { SentRequest } from './sent-request.tsx'

const dataSharingQuery = queryOptions({
  queryKey: ['/api', 'data-sharing'],
  queryFn: ({ signal }) =>
    call('getDataSharing', {}, { signal }).catch((error: unknown) => {
      throw error instanceof ApiError ? new Error(`HTTP ${error.status}`, { cause: error }) : error
    }),
  // The last request is the one that has just been sent.
  staleTime: 0
})

/**
 * In plain words what this server sends to others, and to whom; and what this device does, where a voice reads on it that
 * is not its own.
 */
export function DataSharingSection({ farVoice }: { farVoice: string | null }) {
  const sharing = useQuery(dataSharingQuery)
  return (
    <Section title="What Leaves the House" icon={House}>
      {sharing.isPending && <Spinner label="Looking it up..." />}
      {sharing.isError && (
        <RetryPanel
          title="This could not be looked up"
          detail={sharing.error.message}
          onRetry={() => void sharing.refetch()}
        />
      )}
      {farVoice !== null && (
        <p className="mb-3 max-w-[58ch] text-pretty">
          On this device stories are read aloud by {farVoice}, a voice that your browser fetches from its maker. The
          maker is sent the text of what you listen to, names included.
        </p>
      )}
      {sharing.isSuccess && <Flows flows={sharing.data.flows} isFarBesides={farVoice !== null} />}
      {sharing.isSuccess && <Requests requests={sharing.data.requests} />}
    </Section>
  )
}

function Flows({ flows, isFarBesides }: Pick<DataSharing, 'flows'> & { isFarBesides: boolean }) {
  const far = flows.filter(({ isNear }) => !isNear)
  const near = flows.filter(({ isNear }) => isNear)
  return (
    <>
      {far.length === 0 && (
        <p className="max-w-[58ch] text-pretty text-text2">
          <strong className="text-text">{isFarBesides ? 'Besides, nothing.' : 'Nothing.'}</strong>{' '}
          {near.length === 0
            ? 'Stories are written and read aloud on this server. What you tell it about your family goes to nobody else.'
            : 'What you tell this server about your family stays in your house.'}
        </p>
      )}
      <FlowList shown={far} flows={flows} />
      {near.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-[17px]">Within the house</h3>
          <FlowList shown={near} flows={flows} />
        </>
      )}
    </>
  )
}

function FlowList({ shown, flows }: { shown: readonly DataFlow[]; flows: readonly DataFlow[] }) {
  if (shown.length === 0) return null
  return (
    <ul className="grid gap-5">
      {shown.map((flow) => (
        <li key={flow.what} className="text-pretty">
          <p className="max-w-[58ch]">
            {beginningOf(flow)} <span className="text-text2">{promiseOf(flow)}</span>
          </p>
          <Contents {...contentsOf(flow, flows)} />
        </li>
      ))}
    </ul>
  )
}

function Contents({ lead, items }: ReturnType<typeof contentsOf>) {
  if (items.length === 0) return null
  return (
    <>
      <p className="mt-1 text-text2">{lead}</p>
      <ul className="mt-1 list-disc gap-x-10 pl-5 text-text2 marker:text-ember sm:columns-2">
        {items.map((item) => (
          <li key={item} className="break-inside-avoid py-0.5">
            {item}
          </li>
        ))}
      </ul>
    </>
  )
}

function Requests({ requests }: { requests: readonly ShownRequest[] }) {
  const id = useId()
  if (requests.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-6 border-t border-line pt-5">
      <h3 id={id} className="text-[17px]">
        Your last requests, as they were sent
      </h3>
      <p className="mt-1 mb-2 max-w-[58ch] text-pretty text-text2">
        What is marked came from your family. They are kept in memory only, and are gone when the server starts anew.
      </p>
      <ul className="divide-y divide-line">
        {requests.map((request, at) => (
          <li key={`${request.at} ${at}`}>
            <SentRequest request={request} />
          </li>
        ))}
      </ul>
    </section>
  )
}
