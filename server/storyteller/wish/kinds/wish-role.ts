import { workAt, workNames, workOf, type Work } from '#content/roles/role.ts'
import { isCreatureWord } from '../../language/animal-kinds.ts'
import { withArticle } from '../../language/common-nouns.ts'
import { thirdPerson } from '../../language/verb-forms.ts'
import { NEVER_PLAYED, NO_FUN } from '../../sorrow/no-fun.ts'
import { wordPattern } from '../../word-pattern.ts'
import { butOf } from './role-but.ts'
import { plainOf, type WishSayings } from './wish-day.ts'
import { metIn, sayMet } from './wish-met.ts'
import { pastimeOf } from './wish-pastime.ts'

const WHO_DOES = String.raw`(?<who>.+?)(?:,? (?:who|that|which))?(?:’s)? (?:(?:really|always|secretly|suddenly|finally|just|only) )?`
const BECOMES = String.raw`(?:becom(?:es?|ing)|became|turn(?:s|ed)? into|is|was|are|were|works? as|worked as|(?:gets?|got|has|had|tak(?:es|e)|took)(?: a| the)? (?:new )?job as|train(?:s|ed|ing)? (?:to be(?:come)?|as)|(?:wants?|wanted|would like|longs?|hopes?|decides?|decided|learns?|learnt|learned|dreams?|dreamt|dreamed|plays?|played|playing|pretends?|pretended|tries|tried|goes to school)(?: at| of)?(?: to)? (?:be(?:come|ing|coming)?|work(?:ing)? as)|plays?|played)`
const AT_SCHOOL = '(?: (?:at|outside|for|near|by|in front of|of) (?:my|our|the|a|their|his|her) school)?'
const A_JOB = (jobs: string): RegExp =>
  wordPattern(
    String.raw`^${WHO_DOES}${BECOMES} (?:(?:also|secretly|really|now|even) )?(?:an? |the |our |my )?(?:(?:new|famous|real|proper|very good|good|great|school|night|trainee|junior) )?(?<job>${jobs})(?: (?:for|of) (?<clients>(?:the |other )?[\p{L}]+(?:s|mice|geese|sheep|children|fish)))?${AT_SCHOOL}$`,
    'iu'
  )
/** “A hedgehog barber”, “the pirate dentist”. */
const SIDE_BY_SIDE = (jobs: string): RegExp =>
  wordPattern(String.raw`^(?:an? |the )?(?<who>[\p{L}’ -]+?) (?<job>${jobs})${AT_SCHOOL}$`, 'iu')
/** “A chef bear”, “the ballerina elephant”. */
const TRADE_FIRST = (jobs: string): RegExp =>
  wordPattern(String.raw`^(?:an? |the )?(?<job>${jobs}) (?<who>\p{L}+)$`, 'iu')
/** What is called so by itself, and has no trade. */
const KIND_OF_ANIMAL =
  /^(?:(?:a|the|an) )?(?:pilot whales?|nurse sharks?|king penguins?|emperor penguins?|soldier ants?|worker bees?|carpenter bees?|carpenter ants?|clown ?fish|hermit crabs?|monk seals?|secretary birds?|weaver birds?|(?:police|guard|guide|farm|army|fire|sheep|shepherd) (?:dogs?|horses?))$/iu
/** “A dentist who is a shark”. */
const THE_OTHER_WAY = (jobs: string): RegExp =>
  wordPattern(String.raw`^(?:an? |the )(?<job>${jobs}),? who(?:’s| is| was) (?:really )?(?<who>an? .+)$`, 'iu')
const KEEPS = String.raw`(?:opens?|opened|opening|runs?|ran|running|keeps?|kept|owns?|owned|starts?(?: up)?|started|sets? up|has|had|have|built|builds?|manages?|looks? after|works? (?:at|in|for)|worked (?:at|in))`
const A_PLACE = (places: string): RegExp =>
  wordPattern(
    String.raw`^${WHO_DOES}${KEEPS} (?:an? |the |their |its |his |her )?(?:(?:own|new|little|small|tiny|big|posh|busy|very|night|seaside|local) )*(?<place>${places})(?: (?:for|of) (?<clients>(?:the |other )?[\p{L}]+(?:s|mice|geese|sheep|children|fish)))?(?: together)?$`,
    'iu'
  )
/** “The bear’s bakery”. */
const OWN_PLACE = (places: string): RegExp =>
  wordPattern(String.raw`^(?<who>(?:an? |the ).+?)’s (?:own |new |little )?(?<place>${places})$`, 'iu')

