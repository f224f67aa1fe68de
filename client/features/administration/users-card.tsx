import { useInfiniteQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState, type FormEvent } from 'react'

import type { AdministeredUser } from '#shared/administration.ts'
import { Button } from '../../ui/button.tsx'
import { RetryPanel } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { usersQuery } from './queries.ts'
import { UserDialog } from './user-dialog.tsx'
import { dayOf, describeComplimentary, fullName } from './user-words.ts'

/** Every account of this instance; an administrator helps from here, and sees no story and no password. */
export function UsersCard() {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const found = useInfiniteQuery(usersQuery(search))
  const users = found.data?.pages.flatMap((page) => page.users) ?? []

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setSearch(typed.trim())
  }

  return (
    <section aria-labelledby="users-title" className="panel p-5 sm:p-7">
      <h2 id="users-title" className="flex min-h-12 items-center gap-3">
        <Users aria-hidden="true" size={24} strokeWidth={1.9} className="shrink-0 text-ember" />
        Families
      </h2>
      <form role="search" onSubmit={handleSubmit} className="mt-3 flex flex-wrap items-end gap-3">
        <TextField
          className="min-w-0 flex-1 basis-56"
          label="Name or email"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" className="min-h-14">
          Search
        </Button>
      </form>
      <div className="mt-4">
        {found.isPending && <Spinner label="Loading the families..." />}
        {found.isError && (
          <RetryPanel
            title="The families could not be loaded"
            detail={found.error.message}
            onRetry={() => void found.refetch()}
          />
        )}
        {found.isSuccess && users.length === 0 && <p className="text-text2">No account matches.</p>}
        <ul className="divide-y divide-line">
          {users.map((user) => (
            <UserLine key={user.id} user={user} onManage={() => setChosen(user.id)} />
          ))}
        </ul>
        {found.hasNextPage && (
          <Button wide disabled={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()} className="mt-4">
            {found.isFetchingNextPage ? 'Loading...' : 'Show more'}
          </Button>
        )}
      </div>
      <UserDialog
        user={users.find(({ id }) => id === chosen) ?? null}
        onClose={() => setChosen(null)}
        onChanged={() => void found.refetch()}
      />
    </section>
  )
}

function UserLine({ user, onManage }: { user: AdministeredUser; onManage: () => void }) {
  const facts = [
    user.isAdmin && 'Administrator',
    user.isVerified ? 'Address verified' : 'Address not verified',
    !user.hasPassword && 'No password yet',
    user.complimentary !== null && describeComplimentary(user.complimentary),
    `Since ${dayOf(user.createdAt)}`
  ].filter((fact) => fact !== false)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">
          <bdi>{fullName(user)}</bdi>
        </p>
        <p className="wrap-anywhere text-text2">
          <bdi>{user.email}</bdi>
        </p>
        <p className="mt-0.5 text-[15px] text-text2">{facts.join(' · ')}</p>
      </div>
      <Button aria-label={`Help ${fullName(user)}`} onClick={onManage}>
        Help
      </Button>
    </li>
  )
}
