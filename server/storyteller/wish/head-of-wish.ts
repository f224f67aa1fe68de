import { knownNoun } from '#content/lexicon.ts'
import { CREATURE_WORDS, KIN_WORDS, NAME_WORDS, PET_WORDS, TOY_WORDS, VEHICLE_WORDS } from '../language/family-words.ts'
import { isPastVerb } from '../language/past-verbs.ts'
import { tagsOfWord } from '../language/word-list.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import { wordPattern } from '../word-pattern.ts'

/** What a wish is about before it says more: “the giant robot” of “Maya and the giant robot in the park”. */
export interface HeadOfWish {
  /** “the giant robot” */
  said: string
  /** “Maya in the park” */
  more: string
  /** “Maya”; empty where no person is in it. */
  who: string
  /** “A shark that is vegetarian” */
  isToldOf: boolean
  /** “Leo goes to space” */
  isWhere: boolean
  /** “Maya and the giant robot” */
  isMet: boolean
  /** “Noah drives a digger”, “Luca the knight”: the noun is what a person does or is. */
  isDone: boolean
}

const WHO = String.raw`(?<who>(?:[\p{L}’-]+ ){0,4}[\p{L}’-]+)`
/** “Mia and the …”, “Leo and his …”: who is in it, typed as one types at night, and then what it is about. */
const WITH = wordPattern(
  String.raw`^${WHO} (?:and|&|meets?|finds?|found|plus|rides?|drives?|saves?|has|gets) (?<what>(?:the|an?|his|her|their|my|our|some) .+)$`,
  'iu'
)
/** “Aarav meets aliens”, of many with no article. */
const MEETS = wordPattern(
  String.raw`^${WHO} (?:meets?|met|finds?|found|saves?|saved|helps?|helped|rescues?|rescued|catches|caught) (?!(?:the|an?|his|her|their|my|our|some) )(?<what>\p{L}+s)$`,
  'iu'
)
/** “Leo goes to space”, “Henry and his dog go camping”. */
const GOES = wordPattern(
  String.raw`^${WHO} (?:go|goes|going|went|flies|fly|travels?|sails?) (?:(?:to|on|into|in|up|down)(?: to| in| into)? |(?=\p{L}+ing\b))(?<what>.+)$`,
  'iu'
)
/** “Freddie in space”, “Mia and Mateo at the beach”: only where a child is for fun. */
const IS_AT = wordPattern(
  String.raw`^${WHO} (?:in|at|on) (?<what>(?:the |a )?(?:space|moon|mars|beach|seaside|zoo|park|farm|jungle|circus|fair|funfair|museum|library|swimming pool|pool|playground|forest|woods|aquarium|airport|castle|supermarket|train|bus|tractor|rocket|submarine|pirate ship))$`,
  'iu'
)
/** “Trip to the moon in a cardboard box”: wherever it goes. */
const TRIP =
  /^(?:(?:an?|the|our|my) )?(?:(?:big|long|secret|magic|magical|little) )?(?:trip|journey|flight|voyage|mission|expedition) (?:up |down |all the way )?(?:to|into) (?<what>.+)$/iu
/** “Noah drives a digger”, “Grace learns to swim”. */
const DOES = wordPattern(
  String.raw`^${WHO} (?:rides?|rode|drives?|drove|feeds?|fed|visit(?:s|ed)?|sees?|saw|watch(?:es|ed)?|play(?:s|ed)?|learn(?:s|ed|t|ing)?|wants to learn|dreams? (?:of|about))(?: (?:on|with|in|at|to|about|how to))?(?: (?:ride|play|fly|drive|do)(?= ))?(?: (?:his|her|their|my|our)(?= (?:bike|bicycle|scooter|guitar|piano|drums?|kite)\b))? (?<what>.+)$`,
  'iu'
)
/** “Freddie the fireman”, “Daddy is a superhero”. */
const IS =
  /^(?<who>\p{L}+)(?: the| (?:is|becomes|became|turns into|as) an?) (?<what>(?<noun>(?:\p{L}+ )?\p{L}+)(?: (?:with|and) (?:an?|the|his|her|their|no|two|three) .+)?)$/iu
