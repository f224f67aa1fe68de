import { knownNoun } from '#content/lexicon.ts'
import { instruments } from '#content/roles/instruments.ts'
import { deedOfTwo } from '#content/roles/together.ts'
import { anyOf } from '../../language/any-of.ts'
import { withArticle } from '../../language/common-nouns.ts'
import { lazyPattern } from '../../language/lazy-pattern.ts'
import { outOfPast, verbForms } from '../../language/verb-forms.ts'
import { wordPattern } from '../../word-pattern.ts'
import { nounIn, slotsOfNoun } from './said-noun.ts'
import type { WishSayings } from './wish-day.ts'
import { metIn, sayMet, type Met } from './wish-met.ts'
import { pastimeOf } from './wish-pastime.ts'

const CONTEST = String.raw`(?:\p{L}+ ){0,2}?(?:race|contest|competition|tournament|championship|dance-off|bake-off|sing-off|quiz)`
const CONTESTS: readonly RegExp[] = [
  wordPattern(
    String.raw`^(?<who>.+? and .+?)(?:,? (?:who|that))? (?:have|has|had|having|hold|held|enter|entered|run|ran|are in|were in|compete in|take part in) (?:an?|the|their) (?<what>${CONTEST})(?: (?:in|on|at|to|round|against) .+)?$`,
    'iu'
  ),
  wordPattern(String.raw`^(?:an?|the) (?<what>${CONTEST}) between (?<who>.+? and .+)$`, 'iu'),
  /^(?<who>(?:an?|the|two) .+? and .+?)(?:,? (?:who|that))? (?:race|races|raced|racing)(?: each other)?(?: (?:in|on|at|to|round) .+)?$/iu,
  wordPattern(
    String.raw`^(?<one>(?:an?|the) .+?)(?:,? (?:who|that))? (?:races|raced|racing|challenges|challenged) (?<two>(?:an?|the) [\p{L} ]+?)(?: (?:in|to) (?:an?|the) (?<what>${CONTEST}))?$`,
    'iu'
  )
]

/** “A dragon and a snail have a race”: {contest} “a race”, {role} and {mate}. Null of a fight. */
export function contestOf(plain: string): WishSayings | null {
  // Of who wins another story is told: here neither does.
  if (/\b(?:wins?|won|beats?|loses?|lost)\b/iu.test(plain)) return null
  const {
    who,
    one = '',
    two = '',
    what = 'race'
  } = CONTESTS.map((sign) => sign.exec(plain)).find(Boolean)?.groups ?? {}
  const met = pairIn(who ?? `${one} and ${two}`)
  if (!met) return null
  const bare = what.replace(/^(?:big|great|huge|very big) /iu, '')
  return {
    contest: withArticle(bare),
    'contest.the': `the ${bare}`,
    'contest.bare': bare,
    ...sayMet(met)
  }
}

const SWAPS =
  /^(?<who>.+? and .+?)(?:,? (?:who|that))? (?:swap|swaps|swapped|switch|switched|exchange|exchanged|trade|traded) (?:their |each other’s )?(?<what>beds|coats|hats|shoes|boots|socks|houses|homes|nests|jumpers|scarves|umbrellas|lunchboxes|chairs|bowls|baskets|cars|bikes|bicycles|blankets|pillows|caves|shells|slippers|wellies|pyjamas|bags|tents)(?: (?:with each other|for (?:a|the|one) (?:day|night|week)))?$/iu

/** “A mouse and an elephant swap beds”: {swaps} “beds”, {swaps.one} “bed”. */
export function swapsOf(plain: string): WishSayings | null {
  const { who = '', what = '' } = SWAPS.exec(plain)?.groups ?? {}
  // “The sheep and the wolf”: of these two there is one each.
  const met = who === '' ? null : pairIn(who)
  if (!met) return null
  const many = what.toLowerCase()
  return { swaps: many, 'swaps.one': ONE_OF[many] ?? many.replace(/s$/u, ''), ...sayMet(met) }
}

