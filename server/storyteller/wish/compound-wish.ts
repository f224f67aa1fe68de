import { anyKnownNoun } from '#content/lexicon.ts'
import type { NounSort } from '#content/lexicon/lexicon-entry.ts'
import { instruments } from '#content/roles/instruments.ts'
import { workAt, workOf } from '#content/roles/role.ts'
import { bodyOfKind, isCreatureWord } from '../language/animal-kinds.ts'
import { isPlural, withArticle } from '../language/common-nouns.ts'
import { manyOf, oneOf } from '../language/number-of-noun.ts'
import { wordPattern } from '../word-pattern.ts'
import { FOODS } from './kinds/wish-made-of.ts'
import { belongsThere, isRealPlace, isToBeSeen } from './real-places.ts'

/** In words: “hot chocolate volcano”, “a hedgehog hat shop”. */
const MOST_WORDS = 4
const TWO_NOUNS = /^(?:(?:an?|the|one|some) )?(?<both>\p{Ll}[\p{Ll}’-]+(?: \p{Ll}[\p{Ll}’-]+){1,3})$/u
const NO_NOUN =
  /(?<!\p{L})(?:an?|and|or|of|in|on|at|to|for|from|with|without|who|that|which|is|are|was|my|our|his|her|their|your|no|not|very|too|by|about|like)(?!\p{L})|[’'](?:s(?!\p{L})|$)/u

/** What stands by itself, and is eaten or cut up by no family: of these any food that can be cut makes a tale. */
const STANDS = list(
  `house castle palace tower lighthouse bridge wall stairs staircase ladder slide swing seesaw lift elevator escalator igloo tent cottage hut pyramid windmill temple
  moon planet sun island mountain hill rocket spaceship submarine train car bus plane aeroplane boat ship tractor digger robot helicopter raft canoe sledge taxi lorry
  piano drum telescope telephone phone clock bed sofa chair armchair table door window snowman statue carousel roundabout`
)
/** Neither knocked on nor cut. */
const RUNS =
  /(?:syrup|tea|chocolate|soup|juice|milk|milkshake|custard|honey|sauce|curry|yog(?:h)?urt|porridge|jam|water|lemonade|coffee|squash|gravy|smoothie|cream|jelly)$/u
/** Of these pairs a home, a street or a tale is full: they are the name of one thing. */
const IS_ONE_THING = wordPattern(
  String.raw`^(?:gingerbread house|(?:apple|egg|rice|cake|bread|butter|fruit|pizza|fish|tea|coffee|milk|banana|sushi|ice|ice cream) (?:house|boat|tent|table|robot|chair)|sugar (?:hill|plum|mouse)|(?:sea|water|air|fire|ice|snow|sand|rain|salt|straw|toy|paper|rubber|model|race|racing|police) \p{L}+|(?:potato|lemon) (?:clock|battery)|strawberry (?:moon|bed)|(?:chocolate|cheese|egg|marshmallow) (?:fountain|tower|wheel|bunny)|(?:orange|peach|olive|lime|plum|rose|mint|cream|violet|lemon|cherry|coffee|chocolate|apricot) (?:house|car|boat|tent|train|bus|bike|bicycle|robot|tractor|door|chair|sofa|table|bed|planet|moon|sun|balloon|rocket|helicopter|plane|taxi|lorry|wall)|(?:burger|pizza|taco|ice cream|coffee|milk|bread) (?:van|truck|car|cart|train|boat)|(?:harp seal|(?:butter|salt|oil) lamp|trumpet fish|violin (?:spider|beetle)|guitar fish|drum fish))$`,
  'u'
)

/** What is done, alone or by many for others to see, and how one of them does it. */
const SHOWN: readonly (readonly [shown: RegExp, done: string])[] = [
  [/^(?:parade|procession|carnival)$/u, 'marches in a parade'],
  [/^choir$/u, 'sings in a choir'],
  [/^(?:opera|musical)$/u, 'sings in an opera'],
  [/^orchestra$/u, 'plays in an orchestra'],
  [/^(?:band|jazz band|brass band)$/u, 'plays in a band'],
  [/^ballet$/u, 'dances in a ballet'],
  [/^concert$/u, 'sings in a concert']
]
/** The same of what only those do who can move or travel. */
const DONE_BY_CREATURES: readonly (readonly [done: RegExp, how: string])[] = [
  [/^(?:holidays?|vacation)$/u, 'goes on holiday'],
  [/^(?:hiccups?|hiccoughs?)$/u, 'has the hiccups'],
  [/^(?:football|soccer|cricket|basketball|tennis|hockey|rugby|netball|volleyball)$/u, 'plays {}'],
  [/^magic$/u, 'does magic']
]
const DONE = [...SHOWN, ...DONE_BY_CREATURES]
/** There are such: a dog of the family has hiccups, and girls play in a band. */
const IS_REAL = wordPattern(
  String.raw`^(?:(?:dog|cat|puppy|kitten|hamster|guinea pig|rabbit|bunny|pet|baby|pony|horse|girl|boy|mother|father|teacher) \p{L}+(?: \p{L}+)?|(?:costume|flower|book|bike|bicycle|lantern|light|boat|tractor|float|pumpkin) parade|school \p{L}+)$`,
  'u'
)
/** What is given for guests. */
const HELD = wordPattern(
  String.raw`^(?:party|tea party|birthday party|sleepover|pyjama party|picnic|disco|barbecue|wedding|feast)$`,
  'u'
)
const DRIVEN = /^(?:taxi|cab|bus|night bus|school bus|night train|tram|ferry|rocket|spaceship|submarine)$/u
/** What is no food’s and no animal’s, and is played with in a story of two. */
const ODD_BESIDE = list(
  `telephone phone telescope umbrella trampoline bicycle bike unicycle piano guitar violin trumpet trombone tuba accordion ukulele drum saxophone harp helicopter submarine rocket spaceship lift elevator escalator suitcase typewriter chandelier xylophone hammock lamp lantern camera computer armchair sofa`
)
/** Where none of its kind lives. */
const LIVED_IN = list(
  `teahouse sauna chimney windmill minaret stepwell loft cellar basement bathtub bath wardrobe cupboard drawer fridge freezer pocket handbag letterbox postbox mailbox lighthouse castle palace library museum supermarket bakery
  cinema theatre church temple mosque tower clocktower lift elevator kitchen garage shed greenhouse igloo moon volcano
  teapot kettle toaster piano telephone clock shoe boot hat suitcase rucksack caravan train station airport hotel skyscraper pyramid submarine spaceship`
)
/** No creature lives there: it is called so. */
const KIND_OF_CREATURE =
  /^(?:barn owl|church mouse|moon (?:bear|cat|man)|(?:ship|station|library|theatre|temple|mosque|church|garage|kitchen|shed|castle|palace|hotel|bakery) (?:cat|dog|mouse|ghost)|airport dog)$/u
const TAKER = /^(?:thief|robber|burglar)$/u

function list(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u))
}

