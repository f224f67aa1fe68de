import { withArticle, isPlural } from '../../language/common-nouns.ts'
import { numberInWords } from '../../language/number-words.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import type { IncidentReader } from './incident-reader.ts'
import { factOf, tellingClausesOf } from './said-fact.ts'

interface Wait {
  named: RegExp
  /** “The lift”; of a message’s own word for it, `@`. */
  called: string
  at: string
  began: string
  near: string
  end: string
}

const WAITS_THERE = String.raw`(?:\p{L}+ ){0,4}?`
const HALTS =
  "(?:got |was |is |has |just )?(?:stuck|stopped|stops|stood|stands|stand still|standing|broke|broken|breaks|jammed|halted|died on us|conked|gave up|delayed|late|waiting|waited|sat|trapped|punctured|flat|puncture|would not move|wouldn[’']?t move|could(?:n[’']?t| not) (?:leave|go|sail)|took forever|took ages|did not move|didn[’']?t move)"

function wait(words: string, of: Omit<Wait, 'named'>): Wait {
  const either = String.raw`(?<!\p{L})(?:(?<one>${words}) ${WAITS_THERE}${HALTS}|(?:stuck|stood|stopped|waited|waiting|sat|trapped|broke down|broken down|standing|delayed|delays?|hours?|minutes?|mins?|ages) (?:\p{L}+ ){0,3}?(?:in|on|at|with|for|inside|under|beneath) (?:the |a |an |our |this )?(?:\p{L}+ ){0,2}?(?<two>${words}))(?!\p{L})`
  return { named: wordPattern(either, 'iu'), ...of }
}

const ON_SEATS = { near: 'across from them sat', end: 'there was a jerk, and it went on' }

/** Where families wait with others. */
const WAITS: readonly Wait[] = [
  wait('lift|elevator', {
    called: 'the @',
    at: 'in the @',
    began: 'the @ had stopped between two floors',
    near: 'in the corner stood',
    end: 'there was a jerk, and the @ went up'
  }),
  wait('ferris wheel|big wheel', {
    called: 'the big wheel',
    at: 'on the big wheel',
    began: 'the big wheel had stopped, right at the top',
    near: 'in the next seat sat',
    end: 'there was a jerk, and the big wheel turned'
  }),
  wait('cable car|gondola|chairlift|ski lift|monorail|funicular', {
    called: 'the @',
    at: 'on the @',
    began: 'the @ had stopped, halfway up the hill',
    ...ON_SEATS
  }),
  wait('bus|coach|minibus|matatu|jeepney|dolmus|danfo|trotro|tro-tro|rickshaw|tuk ?tuk|shuttle|marshrutka|tempo', {
    called: 'the @',
    at: 'on the @',
    began: 'the @ stood at the side of the road, and steam came out of it',
    near: 'across from them sat',
    end: 'the driver shut the lid, and the @ started with a cough'
  }),
  wait('train|tram|metro|subway|tube|underground|local|shinkansen|sleeper', {
    called: 'the @',
    at: 'on the @',
    began: 'the @ stood still, and there was no station anywhere',
    near: 'across from them sat',
    end: 'there was a jerk, and the @ went on'
  }),
  wait('ferry|boat|ship', {
    called: 'the @',
    at: 'on the @',
    began: 'the @ was tied up, and did not sail',
    near: 'across from them sat',
    end: 'there was a hoot, and the @ sailed'
  }),
  wait('airport|plane|flight|gate|terminal|departure lounge|runway', {
    called: 'the airport',
    at: 'at the airport',
    began: 'the plane was late, and all the seats at the airport were full',
    near: 'across from them sat',
    end: 'the board on the wall said that it was time'
  }),
  wait('station|bus stop|platform', {
    called: 'the @',
    at: 'at the @',
    began: 'nothing came, and nothing went, and the whole @ was full of people',
    near: 'next to them stood',
    end: 'two lights came round the bend, and it was theirs'
  }),
  wait('queue|line|que|lineup|customs|passport control|passport office|border|immigration', {
    called: 'the queue',
    at: 'in the queue',
    began: 'the queue went round three corners, and it did not move',
    near: 'just in front of them stood',
    end: 'somebody called “Next, please”, and then “Next” again, and the queue moved'
  }),
  wait('waiting room', {
    called: 'the waiting room',
    at: 'in the waiting room',
    began: 'the waiting room was full, and nobody’s name was called',
    near: 'across from them sat',
    end: 'the door opened, and a name was called, and it was theirs'
  }),
  wait('traffic jam|traffic|jam|motorway|highway|level crossing|roadworks|tailback|tunnel|bridge|car|cars', {
    called: 'the traffic jam',
    at: 'in the traffic jam',
    began: 'nothing moved on the whole road, and all the cars stood door to door with the windows down',
    near: 'in the next car sat',
    end: 'far in front a horn tooted, and the first wheels began to roll'
  }),
  wait('awning|shelter|shop doorway|doorway|under (?:a|the) (?:bridge|tree|porch|roof|shop roof)', {
    called: 'the little roof',
    at: 'under the little roof',
    began: 'the rain came down like a curtain, and all the people stood under one little roof',
    near: 'next to them stood',
    end: 'the rain grew thin, and then it stopped'
  })
]
/** Those that are said without a word for being stuck there. */
const BARE: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:traffic jam|tailback|stuck in traffic)(?!\p{L})/iu, 10],
  [
    /(?<!\p{L})(?:\d+|an|one|two|three|four|five|six|half an?|couple of) ?(?:hrs?|hours?|h|mins?|minutes?) (?:at|in) (?:the )?airport(?!\p{L})/iu,
    6
  ],
  [
    /(?<!\p{L})(?:border|passport|immigration|customs|security|supermarket|bank|post office|airport|bakery|checkout) (?:queue|line)(?!\p{L})/iu,
    8
  ],
  [/(?<!\p{L})(?:queue|line|queued|queuing|queueing|lined up) (?:for|at|outside|in front of) (?!dance)/iu, 8]
]

