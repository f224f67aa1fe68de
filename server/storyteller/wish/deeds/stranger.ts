import { knownNoun } from '#content/lexicon.ts'
import { capital } from '../../capital.ts'
import { strangerClause } from '../../language/stranger-clause.ts'
import { inPlainWords, type TurnedClause, turnedClause } from '../../language/stranger-rewrites.ts'
import { NO_FUN } from '../../sorrow/no-fun.ts'
import { isHarm } from './deed-of-stranger.ts'
import { type Doer, doerOf } from './doer.ts'
import { halvesOf } from './halves.ts'

/** A stranger and what it did, its verb known by its form and its place in the wish. */
export interface Stranger extends Doer {
  /** What was done, and each half that was said of it, with what joins them: “stole the pavlova”, “and ran off”. */
  halves: readonly string[]
  /** All of it, where it is said otherwise than by `first` and `halves`. */
  told?: string
}

const MOST_LETTERS = 160
const MOST_WORDS = 22
const OPENED = /^(?:(?:a |the )?(?:story|tale) (?:about|of|where) )?(?:once )?(?=\p{L})/iu
const ASKS =
  /[“”"\p{N}?!.;:]|^(?:what|why|how|when|where|who|which|do|does|did|can|could|is|are|was|were|will|would|should|if|imagine|suppose)\b/iu
/** Of these there are several in no family’s kitchen. */
const COUNTED = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|some) (?:\p{L}+ )?\p{L}+s$/iu
/** A doll may do what a child tells of it. */
const TOY =
  /^my (?:\p{L}+ )?(?:doll|dolly|teddy|teddy bear|toy \p{L}+|puppet|robot|action figure|stuffed \p{L}+|cuddly \p{L}+)$/iu
/** “Emeka’s tortoise”; what it did is news, and what it does is a tale. */
const SOMEBODYS =
  /^(?!(?:mum|mummy|dad|daddy|nan|nana|gran|granny|grandma|grandpa|grandad|uncle|auntie|aunty|cousin|friend|neighbour|teacher)’)\p{L}+’s (?:\p{L}+ )?(?<noun>\p{L}+)$/iu

/** Reads “a possum stealing the pavlova” and “the number 12 goes the wrong way”; null where it is not sure, sad, or of the family. */
export function strangerOf(plain: string): Stranger | null {
  if (plain.length > MOST_LETTERS || NO_FUN.test(plain)) return null
  const words = inPlainWords(plain.replace(OPENED, ''))
  if (ASKS.test(words) || isHarm(words)) return null
  const clause: TurnedClause | null = turnedClause(words) ?? strangerClause(words)
  if (clause === null) return null
  const called = /^(?<name>\p{L}+) the (?<kind>.+)$/u.exec(clause.subject)?.groups
  const subject = called ? `${capital(called['name'] ?? '')} the ${called['kind'] ?? ''}` : clause.subject
  if (/^(?:my|his|her|their) /iu.test(subject) && !TOY.test(subject)) return null
  const halves = halvesOf(clause.did)
  const doer = doerOf(subject, halves[0] ?? '', { isStranger: isNobodys(subject, called?.['kind']) })
  if (doer === null || [subject, ...halves].join(' ').split(' ').length > MOST_WORDS) return null
  return { ...doer, ...ofIt(doer, halves), ...(clause.told === undefined ? {} : { told: clause.told }) }
}

/** Who is “it” has its own umbrella. */
function ofIt({ did, pronouns }: Doer, halves: readonly string[]): Pick<Stranger, 'did' | 'halves'> {
  if (pronouns.it !== 'it') return { did, halves }
  const [first = '', ...more] = halves
  const its = first.replaceAll(HIS, 'its ')
  return {
    did: its,
    halves: [its, ...more.map((half) => half.replace(/^(?<and>(?:and|but) )(?:his|her) /u, '$<and>its '))]
  }
}

const HIS = /\b(?:his|her) (?!(?:to|up|down|out|in|on|home|with|and|back|off|away|from|at|by|over)\b)(?=\p{L})/gu

/** “The last mooncake”: of a food or a thing there may be several in the kitchen, and that one runs away. */
const THE_LAST = /^the (?:very )?(?:last|first|biggest|smallest|oldest|littlest) (?:\p{L}+ )?(?<noun>\p{L}+)$/iu

/** Whether it is known to be none of the family’s. */
function isNobodys(subject: string, kind: string | undefined): boolean {
  if (kind !== undefined) return isCreature(kind)
  if (isCreature(THE_LAST.exec(subject)?.groups?.['noun'] ?? '')) return true
  return COUNTED.test(subject) || TOY.test(subject) || isCreature(SOMEBODYS.exec(subject)?.groups?.['noun'] ?? '')
}

function isCreature(noun: string): boolean {
  const sort = knownNoun(noun.toLowerCase())?.sort
  return sort === 'creature' || sort === 'machine' || sort === 'thing' || sort === 'food'
}
