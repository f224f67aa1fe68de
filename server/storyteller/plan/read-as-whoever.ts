import type { ScenePlot } from '#content/format.ts'
import { knownNoun } from '#content/lexicon.ts'
import type { StoryLibrary } from '#content/library.ts'
import { LOOKS } from '#content/wish-plots/how-it-feels/kept-on.ts'
import { withArticle } from '../language/common-nouns.ts'
import { oneOf } from '../language/number-of-noun.ts'
import { baseOfPast, baseOfVerb, isIrregularPast, thirdPerson } from '../language/verb-forms.ts'
import type { Memory } from '../memory.ts'
import { rememberedFor } from '../remembered.ts'
import type { StoryBrief } from '../story-brief.ts'
import { isMadeUp } from '../wish/said-of-visitor.ts'
import { stemsOf } from '../word-stems.ts'
import { isPlain, nearestOf } from './nearest-told.ts'
import { wordsNamed } from './own-of-theme.ts'
import { readRequest, type Reading } from './reading.ts'
import { shareTold } from './share-told.ts'

/** What was written for just that. */
const NAMES_IT = -1
/** In words: “a small mouse” may do anything. */
const LEAST_NAMED = 3
/** In letters: a longer wish says more than one story of a deed tells. */
const MOST_LETTERS = 70
const SOMEBODY = /^(?:an?|the|one)$/u
/** What is said of these is how a child feels, or of its home. */
const OF_THE_CHILD =
  /^(?:house|home|flat|room|bed|door|car|birthday|party|school|food|dinner|lunch|breakfast|money|fridge|tent|coat|phone|tooth|teeth|tummy|belly|legs?|arms?|hands?|foot|feet|eyes?|ears?|hair|knees?|toes?|fingers?|nails?|skin|head|heart|blood|tears?|voice)$/iu
/** In words: “the very small red fox sells …”. */
const MOST_OF_NOUN = 5
/** “My shadow went”, and not “my shadow is sitting”. */
const LAST_OF_MINE = 3
const HOW = /^(?:only|never|always|just|also|still|hardly|suddenly|secretly|really|and|or)$/iu
const MAY_BE_VERB = /^\p{Ll}{2,}(?:s|ing|ed)$/u

/** What a visitor does in a story of a deed: “sell” of “sells balloons”, “wants to sell”. */
const deedsTold = rememberedFor(
  ({ scenePlots }: StoryLibrary): ReadonlySet<string> =>
    new Set(scenePlots.flatMap(({ whoever = [] }) => whoever.flatMap((clause) => baseOfVerb(clause) ?? [])))
)

/**
 * “A fox sells flowers” and “a moth selling socks” as the fox who sells flowers and the moth who sells socks, where there is a
 * story of that deed. Null of any other wish, and where the “who” was not left out.
 */
export function readAsWhoever(
  asked: StoryBrief,
  whole: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  const { visitor, isQuestion } = whole.wish
  if (!isPlain(whole) || visitor !== null || isQuestion || whole.brand !== null) return null
  for (const { theme, base } of [
    ...withWho(asked.theme, library),
    ...(whole.wish.says['ails'] === undefined ? withWhatIsHad(asked.theme) : [])
  ]) {
    const read = readRequest({ ...asked, theme, message: asked.message ?? asked.theme }, library, memory)
    if (!isPlain(read)) continue
    const { plot } = nearestOf(read, library, memory)
    if (tellsWhoeverDoes(plot, base) && (base !== HAVE || namesWhatIsHad(plot, theme)))
      return isNamedWell(whole, library, memory) ? null : read
  }
  return null
}

/** “The tent fell down in the night” has a story of just that, in which no tent comes to the door. */
function isNamedWell(whole: Reading, library: StoryLibrary, memory: Memory): boolean {
  const { plot, distance } = nearestOf(whole, library, memory)
  if (plot === undefined || distance > NAMES_IT) return false
  return wordsNamed(plot, whole) >= LEAST_NAMED || shareTold(plot, whole, library) === 1
}

/** Whether it is a story of just such a deed: who teaches a frog to whistle does not whistle. */
export function tellsWhoeverDoes(plot: ScenePlot | undefined, base: string): boolean {
  return plot?.whoever?.some((clause) => baseOfVerb(clause) === base) === true
}

