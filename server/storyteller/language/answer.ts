import { answers } from '#content/answers.ts'
import type { KnownAnswer } from '#content/answers/known-answer.ts'
import { anyKnownNoun } from '#content/lexicon.ts'
import { inOneSpelling, joinedOrParted, otherwiseAsked, questionAsWritten } from './question-as-typed.ts'

/** A way to ask a question: each of the groups has one word in it, and none of `unless` is said. */
interface Way {
  answer: KnownAnswer
  groups: readonly (readonly string[])[]
  unless: readonly string[]
}

/** Those that ask for more words stand first, for they are about fewer things. */
const ways: readonly Way[] = answers
  .flatMap((answer) =>
    answer.asks.split(' / ').map((way) => ({
      answer,
      groups: way.split(' ').map((either) => either.split('|')),
      unless: answer.unless?.split('|') ?? []
    }))
  )
  .toSorted((one, other) => other.groups.length - one.groups.length)

/** What is known of a question: the one of which most words stand in it, and of these the first. */
export function answerTo(question: string): KnownAnswer | null {
  const clause = clauseThatAsks(questionAsWritten(question.trim().toLowerCase()).replaceAll('’', "'"))
  if (clause === null) return null
  const asked = inOneSpelling(clause).replace(SMALL, '').replace(OF_A_TASTE, 'is ')
  for (const spelt of [asked, ...joinedOrParted(asked, isOfSomeWay), ...otherwiseAsked(asked)]) {
    const answer = answerAsSpelt(spelt)
    if (answer !== null) return answer
  }
  return null
}

function answerAsSpelt(asked: string): KnownAnswer | null {
  const words = asked.match(/\p{L}+/gu) ?? []
  if (words.length > LONGEST) return null
  const said = new Set([...words, `${words.at(-1) ?? ''}.`, ...(DENIES.test(asked) ? ['not'] : [])])
  const isSaid = (word: string): boolean => formsOf(word).some((form) => said.has(form))
  const isAsked = (word: string): boolean => askedFormsOf(word).some((form) => said.has(form))
  const deciding = decidingWords(asked, words)
  const creature = words.find(isCreature)
  const measured = MEASURE.exec(asked)?.[1]
  const isOpen = OPEN.test(asked)
  const way = ways.find(
    ({ answer, groups, unless }) =>
      groups.every((some) => some.some(isAsked)) &&
      !unless.some(isSaid) &&
      deciding.every((word) => groups.some((some) => some.includes(word))) &&
      (creature === undefined || groups.some((some) => some.some((word) => isForm(creature, word)))) &&
      (measured === undefined || tellsMeasure(groups, measured)) &&
      (groups.length > 1 ? isOpen || answer.closed === true : isOpen && isPlain(words, groups[0] ?? []))
  )
  return way?.answer ?? null
}

/** “Is” is no plural of “i”. */
const formsOf = (word: string): string[] => (word === 'i' ? [word] : [word, `${word}s`, `${word}es`])

/** “Puppies”; what must not be said with the one may be said with the many: a butterfly, and butterflies in the tummy. */
const askedFormsOf = (word: string): string[] =>
  /[^aeiou]y$/u.test(word) ? [...formsOf(word), `${word.slice(0, -1)}ies`] : formsOf(word)

/** The words of all the ways, in all their forms. */
const OF_WAYS: ReadonlySet<string> = new Set(
  ways.flatMap(({ groups }) => groups.flat().flatMap((word) => askedFormsOf(word.replace('.', ''))))
)
const isOfSomeWay = (word: string): boolean => OF_WAYS.has(word)

