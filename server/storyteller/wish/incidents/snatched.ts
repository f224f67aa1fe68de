import { capital } from '../../capital.ts'
import { isCountable, isPlural, withArticle } from '../../language/common-nouns.ts'
import { KIN_WORDS } from '../../language/family-words.ts'
import { FOOD_WORDS } from '../../language/food-words.ts'
import { OF_KIN } from '../../language/kin-patterns.ts'
import { wordPattern } from '../../word-pattern.ts'
import { calledAway, whomMeant, withoutOwner } from '../deeds/whom-meant.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { animalsIn, isAnimalWord, OF_HOUSE, factAfter, wordsOf, type SaidAnimal } from './animal-said.ts'
import type { IncidentReader } from './incident-reader.ts'
import { slotsOfSaid } from './said-thing.ts'

const OFF_WITH = String.raw`(?:ran|runs|run|running|flew|flies|flown|made|walked|trotted|trots|went|got|swam|wandered|bolted|scarpered|legged it|disappeared|waddled|hopped|climbed)(?: (?:right|straight|off|away|up the tree|up a tree|out))* (?:off |away )?with`
const TOOK = String.raw`stole|steals?|stealing|stolen|took|takes|taken|taking|nicked|nicks|nicking|pinched|pinches|pinching|swiped|swipes|snatched|snatches|snatching|snaffled|pilfered|whipped|buried|hid|carried off|pulled off|swooped on|(?:has )?got hold of|${OFF_WITH}`
const ATE =
  'ate|eats|eaten|eating|gobbled|gobbles|scoffed|scoffs|devoured|wolfed|licked|munched|polished off|drank|drinks|demolished|helped (?:it|him|her)self to|guzzled|hoovered|swallowed|chomped|nibbled|pecked(?: at)?|finished(?: off)?'
const VERB = wordPattern(String.raw`(?<=\p{L} )(?<verb>(?<took>${TOOK})|(?:${ATE}))(?= \p{L})`, 'giu')
const UNDONE = wordPattern(
  String.raw`(?<what>(?:\p{L}+[’']?s? ){0,3}\p{L}+) (?:(?:was|were|got|has been|have been|been|just got) (?:\p{L}+ )?(?:(?<took>stolen|taken|nicked|pinched|swiped|snatched|pilfered)|eaten|gobbled(?: up)?|scoffed|devoured) by|to) (?=an?|the|our|next|one|some|two)`,
  'iu'
)

/** Between an animal and its verb: “swooped down and”, “has been”; not another who does it. */
const OTHER_SUBJECT =
  /(?<!\p{L})(?:i|we|you|who|which|my|our|son|daughter|mum|mummy|dad|daddy|boy|girl|man|lady|thief|if|not|never|n’t|nearly|almost|tried|wants?|wanted)(?!\p{L})/iu
const NO_THIEF =
  /(?<!\p{L})(?:lions?|tigers?|bears?|wolf|wolves|sharks?|snakes?|pythons?|crocodiles?|alligators?|rats?|ants?|bees?|bumblebees?|spiders?|snails?|slugs?|worms?|moths?|beetles?|caterpillars?|mosquitos?|butterfl\p{L}+|cockroach\p{L}*|scorpions?|centipedes?|dragons?|unicorns?|fish|goldfish|ladybirds?|ladybugs?|grasshoppers?|tarantulas?|jellyfish|leopards?|cheetahs?|hyenas?|whales?|dolphins?)(?!\p{L})/iu
/** Sorrow, hurt, what is dangerous, questions and tales: other stories are about those. */
const NOT_SO =
  /(?<!\p{L})(?:die[ds]?|dead|died|killed|hurt|blood\p{L}*|bled|bit|bite[sn]?|bitten|scratch\p{L}*|vet|vets|sick|poorly|vomit\p{L}*|threw up|choke\p{L}*|hospital|ill|attack\p{L}*|scared|scary|terrified|frightened|afraid|nightmares?|chased|grave|heaven|poison\p{L}*|medicines?|tablets?|pills?|batter(?:y|ies)|drugs?|money|wallet|who|story about|once upon|tell me|stranger|thief|thieves|burglar|police|heart ?broken|inconsolable|won’t stop crying|for weeks|missing|funeral|ashes|wedding ring)(?!\p{L})/iu
const NOT_FOR_DOGS =
  /(?<!\p{L})(?:chocolates?|raisins?|sultanas?|grapes?|onions?|garlic|gum|mince pies?|fruit ?cake|christmas pudding|sweets|socks?$|bones?)(?!\p{L})/iu
