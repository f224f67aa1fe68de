import { TOO, type Excess } from '#content/excesses.ts'
import type { VisitorTrait } from '#content/format.ts'
import { knownNoun } from '#content/lexicon.ts'
import { capital } from '../../capital.ts'
import { isPlural, withArticle } from '../../language/common-nouns.ts'
import { verbForms } from '../../language/verb-forms.ts'
import { voiceOf } from '../../sorrow/lost-voice.ts'
import { seeksOf } from '../../sorrow/lost-young.ts'
import { fadedOf } from './visitor-faded.ts'
import { hatedOf, likedOf, refusedOf } from './visitor-likes.ts'
import { lovedFoodOf } from './visitor-loves.ts'
import { mislaidOf } from './visitor-mislaid.ts'
import { partedOf } from './visitor-parted.ts'

export interface TraitOfVisitor {
  kind: VisitorTrait
  /** The words of it that a line can hold: {visitor.ing} is `ing`. */
  words: Readonly<Record<string, string>>
}

const MOST_WORDS = 7

/**
 * What "wants a shell like his friend has", "is fed up with standing on one leg" or "collects odd socks" says of the
 * visitor; `predicate` is in the present, and `who` is the noun. Null where it says nothing that a story knows how to
 * turn by.
 */
export function traitOf(predicate: string, who = ''): TraitOfVisitor | null {
  const typed = predicate.replaceAll("'", '’').replace(/[.!?]+$/u, '')
  const trait = traitIn(typed.toLowerCase(), who)
  if (trait === null) return null
  const names = new Map((typed.match(NAME) ?? []).map((name) => [name.toLowerCase(), name]))
  if (names.size === 0) return trait
  const words = Object.entries(trait.words).map(
    ([slot, text]) => [slot, text.replaceAll(WORD, (word) => names.get(word) ?? word)] as const
  )
  return { ...trait, words: Object.fromEntries(words) }
}

/** “Portugal”, “Thursdays”: typed with a capital letter, and with one it is said. */
const NAME = /(?<![\p{L}’-])\p{Lu}\p{Ll}[\p{L}’-]*/gu
const WORD = /[\p{L}’-]+/gu

function traitIn(said: string, who: string): TraitOfVisitor | null {
  return (
    lateness(said) ??
    of('faded', fadedOf(said)) ??
    of('parted', partedOf(said)) ??
    losing(said) ??
    of('seeks', seeksOf(said, who)) ??
    of('voiceless', voiceOf(said)) ??
    of('loves', lovedFoodOf(said)) ??
    moving(said) ??
    keeping(said) ??
    of('refuses', refusedOf(said, who)) ??
    weariness(said, who) ??
    of('likes', likedOf(said, who)) ??
    of('hates', hatedOf(said, who)) ??
    excess(said) ??
    collecting(said) ??
    wanting(said) ??
    longing(said) ??
    doing(said)
  )
}

function of(kind: VisitorTrait, words: Readonly<Record<string, string>> | null): TraitOfVisitor | null {
  return words && { kind, words }
}

/** “Wants a go on the swings”: it is done, and is not carried round a corner. */
const WANTS_A_GO =
  /^(?<wants>(?:(?:really|only|just|always|badly) )*(?:wants?|wanted|would like|would love) )(?=(?:an?|another|one|its|his|her) (?:(?:own|first|last|proper|real|little|big|long|short) )?(?:go|turn|ride|try|swim|dip|paddle|dance|race|picnic|tea party|party|adventure|holiday|day off|lie-in|haircut|bubble bath|sleepover|piggyback)(?: (?:on|in|at|to|with|by|round|over|for) [\p{L} ’-]+| ride)?$)/u

