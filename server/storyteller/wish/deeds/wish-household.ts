import { capital } from '../../capital.ts'
import { isCountable, withArticle } from '../../language/common-nouns.ts'
import { KIN, NAME, SOON } from '../../language/kin-patterns.ts'
import { readSmallOperation } from '../../sorrow/small-operations.ts'
import { wordPattern } from '../../word-pattern.ts'
import { plainOf, type WishSayings } from '../kinds/wish-day.ts'
import type { Teller } from '../kinds/wish-news.ts'
import { type OwnPet, ownPetOf } from '../kinds/wish-pet.ts'
import { calledAway, whomMeant } from './whom-meant.ts'
import { isHolidayPlace, placeOf, withOwnNames } from './wish-family.ts'
import type { KinMember } from './wish-kin.ts'

const ONE = String.raw`(?:(?:(?:my|our|his|her|their) )?(?:(?:big|little) )?(?:${KIN})(?: ${NAME})?|${NAME})`
const WHEN = String.raw`(?:,? (?:(?:on |next |this |at the )?(?:today|tomorrow|tonight|yesterday|soon|now|at last|finally|again|together|weekend|week|month|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|in (?:the|our) (?:morning|living room|kitchen|bedroom|garden|hall|woods|forest|yard|park)))*[.!]*$`

/**
 * Reads what happens in a home: what is built ({builds} “a lego spaceship”, {builds.the}, {builds.piece} what is over;
 * with {builds.who}, `builds-away` where that one is not there), what is new ({arrives}, {arrives.the},
 * {arrives.bare}), which room is painted ({paints.room}, {paints.in}), who goes to the vet’s ({vet}), what a child
 * spends a planned night in hospital for ({ward} “tonsils”), where the holiday is ({holiday}), and what stuck to the
 * ceiling ({ceiling.who}, {ceiling.many}). Null of whatever says more than that.
 */
