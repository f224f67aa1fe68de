import type { KnownAnswer } from '#content/answers/known-answer.ts'
import type { Mood, SorrowForm, ThemeWorld, WishSort } from '#content/format.ts'
import type { KnownNoun } from '#content/lexicon/lexicon-entry.ts'
import type { BrokenToy } from './kinds/toy-of-wish.ts'
import type { Visitor } from './kinds/visitor.ts'
import type { WishSayings } from './kinds/wish-day.ts'
import type { News } from './kinds/wish-news.ts'
import type { WishParts } from './kinds/wish-parts.ts'

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
  /** The stranger of whom it tells: "a train that couldn't sleep". */
  visitor: Visitor | null
  /**
   * Of what one of the family is scared: "the hand dryer in the loo", and then "the hand dryer". Null where that is not
   * said.
   */
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
