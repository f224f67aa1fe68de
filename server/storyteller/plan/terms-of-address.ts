import type { Role } from '#content/format.ts'
import { capital } from '../capital.ts'
import type { Pronouns } from '../language/pronouns.ts'
import { readRelationship, wordOfKinship } from '../language/relationships.ts'

/** Words for kin that are no form of address, and the one that a child says instead. */
const IN_SPEECH: Readonly<Record<string, string>> = {
  mother: 'Mum',
  father: 'Dad',
  mater: 'Mum',
  pater: 'Dad',
  grandmother: 'Grandma',
  grandfather: 'Grandpa',
  madre: 'Mamá',
  padre: 'Papá',
  mère: 'Maman',
  père: 'Papa',
  mutter: 'Mama',
  vater: 'Papa',
  moeder: 'Mama',
  vader: 'Papa',
  mãe: 'Mamãe',
  pai: 'Papai',
  großmutter: 'Oma',
  grossmutter: 'Oma',
  großvater: 'Opa',
  grossvater: 'Opa',
  'grand-mère': 'Mamie',
  grandmère: 'Mamie',
  'grand-père': 'Papy',
  grandpère: 'Papy'
}

/** “Stepmother” is no form of address, and whose wife or teacher it is is not known. */
const NO_ADDRESS =
  /^(?:step|god)\p{L}+$|^(?:great-.+|wife|husband|lady|woman|man|gentleman|nurse|madam|miss|sir|madrina|madrinha|padrino|padrinho|ninang|ninong|matua-wahine)$/u

/** A first name goes with these: “Aunt Priya”. */
const WITH_NAME =
  /^(?:aunt|auntie|aunty|tante|tía|tia|titia|zia|uncle|onkel|oncle|tonton|oom|tío|tio|titio|zio|tito|tita)$/u

/** “Mum in law”, “dog mum” and “one of her dads” say more. */
const SAYS_ONLY_SO = /^\s*(?:(?:my|our|her|his|their|the) )?[\p{L}\p{M}-]+\s*$/iu

interface Relative {
  name: string
  relationship: string
  role: Role
  isGuest: boolean
}

/**
 * How the children of a household call each of it when they speak, in its order: “Mum” whom the family enters as Salma,
 * mother; “Uncle Ben” who is Ben, an uncle. Null of those who are called by the name: children, animals, guests, two
 * who would both be “Mum”, and those whose name says it already (“Nana Rose”).
 */
export function termsOfAddress(household: readonly Relative[]): (string | null)[] {
  const terms = household.map(termFor)
  const names = new Set(household.map(({ name }) => name.toLowerCase()))
  return terms.map((term) =>
    term !== null && !names.has(term.toLowerCase()) && terms.filter((other) => other === term).length === 1
      ? term
      : null
  )
}

/** A child who lives here, and is no niece or guest: of that one the others are mother and brother. */
const OWN_CHILD =
  /^(?:(?:my|our|the|his|her|little|big|older|younger|eldest|youngest|middle|first|second|twin|adopted|foster|only) )*(?:daughter|son|child|kid|girl|boy|sister|brother|twin)$/iu

/**
 * What each of a household is to its children, in its order: “mother” of Salma whom they call Mum, “uncle” of Ben, “sister”
 * of another child. Null of those who are called by what they are (“Nana Rose”), of animals and guests, and of a child of whom
 * it is not known whose it is. `terms` are how the children call each of them.
 */
export function kinWords(
  household: readonly (Relative & { pronouns: Pronouns | null })[],
  terms: readonly (string | null)[]
): (string | null)[] {
  return household.map(({ relationship, role, isGuest, name, pronouns }, at) => {
    if (terms[at] !== null) return kinWordOf(relationship)
    if ((role !== 'child' && role !== 'teen') || isGuest || !OWN_CHILD.test(relationship.trim())) return null
    if (name === '' || name.split(/[\s-]+/u).some((word) => OWN_CHILD.test(word))) return null
    return pronouns === 'she' ? 'sister' : pronouns === 'he' ? 'brother' : null
  })
}

function kinWordOf(relationship: string): string | null {
  const word = wordOfKinship(relationship)
  if (word === null) return null
  const { standing, gender } = readRelationship(word)
  if (WITH_NAME.test(word)) return gender === 'she' ? 'aunt' : 'uncle'
  if (standing === 'elder') return gender === 'she' ? 'grandmother' : 'grandfather'
  return gender === 'she' ? 'mother' : 'father'
}

function termFor({ name, relationship, role, isGuest }: Relative): string | null {
  if ((role !== 'grown-up' && role !== 'elder') || isGuest) return null
  if (name === '' || name.split(/[\s-]+/u).some((word) => isKinTerm(word))) return null
  const word = wordOfKinship(relationship)
  if (
    word === null ||
    !SAYS_ONLY_SO.test(relationship) ||
    word.endsWith('s') ||
    NO_ADDRESS.test(word) ||
    !/^[\p{Script=Latin}-]+$/u.test(word)
  )
    return null
  const { standing, gender } = readRelationship(word)
  if (gender === null || (standing !== 'grown-up' && standing !== 'elder')) return null
  const term = IN_SPEECH[word] ?? capital(word)
  // There is no “Uncle Mr Green”.
  return WITH_NAME.test(word) ? (/^\p{L}+$/u.test(name) ? `${term} ${name}` : null) : term
}

function isKinTerm(word: string): boolean {
  const { standing } = readRelationship(word)
  return standing === 'elder' || standing === 'grown-up'
}
