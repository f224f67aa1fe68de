import { wordPattern } from '../../word-pattern.ts'

/**
 * Words that name a harm elsewhere and are none in a message of one incident: of a spoon or a ball that is gone, of two who fight
 * over a scooter, of an invention that must not be touched. Each reader has seen that no person and no animal is meant.
 */
const HARMLESS = {
  oneshort: wordPattern(
    String.raw`(?<!\p{L})(?:(?:is|are|was|were|has|have) )?(?:missing|gone|lost|vanished|disappeared|short(?: of)?|since|odd|(?:ran|run|running) out of|(?:not|n[’']t) enough|no more|nowhere|never|without|left|stopped|nobody|no idea|stern|one|(?:mulberry|lettuce|cabbage|banana|spinach|mint|curry|tea|bay|dandelion) leaves|leaves(?= for (?:the|our|his|her|my) )|bottle(?= tops?(?!\p{L})))(?!\p{L})`,
    'giu'
  ),
  outofreach: wordPattern(
    String.raw`(?<!\p{L})(?:stuck|gone|lost|dropped|thrown|threw|kicked|nobody|(?:can[’']?t|cannot|could(?:n[’']?t| not)) (?:get|reach) (?:it|them)|wedged|jammed|shot|hit|under|behind|down|fell|wont|won[’']t|not|back|teddy|\p{L}+[’']s(?= \p{L}))(?!\p{L})`,
    'giu'
  ),
  built: wordPattern(
    String.raw`(?<!\p{L})(?:(?:must|may|can)(?:n[’']t| not) (?:be touched|touch(?: it)?)|do(?:n[’']t| not) touch(?: it)?|(?:nobody|no one) (?:may|must|can|is allowed to) touch(?: it)?|mad(?= about)|tickl\p{L}*|forks?|wires?)(?!\p{L})`,
    'giu'
  ),
  gathered: wordPattern(
    String.raw`(?<!\p{L})(?:worms?|throw (?:it|them) (?:out|away)|(?:would(?:n[’']t| not)|won[’']t) let|nobody|anyone|broken|cracked|empty|rotten|old|only|never|without|left|caught|picked|stuck|smallest|tiny)(?!\p{L})`,
    'giu'
  ),
  twowant: wordPattern(
    String.raw`(?<!\p{L})(?:(?:a |massive |big |huge )*(?:fights?|wars?|battles?|rows?)|fought|fighting|argu\p{L}+|squabbl\p{L}+|quarrel\p{L}*|bicker\p{L}*|won[’']t stop|fell out|(?:they )?made up|tug of war|doesn[’']t preach|light off|dark)(?!\p{L})`,
    'giu'
  )
}

/** What is left of a message without such words. */
export function without(kind: keyof typeof HARMLESS): (message: string) => string {
  return (message) =>
    message
      .replaceAll(HARMLESS[kind], ' ')
      .replaceAll(/\s{2,}/gu, ' ')
      .trim()
}
