import type { RequestedCharacter } from '#server/storyteller/story-brief.ts'

/** A character whom a family chose for tonight: no guest, and without avatar, hobbies and traits where `more` has none. */
export function person(
  name: string,
  age: number,
  relationship: string,
  more: Partial<RequestedCharacter> = {}
): RequestedCharacter {
  return { name, age, relationship, avatar: null, hobbies: [], traits: [], isGuest: false, ...more }
}