interface Noun {
  /** In the singular. */
  called: string
  many: string
  sort: NounSort | 'job' | 'shown' | null
  isMass: boolean
}

/**
 * What a wish of two nouns without a verb may mean, as a sentence says it: a “tofu lighthouse” is made of tofu, a “moth
 * librarian” works in a library, in a “cactus choir” a cactus sings, and a “teahouse turtle” lives there; of a “goat telephone” it is
 * only known that there are the two. The likeliest comes first. Empty of any other wish, of two nouns that are the name of
 * one thing, and where one of the two is not known.
 */
export function saidOfCompound(wish: string): string[] {
  const said = wish
    .trim()
    .replace(/[.!?]+$/u, '')
    .toLowerCase()
  const playing = WITH_INSTRUMENT.exec(said)?.groups
  if (playing && isInstrument(playing['what'] ?? '')) return playerOf(playing['who'] ?? '', playing['what'] ?? '')
  const both = TWO_NOUNS.exec(said)?.groups?.['both'] ?? ''
  const words = both.split(' ')
  if (both === '' || words.length > MOST_WORDS || NO_NOUN.test(both) || isOneNoun(both)) return []
  // The longest head that is known: a “hat shop”, and no shop.
  for (let at = 1; at < words.length; at += 1) {
    const head = headOf(words.slice(at).join(' '))
    if (head === null) continue
    const first = nounOf(words.slice(0, at))
    if (first === null || first.sort === 'deed') return []
    const before = words.slice(0, at).join(' ')
    const sentence = sentenceOf(first, head, before)
    // Of a “talking drum telephone” a drum is not half.
    const isWhole = before === first.called || before === first.many
    return [...(sentence === null ? [] : [sentence]), ...(isWhole ? pairOf(first, head) : [])]
  }
  return []
}

/** “Frog with guitar” */
const WITH_INSTRUMENT =
  /^(?:(?:an?|the|one) )?(?<who>\p{Ll}[\p{Ll}’-]+(?: \p{Ll}[\p{Ll}’-]+)?) with (?:an? |the |his |her |its )?(?<what>\p{Ll}+(?: \p{Ll}+)?)$/u

function isInstrument(called: string): boolean {
  return instruments().some(({ name }) => name === called)
}

function playerOf(who: string, what: string): string[] {
  return nounCalled(who)?.sort === 'creature'
    ? [`${withArticle(who)} who plays ${isPlural(what) ? what : withArticle(what)}`]
    : []
}

