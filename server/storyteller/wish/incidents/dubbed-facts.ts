import { capital } from '../../capital.ts'
import { withNames } from '../../language/proper-names.ts'
import { pastOfVerb, verbForms } from '../../language/verb-forms.ts'
import { isEnglishWord, tagsOfWord } from '../../language/word-list.ts'
import { wordPattern } from '../../word-pattern.ts'
import { writtenOut } from '../deeds/event-clauses.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { pastOf } from '../kinds/wish-day.ts'

/** What a message calls by a name, and what else it says. */
export interface Dubbed {
  bare: string
  name: string
  where: string | null
  /** What the child who gave the name is called by, where a message says so: “his sunflower”. */
  child: 'he' | 'she' | null
  /** What is said beside the name. */
  rest: string
  /** What is said from the thing to its name, where that is more than those two. */
  before: string
}

const LEAST_WORDS = 3
const MOST_WORDS = 15
const MOST_FACTS = 2
const BETWEEN =
  /[.!?;…]+ ?|, ?(?:and |but |so |because |cos )?| (?:and|but|so|because|cos) (?=(?:it|he|she|we|they|nobody|everybody|everyone|the|his|her|our|my|no one|there|is|was|gets?|got|needs?|lives?|eats?|has|had|wants?|must|should|likes?|loves?|goes|went|grows?)(?:[’ ]))| - | – | — /giu
