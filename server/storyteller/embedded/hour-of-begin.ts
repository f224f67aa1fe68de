import type { Line } from '#content/format.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import type { ScenesPlan } from '../plan/story-plan.ts'

const BY_DAY =
  /^(?:At (?:\p{L}+ )?\p{L}+ o’clock|(?:That|This|One) (?:morning|afternoon)|In the morning|(?:On \p{Lu}\p{L}+ )?(?:[Aa]fter|[Bb]efore|[Aa]t) (?:breakfast|lunch))\b/u
const OF_EVENING =
  /\b(?:evening|bedtime|bed|nights?|tonight|dark|late|lamps?|light|lit|curtains|tired|sleepy|awake|up|the day (?:was|is)|(?:end of the|long) day)\b/iu

/** How a story may begin: where its first words say that it was four o’clock, or morning, none that says it was evening. */
export function ofItsHour(lines: readonly Line[], plan: ScenesPlan): readonly Line[] {
  return beginsByDay(plan) ? lines.filter((line) => !OF_EVENING.test(lineText(line))) : lines
}

/** Out of doors it is day, if nothing else is said. */
function beginsByDay({ scenes, plot }: ScenesPlan): boolean {
  return plot.out === true || linesOf(scenes[0]?.scene.steps[0] ?? {}).some((line) => BY_DAY.test(lineText(line)))
}