/** “Princess Mei with an invisible dog”. */
const TITLED =
  /^(?<what>princess|prince|queen|king|pirate|captain|wizard|witch|knight|detective|astronaut|superhero|ninja|fairy) (?<who>\p{L}+)(?<more> (?:with|and) (?:an?|the|his|her|their|two|three) .+)$/iu
/** What a child is only in a tale, and who has a trade: a grandmother who is a star is none of these. */
const PLAYED =
  /\b(?:superhero|princess|prince|pirate|king|queen|mermaid|wizard|witch|knight|robot|dinosaur|unicorn|dragon|fairy|ninja|cowboy|clown|detective|spy|astronaut|explorer|chef|baker|builder|farmer|fireman|firefighter|fire fighter|postman|vet|pilot|magician|engine|train|tractor|digger|bus|bear|mouse|cat|kitten|dog|puppy|rabbit|bunny|fox|owl|frog|duck|pig|penguin|elephant|lion|tiger|monkey|giraffe|hedgehog|snail|bee|whale|dolphin|shark|octopus|turtle|tortoise|panda|koala|sloth|horse|pony|donkey|sheep|lamb|cow|goat|hen|chicken|squirrel|badger|otter|seal|crab|spider|caterpillar|butterfly|ladybird|monster|ghost|giant|troll|gnome|elf|alien)$/iu