/** What one does not hold in the mouth: “took a nap”, “took his place”. */
const NO_LOOT =
  /^(?:nap|bath|ride|turns?|place|seat|spot|chair|bed|side|time|breath|photos?|pictures?|look|lead|bus|train|walk|part|advantage|heart|show|attention|job|day|off|up|to|him|her|it|us|me|them|one|everything|something|anything|hand|finger|fingers|toe|toes|leg|arm|hair|ear|nose|face|life|baby|school|ages|hours|minutes?|half|place|run|dive|dip|breather|home|test|good|some|all|lots|food|more|mouse|rat|bird|eggs?|nest|babies|chicks?|meat)$/iu
const FOOD = wordPattern(String.raw`(?<!\p{L})(?:${FOOD_WORDS})$`, 'iu')

const STOP =
  /^(?:from|off|out|and|but|right|while|when|before|after|today|yesterday|this|lol|haha|in|on|at|again|that|which|with|then|because|cos|so|as|at|by|for|to|into|onto|under|behind|up|down|away|yesterday|tonight|last|straight|whole|who|he|she|it|they|we|i|was|were|is|are|has|had|just|omg|of|over|through|all|every|during|instead|without|now|too|and|then|like|where|until)$/iu
const SKIP =
  /^(?:all|half|most|of|up|both|whole|entire|a bite|one|off|away|with|down|bit|bite|every|last|single|out|nearly|literally|entirely)$/iu
const DETERMINER = /^(?:my|our|his|her|their|the|an?|some|this|that|these|those|your)$/iu
const FROM = wordPattern(
  String.raw`^(?: right| straight)? (?<from>(?:from|off|out of) (?:(?:the|my|our|his|her|a|\p{L}+[’']s) )(?:(?:washing|kitchen|picnic|dining|back|front|clothes|coffee|lunch|park) )?(?!(?:of|and|when|while|then|but|today|this|hands?|mouth)(?!\p{L}))\p{L}+)`,
  'iu'
)

interface Loot {
  /** "birthday cake" */
  thing: string
  /** "my nana’s", "the", "a" or nothing. */
  owner: string
  end: number
}

/** An animal took what is one of the family’s and not eaten: “monkey took Thatha’s spectacles from the balcony”. */
export const snatched: IncidentReader = (message, family) => read('snatched', message, family)
/** And what is eaten: “the dog ate the birthday cake”, “a seagull stole my chips”. */
export const gobbled: IncidentReader = (message, family) => read('gobbled', message, family)

function read(slot: 'snatched' | 'gobbled', message: string, family: readonly KinMember[]): WishSayings | null {
  const plain = message.replaceAll("'", '’').replaceAll(/[ -]in[ -]law(?=’?s(?!\p{L}))/giu, '')
  if (NOT_SO.test(plain) || /^(?:why|how|what|can|do|does|did|is|are|where|would|could)(?!\p{L})|\?\s*$/iu.test(plain))
    return null
  const told = toldOf(plain)
  if (told === null) return null
  const { animal, loot, rest, isTaken } = told
  const isFood = anyNounIn(loot.thing)?.sort === 'food' || FOOD.test(loot.thing)
  if ((slot === 'gobbled') !== isFood || (!isFood && !isTaken)) return null
  if (OF_HOUSE.test(animal.one) && NOT_FOR_DOGS.test(loot.thing) && isFood) return null
  const hero = family.find(({ isHero }) => isHero)?.called ?? 'everybody'
  const also = factAfter(rest, animal.one, hero, OF_KIN.test(plain))
  const them = isPlural(loot.thing) ? 'them' : 'it'
  const usual = isFood ? 'did not look sorry at all' : `looked at ${them} from all sides`
  const name = nameOf(animal, plain, family)
  const known = slotsOfSaid(slot, animal.one, name)
  const who = known[slot] ?? ''
  return {
    ...known,
    ...(OF_HOUSE.test(animal.one) || /^(?:our|my)$/iu.test(animal.before) ? {} : { [`${slot}.wild`]: who }),
    [`${slot}.first`]: firstSaid(animal, name),
    [`${slot}.also`]: `${who} ${also ?? usual}`,
    ...slotsOfLoot(loot, rest, family)
  }
}

/** “A monkey” where it is met, and “the dog” of those whom the family knows. */
function firstSaid({ one, before }: SaidAnimal, name: string | undefined): string {
  if (name !== undefined) return name
  const isKnown = /^(?:our|my|the|his|her|that)$/iu.test(before) || (before === '' && OF_HOUSE.test(one))
  return isKnown ? `the ${one}` : withArticle(one)
}

