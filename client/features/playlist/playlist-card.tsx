import { ExternalLink, Music } from 'lucide-react'

import type { SleepPlaylist } from '#shared/playlist.ts'
import { RetryPanel } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useSleepPlaylist } from './queries.ts'

/** §2 "Admin": the card with the current sleep playlist. */
export function PlaylistCard() {
  const playlist = useSleepPlaylist()
  if (playlist.isError)
    return (
      <RetryPanel
        title="The playlist could not be loaded"
        detail={playlist.error.message}
        onRetry={() => void playlist.refetch()}
      />
    )
  return (
    <section aria-labelledby="playlist-title" className="panel p-5 sm:p-7">
      <h2 id="playlist-title" className="flex min-h-12 items-center gap-3">
        <Music aria-hidden="true" size={24} strokeWidth={1.9} className="shrink-0 text-ember" />
        Current Sleep Playlist
      </h2>
      <div className="mt-4">
        {playlist.isPending ? (
          <Spinner label="Loading the playlist..." />
        ) : playlist.data.id === null ? (
          <div>
            <p className="text-[18px] font-medium">No playlist set</p>
            <p className="mt-1 text-text2">An administrator can choose one here.</p>
          </div>
        ) : (
          <Current playlist={playlist.data} />
        )}
      </div>
    </section>
  )
}

function Current({ playlist }: { playlist: SleepPlaylist }) {
  const { id, name, description, owner, tracksTotal, externalUrl, updatedAt } = playlist
  const facts: [string, string | null][] = [
    ['Playlist ID', id],
    ['Owner', owner],
    ['Tracks', tracksTotal === null ? null : String(tracksTotal)],
    ['Updated', updatedAt === null ? null : dateOf(updatedAt)]
  ]
  return (
    <>
      <p className="font-display text-[26px] leading-tight wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      {description !== null && <p className="mt-1.5 max-w-[58ch] text-text2">{description}</p>}
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5">
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label} className="col-span-2 grid grid-cols-subgrid">
                <dt className="text-text2">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            )
        )}
      </dl>
      {externalUrl?.startsWith('https://') === true && (
        <a
          href={externalUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-4 inline-flex min-h-12 items-center gap-2 font-semibold"
        >
          Open the playlist
          <ExternalLink aria-hidden="true" size={18} />
          <span className="sr-only">(in a new tab)</span>
        </a>
      )}
    </>
  )
}

function dateOf(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso))
}