const ONE_OF: Readonly<Record<string, string>> = { scarves: 'scarf', lunchboxes: 'lunchbox' }

const MOST_BEFORE_DEED = 6
const STAYS: WishSayings = { stays: '' }

/** “A lion and a mouse bake a cake”: {together.base}, {together.did} and {together.ing}, with {role} and {mate}. */
export function togetherOf(plain: string): WishSayings | null {
  const said = plain.replace(/ (?:together|with each other)$/iu, '')
  if (!/ and /u.test(said)) return null
  const words = said.split(' ')
  const from = words.indexOf('and') + 2
  for (let at = from; at < Math.min(words.length, from + MOST_BEFORE_DEED); at += 1) {
    const met = pairIn(
      words
        .slice(0, at)
        .join(' ')
        .replace(/,? (?:who|that)$/iu, '')
    )
    const forms =
      met &&
      formsOf(
        words
          .slice(at)
          .join(' ')
          .replace(/^(?:who|that) /iu, '')
      )
    // A game has a story of its own; of two who go somewhere both go.
    if (met && forms && (pastimeOf(plain) ?? STAYS)['stays'] !== undefined)
      return {
        together: forms.base,
        'together.base': forms.base,
        'together.did': forms.past,
        'together.ing': forms.ing,
        ...madeIn(forms.base),
        ...goingOf(forms.base),
        ...sayMet(met)
      }
  }
  return null
}

const HOW = '(?:(?:the )?(?:very )?(?:best|good|great|new|unlikely|old) )?'
const WHERE = String.raw`(?: (?:in|at|on|under|by) (?:the|a|an) (?:\p{L}+ )?\p{L}+)?`
const FRIENDS: readonly RegExp[] = [
  wordPattern(
    String.raw`^(?:(?:the|a) )?(?:(?:friendship|meeting) (?:of|between) )?(?<one>.+?) (?:and|&|\+|plus) (?<two>.+?)(?:,? (?:who|that))?(?: (?:are|were|is|was|become|became|being|as|turn into|turned into|make|made)(?: ${HOW}friends)| ${HOW}friends| meet(?: each other)?| met(?: each other)?| together)?(?: for the first time)?${WHERE}$`,
    'iu'
  ),
  wordPattern(
    String.raw`^(?<one>.+?)(?:,? (?:who|that))? (?:meets?|met|befriends?|befriended|(?:is|was|becomes?|became|makes?|made|are) ${HOW}friends with|has a friend who is|(?:is|was|falls?|fell) in love with|loves?|loved|misses|missed) (?<two>.+?)(?: for the first time)?${WHERE}$`,
    'iu'
  )
]
const MET_SORTS: ReadonlySet<string> = new Set(['creature', 'person', 'machine'])

/** “A cat and a whale”, “a robot meets a dog”, “a shark who is friends with a seal”: {friends} “a cat and a whale”, {role} and {mate}. */
export function friendsOf(plain: string): WishSayings | null {
  for (const sign of FRIENDS) {
    const { one = '', two = '' } = sign.exec(plain)?.groups ?? {}
    // Who misses the train has no friend in it.
    if (
      / miss(?:es|ed) /u.test(plain) &&
      knownNoun(two.replace(/^(?:an?|the) /iu, '').toLowerCase())?.sort === 'machine'
    )
      continue
    const met = pairIn(`${one} and ${two}`)
    // Of a lamp and a spoon it is not written how they come in.
    if (!met || ![one, two].every(isSomebody)) continue
    const [first, second] = met.map((each) => ({ ...each, first: each.first.replace(/, sent on ahead.*$/u, '') }))
    return first && second ? { friends: `${first.first} and ${second.first}`, ...sayMet([first, second]) } : null
  }
  return null
}

/** One of whom it is written how they come in, or a creature, a person or a machine. */
function isSomebody(phrase: string): boolean {
  const [met] = metIn(phrase) ?? []
  if (!met) return false
  const sort = knownNoun(met.who.one)?.sort
  return sort === undefined || met.who.other === undefined || MET_SORTS.has(sort)
}