function lateness(said: string): TraitOfVisitor | null {
  if (/\b(?:late at night|late for (?:its|a|the) \p{L}+ party)\b|\bstay/u.test(said)) return null
  const late =
    /^(?:(?:is|was|gets|comes|arrives|turns up|keeps|ends up)(?: being| running| coming)? )?(?:(?:always|often|so|very|too|forever|everywhere|runs|running) )*(?:late|too slow for (?:everything|school))(?: (?:for|to) (?<what>[\p{L}’ ]+))?$/u.exec(
      said
    )
  const never = /^(?:(?:is|was) )?(?:never|not|can’t be|isn’t ever) (?:on|in) time(?: for (?<what>[\p{L}’ ]+))?$/u.exec(
    said
  )
  const found = late ?? never
  if (!found) return null
  return { kind: 'is-late', words: { for: found.groups?.['what'] ?? 'everything' } }
}

function losing(said: string): TraitOfVisitor | null {
  const words = mislaidOf(said)
  return words && { kind: 'mislaid', words }
}

/** “Wants to live in the desert”. */
const MOVES =
  /^(?:(?:really|only|just|always|badly|secretly) )*(?:(?:wants?|wanted|wishes|wished|longs|longed|hopes|hoped|would (?:really )?(?:like|love)|’d like|dreams|dreamed|dreamt|decided|decides)(?: to| of| that (?:it|he|she) could)? (?:live|living|go and live|move|moving)|(?:moves|moved)|goes to live|went to live) (?<place>(?:in|on|at|under|inside|by|near|up|to|into) (?:(?:an?|the|another) )?\p{L}[\p{L} ’-]*)$/u

function moving(said: string): TraitOfVisitor | null {
  const place = MOVES.exec(said)?.groups?.['place']?.replace(
    / (?:instead|one day|forever|for ever|too|again|with .*|because .*|and .*|but .*)$/u,
    ''
  )
  if (
    place === undefined ||
    place.split(' ').length > MOST_WORDS ||
    /\b(?:away|home|us|me|him|her|them|bed|school)\b/u.test(place)
  )
    return null
  const there = place
    .replace(/^(?:to|into) (?=(?:the|a) (?:beach|seaside|north pole|south pole|farm|zoo|seaside|top))/u, 'at ')
    .replace(/^(?:to|into) /u, 'in ')
  const spot = there.replace(/^(?:in|on|at|under|inside|by|near|up) /u, '').replace(/^an? /u, 'the ')
  const known = knownNoun(spot.replace(/^(?:the|another) /u, ''))
  return {
    kind: 'moves',
    words: {
      place: properSight(there),
      spot: properSight(spot),
      ...(typeof known?.fact === 'string' ? { fact: known.fact } : {}),
      ...(known === null || known.stand === '' ? {} : { stand: known.stand })
    }
  }
}

const STOPS =
  /^(?:just |simply )?(?:can’?t|cannot|can not|couldn’t|could not|won’t|will not|never|doesn’t|does not|didn’t) (?:ever |seem to )?stops? (?<what>\p{L}+ing(?: .+)?)$/u
const KEEPS = /^(?:just |always )?(?:keeps?|kept)(?: on)? (?<what>\p{L}+ing(?: .+)?)$/u
const ALWAYS =
  /^(?:always |constantly )(?<what>\p{L}+s)$|^(?<also>\p{L}+s) (?:all the time|all day(?: long)?|every time \p{L}+ \p{L}+|whenever \p{L}+ \p{L}+)$/u

/** “Only goes backwards”: it cannot stop that either. */
const ONLY =
  /^(?:only|always)(?: ever)? (?<what>(?:goes|runs|walks|drives|flies|swims|talks|speaks|says|sings|hums|whistles|hops|jumps|rolls|dances|laughs|giggles|rhymes|turns|spins|points|rings|plays) (?!home\b|away\b|to\b|in\b|at\b|with\b)\p{L}.*)$/u

function keeping(said: string): TraitOfVisitor | null {
  if (/^(?:has|had|has got|always has|gets)(?: the)? hiccups$/u.test(said)) return withForms('keeps', 'hiccupping')
  const groups = (STOPS.exec(said) ?? KEEPS.exec(said) ?? ALWAYS.exec(said) ?? ONLY.exec(said))?.groups
  const what = groups?.['what'] ?? groups?.['also']
  if (what === undefined || /^(?:being|having|getting|losing|forgetting|is|has|gets|loses|forgets|wants)\b/u.test(what))
    return null
  return withForms('keeps', what)
}

