import {
  AGE_LIMITS,
  AGE_OUT_OF_RANGE,
  MISSING_INFORMATION,
  parseAge,
  splitList,
  type FamilyMember
} from '#shared/family-member.ts'
import { DEFAULT_AVATAR } from '#shared/avatars.ts'

/** What stands in the form, as typed. */
export interface MemberDraft {
  name: string
  age: string
  relationship: string
  avatar: string
  hobbies: string
  characterTraits: string
}

export const EMPTY_DRAFT: MemberDraft = {
  name: '',
  age: '',
  relationship: '',
  avatar: DEFAULT_AVATAR,
  hobbies: '',
  characterTraits: ''
}

export function draftOf(member: FamilyMember): MemberDraft {
  return {
    name: member.name,
    age: String(member.age),
    relationship: member.relationship,
    avatar: member.avatar,
    hobbies: member.hobbies.join(', '),
    characterTraits: member.characterTraits.join(', ')
  }
}

export interface ParsedMember {
  name: string
  age: number
  relationship: string
  avatar: string
  hobbies: string[]
  characterTraits: string[]
}

type Parsed =
  | { ok: true; member: ParsedMember }
  | { ok: false; title: string; message: string; fields: ('name' | 'relationship' | 'age')[] }

/** §5 "Family member forms": name, position and age must be filled (0 counts); the age is a whole number up to 120. */
export function parseDraft(draft: MemberDraft): Parsed {
  const age = parseAge(draft.age)
  const name = draft.name.trim()
  const relationship = draft.relationship.trim()
  const fields = [
    ...(name === '' ? (['name'] as const) : []),
    ...(relationship === '' ? (['relationship'] as const) : []),
    ...(age === null ? (['age'] as const) : [])
  ]
  if (age === null || fields.length > 0)
    return { ok: false, title: 'Missing information', message: MISSING_INFORMATION, fields }
  if (age < AGE_LIMITS.least || age > AGE_LIMITS.most)
    return { ok: false, title: 'Please check the age', message: AGE_OUT_OF_RANGE, fields: ['age'] }
  return {
    ok: true,
    member: {
      name,
      age,
      relationship,
      avatar: draft.avatar,
      hobbies: splitList(draft.hobbies),
      characterTraits: splitList(draft.characterTraits)
    }
  }
}
