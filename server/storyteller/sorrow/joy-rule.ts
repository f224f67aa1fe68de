/** Where a few words are surer than the weights that nothing sad is said, the whole of the wish considered. */
export interface JoyRule {
  label: string
  said: RegExp
  /** What it may say although it is often sad: “hospital” where a parent works there. */
  allows?: RegExp
  /** Where the weights are this sure of a sorrow they are believed: the end of the sentence may be any words. */
  isOpen?: true
  examples: readonly string[]
  /** These are sorrows, by this rule or in spite of it. */
  counterExamples: readonly string[]
}