export function householdOf(
  meant: string,
  family: readonly KinMember[],
  pets: readonly OwnPet[],
  teller: Teller | null
): WishSayings | null {
  const plain = withOwnNames(
    plainOf(meant),
    [...family, ...pets].map(({ called }) => called)
  )
  if (/[“”"?]/u.test(plain)) return null
  return (
    wardOf(plain, family, teller) ??
    vetOf(plain, pets, family) ??
    holidayOf(plain) ??
    paintsOf(plain) ??
    arrivesOf(plain) ??
    buildsOf(plain, family) ??
    ceilingOf(plain, family)
  )
}

const BUILDS = wordPattern(
  String.raw`^(?:(?<first>me|i|we|he|she|${ONE})(?:(?: and |, )(?<second>me|i|${ONE}|(?!me\b|i\b)\p{L}{3,}))? )(?:(?:is|are|am|were|was) )?(?:all )?(?:(?<builds>build|builds|built|building)|make|makes|made|making) (?:(?:the |our |my )?(?:biggest|best|tallest|own) |a (?:huge|giant|massive|really big|big) |an? )(?<what>(?:\p{L}[\p{L}-]* ){0,2}?\p{L}+)(?: (?:out of|from|of) (?<of>(?:\p{L}+ ){0,2}\p{L}+?))?(?: with (?<with>me|${ONE}))?${WHEN}`,
  'iu'
)
const MADE_OF_PARTS =
  /(?:den|fort|rocket|spaceship|space ship|robot|tower|castle|boat|ship|submarine|train|car|racing car|bus|go-?kart|kart|bridge|house|bookshelf|bookcase|shelf|shelves|desk|table|chair|bench|bed|wardrobe|shed|treehouse|tree house|birdhouse|bird box|bird table|kennel|hutch|hotel|crane|digger|truck|lorry|plane|aeroplane|helicopter|zoo|farm|garage|city|town|village|station|marble run|windmill|lighthouse|theatre|puppet theatre|dolls house|doll’s house|playhouse|machine|time machine|cubby|cubby house|wall|pyramid|dragon|dinosaur|ramp|box car|cart|raft|planter|bug hotel|model)$/iu
const NOT_BUILT =
  /\b(?:doors|gun|guns|bomb|fire|bonfire|weapon|tank|sword|sand|sandcastles?|sand castles?|snow|nest|life|future|family|home|business|fence|wall against|coffin|grave|hospital|memorial|prison|trap|real)\b/iu
const BRICKS = /\b(?:lego|duplo|bricks?|blocks?)\b/iu
const SCREWED =
  /(?:bookshelf|bookcase|shelf|shelves|desk|table|chair|bench|bed|wardrobe|shed|treehouse|tree house|birdhouse|bird box|bird table|kennel|hutch|go-?kart|kart|planter|playhouse|bug hotel|cart)$/iu
const HUNG = /(?:den|fort|cubby|cubby house|theatre)$/iu

function buildsOf(plain: string, family: readonly KinMember[]): WishSayings | null {
  const found = BUILDS.exec(plain)?.groups
  if (!found) return null
  const { first = '', second = '', what = '', of: stuff, with: beside = '' } = found
  if (!MADE_OF_PARTS.test(what) || NOT_BUILT.test(`${what} ${stuff ?? ''}`)) return null
  // “We are building a house” is a year of dust.
  if (/^(?:new )?house$/iu.test(what) && stuff === undefined) return null
  const named = [first, second, beside].filter((each) => !/^(?:|me|i|we|he|she)$/iu.test(each))
  const [other] = named.filter((each) => !isHero(each, family))
  // What one builds alone is no game of two.
  const isAlone = !/^(?:me|i|we|he|she)$/iu.test(first) && second === '' && beside === ''
  if (isAlone && !isHero(first, family)) return null
  const bare = stuff !== undefined && BRICKS.test(stuff) ? `${stuff.replace(/s$/u, '')} ${what}` : what
  const head = bare.replace(
    /^(?:lego|duplo|cardboard|wooden|huge|giant|massive|big|blanket|pillow|cushion|brick|block|box) /iu,
    ''
  )
  const says = {
    builds: `${withArticle(bare)}${stuff === undefined || BRICKS.test(stuff) ? '' : ` out of ${stuff}`}`,
    'builds.the': `the ${head}`,
    'builds.piece': BRICKS.test(`${what} ${stuff ?? ''}`)
      ? 'brick'
      : SCREWED.test(what)
        ? 'screw'
        : HUNG.test(what)
          ? 'peg'
          : 'piece'
  }
  if (other === undefined) return says
  const meant = whomMeant(other, family)
  if (meant.length > 1) return says
  const [here] = meant
  if (here) return here.speaks ? { ...says, 'builds.who': here.called } : says
  // Who lives here and is not there tonight does not go home at half past five.
  if (!GOES_HOME.test(other))
    return { ...says, builds: `${says.builds} with ${calledAway(other)}`, 'builds.with': calledAway(other) }
  const { builds, ...rest } = says
  return { 'builds-away': builds, ...rest, 'builds.who': calledAway(other), 'builds.what': builds }
}

/** Who comes to play: a friend by name, or a cousin. */
const GOES_HOME = wordPattern(
  String.raw`^(?:(?:my|our) )?(?:(?:big|little) )?(?:(?:cousin|friend)\b|(?!(?:${KIN})\b)\p{L}+$)`,
  'iu'
)

function isHero(words: string, family: readonly KinMember[]): boolean {
  return family.some((member) => member.isHero && member.called.toLowerCase() === words.toLowerCase())
}

const GOODS =
  '(?:car|van|camper ?van|caravan|sofa|settee|couch|armchair|washing machine|tumble dryer|fridge|freezer|fridge freezer|cooker|oven|dishwasher|telly|tv|television|table|kitchen table|dining table|carpet|rug|wardrobe|bookcase|bookshelf|piano|keyboard|front door|hoover|vacuum cleaner|microwave|kettle|toaster|bath|trampoline|swing|slide|climbing frame|paddling pool|fish tank|aquarium|desk|lamp|clock|people carrier|family car|electric car|tractor|bench|shed|bin|bathtub|mattress|mirror|doormat)'
const HOW = String.raw`(?:(?:\p{Ll}+ )?(?:red|blue|green|yellow|white|black|grey|gray|silver|purple|orange|pink|big|huge|second[ -]hand|electric|comfy|leather|old) )?`
const ARRIVES = wordPattern(
  String.raw`^(?:(?:we|mum|mummy|mom|mama|dad|daddy|papa|grandma|grandad|nana|granny|they|${NAME})(?:’re|’s| are| is|’ve| have| has)? (?:just )?(?:getting|get|gets|got|buying|bought|buy|having|ordered|went to (?:buy|get|choose)|chose|choosing|picking up|picked up) (?:an?|our|the) (?:brand )?new (?<got>${HOW}${GOODS})|(?:our|the|my|a) (?:brand )?new (?<came>${HOW}${GOODS})(?: (?:is coming|comes|came|arrived|arrives|is arriving|is here|has come|has arrived|gets delivered|is being delivered|was delivered|got delivered))?)${WHEN}`,
  'iu'
)

function arrivesOf(plain: string): WishSayings | null {
  const { got, came } = ARRIVES.exec(plain)?.groups ?? {}
  const what = got ?? came
  if (what === undefined) return null
  const named = what.toLowerCase().replace(/^tv$/u, 'telly')
  const head = named.replace(wordPattern(String.raw`^${HOW}(?=${GOODS}$)`, 'iu'), '')
  return { arrives: `a new ${named}`, 'arrives.the': `the new ${named}`, 'arrives.bare': head }
}

const COLOURS =
  '(?:red|blue|green|yellow|orange|purple|pink|white|cream|grey|gray|turquoise|lilac|lavender|mint|peach|teal|gold|golden|silver|brown|beige|mustard|coral|magenta|violet|indigo|terracotta)'
const ROOMS =
  '(?:kitchen|bedroom|bathroom|living room|front room|sitting room|lounge|hall|hallway|playroom|dining room|room|spare room|landing|nursery|box room|loo|office|study)'
const PAINTS = wordPattern(
  String.raw`^(?:(?:we|i|he|she|${ONE}(?: and (?:i|me|${ONE}))?)(?:’re| are| is|’s|’m| am|’ve| have| has| and i)? )?(?:all )?(?:painting|painted|paint|paints|decorating|decorated) (?:the |my |our |his |her |the baby’s |${NAME}’s )?(?<room>(?:new |big |little )?${ROOMS})(?: in)? (?<how>(?:(?:light|dark|bright|pale|sky|sunshine|lemon|mint|baby|navy|royal|hot|apple|sage) )?${COLOURS})(?: with \p{L}+)?${WHEN}`,
  'iu'
)

function paintsOf(plain: string): WishSayings | null {
  const { room, how } = PAINTS.exec(plain)?.groups ?? {}
  if (room === undefined || how === undefined) return null
  return {
    paints: `the ${room.toLowerCase()}`,
    'paints.room': `the ${room.toLowerCase()}`,
    'paints.in': how.toLowerCase().replace('gray', 'grey')
  }
}

const ANIMAL = '(?:dog|puppy|pup|cat|kitten|rabbit|bunny|guinea pig)'
const CHECKED =
  '(?: for (?:an?|her|his|its|the) (?:check-?up|check up|check|jabs?|injections?|vaccinations?|boosters?|claws?|nails|weigh-in|first visit|teeth clean|microchip|chip))?'
const VET = wordPattern(
  String.raw`^(?:(?:(?:we|i|mum|mummy|dad|daddy|me and (?:mum|dad|mummy|daddy))(?:’re|’m| are| am| is| have to| had to| need to)? ?(?:going|go|goes|went|off|visiting) to the (?:vet|vets|vet’s) with (?<a>${NAME}|(?:the |our |my )?${ANIMAL}|(?!(?:${KIN}|me|us|him|her|my|our|the|an?)\b)\p{L}{3,})|(?:(?:we|i|mum|mummy|dad|daddy)(?:’re|’m| are| am| is)? ?)?(?:taking|took|take|takes|have to take|had to take) (?<b>${NAME}|(?:the |our |my )?${ANIMAL}) to the (?:vet|vets|vet’s)|(?<c>${NAME}|(?:the |our |my )(?:new )?${ANIMAL})(?:’s| is| has| had)? ?(?:to go|going|goes|went|go|off)? to the (?:vet|vets|vet’s)|(?<d>${NAME})’s (?:first )?(?:visit|trip) to the (?:vet|vets|vet’s)))${CHECKED}${SOON}`,
  'iu'
)

function vetOf(plain: string, pets: readonly OwnPet[], family: readonly KinMember[]): WishSayings | null {
  const { a, b, c, d } = VET.exec(plain)?.groups ?? {}
  const typed = a ?? b ?? c ?? d
  if (typed === undefined) return null
  const pet =
    pets.find(({ called }) => called.toLowerCase() === typed.toLowerCase()) ??
    ownPetOf(typed.replace(/^(?:the|our|my) /iu, ''), pets)
  if (pet) return { vet: pet.called }
  if (wordPattern(String.raw`^(?:${KIN})(?!\p{L})`, 'iu').test(typed)) return null
  // Who is called like one of the family has two legs.
  if (family.some(({ called: own }) => own.toLowerCase() === typed.toLowerCase())) return null
  // A name that no animal of the family has is told of where a person takes it there: “taking Luna to the vet”.
  if (/^\p{Lu}/u.test(typed)) return (a ?? b) === undefined ? null : { vet: typed }
  if (!wordPattern(String.raw`\b${ANIMAL}$`, 'iu').test(typed)) return { vet: capital(typed) }
  return { vet: `the ${typed.replace(/^(?:the|our|my) (?:new )?/iu, '').toLowerCase()}` }
}

function wardOf(plain: string, family: readonly KinMember[], teller: Teller | null): WishSayings | null {
  const found = readSmallOperation(plain)
  if (found === null || teller === null || teller.age >= 18) return null
  // A grown-up stays beside the bed; and from grommets one mostly goes home the same day.
  if (!family.some(({ isChild, speaks }) => speaks && !isChild)) return null
  const { what, who } = found
  if (/^(?:grommets|an? )/u.test(what) && !/\bnight\b/iu.test(plain)) return null
  const own = (who ?? /(?<![\p{L}])(?:his|her|my)(?![\p{L}])/iu.exec(plain)?.[0] ?? 'my').toLowerCase()
  if (/^(?:he|his)$/u.test(own) && teller.pronouns === 'she') return null
  if (/^(?:she|her)$/u.test(own) && teller.pronouns === 'he') return null
  if (who !== null && /^\p{Lu}/u.test(who) && !/^(?:I|He|She)$/u.test(who) && own !== teller.called.toLowerCase())
    return null
  return what === 'grommets'
    ? {
        ward: 'the grommets',
        'ward.done': 'getting grommets',
        'ward.over': 'the grommets were in',
        'ward.felt': 'Both ears popped like a lid'
      }
    : {
        ward: `the ${what}`,
        'ward.done': `having the ${what} out`,
        'ward.over': `the ${what} were out`,
        'ward.felt': 'The throat felt like toast without butter'
      }
}

const SOFT =
  '(?:pancakes?|crepes?|crêpes|omelettes?|pizzas?|pizza doughs?|noodles|spaghetti|chapatis?|rotis?|dosas?|tortillas?|waffles?|jelly|dumplings?)'
const STUCK = wordPattern(
  String.raw`^(?:(?<who>${ONE}|we|i) (?:made|tossed|cooked|was making|were making|flipped|threw) (?:(?:the|a|some|our|an) )?(?<many>${SOFT})(?: so high| too high| up)?(?:,? (?:and|but)) (?:one(?: of them)?|it|they|the \p{L}+)(?: got)?|(?:(?:the|a|one) )?(?<one>${SOFT})(?: got| is| was| that| that got| that is)?) (?:stuck|sticks?|landed|lands?|hung) (?:to|on|from) (?:the|our) (?:ceiling|lamp|light)${WHEN}`,
  'iu'
)
const ONE_OF: Readonly<Record<string, string>> = { noodles: 'noodle', spaghetti: 'noodle', jelly: 'bit of jelly' }

/** Who made what stuck to the ceiling: {ceiling.who}, {ceiling.many} “pancakes”, {ceiling.one} “pancake”. */
function ceilingOf(plain: string, family: readonly KinMember[]): WishSayings | null {
  const { who = '', many, one } = STUCK.exec(plain)?.groups ?? {}
  const typed = (many ?? one)?.toLowerCase()
  if (typed === undefined) return null
  const single = ONE_OF[typed] ?? (/(?:s|jelly)$/u.test(typed) ? typed.replace(/s$/u, '') : typed)
  const [here] = /^(?:|we|i)$/iu.test(who) ? [] : whomMeant(who, family, 'by kin')
  const hero = family.find(({ isHero: own }) => own)
  const cook = here?.called ?? (/^(?:|we|i)$/iu.test(who) ? 'Somebody' : calledAway(who))
  if (hero && here === hero) return null
  return {
    ceiling: cook,
    'ceiling.who': cook,
    'ceiling.many': typed in ONE_OF ? typed : `${single}s`,
    'ceiling.one': single
  }
}

const HOLIDAY = wordPattern(
  String.raw`^(?:(?:(?:our|my|a|the|his|her) )?(?:(?:big|long|family|first|summer|lovely|week’s) )*holidays? (?:in|to|at) |(?:(?:we|i)(?:’re|’m| are| am)? )?(?:going|go|went|off|flying|are|is|were) (?:away )?(?:on|for) (?:our |a |my )?(?:summer |family )?holidays? (?:to|in|at) |(?:on|our) (?:summer )?holiday (?:in|to) )(?<place>(?:the )?\p{L}[\p{L}’-]+(?: (?!(?:with|and|by|on|in|for|next|this|because|but|when|where|tomorrow|today)\b)\p{L}[\p{L}’-]+){0,2})(?: with (?:(?:my|our|the) )?(?:(?:${KIN}|${NAME})(?: and )?){1,3})?${WHEN}`,
  'iu'
)

function holidayOf(plain: string): WishSayings | null {
  const place = HOLIDAY.exec(plain)?.groups?.['place']
  if (place === undefined || !isHolidayPlace(place)) return null
  const bare = place.replace(/^the /iu, '')
  const head = bare.toLowerCase().split(' ').at(-1) ?? ''
  // “A holiday in the caravan” has another story.
  if (
    !/^\p{Lu}/u.test(bare) &&
    (isCountable(head) ||
      /^(?:sunshine|sun|snow|seaside|summer|country|countryside|mountains|abroad|space|hospital|may|june|july|august)$/u.test(
        head
      ))
  )
    return null
  return { holiday: `${place.toLowerCase().startsWith('the ') ? 'the ' : ''}${placeOf(bare)}` }
}