/** What it is called: “our puppy Biscuit”, or “the dog” where just one of that kind lives with the family. */
function nameOf(animal: SaidAnimal, message: string, family: readonly KinMember[]): string | undefined {
  const said = /^,? (?:called |named )?(?<name>\p{Lu}\p{Ll}+)(?!\p{L})/u.exec(message.slice(animal.end))?.groups?.[
    'name'
  ]
  if (said !== undefined) return said
  if (!/^(?:our|my|the|)$/u.test(animal.before)) return undefined
  const kind = kindOf(animal.one)
  const own = family.filter(
    ({ speaks, relationship }) =>
      !speaks &&
      [kind, ...(/^(?:our|my)$/u.test(animal.before) ? ['pet'] : [])].includes(kindOf(relationship.toLowerCase()))
  )
  return own.length === 1 ? own[0]?.called : undefined
}

function kindOf(called: string): string {
  if (DOG.test(called)) return 'dog'
  return CAT.test(called) ? 'cat' : (called.split(' ').at(-1) ?? called)
}
const DOG =
  /(?<!\p{L})(?:dog|doggy|doggie|puppy|pup|labrador|lab|spaniel|collie|poodle|terrier|beagle|husky|dachshund|retriever|pug|mutt|cockapoo|labradoodle|whippet|corgi|hound|greyhound)(?!\p{L})/iu
const CAT = /(?<!\p{L})(?:cat|kitten|kitty|moggy|tabby)(?!\p{L})/iu

interface Told {
  animal: SaidAnimal
  loot: Loot
  /** What the message goes on to say. */
  rest: string
  isTaken: boolean
}

function toldOf(message: string): Told | null {
  const animals = animalsIn(message)
  for (const verb of message.matchAll(VERB)) {
    const animal = animals.findLast(({ end }) => end <= verb.index)
    if (animal === undefined || !mayTake(animal, message.slice(animal.end, verb.index))) continue
    const end = verb.index + verb[0].length
    const loot = lootIn(message.slice(end))
    if (loot === null || !mayBeTaken(loot, verb[0])) continue
    return { animal, loot, rest: message.slice(end + loot.end), isTaken: verb.groups?.['took'] !== undefined }
  }
  const undone = UNDONE.exec(message)
  if (undone === null) return null
  const after = undone.index + undone[0].length
  const animal = animals.find(({ begin }) => begin >= after && begin <= after + LONGEST_ARTICLE)
  const loot = lootIn(
    ` ${(undone.groups?.['what'] ?? '').replace(/^.*(?<!\p{L})lost (?=\p{L})/iu, '').replace(/^(?:today|and|so|but|then) /iu, '')}`
  )
  if (animal === undefined || loot === null || !mayTake(animal, '') || !mayBeTaken(loot, 'stolen')) return null
  return { animal, loot, rest: message.slice(animal.end), isTaken: undone.groups?.['took'] !== undefined }
}
const LONGEST_ARTICLE = 10
const MOST_BETWEEN = 9

function mayTake(animal: SaidAnimal, between: string): boolean {
  return (
    !NO_THIEF.test(animal.bare) &&
    !OTHER_SUBJECT.test(between) &&
    !/[.!?;]/u.test(between) &&
    wordsOf(between).length <= MOST_BETWEEN
  )
}

function mayBeTaken({ thing, owner }: Loot, verb: string): boolean {
  const head = thing.split(' ').at(-1) ?? ''
  if (NO_LOOT.test(head) || thing === '') return false
  // “Steals spectacles” is what it does all day in a tale.
  if (owner === '' && !/^(?:stole|took|ate|nicked|pinched|\p{L}+ed\b)/iu.test(verb)) return false
  const isFood = FOOD.test(thing)
  // “A seagull took Tommy.”
  if (owner === '' && !isFood && !isPlural(head)) return false
  if (/(?<!\p{L})(?:toy|teddy|soft|cuddly)(?!\p{L})/iu.test(thing)) return true
  const sort = anyNounIn(thing)?.sort
  return !KIN_WORDS.includes(head) && !isAnimalWord(head) && sort !== 'person' && (isFood || sort !== 'creature')
}

