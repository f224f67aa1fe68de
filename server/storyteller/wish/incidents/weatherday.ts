import { WEATHER_DAYS, type Weather } from '#content/weather-days.ts'
import { isPlural, withArticle } from '../../language/common-nouns.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import type { IncidentReader } from './incident-reader.ts'
import { factsIn, isPast } from './told-facts.ts'

/** Which weather it was; the surest words first, for there is wind in any hail. */
const WORDS: readonly (readonly [Weather, RegExp])[] = [
  ['hail', /(?<!\p{L})(?:hail|hailed|hailing|hails|hailstones?|hailstorm)(?!\p{L})/iu],
  ['fog', /(?<!\p{L})(?:fog|foggy|misty|mist)(?!\p{L})/iu],
  ['frost', /(?<!\p{L})(?:frost|frosty|frosted|frozen (?:puddles?|grass|spider ?webs?|cobwebs?|windscreen)|(?:puddles?|windscreen|grass|birdbath|bird bath|washing) (?:was |were |had |all |has )*(?:frozen|froze)|ice on the (?:puddles?|windscreen|inside))(?!\p{L})/iu],
  ['thunder', /(?<!\p{L})thunder(?:y|ed|ing)?(?!\p{L})/iu],
  ['wind', /(?<!\p{L})(?:wind(?!\p{L}| up| down| chime)|windy|windiest|gust|gusts|gusty|breezy|gale|blew (?:the|my|our|his|her|off|away|over|all|grand\p{L}+|dad\p{L}*|mum\p{L}*)|blowing (?:a gale|a hooley))(?!\p{L})/iu],
  ['rain', /(?<!\p{L})(?:rain(?:s|ed|ing|y|iest)?|pour(?:ed|ing) (?:down|all day|with)|(?:it|its|it’s|was|absolutely) (?:\p{L}+ )?(?:pouring|poured|bucketing|chucking|tipping|pissing)|downpour|monsoon|drizzl\p{L}+|bucket(?:ed|ing) down)(?!\p{L})/iu],
  ['heat', /(?<!\p{L})(?:hottest|(?:so|too|very|boiling|roasting|baking|scorching|stinking|really|that|sooo*|was|its|it’s|is) hot(?! ?(?:chocolate|dog|water|cross|pot|tub|tea|food|drink|bath|and bothered))|heat ?wave|the heat|scorch(?:ing|er)|sweltering|hot hot|boiling(?= (?:today|outside|in|here|out))|(?:thirty|forty)[ -]?(?:\p{L}+ )?degrees|(?:3\d|4\d) ?(?:degrees|c(?!\p{L})|°))(?!\p{L})/iu]
] // prettier-ignore

/** What other stories are about, and what is no merry weather. */
const NOT_SO =
  /(?<!\p{L})(?:snow\p{L}*|power ?cut|blackout|no power|lights went|rainbow|umbrella broke|cr(?:y|ied|ying)|tears|scared|scary|terrified|frightened|afraid|hates?|worried|flood\p{L}*|evacuat\p{L}*|hurricane|cyclone|typhoon|tornado|lightning|struck|hit (?:by|on|him|her|me|us)|hurt|hospital|ambulance|fire|fires|wildfire|smoke|fell|slipped|skidded|crash\p{L}*|accident|drown\p{L}*|died|dead|killed|roof (?:came|blew|off)|tree (?:fell|came|on)|homeless|tent|lost (?:him|her)|missing|funeral|grave|ill|sick|fever|temperature|poorly|heat ?stroke|sun ?burn\p{L}*|sunstroke|burnt|faint\p{L}*|ice skating|thin ice|on the ice|pond|river|lake(?! house)|dragons?|unicorns?|witch(?:es)?|wizards?|pirates?|princess\p{L}*|clouds? (?:who|that)|who|once upon|story about|tell me|kites?|puddle jumping|rain dance|wedding|stranger|dark|alone|bare feet|in the car while|too hot to sleep|trapped|stuck in)(?!\p{L})/iu
/** “Like pink snow” is none. */
const LIKE_IT = /(?<!\p{L})(?:like|was|into|became) (?:a |an |the )?(?:\p{L}+ )?(?:snow|river|lake|pond)(?!\p{L})/giu
const IS_ASKED = /^(?:why|how|what|can|do|does|did|is|are|where|would|could|should|if|who)(?!\p{L})|\?\s*$/iu
const TO_COME = /(?<!\p{L})(?:tomorrow|next week|will|going to|gonna|forecast|hope|hopefully|might)(?!\p{L})/iu

