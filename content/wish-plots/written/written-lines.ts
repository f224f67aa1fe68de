/** How a clause of one kind is told: what is read out, and what comes of it. */
export interface WrittenLines {
  /** Each says {line}, the clause as a sentence without a full stop, once, at the beginning of a quotation. */
  says: readonly string[]
  /** A paragraph after it, true of any clause of the kind. */
  plays: readonly string[]
  /** The same of a noun that the lexicon knows: {thing} “the robot”, {thing.does}, {thing.part}, {thing.stand}, {thing.where}. */
  withThing?: readonly string[]
}