/** The wish with a “who” before each of its words that may be such a deed. */
function withWho(wish: string, library: StoryLibrary): { theme: string; base: string }[] {
  const typed = ofOne(wish.trim()).split(/\s+/u)
  const isMine = typed[0]?.toLowerCase() === 'my' && isThing(typed[1] ?? '')
  const words = isMine ? ['the', ...typed.slice(1)] : typed
  if (wish.length > MOST_LETTERS || !SOMEBODY.test(words[0]?.toLowerCase() ?? '')) return []
  return words.slice(2, isMine ? LAST_OF_MINE : MOST_OF_NOUN + 1).flatMap((word, at) => {
    const base = baseOf(word)
    if (base === null || !deedsTold(library).has(base)) return []
    const before = words.slice(0, at + 2)
    // “The toaster only speaks Portuguese” is no toaster who speaks.
    if (HOW.test(before.at(-1) ?? '')) return []
    const rest = words.slice(at + 3)
    const joint = rest.indexOf('and')
    // “… went on holiday and sent a postcard”: of two deeds the first may have its story.
    const rests = joint > 0 ? [rest, rest.slice(0, joint)] : [rest]
    return rests.map((each) => ({ theme: [...before, 'who', thirdPerson(base), ...each].join(' '), base }))
  })
}

/** “A meerkat playing football” of “meerkats playing football”; what pets do may have been seen. */
function ofOne(wish: string): string {
  const [, many = '', doing = ''] = MANY_DOING.exec(wish) ?? []
  const one = oneOf(many.toLowerCase())
  return many !== '' && one !== many.toLowerCase() && isMadeUp(one) ? `${withArticle(one)} ${doing}` : wish
}

const MANY_DOING =
  /^(?!(?:dogs|cats|puppies|kittens|horses|ponies|rabbits|bunnies|ducks) )(\p{L}+s|mice|geese|wolves) (\p{L}+ing(?: .+)?)$/iu

/** Whose shadow or sock it is makes no other tale of it; whose brother or dog it is does. */
function isThing(word: string): boolean {
  if (OF_THE_CHILD.test(word)) return false
  const sort = knownNoun(word.toLowerCase())?.sort
  return sort === 'thing' || sort === 'stuff' || sort === 'food'
}

function baseOf(word: string): string | null {
  if (isIrregularPast(word) || /\p{Ll}{3}ed$/u.test(word)) return baseOfPast(word)
  return MAY_BE_VERB.test(word) ? baseOfVerb(word) : null
}

const HAVE = 'have'

const LOOKED_AT: ReadonlySet<string> = stemsOf(LOOKS.join(' '))

/** “A wombat with a library bag” has no library books that are overdue. */
function namesWhatIsHad(plot: ScenePlot | undefined, theme: string): boolean {
  const had = [...stemsOf(theme.replace(/^.+? who has /u, ''))].filter((stem) => !LOOKED_AT.has(stem))
  const clauses = plot?.whoever?.filter((clause) => baseOfVerb(clause) === HAVE) ?? []
  return clauses.map((clause) => stemsOf(clause)).some((stems) => had.every((stem) => stems.has(stem)))
}

/** “A fox with a yellow hat”, “a frog in a hat” as the fox who wears or has it. */
function withWhatIsHad(wish: string): { theme: string; base: string }[] {
  const { who: typed = '', how = '', what = '' } = HAD.exec(wish.trim())?.groups ?? {}
  const isMet = /^(?:an?|one) /iu.test(typed)
  // “Dog with a balloon”, where thumbs left out the article.
  if (typed === '' || wish.length > MOST_LETTERS || (!isMet && !isMadeUp(typed))) return []
  const who = isMet ? typed : withArticle(typed)
  const worn = { theme: `${who} who wears ${what}`, base: 'wear' }
  return how === 'with' ? [worn, { theme: `${who} who has ${what}`, base: HAVE }] : [worn]
}

const HAD =
  /^(?<who>(?:(?:an?|one) )?(?:[\p{L}-]+ ){0,3}?[\p{L}-]+) (?<how>with|in) (?<what>(?:(?!(?:who|that|and|with|in|on|the|my|our)(?!\p{L}))[\p{L}-]+ ){0,4}[\p{L}-]+)[.! ]*$/iu