const NOT_TOLD =
  /(?<!\p{L})(?:i|i[’']m|me|mine|you|your|lol|please|story|idk|help|name|called|named|tonight|pls|if|why|what|who|which|whatever|husband|wife|god|hate|sorry|obviously)(?!\p{L})|\?/iu

/** Up to two things that are so of it, each a whole sentence in the past without its full stop. */
export function factsOf(who: Dubbed, family: readonly KinMember[]): string[] {
  return `${middleOf(who)}. ${who.rest}`
    .split(BETWEEN)
    .map((clause) => toldOf(clause.trim(), who, family))
    .filter((told) => told !== null)
    .slice(0, MOST_FACTS)
}

/** Whom “her” means: the child who leads, or the only other child who may be called so. */
function childOf({ child }: Dubbed, family: readonly KinMember[]): string | undefined {
  const mayBe = family.filter(
    ({ isChild, gender }) => isChild && (gender === null || child === null || gender === child)
  )
  return (mayBe.find(({ isHero }) => isHero) ?? (mayBe.length === 1 ? mayBe[0] : undefined))?.called
}

/** “Is her best friend this week” of “the yoghurt lid is her best friend this week, name Gerald”. */
export function middleOf({ before, bare }: Pick<Dubbed, 'before' | 'bare'>): string {
  const at = before.toLowerCase().indexOf(bare)
  return at < 0
    ? ''
    : before
        .slice(at + bare.length)
        .replace(
          /[,.;–-]? ?(?:and |so )?(?:we |she |he |they )?(?:its |his |her |he[’']?s |she[’']?s |it[’']?s )?(?:names?|called|named|calls?|christened)(?!.*(?:name|call|christen)).*$/iu,
          ''
        )
}

function toldOf(clause: string, who: Dubbed, family: readonly KinMember[]): string | null {
  const hero = childOf(who, family)
  const { name, bare } = who
  const plain = writtenOut(clause)
    .replace(
      /(?<!\p{L})(?:my|our) (?<who>daughter|son|girl|boy)(?= )/iu,
      (kin) => childOf({ ...who, child: /(?:daughter|girl)$/iu.test(kin) ? 'she' : 'he' }, family) ?? kin
    )
    .replace(
      /^(?:(?:and|but|so|because|cos|also|apparently|then|today|now|who|that|which|no|yes)(?: (?=\p{L})|$))+/iu,
      ''
    )
    .replace(/ (?:today|this morning|tonight|again|by accident|now)$/iu, '')
    .replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{200D}]/gu, '')
    .replace(/[)(]/gu, '')
    .trim()
  const count = plain.split(' ').length
  if (NOT_TOLD.test(plain) || count > MOST_WORDS) return null
  const subject = withSubject(plain, who)
  if (subject === null || subject.split(' ').length < LEAST_WORDS) return null
  const past = whenOf(hadOf(pastOfName(mayOf(subject), name)))
  if (past === subject && !IS_PAST.test(past)) return null
  const ours = past
    .replace(/^we (?!all)/iu, 'the family ')
    .replaceAll(/(?<!\p{L})we(?!\p{L})/giu, 'they')
    .replaceAll(/(?<!\p{L})us(?!\p{L})/giu, 'the family')
    .replaceAll(/(?<!\p{L})(?:our|my)(?!\p{L})/giu, 'the')
  const named = ours.replace(wordPattern(String.raw`(?<!\p{L})(?:${OBJECT})(?!\p{L})`, 'giu'), (word) =>
    word.toLowerCase() === 'it' ? (new RegExp(`^${name} `, 'u').test(ours) ? 'it' : name) : personOf(word, who, hero)
  )
  const owned = withNames(
    named.replaceAll(/(?<= )(?:his|her|their)(?= (?!every |all )\p{L})/giu, (whose) => ownerOf(whose, who, hero))
  )
  return owned.includes('\0') || owned.toLowerCase() === `${name} was ${bare}`.toLowerCase() ? null : capital(owned)
}

const OBJECT = String.raw`it|him|he|she|her(?=$|[,.]| (?:every|all|when|if|until|before|after|out|in|up|off|away|with|to|for|from|on|at|some|a|the|good|again)(?!\p{L}))`
const IS_PAST =
  /(?<!\p{L})(?:was|were|had|did|could|couldn’t|would|wouldn’t|should|got|went|came|ate|sat|slept|grew|lived|\p{L}{2,}ed|made|took|gave|said|fell|stood)(?!\p{L})/u

/** “Him” is the child who gave the name, or it; where that is not sure, nothing is told. */
function personOf(word: string, { name, child }: Dubbed, hero: string | undefined): string {
  const gender = /^(?:he|him)$/iu.test(word) ? 'he' : 'she'
  return child === gender ? (hero ?? '\0') : name
}

/** “Her shoe” is the child’s, or, where that is not known, of no owner. */
function ownerOf(whose: string, { child }: Dubbed, hero: string | undefined): string {
  if (child !== (whose.toLowerCase() === 'his' ? 'he' : 'she')) return 'its'
  return hero === undefined ? '\0' : `${hero}’s`
}

/** “Gary needs feeding”, of “needs feeding”, “he needs feeding” and “the bug needs feeding”. */
function withSubject(plain: string, { name, bare, child }: Dubbed): string | null {
  const short = /^(?<who>it|he|she)(?:[’']s|s) (?<what>.+)$/iu.exec(plain)?.groups
  const full =
    short === undefined
      ? plain
      : `${short['who'] ?? ''} ${/^(?:got|had|been) /u.test(short['what'] ?? '') ? 'has' : 'is'} ${short['what'] ?? ''}`
  const pronoun = /^(?<who>it|he|she) (?<what>.+)$/iu.exec(full)?.groups
  if (pronoun !== undefined) {
    const isChild = pronoun['who']?.toLowerCase() === child
    return isChild ? full : `${name} ${pronoun['what'] ?? ''}`
  }
  if (full.toLowerCase().startsWith(`the ${bare} `)) return `${name} ${full.slice(bare.length + 5)}`
  if (full.toLowerCase().startsWith(`${name.toLowerCase()} `)) return `${name} ${full.slice(name.length + 1)}`
  const [first = ''] = full.toLowerCase().split(' ')
  if (capitalOf(full) || /^(?:nobody|everybody|everyone|we|they|there|the|no|his|her|our|my)$/u.test(first)) return full
  return DOES.test(first) || IS_PAST.test(first) || (tagsOfWord(first).includes('PresentTense') && isEnglishWord(first))
    ? `${name} ${full}`
    : null
}

/** One of the family is named. */
function capitalOf(clause: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(clause) && !/^(?:It|He|She|Is|Has|Gets|Needs|Must|Got|Was)(?!\p{L})/u.test(clause)
  )
}

const DOES =
  /^(?:is|was|gets|got|needs|lives|eats|has|had|wants|must|should|likes|loves|goes|went|grows|sits|sleeps|comes|keeps|will|can|can’t|won’t|doesn’t)$/u

/** By what “it” would have done: of “Opa Stein” the tagger takes the one for what the other does. */
function pastOfName(clause: string, name: string): string {
  if (!clause.startsWith(`${name} `)) return pastOf(clause)
  const [verb = '', ...rest] = clause.slice(name.length + 1).split(' ')
  const past = /^(?!is|was|has|does)\p{Ll}{2,}s$/u.test(verb) ? (verbForms(verb)?.past ?? null) : null
  if (past !== null) return [name, past, ...rest].join(' ')
  return `${name}${pastOf(`it${clause.slice(name.length)}`).slice('it'.length)}`
}

/** “Has moved in” was told of a time before. */
function hadOf(clause: string): string {
  return clause.replace(
    /^((?:\p{Lu}\S* ){1,3}|(?:\S+ ){1,2})(has|have|is|are)(?= )/u,
    (_, who: string, verb: string) => `${who}${verb.startsWith('ha') ? 'had' : verb === 'is' ? 'was' : 'were'}`
  )
}

/** “When she spins” was when she spun. */
function whenOf(clause: string): string {
  return clause
    .replace(/(?<= (?:when|until|till|before|after|if) (?:it|he|she|they|\p{Lu}\p{L}+))(?:’s| is)(?= )/u, ' was')
    .replace(
      /(?<= (?:when|until|till|before|after|every time) (?:it|he|she|\p{Lu}\p{L}+) )\p{L}+s(?= |$)/u,
      (verb) => pastOfVerb(verb) ?? verb
    )
}

/** “Nobody may move him” was a rule. */
function mayOf(clause: string): string {
  return clause
    .replace(/(?<=\p{L} )(?:may|can|must|is allowed to|are allowed to) (?=\p{L})/u, (word) =>
      /^(?:nobody|no one|no-one|none)/iu.test(clause) ? 'was allowed to ' : word.startsWith('must') ? 'had to ' : word
    )
    .replace(/(?<=\p{L} )(?:must not|mustn’t|may not) /u, 'was not allowed to ')
}
