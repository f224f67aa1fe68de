import type { NounSort } from '#content/lexicon/lexicon-entry.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { sortAtEnd } from '../../language/noun-at-end.ts'
import { NO_FUN } from '../../sorrow/no-fun.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { isHarm } from './deed-of-stranger.ts'
import { PERSON } from './kin-deeds.ts'

const word = (...words: readonly string[]): RegExp =>
  wordPattern(String.raw`(?<![\p{L}])(?:${words.join('|')})(?![\p{L}])`, 'iu')

/** Wherever it stands in a wish, nothing of it is told as a merry deed: what is sacred, suffered, official, or done to a body. */
const NEVER = word(
  'mosque|church(?! (?:mouse|mice))|chapel|temple(?! bell)|synagogue|shrine|bible|torah|qur’?an|koran|gospel|pray(?:s|ed|er|ers)?|hymns?|adhan|psalm|lord’s|last supper|virgin|nun|saint|goddess',
  'ukraine|syria|gaza|sudan|palestine|israel|yemen|afghanistan|iraq|iran|russia|england in an?|refuge|asylum',
  'judge|police\\p{L}*|clinic|surgeon|ambulance|insulin|calories|diet|goodbye note|say goodbye|her will|his will|no home|homeless|breasts?|premature|blind|hearse|lifeboat|guide dog|virus|germs?',
  'for ?ever|never (?:wakes?|comes? back|comes? out|came|leaves?|leave)|(?:doesn|can|won|didn)’?t (?:wake|move|fly|walk|breathe|feel)|last (?:nap|time|sleep)|at the vets?|to the vet|does not wake',
  'butchers?|abattoir|slaughter\\p{L}*|glue factory|offered|graves?|guillotine|dungeon|hanging|coffin|morgue|syringe|needles?|bullets?|grenade|tank|skulls?|guillotines?|willy|willies',
  'crates?|on a chain|chained?|cages?|lab|laboratory|basement|bunker|tied|in a sack|traps?|hooks?|whips?|burning|hoop|poor|hungry|starv\\p{L}*|fat|ugly|skinny|slim|stupid|useless|lump|bladder|weigh\\p{L}*|thin(?:ner)?',
  'rainbow bridge|cross(?:es|ed|ing)? the rainbow|goes to the stars|in the stars|car boot|boot of the car|dinghy|back of a lorry|on (?:her|his|their|its) own|bad news|heavy load|drops dead|until (?:it|he|she|they) (?:drops?|falls?|disappears?)',
  'burns? (?:the|down|her|his)|sets? fire|leav(?:es|ing) (?:her|his|its|their) \\p{L}+|hurts?|hits? (?:her|him|them|me|my|his|the (?:boy|girl|dog|cat|baby)|an? (?:cat|dog|man|lady|child))|bites?|beaten|teas(?:e|es|ed|ing)|fights?|fighting|crash\\p{L}*|seat ?belt|falls? (?:over|down|out|off)|under it|sits? outside|cuts? off|saws|bad (?:bear|dog|cat|boy|girl)|dizzy|pills?|potions?|medicine|tablets?|chemicals?|cleaning (?:bottles|cupboard)',
  'food bank|shelter|orphanage|hospice|pawn ?shop|casino|pub|fur|slow ones|nobody (?:pays|plays|feeds|likes|comes)|people are mean|boys say so|mum and dad|without (?:her|him|them|me|us)',
  'a boy lion|wants? to be a (?:girl|boy)|to market|farm far|live on a farm|farm shop|butcher’s|toilet|down the loo|its bones|bones of'
)
/** A reason is where the harm hides. */
const REASON = word('because|cos|so that|so (?:he|she|it|they|nobody|no one|daddy|mummy|mum|dad)|until|till')
const NO_REASON = word(
  'nobody|never|hates?|mean|slow|money|find (?:her|him|it|them)|feel|lonely|laughs?(?! (?:so|too))'
)
const PREY = word(
  'lambs?|sheep|pigs?|piglets?|hens?|chicks?|chickens?|mice|mouse|fly|flies|rabbits?|geese|goose|ducks?|goats?|deer|zebras?'
)
const PREDATOR = word(
  'wolf|wolves|fox|foxes|spiders?|cats?|lions?|tigers?|crocodiles?|sharks?|snakes?|owls?|hawks?|eagles?'
)
const PETS = word(
  'dogs?|pupp(?:y|ies)|cats?|kittens?|hamsters?|rabbits?|bunn(?:y|ies)|pon(?:y|ies)|guinea pigs?|budgies?|goldfish|pram|pushchair|buggy|wheelchair|heart|hand|leg|bone|wig|skeleton|astronauts?|turkeys?|lobsters?'
)
const YOUNG =
  'mother|mummy|mum|dad|daddy|father|cubs?|chicks?|bab(?:y|ies)|eggs?|mate|owner|master|family|home|food|husband|wife|children'

