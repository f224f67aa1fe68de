import { capital } from '../../capital.ts'
import { isPlural, withArticle } from '../../language/common-nouns.ts'
import { isIrregularPast, pastOfVerb } from '../../language/verb-forms.ts'
import { wordPattern } from '../../word-pattern.ts'
import { whomMeant } from '../deeds/whom-meant.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { neutral, pastForm } from './animal-said.ts'
import { creaturesSaid } from './creature-said.ts'
import type { IncidentReader } from './incident-reader.ts'
import { slotsOfSaid } from './said-thing.ts'

const NOT_SO =
  /(?<!\p{L})(?:die[ds]?|dead|dying|killed|kill|hurt|injured|blood\p{L}*|vet|doctor|hospital|ill|sick|poorly|medicine|dropped|squash\p{L}*|trod|ate (?:it|them|one|him|her)|eaten by|lost|missing|gone|ran away|escaped?|got out|alone|scared|terrified|afraid|frighten\p{L}*|cry|cried|crying|upset|sad|miss(?:es|ed)?|miscarr\p{L}*|grave|buried|funeral|orphan\p{L}*|rescued?|injur\p{L}*|broken|wing|abandoned|forgot|wilt\p{L}*|drown\p{L}*|flush\p{L}*|give (?:it|him|her|them) (?:away|up|back)|wants? an?|would love|dream\p{L}*|once upon|story about|tell me|pretend\p{L}*|magic\p{L}*|dragon(?! fruit)|unicorn|fair(?:y|ies)|mermaid|witch|robot|monster|giant|dinosaur|toy|plastic|teddy|game|app|brother|sister|bab(?:y|ies) (?:brother|sister|boy|girl)|(?:after|of|for) (?:my |her |our |his )?(?:grandma|grandpa|granny|nan|dad|mum|mummy|daddy)(?!’)|allerg\p{L}*|bit (?:me|her|him)|bitten|stung|scratch(?:ed)? (?:me|her|him)|zoo|film|book|drew|costume|eats? lunch|for (?:dinner|supper|tea|lunch)|scrambled|fried|boiled|easter|chocolate|who (?:lives|lived|wants|loves|cannot|can’t))(?!\p{L})/iu
const ASKS = /^(?:why|how|what|can|could|do|does|did|are|where|would|should|when|if)(?!\p{L})|\?\s*$/iu
const PLANTS =
  '(?:sunflower|tomato|pumpkin|bean|radish|cress|flower|basil|marigold|mango|lemon|apple|melon|orange|papaya|date|peach|chilli) (?:seeds?|stones?|pips?|pits?)|(?:tulsi|tomato|bean|pot|money|chilli|strawberry) plants?|plants?|houseplants?|pot plants?|seedlings?|sunflowers?|seeds?|beans?|bean plants?|beanstalks?|cress|tomato(?:es| plants?)?|chill?i(?:es| plants?)?|strawberry plants?|pumpkin plants?|cactus(?:es)?|cacti|bonsai|tulsi(?: plants?)?|basil|mint|herbs?|avocado (?:stones?|seeds?|plants?|pits?)|tulip bulbs?|bulbs?|hyacinths?|daffodils?|flowers?|orchids?|roses?|rose bush|lemon tree|little tree|tree|sapling|venus fly ?trap|geraniums?|peas|radish(?:es)?|lettuces?|carrots?|grass ?head|kumara|potato(?:es)?|vegetables?|garden|aloe(?: vera)?|money plant|methi|coriander|spider plant'
