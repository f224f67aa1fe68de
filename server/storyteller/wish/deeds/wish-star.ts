import { anyKnownNoun } from '#content/lexicon.ts'
import { capital } from '../../capital.ts'
import { anyOf } from '../../language/any-of.ts'
import { KIN_WORDS, PET_WORDS } from '../../language/family-words.ts'
import { readRelationship } from '../../language/relationships.ts'
import { escapeForRegExp } from '../../text-measures.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { type OwnPet, ownPetOf } from '../kinds/wish-pet.ts'
import { isCalledSo, type KinMember } from './wish-kin.ts'

const KIN: ReadonlySet<string> = new Set(KIN_WORDS)
const PETS: ReadonlySet<string> = new Set(PET_WORDS)
/** In an aeroplane. */
const JOURNEY =
  /(?<!\p{L})fl(?:ying|ies|y|ew) (?:(?:over|back|in|out|all the way) )*(?:to (?:us|me|see|visit|stay|our|my)|from|home|here|tomorrow|today|on \p{L}+day)(?!\p{L})/iu
const OURS = /^(?:our|my|the)$/iu
const AGES = 'two|three|four|five|six|seven|eight|nine|ten'
/** “Daddy when he was smaller than a pea” was no child: he shrank. */
const SIZE_OF_A_THING = String.raw` (?:than|like) an? (?!(?:boy|girl|child|baby|kid|toddler)(?!\p{L}))`
const A_CHILD = String.raw`(?:(?:still|just|only|very|really|so|an?|naughty|cheeky|silly) )*(?:(?:little|small|young|tiny|younger|smaller)(?! as an? |${SIZE_OF_A_THING})|boy|girl|child|kid|baby|toddler|(?:my|his|her) age|as (?:old|small|little|young) as (?:me|i am)|(?:${AGES})|(?:at|in|starting) (?:primary |big )?(?:school|nursery|kindergarten))`
/** “Daddy when he was little”, “when you were six”, “mummy as a baby”: one of the family as a child. */
const AS_A_CHILD = wordPattern(
  String.raw`(?<!\p{L})(?:when (?:(?:my|our|the) )?(?:you|he|she|(?:${anyOf(KIN_WORDS)})(?: \p{L}+)?) (?:was|were)|(?:you|${anyOf(KIN_WORDS)}) (?:was|were|as)) ${A_CHILD}(?!\p{L})|(?<!\p{L})when you were (?:naughty|cheeky)(?!\p{L})`,
  'iu'
)
const WHEN_YOU_WERE = /(?<!\p{L})(?:when )?you (?:was|were|as)(?!\p{L})/iu
const OF_THE_FAMILY = wordPattern(String.raw`(?<!\p{L})(?:you|${anyOf(KIN_WORDS)})(?!\p{L})`, 'iu')

/** Whether it is of one of the family as a child, or of the one who tells: what it says of that is one word, “childhood”. */
export function isOfChildhood(meant: string): boolean {
  return AS_A_CHILD.test(meant) && OF_THE_FAMILY.test(meant)
}

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
  return kinIn(words, told, family) ?? petIn(words, told, pets) ?? tellerIn(words, told, family) ?? {}
}

/** “When you were little” is told by the eldest who is at home and grown up. */
function tellerIn(words: readonly string[], meant: string, family: readonly KinMember[]): WishSayings | null {
  if (!isOfChildhood(meant) || !WHEN_YOU_WERE.test(meant) || words.some(isKin)) return null
  const grown = family.filter(({ isHero, speaks, isChild }) => !isHero && speaks && !isChild)
  const standing = (of: 'elder' | 'grown-up'): KinMember | undefined =>
    grown.find(({ relationship }) => readRelationship(relationship).standing === of)
  const teller = standing('elder') ?? standing('grown-up')
  return teller === undefined ? null : { star: teller.called, 'star.is': 'kin' }
}

/** “When he was a kid” names one, and not his kid as well. */
function isKin(word: string): boolean {
  return KIN.has(word.toLowerCase()) && word.toLowerCase() !== 'kid'
}