const WEARY =
  /^(?:(?:is|was|gets|got) )?(?:(?:so|very|really|a bit|just|completely|totally) )*(?:fed up|tired|bored|sick|sick and tired|had enough|has had enough)(?: (?:with|of|from)) (?<what>\p{L}+ing(?: .+)?)$/u
const UNWILLING =
  /^(?:doesn’t|does not|didn’t|did not|no longer|won’t)(?: (?:want|like) to| wants? to|) (?<base>(?!want|like|know|have|be\b|fit)\p{L}+(?: .+)?)$|^(?:hates|hated|doesn’t like|does not like|can’t stand) (?<ing>(?!being)\p{L}+ing(?: .+)?)$/u

/** “Doesn’t like dresses”, “hates peas”: what it would have to do with them. */
const DISLIKES =
  /^(?:really |just )?(?:hates|hated|doesn’t like|does not like|didn’t like|can’t stand|refuses) (?<what>(?:\p{L}+ )?\p{L}+)$/u
const WORN =
  /(?:^| )(?:dress(?:es)?|skirts?|hats?|caps?|socks|shoes|boots|wellies|crowns?|tiaras?|tights|jumpers?|gloves|mittens|ties|glasses|coats?|trousers|pyjamas|helmets?|armour|capes?|scarves|jewels|jewellery|clothes|uniforms?|costumes?)$/u

function disliked(said: string, who: string): string | null {
  const what = DISLIKES.exec(said)?.groups?.['what']
  if (what === undefined || what === who.toLowerCase() || / ?(?:being|ing)$/u.test(what)) return null
  if (WORN.test(what)) return `wearing ${what}`
  // “Hates water” is not said of what is drunk.
  return what !== 'water' && knownNoun(what.slice(what.lastIndexOf(' ') + 1))?.sort === 'food' ? `eating ${what}` : null
}

function weariness(said: string, who: string): TraitOfVisitor | null {
  const unliked = disliked(said, who)
  if (unliked !== null) return withForms('fed-up', unliked)
  const weary = WEARY.exec(said)?.groups?.['what']
  if (weary !== undefined) return withForms('fed-up', weary)
  const { base, ing } = UNWILLING.exec(said)?.groups ?? {}
  const what = base ?? ing
  return what === undefined ? null : withForms('fed-up', what.replace(/ (?:any ?more|any longer)$/u, ''))
}

const TOO_MUCH =
  /^(?:is|was|’s|feels) (?:(?:much|far|always|a bit|really|just|so|too|very|the most) )*(?<how>\p{L}+)(?: (?:for|to|in|that)\b.*)?$/u

function excess(said: string): TraitOfVisitor | null {
  return excessOf(TOO_MUCH.exec(said)?.groups?.['how'] ?? '')
}

/** Of "shy", "loud", "clumsy": what comes of it in a house, and what it is good for. Null where nothing is known. */
export function excessOf(how: string): TraitOfVisitor | null {
  const known = TOO.find(({ words }) => words.includes(how))
  return known ? { kind: 'too', words: wordsOf(known, how) } : null
}

/** Of "a shy troll" that is a trait, of "a big digger" it is not, and of "a very big digger" it is. */
export function natureOf(said: string): TraitOfVisitor | null {
  const [how = '', ...before] = said.trim().toLowerCase().split(' ').toReversed()
  return before.some((word) => /^(?:very|really|too|so|much)$/u.test(word)) || NATURES.has(how) ? excessOf(how) : null
}

const NATURES: ReadonlySet<string> = new Set(
  'shy bashful timid loud noisy clumsy wobbly giddy dizzy messy muddy sticky smelly prickly tidy nosy nosey chatty talkative bossy greedy hungry grumpy cross angry moody'.split(
    ' '
  )
)

function wordsOf({ need, enters, table, game, good, proof }: Excess, how: string): Readonly<Record<string, string>> {
  return { how, need, enters, table, game, good, proof }
}