/** That it became nice: with whom, or with what. */
const NICE =
  /(?<!\p{L})(?:every(?:one|body)|people|strangers?|passengers?|neighbou?rs?|driver|pilot|conductor|friends?|friend|man|men|lady|ladies|woman|women|grannies|granny|uncle|auntie|old \p{L}+|couple|nuns?|band|choir|team|students?|soldiers?|bride|clown|family|families|guy|girl|boy|kids|children|next car|whole \p{L}+|band|cows?|sheep|goats?|horses?|cat|dogs?|deer|shared|sharing|sang|singing|sing|song|played|playing|danced|dancing|uno|cards|taught|teach\p{L}*|lunch|snacks|samosas?|biscuits|sweets|jokes|clapped|laughed|laughing)(?!\p{L})/iu
const NOT_SO =
  /(?<!\p{L})(?:crash\p{L}*|accident|ambulance|police\p{L}*|hospital|a ?& ?e|emergency|surgery|doctors?|funeral|died|dead|dying|ill|poorly|sick|carsick|vomit\p{L}*|threw up|scared|afraid|frighten\p{L}*|terrified|panic\p{L}*|cr(?:y|ied|ies|ying)|tears|scream\p{L}*|shout\p{L}*|yell\p{L}*|swear\p{L}*|swore|rude|angry|cross|fight\p{L}*|fought|argu\p{L}*|pushed|shoved|hurt|bleed\p{L}*|lost|alone|by (?:her|him)self|left behind|missed|cancel\p{L}*|drunk|creepy|weird|followed|grabbed|touched|stole\p{L}*|robbed|war|bombs?|refugee\p{L}*|asylum|visa|deport\p{L}*|detained|smoke|fire|flood\p{L}*|snow(?:ed)? in|food ?bank|without (?:mum|mom|dad)|horrible|awful|terrible|nightmare|worst|hates?|toys?|lego|pretend\p{L}*|story (?:about|of|where)|what if|once upon|dragons?|unicorns?|witch\p{L}*|wizards?|pirates?|robots?|monsters?|aliens?|dinosaurs?|princess\p{L}*|mermaids?|ghosts?|santa|moon|space|wants? to|stuck out|washing line|line dancing|finish line|starting line|told (?:her|him|them|us) off|nobody (?:helped|would|spoke|cared))(?!\p{L})/iu
const IS_TALE =
  /(?:^|[.!?] )(?:an?|two|three|some) (?:\p{L}+ ){1,3}?(?:who|that|which|wants|goes|drives|gets|gets stuck|meets|is|that is)(?!\p{L})/iu
/** “Toy car got stuck in the mud” has no people in it. */
const OF_THINGS = /stuck (?:in|under|behind) (?:the )?(?:mud|sofa|bath|tree|drain|toilet|bed|sand|ditch)/iu