/** Of “Nana’s handbag” Nana is told, to whom it belongs; whose dog it is does not matter to the dog. */
function ofItsOwner(meant: string): string {
  return meant
    .replaceAll(OWN_BIRTHDAY, '$1 $2')
    .replaceAll(OWNED_THING, (said, who: string, how: string | undefined, noun: string) => {
      const sort = anyKnownNoun(noun)?.sort
      return sort === 'thing' || sort === 'machine' ? `${who} ${how ?? ''}${noun}` : said
    })
}
/** “Nannys birthday”, “Grandma’s 70th birthday party”: it is that one’s own day. */
const OWN_BIRTHDAY = wordPattern(
  String.raw`(?<![\p{L}’'-])((?:${anyOf(KIN_WORDS)})(?=s )|\p{L}+(?=[’']))[’']?s ((?:(?:\d+(?:st|nd|rd|th)?|\p{L}+(?:th|st|nd|rd)|big) )?birthday)(?!\p{L})`,
  'giu'
)
const OWNED_THING =
  /(?<![\p{L}’'-])(\p{L}+)[’']s ((?:magic|magical|old|big|new|red|blue|giant|secret) )?(\p{L}+)(?![\p{L}’'-])/giu

function kinIn(words: readonly string[], meant: string, family: readonly KinMember[]): WishSayings | null {
  const named = family.filter((member) => !member.isHero && member.speaks && isNamedIn(meant, member.called))
  const said = [...new Set(words.map((word) => word.toLowerCase()).filter(isKin))]
  const kin = said[0] === undefined ? undefined : meantInFamily(said[0], family)
  if (said.length > 1 || named.length > 1) return null
  const [one] = named
  if (one !== undefined) return isOneOfMany(one.called, meant, family) ? null : starOfFamily(one)
  if (kin === undefined || words.some((word) => KIN.has(word.toLowerCase().replace(/’s$/u, '')) && word.endsWith('’s')))
    return null
  const own = family.filter((member) => isCalledSo(member, kin, undefined))
  const [member] = own
  if (member !== undefined) return own.length === 1 && member.speaks && !member.isHero ? starOfFamily(member) : null
  // She may be paid for it, and in Britain she is mostly the grandmother.
  const { standing, gender } = readRelationship(kin === 'nanny' ? 'nan' : kin)
  if ((standing !== 'elder' && standing !== 'grown-up') || gender === null || kin.endsWith('s')) return null
  return { star: capital(kin), 'star.is': 'kin', 'star.away': kin }
}

/** “Leo with a car of fire, Zoe with a horse and the dog”: who is only one of a list is not what it is about. */
function isOneOfMany(called: string, meant: string, family: readonly KinMember[]): boolean {
  const inList = wordPattern(
    String.raw`(?:,|(?<!\p{L})(?:and|&)) (?:(?:his|her|my|our|the) (?:\p{L}+ )?)?${escapeForRegExp(called)}(?=$|[,.;!]| (?:and|with|on|in)(?!\p{L}))`,
    'iu'
  ).exec(meant)
  if (inList === null) return false
  const before = meant.slice(0, inList.index)
  return family.some((member) => member.called !== called && isNamedIn(before, member.called))
}

function starOfFamily({ called, isChild }: KinMember): WishSayings {
  return { star: called, 'star.is': 'kin', ...(isChild ? { 'star.child': called } : {}) }
}

/** “Dada” is the father, and in other languages his father: where only a father is there tonight, he is meant. */
function meantInFamily(kin: string, family: readonly KinMember[]): string {
  const isThere = (who: string): boolean => family.some((member) => isCalledSo(member, who, undefined))
  return kin === 'dada' && isThere('dad') && !isThere('grandad') ? 'dad' : kin
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
  return wordPattern(String.raw`(?<![\p{L}’-])${escapeForRegExp(called)}(?![\p{L}’'-])`, 'iu').test(meant)
}