/** Work that a wish says by what is done in it: how it is typed, and who does it. */
const DONE: readonly [RegExp, string][] = [
  [
    / (?:drives|drove|driving|steers) (?:(?:an?|the|our|my|that) )?(?:(?:school|night|big|red|number) )*bus(?:es)?$/iu,
    'bus driver'
  ],
  [/ (?:drives|drove|driving) (?:(?:an?|the|our) )?(?:(?:night|steam|big|red|express) )*trains?$/iu, 'train driver'],
  [
    / (?:drives|drove|driving) (?:an?|the) (?:(?:big|red|black|yellow|night) )*(?:taxi|cab|tuk[ -]tuk|(?:auto[ -])?rickshaw)$/iu,
    'taxi driver'
  ],
  [/ (?:drives|drove|driving) (?:an?|the) (?:(?:big|red|fast) )*(?:racing|race) car$/iu, 'racing driver'],
  [/ (?:drives|drove|driving) (?:an?|the) (?:(?:big|red) )*fire engine$/iu, 'firefighter'],
  [/ (?:flies|flew|flying) (?:(?:an?|the) )?(?:(?:big|jumbo) )*(?:aero|air)?(?:plane|jet|helicopter)s?$/iu, 'pilot'],
  [/ (?:cuts|cut) (?:everybody’s |everyone’s |people’s )?hair$/iu, 'hairdresser'],
  [/ (?:delivers|delivered|brings) (?:(?:the|everybody’s|everyone’s) )?(?:post|mail|letters|parcels)$/iu, 'postman'],
  [/ (?:bakes|baked|sells) (?:bread|cakes|buns|pies|the bread)$/iu, 'baker'],
  [/ (?:sells|sold) ice creams?$/iu, 'ice cream man'],
  [/ (?:cooks|cooked) (?:the )?(?:dinners?|school dinners|lunch|supper|for everybody|for everyone)$/iu, 'chef'],
  [/ (?:teaches|taught) (?:maths|children|school|reading|the class|at (?:a|the|our) school)$/iu, 'teacher'],
  [/ (?:guards|guarded|watches over) (?:the|our) (?:streets?|town|village|city|houses) at night$/iu, 'night watchman'],
  [/ (?:looks after|looked after|minds|tends) (?:an?|the) lighthouse$/iu, 'lighthouse keeper'],
  [
    / (?:helps|helped|takes|took|brings|walks|sees) (?:(?:the|all the|our|school|little) )*(?:school ?children|children|kids|pupils) (?:to )?(?:cross|get across|over|across) (?:the|a|our) (?:busy )?(?:road|street)(?: (?:to|outside|near|by|at|in front of) (?:(?:the|our|my) )?school)?$/iu,
    'crossing guard'
  ],
  [/ (?:puts|put) out fires$/iu, 'firefighter'],
  [/ (?:mends|fixes|repairs) (?:teeth)$/iu, 'dentist'],
  [/ (?:mends|fixes|repairs) (?:cars|engines)$/iu, 'mechanic'],
  [/ (?:cleans|washes) (?:the )?windows$/iu, 'window cleaner'],
  [/ (?:dances|danced|does|did) (?:the )?ballet$/iu, 'ballerina']
]

const MOST_WORDS = 13

let patterns: Record<'jobs' | 'beside' | 'first' | 'other' | 'places' | 'owned' | 'at', RegExp> | undefined

function patternsOfWork(): NonNullable<typeof patterns> {
  if (patterns) return patterns
  const { workers, places } = workNames()
  const [jobs, sites] = [workers.join('|'), places.join('|')]
  patterns = {
    jobs: A_JOB(jobs),
    beside: SIDE_BY_SIDE(jobs),
    first: TRADE_FIRST(jobs),
    other: THE_OTHER_WAY(jobs),
    places: A_PLACE(sites),
    owned: OWN_PLACE(sites),
    at: AT_PLACE(
      [
        ...sites.split('|'),
        ...sites
          .split('|')
          .filter((site) => site.endsWith('’s'))
          .map((site) => site.slice(0, -2))
      ].join('|')
    )
  }
  return patterns
}

const GOES = String.raw`(?:goes|went|going|visits|visited|is|was|takes a trip|is taken|has to go|had to go|wants? to go|must go|gets lost|starts|started|joins|joined)(?: (?:back|along|shopping))?(?: (?:to|at|in|into))?`
/** “A crocodile who goes to the dentist”, “a dragon at the swimming pool”. */
const AT_PLACE = (sites: string): RegExp =>
  wordPattern(
    String.raw`^${WHO_DOES}(?:(?<goes>${GOES})|at|in) (?:an? |the |our |my |its |his |her )?(?:(?:very|first|big|new|local|day at|lesson at) )*(?<place>${sites})(?:’s)?(?: (?:for the first time|on \p{L}+days?|one day|today))?$`,
    'iu'
  )

