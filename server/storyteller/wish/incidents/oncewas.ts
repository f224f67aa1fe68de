import { capital } from '../../capital.ts'
import { isPlural, withArticle } from '../../language/common-nouns.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { readRelationship } from '../../language/relationships.ts'
import { pastOfDeed } from '../../language/stranger-clause.ts'
import { verbFormsAsTyped } from '../../language/verb-forms.ts'
import { isPast } from '../../language/wish-clause.ts'
import { wordPattern } from '../../word-pattern.ts'
import { isCalledSo, type KinMember } from '../deeds/wish-kin.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import type { IncidentReader } from './incident-reader.ts'
import { movesOf } from './once-moves.ts'

const WHO = String.raw`(?<![\p{L}’'-])(?<kin>${KIN}|ye ye|great[- ]grand(?:ma|pa|mother|father)|husband|wife)(?<name> (?-i:\p{Lu})\p{Ll}+)?(?<owns>[’']s)?(?![\p{L}-])`
/** “Used to be in a rock band”, “was once a DJ”, “rode a motorbike when she was twenty”. */
const WAS = wordPattern(
  String.raw`${WHO} (?:(?:actually|really|apparently|once) )?(?:(?:(?:told|showed) (?:us|the (?:kids|boys|girls|children)|me) (?:that |how )?(?:she|he) )?used to (?<used>\p{L}.+)|(?:was|had been) (?:(?:once|actually|really|apparently|secretly) )*(?<was>(?:an?|in an?|in the|on the) .+)|(?:once )?(?<did>(?:rode|drove|won|played|sang|danced|flew|did|had|met|boxed|wrestled|swam|skated|surfed|juggled|ran|painted|acted|conducted|built|raced|sailed|coached|drummed|rapped|was on) .+))$`,
  'iu'
)
/** “Got the old accordion down from the attic and played”, “showed us his skateboard tricks”. */
const SHOWED = wordPattern(
  String.raw`${WHO} (?:(?:has |have )?(?:got|gets|took|takes|brought|brings|pulled|dug|found|fetched|showed|shows|shown) |has |still has )(?:out |down )?(?:(?:us|the (?:kids|boys|girls|children)|everyone|them|me) )?(?<how>how (?:she|he) used to )?(?:(?:his|her|the|an?) )?(?<old>old )?(?<thing>\p{L}+(?: \p{L}+){0,2}?)(?= from| down| out| of| in | and |[.,!;]|$| again| for | after)(?<rest>.*)$`,
  'iu'
)
const TRICKS = /^(?<thing>\p{L}+(?:[- ]?\p{L}+)?) (?:tricks?|moves?|skills?|spins?)$/iu
/** That it is long ago, and that it was not known. */
const LONG_AGO =
  /(?<!\p{L})(?:used to|once|before|turns? out|turned out|f(?:ou|i)nds? out|discovered|found|learn(?:t|ed) that|when (?:he|she) was (?:young|younger|a (?:teenager|student|young)|\d+|at (?:school|university|college)|in (?:his|her) )|back in the day|years ago|in (?:the )?(?:\d{2,4}s?|sixties|seventies|eighties|nineties|(?:his|her) (?:youth|twenties|day))|old|attic|loft|trunk|suitcase|biscuit tin|for the first time in|as a (?:boy|girl|young)|told (?:us|the kids|the children|me)|who knew|did you know|nobody (?:told|knew)|in school|from (?:school|when)|still has|one summer|medal|trophy|video|photos?|pictures?|brought out|got out|took out)(?!\p{L})/iu
/** No worry of every day, no tale, and what is told elsewhere: a child’s days, a feast, who is ill or gone. */
const NOT_TOLD =
  /(?<!\p{L})(?:war|army|soldiers?|navy|battle|prison|jail|refugee|hospital|ill|sick|poorly|tired|late|cr(?:y|ied|ying)|shout(?:ed|s|ing)?|hit|drank|drunk|drinks?|smok\p{L}*|gun|shot|hunt\p{L}*|alive|died|dead|dies|passed|funeral|grave|buried|miss(?:es|ed)? (?:him|her)|married|divorced?|girlfriend|boyfriend|wife (?:before|left)|live[ds]?|walk|remember|hurt|fell|broke|broken|baby|little|small|tiny|toddler|naughty|poor|hungry|scared|slave|nun|priest|imam|church|pregnant|lost|dragon|pirate|spy|witch|fairy|mermaid|unicorn|superhero|alien|robot|vampire|glasses|oven|work(?:s|ed)? late|police|arrested|strict|mean|angry|fat|thin|happy|sad|nice|swore)(?!\p{L})/iu
