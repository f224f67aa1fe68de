import type { Size } from '#content/roles/role.ts'
import { HOMES } from '#content/wish-plots/odd-habits/homes.ts'
import { withArticle } from '../language/common-nouns.ts'
import { BABY_WORDS, CREATURE_WORDS, FRIEND_WORDS, KIN_WORDS, LIMB_WORDS, PET_WORDS } from '../language/family-words.ts'
import { sortAtEnd } from '../language/noun-at-end.ts'
import { wordPattern } from '../word-pattern.ts'
import { fadedOf } from './kinds/visitor-faded.ts'
import { mislaidOf } from './kinds/visitor-mislaid.ts'
import { partedOf } from './kinds/visitor-parted.ts'
import { unlikeness } from './kinds/visitor-trait.ts'
import { metIn } from './kinds/wish-met.ts'
import { pastimeOf } from './kinds/wish-pastime.ts'
import { saidOfDeed, withItsArticle } from './said-of-deed.ts'

/** Who of a tale has it in a tale: of a real person, a child or a pet it may be so in earnest. */
const OF_TALES =
  /(?:^| )(?:princess|prince|queen|king|knight|witch|wizard|pirate|fairy|elf|mermaid|merman|giant|giantess|gnome|troll|ogre|goblin|leprechaun|ghost|genie|superhero|ninja|cowboy|cowgirl|viking|caveman|magician|clown|astronaut|yeti|vampire|werewolf|zombie|scarecrow|monster|dragon|robot|alien|unicorn)$/iu
const REAL = wordPattern(
  String.raw`(?<!\p{L})(?:${[...KIN_WORDS, ...BABY_WORDS, ...FRIEND_WORDS].join('|')}|m[ae]n|wom[ae]n|lad(?:y|ies)|guys?|boys?|girls?|child|children|kids?|person|people|teenagers?|teachers?|doctors?|nurses?|my|our|his|her|their|your|and|or|who|that|which|with|in|on|old|poor|ill|sick|dead|dying|blind|deaf|wheelchair|poorly)(?!\p{L})`,
  'iu'
)
const CREATURES: ReadonlySet<string> = new Set(CREATURE_WORDS)
const PETS: ReadonlySet<string> = new Set(PET_WORDS)

type Comer = 'creature' | 'person' | 'thing'

/** Whether it is a creature, a machine or one of tales. */
export function isMadeUp(noun: string): boolean {
  return comerOf(noun) !== null
}

/** What a made-up one is of whom a wish tells; null of a person who may be real, of several, and of what is not known. */
function comerOf(phrase: string): Comer | null {
  const who = phrase.toLowerCase()
  const noun = who.replace(/^(?:an?|one|the) /u, '')
  const last = noun.split(' ').at(-1) ?? ''
  if (REAL.test(noun) || (who.startsWith('the ') && PETS.has(last))) return null
  if (OF_TALES.test(noun)) return 'person'
  if (CREATURES.has(last) || PETS.has(last))
    return [last.replace(/s$/u, ''), last.replace(/es$/u, ''), last.replace(/ies$/u, 'y')].some(
      (one) => one !== last && (CREATURES.has(one) || PETS.has(one))
    )
      ? null
      : 'creature'
  const sort = sortAtEnd(noun.split(' '))
  if (sort === 'creature' || sort === 'machine') return 'creature'
  return sort === 'thing' || sort === 'food' ? 'thing' : null
}

/** At most “a very small red fox”. */
const WHO = String.raw`(?<who>(?:(?:an?|one|the) )?(?:[\p{L}-]+ ){0,3}?[\p{L}-]+)`
const WITHOUT = String.raw`(?:,? (?:without|with no|missing|(?:who|that|which) (?:is missing|is without|has no|had no|has not got|hasn[’']?t got|does not have|doesn[’']?t have|has lost)|has no)(?: (?:an?|any|the|its|his|her))?)`

const LACKS = wordPattern(String.raw`^${WHO}${WITHOUT} (?<what>(?:\p{L}+ )?\p{L}+)[.! ]*$`, 'iu')
/** What a creature may be without: hats, scarves and the like. Food and a collar it may miss in earnest. */
const WORN =
  /(?:^| )(?:hat|cap|crown|scarf|cape|cloak|boots?|wellies|slippers|socks?|gloves|mittens|glasses|bow tie|umbrella|trousers|pyjamas)$/iu
