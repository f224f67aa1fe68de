import type { StoryLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { anyOf } from '../language/any-of.ts'
import { KIN_WORDS, PET_WORDS } from '../language/family-words.ts'
import { thirdPerson, verbForms } from '../language/verb-forms.ts'
import type { Memory } from '../memory.ts'
import type { StoryBrief } from '../story-brief.ts'
import { oneOfSeveral } from '../wish/kinds/one-of-several.ts'
import { saidOf } from '../wish/kinds/wish-day.ts'
import { stemsOf } from '../word-stems.ts'
import { isPlain, nearestOf, TELLS_IT, writtenForIt } from './nearest-told.ts'
import { readAsPart } from './read-as-part.ts'
import type { Reading } from './reading.ts'
import { wordsTold } from './verb-said.ts'

/** In letters: a longer wish says more than one story tells. */
const MOST_LETTERS = 140
const SUPPOSED =
  /^(?:(?:and|but|so|hey|um+) )*(?:what (?:would happen )?if|what happens (?:if|when)|imagine(?: (?:if|that|a world where))?|suppose(?: that)?),? (?<clause>\p{L}.*)$/iu
const CREATURE = /^(?:an?|the|one|every|each) (?<who>\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,2})$/iu
/** What a family has is a thing like any other; who belongs to it is not. */
const OUR_THING = new RegExp(
  String.raw`^(?:my|our) (?:\p{L}+ )??(?<thing>(?!(?:${anyOf([...KIN_WORDS, ...PET_WORDS])})(?!\p{L}))\p{L}+)(?= )`,
  'iu'
)
/** Of whom it is told as of everybody or of the family. */
const NO_VISITOR =
  /(?<!\p{L})(?:i|we|you|he|she|they|it|there|my|our|your|his|her|their|everyone|everybody|everything|no ?body|no one|people|children|kids|world|day|night)(?!\p{L})/iu
const CHILD = 'girl|boy|child|kid|girls|boys|children|kids|friends|sisters|brothers|siblings|cousins|twins'
/** “A little girl called Mia and her dog find …”, “two sisters, Amina and Noor, find …” */
const A_CHILD = new RegExp(
  String.raw`^(?:an?|the|two|three|four|some) (?:(?:little|small|young|best|curious|brave|clever) )*(?:${CHILD})(?:,? (?:called|named) (?:[\p{L}’-]+)(?: and [\p{L}’-]+)?)?(?:,? [\p{L}’-]+ and [\p{L}’-]+,)?(?: and (?:his|her|their) (?:\p{L}+ ){0,2}\p{L}+)?,?(?: who| that)? (?<deed>\p{Ll}+(?: .*)?)$`,
  'iu'
)
/** Of what one is or wants, and of what is not done, a story of the child’s own tells otherwise. */
const NO_DEED =
  /^(?:is|are|was|were|be|has|have|had|can|can[’']?t|cannot|could|wants?|wanted|would|will|won[’']?t|loves?|likes?|hates?|never|always|only|no|not|does|do|did|doesn[’']?t|don[’']?t|and|in|on|at|with|from|of|must|gets?|got|feels?|misses|loses?|lost|dies|died|hits?|bites?)$/iu

/**
 * The wish in other words, where a story was written for those: what is supposed of a creature, “what if cows could fly”, as the
 * cow who could; and what children without a name of the family do, “a girl and her dog find a map”, as what the family’s own
 * do. Null where a story was written for the wish as it was typed, where there is none for the other words, and where that
 * one does not say what is done.
 */
export function readInOtherWords(
  asked: StoryBrief,
  whole: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  if (!isPlain(whole) || whole.brand !== null || asked.theme.length > MOST_LETTERS) return null
  const others = [...supposedOf(asked.theme), ...ownDeedOf(asked.theme)]
  if (others.length === 0) return null
  if (writtenForIt(nearestOf(whole, library, memory)) !== null) return null
  for (const { theme, deed } of others) {
    const read = readAsPart(asked, whole, theme, library, memory)
    if (read === null) continue
    const { plot, distance } = nearestOf(read, library, memory)
    if (plot === undefined || distance > TELLS_IT) continue
    const isOfDeed =
      plot.whoever !== undefined || plot.deeds !== undefined || (plot.visits ?? 'anything') !== 'anything'
    const isTold = isOfDeed || (isOfOneWish(plot) && saysAllOf(deed, wordsTold(plot, read.wish.says)))
    if (isTold) return read
  }
  return null
}

interface OtherWords {
  theme: string
  /** What is done, which the story must say. */
  deed: string
}

/** “A cow who could fly” and “a cow who flies” of “what if cows could fly”. */
function supposedOf(wish: string): OtherWords[] {
  const clause = SUPPOSED.exec(wish.trim().replace(/[\s.?!]+$/u, ''))?.groups?.['clause']
  const parts = clause === undefined ? null : saidOf(clause.replace(OUR_THING, 'a $<thing>'))
  if (!parts || parts.subject === '' || NO_VISITOR.test(parts.subject)) return []
  const did = parts.words.join(' ')
  const one = CREATURE.exec(parts.subject)?.groups?.['who']
  const who = one === undefined ? oneOfSeveral(`${parts.subject} who ${did}`)?.alone : `a ${one} who ${did}`
  if (who === undefined) return []
  const deed = did.replace(/^(?:could|can) /u, '')
  const [verb = '', ...rest] = deed.split(' ')
  const does = deed === did ? [] : [who.replace(did, [thirdPerson(verb), ...rest].join(' '))]
  return [who, ...does].map((theme) => ({ theme, deed }))
}

/** “We find a map” of “a girl and her dog find a map”. */
function ownDeedOf(wish: string): OtherWords[] {
  const deed = A_CHILD.exec(wish.trim())?.groups?.['deed'] ?? ''
  const [verb = ''] = deed.split(' ', 1)
  if (verb === deed || NO_DEED.test(verb)) return []
  const base = verbForms(deed.split(AND_THEN, 1)[0] ?? '')?.base
  return base === undefined ? [] : [{ theme: `we ${base}`, deed: base }]
}

const AND_THEN = /,? (?:and|but) (?:then |there |it |he |she |they |inside )/u

/** Whether a story says what is done, and to what. */
export function saysAllOf(deed: string, told: ReadonlySet<string>): boolean {
  const [verb = '', ...rest] = deed.split(' ')
  const object = [...stemsOf(rest.join(' ').replace(BESIDE, ''))]
  const forms = Object.values(verbForms(verb) ?? { verb })
  const isDone =
    stemsOf(verb).size === 0 ? object.length > 0 : [...stemsOf(forms.join(' '))].some((stem) => told.has(stem))
  return isDone && object.every((stem) => told.has(stem))
}
/** Where, when and with what. */
const BESIDE =
  /(?:^| )(?:in|on|at|behind|under|by|near|for|from|with|inside|into|through|that|who|which|and|all|every|while|to)(?= ).*$/iu