const CREATURES =
  '(?:duck |hen’?s |chicken |quail )?eggs?|tadpoles?|frogspawn|froglets?|silk ?worms?|caterpillars?|chrysalis(?:es)?|stick insects?|snails?|worms?|earthworms?|ladybirds?|ladybugs?|woodlouse|woodlice|beetles?|stag beetles?|rhinoceros beetles?|kabutomushi|bugs?|spiders?|ants?|ant farm|crickets?|moths?|butterfl(?:y|ies)|triops|sea monkeys|shrimps?|hermit crabs?|crabs?|newts?|frogs?|toads?|fish(?:es)?|goldfish|guppies|axolotls?|geckos?|lizards?|chameleon|bearded dragon|tortoises?|terrapins?|turtles?|rabbits?|bunn(?:y|ies)|hamsters?|gerbils?|guinea pigs?|chicks?|ducklings?|hens?|chickens?|chooks?|ducks?|quails?|budgies?|canary|parrot|hedgehogs?'
const HOW =
  '(?:class|classroom|school|nursery|baby|tiny|little|small|new|pet|giant african|giant|african land|african|land|garden|stick|fat|green|hairy|stripy|spotty|white|brown|black|very own|own|cabbage|hungry|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|some|several|a few|a lot of|lots of|\\d+)'
const OWNER =
  '(?:(?:the |our |my |his |her )?(?:neighbou?rs(?= )|next door|neighbou?r|neighbou?rs|teacher|nani|nan|granny|grandad|auntie|aunty|uncle|dadi|gran|\\p{L}+)(?:’s|s’|’)(?: old)?|next door’s|(?:the |our )?neighbou?rs|(?:my |our |his |her )?(?:aunt|aunty|auntie|uncle|nan|nani|gran|granny|grandad|grandpa|grandma|cousin|teacher)s|our|my|his|her|their|the|an?)'
const WHO = String.raw`(?<who>(?:${OWNER} )?(?:${HOW} )*(?:${CREATURES}|${PLANTS}))(?!\p{L}| (?:food|soup|curry|cake|pie|juice|poo|seeds?|race|costume|party|tree|shop|cheese|milk))`
const TOLD: readonly RegExp[] = [
  String.raw`(?<!\p{L})(?:looking after|looks after|looked after|look after|taking care of|takes care of|took care of|minding|minds|caring for|cares for|in charge of|responsible for|petsitting|pet sitting|babysitting|plant sitting|fostering|raising|raises|rearing|breeding|hatching|hatches|hatched|incubating|growing|grows|grew|keeping|keeps|watering|waters|watered|feeding|feeds|feeding up|tending|nursing up|sprouting|adopted|adopts|turn to have|turn with|turn for) (?:some |all |up |a |an )?${WHO}`,
  String.raw`(?:each|every) (?:child|kid|one|pupil)(?: [\p{L}\p{N}]+){0,4} (?:got|gets|has|had|was given|brought home|took home|is given|is growing|planted) ${WHO}`,
  String.raw`(?<!\p{L})(?:have|has|had|got|’ve got|’s got|given|brought home|brought back|took home|home with|adopted|turn (?:to have|with|for)|(?:moved|put)|(?:bringing|brings) home|keeps?|planted|came home with) ${WHO}(?=.{0,90}(?:in|on) (?:an?|the|our|my|his|her) (?:\p{L}+ ){0,2}(?:jar|tank|box|shoebox|pot|pots|bowl|bucket|cup|cups|tub|terrarium|lunch ?box|windowsill|window|sill|bath|bathtub|basket|cage|hutch|pen|balcony|incubator|cardboard|kitchen|bedroom|fridge|sink|net|cupboard|container|tray|glass|matchbox)|.{0,60}(?:weekend|week|holidays?|half term|summer|from (?:school|nursery|class)|home from))`,
  String.raw`(?:^|[.,!;:] |(?:and|so|but|because) )${WHO} (?:is|are|was|were|came|has come|have come|’s) (?:staying |back |here |home |living )?(?:with us|home with us|at ours|at our (?:house|place|flat)|home for|here for|staying|ours for|living)`,
  String.raw`(?:^|[.,!;:] |(?:and|so|but|because) |there ?(?:is|’s) )${WHO} (?:now )?(?:lives?|lived|living|sleeps?|sleeping|slept|has moved|moved|moved in) (?:now )?(?:in|into|on|under|behind|with)`,
  String.raw`(?:^|[.,!;:] )${WHO}(?: \p{L}+)?[,.!]? .{0,30}(?:looking after|looks after|waters|feeds|talks to|sings to|waters|watering|feeding|checks on|in charge of) (?:it|them|him|her)(?!\p{L})`,
  String.raw`(?:^|[.,!;:] )${WHO} (?:is |are |was |were )?planted in`,
  String.raw`(?:^|there (?:are|is) |we’ve |got )${WHO}(?: are| is)? (?:in|on) (?:an?|the|our|my|his|her) (?:\p{L}+ ){0,2}(?:jar|tank|box|shoebox|pot|bowl|bucket|cup|cups|tub|terrarium|lunch ?box|windowsill|sill|bath|basket|cage|incubator|balcony)`
].map((source) => wordPattern(source, 'iu'))
const PLANT = wordPattern(String.raw`(?:^| )(?:${PLANTS})$`, 'iu')