/** “My nana’s birthday cake” at the beginning of what follows the verb. */
function lootIn(text: string): Loot | null {
  const words = wordsOf(/^[^.!?;,:()]*/u.exec(text)?.[0] ?? '')
  let at = 0
  while (at < words.length && SKIP.test(words[at]?.text ?? '')) at += 1
  const owner: string[] = []
  while (at < words.length && (DETERMINER.test(words[at]?.text ?? '') || owns(words, at))) {
    owner.push(words[at]?.text ?? '')
    at += 1
  }
  while (
    at < words.length &&
    /^(?:whole|entire|new|best|favou?rite|last|one|other|only|own|very|nice|big|little|lovely|good|expensive|brand)$/iu.test(
      words[at]?.text ?? ''
    )
  )
    at += 1
  const thing: string[] = []
  let end = 0
  while (at < words.length && thing.length < 3) {
    const { text, at: begins } = words[at] ?? { text: '', at: 0 }
    if (STOP.test(text) || (text.endsWith('ing') && thing.length > 0 && text.toLowerCase() !== 'pudding')) break
    thing.push(text)
    end = begins + text.length
    at += 1
  }
  return thing.length === 0 ? null : { thing: thing.join(' ').toLowerCase(), owner: owner.join(' '), end }
}

/** “Nana’s”, “nanas earring”, and the first word of “uncle joe’s”. */
function owns(words: readonly { text: string }[], at: number): boolean {
  const { text = '' } = words[at] ?? {}
  const next = words[at + 1]?.text
  if (next === undefined) return false
  if (/[’']s?$/u.test(text)) return true
  const plain = text.toLowerCase()
  if (/^(?:little|big|great|auld|poor|next|door)$/u.test(plain)) return owns(words, at + 1)
  if (/^\p{Lu}\p{Ll}+s$/u.test(text) && !STOP.test(next)) return true
  if (KIN_WORDS.includes(plain) && /[’']s?$/u.test(next)) return true
  return (
    plain.endsWith('s') && (KIN_WORDS.includes(plain.slice(0, -1)) || /^neighbou?rs$/u.test(plain)) && !STOP.test(next)
  )
}

function slotsOfLoot({ thing, owner }: Loot, rest: string, family: readonly KinMember[]): WishSayings {
  const { whose, kin } = ownerOf(owner, family)
  const isMany = isPlural(thing)
  const some = isMany ? thing : withArticle(thing)
  const whole = /^an?$/iu.test(owner) ? some : `${whose ?? 'the'} ${thing}`
  const from = FROM.exec(rest)
    ?.groups?.['from']?.toLowerCase()
    .replace(/(?<= )(?:my|our|his|her) /u, 'the ')
  return {
    loot: `the ${thing}`,
    'loot.bare': thing,
    'loot.whose': whole,
    'loot.from': from === undefined || from.includes('’') ? whole : `${whole} ${from}`,
    'loot.it': isMany ? 'they' : 'it',
    'loot.them': isMany ? 'them' : 'it',
    ...(kin === null ? {} : { 'with.kin': kin })
  }
}

/** “Thatha’s” of “thathas”, and that one’s name where one at home who talks is meant. */
function ownerOf(owner: string, family: readonly KinMember[]): { whose: string | null; kin: string | null } {
  const words = owner.replace(/^(?:my|our|his|her|their|the) (?=\p{L})/iu, '').replace(/[’']$/u, '')
  if (DETERMINER.test(owner) || owner === '') return { whose: null, kin: null }
  const person = words
    .replace(/[’']s$/u, '')
    .replace(/[’']$/u, '')
    .replace(/(?<=\p{L}{2})s$/u, /[’']/u.test(words) ? 's' : '')
  if (/^(?:next door)?(?:neighbou?rs?)?$/iu.test(person)) return { whose: 'the neighbours’', kin: null }
  const meant = whomMeant(person, family)
  const [one] = meant
  if (one !== undefined && meant.length === 1)
    return { whose: `${one.called}’s`, kin: one.speaks && !one.isHero ? one.called : null }
  const named = family.find(({ called }) => called.toLowerCase() === person.toLowerCase())
  if (named !== undefined) return { whose: `${named.called}’s`, kin: null }
  const plain = withoutOwner(person)
  const isKin = KIN_WORDS.includes(plain.toLowerCase().split(' ')[0] ?? '')
  // “The sister’s phone” would be any sister’s.
  if (isKin && calledAway(person).startsWith('the ')) return { whose: null, kin: null }
  const called = isKin
    ? calledAway(person).replaceAll(/(?<= )\p{Ll}/gu, (letter) => letter.toUpperCase())
    : isCountable(plain) || anyNounIn(plain) !== null
      ? `the ${plain.toLowerCase()}`
      : capital(plain)
  return { whose: `${called}’s`, kin: null }
}
