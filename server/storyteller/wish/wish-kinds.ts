import type { WishKind } from '#content/format.ts'
import type { KnownNoun } from '#content/lexicon/lexicon-entry.ts'
import { anyNounAtEnd } from '../language/noun-at-end.ts'
import { readBrands } from '../message/theme-words.ts'
import { mentionPattern } from '../text-measures.ts'
import { partsOfDeed } from './deeds/deed-kind.ts'
import { propsOf } from './deeds/deed-props.ts'
import { isNoTale } from './deeds/no-tale.ts'
import { doneBy } from './deeds/once-sayings.ts'
import { withOwnerUnsaid } from './deeds/owner-unsaid.ts'
import { actOf, readDoer, shownDeed } from './deeds/wish-act.ts'
import { againOf } from './deeds/wish-again.ts'
import { didOf } from './deeds/wish-did.ts'
import { eventOf } from './deeds/wish-event.ts'
import { eventsOf } from './deeds/wish-events.ts'
import { familyEventOf } from './deeds/wish-family.ts'
import { householdOf } from './deeds/wish-household.ts'
import { kinOf, type KinMember } from './deeds/wish-kin.ts'
import { learnsOf } from './deeds/wish-learns.ts'
import { onceOf } from './deeds/wish-once.ts'
import { oursOf } from './deeds/wish-ours.ts'
import { todayOf } from './deeds/wish-today.ts'
import { twoOf } from './deeds/wish-two.ts'
import { weOf } from './deeds/wish-we.ts'
import { knownSlots } from './kinds/known-slots.ts'
import { seenIn } from './kinds/seen-nouns.ts'
import { keptSlots, keptThing } from './kinds/visitor-keeps.ts'
import type { Visitor } from './kinds/visitor.ts'
import { boundOf } from './kinds/wish-bound.ts'
import { chantOf } from './kinds/wish-chant.ts'
import { dayOf, type WishSayings } from './kinds/wish-day.ts'
import { foundOf } from './kinds/wish-found.ts'
import { gameOf } from './kinds/wish-game.ts'
import { glyphOf } from './kinds/wish-glyph.ts'
import { madeOf } from './kinds/wish-made-of.ts'
import type { Teller } from './kinds/wish-news.ts'
import { dislikedIn, noisyOf } from './kinds/wish-noisy.ts'
import { outingOf } from './kinds/wish-outing.ts'
import { pairOf } from './kinds/wish-pair.ts'
import type { WishParts } from './kinds/wish-parts.ts'
import { type OwnPet, petOf } from './kinds/wish-pet.ts'
import { recordOf } from './kinds/wish-record.ts'
import { roleOf } from './kinds/wish-role.ts'
import { showsOf } from './kinds/wish-shows.ts'
import { swapOf } from './kinds/wish-swap.ts'
import { tomorrowOf } from './kinds/wish-tomorrow.ts'
import { wantedOf } from './kinds/wish-wanted.ts'
import type { Wish } from './parsed-wish.ts'

const NAMED_ONLY =
  /(?<=^(?:an?|the|my|our) (?:\p{L}+ ){0,2}\p{L}+) (?:who is |who’s |that is )?(?:called|named) \p{L}+[.!]*$/iu

