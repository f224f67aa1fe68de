import type { Line } from '#content/format.ts'
import { lineText } from '#content/line-lint.ts'
import type { StoryPlan } from '../plan/story-plan.ts'

/** What is said of several: told of one child alone, it sounds like a form. */
const OF_MANY =
  /(?<!\p{L})(?:they all|so did they all|all of them|each of them|both of them|all their|in their places|one after another|one by one|the two of them|they both|everyone|everybody|the others)(?!\p{L})/iu
const THEY = /(?<!\p{L})(?:they|them|their|theirs|themselves)(?!\p{L})/iu

/**
 * For a hero alone the lines that do not speak of many, where there are such; of those the ones that call no member
 * "they", as long as one of them is new to the family (`isNew`): a hero who is known as she or he is not told as a
 * crowd.
 */
export function forLoneHero(
  lines: readonly Line[],
  { cast, hero }: StoryPlan,
  isNew: (line: Line) => boolean
): readonly Line[] {
  if (cast.length > 1) return lines
  const single = preferring(lines, (line) => !OF_MANY.test(told(line)))
  if (hero.pronouns === null || hero.pronouns === 'they') return single
  const named = single.filter((line) => !THEY.test(told(line)))
  return named.some(isNew) ? named : single
}

/** The authored words outside of quotation marks: what others say of others is theirs. */
function told(line: Line): string {
  return lineText(line).replaceAll(/“[^”]*”|\{[^}]*\}/gu, '')
}

function preferring(lines: readonly Line[], isBetter: (line: Line) => boolean): readonly Line[] {
  const better = lines.filter(isBetter)
  return better.length > 0 ? better : lines
}