/** “Our dog Max”, “his rabbit clover”. */
const PET = /^(?<pet>(?:my|our|his|her|their|the) (?:(?:little|big|old|new|baby) )?\p{L}+) \p{L}+$/iu
/** Whatever follows says where it is, what it does or what it lacks. */
const MORE =
  /[,.;:!?(&]| (?:and|stuck|born|who|that|which|whose|goes|go|gets|wants?|likes?|loves?|lives?|eats?|plays?|learns?|makes?|can|could|is|was|has|had|with|without|in|on|at|near|under|over|through|across|inside|outside|behind|by|from|to|into|for|of|when|where|while|because|but|too|called|named|(?!(?:king|ring|earring|spring|string|wing|thing|duckling|gosling|building|pudding|flying|talking|sleeping|singing|dancing|racing|skating|swimming|shooting|running|jumping|laughing)\b)\p{L}{2,}ing)\b/iu

/** Takes a wish apart at the noun that it is about; null where no noun is said first. */
export function headOfWish(typed: string): HeadOfWish | null {
  const wish = typed.replace(WHEN, '')
  const trip = TRIP.exec(wish)?.groups
  const gone = trip ?? GOES.exec(wish)?.groups ?? IS_AT.exec(wish)?.groups
  const done = DOES.exec(wish)?.groups ?? playedIn(wish)
  const named = gone ?? done ?? WITH.exec(wish)?.groups ?? MEETS.exec(wish)?.groups
  const isSomebody = named !== undefined && (named === trip || isSomebodyOfOurs(named['who'] ?? ''))
  const what = isSomebody ? (named['what'] ?? '') : wish
  const cut = what.search(MORE)
  const said = withoutItsName((cut < 0 ? what : what.slice(0, cut)).trim(), isSomebody).replace(PRAISED, '')
  const words = said.replace(DETERMINER, '').split(' ')
  if (said === '' || words.length > MOST_WORDS || words.some(isGrammar)) return null
  const more = cut < 0 ? '' : what.slice(cut).trim()
  return {
    said,
    more: `${isSomebody ? (named['who'] ?? '') : ''} ${more}`.trim(),
    who: isSomebody ? (named['who'] ?? '') : '',
    isToldOf: TOLD_OF.test(more),
    isWhere: isSomebody && gone !== undefined,
    isMet: isSomebody && gone === undefined,
    isDone: isSomebody && gone === undefined && done !== undefined
  }
}

/** “Abuelita’s magic tortillas”, “the best pancakes”: what is praised is what it is about. */
const PRAISED =
  /^(?:(?:\p{L}+[’']s|the|my|our|his|her|their) )?(?:magic|magical|secret|special|famous|best|yummy|homemade|favourite|favorite) (?=\p{L}+s?$)(?!(?:wands?|carpets?|trees?|schools?|gardens?|doors?|forests?|paintbrush|paintbrushes|agents?|spy|spies|lamps?|potions?|beans?|friends?|day|days)$)/iu

/** “Mia at the beach on Saturday”: the day is no part of what it is about. */
const WHEN =
  / (?:tomorrow|today|tonight|(?:on|this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:this|next|at the) (?:week|weekend))(?: (?:morning|afternoon|evening))?[.!]*$/iu

function playedIn(wish: string): Record<string, string> | undefined {
  const groups = IS.exec(wish)?.groups
  if (groups && PLAYED.test(groups['noun'] ?? '')) return groups
  const { what, who, more } = TITLED.exec(wish)?.groups ?? {}
  return what === undefined || who === undefined ? undefined : { who, what: `the ${what}${more ?? ''}` }
}

function withoutItsName(said: string, isBesideSomebody: boolean): string {
  const pet = PET.exec(said)?.groups?.['pet'] ?? ''
  const isPet = PET_WORDS.includes(pet.slice(pet.lastIndexOf(' ') + 1).toLowerCase())
  const [last = ''] = /\p{L}+$/u.exec(said) ?? []
  // “Lily and her cat Mittens”: whatever comes after her cat is its name.
  if (isPet && (isBesideSomebody || (/^(?:my|our) /iu.test(pet) && mayBeName(last.toLowerCase())))) return pet
  return isPet && (NAME_WORDS.includes(last.toLowerCase()) || knownNoun(last.toLowerCase()) === null) ? pet : said
}

/** “My rabbit Snowy”, and not “our dog barks”. */
function mayBeName(word: string): boolean {
  return !/(?:s|ed|ing)$/u.test(word) && !tagsOfWord(word).some((tag) => VERBS.includes(tag)) && !isPastVerb(word)
}

const VERBS: readonly string[] = [
  'Verb',
  'Infinitive',
  'PresentTense',
  'PastTense',
  'Gerund',
  'Preposition',
  'Conjunction',
  'Pronoun'
]

/** A sentence is about more than its noun. */
function isGrammar(word: string): boolean {
  return FUNCTION_WORDS.has(word.toLowerCase()) || isPastVerb(word.toLowerCase())
}

/** Whether it is a name, or a few, or one of the family: also where they are typed small. */
function isSomebodyOfOurs(who: string): boolean {
  return who
    .toLowerCase()
    .replace(WITH_PET, ' ')
    .replace(PLAYED_BY, '')
    .trim()
    .split(/ +/u)
    .every((word) => OURS.has(word) || (knownNoun(word) === null && !FUNCTION_WORDS.has(word) && !MET.has(word)))
}

/** “Astronaut Aarav”. */
const PLAYED_BY =
  /^(?:astronaut|captain|detective|doctor|fairy|king|knight|ninja|pirate|prince|princess|queen|sir|superhero|wizard) (?=\p{L}+$)/u
/** “… and his dog biscuit”, whatever the dog is called. */
const WITH_PET = wordPattern(
  String.raw`(?:,| and| &) (?:my|our|his|her|their) (?:(?:little|big|old|new|baby) )?(?:${PET_WORDS.join('|')})(?: (?!and |&)\p{L}+)?(?= |$)`,
  'iu'
)

const OURS: ReadonlySet<string> = new Set([
  ...KIN_WORDS,
  ...NAME_WORDS,
  ...'and my our his her me i little big baby'.split(' ')
])

const MET: ReadonlySet<string> = new Set([...CREATURE_WORDS, ...PET_WORDS, ...TOY_WORDS, ...VEHICLE_WORDS])

/** A longer one is a sentence. */
const MOST_WORDS = 4
const DETERMINER = /^(?:the|an?|his|her|their|my|our|some|one|two|three|that|this)(?= )/iu
const TOLD_OF = /^(?:stuck|born|who|that|which|whose|too|when|because)\b/iu