/** What stands for what, what is hardest, and how it turns out. */
function goingOf(base: string): WishSayings {
  const { room = '', part = '', end = '' } = deedOfTwo(base) ?? {}
  return { 'together.room': room, 'together.part': part, 'together.end': end }
}

/** “The cake” and “half a cake” of what is made; of what is only done, “it”. */
function madeIn(base: string): WishSayings {
  const thing =
    /^(?:bake|cook|make|build|paint|draw|knit|plant|grow|dig|write|share) (?:an?|the|one) (?<thing>\p{L}+(?: \p{L}+)?)$/u.exec(
      base
    )?.groups?.['thing']
  // What is only done has no halves.
  if (thing === undefined) return { 'together.it': 'it' }
  const noun = nounIn(thing)
  return {
    'together.it': `the ${thing}`,
    'together.half': `half ${withArticle(thing)}`,
    ...(noun ? slotsOfNoun('also', noun) : {})
  }
}

function formsOf(deed: string): { base: string; past: string; ing: string } | null {
  const [first = '', ...rest] = deed.split(' ')
  const forms = verbForms([outOfPast(first), ...rest].join(' '))
  return forms &&
    deedOfTwo(forms.base) !== null &&
    !/\b(?:my|our|me|us|who|that|because|but|friends?)\b/u.test(forms.base)
    ? forms
    : null
}

/** Two who are known, and are not of one kind. */
export function pairIn(who: string): readonly [Met, Met] | null {
  const [one, two] = metIn(who.replace(/ and (?:his|her|its) /iu, ' and a ')) ?? []
  return one && two && one.who.one !== two.who.one ? [one, two] : null
}

const GROUP = String.raw`(?:\p{L}+ ){0,2}?(?:band|orchestra|group|quartet|trio|marching band|ensemble)`
const PLAYS = lazyPattern(
  () =>
    String.raw`^(?<who>.+?)(?:,? (?:who|that))? (?:plays?|played|playing|learns? to play|learnt to play|wants? to play|loves? playing|bangs?) (?:(?:the|an?) )?(?<what>${anyOf(instruments().map(({ name }) => name))})(?: (?:in|with|for) (?<group>(?:an?|the|our|my|its|his|her|their) ${GROUP}))?$`,
  'iu'
)
const SINGS = wordPattern(
  String.raw`^(?<who>.+?)(?:,? (?:who|that))? (?:sings?|sang|singing|joins?|joined|is|was|wants to sing|learns to sing)(?: in| with)? (?<group>(?:an?|the|our|my|their) (?:\p{L}+ ){0,2}?choir)$`,
  'iu'
)

/**
 * “A penguin who plays the drums in a band”: {band} is the group, {band.play} and {band.did} what is done in it, {band.sound}
 * how that sounds, {band.stand} what one takes for it at home.
 */
export function bandOf(plain: string): WishSayings | null {
  const played = PLAYS().exec(plain)?.groups
  const { who = '', group } = played ?? SINGS.exec(plain)?.groups ?? {}
  const met = who === '' ? null : metIn(who)
  if (!met || met[1]) return null
  const band = (group ?? 'a band').replace(/^(?:our|my|its|his|her|their) /iu, 'the ').toLowerCase()
  const instrument = instruments().find(({ name }) => name === played?.['what']?.toLowerCase())
  const said = instrument
    ? {
        play: `play the ${instrument.name}`,
        did: `played the ${instrument.name}`,
        sound: instrument.sound,
        stand: instrument.stand
      }
    : { play: 'sing', did: 'sang', sound: 'la', stand: 'a funnel' }
  return {
    band,
    'band.the': band.replace(/^an? /u, 'the '),
    ...Object.fromEntries(Object.entries(said).map(([field, words]) => [`band.${field}`, words])),
    ...sayMet(met)
  }
}
