import { DEFAULT_AVATAR } from '#shared/avatars.ts'
import {
  AGE_LIMITS,
  AGE_OUT_OF_RANGE,
  MISSING_INFORMATION,
  splitList,
  type FamilyMember
} from '#shared/family-member.ts'
import { readAge } from './read-age.ts'

/** Not the specification's 0 (§5), which would be stored for "7 yeers" without a word; the server still reads it so. */
const AGE_UNREADABLE = 'Please write the age as a number: 7, or 18 months'

/** What stands in the form, as typed. */
export interface MemberDraft {
  name: string
  age: string
  relationship: string
  avatar: string
  hobbies: string
  characterTraits: string
  /** How the name is said; empty where its letters tell. */
  soundsLike: string
}

export const EMPTY_DRAFT: MemberDraft = {
  name: '',
  age: '',
  relationship: '',
  avatar: DEFAULT_AVATAR,
  hobbies: '',
  characterTraits: '',
  soundsLike: ''
}

export function draftOf(member: FamilyMember): MemberDraft {
  return {
    name: member.name,
    age: String(member.age),
    relationship: member.relationship,
    avatar: member.avatar,
    hobbies: member.hobbies.join(', '),
    characterTraits: member.characterTraits.join(', '),
    soundsLike: member.soundsLike ?? ''
  }
}

export interface ParsedMember {
  name: string
  age: number
  relationship: string
  avatar: string
  hobbies: string[]
  characterTraits: string[]
  soundsLike?: string
}

export type RequiredField = 'name' | 'relationship' | 'age'

type Parsed =
  | { ok: true; member: ParsedMember }
  /** `title` and `message` are said once for the whole form, `wrong` beneath each field. */
  | { ok: false; title: string; message: string; wrong: Partial<Record<RequiredField, string>> }

/** §5 "Family member forms": name, position and age must be filled (0 counts); the age is a whole number up to 120. */
export function parseDraft(draft: MemberDraft): Parsed {
  const age = readAge(draft.age)
  const isBlank = draft.age.trim() === ''
  const name = draft.name.trim()
  const relationship = draft.relationship.trim()
  const wrong: Partial<Record<RequiredField, string>> = {
    ...(name === '' ? { name: 'Please fill in a name' } : {}),
    ...(relationship === '' ? { relationship: 'Please fill in a position' } : {}),
    ...(isBlank ? { age: 'Please fill in an age' } : {})
  }
  if (Object.keys(wrong).length > 0)
    return { ok: false, title: 'Missing information', message: MISSING_INFORMATION, wrong }
  if (age === null)
    return { ok: false, title: 'Please check the age', message: AGE_UNREADABLE, wrong: { age: AGE_UNREADABLE } }
  if (age < AGE_LIMITS.least || age > AGE_LIMITS.most)
    return { ok: false, title: 'Please check the age', message: AGE_OUT_OF_RANGE, wrong: { age: AGE_OUT_OF_RANGE } }
  return {
    ok: true,
    member: {
      name,
      age,
      relationship,
      avatar: draft.avatar,
      hobbies: splitList(draft.hobbies),
      characterTraits: splitList(draft.characterTraits),
      soundsLike: plainSound(draft.soundsLike)
    }
  }
}

/** Only letters that the voices know, so that a stray mark costs no family its form. */
export function plainSound(typed: string): string {
  return typed
    .normalize('NFD')
    .replace(/[^A-Za-z' -]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
