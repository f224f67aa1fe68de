import { familiarNoun, knownNoun } from '#content/lexicon.ts'
import { capital } from '../../capital.ts'
import { KIN_WORDS, PET_WORDS } from '../../language/family-words.ts'
import { readRelationship } from '../../language/relationships.ts'
import { escapeForRegExp } from '../../text-measures.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { type OwnPet, ownPetOf } from '../kinds/wish-pet.ts'
import { isCalledSo, type KinMember } from './wish-kin.ts'

const KIN: ReadonlySet<string> = new Set(KIN_WORDS)
const PETS: ReadonlySet<string> = new Set(PET_WORDS)
/** In an aeroplane. */
const JOURNEY =
  /(?<!\p{L})fl(?:ying|ies|y|ew) (?:(?:over|back|in|out|all the way) )*(?:to (?:us|me|see|visit|stay|our|my)|from|home|here|tomorrow|today|on \p{L}+day)(?!\p{L})/iu
const OURS = /^(?:our|my|the)$/iu

/**
 * The one of the family of whom a wish tells that something befalls: {star} “Dad”, “Biscuit” or “the dog”. `star.is` is
 * 'kin' or 'pet', and `star.away` what one is called in the wish who is none of the household. Nothing where the wish
 * names none, or two.
 */
export function starOf(meant: string, family: readonly KinMember[], pets: readonly OwnPet[]): WishSayings {
  if (JOURNEY.test(meant)) return {}
  const told = ofItsOwner(meant)
  const words = told
    .replaceAll("'", '’')
    .split(/[^\p{L}’-]+/u)
    .filter((word) => word !== '')
  return kinIn(words, told, family) ?? petIn(words, told, pets) ?? {}
}

/** Of “Nana’s handbag” Nana is told, to whom it belongs; whose dog it is does not matter to the dog. */
function ofItsOwner(meant: string): string {
  return meant.replaceAll(OWNED_THING, (said, who: string, how: string | undefined, noun: string) => {
    const sort = (knownNoun(noun) ?? familiarNoun(noun))?.sort
    return sort === 'thing' || sort === 'machine' ? `${who} ${how ?? ''}${noun}` : said
  })
}
const OWNED_THING =
  /(?<![\p{L}’'-])(\p{L}+)[’']s ((?:magic|magical|old|big|new|red|blue|giant|secret) )?(\p{L}+)(?![\p{L}’'-])/giu

function kinIn(words: readonly string[], meant: string, family: readonly KinMember[]): WishSayings | null {
  const named = family.filter((member) => !member.isHero && member.speaks && isNamedIn(meant, member.called))
  const said = [...new Set(words.map((word) => word.toLowerCase()).filter((word) => KIN.has(word)))]
  const [kin] = said
  if (said.length > 1 || named.length > 1) return null
  const [one] = named
  if (one !== undefined) return { star: one.called, 'star.is': 'kin' }
  if (kin === undefined || words.some((word) => KIN.has(word.toLowerCase().replace(/’s$/u, '')) && word.endsWith('’s')))
    return null
  const own = family.filter((member) => isCalledSo(member, kin, undefined))
  const [member] = own
  if (member !== undefined)
    return own.length === 1 && member.speaks && !member.isHero ? { star: member.called, 'star.is': 'kin' } : null
  const { standing, gender } = readRelationship(kin)
  if ((standing !== 'elder' && standing !== 'grown-up') || gender === null || kin.endsWith('s')) return null
  return { star: capital(kin), 'star.is': 'kin', 'star.away': kin }
}

function petIn(words: readonly string[], meant: string, pets: readonly OwnPet[]): WishSayings | null {
  const named = pets.filter(({ called }) => isNamedIn(meant, called))
  const [one] = named
  if (one !== undefined) return named.length === 1 ? { star: one.called, 'star.is': 'pet' } : null
  const at = words.findIndex(
    (word, index) =>
      PETS.has(word.toLowerCase()) &&
      !/(?:[^s]s|’s)$/iu.test(word) &&
      words.slice(Math.max(0, index - 2), index).some((before) => OURS.test(before))
  )
  const kind = words[at]?.toLowerCase()
  if (kind === undefined) return null
  const name = /^\p{Lu}\p{Ll}+$/u.exec(words[at + 1] ?? '')?.[0]
  return { star: name ?? ownPetOf(kind, pets)?.called ?? `the ${kind}`, 'star.is': 'pet' }
}

function isNamedIn(meant: string, called: string): boolean {
  return new RegExp(String.raw`(?<![\p{L}’-])${escapeForRegExp(called)}(?![\p{L}’'-])`, 'iu').test(meant)
}
