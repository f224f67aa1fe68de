import type { StoryLibrary } from '#content/library.ts'
import { remember } from '../memory.ts'
import { plansOf } from '../plan/plan-story.ts'
import type { CastMember, StoryPlan } from '../plan/story-plan.ts'
import type { RetellRequest } from '../storyteller.ts'
import { mentionPattern } from '../text-measures.ts'
import type { NameShield } from './name-shield.ts'

/** What a part of a finished story is told anew by: nothing in it that the story did not have. */
export interface RetellPlan {
  plan: StoryPlan
  /** Where they live, as the story was planned; null where that was not kept. */
  home: string | null
  /** Who leads; null where neither what was kept nor the story says so. */
  hero: CastMember | null
  /** What the wish is called in the story. */
  about: string
}

/**
 * Plans are not kept: they change with the library and with what a family has heard. Of a story's plan that which a
 * part could contradict is taken from what was kept with it: who leads, where they live, how the wish is said. What was
 * not kept is not made up.
 */
export function planTold(
  { planned, paragraphs }: Pick<RetellRequest, 'planned' | 'paragraphs'>,
  shield: NameShield,
  seed: string,
  library: StoryLibrary
): RetellPlan {
  const told = paragraphs.map((text) => shield.hide(text))
  const { request } = shield
  const led = planned === null ? null : shield.hide(planned.hero)
  const memory = {
    ...remember([]),
    // Who has never led leads.
    ledAge: (name: string) => (name === led ? Infinity : 0),
    homeIn: () => planned
  }
  const { first, planOf } = plansOf(request, memory, { seed }, library)
  const made = planOf(first).plan
  // A toy comes along in some stories of a child who is alone, and in others not.
  const cast = made.cast.filter((member) => member !== made.companion || told.some((text) => isNamed(member, text)))
  const hero = cast.find(({ name }) => name === led) ?? onlySleeper(cast, told)
  const about = planned === null || planned.about === null ? made.wish.about : shield.hide(planned.about)
  return {
    plan: {
      ...made,
      cast,
      companion: made.companion !== null && cast.includes(made.companion) ? made.companion : null,
      hero: hero ?? made.hero,
      wish: { ...made.wish, about },
      culture: { ...made.culture, home: planned?.home ?? '' }
    },
    home: planned?.home ?? null,
    hero,
    about
  }
}

/** The last paragraph puts the hero to sleep by name: where it names one member alone, that is who led. */
function onlySleeper(cast: readonly CastMember[], told: readonly string[]): CastMember | null {
  const last = told.at(-1) ?? ''
  const named = cast.filter((member) => isNamed(member, last))
  return named.length === 1 ? (named[0] ?? null) : null
}

function isNamed({ called }: CastMember, text: string): boolean {
  return mentionPattern(called, 'iu').test(text)
}