const NOT_FOUND = word(
  'matches|lighters?|needles?|kni(?:fe|ves)|guns?|pills?|tablets?|medicine|bones? of|hearts?|shell from|mines?|glass|ticks?|wasps?|wasp nest|jellyfish|snake|bottle(?! with a (?:letter|message))|phone|wallet|purse|magazine|well|trapdoor|letter from|asleep|in a (?:bin|bag)|in the bin|that (?:can’t|doesn’t|won’t)|under (?:an?|the) (?:car|cat|bus)|doorstep|boats came|beaches?'
)

/** What makes a deed of its kind no tale: one of these, each compiled once for all wishes. */
interface Barred {
  /** The deed says it. */
  deed?: readonly RegExp[]
  /** The doer is one of these. */
  who?: RegExp
  /** Both said together: “the black sheep be a white sheep”. */
  both?: readonly RegExp[]
  /** It is done to an animal or to a person. */
  alive?: true
  /** A wolf does it to a lamb. */
  hunted?: true
  /** An animal does it, and the deed says this or makes food or cloth of it. */
  ofAnimal?: { deed?: RegExp; eaten?: true }
}

const BY_KIND: Readonly<Record<string, Barred>> = {
  eats: { alive: true, deed: [word('chocolate|grapes|toadstools?|mushrooms?', YOUNG)] },
  cooks: { alive: true, deed: [word('sleep|bacon|eggs?')] },
  takes: { alive: true, deed: [word('purse|wallet|village|mushrooms?|nap')] },
  finds: { deed: [NOT_FOUND] },
  seeks: { deed: [word(YOUNG)] },
  waits: {
    deed: [
      word(
        YOUNG,
        KIN,
        'owners?|masters?|friends?|famil(?:y|ies)|home|somebody|someone|anybody|visitors?|doctor|nurse|news|results|surgery|operation|hospital|ward|food|help|rescue|end'
      )
    ]
  },
  hides: {
    deed: [
      /\bfrom (?!bath|the rain|the sun|homework|the hoover|the wind)|^(?:disappear|vanish)|\bin the drain\b|\bup the\b|\bunder the bed\b/u
    ]
  },
  flees: { who: PETS, deed: [word('zoo|pot|cage|christmas|plank', YOUNG, KIN, 'family|home|owners?')] },
  refuses: { deed: [/\b(?:eat|drink|wake|get up|leave|milk|food)\b|^give up$/u] },
  sleeps: { who: word('driver|pilot') },
  forgets: { deed: [word(YOUNG, 'tails?', 'how to (?:fly|breathe|walk|swim|live)', 'on the (?:town|village)')] },
  opens: {
    deed: [
      /^open (?:the|its|her|his) (?:\p{L}+ )?(?:door|gate|window|boot|cage)\b/u,
      word('gym|beauty salon|sausage shop|burger bar|bar')
    ]
  },
  becomes: {
    ofAnimal: { eaten: true },
    deed: [word('boy|girl|mother|father|bride|ghost|baby|sausage|hot dog|coat|scarf|steak|burger|rug')]
  },
  drives: {
    deed: [
      word('people|crowds?|children'),
      /\binto (?:an?|the) (?:wall|tree|lake|river|sea|town)|\bover (?:an?|the) (?:cat|dog|man|lady)/u
    ]
  },
  // These are done, and are no thing that is owned from then on.
  gets: {
    deed: [
      word(
        'lessons?|class(?:es)?|rac(?:e|es)|naps?|rest|dreams?|arguments?|disagreement|adventures?|chat|conversation|swim|dance|day out|go|turn'
      )
    ]
  },
  hosts: { hunted: true },
  helps: { hunted: true, deed: [word('from the water', 'cure', 'get (?:out|up)', 'breathe')] },
  teaches: { hunted: true, deed: [word('trust', 'fight', 'bite')] },
  performs: { deed: [word('coins')] },
  builds: { deed: [word('sister|brother|baby|bombs?|guns?|gallows|weapons?|traps?|cages?|prisons?')] },
  grows: { deed: [word('tummy|leg|teeth|beard')] },
  delivers: { deed: [word(YOUNG, 'families')] },
  lives: {
    deed: [
      word(
        'hutch|zoo|circus|factory|bin|pit|tank|pool|garage|yard|box(?<!toy box|music box)|well|quarry|fireplace|restaurant|bottle'
      ),
      /(?:my|our|its|’s) (?:chest|bottom|ears?|arm|leg|nose|mouth|hair|brother|sister)\b/u
    ]
  },
  prefers: {
    deed: [
      /^(?:stay (?!dry|warm|up|in the bath)|sleep|hide|cry|live|eat nothing|be |have (?:no|an?) (?:small|big|different|new)? ?(?:nose|shell|daddy|mummy)|wear a dress)|\bdadd(?:y|ies)\b|\bmummy\b/u
    ]
  },
  believes: {
    who: /hippo|pig|elephant/u,
    both: [
      word('bad|broken|naughty|lazy|slow|monster|star|superhero'),
      /\b(?:black|white|brown)\b.*\b(?:black|white|brown)\b/u
    ]
  },
  stuck: {
    deed: [word('well', 'crossing', 'power lines?', 'quicksand', 'fire', 'on the ice')],
    ofAnimal: {
      deed: /\bglue\b|\btangled (?:up )?in (?:an?|the|its) (?:\p{L}+ )?(?:curtains?|scarf|ribbons?|tights|net|wool)\b|\bmud\b/u
    }
  }
}

