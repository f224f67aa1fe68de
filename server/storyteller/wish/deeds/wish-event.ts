import { capital } from '../../capital.ts'
import { isCountable } from '../../language/common-nouns.ts'
import { BABY_WORDS, PET_WORDS } from '../../language/family-words.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { thirdPerson } from '../../language/verb-forms.ts'
import { clauseOf } from '../../language/wish-clause.ts'
import { GRIEF } from '../../sorrow/no-fun.ts'
import { wordPattern } from '../../word-pattern.ts'
import { plainOf, type WishSayings } from '../kinds/wish-day.ts'
import { AWAY, dayNameOf, nextOf, partsOfEvent, WHEN } from '../kinds/wish-tomorrow.ts'
import { whomMeant } from './whom-meant.ts'
import type { KinMember } from './wish-kin.ts'

/** Of other kitchens, and not in the lists of a sorrow. */
const MORE_ELDERS = 'dziadzia|bubbie|zaide|avo|nonnie|obachan|ojichan|gong ?gong|ah ?ma|ah ?gong'
/** “Nana”, “our little cousin Ben”, “auntie Bea’s baby”. */
const WHO = String.raw`(?:(?:my|our|his|her|the) )?(?:(?:big|little|baby|great|new) )?(?:${KIN}|${MORE_ELDERS})(?: \p{Lu}\p{Ll}+)?(?:’s (?:baby|\p{Ll}+))?`
const OTHERS = String.raw`(?:(?:my|our|his|her|the) )(?:new |little )?(?:${[...PET_WORDS, ...BABY_WORDS].join('|')}|(?:best )?friends?(?: \p{Lu}\p{Ll}+)?|neighbours?|visitors?|guests?)|\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)?`
const COMES = wordPattern(
  String.raw`^(?<who>${WHO}(?: and ${WHO})?|${OTHERS})(?<is>(?:’s| is| are|’re)? (?:coming|arriving|visiting|flying in)| (?:comes?|arrives?|visits?|flies in|gets? (?:home|back|here)|(?:is|are) (?:back|home|here)))(?<rest>.*)$`,
  'iu'
)
/** No day is said, and it is still to be. */
const SOME_DAY =
  /(?:’s| is| are|’re) (?:coming|visiting|flying in)(?: (?:to (?:play|stay|visit|see us|us|ours|our house)|over|round|for (?:tea|lunch|dinner|supper|breakfast|a sleepover|a playdate|a visit|the weekend)))*$/iu
const HAS = wordPattern(
  String.raw`^(?<who>${WHO})(?:(?:’s| is) (?<ing>(?!coming|arriving|visiting|going away|leaving|feeling|being)\p{L}+ing\b.*)|(?: has| have|’s) (?:got )?to (?<must>\p{L}+ .+)|(?: has got|’s got| has| have) (?<has>(?!to\b|been\b|gone\b|no\b)\p{L}.+)|(?<does> (?:gets|starts|takes|goes|begins|runs|swims|plays|sings|does|sits|finishes|flies|moves|needs) .+))$`,
  'iu'
)
/** What a child puts on and has not chosen. */
const CLOTHES =
  '(?:shoes|boots|wellies|sandals|trainers|tights|socks|stockings|glasses|goggles|gloves|mittens|trousers|dungarees|hearing aids|eye ?patch|patch|uniform|tie|bow tie|dress|suit|hat|cap|helmet|coat|jumper|sweater|cardigan|shirt|blouse|skirt|costume|blazer|jacket|scarf|tutu|wig|mask|headband|vest|apron|kilt|sari|lehenga|kurta|leotard|brace|sling|swimming cap|waistcoat|kimono|crown|collar|bracelet|hair ?band|bib|tabard|sash)'
const WORN = wordPattern(
  String.raw`\b(?:won’t|will not|refuses to|(?:does|do)n’t (?:want to|like)|doesn’t like|hates|has to|have to|must|needs to|is wearing|has got to|should)(?: (?:wear(?:ing)?|put(?:ting)? on|have))? (?:the|his|her|my|an?|those|these|that)?\s?(?<worn>(?:\p{Ll}+ ){0,2}?${CLOTHES})\b`,
  'iu'
)
const WORN_FIRST = wordPattern(
  String.raw`^(?:the |his |her |my |an? )?(?<worn>(?:\p{Ll}+ ){0,2}?${CLOTHES}) for the (?:very )?first time\b`,
  'iu'
)
const COLLAR_OF: Readonly<Record<string, string>> = { collar: 'uniform' }

/**
 * Reads what is still to come and is another’s, or must be worn: {comes.told} "Granny was coming from India",
 * {theirs.told} "Nana was getting her new knee", {worn} "the shoes" for {worn.for} "cousin Priya’s wedding". Each has
 * its day ({comes.on} "on Saturday") and what comes after it. Null of a sorrow, of a person going away, and of one who
 * is still to come and stands in the hall already, as one of the `family`.
 */
