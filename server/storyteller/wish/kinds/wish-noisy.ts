import type { WishSayings } from './wish-day.ts'

/** What has one long note, and how that sounds. */
const NOTES: readonly [RegExp, string][] = [
  [/\b(?:hand ?dr[iy]ers?|hair ?dr[iy]ers?|dr[iy]ers?|blowers?)\b/iu, 'Whoooosh'],
  [/\b(?:hoovers?|vacuum(?: cleaners?)?|hoovering)\b/iu, 'Vrrroooom'],
  [/\b(?:saws?|chain ?saws?|drills?|drilling)\b/iu, 'Drrrrrrrr'],
  [/\b(?:blenders?|mixers?|food processors?|coffee (?:machines?|grinders?)|juicers?)\b/iu, 'Grrrrrrrr'],
  [/\b(?:lawn ?mowers?|mowers?|strimmers?|hedge trimmers?|leaf blowers?|motorbikes?|quad bikes?)\b/iu, 'Brrrrrrm'],
  [/\b(?:toilets?|loos?|potty) (?:flush\p{L}*|noise)|\bflush\p{L}*\b/iu, 'Floooosh'],
  [/\b(?:plug ?holes?|bath (?:emptying|going down))\b/iu, 'Glugluglugluuuu'],
  [/\b(?:washing machines?|tumble dryers?|spin cycle|dishwashers?|extractor fans?|fans?|boilers?)\b/iu, 'Rrrrummmm'],
  [/\b(?:clippers|shavers?|razors?)\b/iu, 'Bzzzzzzzz'],
  [/\b(?:rain|hail|hailstones|sleet)\b/iu, 'Rattatatatat'],
  [
    /\b(?:generators?|engines?|compressors?|pumps?|air ?con\p{L}*|air conditioners?|heaters?|radiators?)\b/iu,
    'Drrrummmm'
  ],
  [/\b(?:wind|gale|draught|chimney)\b/iu, 'Whoooooooo'],
  [/\bthunder\b/iu, 'Brrrrroooom'],
  [/\bsnoring\b/iu, 'Khrrrrrrrr'],
  [/\b(?:sirens?|fire alarms?|smoke alarms?|alarms?)\b/iu, 'Weeeeeeee']
]

const DISLIKED =
  /\b(?:hates?|hated|(?:does|do)n’t like|can’t stand|won’t go near|cries at|jumps at|runs away from) (?:it )?(?:when (?:(?:the|his|her|my|our) )?(?<doer>\p{L}+)|(?:the (?:noise|sound) of )?(?:(?:the|his|her|my|our) )?(?<what>\p{L}+(?: \p{L}+)?))/iu

/** “The rain on the tin roof is really loud”, “generator next door is making too much noise”. */
const IS_LOUD =
  /^(?:(?:the|our|that|next door[’']s) )?(?<what>\p{L}+(?: \p{L}+)?)(?: (?:on|in|at|next|outside|upstairs|down|across|over) [^,.;]{2,30}?)? (?:(?:is|are|was|keeps?|been|has been)(?: being)? (?:(?:so|too|very|really|super|quite|always) )*(?:loud|noisy|going)|(?:is |are |keeps? )?mak(?:ing|es) (?:(?:so|too|such a|a lot of|lots of|much|really|loud) ?)*(?:noise|racket|din)|won[’']t stop)(?!\p{L})/iu

/** "Hates the noise of the blender": what is loud is seldom hated for anything else. */
export function dislikedIn(meant: string): { whole: string; short: string } | null {
  const { doer, what: named } = (DISLIKED.exec(meant) ?? IS_LOUD.exec(meant))?.groups ?? {}
  const what = (doer ?? named)?.replace(/ (?:in|at|when|because|and|so|on|but)$/iu, '')
  return what === undefined ? null : { whole: what, short: `the ${what}` }
}

/** Of what loud thing a child is scared: {noisy} “the hand dryer”, {noisy.sound} its note. Null of what is not loud. */
export function noisyOf(fear: { whole: string; short: string } | null): WishSayings | null {
  if (fear === null) return null
  const sound = NOTES.find(([sign]) => sign.test(fear.whole))?.[1]
  if (sound === undefined) return null
  const the = /^(?:the|an?) /iu.test(fear.short) ? fear.short : `the ${fear.short}`
  return { noisy: the.replace(/^an? /iu, 'the '), 'noisy.sound': sound }
}