/** The animal of one who has a role, which has run off. */
const ITS_ANIMAL = /^(?:horse|pony|parrot|cat|owl|frog|toad|monkey|unicorn|dragon|donkey|camel|reindeer|rabbit|dog)$/iu

/** In winter every tree is without. */
const GROWS_AGAIN = /(?:leaves|petals|points)$/iu

/** “A unicorn without a horn”, “a king with no crown”: there are stories of who has lost it. */
function withoutIt(wish: string): string | null {
  const { who = '', what = '' } = LACKS.exec(wish)?.groups ?? {}
  const comer = who === '' ? null : comerOf(who)
  if (comer === null) return null
  const lost = `lost its ${what.toLowerCase()}`
  if (GROWS_AGAIN.test(what)) return null
  if (partedOf(lost) !== null || fadedOf(lost) !== null) return `${withItsArticle(who)} who lost ${ownOf(who)} ${what}`
  const isOfRole = comer === 'person' && mislaidOf(lost) !== null
  // An animal was put down nowhere, and is looked for.
  if (comer === 'person' && ITS_ANIMAL.test(what)) return `${withItsArticle(who)} looks for ${ownOf(who)} ${what}`
  return isOfRole || (WORN.test(what) && mislaidOf(lost) !== null)
    ? `${withItsArticle(who)} who lost ${ownOf(who)} ${what}`
    : null
}

const SHE = /(?:queen|princess|fairy|witch|mermaid|giantess|cowgirl)$/iu
const HE =
  /(?:king|prince|wizard|knight|pirate|merman|giant|superhero|ninja|cowboy|viking|caveman|magician|clown|astronaut|genie|leprechaun)$/iu

function ownOf(who: string): string {
  return SHE.test(who) ? 'her' : HE.test(who) ? 'his' : 'its'
}

