import { ROLE_KINDS, type ScenePlot } from '#content/format.ts'
import type { NounSort } from '#content/lexicon/lexicon-entry.ts'
import type { StoryLibrary } from '#content/library.ts'
import { isOfOneWish } from '#content/wish-plots/wish-plot.ts'
import { withArticle } from '../language/common-nouns.ts'
import { everydayTopicOf } from '../language/everyday-model.ts'
import { KIN_WORDS } from '../language/family-words.ts'
import { findsSomethingGrave } from '../language/glad-model.ts'
import { phrasesOf } from '../language/noun-phrases.ts'
import { isPastVerb } from '../language/past-verbs.ts'
import { isOneNoun } from '../language/stranger-clause.ts'
import { baseOfPast, baseOfVerb, isIrregularPast, thirdPerson } from '../language/verb-forms.ts'
import { isName } from '../language/word-list.ts'
import type { Memory } from '../memory.ts'
import { mayBeCopied } from '../sorrow/copied-harm.ts'
import { tellsOfNeed } from '../sorrow/need-beside.ts'
import { meantBy } from '../sorrow/said-otherwise.ts'
import type { StoryBrief } from '../story-brief.ts'
import { countWords, namesOneOf } from '../text-measures.ts'
import { anyNounIn } from '../wish/kinds/said-noun.ts'
import { wordPattern } from '../word-pattern.ts'
import { NO_WORDS, stemsOf, stemsOfEach } from '../word-stems.ts'
import { isToBeHeardFirst, mayHurt } from './may-hurt.ts'
import { isOfFeast, isPlain, nearestOf } from './nearest-told.ts'
import { SURE_OF_TOPIC } from './read-as-everyday.ts'
import { readAsPart } from './read-as-part.ts'
import { withoutTails } from './read-without-tail.ts'
import type { Reading } from './reading.ts'
import { shareTold, wordsAsked } from './share-told.ts'

/** A story that is about less of a wish than this tells of a noun in it. */
const TELLS_A_NOUN = 0.45
/** In words that say something: of fewer there is nothing beside the noun. */
const LEAST_ASKED = 3
/** In letters: what is longer is told clause by clause. */
const MOST_LETTERS = 160
/** In letters. */
const LEAST_ALIKE = 3
/** Up to here what is told by a form is of just such a wish. */
const IS_OF_SUCH = 1.5

/** What just such a visitor is about; of any that does or keeps doing a thing only the words are said. */
const OF_SUCH: readonly ScenePlot['visits'][] = [
  'longs',
  'sees',
  'refuses',
  'wants',
  'likes',
  'hates',
  'loves',
  'moves',
  'mislaid'
]

/**
 * A wish of which the nearest story tells no more than a noun, as one in which what it says happens: “an icicle wanting to meet
 * summer” is told with one who longs to see it, and not by a story of bedtime. Only of a tale: of a family’s own day the story
 * of a noun in it is told rather than all that befell a child. Null where most of it is told, where nothing of it could
 * happen, and where any of it may be a harm: what only comes up in a story of the noun would be played.
 */
export function readMoreOfIt(
  asked: StoryBrief,
  whole: Reading,
  told: Reading,
  library: StoryLibrary,
  memory: Memory
): Reading | null {
  const { plot } = isPlain(told) ? nearestOf(told, library, memory) : {}
  if (plot === undefined || !tellsANoun(plot) || isOfFeast(told.theme)) return null
  if (whole.wish.isQuestion || whole.brand !== null || asked.theme.length > MOST_LETTERS) return null
  if (whole.wish.visitor === null && namesSeveral(plot, told)) return null
  const tale = withoutOwner(whole.request.theme)
  if (wordsAsked(told).length < LEAST_ASKED || !isOfATale(tale, whole)) return null
  if (isOfNoun(plot) && shareTold(plot, told, library) >= TELLS_A_NOUN) return null
  // What a parent says in other words, or of an everyday thing, has its story.
  const { message = told.request.theme, theme } = told.request
  const said = countWords(theme) >= LEAST_ASKED ? [message, theme] : [message]
  if (said.some((each) => meantBy(each) !== null || (everydayTopicOf(each)?.surety ?? 0) >= SURE_OF_TOPIC)) return null
  if (isNotToBePlayed(asked.theme)) return null
  const ofAny: Reading = { ...whole, isOfAnyWish: true }
  if (isPlain(ofAny) && isHappening(ofAny, library, memory)) return ofAny
  for (const wish of shorter(tale, whole.request.theme)) {
    const read = readAsPart(asked, whole, wish, library, memory)
    const less: Reading | null = read && { ...read, isOfAnyWish: true }
    // Of “a cheese is so round it rolled away” no “cheese is” rolls.
    if (less === null || NO_NOUN_AT_END.test(less.wish.says['once.who'] ?? '')) continue
    if (isHappening(less, library, memory)) return less
  }
  return null
}

