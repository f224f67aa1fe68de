import nlp from 'compromise'

const LASTING: readonly [RegExp, string][] = [
  [/^(?:is|are|am|was|were|’s)(?: not|n’t)\b/iu, 'am not'],
  [/^(?:isn’t|aren’t|wasn’t|weren’t)\b/iu, 'am not'],
  [/^(?:is|are|am|was|were)\b/iu, 'am'],
  [
    /^(?:doesn’t|does not|didn’t|did not)(?= (?:like|want|have|know|fit|believe|care|need|feel|understand|mind)\b)/iu,
    'don’t'
  ],
  [/^(?:doesn’t|does not)\b/iu, 'don’t'],
  [/^(?:couldn’t|could not|cannot|can not)\b/iu, 'can’t'],
  [/^could\b/iu, 'can'],
  [/^(?:wouldn’t|would not|will not)\b/iu, 'won’t'],
  [/^(?:hasn’t|has not)\b/iu, 'haven’t'],
  [/^(?:has|had)\b/iu, 'have'],
  [/^does\b/iu, 'do'],
  [/^wanted\b/iu, 'want'],
  [/^hated\b/iu, 'hate'],
  [/^loved\b/iu, 'love'],
  [/^liked\b/iu, 'like'],
  [/^needed\b/iu, 'need'],
  [/^knew\b/iu, 'know'],
  [/^kept(?= \p{L}+ing\b)/iu, 'keep'],
  [/^thought\b/iu, 'think'],
  [/^lived\b/iu, 'live']
]
/** What only happened once is not said of now. */
const HAPPENED: readonly [RegExp, string][] = [
  [/^(?:was|were)(?: not|n’t)\b/iu, 'was not'],
  [/^(?:wasn’t|weren’t)\b/iu, 'wasn’t'],
  [/^(?:was|were)\b/iu, 'was'],
  [/^(?:is|are)(?: not|n’t)\b|^(?:isn’t|aren’t)\b/iu, 'am not'],
  [/^(?:is|are)\b/iu, 'am'],
  [/^(?:doesn’t|does not)\b/iu, 'don’t'],
  [/^(?:hasn’t|has not)\b/iu, 'haven’t'],
  [/^has\b/iu, 'have'],
  [/^does\b/iu, 'do']
]
const ADVERB = /^(?:(?:always|never|sometimes|often|only|still|just|also|really|almost|nearly) )+/iu

/**
 * What somebody does, as that one says it: “gets seasick” is “I get seasick”, “lost her broom” “I lost my broom”. With
 * `lasting`, how somebody in a tale was is how that one is: “couldn’t sleep” is “I can’t sleep”.
 */
export function inFirstPerson(predicate: string, lasting: boolean): string {
  const plain = predicate.replaceAll("'", '’')
  const adverbs = ADVERB.exec(plain)?.[0] ?? ''
  const does = asDone(plain.slice(adverbs.length), lasting)
    .replaceAll(/\b(?:his|her|its|their) (?=\p{L})/giu, 'my ')
    .replaceAll(/(?<=\b(?:in|into|up) )the (?=(?:eyes?|ears?|nose|mouth|face|hair)\b)/giu, 'my ')
    .replaceAll(/\b(?:him|her|it|them)sel(?:f|ves)\b/giu, 'myself')
  return `I ${adverbs}${does}`.replace(/^I am\b/u, 'I’m')
}

function asDone(clause: string, lasting: boolean): string {
  for (const [said, own] of lasting ? LASTING : HAPPENED) if (said.test(clause)) return clause.replace(said, own)
  const [verb = '', ...rest] = clause.split(' ')
  if (!/s$/iu.test(verb) || /ss$/iu.test(verb)) return clause
  const base: unknown = nlp(`it ${verb}`).verbs().toInfinitive().text()
  const own = typeof base === 'string' ? base.replace(/^it /iu, '') : ''
  return [own === '' ? verb.replace(/s$/iu, '') : own, ...rest].join(' ')
}