export function eventOf(meant: string, family: readonly KinMember[] = []): WishSayings | null {
  const plain = plainOf(meant)
  if (GRIEF.test(plain) || AWAY.test(plain) || /^(?:why|how|who|where|what|when|the (?:day|night))\b/iu.test(plain))
    return null
  const parts = partsOfEvent(plain)
  const at = parts.findIndex((part) => WHEN.test(part))
  if (at < 0)
    return SOME_DAY.test(parts[0] ?? '') ? comingOf(parts[0] ?? '', parts.slice(1), { on: 'soon' }, family) : null
  const own = parts[at] ?? ''
  const when = WHEN.exec(own)?.groups?.['when'] ?? ''
  const bare = own.replace(WHEN, (whole: string) => (whole.endsWith(' ') ? ' ' : '')).trim()
  const core = bare === '' ? (parts[at + 1] ?? '') : bare
  const rest = parts.filter((part) => part !== own && part !== core)
  const day = { on: onDay(when), day: dayNameOf(when) }
  return wornOf(plain, core, day) ?? comingOf(core, rest, day, family) ?? theirsOf(core, rest, day)
}

interface Day {
  on: string
  day: string
}

/** "On Saturday", "tomorrow morning", "soon". */
function onDay(when: string): string {
  const said = when.toLowerCase().replace(/^from /u, '')
  const named = said.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/u, capital)
  return /^(?:\p{Lu})/u.test(named) ? `on ${named}` : named
}

const NAME_OF_KIN =
  /^(?:mum|mummy|mom|mommy|dad|daddy|papa|gran|nan|nana|nanna|nanny|grandma|grandpa|grandad|granddad|granny|auntie?|aunty|uncle)\b/iu

/** As the family says it: “our cousins” are “the cousins”, “my daddy” is “Daddy”, “my friend Mia” is “Mia”. */
function personOf(who: string): string {
  const friend = /^(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er) (?:best )?friend (\p{Lu}[\p{L}’-]*)$/u.exec(who)?.[1]
  if (friend !== undefined) return friend
  const named = who.replace(/^(?:my|our|his|her) (?=(?:\p{L}+ )*\p{L})/iu, (own, _, all: string) => {
    const head = all.slice(own.length)
    return NAME_OF_KIN.test(head) || /^\p{Lu}/u.test(head) ? '' : 'the '
  })
  if (/^(?:the|an?) /u.test(named)) return named
  return named.replaceAll(/(?<=^| and )\p{Ll}/gu, (first) => first.toUpperCase())
}

function isMany(who: string): boolean {
  return / and |(?:cousins|grandparents|parents|friends|twins|neighbours|visitors|guests|sisters|brothers|aunts|uncles|kittens|puppies|hens|chicks)$/iu.test(
    who
  )
}

function comingOf(
  core: string,
  rest: readonly string[],
  { on }: Pick<Day, 'on'>,
  family: readonly KinMember[]
): WishSayings | null {
  const { who: whole = '', rest: after = '' } = COMES.exec(core)?.groups ?? {}
  // “Nana is coming”: the name takes in the “is” when it may.
  const who = whole.replace(/(?:[’']s| is| are|[’']re)$/iu, '')
  if (
    who === '' ||
    /\b(?:out of|not|to (?:an end|terms)|true|off)\b|^(?:school|christmas|eid|diwali|easter|santa)/iu.test(
      `${who} ${after}`
    )
  )
    return null
  if (
    /^\p{Lu}/u.test(who) &&
    /^(?:The|It|He|She|They|There|This|That|Summer|Winter|Spring|Monday|Christmas|Father|Santa|Eid|Diwali|Easter|Snow|School)\b/u.test(
      who
    )
  )
    return null
  if (who.split(/ and /iu).some((one) => whomMeant(one, family).length > 0)) return null
  const name = personOf(who)
  const from = after
    .replaceAll(/(?<=\bfrom )\p{Ll}{4,}(?=$| )/gu, placeOf)
    .replace(/ (?:to (?:see|visit) us|at last|finally|again)\b.*$/iu, '')
  if (from.split(' ').length > 8 || /\b(?:my|me|us|you|your|i|we)\b/iu.test(from)) return null
  const isBack = /\b(?:back|home)\b/iu.test(core) && !/\b(?:back|home)\b/iu.test(from) ? ' home' : ''
  return {
    comes: name,
    'comes.told': `${name} ${isMany(who) ? 'were' : 'was'} coming${isBack}${from}`,
    'comes.who': name,
    'comes.on': on,
    'comes.next': afterwards(rest) ?? 'there’s cake'
  }
}

/** “Chachu’s wedding is tomorrow”: a wedding and an evening are no deeds. */
const IS_NO_DEED =
  /^(?:wedding|evening|morning|building|birthday|ceiling|painting|drawing)(?!\p{L})|(?<!\p{L})(?:is|are|was|were)$/iu

