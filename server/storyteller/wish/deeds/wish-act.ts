import { ACT_VERBS, type ActVerb } from '#content/act-verbs.ts'
import { DEED_MOVES, type DeedMove } from '#content/deed-moves.ts'
import { capital } from '../../capital.ts'
import { isReducedParticiple } from '../../language/reduced-participle.ts'
import { beginsWithTwoNouns } from '../../language/stranger-clause.ts'
import { isIrregularPast, verbForms } from '../../language/verb-forms.ts'
import { isPast } from '../../language/wish-clause.ts'
import { NO_FUN } from '../../sorrow/no-fun.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { Visitor } from '../kinds/visitor.ts'
import { asTold, pastOf, plainOf, saidOf, shortOf, type WishSayings } from '../kinds/wish-day.ts'
import type { Teller } from '../kinds/wish-news.ts'
import { type Doer, doerOf, type DoerPronouns } from './doer.ts'
import { halvesOf } from './halves.ts'

const OPENED =
  /^(?:(?:a |the )?(?:story|tale) (?:about|of|where) )?(?:(?:the (?:day|night|morning|afternoon|evening|time)|a day|once|one day)(?: (?:that|when|where))?,? )?(?:once )?(?=\p{L})/iu
const MOST_WORDS = 14
/** “The visitors who came for tea”: several are no visitor. */
const SEVERAL = /^(?<who>(?:(?:the|some|two|three|four|five|ten) )?(?:\p{L}+ )?\p{L}+s) (?:who|that) (?=\p{Ll})/iu
/** “Can talk but only in the bath”. */
const ONLY = /^could (?:only )?(?<verb>\p{Ll}+),? (?:but )?(?:only )?(?<where>(?:in|on|at|under|when) .+)$/u

/**
 * Reads what a person or thing does in a wish: "the number seven ran away", "a machine that turns homework into
 * custard", "the day the fridge learned to sing". {act} is all of it in the past, as one tells it, and {act.said} the
 * same as the family says it; {act.who} the doer, {act.first} the same as it is first met, {act.it}, {act.them};
 * {act.did} what was done, {act.doing}; the rest is of its verb (`content/act-verbs.ts`). Nothing where the family did
 * it itself, where it is sad, and of a verb of which it is not known how it is done in a room.
 */
export function actOf(doer: Doer | null, teller: Teller | null): WishSayings {
  if (!doer) return {}
  const { clause, did, who, first, forms, pronouns } = doer
  const verb = verbOf(forms.base, ACT_VERBS)
  const told = asTold(clause, teller)
  if (!verb || told === null) return {}
  return {
    act: told,
    'act.said': clause,
    'act.who': who,
    'act.first': first,
    'act.it': pronouns.it,
    'act.them': pronouns.them,
    'act.did': did,
    'act.doing': forms.ing,
    'act.again': asTold(`${who} ${forms.done}`, teller) ?? told,
    ...sayingsOf(verb, pronouns, placesOf(forms.base), teller)
  }
}

/** How a deed (“lend a scooter to the vet”) is shown in a room, and who has to be there for it; null of other verbs. */
export function shownDeed(deed: string, teller: Teller | null): Omit<DeedMove, 'verbs'> | null {
  const verb = verbOf(deed, DEED_MOVES) ?? verbOf<DeedMove>(deed, ACT_VERBS)
  if (!verb) return null
  const places = placesOf(deed)
  const told = (text: string) => withPlaces(text, places, teller)
  return { play: told(verb.play), other: withPlaces(verb.other, places, 'said'), does: told(verb.does) }
}

/** Who does what; null where the family did it itself, where it is sad, and where nothing is done. */
export function readDoer(meant: string, visitor: Visitor | null): Doer | null {
  const plain = plainOf(meant)
  if (
    NO_FUN.test(plain) ||
    (visitor === null && beginsWithTwoNouns(plain)) ||
    /[“”"\p{N}?]|^(?:what|why|how|when|where|who|which|do|does|did|can|could|is|are|was|were|will|would|should|if|imagine|suppose)\b/iu.test(
      plain
    )
  )
    return null
  const read = visitor
    ? partsOfVisitor(visitor)
    : partsOfClause(shortOf(plain.replace(OPENED, '').replace(SEVERAL, '$<who> '), MOST_WORDS))
  // “… and the batteries are empty” is over as well.
  return read && doerOf(read.subject, halvesOf(read.did).join(' '), { isKnownPerson: visitor?.isPerson })
}

function sayingsOf(
  { play, knowing, because, meet, ends, small, like, lacks, other, does }: ActVerb,
  { it, them, who }: DoerPronouns,
  places: Places,
  teller: Teller | null
): WishSayings {
  const by: Readonly<Record<string, string>> = { IT: it, THEM: them, WHO: who }
  const filled = (name: string, text: string): string =>
    withPlaces(text, places, name === 'other' ? 'said' : teller).replaceAll(
      /\b(?:WHO|IT|THEM)\b/gu,
      (slot, at: number) => (slot === 'WHO' && at === 0 ? capital(who) : (by[slot] ?? slot))
    )
  const lines = { play, knowing, because, meet, ends, small, like, lacks, other, does }
  return Object.fromEntries(Object.entries(lines).map(([name, line]) => [`act.${name}`, filled(name, line)]))
}

/** [X|something] with what the wish says: as one of the family says it, “our roof”, or as it is told. */
function withPlaces(text: string, places: Places, teller: Teller | null | 'said'): string {
  return text.replaceAll(/\[([A-Z]+)\|([^\]]*)\]/gu, (_slot, place: string, other: string) => {
    const said = places[place]
    return (said === undefined || teller === 'said' ? said : asTold(said, teller)) ?? other
  })
}

