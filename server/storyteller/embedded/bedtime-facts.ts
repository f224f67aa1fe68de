import { bedtimeHushes } from '#content/bedtime-hushes.ts'
import type { Scene } from '#content/format.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import { linesOfItsOwn } from '../plan/own-plots.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { remembered, rememberedFor } from '../remembered.ts'
import { stemsOf } from '../word-stems.ts'

/**
 * What is left to say in bed: of what the wish’s packs know of it at night, the sentences that name what was wished for
 * (of pancakes, none about biscuits) and that a story of its own has not told by day, for then they are no news.
 */
export function bedtimeFacts(plan: StoryPlan): readonly string[] {
  const { wish, theme, plot } = plan
  const about = new Set([...nounsIn(wish.about)].filter((stem) => !OF_ANY_DAY.has(stem)))
  // Of what is told as something else, nothing is known.
  const known = wish.world.facts.length === 0 ? [] : theme.packs.flatMap(({ id }) => bedtimeHushes[id] ?? [])
  const naming = linesOfItsOwn(plot, known).filter((line) => [...nounsIn(line)].some((stem) => about.has(stem)))
  if (plan.kind !== 'scenes' || !isOfItsOwn(plan.plot)) return naming
  const told = plan.scenes.map(({ scene }) => nounsOf(scene))
  return naming.filter((line) => {
    const news = [...nounsIn(line)].filter((stem) => !about.has(stem) && !OF_ANY_DAY.has(stem))
    return !told.some((words) => news.filter((stem) => words.has(stem)).length >= TOLD * news.length)
  })
}

const nounsOf = rememberedFor(
  (scene: Scene) => new Set(scene.steps.flatMap(linesOf).flatMap((line) => [...nounsIn(lineText(line))]))
)

/** Its words without their endings, so that puppies are a puppy, wolves a wolf and “the mouse’s” a mouse. */
export const nounsIn = remembered(
  (text): ReadonlySet<string> =>
    stemsOf(
      text
        .toLowerCase()
        .replaceAll(/’s\b/gu, '')
        .replaceAll(/(?<=\p{L}{2})ies\b/gu, 'y')
        .replaceAll(/(?<=\p{L}{2})ves\b/gu, 'f')
        .replaceAll(/\bmice\b/gu, 'mouse')
    ),
  2_000
)

/** Of the words that are news; the rest are such as another sentence would have. */
const TOLD = 0.6

/** A first day at school has nothing of a sports day. */
const OF_ANY_DAY = stemsOf('day time night morning first last new old little big small good great best')
