import type { Capability, DemandingLine, Line } from './format.ts'

/**
 * Of whom lines may be told. `animal` and `baby` are rows that were written for them; `anyone` may be either, and a
 * person too; `child` is a person with hands, of any age, and `climber` the same before something high.
 */
export type LineSubject = 'animal' | 'baby' | 'anyone' | 'child' | 'climber'

/** Who acts in a row of the matrix; every row but two is that of a person with hands. */
export const TELLING_OF_ROWS: Record<string, LineSubject> = { animalSolutions: 'animal', babySolutions: 'baby' }

/** A stance is told after any deed, loud or still, quick or slow: it may not say again how that was. */
export const MANNER_OF_DEED = [
  'the whole time',
  'all through',
  'halfway',
  'in the middle',
  'quick',
  'quickly',
  'slow',
  'slowly',
  'hurried',
  'at a bounce',
  'silent',
  'in silence',
  'made a sound',
  'not say',
  'not said',
  'eye shut',
  'eyes shut',
  'a good deal of noise',
  'let go',
  'until it was done',
  'from start to finish',
  'half the time'
]

/** The words by which a line gives away what it takes for granted. */
const SIGNS: Record<Capability, RegExp> = {
  // What a hand holds or does: told of a dog, a line of tea and buttons is only a muddle.
  hands:
    /\b(?:hands?|handed|fingers?|fingertips?|fists?|thumbs?|pockets?|sleeves?|elbows?|knees?|boots|shoes?|socks|pyjamas|shirts|hats?|umbrella|hankies|keys|knots|tea|mugs?|jars?|slices|cut|folded things|packed|wore|invented|knitting|shopping|tooth ?brushing|shut doors|hugs)\b/iu,
  legs: /\b(?:legs?|limbs|hind|feet|foot(?! of the bed)|footprints?|paws?|pads?|toes?|steps?|stepped|walk\w*|ran|trod\w*|dug|crouch\w*|leap|bounc\w*|trot)\b/iu,
  ears: /\bears?\b/iu,
  nose: /\b(?:noses?|snouts?|sniff\w*|smell\w*|lick\w*|chin|whiskers?|forehead|eyebrows?)\b/iu,
  warm: /\bwarm\w*|\bheat\b/iu,
  big: /\b(?:weight|heavy|huge|broad|shoulders?|shove|such a back|ring, with no gap)\b/iu,
  breath: /\b(?:breath\w*|snort\w*|sighed?|voice)\b/iu,
  carrier: /\b(?:carried|laps?|lift\w*|held up|under a chin|(?:in|from|on) [^.,]{0,20}\barms?)\b/iu,
  seven: /\bclimb\w*/iu
}
const BODY: readonly Capability[] = ['legs', 'ears', 'nose', 'warm', 'big', 'breath']
const READ: Record<LineSubject, readonly Capability[]> = {
  animal: BODY,
  baby: ['carrier', 'seven'],
  anyone: ['hands', 'legs', 'ears', 'breath'],
  child: ['seven'],
  climber: ['seven']
}
/** Only before something high is a hold one that hangs from it. */
const HOLDS =
  /\bclimb\w*|\b(?:ladder|ledge|holds?(?! of\b)|handholds?|footholds?|went up (?!on\b)|up (?:went|by)|on top of the pile)\b|foot, hand|half of the way up/iu
/** What only an animal’s own lines say of the animal; elsewhere a thing stands, or another sat. */
const POSTURE = /\b(?:s[ai]t|stood|scratched|sprang|brushed)\b/iu
/** Acts of people who are not there when a member is alone. */
const COMPANY = /\b(?:everyone|everybody|somebody|someone)\b/iu
const OTHERS = /\bthe others\b/iu

/** What a line takes for granted and does not say that it needs. */
export function capabilityFaults(line: Line, telling: LineSubject): string[] {
  const text = (typeof line === 'string' ? line : line.text).replaceAll(/\{[^}]*\}/gu, '_')
  const demands: DemandingLine = typeof line === 'string' ? { text } : line
  const needs = demands.needs ?? []
  const faults = READ[telling].flatMap((capability) => {
    const sign = (telling === 'climber' && capability === 'seven' ? HOLDS : SIGNS[capability]).exec(text)
    return sign && !needs.includes(capability) ? [`“${sign[0]}” needs: ['${capability}']`] : []
  })
  const posture = telling === 'animal' && !needs.includes('legs') ? POSTURE.exec(text) : null
  if (posture) faults.push(`“${posture[0]}” needs: ['legs']`)
  const company = telling === 'animal' || telling === 'baby' ? COMPANY.exec(text) : null
  const others = telling === 'anyone' ? OTHERS.exec(text) : null
  if (others && demands.party !== 'together')
    faults.push(`“${others[0]}” are not there for a lone one: party: 'together'`)
  if (company && demands.party !== 'together' && !needs.includes('carrier'))
    faults.push(`“${company[0]}” is not there for a lone one: party: 'together'`)
  return faults
}
