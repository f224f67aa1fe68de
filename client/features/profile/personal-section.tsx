import { UserRound } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'

import { readTimezone, timeIn, TIMEZONES } from '#shared/timezones.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import type { LocalProfile } from './local-profile.ts'
import { Section } from './section.tsx'

type Details = Pick<LocalProfile, 'firstName' | 'lastName' | 'timezone'>

interface PersonalSectionProps {
  profile: LocalProfile
  save: (changes: Partial<LocalProfile>) => boolean
}

/** §4 "Profile page": read-only, then a form, then read-only again. */
export function PersonalSection({ profile, save }: PersonalSectionProps) {
  const [draft, setDraft] = useState<Details | null>(null)
  const firstName = useRef<HTMLInputElement>(null)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  const isEditing = draft !== null

  // After the pressed button has gone away the focus is where it makes sense.
  useEffect(() => {
    if (isEditing) firstName.current?.focus()
    else if (wasEditing.current) edit.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (draft === null) return
    const changes = { ...draft, firstName: draft.firstName.trim(), lastName: draft.lastName.trim() }
    if (!save(changes)) return
    setDraft(null)
    toast({ kind: 'success', title: 'Profile updated successfully!' })
  }

  return (
    <Section
      title="Personal Information"
      icon={UserRound}
      note="Names and time zone belong to your account."
      action={
        isEditing ? null : (
          <Button
            ref={edit}
            onClick={() =>
              setDraft({ firstName: profile.firstName, lastName: profile.lastName, timezone: profile.timezone })
            }
          >
            Edit Profile
          </Button>
        )
      }
    >
      {isEditing ? (
        <form
          noValidate
          aria-label="Personal Information"
          onSubmit={handleSubmit}
          className="grid gap-5 sm:grid-cols-2"
        >
          <TextField
            ref={firstName}
            label="First name"
            placeholder="Mere"
            autoComplete="given-name"
            dir="auto"
            maxLength={60}
            value={draft.firstName}
            onChange={(event) => setDraft({ ...draft, firstName: event.target.value })}
          />
          <TextField
            label="Last name"
            placeholder="Ngata"
            autoComplete="family-name"
            dir="auto"
            maxLength={60}
            value={draft.lastName}
            onChange={(event) => setDraft({ ...draft, lastName: event.target.value })}
          />
          <TextField
            label="Email"
            type="email"
            readOnly
            value={profile.email}
            hint="The address of your account; it cannot be changed here."
          />
          <SelectField
            label="Timezone"
            value={draft.timezone}
            onChange={(event) => setDraft({ ...draft, timezone: readTimezone(event.target.value) })}
          >
            {TIMEZONES.map(({ label }) => (
              <option key={label} value={label}>
                {label}
              </option>
            ))}
          </SelectField>
          <div className="flex flex-col-reverse gap-3 sm:col-span-2 sm:flex-row sm:justify-end">
            <Button onClick={() => setDraft(null)}>Cancel</Button>
            <Button type="submit" look="ember">
              Save Changes
            </Button>
          </div>
        </form>
      ) : (
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <Fact name="First name" value={profile.firstName} />
          <Fact name="Last name" value={profile.lastName} />
          <Fact name="Email" value={profile.email} />
          <Fact name="Timezone" value={profile.timezone} note={`It is ${timeIn(profile.timezone, new Date())} there`} />
        </dl>
      )}
    </Section>
  )
}

function Fact({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-[15px] text-text2">{name}</dt>
      <dd className="mt-0.5 text-[18px] font-medium wrap-anywhere">
        <bdi>{value === '' ? '–' : value}</bdi>
        {note !== undefined && <span className="block text-[15px] font-normal text-text2">{note}</span>}
      </dd>
    </div>
  )
}
