import { useState, type ReactNode } from 'react'

import type { AdministeredUser } from '#shared/administration.ts'
import { serverMessage } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { wantsFreshSignIn } from '../../session/fresh-sign-in.ts'
import { SignInAgainDialog } from '../../session/sign-in-again-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { dayOf, describeComplimentary, fullName } from './user-words.ts'

interface UserDialogProps {
  user: AdministeredUser | null
  onClose: () => void
  onChanged: () => void
}

/** What an administrator can do for one family. */
export function UserDialog({ user, onClose, onChanged }: UserDialogProps) {
  return (
    <Dialog open={user !== null} onClose={onClose} title={user === null ? '' : fullName(user)}>
      {user !== null && (
        <div className="flex flex-col gap-7">
          <p className="-mt-4 wrap-anywhere text-text2">
            <bdi>{user.email}</bdi>
          </p>
          <OneTimePasswordPart key={`${user.id} key`} user={user} />
          <SessionsPart user={user} onChanged={onChanged} />
          <ComplimentaryPart key={`${user.id} gift`} user={user} onChanged={onChanged} />
        </div>
      )}
    </Dialog>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="text-[19px]">{title}</h3>
      {children}
    </section>
  )
}

function OneTimePasswordPart({ user }: { user: AdministeredUser }) {
  const [given, setGiven] = useState<{ password: string; expiresAt: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)

  async function give() {
    setBusy(true)
    try {
      setGiven(await call('giveOneTimePassword', { params: { id: user.id } }))
      setAsking(false)
    } catch (error) {
      if (wantsFreshSignIn(error)) setAsking(true)
      else sayFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Part title="A forgotten password">
      <p className="mt-1 text-pretty text-text2">
        Make a one-time password and tell it the family yourself. It works once, within an hour; their old password
        works until then.
      </p>
      {given === null ? (
        <Button className="mt-3" disabled={busy} onClick={() => void give()}>
          {busy ? 'Making it...' : 'Make a one-time password'}
        </Button>
      ) : (
        <TextField
          className="mt-3"
          label="One-time password"
          readOnly
          spellCheck={false}
          value={given.password}
          hint={`Shown once. It works until ${timeOf(given.expiresAt)}.`}
          onFocus={(event) => event.target.select()}
        />
      )}
      <SignInAgainDialog
        open={asking}
        reason="Please sign in again to make a one-time password."
        onClose={() => setAsking(false)}
        onSignedIn={give}
      />
    </Part>
  )
}

function SessionsPart({ user, onChanged }: { user: AdministeredUser; onChanged: () => void }) {
  const [busy, setBusy] = useState(false)

  async function end() {
    setBusy(true)
    try {
      await call('endSessionsOfUser', { params: { id: user.id } })
      toast({ kind: 'success', title: 'Signed out everywhere' })
      onChanged()
    } catch (error) {
      sayFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Part title="Signed-in devices">
      <p className="mt-1 text-text2">
        {user.devices === 0
          ? 'This family is signed in nowhere.'
          : `Signed in on ${user.devices === 1 ? 'one device' : `${user.devices} devices`}${user.lastSeenAt === null ? '' : `, last seen ${dayOf(user.lastSeenAt)}`}.`}
      </p>
      {user.devices > 0 && (
        <Button className="mt-3" disabled={busy} onClick={() => void end()}>
          Sign out everywhere
        </Button>
      )}
    </Part>
  )
}

function ComplimentaryPart({ user, onChanged }: { user: AdministeredUser; onChanged: () => void }) {
  const [until, setUntil] = useState(user.complimentary?.until?.slice(0, 10) ?? '')
  const [busy, setBusy] = useState(false)

  async function change(work: () => Promise<unknown>, said: string) {
    setBusy(true)
    try {
      await work()
      toast({ kind: 'success', title: said })
      onChanged()
    } catch (error) {
      sayFailure(error)
    } finally {
      setBusy(false)
    }
  }

  const params = { id: user.id }
  return (
    <Part title="Complimentary access">
      <p className="mt-1 text-text2">
        {user.complimentary === null
          ? 'Premium as a gift, whether or not this family pays.'
          : `${describeComplimentary(user.complimentary)}.`}
      </p>
      <TextField
        className="mt-3"
        label="Until"
        type="date"
        hint="Leave it empty for ever."
        disabled={busy}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          disabled={busy}
          onClick={() =>
            void change(
              () => call('grantComplimentary', { params, body: { until: until === '' ? null : until } }),
              'Complimentary access given'
            )
          }
        >
          {user.complimentary === null ? 'Give access' : 'Change it'}
        </Button>
        {user.complimentary !== null && (
          <Button
            disabled={busy}
            onClick={() =>
              void change(() => call('withdrawComplimentary', { params }), 'Complimentary access taken back')
            }
          >
            Take it back
          </Button>
        )}
      </div>
    </Part>
  )
}

function sayFailure(error: unknown): void {
  toast({ kind: 'error', title: 'That did not work', description: serverMessage(error) ?? 'Please try again later.' })
}

function timeOf(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(new Date(iso))
}