/** What there was of the weather, typed without a verb: “hail as big as peas”, “first frost”, “so foggy on the way to school”. */
const HEADING =
  /^(?:(?:today|this morning|tonight|yesterday)[ ,]+)?(?<what>(?:(?:the |a |an )?(?:first|hottest|windiest|foggiest|wettest|rainiest|frostiest|coldest|stormiest) [^,.!:]+?)|(?:(?:big|huge|giant|massive|tiny|thick|heavy|such|crazy|loud|strong|hard|white|some|super|a|the) )*(?:hail|hailstones|fog|mist|frost|rain|wind|thunder|heat ?wave|downpour|hail ?storm|thunder ?storm|storm|gale|monsoon rain|rain ?storm)(?: (?:today|tonight|this morning|on the way|everywhere|here|rumbling|rumbled|grumbling|somewhere|around|behind|every|as|like|in|at|all|the size|far|so|outside|over|up|on)[^,.!:]*?)?)(?=[,.!:]| (?:while|when) | and (?:we|the|my|i|it|he|she|our|grand|dad|mum|everyone|all|\p{L}+ \p{L}+ed)|$)/iu
const SO_IT_WAS =
  /^(?=(?:so|too|really|very|absolutely|super|sooo*|pretty|proper|boiling|roasting|scorching|pouring|raining|hailing) ?(?:\p{L}+ )?)/iu
const ADJECTIVE = /^(?=(?:(?:very|really|super|so) )?(?:foggy|misty|frosty|windy|rainy|hot|gusty)(?!\p{L}))/iu
const DID = /^(?=(?:rained|hailed|poured|thundered|bucketed)(?!\p{L}))/iu

/** The weather was what happened: “hail as big as peas, it bounced into grandad’s coffee”. */
export const weatherday: IncidentReader = (message, family) => {
  const plain = message.replaceAll("'", '’').trim()
  if (NOT_SO.test(plain.replaceAll(LIKE_IT, ' ')) || IS_ASKED.test(plain) || TO_COME.test(plain)) return null
  const weather = WORDS.find(([, words]) => words.test(plain))?.[0]
  if (weather === undefined) return null
  const began = withVerb(plain)
  const facts = factsOf(weather, began, family)
  if (facts.length === 0 || (facts.length === 1 && !TELLS_MORE.test(plain))) return null
  return slotsOf(weather, facts)
}

/** Of one sentence only what came of the weather makes it an event: “so windy that the washing flew off”. */
const TELLS_MORE =
  /(?<!\p{L})(?:so \p{L}+ .*(?:that|the|we|you|i|it|my|our)|took|blew|melted|bounced|came|froze|filled|knocked|carried|stole|ate|jumped|fried|lost|turned|rattled|swallowed|hid)(?!\p{L})/iu

function withVerb(plain: string): string {
  const said = plain.replace(/^(?:(?:today|this morning|tonight|yesterday|wow|omg|well)[ ,]+)+/iu, '')
  const heading = /^such (?:\p{L}+ ){1,3}that /iu.test(said) ? null : HEADING.exec(said)
  const what = heading?.groups?.['what']
  if (heading !== null && what !== undefined && !HAS_VERB.test(what) && !what.split(' ').some((word) => isPast(word))) {
    const rest = said.slice(heading[0].length).replace(/^[,.!: ]+(?:and |so |while |when )?/u, '')
    const last =
      /\p{L}+/u.exec(
        what.replace(/^(?:(?:big|huge|giant|massive|tiny|thick|heavy|such|crazy|loud|strong|the|a) )*/iu, '')
      )?.[0] ?? ''
    const bare = what
      .replace(/^(?:the|an?|such(?: an?)?) /iu, '')
      .replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
      .replace(/ (?:today|this morning)$/iu, '')
    const begin = /^(?:first|\p{L}+est) /iu.test(bare)
      ? `it was the ${bare}`
      : `there ${isPlural(last) ? 'were' : 'was'} ${ONE.test(what) ? withArticle(bare) : bare}`
    const isWhile = /^ (?:while|when) (?!the )/iu.test(said.slice(heading[0].length))
    return rest === '' ? begin : `${begin}${isWhile ? ' while ' : '. '}${rest}`
  }
  return said
    .replace(/^(?=(?:so|too) (?:much|many) |such (?:\p{L}+ ){1,3}that )/iu, 'there was ')
    .replace(
      /^(?:the )?(?<what>wind|rain|fog|mist|heat|frost|hail|thunder|sun) (?=(?:so|really|very|too|was|came|is|blew) )/iu,
      (said) => `the ${said.toLowerCase().replace('the ', '')}`
    )
    .replace(
      /^the (?<what>wind|rain|fog|mist|heat|frost|hail|thunder|sun) (?=(?:so|really|very|too) )/iu,
      'the $<what> was '
    )
    .replace(
      /^(?=(?:(?:very|really|super|so) )?(?:foggy|misty|frosty|windy|rainy|hot|stormy) (?:morning|day|night|afternoon|evening|walk))/iu,
      'it was a '
    )
    .replace(SO_IT_WAS, 'it was ')
    .replace(/^(?:\p{N}{2}) ?(?:degrees|c|°c?)(?!\p{L})/iu, 'it was so hot')
    .replace(/^(?=(?:Foggy|Misty|Frosty|Windy|Rainy|Hot|Gusty|So|Too) )/u, 'it was ')
    .replace(ADJECTIVE, 'it was ')
    .replace(/^it was \p{Lu}/u, (begin) => begin.toLowerCase())
    .replace(DID, 'it ')
    .replace(/^(?=monsoon (?:came|started|began|arrived))/iu, 'the ')
    .replace(/^wind (?=took|blew|stole|carried|knocked|is|was|has)/iu, 'the wind ')
}