/** What a child is not told to have become, for it is what children are called. */
const CALLED_SO = word(
  'pig|cow|whale|hippo|sow|slug|rat|doll|puppet|statue|shadow|skeleton|servant|maid|donkey|ape|gorilla|wheelchair|walker|crutch\\p{L}*|hearing aid|glasses|inhaler|plaster|splint|brace|scorpion|belly|bottom'
)
/** With a relative, or with people, only these are play. */
const WITH_KIN = new Set(['cooks', 'knits', 'competes', 'teaches', 'performs', 'hosts'])
const SOMEBODY = wordPattern(
  String.raw`(?<![\p{L}])(?:${KIN}|${PERSON}|doctors?|surgeon|grown-ups?|spirits?|brothers?|sisters?)(?![\p{L}])`,
  'iu'
)

type Thing = NounSort | 'unknown'

/**
 * Whether what a wish says was done, or is, must not be told as a merry tale, whichever reader takes it for one: harm
 * in either of its halves, what is sacred or suffered, and what is no game of its kind, as a cat that eats a mouse, a
 * puppy that runs away, and a child who finds a needle. A wish of which this says nothing may still be barred by those
 * who read it.
 */
export function isNoTale(meant: string, says: WishSayings): boolean {
  const of = says['ours'] === undefined ? 'once' : 'ours'
  const deed = says[`${of}.do`]?.toLowerCase()
  if (deed === undefined) return false
  const plain = meant.replaceAll("'", '’').toLowerCase()
  if (NEVER.test(plain) || NO_FUN.test(plain) || isHarm(plain)) return true
  const kind = says[`${of}.kind`] ?? ''
  const who = says['once.who']?.toLowerCase() ?? ''
  if (REASON.test(plain) && (of === 'ours' || NO_REASON.test(plain))) return true
  const thing = sortOf(says[`${of}.the`])
  if (/^(?:hunt|chase|catch) /u.test(deed) && isAlive(thing)) return true
  if (isBarred(BY_KIND[kind] ?? {}, deed, who, thing)) return true
  if (of === 'ours' && (CALLED_SO.test(deed) || (SOMEBODY.test(deed) && !WITH_KIN.has(kind)))) return true
  return isCalledByName(says) && SOMEBODY.test(deed) && !WITH_KIN.has(kind)
}

function isBarred(
  { deed = [], who, both = [], alive, hunted, ofAnimal }: Barred,
  said: string,
  doer: string,
  thing: Thing
): boolean {
  return (
    deed.some((sign) => sign.test(said)) ||
    who?.test(doer) === true ||
    both.some((sign) => sign.test(`${doer} ${said}`)) ||
    (alive === true && isAlive(thing)) ||
    (hunted === true && PREDATOR.test(doer) && PREY.test(said)) ||
    (ofAnimal !== undefined &&
      isAnimal(doer) &&
      (ofAnimal.deed?.test(said) === true || (ofAnimal.eaten === true && isEaten(thing))))
  )
}

/** “Kabir” and a friend are children, and may be real. */
function isCalledByName({ 'once.who': who = '' }: WishSayings): boolean {
  return /^(?!the )\p{L}/u.test(who)
}

function sortOf(the: string | undefined): Thing {
  const words = the?.split(' ').slice(1) ?? []
  return sortAtEnd(words) ?? (SOMEBODY.test(words.join(' ')) ? 'person' : 'unknown')
}

function isAlive(thing: Thing): boolean {
  return thing === 'creature' || thing === 'person'
}

function isEaten(thing: Thing): boolean {
  return thing === 'food' || thing === 'stuff'
}

function isAnimal(who: string): boolean {
  return sortAtEnd(who.split(' ')) === 'creature'
}