const IS_TALE = /^(?:an? |two |three |once upon |story|tell |the day |when |what |why |how |where )/iu
const ENDS =
  /(?:,| (?=(?:and|but|so|because|when|before|who|which|from when|in (?:the )?\d|in the (?:sixties|seventies|eighties|nineties)|in (?:his|her) |as a (?:boy|girl|young)|for (?:one|a) |until|years ago|back in|long ago|once)(?!\p{L}))).*$/iu

const RELIC = wordPattern(
  String.raw`(?<!\p{L})(?:found|find|saw|see|showed (?:us|the (?:kids|children|boys|girls))|has|have|there(?:[’']s| is| was)|still has|kept|wore|brought out|got out|took out)(?: out)? (?:him |her )?(?:(?:his|her|the|an?|all|some|\p{L}+[’']s) )?(?:old )?(?<thing>(?:(?!in |and )\p{L}+ ){0,2}?(?:mask|photos?|pictures?|medals?|trophy|cup|gloves|shoes|boots|dress|costume|whistle|bell|goggles|scarf|cape|hat|cap|uniform|jacket|record|records|poster|letter|ribbon|belt|sash|helmet|skates|guitar|drums?|drum kit|trumpet|accordion|violin|banjo|ghungroos?|scissors|ticket machine|marbles|racket|bat|jersey|shirt|certificate|video|film|tape|sword|crown|tutu|tights|badge|tattoo|anchor|suitcase|typewriter|camera|kendama|yoyo))(?!\p{L})`,
  'iu'
)
const MOST_WORDS = 9

/** “Turns out abuela was a luchadora before. We only found the mask today”. */
export const oncewas: IncidentReader = (message, family) => {
  const said = message
    .replaceAll("'", '’')
    .replaceAll(/ & /gu, ' and ')
    .replaceAll(/(?<=the )number \d+ /giu, '')
  if (IS_TALE.test(said) || NOT_TOLD.test(said) || !LONG_AGO.test(said)) return null
  for (const clause of clausesOf(withOwner(said))) {
    const told = toldIn(clause)
    const who = told === null ? null : whoIs(told.kin, told.name, family)
    if (told === null || who === null) continue
    const thing = told.thing ?? RELIC.exec(said)?.groups?.['thing']?.toLowerCase()
    return {
      oncewas: told.did,
      ...who,
      ...thingOf(thing ?? 'photo', told.thing !== undefined),
      ...movesOf(told.did, said, `the ${told.thing ?? ''}`),
      ...alsoIn(said, family)
    }
  }
  return null
}

/** “Koro’s old rugby boots, he played for the province”: it is Koro who played. */
function withOwner(said: string): string {
  return said.replace(OWNER, '$<kin>’s $<thing>, $<kin> ')
}

const OWNER = wordPattern(
  String.raw`(?<!\p{L})(?<kin>${KIN})’s (?<thing>(?:\p{L}+ ){0,3}\p{L}+)(?:,|\.| and| because) (?:he|she) (?=used|was|played|won|rode|danced|drove|sang)`,
  'iu'
)

function clausesOf(said: string): string[] {
  const clauses = said.split(/[.!?;:()…\n]+ *| [-–—]+ /u)
  return [
    ...clauses,
    ...clauses.flatMap((clause) => clause.split(/, | and (?!played|danced|sang|did|typed)|(?<!\p{L})that /iu))
  ]
}

interface Told {
  kin: string
  name: string | undefined
  did: string
  /** What that one fetched for it. */
  thing?: string
}

function toldIn(clause: string): Told | null {
  const was = WAS.exec(clause)?.groups
  const { kin = '', name, used, was: been, did: past } = was ?? {}
  const did = used === undefined ? (been === undefined ? past : `was ${been}`) : pastOf(used)
  if (was !== undefined && was['owns'] === undefined && did !== null && did !== undefined) {
    const core = withoutEnd(did)
    if (core !== null && !IS_LIKE.test(core)) return { kin, name: name?.trim(), did: core }
  }
  return showedIn(clause)
}

/** “Was a bit tired”, “was a baby once” is nothing to show. */
const IS_LIKE =
  /^was (?:an? (?:bit|little|lot|good|very|child|kid|boy|girl|baby|teacher of)|in the (?:car|bath|kitchen|shower|house|shop|pub|hospital)|on the (?:phone|sofa|toilet|way|bus|train))(?!\p{L})|^had (?:a )?(?:cold|fever|nap|surgery|baby)/iu