const COLLECTS =
  /^(?:(?:always|secretly|only|just) )*(?:collects|collected|hoards|saves up|saves|gathers|picks up) (?<what>(?:\p{L}[\p{L}’-]* ){0,3}\p{L}+s)$/u

function collecting(said: string): TraitOfVisitor | null {
  const many = COLLECTS.exec(said)?.groups?.['what']?.replace(/^(?:lots of|all the|the|all|some|its) /u, '')
  if (many === undefined || !isPlural(many.slice(many.lastIndexOf(' ') + 1))) return null
  return { kind: 'collects', words: { many, one: singular(many) } }
}

function singular(many: string): string {
  return many
    .replace(/(?<=[^aeiou])ies$/u, 'y')
    .replace(/(?<=(?:ch|sh|x|ss))es$|(?<!s)s$/u, '')
    .replace(/^odd pairs of /u, 'odd ')
}

/** “A balloon very much” */
const HOW_MUCH =
  / (?:very much|so much|so badly|really badly|badly|a lot|more than anything(?: else)?(?: in the world)?)$/u

const WANTS =
  /^(?:(?:really|only|just|always|badly) )*(?:wants|wanted|wishes for|longs for|would like|would love|dreams of having|needs|wishes \p{L}+ had|wants to have|wants to own|wants to get) (?<what>(?:an?|some|(?:its|his|her|their) own|the|two|three) [^,.;]+?)(?: (?:like|just like|same as|the same as|as big as) (?<like>(?:its|his|her|the|an?|all) [\p{L} ]+?)(?: (?:has|have|had|do|does|has got|got))?)?$/u

/** “Wants spots not stripes”, “wants spots instead of stripes”: of several without an article, where it says what it has. */
const RATHER =
  /^(?<wants>(?:(?:really|only|just) )*(?:wants|wanted|would like|would love|wishes \p{L}+ had|wants to have)) (?<what>(?:\p{L}+ )?\p{L}+),? (?:and not|not|instead of|rather than) (?:(?:its|his|her|their|the|an?) )?(?:\p{L}+ )?\p{L}+$/u

/** The kin that a visitor has, and what it walks, sees and hears with, are not made of newspaper. */
const OF_A_BODY =
  /(?:legs|arms|hands|feet|eyes|ears|fingers|toes|teeth|parents|mums|mummies|dads|daddies|brothers|sisters|friends|babies|children|boys|girls|pills|tablets)$/u

function wanting(typed: string): TraitOfVisitor | null {
  const { wants: verb, what: rather = '' } = RATHER.exec(typed)?.groups ?? {}
  if (verb !== undefined && !OF_A_BODY.test(rather) && isPlural(rather.slice(rather.lastIndexOf(' ') + 1)))
    return { kind: 'wants', words: { want: rather, wanted: `the ${rather}`, bare: rather, friend: 'its friend' } }
  const { what, like } = WANTS.exec(typed.replace(HOW_MUCH, ''))?.groups ?? {}
  if (
    what === undefined ||
    WANTS_A_GO.test(typed) ||
    what.split(' ').length > MOST_WORDS ||
    /\b(?:job|turn|go|hug|cuddle|friend|friends|home|nap|rest|holiday|wee|poo)$/u.test(what)
  )
    return null
  const thing = what.replace(/^(?:its|his|her|their) own /u, 'own ')
  const bare = thing.replace(/^(?:an?|some|the|own|two|three) /u, '')
  return {
    kind: 'wants',
    words: {
      want: /^(?:its|his|her|their) own/u.test(what) ? withArticle(bare) : what,
      wanted: `the ${bare.replace(/ (?:that|which|with|for|of|in|on|to)\b.*$/u, '')}`,
      bare: bare.replace(/ (?:that|which|with|for|in|on|to)\b.*$/u, ''),
      friend: like ?? 'its friend'
    }
  }
}

