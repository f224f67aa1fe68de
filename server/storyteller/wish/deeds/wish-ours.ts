import { capital } from '../../capital.ts'
import { KIN, NAME } from '../../language/kin-patterns.ts'
import { thirdPerson, verbForms } from '../../language/verb-forms.ts'
import { readFamilyNews } from '../../sorrow/family-news.ts'
import { GRIEF, NEVER_PLAYED, NO_FUN } from '../../sorrow/no-fun.ts'
import { isNotRehearsed } from '../../sorrow/not-rehearsed.ts'
import { wordPattern } from '../../word-pattern.ts'
import { plainOf, type WishSayings } from '../kinds/wish-day.ts'
import { halvesOf } from './halves.ts'
import { stateOfHero } from './hero-state.ts'
import { OWNED, spokenBy } from './once-sayings.ts'
import { calledAway, whomMeant } from './whom-meant.ts'
import { type KinMember, thingOf } from './wish-kin.ts'
import { alsoOf, childsDeed, isNamed, OF_OURS } from './wish-once.ts'

/**
 * Reads what the child who leads does in a wish: “Isla rides an ostrich to school”, as `onceOf` does, and {ours.thing} “an
 * ostrich”, {ours.the} “the ostrich” where there is something; what the child is, has or can (`stateOfHero`) is told by the
 * stories of such a kind alone, for it was not done. Nothing of what hurts, and of a family’s real news.
 */
export function oursOf(meant: string, family: readonly KinMember[]): WishSayings {
  const hero = family.find(({ isHero }) => isHero)
  const told = plainOf(meant).replace(/^(?:the (?:day|time|night)|when)(?: (?:that|when))? /iu, '')
  const { plain, friend } = withKin(withFriend(told, family), family)
  if (!hero?.isChild || !hero.speaks || !plain.toLowerCase().startsWith(`${hero.called.toLowerCase()} `)) return {}
  if (
    OF_THE_DEAD.test(told) ||
    [told, plain].some((said) => GRIEF.test(said) || NEVER_PLAYED.test(said) || NO_FUN.test(said)) ||
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
    the === null ? null : (wordPattern(String.raw`\ban? ${the.slice(4)}\b`, 'iu').exec(deed.base)?.[0] ?? the)
  return {
    ours: hero.called,
    'ours.did': deed.past,
    ...(state === null ? {} : { 'ours.state': deed.base }),
    ...(also === null || readFamilyNews(also) !== null ? {} : { 'ours.also': also }),
    ...spokenBy('ours', deed),
    ...(the === null || thing === null ? {} : { 'ours.the': the, 'ours.thing': thing })
  }
}

/** “Mei and her grandma knit”, “bakes bread with his big brother Sam”. */
const RELATIVE = String.raw`(?:(?:his|her|my|our|their) )?(?:(?:big|little|great|lovely|dear|older) )*(?:${KIN})(?: ${NAME})?`
const AND_KIN = wordPattern(
  String.raw`^(?<kin>(?:his|her|my|our|their) ${RELATIVE}|${RELATIVE}) (?<verb>\p{Ll}{2,})(?<rest> .+)$`,
  'iu'
)
const WITH_KIN = wordPattern(
  String.raw` (?:together )?with (?<kin>${RELATIVE})(?= (?:for|in|at|on|to|and)\b|[.!]*$)`,
  'iu'
)

/** What is made, mended, grown, ridden or found by two. */
const DONE_WITH_KIN =
  /^(?:builds?|built|makes?|made|bakes?|baked|cooks?|cooked|knits?|knitted|sews?|sewed|paints?|painted|draws?|drew|plants?|planted|grows?|grew|fl(?:y|ies)|flew|rides?|rode|drives?|drove|sails?|sailed|invents?|invented|discovers?|discovered|finds?|found|digs?|dug|writes?|wrote|opens?|opened|mends?|mended|fix(?:es)?|fixed|starts?|started|rows?|rowed|paddles?|paddled)(?= |$)/iu

const OF_THE_DEAD =
  /\b(?:coffins?|urns?|ashes|graves?|gravestones?|headstones?|memorials?|cemetery|graveyard|cross)\b/iu

/**
 * The deed without the one who does it too: one of tonight’s is beside the hero, and of another it is told that they
 * came.
 */
function withKin(
  { plain, friend }: { plain: string; friend: string | null },
  family: readonly KinMember[]
): { plain: string; friend: string | null } {
  const hero = family.find(({ isHero }) => isHero)?.called
  if (hero === undefined || friend !== null || !plain.toLowerCase().startsWith(`${hero.toLowerCase()} `))
    return { plain, friend }
  const clause = plain.slice(hero.length + 1)
  const both = clause.startsWith('and ') ? AND_KIN.exec(clause.slice(4))?.groups : undefined
  const { verb = '', rest = '' } = both ?? {}
  const kin = both === undefined ? WITH_KIN.exec(clause)?.groups?.['kin'] : both['kin']
  if (kin === undefined || (both && verbForms(verb)?.base !== verb)) return { plain, friend }
  if (!DONE_WITH_KIN.test(both ? verb : clause) || OF_THE_DEAD.test(clause)) return { plain, friend }
  const alone = both ? `${thirdPerson(verb)}${rest}` : clause.replace(WITH_KIN, '')
  return {
    plain: `${hero} ${alone}`,
    friend: whomMeant(kin, family).length > 0 ? null : calledAway(kin).replace(/^the /u, `${hero}’s `)
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