/** “Why can’t we see air” says “not”, with or without its apostrophe. */
const DENIES = /\b(?:can|(?:do|does|did|is|are|was|were|wo|would|could|should|have|has)n)[’']?t\b/u

/** Of “birds” no lexicon knows what any bird is like. */
const isCreature = (word: string): boolean =>
  /^(?:birds?|fish|fishes|animals?|insects?)$/u.test(word) || anyKnownNoun(word)?.sort === 'creature'

/** “Fireflies” is no form of “fly”, “foxes” is one of “fox”. */
const isForm = (word: string, known: string): boolean => askedFormsOf(known.replace('.', '')).includes(word)

/** A wish that asks at greater length tells a story with it. */
const LONGEST = 16

const ASKS =
  /^(?:and |but |so |or )?(?:why|how|what|where|when|who|which|do|does|did|can|could|is|are|was|were|would|should|will)(?:[’']s)?\b/u

/** “Can you sneeze while sleeping” asks something else than why one does: yes or no is answered only by what says so. */
const OPEN = /^(?:and |but |so |or )?(?:why|how|what|where|who)\b/u

const ADDRESS =
  /^.*?\b(?:(?:can|could) you (?:please )?(?:tell (?:me|us|her|him)|explain)|do you know|wants? to know|(?:keeps )?ask(?:s|ed|ing)?(?: (?:me|us|everyone))?) (?=why|how|what|where|when|who)/u

/** “Can you do one about a snail”, “how to catch a rainbow”: a story is asked for. */
const REQUEST =
  /^(?:(?:can|could|would|will) (?:you|u)\b(?! (?:actually |really )?(?:walk|sit|stand|jump|touch|catch|see|hear|feel|smell|taste|breathe|live|fall|float|drink|swim|grow)\b)|(?:can|could|may) (?:we|i|it|there|the story) (?:please )?(?:have|be|get|hear|do|read)\b|do (?:one|a|an|it)\b|how to\b|what if\b)/u

/** “Why does the sea taste salty” asks why it is, and nothing about tongues. */
const OF_A_TASTE = /\btastes? (?=(?:so |very |a bit )?(?:salty|sweet|sour|bitter)\b)/u

/** The part of a wish that asks: of “why is the sky blue, she’s four” the first; null where a story is asked for. */
export function clauseThatAsks(question: string): string | null {
  const clauses = question.split(/[,.;:!?]+\s*/u).map((clause) => clause.replace(ADDRESS, '').trim())
  const asked = clauses.find((clause) => ASKS.test(clause)) ?? clauses[0] ?? ''
  return REQUEST.test(asked) ? null : asked
}

/** “The wee bus”: what comes before such a word is small, and no child has to go. */
const SMALL =
  /\bwee (?!(?:a|about|after|again|all|always|and|as|at|because|before|by|come|comes|does|first|for|from|go|goes|happen|happens|if|in|into|is|made|more|much|my|need|night|on|or|out|outside|so|sometimes|standing|stop|than|the|through|turn|warm|wee|when|while|work|yellow)\b)(?=\p{L})/gu

/** What has to stand among the words of a way, because it makes another question of any. */
function decidingWords(asked: string, words: readonly string[]): string[] {
  const deciding = words.filter((word) => DECIDES.has(word))
  if (/\bmade (?:of|from|out of)\b/u.test(asked)) deciding.push('made')
  if (/^how (?:do|can|could|did|would|should) (?:you|we|i|people|they) make\b/u.test(asked)) deciding.push('make')
  const first = words.find((word) => !/^(?:and|but|so|or)$/u.test(word)) ?? ''
  if (first === 'when' || (first === 'who' && !words.some((word) => word.startsWith('invent')))) deciding.push(first)
  if (first === 'where' && !words.some((word) => FROM_OR_TO.has(word))) deciding.push(first)
  return deciding
}

/** Where something comes from or goes is told by what is known of its coming and going, with or without a “where”. */
const FROM_OR_TO: ReadonlySet<string> = new Set(['come', 'comes', 'from', 'go', 'goes'])

/** “How tall is a giraffe” is not answered by why it is tall: the way asks for the number, or for nothing but a measure. */
function tellsMeasure(groups: Way['groups'], measure: string): boolean {
  const group = groups.find((some) => some.includes(measure))
  return (
    group !== undefined && (group.length === 1 || groups.some((some) => some.includes('how') && !some.includes('why')))
  )
}

/** A single word is enough to know a question by where nothing is asked of it but what it is or how it comes about. */
function isPlain(words: readonly string[], group: readonly string[]): boolean {
  return words.every((word) => PLAIN.has(word) || group.some((known) => isForm(word, known)))
}

const PLAIN: ReadonlySet<string> = new Set(
  `and but so or please really actually exactly
  why how what where who come is are was s t re m do does did don doesn can cant cannot has have had got get gets getting gotten need needs must
  make makes making made of work works happen happens happening go goes going for cause causes mean
  i me my you your u he she it its we us our they them their his her this that these those there the a an some any all
  people everyone everybody somebody someone something things thing child children kids grown ups grownups
  mummy mum mam mama mom daddy dad dada papa parents granny grandma nan nana nanny gran grandad grandpa brother sister baby
  big little always sometimes often never every day today tonight night morning evening now again ever much many lots lot time times
  in at on to up out with when like be being just two three four five six seven eight nine ten yr yrs year years old olds`.split(
    /\s+/u
  )
)

/** Words that make another question of any: what says how a fridge works does not say who invented it. */
const DECIDES: ReadonlySet<string> = new Set(
  `invented invent discovered die died dies dead death kill killed heaven god ghost war
  poorly sick hurt hurts hospital medicine bleed bleeding sad
  eat eats taste tastes cost costs weigh weighs called named name born fit`.split(/\s+/u)
)

/** “How many”, “how far”: a number is asked for. */
const MEASURE =
  /^(?:and |but |so )?how (many|much|old|far|big|small|long|high|tall|deep|heavy|loud|fast|slow|hot|cold|strong|wide|thick|bright|clever|often)\b/u
