import type {
  Capability,
  Challenge,
  CulturePack,
  Nature,
  Mishap,
  Plot,
  Register,
  Role,
  Scene,
  ScenePlot,
  Site,
  Skill,
  SubPack,
  Trait
} from '#content/format.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import type { Culture, Duration } from '#shared/story.ts'
import type { Pronouns } from '../language/pronouns.ts'
import type { Wish } from '../wish/parsed-wish.ts'
import type { ThemeModel } from '../wish/theme-model.ts'
import type { StandIn } from './stand-ins.ts'

/** Something that a member loves to do: a family of hobbies that we know well, or the parent’s own words. */
export interface Pastime {
  /** As the parent typed it. */
  typed: string
  /** A noun that fits "loved …": "drawing", "collecting snails". */
  noun: string
  /** Id of the hobby family; null for a hobby that has no lines. */
  family: string | null
  /** Best first. */
  skills: readonly Skill[]
  /** One of these is heard where the hobby is told. */
  marks: readonly string[]
}

export interface Manner {
  typed: string
  trait: Trait | null
}

export interface CastMember {
  /** Place in the request. */
  index: number
  /** As the family writes it. */
  name: string
  /** As the story says it: two Bens become "Ben" and "little Ben". */
  called: string
  /** As the children of the household say it where they speak, if not by that name: "Mum". */
  byChildren?: string
  /** What a member is to the children of the household, where the name does not say it: “mother”, “sister”. */
  kin?: string
  age: number
  role: Role
  isGuest: boolean
  /** Who is of the household by nothing but a name on its list: a teacher, a neighbour. */
  isFromOutside?: true
  /** What an animal is, where the family says it in plain English: "cat". */
  kind?: string
  /** Who cannot use hands or words as others do. */
  nature: Nature | null
  speaks: boolean
  /** What lines may take for granted: hands, ears, a second one to be carried by. */
  able: ReadonlySet<Capability>
  /** Null when neither relationship nor avatar tells. */
  pronouns: Pronouns | null
  pastimes: readonly Pastime[]
  manners: readonly Manner[]
}

/** A member deals with what stands in the way. */
export interface Deed {
  site: Site
  challenge: Challenge
  solver: CastMember
  row: Skill | Nature
  /** What of the solver’s own it is done with; null is a plain good idea. */
  pastime: Pastime | null
  manner: Manner | null
  helpers: readonly { member: CastMember; pastime: Pastime | null }[]
}

export interface CultureChoice {
  id: Culture
  pack: CulturePack
  place: SubPack
  /** After the verb: "in a flat above the bakery". */
  home: string
  /** Where the family lives on other evenings, if tonight is told of another town. */
  lives: { place: string; home: string }
}

export interface WordWindow {
  min: number
  max: number
  target: number
}

/** A scene with the people in it. */
export interface BoundScene {
  scene: Scene
  S: CastMember
  A: CastMember | null
  /** What goes wrong in it, or has gone wrong just before. */
  mishap: Mishap | null
  /** What that happens to, or the next one where nothing has gone wrong yet. */
  stands: readonly StandIn[]
}

/** Everything that is decided before a sentence is written; any renderer tells this story and no other. */
export type StoryPlan = JourneyPlan | ScenesPlan

interface PlannedStory {
  duration: Duration
  window: WordWindow
  register: Register
  /** The age for which it is written. */
  listenerAge: number
  cast: readonly CastMember[]
  hero: CastMember
  theme: ThemeModel
  wish: Wish
  culture: CultureChoice
  /** What of an earlier story is heard of again tonight; null on most evenings. */
  back: { met: string } | { earlier: string } | null
  /** The toy that came along because the hero had no other to talk with; one of the cast. */
  companion: CastMember | null
}

/** A way with obstacles, each of which a member overcomes. */
export interface JourneyPlan extends PlannedStory {
  kind: 'journey'
  plot: Plot
  refrain: { loud: string; soft: string }
  /** The way, in order. */
  deeds: readonly Deed[]
  /** The turn: the hero’s own. */
  climax: Deed
}

/** Scenes about the wish itself. */
export interface ScenesPlan extends PlannedStory {
  kind: 'scenes'
  plot: ScenePlot
  refrain: { loud: string; soft: string } | null
  scenes: readonly BoundScene[]
  /** Whether there are scenes for this household that are not told tonight. */
  hasMore: boolean
  /** It was written for another wish, and is the nearest to this one (`nearest-written.ts`). */
  isNearest: boolean
  /** Who plays what, where parts are given out. */
  parts: ReadonlyMap<CastMember, string>
  /** Of whom it is told tonight what they love; of the others another night. */
  loving: ReadonlySet<CastMember>
}

/**
 * A story in scenes begins at once and ends soon. A quiet one that fits any sorrow takes its time as a journey does; one
 * that says what has happened says it first.
 */
export function beginsAtOnce(plan: StoryPlan): plan is ScenesPlan {
  return plan.kind === 'scenes' && (plan.theme.kind !== 'comfort' || isOfItsOwn(plan.plot))
}