const IS_KIND =
  /^(?<who>(?:(?:an?|one|the) )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+),? (?:who|that|which)(?:[’']s| is| was) (?:(?:very|really|so|always) )*(?<how>kind|friendly|gentle|nice)[.! ]*$/iu
const VERY_KIND =
  /^(?:an?|one|the) (?:(?:very|really|so) )+(?<how>kind|friendly|gentle|nice) (?<who>(?:[\p{L}-]+ )?[\p{L}-]+)[.! ]*$/iu

/** “A shark who is kind”, “a very friendly shark”: one who is not as everybody thinks. */
function kindOne(wish: string): string | null {
  const { who = '', how = '' } = (IS_KIND.exec(wish) ?? VERY_KIND.exec(wish))?.groups ?? {}
  const noun = who.replace(/^(?:an?|one|the) /iu, '')
  return who === '' || comerOf(noun) === null || unlikeness(how.toLowerCase(), noun) === null
    ? null
    : `a ${how} ${noun}`
}

const LOVES_TO =
  /^(?<does>(?:(?:an?|one|the) )?(?:[\p{L}-]+ ){0,3}?[\p{L}-]+),? (?:(?:who|that|which) )?(?:(?:really|just|always) )?(?:loves?|likes?|enjoys)(?: to)? (?<deed>danc(?:e|ing)|sing(?:ing)?|ballet|dancing ballet|doing ballet|do ballet)[.! ]*$/iu
const DOING = /^(?:(?:an?|one|the) )?(?<how>dancing|singing) (?<who>(?:[\p{L}-]+ )?[\p{L}-]+)[.! ]*$/iu
/** What is called so and neither dances nor sings by itself, and the dance of a feast. */
const CALLED_SO =
  /(?:^| )(?:bowl|lesson|class|show|school|competition|contest|party|shoes|shoe|game|mat|group|practice|festival|queen|king|princess|lion|dragon|fountain|doll|toy|partner|floor|hall|telegram|voice)$/iu

/** “A bear who loves to dance”, “a singing whale”: what it loves it does. */
function dancer(wish: string): string | null {
  const { does = '', deed = '' } = LOVES_TO.exec(wish)?.groups ?? {}
  const { how = '', who = '' } = DOING.exec(wish)?.groups ?? {}
  const one = does === '' ? who : does
  const comer = one === '' ? null : comerOf(one)
  if (comer === null || (who !== '' && ((comer === 'thing' && how === 'dancing') || CALLED_SO.test(who)))) return null
  const done = /^sing/iu.test(deed === '' ? how : deed) ? 'sings' : /ballet/iu.test(deed) ? 'dances ballet' : 'dances'
  return `${withItsArticle(one)} who ${done}`
}

const TALKING = /^(?:(?:an?|one|the) )?(?<how>talking|speaking|walking) (?<who>(?:[\p{L}-]+ )?[\p{L}-]+)[.! ]*$/iu
const NO_TALKER =
  /(?:^| )(?:drums?|books?|stick|toy|doll|point|head|clock|map|frame|boots?|shoes|bus|dead|stairs|club)$/iu

/** “A talking spoon”, “a walking tree”. */
function talker(wish: string): string | null {
  const { how = '', who = '' } = TALKING.exec(wish)?.groups ?? {}
  if (/^walking/iu.test(how) && /(?:^| )(?:tree|treehouse|house|castle)$/iu.test(who))
    return `${withArticle(who)} that walks`
  if (who === '' || comerOf(who) === null || NO_TALKER.test(who)) return null
  // Whatever has legs walks anyway.
  if (/^walking/iu.test(how)) return comerOf(who) === 'thing' ? `${withArticle(who)} that walks` : null
  return `${withArticle(who)} who can talk`
}

const LIT = /^(?:an?|one|the) glow(?:ing|-in-the-dark)? (?<who>(?:[\p{L}-]+ )?[\p{L}-]+)[.! ]*$/iu
const IN_SPACE = /^(?<who>(?:(?:an?|one|the) )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+) in (?:outer )?space[.! ]*$/iu
const OF_SPACE = /(?:^| )(?:astronaut|alien|rocket|robot|spaceship|rover|ufo|star|dog|monkey)$/iu
const DRUMMER =
  /^(?<who>(?:(?:an?|one|the) )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+) with (?:an?|his|her|its|big|the)? ?(?:(?:big|little|new|loud) )?drum(?:s| kit)?[.! ]*$/iu
const OVERSLEEPS =
  /^(?<who>(?:(?:an?|one|the) )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:who|that) (?:always )?(?:wakes up (?:too )?late|gets up (?:too )?late|oversleeps|overslept)[.! ]*$/iu
const LAYS =
  /^(?<who>(?:(?:an?|one|the) )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:(?:who|that) )?(?:always |only )?(?:lays|laying) (?:only )?(?:an? )?(?<what>(?:\p{L}+ )?)eggs?(?: everywhere| all day| every day)?[.! ]*$/iu
const FORGOT_WHERE =
  /^(?<who>(?:(?:an?|one|the) )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:who|that) (?:forgot|forgets|has forgotten|can[’']?t remember|doesn[’']?t know) where (?:the|his|her|its|all the) (?<what>(?!(?:\p{L}+ )?(?:mum|mummy|mommy|mom|mama|dad|daddy|papa|mother|father|parents|family|home|house|friends?|brothers?|sisters?|bab(?:y|ies)|gran\p{L}*|nana)(?!\p{L}))(?:\p{L}+ )?\p{L}+) (?:is|are|was|were)(?: hidden| buried)?[.! ]*$/iu

const ON_WRONG_ONE =
  /^(?<who>(?:(?:an?|one|the) )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+) on (?:the|a) wrong (?<what>train|bus|tram|boat|ferry|plane|underground|metro|subway)[.! ]*$/iu
const BURSTING =
  /^(?<who>(?:(?:an?|one|the) )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:(?:who|that) is )?(?:bursting|desperate) for (?:a wee|the loo|the toilet|a pee)[.! ]*$/iu
const UNDECIDED = /^(?:an?|one|the) (?:indecisive|undecided) (?<who>(?:[\p{L}-]+ )?[\p{L}-]+)[.! ]*$/iu

/** What else is said of one in other words than the stories of it know. */
function inOtherWords(wish: string): string | null {
  const said: readonly (readonly [RegExp, (what: string) => string])[] = [
    [LIT, () => 'that glows'],
    [ON_WRONG_ONE, (what) => `who gets on the wrong ${what}`],
    [BURSTING, () => 'who needs a wee'],
    [UNDECIDED, () => 'who can’t decide'],
    [DRUMMER, () => 'who plays the drum'],
    [OVERSLEEPS, () => 'who is always late'],
    [FORGOT_WHERE, (what) => `who forgot where it put its ${what}`],
    [LAYS, (what) => `who laid ${withArticle(`${what}egg`)}`]
  ]
  for (const [pattern, told] of said) {
    const { who = '', what = '' } = pattern.exec(wish)?.groups ?? {}
    if (who !== '' && comerOf(who) !== null) return `${withItsArticle(who)} ${told(what)}`
  }
  const { who = '' } = IN_SPACE.exec(wish)?.groups ?? {}
  return who === '' || comerOf(who) === null || OF_SPACE.test(who)
    ? null
    : `${withItsArticle(who)} who wants to go to space`
}

const VERY =
  /^(?:an?|one|the) (?:(?:very|really|so|super|extremely) )+(?<how>tiny|small|little|loud|noisy|quiet|sleepy|hungry|shy|clumsy|grumpy|lazy|big|huge|tall|fast|slow|brave|strong|scary|tired|messy|greedy|bossy|heavy|curious|tidy|thirsty) (?<who>(?:[\p{L}-]+ )?[\p{L}-]+)[.! ]*$/iu
const SIZE =
  /^(?:an?|one|the) (?:(?:very|really|so|super) )?(?<how>tiny|teeny(?: |-)tiny|teeny|huge|enormous|gigantic|giant|big|great big|massive) (?<who>(?:[\p{L}-]+ )?[\p{L}-]+)[.! ]*$/iu

/** “A very hungry bear”: how it is makes the story, and not what it is. */
function veryMuch(wish: string): string | null {
  const { how = '', who = '' } = VERY.exec(wish)?.groups ?? {}
  if (who !== '' && comerOf(who) !== null && !/caterpillar$/iu.test(who)) {
    const very = how.toLowerCase()
    return `${withArticle(who)} who is ${very === 'hungry' ? 'always' : 'very'} ${very}`
  }
  const { how: size = '', who: sized = '' } = SIZE.exec(wish)?.groups ?? {}
  if (sized === '' || comerOf(sized) === null) return null
  if (/^t(?:iny|eeny)/iu.test(size)) return `${withArticle(sized)} who is tiny`
  if (CALLED_GIANT.test(sized)) return null
  const isSmallByNature = SMALL_BY_NATURE.includes(metIn(sized)?.[0].who.size ?? 'big')
  return /big$/iu.test(size) && !isSmallByNature
    ? null
    : `${withArticle(sized)} who is too ${/^enormous/iu.test(size) ? 'enormous' : 'big'}`
}

const SMALL_BY_NATURE: readonly Size[] = ['tiny', 'small']
/** “A giant panda”, “a big cat”: what it is called. */
const CALLED_GIANT =
  /(?:^| )(?:panda|squid|tortoise|anteater|otter|clam|cat|wheel|bus|truck|lorry|digger|tractor|train|crane|dinosaur|t-rex|monster|dragon|whale|shark|elephant|giant|troll|crocodile|bear|boat|ship|plane|rocket|robot|hippo|rhino|tree|bed|teddy|octopus)$/iu

const ODD = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a hundred|short|long|big|huge|enormous|giant|tiny|little|small|curly|floppy|plaited|droopy|wonky|wobbly|bent|crooked|upside(?: |-)down|back(?: |-)to(?: |-)front|inside(?: |-)out|striped|stripy|spotty|spotted|square|round|odd|too many)`
const PART = String.raw`(?:arms?|legs?|heads?|necks?|ears?|eyes?|noses?|tails?|horns?|feet|foot|paws?|wings?|shells?|trunks?|humps?|beaks?|manes?|tongues?|whiskers|tentacles|teeth|fur|feathers|fins?|antlers|spots|stripes|dots|wool|hooves|claws|antennae)`
/** What the others of its kind do not have: “nine arms”, “spots instead of stripes”. */
const ODDITY = String.raw`(?:an? )?(?:(?:very|really|extra|only|just) )*(?:${ODD}(?: and)? ){1,2}${PART}|(?:spots|stripes|dots|wings|antlers|horns|feathers|scales)(?: instead of (?:spots|stripes))?`
const ODDLY_MADE = wordPattern(
  String.raw`^${WHO}(?: with| (?:who|that|which) (?:has|has got|had)) (?<how>${ODDITY})[.! ]*$`,
  'iu'
)
/** A rabbit has long ears, and there all the others are like that. */
const NATURAL =
  /^(?:(?:rabbit|bunny|hare|donkey|elephant|bat|fox|fennec|bulldog|spaniel) (?!one ).*(?:big|huge|long|enormous|large|two|floppy) (?:\p{L}+ )?ears?|(?:cat|kitten|mouse|walrus|seal|catfish|tiger|lion|rat) .*whiskers|(?:giraffe|swan|flamingo|ostrich|dinosaur|diplodocus|llama|goose|heron) .*(?:long|huge|big) (?:neck|legs)|elephant .*(?:long|big) trunk|(?:monkey|mouse|rat|crocodile|dragon|dinosaur|lizard|lion|kangaroo|peacock|squirrel|fox|lemur) .*(?:long|big|huge) tail|(?:spider|crane fly|stork|stilt|daddy longlegs) .*(?:long|eight) legs|octopus .*(?:eight|long) (?:arms|legs|tentacles)|(?:crocodile|shark|dinosaur|t-rex|wolf|beaver|alligator) .*(?:big|huge|long) teeth|(?:dragon|eagle|owl|bird|butterfly|bat|fairy|swan|pegasus|albatross|parrot|moth|bee|penguin|duck|goose|ladybird|dragonfly|angel|phoenix|griffin|hen|chicken|rooster|robin) (?:(?:very|really|big|huge|long|enormous|two) )*(?:wings|feathers)|.* (?:four legs|four paws|two (?:ears|eyes|legs|arms|wings|feet)|one (?:nose|tail|head|trunk|mane|beak|mouth|shell|neck))|(?:leopard|cheetah|giraffe|dalmatian|cow|ladybird|ladybug|deer|fawn|hyena|jaguar|dog|pony|horse|dinosaur|monster|dragon|fish|butterfly|pig|mushroom|toadstool) (?:spots|dots)|(?:zebra|tiger|bee|wasp|clownfish|skunk|badger|raccoon|fish|bumblebee|okapi|chipmunk|cat|kitten|snake|candy cane|monster|dragon|caterpillar|butterfly) stripes|(?:goat|cow|bull|dragon|reindeer|ram|sheep|monster|rhino|triceratops|viking|gazelle|antelope|unicorn|buffalo|snail|devil) .*horns?|(?:deer|moose|reindeer|stag|elk) .*antlers|(?:fish|dragon|snake|mermaid|lizard|crocodile|dinosaur) scales|camel .*(?:one|two) humps?|(?:pig|monkey|chameleon|seahorse) .*curly tail|snail .*shell|lion .*(?:big|long|huge) mane|(?:giant|t-rex) .*(?:big|short|tiny|little) (?:feet|hands|arms))$/u
/** No animal is made like that: a unicorn has a horn, and none that is wonky. */
const NEVER_SO =
  /(?<!\p{L})(?:wonky|wobbly|bent|crooked|plaited|square|upside.down|back.to.front|inside.out)(?!\p{L})/iu
/** Of a pet or a person that is so in earnest. */
const LIMBS = wordPattern(String.raw`(?:${LIMB_WORDS.join('|')}|eyes?|ears?|paws?)$`, 'iu')
/** What is left after an injury, of any animal. */
const LEFT_OVER =
  /^(?:only |just )?(?:one (?:wing|leg|arm|eye|paw|foot|fin|ear|horn|hoof)|two (?:legs|paws|feet)|three (?:legs|paws|feet))$/iu
/** And so is a limb that is not as it was. */
const HURT =
  /(?:bent|crooked|wonky|wobbly|droopy|upside.down|back.to.front|one (?:short|small|little|tiny|big)) (?:\p{L}+ )?(?:wings?|legs?|arms?|eyes?|paws?|foot|feet|fins?|hands?|tooth|teeth)$/iu
const FEWER = /^(?:an? )?(?:only |just )?(?:one|two|no|short|little|small|tiny|bent|wonky|wobbly|crooked|floppy) /iu

/** Whether all of its kind are made like that. */
function isNatural(noun: string, how: string): boolean {
  return !NEVER_SO.test(how) && NATURAL.test(`${noun.toLowerCase()} ${how.toLowerCase()}`)
}

/** “An octopus with nine arms” has them: who is not like all the others. */
function oddlyMade(wish: string): string | null {
  const { who = '', how = '' } = ODDLY_MADE.exec(wish)?.groups ?? {}
  if (who === '' || comerOf(who) === null) return null
  const last = who.toLowerCase().split(' ').at(-1) ?? ''
  if (isNatural(last, how)) return null
  const isSoInEarnest = (LEFT_OVER.test(how) || HURT.test(how)) && !/teddy$/iu.test(who)
  const isOfPet = PETS.has(last) && !/^(?:rabbit|bunny|duck|mouse|pony|horse)$/u.test(last) && LIMBS.test(how)
  if (isSoInEarnest || (isOfPet && FEWER.test(how))) return null
  return `${withItsArticle(who)} who has ${how}`
}

/** Of a visitor who “has nine arms” it is told as of who is not like the others; `noun` is what it is, where that is known. */
export function isOddlyMade(did: string, noun = ''): boolean {
  return ODD_OF_VISITOR.test(did) && !isNatural(noun.split(' ').at(-1) ?? '', did.replace(/^had /u, ''))
}
const ODD_OF_VISITOR = wordPattern(String.raw`^had (?:${ODDITY})$`, 'iu')

const IN_A_HOME = wordPattern(
  String.raw`^${WHO} (?:in|inside) (?:an?|the) (?<home>${[...HOMES].toSorted((a, b) => b.length - a.length).join('|')})[.! ]*$`,
  'iu'
)
/** In which an animal that is real may be kept, caught or cooked. */
const KEPT_IN =
  /^(?:jar|bottle|box|shoebox|bucket|basket|tin|oven|microwave|saucepan|fridge|dishwasher|washing machine|rice cooker|chimney|bread bin|lift)$/iu
const BEFALLS =
  /^(?:dragon|monster|fairy|elf|gnome|ghost|robot|alien|unicorn|troll|goblin|giant|yeti|pirate|mermaid)$/iu

/** “A dragon in a teacup” lives there. */
function inItsHome(wish: string): string | null {
  const { who = '', home = '' } = IN_A_HOME.exec(wish)?.groups ?? {}
  if (who === '' || comerOf(who) === null || comerOf(who) === 'thing' || pastimeOf(wish) !== null) return null
  const noun = who.split(' ').at(-1) ?? ''
  if (WORN.test(home) && !/^(?:boots?|shoes?|slippers?|umbrella)$/iu.test(home)) return null
  if (KEPT_IN.test(home) && !BEFALLS.test(noun)) return null
  return `${withItsArticle(who)} who lives in ${withArticle(home.toLowerCase())}`
}

const CLEAN =
  /^(?<who>(?:(?:an?|one|the) )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+),? (?:who|that|which) (?:loves?|likes?|prefers) (?:to be|being|staying|to stay) (?:very |really |so )?clean[.! ]*$/iu

/** “A pig who loves to be clean”. */
function cleanOne(wish: string): string | null {
  const who = CLEAN.exec(wish)?.groups?.['who'] ?? ''
  return who === '' || comerOf(who) === null ? null : `${withItsArticle(who)} who is always clean`
}

const RULES: readonly ((wish: string) => string | null)[] = [
  withoutIt,
  kindOne,
  dancer,
  talker,
  veryMuch,
  oddlyMade,
  inItsHome,
  cleanOne,
  inOtherWords
]

/** What a wish says of a made-up one in a word or after “with”, as the stories of visitors know it; any other as it is. */
export function saidOfVisitor(wish: string): string {
  for (const rule of RULES) {
    const said = rule(wish)
    if (said !== null) return said
  }
  return saidOfDeed(wish)
}
