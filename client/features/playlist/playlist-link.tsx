import { ExternalLink, Music } from 'lucide-react'

import { useSleepPlaylist } from './queries.ts'

/** The way to this server's music for falling asleep; nothing where none is set, and nothing of it is fetched before. */
export function PlaylistLink() {
  const { data } = useSleepPlaylist()
  if (data?.externalUrl?.startsWith('https://') !== true) return null
  return (
    <a
      href={data.externalUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="mt-4 flex min-h-14 items-center gap-3 px-1 text-[16px] text-text2 no-underline hover:text-text"
    >
      <Music aria-hidden="true" size={22} strokeWidth={1.9} className="shrink-0 text-ember" />
      <span>
        Sleep playlist: <bdi className="font-semibold text-text">{data.name}</bdi>
      </span>
      <ExternalLink aria-hidden="true" size={16} className="shrink-0" />
      <span className="sr-only">(in a new tab)</span>
    </a>
  )
}