/** A child looks after small creatures or plants for a while: “we have tadpoles in a jar, three have legs now”. */
export const caresfor: IncidentReader = (message, family) => {
  const plain = message.replaceAll("'", '’').replaceAll(/\s+/gu, ' ').trim()
  if (NOT_SO.test(plain) || ASKS.test(plain) || plain.length > 400) return null
  for (const told of TOLD) {
    const match = told.exec(plain)
    const who = match?.groups?.['who']
    if (match === null || who === undefined || mayNotBe(who, plain)) continue
    return slotsOf(who, plain, match, family)
  }
  return null
}

/** “Growing beans in the field” is work, “kids” are children, and fish are caught. */
function mayNotBe(who: string, message: string): boolean {
  return (
    /(?<!\p{L})(?:kids?)$/iu.test(who) ||
    /(?<!\p{L})(?:fishing|picked|picking|hunt|caught|sold|farm trip|race)(?!\p{L})/iu.test(message)
  )
}

const IS_STUFF = /(?:cress|basil|mint|coriander|frogspawn|methi|garden)$/u
const NUMBER =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|some|several|a few|a lot of|lots of) /iu
const WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

function slotsOf(who: string, message: string, match: RegExpExecArray, family: readonly KinMember[]): WishSayings {
  const owner = /^(?<owner>(?:the |our |my |his |her )?\p{L}+(?:’s|s’)|next door’s) /iu.exec(who)?.groups?.['owner']
  const plain = who
    .replace(wordPattern(String.raw`^(?:${OWNER}) `, 'iu'), '')
    .replace(/^(?:very own|own) /iu, '')
    .toLowerCase()
  const number = NUMBER.exec(plain)?.[0].trim()
  const bare = plain.replace(NUMBER, '').replace(/^(?:class|school|nursery) (?=\p{L}+s$)/u, '')
  const isMany = (isPlural(bare) || number !== undefined) && !/(?:cactus|chrysalis)$/u.test(bare)
  const counted =
    number === undefined || !/^(?:\d+|\p{L}+)$/u.test(number) || /^(?:some|several)$/iu.test(number)
      ? ''
      : `${WORDS[Number(number)] ?? number} `
  const whose = owner === undefined ? null : owner.replace(/^(?:our|my|his|her) /iu, 'the ')
  const the =
    whose !== null && !/^the (?:teacher|neighbou?r)/iu.test(whose) && !/^next/iu.test(whose)
      ? `the ${bare}`
      : whose === null
        ? `the ${bare}`
        : `${whose} ${bare}`
  const said = whereOf(message)
  const also = alsoOf(message, match, isMany)
  const where = said !== null && also?.includes(said) === true ? null : said
  // “You can’t talk to a rabbit”, whosever it is.
  const kind = bare.replace(/^(?:class(?:room)?|school|nursery|pet) (?=\p{L})/u, '')
  const isPlant = PLANT.test(bare)
  const kin = kinIn(message, family)
  return {
    ...slotsOfSaid('caresfor', bare),
    caresfor: the.toLowerCase(),
    'caresfor.first': counted === '' ? the.replace(/^The /u, 'the ') : `${counted}${bare}`,
    'caresfor.a': isMany || IS_STUFF.test(kind) ? kind : withArticle(kind),
    'caresfor.it': isMany ? 'they' : 'it',
    'caresfor.them': isMany ? 'them' : 'it',
    'caresfor.was': isMany ? 'were' : 'was',
    'caresfor.is': isMany ? 'are' : 'is',
    'caresfor.has': isMany ? 'have' : 'has',
    'caresfor.their': isMany ? 'their' : 'its',
    'caresfor.self': isMany ? 'themselves' : 'itself',
    'caresfor.where': where ?? 'this week',
    'caresfor.also':
      also ?? (isMany ? 'they needed somebody nearly all the time' : 'it needed somebody nearly all the time'),
    [isMany ? 'caresfor.names' : 'caresfor.one']: the,
    ...(isPlant ? { 'caresfor.leaf': the } : {}),
    ...(kin === null ? {} : { 'with.kin': kin })
  }
}

