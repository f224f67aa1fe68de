import { PET_WORDS } from '../language/family-words.ts'
import { wordPattern } from '../word-pattern.ts'

const PET = PET_WORDS.join('|')

/**
 * What is no sorrow and yet nothing to cheer or joke about: one who gets old or is poorly, a friend who goes to another
 * place, what cannot be done any more or mended.
 */
const TENDER = wordPattern(
  [
    // “Biscuit is old and tired”, “our cat has gone deaf”.
    String.raw`\b(?:is|are|’s|’re|am|got|gone|getting|going|became|went) (?:(?:so|very|really|too|quite|a bit|rather|old and|nearly|almost|half|all|getting) )*(?:old|older|slow|slower|deaf|blind|lame|stiff|weak|frail|wobbly|poorly|ill|sick|unwell|sore|feverish|achy|worn)\b`,
    String.raw`\b(?:limps?|limping|coughs?|coughing|shivers?|wheez\w+)\b`,
    // “Won’t jump any more”.
    String.raw`\b(?:no|not|n’t|never)\b.*\b(?:any ?more|any longer|like (?:he|she|it|they) used to)\b`,
    String.raw`\b(?:ha(?:s|ve|d)|with|got|caught) (?:a |an |the )?(?:\p{L}+ )?(?:cold|cough|flu|fever|temperature|bug|virus|headache|earache|toothache|tummy ?ache|sore \p{L}+|bad (?:back|knee|leg|hip|tummy))\b`,
    // “My friend is going to another school”, “her teacher is moving away”.
    String.raw`\b(?:friend|bestie|mate|buddy|neighbours?|teacher|childminder|au pair|nanny)\b.*\b(?:mov(?:es?|ed|ing)|leav(?:es?|ing)|left|chang(?:es?|ing|ed) (?:schools?|class|classes)|(?:going|goes|went) to (?:another|a different|a new|live))\b`,
    String.raw`\b(?:won’t|can’t|cannot|couldn’t|nobody can|no one can) (?:be )?(?:mend|fix|hold|repair|glue|sew)\w*\b`
  ].join('|'),
  'iu'
)

/** Whether news is mild but tender; apostrophes are typographic. */
export function isTender(said: string): boolean {
  return TENDER.test(said)
}

/**
 * “Our old dog” and “my poorly teddy” tell of a pet or a toy what a sentence would: “our dog is old”. Any other text as
 * it is.
 */
export function asSentence(typed: string): string {
  const found = TENDER_ONE.exec(typed)?.groups
  return found === undefined ? typed : `${found['whose'] ?? ''} ${found['one'] ?? ''} is ${found['how'] ?? ''}`
}

const TENDER_ONE = wordPattern(
  String.raw`^(?<whose>my|our|his|her) (?<how>old|poorly|sick|blind|deaf|lame)(?: old)? (?<one>${PET}|teddy|bear|bunny|doll)(?: \p{Lu}\p{Ll}+)?$`,
  'iu'
)