function showedIn(clause: string): Told | null {
  const found = SHOWED.exec(clause)?.groups
  if (found === undefined || found['owns'] !== undefined) return null
  const { kin = '', name, how, old, thing = '', rest = '' } = found
  if (how !== undefined) {
    const did = pastOf(`${thing}${rest}`)
    const core = did === null ? null : withoutEnd(did)
    return core === null ? null : { kin, name: name?.trim(), did: core }
  }
  const tricks = TRICKS.exec(thing)?.groups?.['thing']
  if (tricks !== undefined)
    return { kin, name: name?.trim(), did: `did ${thing.toLowerCase()}`, thing: tricks.toLowerCase() }
  const bare = thing.toLowerCase().replace(/^old /u, '')
  if (
    (old === undefined && !/ attic| loft| trunk|kendama|suitcase/iu.test(clause)) ||
    anyNounIn(bare)?.sort === 'creature'
  )
    return null
  const verb = /(?:^| )and (?<verb>played|danced|sang|typed|did|rode|juggled|skated)/iu.exec(rest)?.groups?.['verb']
  const does =
    verb === 'danced' || DANCED_IN.test(bare) ? 'danced' : PLAYED.test(bare) ? `played the ${bare}` : `had the ${bare}`
  return {
    kin,
    name: name?.trim(),
    did: does === 'danced' ? 'danced' : does.replace(/^had the (?<thing>.+)$/u, 'always had the $<thing> with me'),
    thing: bare
  }
}

const PLAYED =
  /(?:accordion|guitar|banjo|fiddle|violin|trumpet|drums?|drum kit|flute|piano|keyboard|saxophone|harmonica|mandolin|ukulele|cello|tabla|sitar|oud|clarinet|trombone|recorder|bagpipes|kendama|yoyo)$/iu
const DANCED_IN = /(?:ghungroos?|tap shoes|ballet shoes|dancing shoes|tutu)$/iu

/** “Be in a rock band” as “was in a rock band”. */
function pastOf(said: string): string | null {
  const base = said.replace(ENDS, '')
  if (/^be (?:an?|in an?|in the|on the) /iu.test(base)) return base.replace(/^be /iu, 'was ')
  return /^be /iu.test(base) ? null : (verbFormsAsTyped(base)?.past ?? null)
}

function withoutEnd(did: string): string | null {
  const core = did
    .replace(ENDS, '')
    .replace(/ in (?:school|college)$/iu, '')
    .replace(/ (?:before|today|lol|haha|actually|too|once)$/iu, '')
    .replaceAll(/(?<!\p{L})(?:his|her|their|my) (?=\p{L})/giu, 'the ')
    .trim()
  const words = core.split(' ')
  if (words.length < 2 || words.length > MOST_WORDS || /\d/u.test(core)) return null
  if (/(?<!\p{L})(?:us|we|i|you|him|them|me)(?!\p{L})/iu.test(core)) return null
  return [words[0]?.toLowerCase(), ...words.slice(1)].join(' ')
}

/** The one of the family who is beside the hero, or who comes for it. */
function whoIs(kin: string, name: string | undefined, family: readonly KinMember[]): WishSayings | null {
  const word = kin
    .toLowerCase()
    .replace(/^great[- ]/u, '')
    .replace('ye ye', 'yeye')
  const meant = family.filter((member) => !member.isHero && isCalledSo(member, word, name))
  const [one] = meant
  if (one !== undefined) return one.speaks && !one.isChild ? { 'with.kin': one.called } : null
  const { standing, gender } = readRelationship(word)
  if ((standing !== 'elder' && standing !== 'grown-up') || gender === null) return null
  if (/^(?:husband|wife)$/u.test(word)) return null
  return {
    'with.kin': name === undefined ? capital(kin.toLowerCase()) : `${capital(kin.toLowerCase())} ${name}`,
    'with.kin.away': word
  }
}

function thingOf(thing: string, isBrought: boolean): WishSayings {
  const bare = thing.replace(/^(?:old|all|some) /u, '')
  const isMany = isPlural(bare)
  const old = `old ${bare}`
  return {
    'oncewas.thing': `the ${bare}`,
    'oncewas.a': isMany ? `some ${old}` : withArticle(old),
    'oncewas.it': isMany ? 'they' : 'it',
    'oncewas.them': isMany ? 'them' : 'it',
    'oncewas.own': isMany ? 'their own' : 'its own',
    ...(isBrought
      ? { 'oncewas.brought': isMany ? 'are those' : 'is that', 'oncewas.back': isMany ? 'them' : 'it' }
      : { 'oncewas.found': isMany ? 'them' : 'it', 'oncewas.is': isMany ? 'are these' : 'is this' })
  }
}

/** “Mateja danced until her socks came off”. */
function alsoIn(said: string, family: readonly KinMember[]): WishSayings {
  for (const { called, isChild } of family) {
    if (!isChild) continue
    const at = said.toLowerCase().indexOf(`${called.toLowerCase()} `)
    if (at < 0) continue
    const rest = said.slice(at + called.length + 1).split(/[.,!?;:]/u)[0] ?? ''
    const plain = rest.replaceAll(/(?<!\p{L})(?:his|her) (?=\p{L})/giu, 'the ')
    const did = isPast(plain.split(' ')) ? plain : pastOfDeed(plain, true, true)
    if (did !== null && did.split(' ').length > 1) return { 'oncewas.also': `${called} ${did}` }
  }
  return {}
}