const PLACE =
  /(?<!\p{L})(?<where>(?:in|on) (?:an?|the|our|my|his|her|their)(?: \p{L}[\p{L}-]*){0,2}? (?:jar|jam jar|tank|box|shoebox|pots?|bowl|bucket|cups?|tub|terrarium|lunch ?box|window ?sill|sill|bath|bathtub|basket|cage|hutch|balcony|incubator|kitchen|bedroom|sink|cupboard|tray|glass|matchbox|shed|coop|bathroom|hall|garage))(?!\p{L})/iu

function whereOf(message: string): string | null {
  const where = PLACE.exec(message)?.groups?.['where']?.toLowerCase()
  const hen =
    /(?<!\p{L})with (?:(?:my|our|her|his) )?(?<whose>\p{L}+)’s (?<who>hen|duck|goose|chicken)(?!\p{L})/iu.exec(
      message
    )?.groups
  if (hen !== undefined) return `together with ${capital(hen['whose'] ?? '')}’s ${hen['who'] ?? 'hen'}`
  return where?.replace(/(?<=^(?:in|on) )(?:our|my|his|her|their) /u, 'the ').replace('lunch box', 'lunchbox') ?? null
}

const FACT = wordPattern(
  String.raw`^(?:(?<some>(?:one|two|three|four|five|six|some|most|all|half|both|none|\d+)(?: of (?:them|the \p{L}+))?(?: (?:already|now))?)|(?<it>it|they|he|she|(?:the|our) (?:\p{L}+ )?\p{L}+)) (?:(?:just|now|already|really|still|all|even) )*(?<how>(?:only|always|never) )?(?<verb>\p{L}[\p{L}’]*) (?<after>.+)$`,
  'iu'
)
const BREAK = /[.!?;:,…()–—]+ ?| - | (?:and|but|so|because|cos|lol|haha) /iu
const DOES: Readonly<Record<string, string>> = { need: 'needed', has: 'had', have: 'had', is: 'was', are: 'were', can: 'could', 'can’t': 'could not', cannot: 'could not', 'won’t': 'would not', had: 'had', was: 'was', were: 'were', got: 'had got', gets: 'got', ate: 'ate', slept: 'slept', hid: 'hid', grew: 'grew', sat: 'sat', made: 'made' } // prettier-ignore
const MOST_WORDS = 14

