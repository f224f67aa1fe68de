import { Pencil } from 'lucide-react'
import { useRef, useState, type FormEvent } from 'react'

import { readPlaylistId, setSleepPlaylistSchema } from '#shared/playlist.ts'
import { useSession } from '../../session/use-session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useSetSleepPlaylist } from './queries.ts'

const MISSING = 'Please provide both playlist ID and name'
const FAILED = 'Failed to update playlist. Please try again.'

/** §2 "Admin": the update form. Everybody may look at it; the server lets only an administrator use it. */
export function PlaylistForm() {
  const { user } = useSession()
  const [playlistId, setPlaylistId] = useState('')
  const [playlistName, setPlaylistName] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const idField = useRef<HTMLInputElement>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const update = useSetSleepPlaylist()
  const mayUpdate = user?.isAdmin === true

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const parsed = setSleepPlaylistSchema.safeParse({ playlistId: readPlaylistId(playlistId), playlistName })
    setFailure(null)
    if (!parsed.success) {
      setFailure(MISSING)
      const first = readPlaylistId(playlistId) === '' ? idField : nameField
      return first.current?.focus()
    }
    update.mutate(parsed.data, {
      onSuccess: () => {
        setPlaylistId('')
        setPlaylistName('')
        toast({ kind: 'success', title: 'Playlist updated' })
      },
      onError: (error) => {
        console.info('The playlist could not be updated', error)
        setFailure(FAILED)
      }
    })
  }

  return (
    <section aria-labelledby="update-title" className="panel p-5 sm:p-7">
      <h2 id="update-title" className="flex min-h-12 items-center gap-3">
        <Pencil aria-hidden="true" size={24} strokeWidth={1.9} className="shrink-0 text-ember" />
        Update Sleep Playlist
      </h2>
      {!mayUpdate && (
        <p id="admin-needed" className="mt-2 mb-1 rounded-control bg-raised px-4.5 py-3.5 font-semibold shadow-rim">
          Administrator sign-in needed
        </p>
      )}
      <form noValidate aria-label="Update Sleep Playlist" onSubmit={handleSubmit} className="mt-4">
        <fieldset
          disabled={!mayUpdate || update.isPending}
          aria-describedby={mayUpdate ? undefined : 'admin-needed'}
          className="flex flex-col gap-5"
        >
          {failure !== null && <Banner takesFocus={failure !== MISSING}>{failure}</Banner>}
          <TextField
            ref={idField}
            label="Playlist ID or URL"
            placeholder="37i9dQZF1DWZd79rJ6a7lp"
            hint="Paste the address of the playlist; only its id is kept."
            autoComplete="off"
            spellCheck={false}
            value={playlistId}
            onChange={(event) => {
              const typed = event.target.value
              setPlaylistId(typed.includes('playlist/') ? readPlaylistId(typed) : typed)
            }}
          />
          <TextField
            ref={nameField}
            label="Playlist Name"
            placeholder="Sleepy piano"
            autoComplete="off"
            maxLength={120}
            dir="auto"
            value={playlistName}
            onChange={(event) => setPlaylistName(event.target.value)}
          />
          <Button type="submit" look="ember" size="large" disabled={!mayUpdate || update.isPending}>
            {update.isPending ? 'Updating...' : 'Update Playlist'}
          </Button>
        </fieldset>
      </form>
    </section>
  )
}