/** What a wish says beside its noun, for the plots of each kind that it is; what a brand is called is not said. */
export function sayingsOf(
  meant: string,
  teller: Teller | null,
  parts: WishParts | null,
  fear: Wish['fear'],
  pets: readonly OwnPet[] = [],
  visitor: Visitor | null = null,
  family: readonly KinMember[] = []
): WishSayings {
  // Of bricks it is told what was built of them.
  if (readBrands(meant)) {
    const unbranded = meant.replaceAll(/\b(?:legos?|duplo)\b/giu, 'brick')
    return readBrands(unbranded) ? {} : (householdOf(unbranded, family, pets, teller) ?? {})
  }
  // “A dog called Max” is no more than a dog.
  const [unnamed] = meant.split(NAMED_ONLY)
  if (unnamed !== undefined && unnamed !== meant) return sayingsOf(unnamed, teller, parts, fear, pets, visitor, family)
  // What goes somewhere has not been there, and does nothing else.
  const bound = boundOf(meant)
  if (bound['bound'] !== undefined) return { ...bound, ...seenIn(meant) }
  const tomorrow = tomorrowOf(meant)
  const day = dayOf(meant, teller)
  // What is still to come has not been done.
  const doer = tomorrow ? null : readDoer(meant, visitor)
  const unowned = withOwnerUnsaid(meant, family)
  const act = actOf(doer, teller)
  const ours = oursOf(meant, family)
  const two = twoOf(meant, teller, family)
  const pair = pairOf(meant)
  const says = {
    // What cannot have happened is not played again.
    ...(day ?? (act['act'] === undefined ? againOf(meant, teller, parts) : {})),
    ...act,
    ...(ours['ours'] === undefined && !tomorrow && !isOfFamily(unowned, family)
      ? onceOf(unowned, unowned === meant ? doer : readDoer(unowned, visitor), teller, family)
      : ours),
    // What is still to come has not been heard yet, however loud it is going to be.
    ...(tomorrow ?? noisyOf(fear ?? dislikedIn(meant))),
    ...eventOf(meant, family),
    ...(familyEventOf(meant, family, teller) ?? householdOf(meant, family, pets, teller)),
    ...(visitor ? {} : learnsOf(meant, teller)),
    ...(visitor ? knownSlots('caller', anyNounAtEnd(visitor.noun.split(' '))) : {}),
    ...(visitor ? keptSlots(visitor.did) : {}),
    ...(visitor ? triedBy(visitor, teller) : {}),
    ...(visitor ? knownSlots('felt', feltOf(visitor)) : {}),
    ...(tomorrow || visitor ? {} : kinOf(meant, family)),
    ...(tomorrow || visitor ? {} : outingOf(meant)),
    ...gameOf(meant),
    ...petOf(meant, pets),
    ...(day ? swapOf(day) : {}),
    ...eventsOf(meant, teller, family),
    ...(tomorrow ? {} : todayOf(meant, teller, family)),
    // What is not known of one of a pair is not known of the other by that.
    ...(pair?.['seen'] === undefined ? seenIn(meant) : {}),
    ...pair,
    ...madeOf(meant),
    ...wantedOf(meant),
    ...showsOf(meant),
    ...glyphOf(meant),
    ...foundOf(meant),
    ...recordOf(meant),
    ...chantOf(meant),
    ...(two ?? roleOf(meant))
  }
  const known = withoutUnkind(withKnownDoer({ ...says, ...roleOfHalf(says) }, meant, family, teller), family)
  const whole = { ...known, ...partsOfDeed(known) }
  const told = isNoTale(unowned, whole) ? withoutDeeds(whole) : whole
  return { ...told, ...propsOf(told, teller) }
}

const LEARNS = /\blearn(?:s|ed|t|ing)?(?: how)? to (?<deed>\p{L}.*)$/iu

/** How one shows in a room what a visitor longs to do, or wants to learn; nothing where the verb is not known. */
function triedBy({ did, trait }: Visitor, teller: Teller | null): WishSayings {
  const deed = trait?.kind === 'longs' ? trait.words['base'] : LEARNS.exec(did)?.groups?.['deed']
  const shown = deed === undefined ? null : shownDeed(deed, teller)
  return shown ? { 'tried.play': shown.play, 'tried.other': shown.other, 'tried.does': shown.does } : {}
}

/** What a visitor likes, hates, wears or has along, as the lexicon knows it. */
function feltOf({ did, trait }: Visitor): KnownNoun | null {
  const felt = trait?.words['liked'] ?? trait?.words['hated'] ?? keptThing(did)
  return felt === null ? null : anyNounAtEnd(felt.split(' '))
}

/** Of what is no tale neither the deed is said, nor what belongs to it. */
function withoutDeeds(says: WishSayings): WishSayings {
  return withoutSlots(says, /^(?:once|ours|doer|what)(?:\.|$)/u)
}

function withoutSlots(says: WishSayings, unsaid: RegExp): WishSayings {
  return Object.fromEntries(Object.entries(says).filter(([slot]) => !unsaid.test(slot)))
}

/** The role in “a gorilla opens a barber shop where the parrot sweeps up”: what comes after it is how that goes. */
function roleOfHalf(says: WishSayings): WishSayings {
  const { 'once.also': also, 'once.first': first, 'once.did': did } = says
  if (also === undefined || first === undefined || did === undefined || says['role'] !== undefined) return {}
  if (isNoTale(`${first} ${did} ${also}`, says)) return {}
  const role = roleOf(`${first} ${did}`)
  return role === null ? {} : { ...role, 'role.but': also }
}

/** What is read so has stories that are nearer to it than those of any deed. */
const NEARER = [
  'ours', 'tomorrow', 'theirs', 'comes', 'worn', 'shows', 'found', 'swap', 'pet', 'wanted', 'game', 'kin', 'kin-away', 'mishap', 'mishap-away', 'trouble', 'trip', 'ends', 'movesin', 'movesin-away', 'afar', 'firsts', 'learnt', 'learns', 'taught', 'taught-away', 'builds', 'builds-away', 'arrives', 'paints', 'vet', 'ward', 'ceiling', 'feat', 'takes', 'eaten', 'both', 'later', 'treat', 'made', 'edible', 'bound', 'today'
] as const satisfies readonly WishKind[] // prettier-ignore