/** Whether a made-up character does it, and none of a family and no man of the street. */
function isOfATale(theme: string, { wish: { visitor }, cast }: Reading): boolean {
  if (OF_PEOPLE.test(theme) || namesOneOf(cast, theme)) return false
  if (visitor !== null) return true
  const [first] = phrasesOf(theme)
  if (first === undefined || isName(first.noun.toLowerCase()) || /\p{Lu}/u.test(first.noun)) return false
  const sort = anyNounIn(first.noun)?.sort
  // Without an article it may be the name of a child.
  if (sort === undefined && !ARTICLE.test(theme)) return false
  return sort !== 'person' && sort !== 'deed'
}

const OF_PEOPLE = wordPattern(
  String.raw`(?<![\p{L}’'])(?:i|me|my|mine|we|us|${KIN_WORDS.join('|')})(?!\p{L})|^(?:(?:an?|the|one|two|some) )?(?:\p{L}+ )?(?:m[ae]n|wom[ae]n|lady|ladies|boys?|girls?|child|children|kids?|bab(?:y|ies)|toddlers?|people|strangers?|neighbours?|teachers?)(?!\p{L})`,
  'iu'
)

/** What is harmless beside a story of foxes, and may be none where it is done: bodies, illness, what is shut, burns or is taken in. */
const NOT_PLAYED = wordPattern(
  String.raw`(?<!\p{L})(?:bath ?rooms?|toilets?|loo|doctors?|nurses?|hospitals?|clinics?|surger(?:y|ies)|upside down|nuggets?|butchers?|meat|bags?|sniff\p{L}*|vans?|ovens?|weirs?|canals?|sinks?|fat|thin|skinny|bald|ugly|tied|chains?|cages?|locked|secrets?|tells? (?:no ?one|nobody)|naked|undress\p{L}*|knickers|pants|arms|wrists?|skin|blood|bones?|hungry|starv\p{L}*|dinner money|half|empty|sleeves?|candles?|matches|batter(?:y|ies)|tablets?|pills?|medicines?|needles?|knives|knife|guns?|soldiers?|war|planes? stopped|sirens?|police|prison|jail|judge|courts?|rent|bills?|beer|wine|drunk|smok\p{L}*|cigarettes?|hits?|hurts?|pain|dead|dies?|died|cr(?:y|ies|ied|ying)|laugh(?:ed|s)? at|nobody|no ?one|never|any ?more|some ?(?:one|body)|strangers?|online|met (?:in|on)|alone|by (?:him|her|it)self|gone|leaves?|left)(?!\p{L})`,
  'iu'
)

function isNotToBePlayed(message: string): boolean {
  return (
    mayHurt(message) ||
    isToBeHeardFirst(message) ||
    tellsOfNeed(message) ||
    mayBeCopied(message) ||
    NOT_PLAYED.test(message) ||
    findsSomethingGrave(message)
  )
}

/** The wish as what happens, as who does it, and each of them with less and less of what is said behind. */
function shorter(wish: string, typed: string): string[] {
  const said = [wish, ...asItHappens(wish)]
  return [...new Set([...said, ...said.flatMap(withoutTails)])].filter((each) => each !== typed)
}

/** “A rolling pin” of “Teta’s rolling pin”: whose it is makes no other tale of a thing. */
function withoutOwner(wish: string): string {
  const bare = wish.replace(OWNER, '')
  const [first] = bare === wish ? [] : phrasesOf(bare)
  return first !== undefined && THINGS.includes(anyNounIn(first.noun)?.sort)
    ? `${withArticle(first.noun)}${bare.slice(first.length)}`
    : wish
}

const OWNER = wordPattern(
  String.raw`^(?:my|our|(?:(?:my|our|the) )?(?:${KIN_WORDS.join('|')})[’']s) (?:(?:old|new|big|little|favourite) )?`,
  'iu'
)
const THINGS: readonly (NounSort | undefined)[] = ['thing', 'machine', 'food', 'stuff']

