import type { StoryPlan } from '../plan/story-plan.ts'
import { escapeForRegExp } from '../text-measures.ts'
import { wordPattern } from '../word-pattern.ts'
import type { Fault } from './surface.ts'

/** What the wish lends stands where it can: a description ends its clause, and a deed is nothing that “it was”. */
export function lentFaults(text: string, plan: StoryPlan): Fault[] {
  const { world, about } = plan.wish
  const described = [...world.parts, ...world.props.flat()].filter(
    (each) => each.includes(', ') && !each.includes(plan.theme.label) && !each.includes(about)
  )
  const open = described.flatMap((each) => found(text, String.raw`${escapeForRegExp(each)} \p{Ll}\S*`, 'open-clause'))
  if (plan.theme.kind === 'comfort' || plan.theme.kind === 'adventure') return open
  const wish = escapeForRegExp(about)
  // Who comes is told whole, also where the wish is said shorter elsewhere.
  const told = plan.wish.visitor ? text.replaceAll(plan.wish.visitor.first, '') : text
  const clause = /\b(?:who|that|which)\b/u.test(about)
    ? found(
        told,
        String.raw`\b(?:was|were|is|play|saw|built) ${wish} (?!and\b|but\b|or\b|with\b|in\b|for\b)\p{Ll}\S*`,
        'open-clause'
      )
    : []
  const deed = /^\p{L}{2,}ing (?:to|the|an?|at|on|in|up|off|home)\b/u.test(about)
    ? found(
        text,
        String.raw`(?:(?:^|[.!?”] )(?:then )?it was|(?:all round|over the top)[^.]* it was|into) ${wish}(?=[.,])`,
        'deed-as-thing'
      )
    : []
  return [...open, ...clause, ...deed]
}

function found(text: string, pattern: string, code: string): Fault[] {
  const match = wordPattern(pattern, 'iu').exec(text)
  return match ? [{ code, detail: match[0] }] : []
}
