import { lineText, linesOf } from '#content/line-lint.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import type { StoryPlan } from '../plan/story-plan.ts'
import { stemsOf } from '../word-stems.ts'

/**
 * What is left to say in bed: the facts of the wish’s packs that name what was wished for (of pancakes, none about
 * bananas) and that a story of its own has not told by day, for then they are no news.
 */
export function bedtimeFacts(plan: StoryPlan): readonly string[] {
  const { wish } = plan
  const about = new Set([...stemsOf(wish.about)].filter((stem) => !OF_ANY_DAY.has(stem)))
  const naming = wish.world.facts.filter((fact) => [...stemsOf(fact)].some((stem) => about.has(stem)))
  if (plan.kind !== 'scenes' || !isOfItsOwn(plan.plot)) return naming
  const told = plan.scenes.map(({ scene }) => stemsOf(scene.steps.flatMap(linesOf).map(lineText).join(' ')))
  return naming.filter((fact) => {
    const news = [...stemsOf(fact)].filter((stem) => !about.has(stem) && !OF_ANY_DAY.has(stem))
    return !told.some((words) => news.filter((stem) => words.has(stem)).length >= TOLD * news.length)
  })
}

/** Of the words that are news; the rest are such as another sentence would have. */
const TOLD = 0.6

/** A first day at school has nothing of a sports day. */
const OF_ANY_DAY = stemsOf('day time night morning first last new old little big small good great best')