/** “Our bus broke down and everyone shared their lunch.” */
export const stuckwith: IncidentReader = (message, family) => {
  if (
    NOT_SO.test(message) ||
    IS_TALE.test(message) ||
    OF_THINGS.test(message) ||
    !NICE.test(message) ||
    /\?\s*$/u.test(message)
  )
    return null
  const found = waitIn(message)
  if (found === null) return null
  const { wait: where, said } = found
  const as = (line: string) => line.replaceAll('@', said)
  const one = strangerIn(message)
  const fact = factIn(message, family, said)
  const told = fact ?? 'somebody found a bag of plums, and it went from hand to hand'
  return {
    stuckwith: as(where.called),
    'stuckwith.at': as(where.at),
    'stuckwith.began': whereIn(message, as(where.began)),
    'stuckwith.near': where.near,
    'stuckwith.who': withArticle(one ?? 'man'),
    'stuckwith.one': `the ${one ?? 'man'}`,
    'stuckwith.told':
      one === null
        ? told
        : told.replaceAll(wordPattern(String.raw`(?<!\p{L})an? ${one}(?!\p{L})`, 'giu'), `the ${one}`),
    'stuckwith.end': as(where.end),
    ...shownBy(told)
  }
}

function waitIn(message: string): { wait: Wait; said: string } | null {
  for (const each of WAITS) {
    const groups = each.named.exec(message)?.groups
    if (groups !== undefined) return { wait: each, said: (groups['one'] ?? groups['two'] ?? '').toLowerCase() }
  }
  for (const [pattern, at] of BARE) {
    const bare = WAITS[at]
    if (bare !== undefined && pattern.test(message)) return { wait: bare, said: '' }
  }
  return null
}

/** “In a field”, “at floor fourteen” are where it stood. */
function whereIn(message: string, began: string): string {
  const field =
    /(?<!\p{L})(?:in|beside|next to|by) (?:a|the) (?<spot>field|meadow|tunnel|forest|wood|bridge|river)(?!\p{L})/iu
      .exec(message)
      ?.groups?.['spot']?.toLowerCase()
  if (field !== undefined && began.includes('no station anywhere'))
    return began.replace(
      'and there was no station anywhere',
      `${/bridge|river/u.test(field) ? 'beside' : 'in the middle of'} a ${field}`
    )
  const queue =
    /(?<!\p{L})(?:queue|line|queued|queuing|queueing) (?:for|at|outside) (?:an? |the )?(?<what>\p{L}+(?: (?:office|control|shop|centre|stall|cream|bank|van|truck))?)(?!\p{L})/iu
      .exec(message)
      ?.groups?.['what']?.toLowerCase()
  const spot =
    queue ??
    /(?<!\p{L})(?<what>passport office|passport control|customs|border|post office|bank|bakery|bread)(?!\p{L})/iu
      .exec(message)
      ?.groups?.['what']?.toLowerCase()
  const floor = /(?<!\p{L})floor (?<number>\d{1,2})(?!\d)/iu.exec(message)?.groups?.['number']
  if (floor !== undefined && began.endsWith('between two floors'))
    return began.replace('between two floors', `at floor ${numberInWords(Number(floor))}, and the doors stayed shut`)
  return spot !== undefined && spot.length > 3 && began.startsWith('the queue ')
    ? began.replace(
        'the queue',
        `the queue ${/office|shop|centre|stall|bank|van|bakery|truck|control|customs|border/u.test(spot) ? 'at the' : 'for the'} ${spot}`
      )
    : began
}

const STRANGER = wordPattern(
  String.raw`(?<!\p{L})(?:(?:an?|the|one|some|this|with) |(?<=^|, |and ))(?<who>(?:(?:old|grumpy|chai|tea|mango|fruit|kind|nice|tall|very old|young|noodle|pizza|food|parcel|delivery|bus|train|taxi|truck|lorry|opera|bin|ice cream|brass|football) ){0,3}(?:man|lady|woman|pilot|driver|conductor|nun|clown|bride|soldier|student|granny|grandpa|singer|musician|violinist|drummer|magician|chef|baker|farmer|fisherman|teacher|nurse|fireman|firefighter|postman|plumber|painter|footballer|neighbou?r))(?!\p{L})`,
  'iu'
)