/** “A kea steals a key” of “a kea who stole a key”, and “an icicle who wants to meet summer” of “an icicle wanting to meet summer”. */
function asItHappens(wish: string): string[] {
  const { who: typed = '', that, does = '', rest = '' } = WHO_DOES.exec(wish)?.groups ?? {}
  const base =
    IS_HOW.test(does) || IS_ONE_NOUN.test(does + rest)
      ? null
      : isIrregularPast(does)
        ? baseOfPast(does)
        : baseOfVerb(does)
  // A digger that digs is what any digger does.
  const isItsNature = typed.slice(typed.lastIndexOf(' ') + 1).startsWith((base ?? '').slice(0, LEAST_ALIKE))
  if (typed === '' || base === null || isItsNature || isName(typed.toLowerCase())) return []
  if (that === undefined && isOneNoun(typed.slice(typed.lastIndexOf(' ') + 1), does)) return []
  const who = ARTICLE.test(typed) ? typed : withArticle(typed)
  if (that !== undefined) return [`${who} ${thirdPerson(base)}${rest}`]
  // A “shoulder dancing donkey” is a donkey.
  const isOther = anyNounIn(rest.trim())?.sort === 'creature'
  if (does.endsWith('ing')) return isOther ? [] : [`${who} who ${thirdPerson(base)}${rest}`]
  const isFinite = does === thirdPerson(base) || (isPastVerb(does) && !/^ (?:of|by)(?!\p{L})/u.test(rest))
  return isFinite ? [`${who} who ${does}${rest}`] : []
}

const WHO_DOES =
  /^(?<who>(?:(?:an?|the|one) )?(?:\p{Ll}[\p{Ll}’-]* ){0,3}?\p{Ll}[\p{Ll}’-]+) (?<that>who |that |which )?(?<does>\p{Ll}+)(?<rest>(?: .+)?)$/u
const ARTICLE = /^(?:an?|the|one) /u
/** “A stork parking lot”, “a frog swimming pool”. */
const IS_ONE_NOUN =
  /^(?:parking|swimming|washing|shopping|dining|living|changing|ironing|sewing|skating|fishing|sleeping|waiting|building|running|driving|riding|knitting|cooking|baking) \p{L}+$/u
const IS_HOW =
  /^(?:is|was|has|had|can|could|does|did|wants?|wanted|would|will|must|lives?|lived|loves?|likes?|hates?|never|always|only)$/u

const IS_HABIT = /(?<!\p{L})(?:always|usually|every|each|often|only|all day|again and again|keeps?)(?!\p{L})/iu

const NO_NOUN_AT_END =
  / (?:is|was|are|were|has|had|does|did|who|that|which|so|too|very|and|or|of|in|on|at|to|for|with|from|by)$/u

/** Its words are said in it, or a noun of it is played, and nothing of it happens. */
function tellsANoun(plot: ScenePlot): boolean {
  return isOfNoun(plot) || RECITES.includes(plot.tellsAny)
}

function isOfNoun(plot: ScenePlot): boolean {
  return plot.tellsAny === 'known' || (isOfOneWish(plot) && plot.star === undefined)
}

const RECITES: readonly ScenePlot['tellsAny'][] = ['act', 'said', 'parts', 'thing', 'deed', 'news']

/** “We got a snow day”: what it is about has a name of two words. */
function namesSeveral({ wishes }: ScenePlot, { request, typed }: Reading): boolean {
  const said = stemsOf(`${typed} ${request.theme}`)
  return stemsOfEach(wishes ?? NO_WORDS).some(({ stems }) => stems.length > 1 && stems.every((stem) => said.has(stem)))
}

function isHappening(reading: Reading, library: StoryLibrary, memory: Memory): boolean {
  const { plot, distance } = nearestOf(reading, library, memory)
  if (plot === undefined || distance > IS_OF_SUCH) return false
  // What is always done does not happen once.
  if (plot.deeds !== undefined) return !IS_HABIT.test(reading.request.theme)
  return (
    (plot.whoever ?? plot.pairOf) !== undefined ||
    ROLE_KINDS.some((kind) => kind === plot.tellsAny) ||
    OF_SUCH.includes(plot.visits)
  )
}
