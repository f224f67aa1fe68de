import type { Line, ThemeWorld } from '#content/format.ts'
import { lineText } from '#content/line-lint.ts'
import { openWorld } from '#content/open-world.ts'
import { parseTemplate, slotsOf } from '#content/template.ts'
import type { Act } from '../act.ts'
import { freshest } from '../line-choice.ts'
import { isLively } from '../lively-words.ts'
import type { Memory } from '../memory.ts'
import { PERSON } from '../plan/stand-ins.ts'
import type { ScenesPlan, StoryPlan } from '../plan/story-plan.ts'
import type { SeededRandom } from '../random.ts'
import { remembered } from '../remembered.ts'
import type { Wish } from '../wish/parsed-wish.ts'
import { sharedStems } from '../word-stems.ts'
import { bedtimeFacts } from './bedtime-facts.ts'

/** Lends facts, parts and the like to lines: each once in a story, those that the family has not heard first. */
export interface Lender {
  /** By slot, what fills the slots of this line that belong to the wish. */
  /** With `deed`, the verb is that of the wish itself. */
  lend: (line: Line, act: Act, deed?: boolean) => ReadonlyMap<string, string>
  /** Everything that has been lent, for the memory. */
  lent: () => readonly string[]
}

const OF_WISH = /^(fact|guess|say|part|prop|do|did|doing)(?:\.(part|is))?(\.2)?$/u

const wishSlots = remembered((text: string) => slotsOf(parseTemplate(text)).filter((slot) => OF_WISH.test(slot)))

export function createLender(
  plan: StoryPlan & Partial<Pick<ScenesPlan, 'parts' | 'scenes'>>,
  memory: Memory,
  random: SeededRandom,
  collides: (text: string) => boolean
): Lender {
  const { wish, plot, parts, scenes } = plan
  const { world } = wish
  // In a story of what an absent person did, {did} is that.
  const isOfDoer = 'tellsAny' in plot && plot.tellsAny === 'did'
  // What a scene brings for its mishap is not lent to another.
  const said = new Set((scenes ?? []).flatMap(({ stands }) => stands.slice(0, 1).map(([part]) => part)))
  const played = new Set(parts?.values())
  // What answers the question is not said before the turn.
  const answers = answersTo(wish)
  const others = KINDS.fact(world).filter((fact) => !answers.includes(fact))
  const inBed = bedtimeFacts(plan).map((line) => [line])
  const factsFor = (act: Act) => {
    if (answers.length > 0 && act === 2) return answers
    const facts = others.length > 0 ? others : answers
    if (act !== 3) return facts
    return inBed.length > 0 ? inBed : facts
  }
  /** The least used of a kind; one that was used already only when there is no other. */
  function take(kind: Kind, act: Act): readonly string[] {
    const all = kind === 'fact' ? factsFor(act) : kind === 'guess' ? guessesOf(wish, said) : KINDS[kind](world)
    const things = kind === 'prop' ? all.filter(([, is = '']) => !PERSON.test(is)) : all
    const calm =
      act === 3 ? things.filter((each) => !each.some((said) => isLively(said) || said.includes('!'))) : things
    const usable = calm.filter((each) => !each.some(collides))
    const pool = usable.length > 0 ? usable : all
    const unsaid = pool.filter(([first = '']) => !said.has(first) && !(kind === 'part' && played.has(first)))
    const chosen = freshest(unsaid.length > 0 ? unsaid : pool, ([first = '']) => memory.age(first), random)
    said.add(chosen[0] ?? '')
    return chosen
  }
  return {
    lend: (line, act, deed = false) => {
      const lent = new Map<string, string>()
      const taken = new Map<string, readonly string[]>()
      for (const slot of wishSlots(lineText(line))) {
        if (isOfDoer && slot === 'did') continue
        const [, name = '', side = '', second = ''] = OF_WISH.exec(slot) ?? []
        const kind = kindOf(name)
        const key = `${kind}${second}`
        const item = taken.get(key) ?? (deed && kind === 'verb' && wish.deed ? wish.deed : take(kind, act))
        taken.set(key, item)
        lent.set(slot, item[PLACES[side === '' ? name : side] ?? 0] ?? '')
      }
      return lent
    },
    lent: () => [...said]
  }
}

/** What is known to answer a question, or the facts that have most words in common with it; none where nothing is asked. */
function answersTo({ isQuestion, question, about, world, answer }: Wish): readonly (readonly string[])[] {
  if (answer) return [[answer.fact]]
  if (!isQuestion) return []
  const close = KINDS.fact(world).filter(([fact = '']) => sharedStems(question, fact) >= CLOSE)
  // A fact about dogs is no answer to why they cannot talk: that the household does not know is one.
  const known = close.length > 0 ? close : KINDS.fact(openWorld(about, 'question')).slice(0, 2)
  return known
    .toSorted(([one = ''], [other = '']) => sharedStems(question, other) - sharedStems(question, one))
    .slice(0, 2)
}

/** Words of a question that a fact has to say, to be an answer. */
const CLOSE = 2

/** Those that are about just this come first. */
function guessesOf({ answer, world }: Wish, said: ReadonlySet<string>): readonly (readonly string[])[] {
  const own = (answer?.guesses ?? []).filter((guess) => !said.has(guess))
  return own.length > 0 ? own.map((guess) => [guess]) : KINDS.guess(world)
}

type Kind = 'fact' | 'guess' | 'say' | 'part' | 'prop' | 'verb'

function kindOf(name: string): Kind {
  if (name === 'do' || name === 'did' || name === 'doing') return 'verb'
  return name === 'fact' || name === 'guess' || name === 'say' || name === 'part' ? name : 'prop'
}

const KINDS: Record<Kind, (world: ThemeWorld) => readonly (readonly string[])[]> = {
  fact: ({ facts }) => facts.map((fact) => [withoutStop(fact)]),
  guess: ({ guesses }) => guesses.map((guess) => [withoutStop(guess)]),
  say: ({ says }) => says.map((say) => [withoutStop(say)]),
  part: ({ parts }) => parts.map((part) => [part]),
  prop: ({ props }) => props,
  verb: ({ verbs }) => verbs
}
/** Which of the words of an item a slot says. */
const PLACES: Record<string, number> = { do: 0, did: 1, doing: 2, part: 0, is: 1 }

function withoutStop(sentence: string): string {
  return sentence.replace(/[.,]$/u, '')
}