/** The same with what a person whom they know did, or the family; one who may come to the door is no such person. */
function withKnownDoer(
  says: WishSayings,
  meant: string,
  family: readonly KinMember[],
  teller: Teller | null
): WishSayings {
  if (NEARER.some((kind) => says[kind] !== undefined)) return says
  const did = didOf(meant, family, teller)
  if (did['did'] === undefined) return { ...says, ...weOf(meant, family) }
  // “Kabir builds a snow leopard”: Kabir comes. Of “holly” the door does not know that she is called so.
  if (says['once'] !== undefined && says['once.who']?.startsWith(did['did.who'] ?? '') === true) return says
  return { ...withoutSlots(says, /^once(?:\.|$)/u), ...did, ...comingOf(did, meant) }
}

/**
 * The same deed as of one who comes, where it is told as a tale (“zara opens a mango shop”) and not as news (“fatima did the
 * solo”): the stories of that kind of deed are told of friends and neighbours too, those of any deed are not.
 */
function comingOf(did: WishSayings, meant: string): WishSayings {
  const { 'did.comes': who, 'did.did': past = '', 'did.was': was = '' } = did
  const [verb = ''] = past.split(' ')
  if (
    who === undefined ||
    /^(?:was|were)$/u.test(verb) ||
    meant
      .toLowerCase()
      .split(/\P{L}+/u)
      .includes(verb)
  )
    return {}
  const forms: WishSayings = Object.fromEntries(
    ['did', 'do', 'doing', 'mine', 'my', 'your'].map((slot) => [`once.${slot}`, did[`did.${slot}`] ?? ''] as const)
  )
  return {
    ...doneBy({ told: did['did'] ?? '', first: who, who, ...(was === 'were' ? THEY : { it: who, them: who }) }),
    ...forms,
    'once.known': who
  }
}

const THEY = { it: 'they', them: 'them' }

/** What may be done to one of the family in a story that does it again and again. */
const KIND_TO =
  /^(?:teach|show|give|lend|invite|bring|buy|send|write|draw|paint|sing|read|tell|play|dance|cook|bake|make|build|knit|find|save|share|swap|thank|hug|wave|visit|meet|race|ride|join|beat|help (?!\p{L}+ (?:change|wash|undress|dress|get|in|out|into|out of)\b)|let (?!\p{L}+ (?:watch|see|drink|smoke|touch|fall)\b))/u
/** “Made Isla lick the floor”. */
const MADE_TO =
  /^(?:make|have|get|let) \p{L}+ (?!a|an|the|some|his|her|their|my|laugh|smile|giggle|breakfast|lunch|dinner|supper|tea)(?=\p{L})/u

/** The same without a deed of which one of the household is what it is done to, unless it is a kind one. */
function withoutUnkind(says: WishSayings, family: readonly KinMember[]): WishSayings {
  const unkind = (['did', 'once'] as const).filter((kind) => {
    const deed = says[`${kind}.do`]?.toLowerCase()
    if (deed === undefined || !family.some(({ called }) => mentionPattern(called.toLowerCase()).test(deed)))
      return false
    return !KIND_TO.test(deed) || MADE_TO.test(deed)
  })
  const isOfIt = (slot: string) => unkind.some((kind) => slot === kind || slot.startsWith(`${kind}.`))
  return unkind.length === 0 ? says : Object.fromEntries(Object.entries(says).filter(([slot]) => !isOfIt(slot)))
}

/** A member who is there tonight is no stranger. */
function isOfFamily(meant: string, family: readonly KinMember[]): boolean {
  const said = meant.toLowerCase()
  return family.some(({ called }) => said.startsWith(`${called.toLowerCase()} `))
}

/** The words of a wish among what its slots say; the rest is grammar. */
export function wordsOfKinds(says: WishSayings): string[] {
  return Object.entries(says)
    .filter(([slot, said]) => WORDED.test(slot) && said.length > 2)
    .map(([, said]) => said)
}

const WORDED =
  /^\p{L}+$|\.(?:the|this|what|who|part|thing|one|two)$|^(?:did|we)\.(?:do|doing|did|my|mine|your)$|^today\.(?:first|second)$|^(?:learns|record)\.(?:do|did|doing|my)$/u
