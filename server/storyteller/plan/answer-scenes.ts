import type { KnownAnswer } from '#content/answers/known-answer.ts'
import type { Line, Scene, ScenePlot, SceneStep } from '#content/format.ts'
import { lineText } from '#content/line-lint.ts'
import type { Wish } from '../wish/parsed-wish.ts'
import { wordPattern } from '../word-pattern.ts'

/**
 * What a row of `content/answers/` says beside its answer: the three guesses, what is said to each, and how it is tried. Of
 * {known} nothing is told: a line that begins with it is for those who know the answer.
 */
const OF_ANSWER = /\{(wrong\.(?:one|two|three)|but\.(?:one|two|three)|try|known)\}/gu
const SAID_ANSWER = wordPattern(String.raw`${OF_ANSWER.source}([,.]?)`, 'gu')
/** “And who’d hold the other end”: what is said to a guess may ask back. */
const ASKS_BACK = /^(?:(?:and|but|then) )?(?:who|what|where|why|how|which)\b/iu
/** A guess that may be any of the three. */
const ANY_GUESS = /\{guess(?:\.2)?\}/u

/**
 * A story of a question with what is known of just this one. Of several lines for one place those are told that say it; a
 * scene that cannot do without what the answer does not have is left out. Where all three guesses are argued over, no
 * spare scene brings a fourth.
 */
export function withAnswer(plot: ScenePlot, { answer }: Pick<Wish, 'answer'>): ScenePlot {
  if (plot.tellsAny !== 'question') return plot
  const said = sayingsOf(answer)
  const isArgued = answer?.buts !== undefined && plot.scenes.some(({ steps }) => steps.some(saysGuessesItself))
  return {
    ...plot,
    scenes: plot.scenes.flatMap((scene): Scene[] => {
      const steps = scene.steps.map((step) => stepOf(step, said))
      if (!steps.every((step): step is SceneStep => step !== null)) return []
      if (isArgued && scene.spare !== undefined && steps.some(lendsGuess)) return []
      return [{ ...scene, steps }]
    })
  }
}

function sayingsOf(answer: KnownAnswer | null): ReadonlyMap<string, string> {
  if (answer === null) return new Map()
  const numbers = ['one', 'two', 'three']
  const { buts, guesses, try: tried } = answer
  return new Map([
    ['known', ''],
    ...(buts === undefined
      ? []
      : numbers.flatMap((number, at): [string, string][] => [
          [`wrong.${number}`, guesses[at] ?? ''],
          [`but.${number}`, buts[at] ?? '']
        ])),
    ...(tried === undefined ? [] : [['try', tried] as const])
  ])
}

/** The step with what is said filled in, told by those lines that say it, if there are any; null where none is left. */
function stepOf(step: SceneStep, said: ReadonlyMap<string, string>): SceneStep | null {
  const lines = step.both ?? []
  const asking = lines.filter((line) => slotsIn(line).length > 0)
  if (asking.length === 0) return step
  const fillable = asking.filter((line) => slotsIn(line).every((slot) => said.has(slot)))
  const told = fillable.length > 0 ? fillable : lines.filter((line) => !asking.includes(line))
  return told.length === 0 ? null : { ...step, both: told.map((line) => filled(line, said)) }
}

const slotsIn = (line: Line): string[] => [...lineText(line).matchAll(OF_ANSWER)].map(([, slot = '']) => slot)

const saysGuessesItself = ({ both = [] }: SceneStep): boolean =>
  both.some((line) => slotsIn(line).includes('wrong.one'))

const lendsGuess = ({ both = [] }: SceneStep): boolean => both.some((line) => ANY_GUESS.test(lineText(line)))

function filled(line: Line, said: ReadonlyMap<string, string>): Line {
  const text = lineText(line).replaceAll(SAID_ANSWER, (_, slot: string, mark: string) => {
    const words = said.get(slot) ?? ''
    return words + (mark !== '' && ASKS_BACK.test(words) ? '?' : mark)
  })
  return typeof line === 'string' ? text : { ...line, text }
}