/** Where a stranger may simply live: of a lion at the zoo nothing is asked there. */
const LIVED_AT =
  /^(?:zoo|farm|castle|palace|circus|harbour|pirate ship|(?:train |railway |bus |fire |police |space )?station|bus stop|airport|garage|lighthouse|building site|racetrack|allotment|pet shop|toy shop)$/iu

/** How what is done at a place is typed where the place is not said. */
const LESSONS: readonly [RegExp, string][] = [
  [
    / (?:goes to|went to|comes to|came to|joins|joined|has|had|at|takes|in) (?:(?:his|her|its|the|a|their|our|my) )?(?:(?:first|ballet|dance|dancing) )+(?:class|lessons?|classes)$/iu,
    'ballet class'
  ],
  [
    / (?:goes to|went to|comes to|came to|joins|joined|has|had|at|takes|in) (?:(?:his|her|its|the|a|their|our|my) )?(?:first )?swimming(?: lessons?)?$/iu,
    'swimming pool'
  ],
  [
    /(?:’s)? (?:(?:on|has|had) )?(?:(?:its|his|her|the|their) )?first day (?:at|of|in) (?:the )?(?:new |big )?school$/iu,
    'school'
  ],
  [
    /(?:’s)? (?:(?:on|has|had) )?(?:(?:its|his|her|the|their) )?first day (?:at|of|in) (?:the )?(?:new )?(?:nursery|preschool|kindergarten)$/iu,
    'nursery'
  ],
  [
    / (?:who|that) (?:has|needs|gets|wants|had|needed|got|wanted) (?:a |its first |his first |her first )?hair ?cut$/iu,
    'hairdresser’s'
  ],
  [
    / (?:in|at|joins|joined|comes to|came to|comes into|came into) (?:our|my|the|a|his|her) (?:new )?(?:class|classroom|reception class)$/iu,
    'school'
  ]
]

/**
 * Reads who does what: "a shark who becomes a dentist" ({works} “a dentist”), "a fox and a hen who open a bakery" ({keeps} “the
 * bakery”), "a crocodile who goes to the dentist" ({served} “the dentist’s”). {role} and {role.trouble} are of who does
 * it, {mate} of a second one, and {work.room} of what is done; and what has no trade in it (`pastimeOf`). Null where one of them is not known, or where the wish
 * says more.
 */
export function roleOf(meant: string): WishSayings | null {
  const plain = plainOf(meant)
    .replace(/^(?:a story|something) (?:about|with) /iu, '')
    // “The day the cat drove the bus”: any cat may.
    .replace(/^the (?:day|night|morning|time)(?: (?:that|when))? (?:the|an?) (?=\p{Ll})/iu, 'a ')
  const isFun = !NO_FUN.test(plain)
  for (const said of withoutTails(plain)) {
    if (said.split(' ').length > MOST_WORDS) continue
    const read =
      (isFun ? (workingOf(said) ?? servedOf(said)) : null) ?? (NEVER_PLAYED.test(plain) ? null : pastimeOf(said))
    if (read) return said === plain ? read : { ...read, ...butOf(plain, read['role'] ?? '') }
  }
  return null
}

/**
 * A wish, and the same without what it says at its end of how that goes, and without where: of “a dragon who wants to be a
 * baker but he burns all the bread” the baker is told, with the trouble that a dragon has.
 */
function withoutTails(plain: string): string[] {
  const short = plain.replace(TAIL, '')
  return [...new Set([plain, short, short.replace(FOR_HOW_LONG, ''), short.replace(WHERE, '')])]
}

/** “A goat is headmaster for one day” */
const FOR_HOW_LONG =
  / (?:(?:just |only )?for (?:an?|one|the|two|three)(?: whole)? (?:days?|nights?|weeks?|mornings?|afternoons?|evenings?)|today|tonight|this (?:morning|week)|one (?:day|night|morning))$/iu

const TAIL =
  /,? (?:but|and|so|until|because|although|though|even though) (?:(?:then|now|always|so|one day|every time) )?(?:he|she|it|they|there|all|everyone|everybody|nobody|every|the|his|her|its|their|can’t|cannot|won’t|not|keeps?|is|only|has|does|never|makes|bakes|cooks|gets|goes|gives|takes|eats|burns|forgets|loses|puts|drops|finds|wants|tries|sells|sings|falls|scares)(?![\p{L}]).*$/iu
const WHERE = / (?:in|under|on|at|from|near|by|behind|inside) (?:(?:the|an?|our) )?[\p{L}’]+(?: [\p{L}’]+)?$/iu