/** “A strong wind”, but “thick fog”. */
const ONE = /^(?:such )?an? |(?:^| )(?:storm|hail ?storm|thunder ?storm|rain ?storm|gale|downpour|heat ?wave)(?: |$)/iu
const HAS_VERB =
  /(?<!\p{L})(?:was|were|is|are|took|blew|came|bounced|melted|we|it|i|they|has|had|got|made|knocked|stole|carried|rolled|woke|rattled|hit)(?!\p{L})/iu

/** “Puddles like windows”, said without a verb. */
function withoutGap(began: string): string {
  return began
    .replaceAll(
      /(?<=(?:^|[,.] |and )(?:the |all the |all )?)(?<many>\p{L}+s) (?=like |as \p{L}+ as |everywhere)/giu,
      'the $<many> were '
    )
    .replaceAll(/(?<=(?:^|[,.] ))the the /giu, 'the ')
    .replaceAll(
      /(?<=[,.] )(?=(?:chocolate|ice cream|butter|washing|grass|wind|dog|cat|bin|bins|hat|trampoline|tarmac|paddling pool|cow|cows|frogs|ducks|hens)(?!\p{L}))/giu,
      'the '
    )
}

/** What it was where no sentence says it. */
const IT_WAS: Readonly<Record<Weather, string>> = {
  fog: 'It was foggy',
  heat: 'It was as hot as it ever gets',
  hail: 'It hailed',
  wind: 'There was a great wind',
  frost: 'There was frost',
  rain: 'It rained and rained',
  thunder: 'There was thunder, a long way off'
}

function factsOf(weather: Weather, began: string, family: readonly KinMember[]): string[] {
  const spoken = withoutGap(began)
    .replaceAll(/(?<!\p{L})could ?n[’']?t(?!\p{L})/giu, 'could not')
    .replaceAll(/(?<!\p{L})cant (?=see|hear|find)/giu, 'could not ')
  const facts = factsIn(spoken, family).map(({ told }) => told)
  return facts.some((fact) => WORDS.some(([kind, words]) => kind === weather && words.test(fact))) || facts.length === 0
    ? facts
    : [IT_WAS[weather], ...facts]
}

const MOST_FACTS = 3
/** “It bounced into Grandad’s coffee”, as the hero can say it too. */
const SAYS_WHAT = /^(?:It|The|Their|A|An|All the) (?!was |were )/u
const SAYS_WHOSE = /(?<!\p{L})(?:they|them|their|he|she|his|her|him|so)(?!\p{L})/iu

function slotsOf(weather: Weather, facts: readonly string[]): WishSayings {
  const day = WEATHER_DAYS[weather]
  const best = facts.slice(1).find((fact) => SAYS_WHAT.test(fact) && !SAYS_WHOSE.test(fact))
  return {
    weatherday: `the ${day.bare}`,
    'weatherday.bare': day.bare,
    'weatherday.begin': facts.slice(0, MOST_FACTS).join('. '),
    ...(best === undefined ? {} : { 'weatherday.best': `${best.charAt(0).toLowerCase()}${best.slice(1)}` }),
    'weatherday.scene': day.scene,
    'weatherday.caught': day.caught,
    'weatherday.gone': day.gone,
    'weatherday.why': day.why,
    'weatherday.left': day.left,
    'weatherday.idea': day.idea,
    'weatherday.did': day.did,
    'weatherday.after': day.after,
    'weatherday.night': day.night
  }
}
