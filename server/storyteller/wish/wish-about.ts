import nlp from 'compromise'
import * as z from 'zod/mini'

import { termsOf } from '../language/tagged-terms.ts'
import { thirdPerson } from '../language/verb-forms.ts'
import { clauseOf } from '../language/wish-clause.ts'
import type { ThemeLabel } from './theme-label.ts'

/** Of a wish that speaks of “me” and “you”, the most that a story can say. */
export const FALLBACK_ABOUT = 'what was on everybody’s mind'

export const QUESTION = /^(?:and |but |so )?(?:how|why|what|where|when|who|which)(?:[’']s)?\b(?!ever\b)/iu

/** "Do fish get thirsty", "can dogs dream". */
export const YES_OR_NO =
  /^(?:do|does|did|can|could|is|are|was|were|would|should) (?!not )(?:(?:an?|the|my|our) )?\p{L}+ \p{L}+/iu

/** How a wish is said after “about”, whatever was typed: a noun, a deed, “the day the wifi broke”, “why the sky is blue”. */
export function aboutOf({ label, form }: ThemeLabel): string {
  if (form !== 'words') return form === 'deed' ? alike(label) : label
  const supposed = /^what if (?:i|we) (?:was|were|am|are) (?<state>.+)$/iu.exec(label)?.groups?.['state']
  if (supposed !== undefined) return `being ${supposed}`
  if (YES_OR_NO.test(label)) return indirect(`whether ${label}`)
  if (QUESTION.test(label)) return indirect(label)
  if (/^(?:the (?:day|night|morning|time|week|year)|when|how|what)\b/iu.test(label)) return label
  return alike(clauseOf(label) ?? FALLBACK_ABOUT)
}

/** “Getting glasses today and hates them”: what comes after the “and” is said as the deed before it is. */
function alike(deed: string): string {
  if (!/^\p{L}+ing /u.test(deed)) return deed
  return deed.replace(
    /(?: today| yesterday)? and (?<does>hates|loves|likes|is|feels|misses|wants)(?= (?!(?:who|which|that)\b)\p{L})/u,
    (_, does: string) => ` and ${DOING[does] ?? does}`
  )
}

const DOING: Readonly<Record<string, string>> = {
  hates: 'hating',
  loves: 'loving',
  likes: 'liking',
  is: 'being',
  feels: 'feeling',
  misses: 'missing',
  wants: 'wanting'
}

/** "Why is the sky blue" as it stands after "about": "why the sky is blue". */
function indirect(question: string): string {
  const plain = question.replace(/[?!.\s]+$/u, '')
  const [, word = '', aux = '', rest = ''] =
    /^((?:how (?:big|old|far|long|deep|tall|high|heavy|fast|hot|cold|small|strong|loud))|\p{L}+)\s+(is|are|was|were|do|does|did|can|could|will|would|has|have|had|can’t|couldn’t|don’t|doesn’t|didn’t|won’t|isn’t|aren’t|wasn’t)\s+(.+)$/iu.exec(
      plain
    ) ?? []
  if (rest === '') return plain.charAt(0).toLowerCase() + plain.slice(1)
  const { subject, left } = parted(rest, /^d(?:o|oes|id)$/iu.test(aux))
  const asking = word.toLowerCase()
  if (left === '') return `${asking} ${subject} ${aux}`
  if (aux === 'do') return `${asking} ${subject} ${left}`
  if (aux === 'does')
    return `${asking} ${subject} ${left.replace(/^(?<before>(?:always|never|sometimes|only|often|still|all|just|even) )?(?<verb>\p{L}+)/u, (_, before: string | undefined, verb: string) => `${before ?? ''}${thirdPerson(verb)}`)}`
  if (aux === 'did') return `${asking} ${subject} ${left.replace(/^\p{L}+/u, past)}`
  return `${asking} ${subject} ${aux} ${left}`
}

const conjugationsSchema = z.array(z.object({ PastTense: z.string() }))

function past(verb: string): string {
  const read = conjugationsSchema.safeParse(nlp(`to ${verb}`).verbs().conjugate())
  return (read.success ? read.data[0]?.PastTense : undefined) ?? verb
}

/** Whom it is asked of, and what of them; after “do” there is always a verb, also where it looks like a noun. */
function parted(rest: string, wantsVerb: boolean): { subject: string; left: string } {
  const said = wantsVerb ? DOES.exec(rest)?.groups : undefined
  if (said) return { subject: said['subject'] ?? '', left: said['left'] ?? '' }
  const subject = subjectOf(rest)
  const left = rest.slice(subject.length).trim()
  const last = subject.lastIndexOf(' ')
  return wantsVerb && left === '' && last > 0
    ? { subject: subject.slice(0, last), left: subject.slice(last + 1) }
    : { subject, left }
}

/** Verbs that look like nouns or adjectives after one: “the moon follow our car”, “grandpa fall asleep”. */
const DOES =
  /^(?<subject>(?:(?:my|our|the|his|her|their|an?|some|all|your|\p{L}+’s) )?(?:\p{L}+ )?\p{L}+) (?<left>(?:(?:always|never|sometimes|only|often|still|all|just|even) )?(?:follow|fall|look|smell|sleep|snore|sound|turn|change|need|want|like|love|hate|walk|talk|run|jump|swim|fly|float|sink|stick|shine|glow|sting|bite|bark|purr|hop|dance|sing|smile|laugh|cry|dream|rest|work|play|wave|move|stop|start|cost|itch|hurt|tickle|wobble|grow|live|drink|cook|wash|rain|snow|melt|freeze|break|crack|burn|drop|roll|spin|swing|shrink|stretch|yawn|sneeze|hiccup|cough|fart|burp|poo|wee|get|go|come|have|make|take|give|eat|wear|keep|hide|lose|find|see|hear|feel|taste|know|say|tell|call|become|stay|stand|sit|lie|disappear)(?: .+)?)$/iu

/** The words of the noun phrase in front: all up to the first verb or adjective that follows a noun. */
function subjectOf(rest: string): string {
  const words = rest.split(' ')
  const terms = termsOf(rest)
  let length = 1
  let hasNoun = false
  for (const [at] of words.entries()) {
    const own = terms[at]?.tags ?? []
    const isNoun = own.some((tag) => tag === 'Noun' || tag === 'Pronoun')
    if (hasNoun && !isNoun) break
    if (isNoun) hasNoun = true
    length = at + 1
  }
  return words.slice(0, Math.min(length, Math.max(1, words.length))).join(' ')
}
