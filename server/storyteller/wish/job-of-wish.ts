import { JOB_VERBS } from '#content/job-verbs.ts'
import { knownNoun } from '#content/lexicon.ts'
import type { KnownNoun } from '#content/lexicon/lexicon-entry.ts'

/** "The lady who drives the gritter", "the men that empty our bins on tuesdays". */
const WHO_DOES =
  /^(?:the |an? |that |our |all the )?(?:(?:nice|kind|old|young|funny|new|friendly) )?(?<agent>lady|ladies|man|men|woman|women|person|people|one|ones|guy|guys|girl|boy|somebody|someone|worker|workers) (?:who|that|which|what) (?:(?:always|has to|have to) )?(?<verb>\p{L}+) ?(?<rest>[^,.;!?]*)/iu
/** "A dentist for dragons", "lions’ hairdresser" is not one. */
const FOR_WHOM =
  /^(?:an? |the )?(?<job>\p{L}+(?: \p{L}+)?) for (?<whom>\p{L}+(?: \p{L}+)?s|mice|geese|sheep|wolves|fish|teddies)$/iu
const AGENTS: Readonly<Record<string, string>> = {
  ladies: 'lady', men: 'man', women: 'woman', people: 'person', one: 'person', ones: 'person', guy: 'man', guys: 'man',
  somebody: 'person', someone: 'person', workers: 'worker'
} // prettier-ignore
const PLURALS: Readonly<Record<string, string>> = { lady: 'ladies', man: 'men', woman: 'women', person: 'people' }
const PLACE =
  / (?:on|in|at|from|to|for|with|off|out|up|down|along|over|under|near|by|round|every|when|before|after|all)(?: .*)?$/u
const OWNED = /^(?:the|an?|our|my|his|her|their|all the|those|these|some|up the|out the) /u

/** What is known of a person whom the wish knows only by the work: who it is, and how one plays it at home. */
export function jobOfWish(typed: string): KnownNoun | null {
  const plain = typed.toLowerCase().replaceAll("'", '’').trim()
  const told = WHO_DOES.exec(plain)?.groups
  if (!told) return null
  const { agent = '', verb = '', rest = '' } = told
  const work = JOB_VERBS.find(({ verbs }) => verbs.includes(verb) || verbs.includes(`${verb}s`))
  if (!work || (rest.trim() === '' && !work.alone)) return null
  const said = rest.replace(/ (?:on \p{L}+days?|every \p{L}+|today|tomorrow|yesterday|please|pls)$/u, '').trim()
  const thing = said
    .replace(PLACE, '')
    .replace(/^(?:on|in|at|from|to|for|with) /u, '')
    .trim()
  const bare = thing.replace(OWNED, '')
  if (bare === '' || bare.split(' ').length > 4) return null
  const one = AGENTS[agent] ?? agent
  const short = `${singular(bare)} ${one}`
  const its = /^(?:our|my|his|her|their) /u.test(thing) ? `the ${bare}` : thing
  const who = `the ${one} who ${verb.endsWith('s') ? verb : (work.verbs.find((each) => each.startsWith(verb)) ?? verb)} ${said.replace(/^(?:our|my|his|her|their) /u, 'the ')}`
  const known = knownNoun(short) ?? (/^(?:drives?|steers?)$/u.test(verb) ? knownNoun(`${singular(bare)} driver`) : null)
  if (known) return { ...known, who }
  const fill = (line: string) => line.replaceAll('THING', its).replaceAll('BARE', bare)
  return {
    one: short,
    many: `${singular(bare)} ${PLURALS[one] ?? `${one}s`}`,
    count: 'one',
    uses: [],
    sort: 'person',
    sound: work.sound,
    does: fill(work.does),
    move: fill(work.move),
    part: fill(work.part),
    where: work.where,
    fact: null,
    guess: fill(work.guess),
    wants: work.wants,
    stand: work.stand,
    who
  }
}

/** The same noun with all that the wish says of it: "the dentist for dragons". */
export function withWhom(typed: string, noun: KnownNoun | null): KnownNoun | null {
  const { whom } = FOR_WHOM.exec(typed.trim().toLowerCase())?.groups ?? {}
  if (noun?.sort !== 'person' || whom === undefined) return noun
  return { ...noun, who: `the ${noun.one} for ${whom}`, clients: whom }
}

function singular(bare: string): string {
  return bare
    .split(' ')
    .slice(-2)
    .join(' ')
    .replace(/(?<=[^aeiou])ies$/u, 'y')
    .replace(/(?<=(?:ch|sh|x|ss))es$|(?<!s)s$/u, '')
}

/** Who is in a tale, and has no work that is done for others. */
const OF_A_TALE =
  /^(?:astronaut|pirate|knight|king|queen|prince|princess|witch|wizard|fairy|tooth fairy|superhero|ninja|cowboy|cowgirl|viking|cave(?:man|woman)|spy|soldier|sandman|neighbour|babysitter|explorer|acrobat|clown|detective|captain|sailor)$/u

/** Whether it is a person with a job that can be done at home for an evening. */
export function isJob({ sort, one }: KnownNoun): boolean {
  return sort === 'person' && !OF_A_TALE.test(one)
}
