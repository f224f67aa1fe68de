import { knownNoun } from '#content/lexicon.ts'
import type { NounSort } from '#content/lexicon/lexicon-entry.ts'
import { isMass, isPlural } from '../../language/common-nouns.ts'
import { NEVER_PLAYED } from '../../sorrow/no-fun.ts'
import { isNotRehearsedOfStranger } from '../../sorrow/not-rehearsed.ts'

const HOW = '(?:(?:really|only|just|always|absolutely|secretly|simply|very much|also) )*'
const THING = String.raw`(?<the>the )?(?:(?:his|her|its|all|lots of|big|little|red|blue|yellow|pink|loud) )*(?<what>\p{L}[\p{L}’-]*(?: \p{L}[\p{L}’-]*)?)`
const SO_MUCH = '(?: (?:so much|very much|too much|best of all|most of all|more than anything|all day|a lot))?'
const LIKES = new RegExp(
  String.raw`^${HOW}(?:loves|loved|likes|liked|adores|adored|(?:is|was) (?:so |completely |totally )?(?:(?:mad|crazy|nuts) about|(?:keen|hooked) on|obsessed (?:with|by))|(?:is|was) in love with|(?:is|was) (?:really |so |very )?into) ${THING}${SO_MUCH}$`,
  'u'
)
const HATES = new RegExp(
  String.raw`^${HOW}(?:hates|hated|can’t stand|couldn’t stand|can’t bear|doesn’t like|does not like|didn’t like|dislikes) ${THING}${SO_MUCH}$`,
  'u'
)

/** What a creature likes that is no food: {visitor.liked} “flowers”. Null of what nobody knows, and of somebody. */
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
  const known = knownNoun(what) ?? knownNoun(last)
  if (known === null ? SOMEBODY.test(last) || !(isPlural(last) || isMass(last)) : NO_THING.includes(known.sort))
    return null
  return isNotRehearsedOfStranger(what) || NEVER_PLAYED.test(what)
    ? null
    : the !== undefined && !isPlural(last)
      ? `the ${what}`
      : what
}

const NO_THING: readonly NounSort[] = ['person', 'deed']
const SOMEBODY =
  /^(?:people|children|kids|boys|girls|men|women|babies|friends?|brothers?|sisters?|mums?|dads?|parents|himself|herself|itself|others|everybody|nobody)$/u

/** “Doesn’t want to be hit”, “won’t be soup”, “doesn’t want to have a bath”. */
const REFUSES =
  /^(?:(?:really|just|always|still|definitely) )*(?:(?:doesn’t|does not|didn’t|did not|never) (?:ever )?(?:want|wants|wanted|like|wish) to|no longer wants to|would rather not|(?:is|was) not going to|isn’t going to|refuses to|refused to|won’t|will not) (?<base>(?:be|become|turn into|have) (?!(?:a )?(?:friends?|alone|left|born|here|alive|loved|sad)\b)[\p{L}’ -]+?)(?: (?:any ?more|any longer|at all|ever))?$/u
/** “Hates being tickled”. */
const HATES_BEING =
  /^(?:(?:really|just|always) )*(?:hates|hated|doesn’t like|does not like|can’t stand|couldn’t stand) being (?<done>(?!(?:alone|left|sad|ill|sick|hungry|cold)\b)[\p{L}’ -]+)$/u
const LONGEST = 6

/** What it will not be, or have done to it: {visitor.be} “be hit”, {visitor.being} “being hit”. */
export function refusedOf(said: string): Readonly<Record<string, string>> | null {
  const done = HATES_BEING.exec(said)?.groups?.['done']
  const base = done === undefined ? REFUSES.exec(said)?.groups?.['base'] : `be ${done}`
  if (base === undefined || base.split(' ').length > LONGEST) return null
  if (
    NEVER_PLAYED.test(base) ||
    /\b(?:killed|dead|eaten|hurt|shot|cut|burnt|burned|alone|lost|sold|hungry|cold|scared|sick|ill)\b/u.test(base)
  )
    return null
  const [verb = '', ...rest] = base.split(' ')
  return { be: base, being: [FORMS[verb] ?? verb, ...rest].join(' ') }
}

const FORMS: Readonly<Record<string, string>> = {
  be: 'being',
  become: 'becoming',
  turn: 'turning',
  have: 'having'
}
