import { useState, type SubmitEvent } from 'react'

import { serverMessage } from '../../api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Medallion } from '../../ui/medallion.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { AvatarPicture } from './avatar-picture.tsx'
import type { ParsedMember } from './member-draft.ts'
import { useAddMembers } from './queries.ts'
import { readPeople } from './read-people.ts'

/** A whole line of people; the server knows no longer ones either, name by name. */
const LINE_LIMIT = 400
const EXAMPLE = 'Isla 5, Theo 3, Nana, Biscuit the dog'

interface FamilyLineProps {
  submit: string
  /** The ids of those who were added, in the order in which they were typed. */
  onAdded: (ids: string[]) => void
}

/** The first evening's family in one line: who is meant is shown while it is typed, and can be put right later. */
export function FamilyLine({ submit, onAdded }: FamilyLineProps) {
  const [line, setLine] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const adding = useAddMembers()
  const busy = adding.isPending
  const people = readPeople(line)

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    if (people.length === 0) return setFault(`Please write at least one name, like ${EXAMPLE}`)
    const { added, error } = await adding.mutateAsync(people.map((person) => ({ ...person, isGuest: false })))
    if (error !== null) {
      const missing = people.slice(added.length).map(({ name }) => name)
      const why = serverMessage(error) ?? 'Please try again or contact support if the issue persists'
      const description = added.length === 0 ? why : `Not added: ${missing.join(', ')}. ${why}`
      toast({ kind: 'error', title: 'Add Failed', description })
    }
    if (added.length > 0) onAdded(added.map(({ id }) => id))
  }

  return (
    <form noValidate aria-label="Your family in one line" onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label="Who is in your family?"
        placeholder={EXAMPLE}
        hint="Names, and ages where you like. Grandparents, pets and toys too."
        maxLength={LINE_LIMIT}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="go"
        dir="auto"
        error={fault ?? undefined}
        value={line}
        onChange={(event) => {
          setLine(event.target.value)
          setFault(null)
        }}
      />
      <ul aria-label="Who was understood" className="mt-3 flex flex-wrap gap-x-3 gap-y-2">
        {people.map((person, i) => (
          <Understood key={i} person={person} />
        ))}
      </ul>
      <Button type="submit" look="ember" size="large" wide disabled={busy} className="mt-3">
        {busy ? 'Saving...' : submit}
      </Button>
    </form>
  )
}

function Understood({ person: { name, age, relationship, avatar } }: { person: ParsedMember }) {
  return (
    <li className="flex items-center gap-2 rounded-full bg-raised py-1 ps-1 pe-4 shadow-rim">
      <Medallion size={44}>
        <AvatarPicture id={avatar} size={28} />
      </Medallion>
      <span className="text-[16px] leading-tight font-semibold">
        <bdi>{name}</bdi>
        <small className="block text-[14px] font-normal text-text2">
          {relationship}, {age}
        </small>
      </span>
    </li>
  )
}
