import type { Dish, Thing } from '#content/format.ts'
import type { StandIn } from '../plan/stand-ins.ts'
import type { CastMember } from '../plan/story-plan.ts'
import type { StoryTopic } from '../plan/topic-of-story.ts'

export interface Love {
  member: CastMember
  hobby: string
}

/** What the slots of a line mean where it stands. */
export interface Setting {
  S?: CastMember
  /** The second one, where the plan has said who it is. */
  A?: CastMember
  /** The members who may be a second one here. */
  others?: readonly CastMember[]
  names?: readonly CastMember[]
  obj?: Thing
  habit?: string
  hobby?: string
  /** What the story was about, where a line brings it together with what one loves. */
  topic?: StoryTopic
  /** What each of some loves, for one sentence about all of them. */
  loves?: readonly Love[]
  trait?: string
  /** What there is for supper. */
  food?: Dish
  home?: string
  goodnight?: string
  /** Out of an earlier story: whom they met, what it was about. */
  met?: string
  earlier?: string
  /** What the wish lends to this line: facts, parts and the like, by slot. */
  lent?: ReadonlyMap<string, string>
  /** What the things of this scene are played with. */
  stands?: readonly StandIn[]
}
