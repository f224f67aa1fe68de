import nlp from 'compromise'

import { inFirstPerson } from './first-person.ts'

/** Of whom a wish tells: "a train that couldn't sleep" can come to the door and be "the train" from then on. */
export interface Visitor {
  /** As it is met, in the past: "a train that could not sleep". */
  first: string
  /** "the train" */
  one: string
  /** Whether it is a person, who is never "it". */
  isPerson: boolean
  /** Of what it is afraid: "fire". Null where that is not said, or is no noun. */
  fear: string | null
  /** What that one says of it: "I can’t sleep". */
  says: string
  /** What that one did: "could not sleep". */
  did: string
}

const CLAUSE =
  /^(?<article>an?|the|one|some) (?<noun>(?!(?:day|night|morning|time|week|year)\b)[\p{L}’'-]+(?: [\p{L}’'-]+){0,6}?),? (?:who|that|which)(?<says>[’']s)? (?<clause>.+)$/iu
const FEELING =
  /^(?<article>an?|the) (?<feeling>lost|lonely|shy|sleepless|sleepy|scared|frightened|worried|nervous|forgetful|grumpy|hungry|thirsty|bored|cross|clumsy|angry|jealous|bossy|greedy|naughty|cheeky|noisy|dizzy|seasick|homesick|tired|sad) (?<noun>[\p{L}’'-]+(?: [\p{L}’'-]+)?)$/iu
/** People of tales and trades; who is one of them is not “it”. */
const PERSON =
  /\b(?:princess(?:es)?|prince|queen|king|girl|boy|man|woman|lady|knight|witch|wizard|pirate|captain|sailor|astronaut|fairy|elf|mermaid|giant|giantess|superhero|hero|heroine|ninja|cowboy|cowgirl|baker|builder|doctor|nurse|dentist|vet|postman|firefighter|fireman|policeman|policewoman|farmer|teacher|pilot|driver|child|baby|grandma|grandpa|granny|grandmother|grandfather|footballer|ballerina|dancer|singer|chef|cook|explorer|detective|magician|clown|santa|viking|caveman|somebody|someone|friend)$/iu
const OF_FEAR =
  /\b(?:afraid|scared|frightened|terrified) of (?<fear>(?:the |his |her |its |their )?\p{L}+(?:ing)?(?: \p{L}+)?)$/iu

/** Reads "a dragon who is afraid of fire" and "a lost penguin"; null where the wish tells of nobody. */
export function visitorOf(about: string): Visitor | null {
  const told = CLAUSE.exec(about)?.groups
  if (told) {
    const { article = 'a', noun = '', says, clause = '' } = told
    const head = noun
      .replace(/(?: made)? (?:of|under|in|on|from|with|at|behind|near|by) .*$/iu, '')
      .replace(/^(?:very|really|so|quite) /iu, '')
    if (/\b(?:and|or|they|we|i|she|he|it)\b|^(?:pair|lot|bit|herd|bunch|group)$/iu.test(head)) return null
    const predicate = says === undefined ? clause : `is ${clause}`
    const did = inThePast(predicate.replace(/, .*$/u, ''))
    return {
      first: `${article} ${noun} ${PERSON.test(head) ? 'who' : 'that'} ${did}`,
      one: `the ${head}`,
      isPerson: PERSON.test(head),
      fear: OF_FEAR.exec(clause)?.groups?.['fear']?.replace(/^(?:his|her|its|their) /iu, 'its own ') ?? null,
      says: inFirstPerson(predicate, true),
      did
    }
  }
  const felt = FEELING.exec(about)?.groups
  if (!felt) return null
  const { article = 'a', feeling = '', noun = '' } = felt
  return {
    first: `${article} ${feeling} ${noun}`,
    one: `the ${noun}`,
    isPerson: PERSON.test(noun),
    fear: null,
    says: `I’m ${feeling}`,
    did: `was ${feeling}`
  }
}

const PAST: readonly [RegExp, string][] = [
  [/^(?:can[’']?t|cannot|can not|couldn[’']?t)\b/iu, 'could not'],
  [/^(?:won[’']?t|will not|wouldn[’']?t)\b/iu, 'would not'],
  [/^(?:doesn[’']?t|does not|don[’']?t|do not|didn[’']?t)\b/iu, 'did not'],
  [/^(?:isn[’']?t|is not|wasn[’']?t)\b/iu, 'was not'],
  [/^(?:hasn[’']?t|has not|haven[’']?t) (?:got )?/iu, 'had no '],
  [/^(?:is|are)\b/iu, 'was'],
  [/^(?:has|have)(?: got)?\b/iu, 'had'],
  [/^can\b/iu, 'could'],
  [/^will\b/iu, 'would']
]
const IN_THE_PAST =
  /^(?:could|would|was|were|had|did|never|always|only|\p{L}+ed|lost|found|got|went|came|ate|forgot|thought|fell|ran|flew|swam|sang|slept|made|took|met|saw|kept|left|won|told|built|grew|stole|broke|wore)\b/iu

function inThePast(clause: string): string {
  for (const [now, then] of PAST) if (now.test(clause)) return clause.replace(now, then).replaceAll(/ {2,}/gu, ' ')
  if (IN_THE_PAST.test(clause)) return clause
  const [verb = '', ...rest] = clause.split(' ')
  // The verb alone: a whole clause has infinitives and nouns that look like verbs.
  const past: unknown = nlp(`it ${verb}`).verbs().toPastTense().text()
  const then = typeof past === 'string' ? past.replace(/^it /iu, '') : ''
  return [then === '' ? verb : then, ...rest].join(' ')
}