function workingOf(plain: string): WishSayings | null {
  const { jobs, beside, first, other, places, owned } = patternsOfWork()
  const kept = (places.exec(plain) ?? owned.exec(plain))?.groups
  if (kept) return told(kept['who'], workAt(kept['place']?.toLowerCase() ?? ''), kept['clients'], 'keeps')
  const pair = beside.exec(plain)
  const worked = (jobs.exec(plain) ?? (isOneTrade(pair?.groups) ? null : pair) ?? other.exec(plain))?.groups
  if (worked) return told(worked['who'], workOf(worked['job']?.toLowerCase() ?? ''), worked['clients'], 'works')
  const typed = KIND_OF_ANIMAL.test(plain) ? undefined : first.exec(plain)?.groups
  const traded = isCreature(typed?.['who'] ?? '') ? typed : undefined
  const trade = traded && told(traded['who'], workOf(traded['job']?.toLowerCase() ?? ''), undefined, 'works')
  if (trade) return trade
  const doing = plain.replace(WANTS_TO, (_all, verb: string) => ` ${thirdPerson(verb)}`)
  const done = DONE.find(([sign]) => sign.test(doing))
  return done ? told(withoutWho(doing.replace(done[0], '')), workOf(done[1]), undefined, 'works') : null
}

/** “A rocket scientist”, “a pirate captain”: what the work is about, and no rocket with a trade. */
function isOneTrade({ who = '', job = '' }: Readonly<Record<string, string>> = {}): boolean {
  const [last = ''] = /\p{L}+$/u.exec(who) ?? []
  if (/^pirate$/iu.test(last)) return OF_THE_SEA.test(job)
  return NAMED_BY_ITS_THING.test(job) && !isCreature(last)
}

const OF_THE_SEA = /^(?:captain|sailor|skipper)$/iu
const NAMED_BY_ITS_THING =
  /^(?:scientist|professor|inventor|engineer|decorator|programmer|author|writer|conductor|judge|captain|fisher|blacksmith|director|reporter|journalist|guide)$/iu

/** A hat has no trade, and a dragon has. */
function isCreature(who: string): boolean {
  return isCreatureWord(who.toLowerCase())
}

/** “A goose who wants to drive the bus” is to do it this evening. */
const WANTS_TO =
  / (?:wants?|wanted|would like|longs?|hopes?|dreams|learns?|learned|learnt|tries|tried|decides?|decided) to (\p{Ll}+)/u

function servedOf(plain: string): WishSayings | null {
  const lesson = LESSONS.find(([sign]) => sign.test(plain))
  if (lesson) {
    const read = told(withoutWho(plain.replace(lesson[0], '')), workAt(lesson[1]), undefined, 'served')
    return read && / swimming lessons?$/iu.test(plain) ? { ...read, served: 'the swimming lesson' } : read
  }
  const { who, goes, place = '' } = patternsOfWork().at.exec(plain)?.groups ?? {}
  if (goes === undefined && LIVED_AT.test(place)) return null
  const called = place.toLowerCase()
  return told(who, workAt(called) ?? workAt(`${called}’s`), undefined, 'served')
}

function withoutWho(phrase: string): string {
  return phrase.replace(/,? (?:who|that|which)$/iu, '')
}

function told(
  who: string | undefined,
  work: Work | null,
  clients: string | undefined,
  kind: 'works' | 'keeps' | 'served'
): WishSayings | null {
  const met = who === undefined || !work ? null : metIn(who)
  // A pirate who is a captain has no new trade.
  if (!met || !work || met.some((each) => each && workOf(each.who.one)?.room === work.room)) return null
  const a = withArticle(work.one)
  const { place, client, room, tool, wants, says, flinch, waits, done, know, slip, pay } = work
  if (kind !== 'works' && place === null) return null
  const where = `the ${place ?? ''}`
  return {
    ...(kind === 'works'
      ? { works: a }
      : kind === 'keeps'
        ? { keeps: where, 'keeps.a': withArticle(place ?? '') }
        : { served: withoutArticle(where) }),
    ...sayMet(met),
    work: `the ${work.one}`,
    'work.a': a,
    'work.bare': work.one,
    ...(place === null ? {} : { 'work.place': where }),
    'work.clients': clients ?? work.clients,
    ...Object.fromEntries(
      Object.entries({ client, room, tool, wants, says, flinch, waits, done, know, slip, pay }).map(([field, said]) => [
        `work.${field}`,
        said
      ])
    )
  }
}

/** One goes to school, and to the dentist’s. */
function withoutArticle(place: string): string {
  return /^the (?:school|nursery|preschool|hospital)$/u.test(place) ? place.slice('the '.length) : place
}
