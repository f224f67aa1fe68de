import { queryOptions, useQuery } from '@tanstack/react-query'
import { House } from 'lucide-react'

import type { DataFlow } from '#shared/data-sharing.ts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { RetryPanel } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Section } from './section.tsx'

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
      {sharing.isSuccess && sharing.data.flows.length === 0 && (
        <p className="max-w-[58ch] text-pretty text-text2">
          <strong className="text-text">{farVoice === null ? 'Nothing.' : 'Besides, nothing.'}</strong> Stories are
          written and read aloud on this server. What you tell it about your family goes to nobody else.
        </p>
      )}
      {sharing.isSuccess && sharing.data.flows.length > 0 && (
        <ul className="grid gap-3">
          {sharing.data.flows.map((flow) => (
            <li key={flow.what} className="max-w-[58ch] text-pretty">
              {sentenceOf(flow)}
              {flow.isNear && <span className="text-text2"> It is on this machine, or in its own network.</span>}
            </li>
          ))}
        </ul>
      )}
      {sharing.isSuccess && sharing.data.last !== null && (
        <details className="mt-4">
          <summary className="flex min-h-12 cursor-pointer items-center text-text2">
            The last request for a story, as it was sent on {timeOf(sharing.data.last.at)}
          </summary>
          <pre className="rounded-[12px] border border-line bg-bg/60 p-4 text-[14px] leading-[1.5] whitespace-pre-wrap wrap-anywhere">
            {sharing.data.last.text}
          </pre>
        </details>
      )}
    </Section>
  )
}

function sentenceOf({ what, to, hidesNames }: DataFlow): string {
  switch (what) {
    case 'stories':
      return hidesNames === true
        ? `Stories are written with the help of ${to}. It is sent your wish, hobbies and traits. Names are replaced by others and put back here, and ages are only said roughly. What you tell us in a sad week is never sent.`
        : `Stories are written with the help of ${to}. It is sent your wish, and the names, ages, hobbies and traits of those in the story. What you tell us in a sad week is never sent.`
    case 'wishes':
      return `Stories are written on this server. Where a wish is new to it, ${to} is asked once what there is to know about it. It is sent the words of the wish, without the names of your family, and nothing else. What you tell us in a sad week is never sent.`
    case 'guard':
      return hidesNames === true
        ? `What a model wrote is judged by ${to} before a child hears it. It is sent the wish and the text, with other names in the place of yours.`
        : `What a model wrote is judged by ${to} before a child hears it. It is sent the wish and the text, names included.`
    case 'voice':
      return `Stories are read aloud by ${to}. It is sent the text of what you listen to, names included.`
    case 'recordings':
      return `Recordings are kept at ${to}, under names that say nothing. They go when you delete the story, or when they were not heard for sixty days.`
    case 'email':
      return `E-mails go out through ${to}. It sees your address and what the e-mails say.`
    case 'payments':
      return `Payments are made with ${to}. It knows your address and what you pay, and nothing of your stories.`
    case 'music':
      return `The sleep playlist is looked up at ${to}. Nothing about you is sent with it.`
  }
}

function timeOf(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
}
