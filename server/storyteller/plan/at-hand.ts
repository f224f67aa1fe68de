import type { Line, Plot, Prop, ScenePlot, ThemePack, ThemeRole } from '#content/format.ts'
import { headOf, knownIn } from '#content/known-things.ts'
import type { StoryLibrary } from '#content/library.ts'
import { familyOf } from './pastimes.ts'
import type { Deed, StoryPlan } from './story-plan.ts'

/** What there is at a deed: at its place, and in the solver's pocket. */
function suppliesOf({ site, pastime }: Pick<Deed, 'site' | 'pastime'>, library: StoryLibrary): readonly Prop[] {
  return [...(site.has ?? []), ...((pastime && familyOf(pastime, library)?.brings) ?? [])]
}

/** The solutions of a deed that take nothing which is not there. */
export function solutionsAtHand(deed: Deed, library: StoryLibrary): readonly Line[] {
  const there = suppliesOf(deed, library)
  return library.matrix[deed.row][deed.challenge].filter(
    (line) => typeof line === 'string' || (line.takes ?? []).every((prop) => there.includes(prop))
  )
}

/**
 * Of lines about a theme those that speak only of what this story meets or is about; all of them if there is none.
 */
export function linesOfMet(
  lines: readonly string[],
  packs: readonly ThemePack[],
  plan: Pick<StoryPlan, 'theme' | 'wish'> & { plot: Plot | ScenePlot }
): readonly string[] {
  const met = metThings(plan)
  const left = lines.filter((line) => knownIn(line, packs).every((head) => met.has(head)))
  return left.length > 0 ? left : lines
}

/** The nouns of what a story meets, and the words of what it is about. */
export function metThings({
  theme,
  wish,
  plot
}: Pick<StoryPlan, 'theme' | 'wish'> & { plot: Plot | ScenePlot }): ReadonlySet<string> {
  const uses: readonly ThemeRole[] = 'uses' in plot ? plot.uses : []
  const said = `${wish.about} ${theme.label}`.toLowerCase().match(/\p{L}+/gu) ?? []
  return new Set([...uses.map((role) => headOf(theme.things[role])), ...said])
}