function theirsOf(core: string, rest: readonly string[], { on, day }: Day): WishSayings | null {
  const read = HAS.exec(core)?.groups
  if (!read) return null
  const { who = '', ing, must, has, does } = read
  const doing = ing ?? gerundOf(must ?? does?.trim() ?? '') ?? (has === undefined ? null : `having ${has}`)
  if (
    doing === null ||
    doing === '' ||
    IS_NO_DEED.test(doing) ||
    /\b(?:me|my|us|our|you|your|we|i)\b/iu.test(doing) ||
    /^(?:having (?:a |an )?(?:birthday|baby|cold|sister|brother))/iu.test(doing)
  )
    return null
  const name = personOf(who)
  return {
    theirs: name,
    'theirs.told': `${name} ${isMany(who) ? 'were' : 'was'} ${doing}`,
    'theirs.who': name,
    'theirs.on': on,
    'theirs.day': day === 'the big day' ? 'then' : day,
    'theirs.next': afterwards(rest) ?? 'we’ll hear all about it'
  }
}

/** "Gets her new knee" and "go for a scan" with -ing. */
function gerundOf(clause: string): string | null {
  if (clause === '') return null
  const said = clauseOf(
    `Zoe ${/^(?:gets|starts|takes|goes|begins|runs|swims|plays|sings|does|sits|finishes|flies|moves|needs)\b/u.test(clause) ? clause : clause.replace(/^\p{L}+/u, thirdPerson)}`
  )
  return said?.startsWith('Zoe ') === true ? said.slice('Zoe '.length) : null
}

/** “From poland” and “from the oil rig”. */
function placeOf(word: string): string {
  return isCountable(word) ||
    /^(?:work|school|abroad|away|hospital|holiday|nursery|university|college|prison|there|here)$/u.test(word)
    ? word
    : capital(word)
}

/** “And then he can see our drawings”, “and we are going to wave”. */
function afterwards(rest: readonly string[]): string | null {
  const going = rest.map(nextOf).find((next) => next !== null)
  if (going !== undefined) return going
  for (const part of rest) {
    const { clause } =
      /^(?:then|after that|afterwards) (?<clause>(?:she|he|they|we|\p{Lu}\p{Ll}+)(?: will| can|’ll) .+)$/u.exec(part)
        ?.groups ?? {}
    if (clause !== undefined && !/\b(?:you|your|me|my)\b/iu.test(clause)) return clause
    const ours = /^we(?:’re| are) (?<doing>going .+)$/iu.exec(part)?.groups?.['doing']
    if (ours !== undefined && !/\b(?:you|your|me|my)\b/iu.test(ours)) return `we’re ${ours}`
  }
  return null
}

function wornOf(plain: string, core: string, { on, day }: Day): WishSayings | null {
  const typed = (WORN.exec(plain) ?? WORN_FIRST.exec(plain))?.groups?.['worn']
  if (typed === undefined || /\b(?:without|too small|lost)\b/iu.test(plain)) return null
  const worn = `the ${COLLAR_OF[typed] ?? typed}`
  const many = /(?:s)$/u.test(worn) && !/(?:dress|brace)$/u.test(worn)
  // “The jumper for the school photo”, “shoes to cousin Priya’s wedding”.
  const [, after = ''] = core.split(
    wordPattern(String.raw`\b${typed} (?:for|to|at) (?!the (?:very )?first time\b)`, 'iu')
  )
  const said = after === '' ? core : after
  const event = said.includes(typed) || /^(?:he|she|i|we|they)\b/iu.test(said) ? null : occasionOf(said)
  return {
    worn,
    'worn.on': on === '' ? 'tomorrow' : on,
    'worn.for': event ?? 'the first day of it',
    'worn.day': day === 'the big day' ? 'then' : day === 'tomorrow' ? day : `on ${day}`,
    'worn.them': many ? 'them' : 'it',
    'worn.they': many ? 'they' : 'it',
    'worn.do': many ? 'don’t' : 'doesn’t'
  }
}

/** “For school”, and not “for the school”. */
const UNNAMED_PLACE =
  /^(?:school|nursery|preschool|kindergarten|kindy|church|mosque|temple|swimming|ballet|gymnastics|karate|judo|football|rugby|cricket|assembly)$/iu

/** "The dance show", "cousin Priya’s wedding"; null of what has a verb in it. */
function occasionOf(core: string): string | null {
  const bare = core
    .replace(/^(?:it’s|it is|is|there’s|there is|we’ve got|we have|we’re going to|we are going to|going to) /iu, '')
    .replace(/^(?:my|our|his|her) /iu, 'the ')
    .replace(/ (?:is|are)$/iu, '')
    .trim()
  if (bare === '' || bare.split(' ').length > 5 || /\b(?:is|are|has|have|won’t|wants?|will|can)\b/iu.test(bare))
    return null
  const head = bare.slice(bare.lastIndexOf(' ') + 1)
  if (/^(?:the|an?) |’s /iu.test(bare)) return bare
  if (/^\p{Lu}/u.test(bare) || UNNAMED_PLACE.test(bare)) return bare
  return isCountable(head) ||
    /(?:show|assembly|photo|party|play|day|trip|concert|recital|ceremony|parade|exam)$/iu.test(bare)
    ? `the ${bare}`
    : bare
}
