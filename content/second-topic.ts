/**
 * What a wish names beside what its story is about: the parade of “dumplings on parade”, the thief of “mango thief”. Its passages
 * bring it into any story that is told at home: {S} is the hero, {A} the one beside, {host} what the story is about,
 * with its article (“the dumplings”, one or many, alive or not). They bring nothing that stays, and each stands by
 * itself: of every list one is told, whatever was told of another.
 */
export interface SecondTopic {
  id: string
  /** Words and short phrases by which a wish names it, in small letters and in every form in which they are typed. */
  keys: readonly string[]
  /** Taken only where a wish names no other: “a fox and his friends” race. */
  isWeak?: true
  /** Before the first scene: that it belongs to tonight’s story. 18 to 40 words. */
  begin: readonly string[]
  /** It happens: some 55 to 85 words. */
  middle: readonly string[]
  /** Once more and otherwise, 40 to 70 words; in a long night. */
  later: readonly string[]
  /** From far away, in bed, in a long night. 14 to 30 words. */
  end: readonly string[]
}
