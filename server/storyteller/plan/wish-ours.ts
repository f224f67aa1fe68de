import { capital } from '../capital.ts'
import { readFamilyNews } from './family-news.ts'
import { halvesOf } from './halves.ts'
import { stateOfHero } from './hero-state.ts'
import { isNotRehearsed } from './not-rehearsed.ts'
import { OWNED, spokenBy } from './once-sayings.ts'
import { thirdPerson, verbForms } from './verb-forms.ts'
import { NO_FUN, plainOf, type WishSayings } from './wish-day.ts'
import { type KinMember, thingOf } from './wish-kin.ts'
import { alsoOf, childsDeed, isNamed, OF_OURS } from './wish-once.ts'
import { NEVER_PLAYED } from './wish-pastime.ts'
import { GRIEF } from './wish-tomorrow.ts'

/**
 * Reads what the child who leads does in a wish: “Isla rides an ostrich to school”, as `onceOf` does, and {ours.thing} “an
 * ostrich”, {ours.the} “the ostrich” where there is something; what the child is, has or can (`stateOfHero`) is told by the
 * stories of such a kind alone, for it was not done. Nothing of what hurts, and of a family’s real news.
 */
export function oursOf(meant: string, family: readonly KinMember[]): WishSayings {
  const hero = family.find(({ isHero }) => isHero)
  const { plain, friend } = withFriend(
    plainOf(meant).replace(/^(?:the (?:day|time|night)|when)(?: (?:that|when))? /iu, ''),
    family
  )
  if (!hero?.isChild || !hero.speaks || !plain.toLowerCase().startsWith(`${hero.called.toLowerCase()} `)) return {}
  if (
    GRIEF.test(plain) ||
    NEVER_PLAYED.test(plain) ||
    NO_FUN.test(plain) ||
    isNotRehearsed(plain) ||
    readFamilyNews(plain) !== null
  )
    return {}
  const [said = '', half] = halvesOf(plain.slice(hero.called.length + 1))
  const clause = said.replace(STARTS, 'opens ')
  const state = stateOfHero(clause)
  const deed = state ?? childsDeed(clause)
  const also = half === undefined ? friend && `${friend} came too` : alsoOf([half], hero.called, null)
  if (!deed || /[“”"\p{N}?]|\b(?:not|never|no|me|us|we|i|you)\b|n’t\b/iu.test(clause)) return {}
  const the = thingOf(deed.base.replaceAll(OWNED, 'the '))
  const thing =
    the === null ? null : (new RegExp(String.raw`\ban? ${the.slice(4)}\b`, 'iu').exec(deed.base)?.[0] ?? the)
  return {
    ours: hero.called,
    'ours.did': deed.past,
    ...(state === null ? {} : { 'ours.state': deed.base }),
    ...(also === null || readFamilyNews(also) !== null ? {} : { 'ours.also': also }),
    ...spokenBy('ours', deed),
    ...(the === null || thing === null ? {} : { 'ours.the': the, 'ours.thing': thing })
  }
}

/** “Starts a circus”: what is begun so is opened. */
const STARTS =
  /^start(?:s|ed) (?=(?:an?|the|our|my) (?:\p{L}+ )?(?:stall|shop|club|band|circus|hotel|cafe|café|school|choir|farm|bakery|zoo|museum|restaurant|library)(?!\p{L}))/iu

/** “Me and tunde start a lemonade stall”: the child who leads does it, and Tunde, who is none of tonight’s household, is there. */
function withFriend(plain: string, family: readonly KinMember[]): { plain: string; friend: string | null } {
  const hero = family.find(({ isHero }) => isHero)?.called
  const {
    one,
    other,
    verb = '',
    rest = ''
  } = /^(?:(?:me|i) and (?<one>\p{L}+)|(?<other>\p{L}+) and (?:me|i)) (?<verb>\p{Ll}{2,})(?<rest> .+)$/iu.exec(plain)
    ?.groups ?? {}
  const name = one ?? other
  const forms = verbForms(verb)
  if (
    hero === undefined ||
    name === undefined ||
    forms?.base !== verb ||
    !isNamed(name.toLowerCase()) ||
    OF_OURS.test(name)
  )
    return { plain, friend: null }
  const friend = capital(name)
  if (family.some(({ called }) => called === friend)) return { plain, friend: null }
  return { plain: `${hero} ${thirdPerson(verb)}${rest}`, friend }
}
