import { NAME_LIMIT } from '#shared/family-member.ts'
import { faceFor } from './faces.ts'
import type { ParsedMember } from './member-draft.ts'
import { readAge } from './read-age.ts'
import { relationshipIn, type Relationship } from './relationship-words.ts'

/** As many as one story holds; the manager takes the rest. */
const MOST = 10

/**
 * Reads one line of people as a parent types it, "Isla 5, Theo 3, Nana, Biscuit the dog", into members whose ages,
 * positions and faces are guessed where they are not said. Everything can be put right in the manager.
 */
export function readPeople(line: string): ParsedMember[] {
  const people: ParsedMember[] = []
  for (const part of split(line)) {
    const before = people.at(-1)
    const alone = readAge(part)
    // "Isla, 5": the age belongs to who stands before it.
    if (alone !== null && /\d/.test(part) && before !== undefined) people[people.length - 1] = aged(before, alone)
    else {
      const person = readPerson(part)
      if (person !== null) people.push(person)
    }
  }
  return people.slice(0, MOST)
}

function split(line: string): string[] {
  return line
    .normalize('NFC')
    .split(/[,;\n、،，&+]|\.\s+|\s+and\s+(?!a half)|\s+und\s+|\s+y\s+/iu)
    .map((part) => part.trim().replaceAll(/\s+/gu, ' '))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}

const AGE_AT_END =
  /^(?<who>.*?)[\s(]+(?:is |aged? |who is )?(?<age>(?:almost |nearly |about |turning )?\d{1,3}(?:[.,]\d)?(?:\s?½| 1\/2| and a half)?\s*(?:years?|yrs?|y\/?o|y|months?|mos?|weeks?|days?)?(?:[ -]old)?)\)?$/iu

function readPerson(part: string): ParsedMember | null {
  const found = AGE_AT_END.exec(part)?.groups
  const saidAge = found === undefined ? null : readAge(found['age'] ?? '')
  const who = (saidAge === null ? part : (found?.['who'] ?? '')).replaceAll(/[()]/gu, ' ').trim()
  const { name, relationship } = nameOf(who)
  if (name === '') return null
  const age = Math.min(120, Math.max(0, saidAge ?? relationship?.age ?? 5))
  const position = relationship?.position ?? (age >= 18 ? 'Family' : 'Child')
  return {
    name: Array.from(name).slice(0, NAME_LIMIT).join(''),
    age,
    relationship: position,
    avatar: relationship?.avatar ?? faceFor(name, age),
    hobbies: [],
    characterTraits: []
  }
}

function aged(person: ParsedMember, age: number): ParsedMember {
  const isGuess = person.avatar === faceFor(person.name, person.age)
  return {
    ...person,
    age,
    relationship: person.relationship === 'Child' && age >= 18 ? 'Family' : person.relationship,
    avatar: isGuess ? faceFor(person.name, age) : person.avatar
  }
}

/** "Biscuit the dog", "our dog Biscuit", "Grandpa Joe", "my sister Anna", "Nana", "Leo (baby)". */
function nameOf(who: string): { name: string; relationship: Relationship | null } {
  const words = who.replace(/^(?:my|our|the|little|big|and)\s+/iu, '').split(' ')
  const at = words.findIndex((word) => relationshipIn(word) !== null)
  const relationship = at === -1 ? null : relationshipIn(words[at] ?? '')
  if (relationship === null) return { name: titled(words.join(' ')), relationship: null }
  const rest = words.filter(
    (word, i) => i !== at && !/^(?:the|a|an|my|our|is|called|named|little|big|old)$/iu.test(word)
  )
  // "Nana" alone is a name; "Nana Rose" is how a family says it, and "our dog Biscuit" is Biscuit.
  const name =
    rest.length === 0 ? (words[at] ?? '') : relationship.isTitle && at === 0 ? words.join(' ') : rest.join(' ')
  return { name: titled(name), relationship }
}

/** A name begins with a capital letter, however hurriedly it was typed; what has one already stays as it is. */
function titled(name: string): string {
  return name === name.toLowerCase() ? name.replaceAll(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase()) : name
}
