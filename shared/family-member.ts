import * as z from 'zod/mini'

import { wireUserId } from './account.ts'
import { DEFAULT_AVATAR } from './avatars.ts'

/** A household, a class, a reunion: two hundred people are enough for any family and bound what one account stores. */
export const MAX_FAMILY_MEMBERS = 200
export const AGE_LIMITS = { least: 0, most: 120 } as const
export const NAME_LIMIT = 40
const LIST_LIMITS = { items: 10, characters: 30 } as const

export const MISSING_INFORMATION = 'Please fill in name, age, and relationship'
export const AGE_OUT_OF_RANGE = 'Age must be between 0 and 120'

/** Splits "a, b,, c" as §5 says: trimmed, empty entries dropped. */
export function splitList(text: string): string[] {
  return text
    .split(/[,،、，;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

/** §5: blank is missing (null), anything that is no number becomes 0, fractions are cut. */
export function parseAge(input: string | number): number | null {
  if (typeof input === 'string' && input.trim() === '') return null
  const age = Number(input)
  return Number.isFinite(age) ? Math.trunc(age) : 0
}

const age = z
  .pipe(
    z.union([z.number(), z.string()], MISSING_INFORMATION),
    z.transform((input, context) => {
      const parsed = parseAge(input)
      if (parsed === null) {
        context.issues.push({ code: 'custom', message: MISSING_INFORMATION, input })
        return z.NEVER
      }
      return parsed
    })
  )
  .check(z.refine((value) => value >= AGE_LIMITS.least && value <= AGE_LIMITS.most, AGE_OUT_OF_RANGE))

const filled = (most: number) =>
  z
    .string(MISSING_INFORMATION)
    .check(z.trim(), z.minLength(1, MISSING_INFORMATION), z.maxLength(most, `Please use at most ${most} characters`))

/** How a name is said, in plain English letters: "shi-vawn". */
const soundsLike = z
  .string()
  .check(
    z.trim(),
    z.maxLength(NAME_LIMIT, `Please use at most ${NAME_LIMIT} characters`),
    z.regex(/^[A-Za-z' -]*$/, 'Please write the sound in plain English letters, like shi-vawn')
  )

const list = z.pipe(
  z.union([z.array(z.string()), z.string()]),
  z.transform((input) =>
    (typeof input === 'string' ? splitList(input) : input.flatMap(splitList))
      .slice(0, LIST_LIMITS.items)
      .map((entry) => Array.from(entry).slice(0, LIST_LIMITS.characters).join(''))
  )
)

/** A person, animal or friend of the family. Guests are members with `isGuest`. */
export const familyMemberSchema = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  age: z.number(),
  relationship: z.string(),
  avatar: z.string(),
  hobbies: z.array(z.string()),
  characterTraits: z.array(z.string()),
  isGuest: z.boolean(),
  /** How the name is said, where its letters do not tell. */
  soundsLike: z.optional(z.string())
})
export type FamilyMember = z.infer<typeof familyMemberSchema>

export const newFamilyMemberSchema = z.object({
  name: filled(NAME_LIMIT),
  age,
  relationship: filled(NAME_LIMIT),
  avatar: z._default(z.string().check(z.maxLength(40)), DEFAULT_AVATAR),
  hobbies: z._default(list, []),
  characterTraits: z._default(list, []),
  isGuest: z._default(z.boolean(), false),
  soundsLike: z._default(soundsLike, ''),
  userId: wireUserId
})
export type NewFamilyMemberInput = z.input<typeof newFamilyMemberSchema>
export type NewFamilyMember = z.output<typeof newFamilyMemberSchema>

/** PUT carries the full member; known fields are merged, the owner never changes. */
export const familyMemberEditsSchema = z.object({
  name: z.optional(filled(NAME_LIMIT)),
  age: z.optional(age),
  relationship: z.optional(filled(NAME_LIMIT)),
  avatar: z.optional(z.string().check(z.maxLength(40))),
  hobbies: z.optional(list),
  characterTraits: z.optional(list),
  isGuest: z.optional(z.boolean()),
  soundsLike: z.optional(soundsLike),
  userId: wireUserId
})
export type FamilyMemberEdits = z.output<typeof familyMemberEditsSchema>
