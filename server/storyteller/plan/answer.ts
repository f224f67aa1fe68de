import { answers } from '#content/answers.ts'
import type { KnownAnswer } from '#content/answers/known-answer.ts'

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
  const asked = clauseThatAsks(question.toLowerCase().replaceAll('’', "'"))
  if (asked === null) return null
  const words = asked.match(/\p{L}+/gu) ?? []
  if (words.length > LONGEST) return null
  const said = new Set([...words, `${words.at(-1) ?? ''}.`])
  const isSaid = (word: string): boolean => FORMS.some((form) => said.has(`${word}${form}`))
  const deciding = [...words.filter((word) => DECIDES.has(word)), ...(MEASURE.exec(asked)?.slice(1) ?? [])]
  const isOpen = OPEN.test(asked)
  const way = ways.find(
    ({ groups, unless }) =>
      (isOpen || groups.length > 1) &&
      groups.every((some) => some.some(isSaid)) &&
      !unless.some(isSaid) &&
      deciding.every((word) => groups.some((some) => some.includes(word)))
  )
  return way?.answer ?? null
}

const FORMS = ['', 's', 'es'] as const

/** Whoever asks at greater length tells a story with it. */
const LONGEST = 16

const ASKS =
  /^(?:and |but |so |or )?(?:why|how|what|where|when|who|which|do|does|did|can|could|is|are|was|were|would|should|will)(?:[’']s)?\b/u

/** One word is enough to know such a question by; “can you sneeze while sleeping” asks something else than why one does. */
const OPEN = /^(?:and |but |so |or )?(?:why|how|what|where)\b/u

const ADDRESS =
  /^.*?\b(?:(?:can|could) you (?:please )?(?:tell (?:me|us|her|him)|explain)|do you know|wants? to know|(?:keeps )?ask(?:s|ed|ing)?(?: (?:me|us|everyone))?) (?=why|how|what|where|when|who)/u

/** “Can you do one about a snail”, “how to catch a rainbow”: a story is asked for. */
const REQUEST =
  /^(?:(?:can|could|would|will) (?:you|u)\b|(?:can|could|may) (?:we|i|it|there|the story) (?:please )?(?:have|be|get|hear|do|read)\b|do (?:one|a|an|it)\b|how to\b|what if\b)/u

/** The part of a wish that asks: of “why is the sky blue, she’s four” the first; null where a story is asked for. */
function clauseThatAsks(question: string): string | null {
  const clauses = question.split(/[,.;:!?]+\s*/u).map((clause) => clause.replace(ADDRESS, '').trim())
  const asked = clauses.find((clause) => ASKS.test(clause)) ?? clauses[0] ?? ''
  return REQUEST.test(asked) ? null : asked
}

/** Words that make another question of any: whoever knows how a fridge works does not know who invented it. */
const DECIDES: ReadonlySet<string> = new Set([
  'invented',
  'invent',
  'discovered',
  'die',
  'died',
  'dies',
  'dead',
  'death',
  'kill',
  'killed',
  'heaven',
  'god',
  'ghost',
  'war'
])

/** “How many”, “how far”: a number is asked for. */
const MEASURE = /^(?:and |but |so )?how (many|much|old|far|big|long|high|tall|deep|heavy|loud|fast)\b/u
