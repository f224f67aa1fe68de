import { planStory } from '#server/storyteller/plan/plan-story.ts'
import type { StoryPlan } from '#server/storyteller/plan/story-plan.ts'
import type { StoryBrief } from '#server/storyteller/story-brief.ts'
import { person } from './requested-character.ts'

const CAST = [
  person('Isla', 6, 'daughter', { avatar: 'girl' }),
  person('Theo', 4, 'son', { avatar: 'boy' }),
  person('Rosa', 38, 'mother', { avatar: 'woman' })
]

/** The plan of a medium story, of two children and their mother unless others are given, who have heard no story yet. */
export function plannedStory(
  theme: string,
  characters: StoryBrief['characters'] = CAST,
  culture: StoryBrief['culture'] = 'western'
): StoryPlan {
  return planStory({ characters, theme, duration: 'medium', culture, interests: [] }, { seed: 'a', history: [] })
}
