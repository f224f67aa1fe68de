/** A quotation that ends with “?”, “!” or “…” is over, and the sentence around it may go on. */
const AFTER_ASKING = /[!?…]”\s+$/u

/** Who sang a song, agreed to come or thought about it has said nothing, and begins a sentence. */
const SAYS_IT =
  /^\s+(?:(?:said|asked|whispered|called|answered|murmured|replied|cried|shouted|wondered|told|wanted to know)\b|(?:sang|added|agreed|announced|explained|thought)(?=[,.:]|$| (?:softly|quietly|slowly|sadly|happily|at last)\b))/u

/** Whether who stands between two texts only says what was said before, in the same sentence: “Is it far?” she asked Theo. */
export function saysWhatWasAsked(before: string, after: string): boolean {
  return AFTER_ASKING.test(before) && SAYS_IT.test(after)
}
