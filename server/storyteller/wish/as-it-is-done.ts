import { thirdPerson, verbForms } from '../language/verb-forms.ts'

/** “A pigeon who wants to ride the tube”, “a magpie that keeps stealing socks”. */
const WANTS_OR_KEEPS =
  /^(?<who>(?:an?|the|one) (?:[\p{L}’-]+ ){1,3})(?:who|that|which) (?:(?:really|always|only|badly|just|so) )*(?:(?:wants?|wanted|would like|longs?|dreams?|hopes?) (?:to|of) (?<wanted>\p{Ll}+)|(?:keeps?|kept|can[’']?t stop|cannot stop)(?: on)? (?<kept>\p{Ll}+ing))(?<rest>(?: .+)?)$/u
/** These are no deeds of which a story could tell that they happened. */
const NO_DEED = /^(?:be|become|have|know|learn|stay|stop|feel|get|live|sleep|grow|turn)$/u
/** What is done for its own sake, with nothing that it is done to: hiccuping, singing, falling over. */
const DONE_TO_NOTHING =
  /^(?:$| (?:all|and|at|in|on|over|up|down|off|out|everywhere|again|when|while|during|because)(?!\p{L}))/u
const ALL_THE_WAY = / all the way(?= (?:to|up|down|through|round|around|across|into|home))/u
const VERY = / (?:very|absolute|actual) (?=(?:last|first|end|top|bottom|edge|middle)(?!\p{L}))/u

/**
 * What is wished for or done again and again, as it is done: “a pigeon who wants to ride the tube” rides it. A story in which
 * it happens tells more of it than one in which anything at all is learnt, longed for or cannot be stopped. Null of whatever
 * is no deed.
 */
export function asItIsDone(wish: string): string | null {
  const { who = '', wanted, kept, rest = '' } = WANTS_OR_KEEPS.exec(wish)?.groups ?? {}
  const base = wanted ?? (kept === undefined ? undefined : verbForms(kept)?.base)
  // A stranger who wants to fly has to learn it, and one who keeps hiccuping cannot stop.
  if (base === undefined || NO_DEED.test(base) || DONE_TO_NOTHING.test(rest)) return null
  return `${who}who ${thirdPerson(base)}${rest.replace(ALL_THE_WAY, '').replace(VERY, ' ')}`
}
