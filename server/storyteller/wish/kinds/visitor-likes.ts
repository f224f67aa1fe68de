import type { NounSort } from '#content/lexicon/lexicon-entry.ts'
import { isPlural } from '../../language/common-nouns.ts'
import { anyNounAtEnd, nounAtEnd } from '../../language/noun-at-end.ts'
import { NEVER_PLAYED } from '../../sorrow/no-fun.ts'
import { isNotRehearsedOfStranger } from '../../sorrow/not-rehearsed.ts'
import { wordPattern } from '../../word-pattern.ts'

const HOW = '(?:(?:really|only|just|always|absolutely|secretly|simply|very much|also) )*'
const THING = String.raw`(?<the>the )?(?:(?:his|her|its|all|lots of|big|little|red|blue|yellow|pink|loud) )*(?<what>\p{L}[\p{L}’-]*(?: \p{L}[\p{L}’-]*)?)`
const SO_MUCH = '(?: (?:so much|very much|too much|best of all|most of all|more than anything|all day|a lot))?'
const LIKES = wordPattern(
  String.raw`^${HOW}(?:loves|loved|likes|liked|adores|adored|(?:is|was) (?:so |completely |totally )?(?:(?:mad|crazy|nuts) about|(?:keen|hooked) on|obsessed (?:with|by))|(?:is|was) in love with|(?:is|was) (?:really |so |very )?into) ${THING}${SO_MUCH}$`,
  'u'
)
const HATES = wordPattern(
  String.raw`^${HOW}(?:hates|hated|can’t stand|couldn’t stand|can’t bear|doesn’t like|does not like|didn’t like|dislikes) ${THING}${SO_MUCH}$`,
  'u'
)

/**
 * What a creature likes that is no food: {visitor.liked} “flowers”. Null of what the lexicon does not know, and of a
 * creature or person.
 */
export function likedOf(said: string, who: string): Readonly<Record<string, string>> | null {
  const liked = thingIn(LIKES.exec(said)?.groups, who)
  return liked === null ? null : { liked }
}

/** What it hates, which is neither eaten nor worn: {visitor.hated} “sand”. */
export function hatedOf(said: string, who: string): Readonly<Record<string, string>> | null {
  const hated = thingIn(HATES.exec(said)?.groups, who)
  return hated === null ? null : { hated }
}

function thingIn(groups: Record<string, string> | undefined, who: string): string | null {
  const { what, the } = groups ?? {}
  if (what === undefined || what === who.toLowerCase() || what.endsWith('ing')) return null
  const last = what.slice(what.lastIndexOf(' ') + 1)
  const known = nounAtEnd(what.split(' '))
  if (NOT_SAID.test(what) || (known === null ? !OF_A_DAY.test(last) : NO_THING.includes(known.sort))) return null
  return isNotRehearsedOfStranger(what) || NEVER_PLAYED.test(what)
    ? null
    : the !== undefined && !isPlural(last)
      ? `the ${what}`
      : what
}

/** Of people it is not said what a creature thinks of them. */
const NO_THING: readonly NounSort[] = ['person', 'deed']
/** What the lexicon does not know, and is no person. */
const OF_A_DAY =
  /^(?:feet|mud|noise|mess|dust|mornings?|mondays?|baths?|puddles?|music|colours?|colors?|pink|blue|red|yellow|green|purple|orange|flowers|sand|wind|summer|winter|sunshine|stripes|spots|maths|homework|bubbles|buttons|ribbons|crumbs)$/u
const NOT_SAID =
  /\b(?:bullets?|needles?|railways?|train tracks|knickers|pants|bums?|will(?:y|ies)|knife|knives|guns?|matches|fires?|pills?|tablets?|cages?|blood|meat)\b/u

/** “Doesn’t want to be hit”, “won’t be soup”, “doesn’t want to have a bath”. */
const REFUSES =
  /^(?:(?:really|just|always|still|definitely) )*(?:(?:doesn’t|does not|didn’t|did not|never) (?:ever )?(?:want|wants|wanted|like|wish) to|no longer wants to|would rather not|(?:is|was) not going to|isn’t going to|refuses to|refused to|won’t|will not) (?<base>(?:be|become|turn into|have) [\p{L}’ -]+?)(?: (?:any ?more|any longer|at all|ever|yet|today|tonight|again))?$/u
/** “Hates being tickled”. */
const HATES_BEING =
  /^(?:(?:really|just|always) )*(?:hates|hated|doesn’t like|does not like|can’t stand|couldn’t stand) being (?<done>[\p{L}’ -]+)$/u
const LONGEST = 6
/** What is done to a piñata, a sock or a pumpkin, and is no harm. What is done to a body is never in it. */
const IS_DONE =
  /^be (?:hit|popped|burst|washed|ironed|folded|picked|carved|opened|unwrapped|peeled|mashed|baked|cooked|melted|painted|combed|brushed|shorn|tickled|worn|posted|licked|planted|mown|swept|polished|driven|parked|stirred|poured|sliced|toasted|blown out|switched (?:on|off)|put away|tidied(?: away)?|read|seen|stroked|late|first|last|quiet|tidy|clean|dirty|muddy|wet|a star)$/u
const HAS =
  /^have (?:(?:a|its|his|her|the) )?(?:bath|wash|shower|haircut|hair cut|nap|party|birthday|name|turn|job|lid|lead)$/u
/** “Be soup”, “turn into a butterfly”: what is made of it, or what it grows into. */
const BECOMES = /^(?:be|become|turn into) (?:an? |the )?(?<what>\p{L}+(?: \p{L}+)?)$/u
const MADE_OF_IT: readonly NounSort[] = ['food', 'thing', 'creature', 'machine', 'stuff', 'place']

/** A hen has a coop, and a dog may really be hit. */
function isAlive(who: string): boolean {
  const sort = anyNounAtEnd(who.split(' '))?.sort
  return sort === 'creature' || sort === 'person'
}

const OF_THINGS =
  /^be (?:hit|popped|burst|carved|opened|peeled|mashed|baked|cooked|melted|sliced|toasted|stirred|poured)/u

function becomesKnown(base: string, isCreature: boolean): boolean {
  const what = BECOMES.exec(base)?.groups?.['what'] ?? ''
  const known = nounAtEnd(what.split(' '))
  if (known === null || (isCreature && known.sort === 'food')) return false
  return MADE_OF_IT.includes(known.sort) && !NOT_SAID.test(what)
}

/** What it will not be, or have done to it: {visitor.be} “be hit”, {visitor.being} “being hit”. */
export function refusedOf(said: string, who: string): Readonly<Record<string, string>> | null {
  const done = HATES_BEING.exec(said)?.groups?.['done']
  const base = done === undefined ? REFUSES.exec(said)?.groups?.['base'] : `be ${done}`
  if (base === undefined || base.split(' ').length > LONGEST) return null
  const isCreature = isAlive(who)
  // What is hit, carved or baked is a thing.
  const isDone = IS_DONE.test(base) && !(isCreature && OF_THINGS.test(base))
  if (NEVER_PLAYED.test(base) || !(isDone || HAS.test(base) || becomesKnown(base, isCreature))) return null
  const [verb = '', ...rest] = base.split(' ')
  return { be: base, being: [FORMS[verb] ?? verb, ...rest].join(' ') }
}

const FORMS: Readonly<Record<string, string>> = {
  be: 'being',
  become: 'becoming',
  turn: 'turning',
  have: 'having'
}
