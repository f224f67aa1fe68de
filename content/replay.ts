/**
 * What a child did today, shown once more this evening with what lies about at home: the wrong feet of “put on his shoes
 * all by himself”. It is told after the sentence that says what happened, and claims nothing of that: what is new happens
 * tonight, in the playing. {S} is who did it, {A} the one beside.
 */
export interface Replay {
  id: string
  /** Each is a few words that all stand in one sentence of what happened, in any order and any ordinary form. */
  keys: readonly string[]
  /** Where they were or how they got there: what they did there is nearer. */
  isWeak?: true
  /** 42 to 80 words; of a day on which nothing else happened two are told in one evening. */
  played: readonly string[]
  /** What is left of it in bed, 9 to 26 words; no word is spoken in it. */
  bed: readonly string[]
}
