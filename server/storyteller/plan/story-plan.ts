import type { KnownAnswer } from '#content/answers/known-answer.ts'
import type {
  Capability,
  Challenge,
  CulturePack,
  Nature,
  Mishap,
  Mood,
  Plot,
  Register,
  Role,
  Scene,
  ScenePlot,
  Site,
  Skill,
  SorrowForm,
  SubPack,
  ThemePack,
  ThemeRole,
  ThemeWorld,
  Thing,
  Trait,
  WishSort
} from '#content/format.ts'
import type { KnownNoun } from '#content/lexicon/lexicon-entry.ts'
import { isOfItsOwn } from '#content/wish-plots/wish-plot.ts'
import type { Culture, Duration } from '#shared/story.ts'
import type { Pronouns } from '../language/pronouns.ts'
import type { BrokenToy } from '../wish/kinds/toy-of-wish.ts'
import type { Visitor } from '../wish/kinds/visitor.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'
import type { News } from '../wish/kinds/wish-news.ts'
import type { WishParts } from '../wish/kinds/wish-parts.ts'
import type { LabelForm } from '../wish/theme-label.ts'
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
  age: number
  role: Role
  isGuest: boolean
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

export interface ThemeModel {
  kind: 'adventure' | 'known' | 'blend' | 'open' | 'comfort'
  /** How the story may name it; safe to print. */
  label: string
  /** What a sentence can do with the label. */
  form: LabelForm
  packs: readonly ThemePack[]
  things: Readonly<Record<ThemeRole, Thing>>
  sound: string
}

export interface CultureChoice {
  id: Culture
  pack: CulturePack
  place: SubPack
  /** After the verb: "in a flat above the bakery". */
  home: string
}

export interface WordWindow {
  min: number
  max: number
  target: number
}

/** What a wish says, and what is known of it. */
export interface Wish {
  /** How the story says it in the middle of a sentence: "a lighthouse", "how bees make honey", "going to the dentist". */
  about: string
  /** Where the family said “our”, how they say it in speech and how it is told: "our trip to Wales", "their trip to Wales". */
  ours: { said: string; told: string } | null
  /** The question that it asks, or that can be asked of it: "Why is the sky blue?" */
  question: string
  isQuestion: boolean
  /** What is known to be true of just that question, and what is said of it all the same. */
  answer: KnownAnswer | null
  /** What one in it does, cannot do or wants to learn: base, past, -ing. Null where nothing happens in it. */
  deed: [base: string, past: string, ing: string] | null
  /** What the lexicon knows of the noun that it is about; null where it says something else, or nothing is known. */
  noun: KnownNoun | null
  /** The wish taken apart, as it is said and as it is misheard; null where it is too short, or a sorrow. */
  parts: WishParts | null
  /** A toy that has lost a part of itself: "bunny's ear fell off". */
  toy: BrokenToy | null
  /** Somebody of whom it tells: "a train that couldn't sleep". */
  visitor: Visitor | null
  /** Of what somebody of the family is scared: "the hand dryer in the loo", and then "the hand dryer". Null where that is not said. */
  fear: { whole: string; short: string } | null
  /** What has happened, or is to happen, as {H} says it. Null where the wish is no such sentence. */
  news: News | null
  /** What the slots of its kinds say ("{day}", "{rains.what}"); of a sorrow, {whom} it is about, where that is sure. */
  says: WishSayings
  /** The stories that are true of a sorrow; none of any other wish. */
  sorrow: readonly SorrowForm[]
  sort: WishSort
  moods: readonly Mood[]
  world: ThemeWorld
  /** Whether a pack or the lore knows it; else `world` is what is true of anything. */
  isKnown: boolean
  /** Whether what is known of it comes from outside the library. */
  isLore: boolean
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
  /** The toy that came along because the hero had nobody to talk with; one of the cast. */
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
  /** Whether some of those were written for the wish, and are none of the mishaps that any wish of the pack may meet. */
  hasMoreOfItsOwn: boolean
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
