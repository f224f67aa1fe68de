import { Volume2 } from 'lucide-react'
import { useId, useState, type Dispatch, type SetStateAction, type SubmitEvent } from 'react'

import { NAME_LIMIT } from '#shared/family-member.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { AvatarPicker } from './avatar-picker.tsx'
import {
  EMPTY_DRAFT,
  parseDraft,
  plainSound,
  type MemberDraft,
  type ParsedMember,
  type RequiredField
} from './member-draft.ts'
import { useSayAloud } from './use-say-aloud.ts'

const POSITIONS = [
  'Daughter',
  'Son',
  'Sister',
  'Brother',
  'Mum',
  'Dad',
  'Grandma',
  'Grandpa',
  'Aunt',
  'Uncle',
  'Cousin',
  'Friend',
  'Family dog',
  'Family cat',
  'Cuddly toy'
]

/** In the order in which they stand. */
const FIELDS: readonly RequiredField[] = ['name', 'relationship', 'age']

/** What is typed, where it outlives the form: the parent may look at another tab in between. */
export type KeptDraft = [MemberDraft, Dispatch<SetStateAction<MemberDraft>>]

interface MemberFormProps {
  /** The form's name for assistive technology. */
  label: string
  start?: MemberDraft
  kept?: KeptDraft
  submit: string
  /** Which fields are marked as needed (§5); whatever is marked, all three are checked. */
  marks: 'all' | 'name'
  busy: boolean
  /** Answers whether it was saved; only then is the form emptied. */
  onSave: (member: ParsedMember) => Promise<boolean>
  onCancel?: () => void
}

/** The fields of a family member or guest. Nothing typed is lost when saving fails. */
export function MemberForm({
  label,
  start = EMPTY_DRAFT,
  kept,
  submit,
  marks,
  busy,
  onSave,
  onCancel
}: MemberFormProps) {
  const own = useState(start)
  const [draft, setDraft] = kept ?? own
  const [wrong, setWrong] = useState<Partial<Record<RequiredField, string>>>({})
  const positions = useId()
  const form = useId()
  /** Another one for every empty form: its faces are at their beginning again, the chosen one in sight. */
  const [saved, setSaved] = useState(0)
  const { say, isBusy } = useSayAloud()
  /** What the preview says: the sound that is typed, or the name as it stands. */
  const spoken = plainSound(draft.soundsLike) || draft.name.trim()
  const set = (changes: Partial<MemberDraft>) => setDraft((current) => ({ ...current, ...changes }))

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = parseDraft(draft)
    if (!parsed.ok) {
      setWrong(parsed.wrong)
      toast({ kind: 'missing', title: parsed.title, description: parsed.message })
      const first = FIELDS.find((field) => parsed.wrong[field] !== undefined)
      if (first !== undefined) document.getElementById(`${form}-${first}`)?.focus()
      return
    }
    setWrong({})
    if (!(await onSave(parsed.member))) return
    setDraft(EMPTY_DRAFT)
    setSaved((count) => count + 1)
  }

  return (
    <form noValidate aria-label={label} onSubmit={(event) => void handleSubmit(event)} className="flex flex-col gap-5">
      <TextField
        id={`${form}-name`}
        label="Name"
        hint="A first name is enough."
        maxLength={NAME_LIMIT}
        autoComplete="off"
        dir="auto"
        required
        error={wrong.name}
        value={draft.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        label="Sounds like"
        placeholder="shi-VAWN"
        hint="Only if the voice says the name wrongly. Write it as it is said, one word for each word of the name."
        maxLength={NAME_LIMIT}
        autoComplete="off"
        value={draft.soundsLike}
        onChange={(event) => set({ soundsLike: event.target.value })}
        end={
          <IconButton label="Hear it said" disabled={spoken === '' || isBusy} onClick={() => say(`${spoken}.`)}>
            <Volume2 aria-hidden="true" size={22} />
          </IconButton>
        }
      />
      <div className="grid grid-cols-[minmax(0,2fr)_minmax(7.5rem,1fr)] gap-3 sm:gap-4">
        <TextField
          id={`${form}-relationship`}
          label="Family Position"
          placeholder="Daughter, dog"
          maxLength={NAME_LIMIT}
          list={positions}
          autoComplete="off"
          dir="auto"
          required={marks === 'all'}
          error={wrong.relationship}
          value={draft.relationship}
          onChange={(event) => set({ relationship: event.target.value })}
        />
        <TextField
          id={`${form}-age`}
          label="Age"
          type="text"
          placeholder="0 to 120"
          autoComplete="off"
          required={marks === 'all'}
          error={wrong.age}
          value={draft.age}
          onChange={(event) => set({ age: event.target.value })}
        />
      </div>
      <datalist id={positions}>
        {POSITIONS.map((position) => (
          <option key={position}>{position}</option>
        ))}
      </datalist>
      <TextField
        label="Hobbies"
        hint="With commas between: drawing, puddles, counting stairs."
        autoComplete="off"
        dir="auto"
        value={draft.hobbies}
        onChange={(event) => set({ hobbies: event.target.value })}
      />
      <TextField
        label="Character Traits"
        hint="With commas between: brave, a little grumpy, kind to snails."
        autoComplete="off"
        dir="auto"
        value={draft.characterTraits}
        onChange={(event) => set({ characterTraits: event.target.value })}
      />
      <AvatarPicker key={saved} value={draft.avatar} onChange={(avatar) => set({ avatar })} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {onCancel !== undefined && <Button onClick={onCancel}>Cancel</Button>}
        <Button type="submit" look="ember" disabled={busy}>
          {busy ? 'Saving...' : submit}
        </Button>
      </div>
    </form>
  )
}