/** "A machine" and "turned homework into custard". */
function partsOfVisitor({ first, did, trait }: Visitor): { subject: string; did: string } | null {
  // By any other trait a story of its own turns.
  if (trait && trait.kind !== 'does') return null
  const [subject = ''] = first.split(/ (?:who|that) /u)
  const able = /^could (?!not\b|only\b)(?<verb>\p{Ll}+)$/u.exec(did)?.groups?.['verb']
  if (able !== undefined) return { subject, did: verbForms(able)?.past ?? did }
  const { verb, where } = ONLY.exec(did)?.groups ?? {}
  if (verb === undefined || where === undefined) return { subject, did }
  const past = verbForms(verb)?.past
  return past === undefined ? null : { subject, did: `only ${past} ${where.replace(/(?<= )looks$/u, 'looked')}` }
}

function partsOfClause(clause: string): { subject: string; did: string } | null {
  // “A blanket so long it goes all the way”: it is the blanket that does.
  const plain = clause.replace(REFUSED, '').replace(/^(an? .+?) so \p{L}+ (?:that )?it (?=\p{L})/iu, '$1 ')
  const { who, how, rest } = HOW.exec(plain)?.groups ?? {}
  const told = pastOf(who === undefined ? plain : `${who} ${rest ?? ''}`)
  const parts = saidOf(told) ?? { subject: 'the', words: told.replace(/^the /iu, '').split(' ') }
  if (parts.subject === '' || (!ARTICLE.test(parts.subject) && !isOver(parts.words))) return null
  // “My left shoe went to the moon” has another verb.
  if (ARTICLE.test(parts.subject)) {
    const all = [parts.subject, ...parts.words]
    const at = parts.words.findIndex(
      (word, index) => index > 0 && isIrregularPast(word) && !isReducedParticiple(all, index + 1)
    )
    if (at < 0) return null
    return { subject: [parts.subject, ...parts.words.slice(0, at)].join(' '), did: parts.words.slice(at).join(' ') }
  }
  return { subject: parts.subject, did: [...(how === undefined ? [] : [how]), ...parts.words].join(' ') }
}

function isOver(words: readonly string[]): boolean {
  const [first = ''] = words
  return isPast(words) || isIrregularPast(first)
}

const PLACE =
  / (?<word>to|into|from|on|onto|with|in|at|up|down|over|under|behind|across|through|around|round|like|for|by|of|where|when|because|and|all|every|until|as|that|who|off|away|out) /iu
const PLACES: Readonly<Record<string, string>> = {
  to: 'TO',
  into: 'INTO',
  from: 'FROM',
  on: 'ON',
  onto: 'ON',
  with: 'WITH',
  across: 'TO',
  up: 'TO',
  through: 'TO'
}
type Places = Readonly<Record<string, string>>
const MOST_OF_A_PLACE = 4
/** “Painted the whole house yellow”. */
const COLOURED = /(?<= .+) (?:red|orange|yellow|green|blue|purple|pink|white|black|brown|gold|silver|upside)$/iu
/** “A cup of milk”, “the homework”, “ten minutes”: no adverb, and nothing that follows one. */
const NO_THING =
  /^(?:away|off|out|down|up|in|all|so|very|really|too|it|them|him|her|itself|himself|herself|left|right|high|home|again|one of|asleep|tired|late|green|yellow)\b|(?:ly)$/iu

/** What it was done to (X), and what follows “to”, “into” and the like, as the wish says it. */
function placesOf(did: string): Places {
  const places: Record<string, string> = {}
  let name = 'X'
  let rest = did.replace(
    /^(?:only |always |secretly |just )?\p{L}+(?: (?:down|up|out|in|away|off)\b)?(?: in love\b)?/iu,
    ''
  )
  for (;;) {
    const found = PLACE.exec(`${rest} `)
    const said = (found ? rest.slice(0, found.index) : rest).trim()
    if (said !== '' && said.split(' ').length <= MOST_OF_A_PLACE && !NO_THING.test(said)) {
      places[name] ??= said.replace(COLOURED, '')
      // “Homework” is some of it.
      if (!/^(?:an?|the|my|our|his|her|their|its|one|\p{L}+’s?) /iu.test(said))
        places[name === 'X' ? 'XX' : `${name}O`] ??= said
    }
    if (!found) return places
    name = PLACES[found.groups?.['word']?.toLowerCase() ?? ''] ?? 'NONE'
    rest = ` ${rest.slice(found.index + found[0].length)}`
  }
}

/** “… and wouldn’t go home”: what they did is played, and not what they did not. */
const REFUSED = / (?:and|but) (?:\p{L}+n’t|would not|did not|could not|never) .*$/iu
const ARTICLE = /^(?:an?|the|my|our|his|her)$/iu
/** “The toaster only speaks Portuguese”. */
const HOW = /^(?<who>.+?) (?<how>only|always|secretly|just|sometimes|quietly|once) (?<rest>\p{L}.+)$/iu

/** The one of which most of its verb is said: "fall in love" before "fall"; of "turn INTO" something stands between. */
function verbOf<V extends { verbs: readonly string[] }>(base: string, verbs: readonly V[]): V | null {
  let found: { verb: V; length: number } | null = null
  const lower = base.toLowerCase()
  for (const verb of verbs)
    for (const said of verb.verbs) {
      const [first = '', into] = said.split(' INTO')
      const isIt =
        into === undefined
          ? lower === said || lower.startsWith(`${said} `)
          : wordPattern(String.raw`^${first} (?!into\b).+ into `, 'u').test(lower)
      if (isIt && said.length > (found?.length ?? 0)) found = { verb, length: said.length }
    }
  return found?.verb ?? null
}