function isOneNoun(both: string): boolean {
  if (IS_ONE_THING.test(both) || KIND_OF_CREATURE.test(both)) return true
  return anyKnownNoun(both) !== null || workAt(both) !== null || workOf(both) !== null
}

function headOf(called: string): Noun | null {
  const one = oneOf(called)
  const plain = { called: one, many: called, isMass: false }
  if (DONE.some(([done]) => done.test(one)) || HELD.test(one) || DRIVEN.test(one) || TAKER.test(one))
    return { ...plain, sort: 'shown' }
  if (workOf(one) !== null) return { ...plain, sort: 'job' }
  const known = nounCalled(called)
  if (known !== null) return known
  if (STANDS.has(called)) return { ...plain, called, sort: 'thing' }
  return workAt(one) === null ? null : { ...plain, sort: 'place' }
}

/** What the first of the two is: the last words of it that are known, or a creature before words that are not. */
function nounOf(words: readonly string[]): Noun | null {
  const [first = ''] = words
  for (let at = 0; at < words.length; at += 1) {
    const known = nounCalled(words.slice(at).join(' '))
    // A “plague rat” is not only a rat.
    if (known !== null) return words.slice(0, at).every(isKnown) ? known : null
  }
  const known = nounCalled(first)
  return known?.sort === 'creature' && words.slice(1).every(isKnown) ? known : null
}

function isKnown(word: string): boolean {
  return nounCalled(word) !== null || COLOURS.has(word)
}

const COLOURS = list('red blue green yellow pink purple orange golden silver white black brown grey gold emerald amber')

function nounCalled(called: string): Noun | null {
  const one = oneOf(called)
  if (isCreatureWord(one) || (!one.includes(' ') && bodyOfKind(one) !== null))
    return { called: one, many: manyOf(one), sort: 'creature', isMass: false }
  const known = anyKnownNoun(called)
  if (known !== null)
    return {
      called: known.count === 'one' ? known.one : called,
      many: known.many,
      sort: known.sort,
      isMass: known.count !== 'one'
    }
  if (FOODS.test(called)) return { called: one, many: called, sort: 'food', isMass: one === called }
  return LIVED_IN.has(called) ? { called, many: called, sort: 'place', isMass: false } : null
}

/** “An octopus and a lantern” of a “lantern octopus”: who can do something comes first. A pizza oven is no pizza and an oven. */
function pairOf(first: Noun, head: Noun): string[] {
  const both = isSomebody(head) && !isSomebody(first) ? [head, first] : [first, head]
  const [one, other] = both
  if (one === undefined || other === undefined || !ODD_BESIDE.has(other.called)) return []
  if (!isSomebody(one) && one.sort !== 'food') return []
  return [both.map(({ called, isMass }) => (isMass ? called : withArticle(called))).join(' and ')]
}

function isSomebody({ sort }: Noun): boolean {
  return sort === 'creature' || sort === 'person'
}

/** “Cherry radishes” of “cherry radish”. */
function inMany(before: string, { called, many }: Noun): string {
  return before.endsWith(called) ? before.slice(0, -called.length) + many : before
}

function sentenceOf(first: Noun, head: Noun, before: string): string | null {
  const who = withArticle(first.called)
  const thing = isPlural(head.called) ? head.called : withArticle(head.called)
  const isFood = first.sort === 'food'
  if (isFood && STANDS.has(head.called) && !RUNS.test(before))
    return `${thing} made of ${first.isMass ? before : inMany(before, first)}`
  const actions = isSomebody(first) || isFood ? DONE : SHOWN
  const shown = actions.find(([each]) => each.test(head.called))?.[1]
  if (shown !== undefined && (isInstrument(first.called) || IS_REAL.test(`${first.called} ${head.called}`))) return null
  if (shown !== undefined) return first.sort === 'place' ? null : `${who} who ${shown.replace('{}', head.called)}`
  if (HELD.test(head.called)) return isFood || first.sort === 'place' || first.isMass ? null : `${who} holds ${thing}`
  if (TAKER.test(head.called)) return first.sort === 'creature' ? null : `${thing} who takes ${who}`
  if (head.sort === 'job') return `${who} ${head.called}`
  if (isSomebody(first) && DRIVEN.test(head.called)) return `${who} who drives ${thing}`
  if (head.sort === 'creature' && isInstrument(first.called)) return `${thing} who plays ${who}`
  if (head.sort === 'creature' && LIVED_IN.has(first.called))
    return first.called === 'moon' ? `${thing} who lives on the moon` : `${thing} who lives in ${who}`
  const isKept =
    (isSomebody(first) || first.sort === 'machine') && workAt(head.called) !== null && !isToBeSeen(head.called)
  return isKept && !belongsThere(first.called) && !isRealPlace(first.called, head.called, '')
    ? `${who} who runs ${thing}`
    : null
}