/** What they do or need, as the message says it: “three had legs now”. */
function alsoOf(message: string, match: RegExpExecArray, isMany: boolean): string | null {
  const subject = isMany ? 'they' : 'it'
  for (const clause of message.split(BREAK)) {
    const said = clause.replaceAll(/\p{Extended_Pictographic}/gu, '').trim()
    if (said === '' || match[0].includes(said) || TALKED.test(said)) continue
    const fact = FACT.exec(said)?.groups
    if (fact === undefined || isOfOther(fact['it'], match)) continue
    if (/^(?:he|she)$/iu.test(fact['it'] ?? '') && (isMany || isOfChild(message, match))) continue
    const told = toldOf(fact, subject, isMany)
    if (told !== null) return told
  }
  const fed =
    /(?<!\p{L})feeds? (?:them|it|him|her) (?<food>(?!every|twice|each|in|at|on|when|with)\p{L}+(?: \p{L}+)?)(?=$|[,.!])/iu.exec(
      message
    )?.groups?.['food']
  if (fed !== undefined) return `${subject} ate ${fed.toLowerCase()}`
  const placed =
    /(?:sleeps?|slept) (?:now )?(?<in>in (?:the|our|her|his|my|an?) [\p{L} ]{3,30}?)(?: now|$|[,.!])/iu.exec(message)
      ?.groups?.['in']
  return placed === undefined
    ? null
    : neutral(`${subject} slept ${placed.replace(/ (?:her|his|my|our) /iu, ' the ')}`, 'everybody')
}
/** Of who looks after them, and not of them. */
const TALKED = /(?:with us|at ours|our turn|home for|for the weekend|looking after|lives? (?:now )?in)/iu

function isOfOther(it: string | undefined, match: RegExpExecArray): boolean {
  const noun = /^(?:the|our) (?<noun>.+)$/iu.exec(it ?? '')?.groups?.['noun']
  return (
    noun !== undefined &&
    !(match.groups?.['who'] ?? '')
      .toLowerCase()
      .includes(noun.split(' ').at(-1)?.toLowerCase().replace(/s$/u, '') ?? noun)
  )
}

/** “She” of “she is hatching eggs” is the child; “she” of “class rabbit is with us, she sleeps …” is not. */
function isOfChild(message: string, match: RegExpExecArray): boolean {
  return (
    /(?<!\p{L})(?:she|he|i|son|daughter)(?!\p{L})/iu.test(message.slice(0, match.index + match[0].length)) ||
    creaturesSaid(message).length === 0
  )
}

function toldOf(fact: Readonly<Record<string, string | undefined>>, subject: string, isMany: boolean): string | null {
  const { some, how = '', verb = '', after = '' } = fact
  const plain = verb.toLowerCase()
  const isBase = isMany && !plain.endsWith('ed') && !isIrregularPast(plain)
  const past = DOES[plain] ?? (isBase ? pastOfVerb(plain) : null) ?? pastForm(plain)
  if (past === null) return null
  const number = /^\d+/u.exec(some ?? '')?.[0]
  const who =
    some === undefined
      ? subject
      : number === undefined
        ? some.toLowerCase()
        : some.replace(number, WORDS[Number(number)] ?? 'some')
  const agreed = isMany && some === undefined ? past.replace(/^was$/u, 'were') : past
  const told = neutral(
    `${who.replace(/ (?:already|now)$/iu, '')} ${how}${agreed} ${after}`.replaceAll(
      / (?:her|him)(?= (?:everywhere|around|about|to|when|up)(?!\p{L})|$)/giu,
      ' everybody'
    ),
    'everybody'
  )
  const short = told?.replace(/ (?:now|today|already|too|lol)$/iu, '') ?? null
  return short === null ||
    short.split(' ').length > MOST_WORDS ||
    /\d|(?<!\p{L})(?:she|he|her|his|will|gets?|wants)(?!\p{L})/iu.test(short.replace(/ (?:her|his) /u, ' the '))
    ? null
    : short.replace(/ (?:her|his) /iu, ' the ')
}

/** “With nani’s hen”: she is beside the child where she is at home. */
function kinIn(message: string, family: readonly KinMember[]): string | null {
  for (const { groups } of message.matchAll(WITH_KIN)) {
    const [only, second] = whomMeant(groups?.['kin'] ?? '', family)
    if (only !== undefined && second === undefined && only.speaks && !only.isHero) return only.called
  }
  return null
}
const WITH_KIN = /(?<!\p{L})(?:with|and) (?:(?:my|our|his|her) )?(?<kin>\p{L}+)(?!\p{L})/giu