const LONGS =
  /^(?:(?:really|only|just|always|badly|secretly|desperately) )*(?:(?:wants?|wanted|wishes|wished|longs|longed|hopes|hoped|would (?:really )?(?:like|love)|’d (?:really )?(?:like|love)|is dying|can’t wait|has always wanted|always wanted)(?: more than anything| so much)? to |(?:has|needs|has got) to |(?:must|can’t|cannot|can not|couldn’t|could not) (?=\p{L})|(?:wishes|wished|hopes|hoped|dreams|dreamed|dreamt)(?: that)? (?:it|he|she|they) (?:could|can|might) |(?:dreams|dreamed|dreamt|thinks only) (?:of|about) )(?<what>(?!be(?:ing)? (?:an?|the) )\p{L}.+)$/u
/** What is wished to be seen, and can stand outside a window. */
const SIGHT =
  /^(?:get to )?(?:see|seeing|meet|meeting|visit|visiting|go to|going to|go and see|look at|watch|travel to|travelling to|fly to|swim in) (?<sight>(?:the|an?|some|real|another) .+|snow|summer|winter|space|\p{L}+land|africa|india|london|paris|the world)$/u
const FOR_ONCE =
  / (?:just once|once|for once|just for once|one day|for (?:a|one) day|for the first time|some day|someday|again|too|yet|pls|please|in (?:his|her|its) (?:whole )?life)$/u

/** A visitor who wants to be a surfer wants to surf: what such a one does is known, and is no job. */
const WHO_DOES: readonly (readonly [who: string, does: string, doing: string])[] = [
  ['surfer', 'surf', 'surfing'],
  ['swimmer', 'swim', 'swimming'],
  ['skater', 'skate', 'skating'],
  ['skier', 'ski', 'skiing'],
  ['runner', 'run', 'running'],
  ['snowboarder', 'snowboard', 'snowboarding'],
  ['skateboarder', 'skateboard', 'skateboarding'],
  ['juggler', 'juggle', 'juggling'],
  ['knitter', 'knit', 'knitting']
]

/** What one does who is in it: to be in a circus cannot be practised on a rug. */
const IN_WHICH: readonly (readonly [where: RegExp, does: string, doing: string])[] = [
  [/^(?:circus|show|talent show|play|pantomime|panto|film|movie|ballet|concert)$/u, 'perform', 'performing'],
  [/^(?:choir)$/u, 'sing', 'singing'],
  [/^(?:band|orchestra|team|football team|match)$/u, 'play', 'playing'],
  [/^(?:race|olympics|marathon)$/u, 'run', 'running'],
  [/^(?:parade|carnival)$/u, 'march', 'marching']
]

function asDeed(said: string): string {
  const among = /\b(?<is>be|being) in (?<article>an?|the) (?<where>\p{L}+(?: \p{L}+)?)$/u.exec(said)
  const { is, where = '' } = among?.groups ?? {}
  const inIt = IN_WHICH.find(([each]) => each.test(where))
  if (among && inIt)
    return `${said.slice(0, among.index)}${is === 'be' ? inIt[1] : inIt[2]}${among[0].slice((is ?? '').length)}`
  const [, being, who] =
    /\b(be|become|being|becoming) an? (?:(?:good|great|real|famous|proper) )?(\p{L}+)$/u.exec(said) ?? []
  const known = WHO_DOES.find(([each]) => each === who)
  if (being === undefined || !known) return said
  const [, does, doing] = known
  return `${said.slice(0, said.lastIndexOf(`${being} a`))}${being.endsWith('ing') ? doing : does}`
}