/** Who else waits there, of whom the message speaks: “noodle delivery man”. */
function strangerIn(message: string): string | null {
  const who = STRANGER.exec(message)?.groups?.['who']?.toLowerCase() ?? null
  // The one who drives does not sit across from them.
  return who !== null && /driver|conductor/u.test(who) && !/delivery/u.test(who) ? null : who
}

const NO_FACT =
  /(?<!\p{L})(?:stuck|stopped|broke down|broken down|breaks down|stood still|sat (?:on|in|at|there)|delayed|was late|is late|jam|traffic|queue|for (?:an|one|two|three|\d+) (?:hours?|mins?|minutes?)|hours?|mins?|minutes?|waited|(?<!(?:was|were) )waiting|puncture|flat tyre|flat tire|hard shoulder|in the road|on the road|on the motorway|on the track|on the tracks|nightmare|fun|friends now|best day|got out)(?!\p{L})/iu

/** What was nice about it, as a sentence. */
function factIn(message: string, family: readonly KinMember[], said: string): string | null {
  const hero = family.find(({ isHero }) => isHero)?.called
  let met: string | null = null
  for (const clause of tellingClausesOf(message)) {
    const before = met
    met = STRANGER.exec(clause)?.groups?.['who']?.toLowerCase() ?? met
    if (NO_FACT.test(clause) || (clause.split(' ').length < 3 && !/^every(?:one|body) /iu.test(clause))) continue
    const whole = clause
      .replace(/^(?:he|she)(?= )/iu, (pronoun) => (before === null ? pronoun : `the ${before}`))
      .replace(/(?<=(?:showed|taught|gave|told|lent) )(?:her|him)(?= )/iu, (pronoun) => hero ?? pronoun)
      .replace(/^(?:the )?whole (?<place>\p{L}+) /iu, (_, place: string) => `the whole ${place.toLowerCase()} `)
      .replace(/ to (?:look|see)(?: at us)?$/iu, ' to look')
      .replace(/(?<!\p{L})(?:everyone|everybody) (?:is |are )?now (?:a )?friends?$/iu, 'everyone became friends')
    const fact = factOf(whole, family)
    if (fact !== null && !fact.startsWith('there was a ') && fact !== `the ${said}`)
      return fact.replace(/^everyone/u, 'everybody').replaceAll(/(?<!\p{L})uno(?!\p{L})/gu, 'Uno')
  }
  return null
}

const GAME =
  /(?<!\p{L})(?<game>uno|cards|snap|chess|ludo|bingo|dominoes|charades|carrom|hangman|noughts and crosses|cricket|football|snakes and ladders|marbles)(?!\p{L})/iu
const SKILL = /(?<!\p{L})(?:taught|showed) (?:\p{L}+ ){1,6}?(?:how to|to) (?<what>(?!look)\p{L}+(?: \p{L}+){0,3})/iu
const CAME = /(?<!\p{L})(?:came|looked|stared|walked|stood|gathered|watched|followed)(?!\p{L})/u
const SONG = /(?<!\p{L})(?:sang|sing|singing|song|songs|sing-along|singalong)(?!\p{L})/u
const FOOD =
  /(?<!\p{L})(?:shared (?:their|the|his|her|some|out)|sharing|lunch|lunches|snacks?|food|sandwich\p{L}*|samosas?|biscuits|cookies|noodles|oranges|picnic|dosas?|sweets|cake|mangoes|mango|crisps|chocolate|plums|mints|tea|dumplings|bread|fruit)(?!\p{L})/iu

/** What there is more to tell of, by what was done there: one of `skill`, `animal`, `game`, `song`, `food` and `plain`. */
function shownBy(told: string): Record<string, string> {
  const skill = SKILL.exec(told)?.groups?.['what']
  if (skill !== undefined) return { 'stuckwith.skill': `to ${skill}` }
  const animal = CAME.test(told) ? told.split(' ').find((word) => anyNounIn(word)?.sort === 'creature') : undefined
  if (animal !== undefined) return { 'stuckwith.animal': isPlural(animal) ? `a row of ${animal}` : withArticle(animal) }
  const game = GAME.exec(told)?.groups?.['game']?.toLowerCase()
  if (game !== undefined && /(?<!\p{L})play/u.test(told)) return { 'stuckwith.game': game === 'uno' ? 'Uno' : game }
  if (SONG.test(told)) return { 'stuckwith.song': 'the song' }
  return FOOD.test(told) ? { 'stuckwith.food': 'all that food' } : { 'stuckwith.plain': 'it all' }
}
