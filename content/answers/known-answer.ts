/** What is true of a question that children ask, and what is said of it by those who are sure. */
export interface KnownAnswer {
  /**
   * Words of the question, all of them; of words with a bar between them one, each also with the “s” of a plural. After a
   * stroke with spaces stands another way to ask it.
   */
  asks: string
  /** Words with a bar between them: where one of them stands in it, another question is asked. */
  unless?: string
  /** It also says yes or no: “do fish sleep” is answered by it, and not only “how do fish sleep”. */
  closed?: true
  /** The true answer in a sentence that a six-year-old can say on at breakfast; spoken, without a full stop. */
  fact: string
  /** Wrong, and about just this. */
  guesses: readonly [string, string, string]
  /** What one who thinks about it says to each of the guesses, in their order; spoken, without a full stop. */
  buts?: readonly [string, string, string]
  /** How it is seen, tried or acted with what is in any home: two to four sentences, told of {H} and {A}. */
  try?: string
}
