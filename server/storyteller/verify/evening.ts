import { isAsleep, isForBed } from '#content/evening.ts'
import type { CastMember, StoryPlan } from '../plan/story-plan.ts'
import { remembered } from '../remembered.ts'
import { wordsIn, mentionPattern, sentencesOf } from '../text-measures.ts'
import { wordPattern } from '../word-pattern.ts'
import type { Fault } from './surface.ts'

interface Paragraph {
  act: 0 | 1 | 2 | 3
  text: string
}

/** From supper, or from tidying where they have eaten before, to the last word: of all words of a story, at most. */
const MOST_OF_A_STORY = 0.275
/** With more people than this there are more names to say good night to. */
const FEW = 4
const MOST_WITH_MANY = 0.28

/** The hours of an evening run one way: supper once and never after bed, each asleep once, and soon. */
export function eveningFaults(paragraphs: readonly Paragraph[], plan: StoryPlan): Fault[] {
  return [...supperFaults(paragraphs, plan), ...sleeperFaults(paragraphs, plan.cast), ...endingFaults(paragraphs, plan)]
}

function supperFaults(paragraphs: readonly Paragraph[], { culture, plot }: StoryPlan): Fault[] {
  const foods = culture.place.foods.map(({ text }) => text.toLowerCase())
  const suppers = [...paragraphs.entries()].filter(([, { text }]) =>
    foods.some((food) => text.toLowerCase().includes(food))
  )
  const faults: Fault[] = []
  const [first, second] = suppers
  if (second) faults.push({ code: 'supper-twice', detail: second[1].text.slice(0, 80) })
  if (first && 'fed' in plot && plot.fed) faults.push({ code: 'supper-twice', detail: first[1].text.slice(0, 80) })
  if (first && first[1].act === 3) {
    const told = paragraphs.slice(0, first[0])
    const sooner =
      sentencesIn(told, 3).find(isForBed) ?? sentencesIn(told, 0).find((sentence) => SUPPER_IS_OVER.test(sentence))
    if (sooner !== undefined) faults.push({ code: 'supper-late', detail: sooner.slice(0, 80) })
  }
  return faults
}

const SUPPER_IS_OVER =
  /\b(?:[Ss]upper was over|(?:in the middle of|all through) supper|(?:pots|pans|dishes|plates) were (?:clean|dry|washed))\b/iu

function sentencesIn(paragraphs: readonly Paragraph[], act: Paragraph['act']): string[] {
  return paragraphs.filter((paragraph) => paragraph.act === act).flatMap(({ text }) => sentencesOf(text))
}

/** In the last act each is said to sleep once, by name; the hero last of all. */
function sleeperFaults(paragraphs: readonly Paragraph[], cast: readonly CastMember[]): Fault[] {
  const sentences = paragraphs
    .filter(({ act }) => act === 3)
    .flatMap(({ text }) => sentencesOf(text.replaceAll(/“[^”]*”/gu, '“”')))
  return cast.flatMap((member) => {
    // “Little Mei slept” is not said of Mei.
    const longer = cast
      .map(({ called }) => called)
      .filter((called) => called.includes(member.called) && called !== member.called)
    const falls = sentences.filter((sentence) =>
      fallsAsleep(
        longer.reduce((text, called) => text.replaceAll(mentionPattern(called, 'giu'), '–'), sentence),
        member
      )
    )
    return falls.length > 1 ? [{ code: 'asleep-twice', detail: falls.join(' … ').slice(0, 120) }] : []
  })
}

function fallsAsleep(sentence: string, { called }: CastMember): boolean {
  if (!sentence.includes(called) || !isAsleep(sentence) || !mentionPattern(called).test(sentence)) return false
  return sleeping(called).test(sentence)
}

const NAMES_KEPT = 200

const sleeping = remembered((called): RegExp => {
  const name = mentionPattern(called).source
  return wordPattern(
    String.raw`${name},?(?: \S+){0,4} (?:was|fell|had fallen|went|lay)(?: \S+){0,2} (?:asleep|sleeping|to sleep)\b|${name},?(?: who)? (?:\S+ ){0,2}slept\b|asleep (?:was|lay|fell) ${name}`,
    'u'
  )
}, NAMES_KEPT)

function endingFaults(paragraphs: readonly Paragraph[], plan: StoryPlan): Fault[] {
  const foods = plan.culture.place.foods.map(({ text }) => text.toLowerCase())
  const rest = paragraphs.filter(({ act }) => act === 3)
  const supper = rest.findIndex(({ text }) => foods.some((food) => text.toLowerCase().includes(food)))
  // A journey comes home first.
  if (supper < 0 && plan.kind === 'journey') return []
  const words = (of: readonly Paragraph[]) => of.reduce((sum, { text }) => sum + wordsIn(text), 0)
  const share = words(rest.slice(Math.max(0, supper))) / Math.max(1, words(paragraphs))
  return share > (plan.cast.length > FEW ? MOST_WITH_MANY : MOST_OF_A_STORY)
    ? [{ code: 'ending', detail: `${Math.round(100 * share)} % of all words` }]
    : []
}