/** What a visitor wants to see, or to do or be; what is only to be learned, and what ends a story, has its own. */
function longing(said: string): TraitOfVisitor | null {
  const wished = /^wishe[sd] (?:it|he|she|they) had (?<had>\p{L}.+)$/u.exec(said)?.groups?.['had']
  const what =
    wished === undefined
      ? LONGS.exec(asDeed(said).replace(WANTS_A_GO, '$<wants>to have '))?.groups?.['what']
      : `have ${wished}`
  if (what === undefined || what.split(' ').length > MOST_WORDS + 2) return null
  const plain = what.replace(FOR_ONCE, '')
  const sight = SIGHT.exec(plain)?.groups?.['sight']
  if (sight !== undefined) {
    if (/\b(?:who|that|which|friends?|party|toilet|loo|bed|doctor|dentist|where|his|her|its|job)\b/u.test(sight))
      return null
    return { kind: 'sees', words: { sight: properSight(sight) } }
  }
  if (
    !/^(?:have|be|\p{L}+)\b/u.test(plain) ||
    /^(?:an?|the|some|its|his|her|two|three|more|not|stay(?! awake)|sleep|stop|remember|believe|find|wait|eat|be seen|go (?:home|to (?:bed|sleep))|be (?:alone|left|loved|nice|good|friends)|have a (?:friend|nap|rest|bath|family|home)|make friends|find|eat|learn|stop|know|come home|fall asleep|have friends)\b/u.test(
      plain
    ) ||
    /\b(?:friends?|mum|mummy|mother|dad|daddy|father|parents|home)\b/u.test(plain)
  )
    return null
  return withForms('longs', plain)
}

/** Countries and cities keep their capital letters. */
function properSight(sight: string): string {
  return sight
    .replaceAll(
      /\b(?:africa|india|london|paris|australia|america|china|japan|spain|france|italy|egypt|scotland|ireland|wales|england)\b/gu,
      capital
    )
    .replace(/^real /u, '')
}

/** What is no habit that can be done in a kitchen. */
const NO_HABIT =
  /^(?:is|was|has|had|lives?|lived|lost|likes?|loves?|wants?|wanted|needs?|thinks?|thought|knows?|knew|can|can’t|cannot|could|couldn’t|won’t|will|would|doesn’t|didn’t|does|did|never|always|only|got|gets|gone|went|came|comes|forgot|forgets|fell|found|met|meets|looks|seems|feels|smells|belongs|dreams|sleeps|hates|misses|wishes|says|said|eats|ate|dies|died|disappears|wins|won|turns|becomes|grows|saves|saved|has|gave|gives|needs|starts|started|keeps|kept|steals|stole|bites|scares|turned|falls|breaks|hides|moves|moved|runs|escapes|swallowed|swallows|helps|helped|learns|learnt|learned|tries|tried|makes friends|visits|goes|stays)\b/u

function doing(said: string): TraitOfVisitor | null {
  if (
    (NO_HABIT.test(said) &&
      !/^goes (?:(\p{L}+)[ -]\1\b|(?:beep|moo|woof|boom|ping|toot|choo|quack|boing)\b)/u.test(said)) ||
    said.split(' ').length > MOST_WORDS ||
    !/^\p{L}+s\b/u.test(said)
  )
    return null
  if (/\b(?:and|but|because|when|until|than|if|who|that|they|it|he|she)\b/u.test(said)) return null
  return withForms('does', said)
}

function withForms(kind: VisitorTrait, what: string): TraitOfVisitor | null {
  const forms = verbForms(what)
  if (!forms || forms.ing.split(' ').length > MOST_WORDS) return null
  return { kind, words: { ...forms, mine: forms.ing.replaceAll(/\b(?:its|his|her|their) (?=\p{L})/gu, 'my ') } }
}

const KIND = /^(?:nice|kind|friendly|gentle|good|polite|helpful|lovely|sweet|cuddly|vegetarian|harmless)$/u
const FIERCE =
  /\b(?:shark|wolf|monster|dragon|ghost|witch|giant|troll|ogre|crocodile|alligator|tiger|lion|bear|t[. -]?rex|tyrannosaurus|dinosaur|snake|spider|vampire|zombie|werewolf|pirate|wasp|scorpion|piranha|orca|eagle|bat|rat|goblin|robber|burglar|dentist|skeleton|mummy|alien|yeti|octopus|kraken|bull|hyena|cobra|tarantula|villain|baddie|robot)$/u

/** "A nice shark": one who is not as everybody thinks. */
export function unlikeness(how: string, noun: string): TraitOfVisitor | null {
  return KIND.test(how) && FIERCE.test(noun) ? { kind: 'unlike', words: { how } } : null
}
