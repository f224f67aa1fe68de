import { capital } from '../../capital.ts'
import { withArticle } from '../../language/common-nouns.ts'
import { ANY_KIN, KIN } from '../../language/kin-patterns.ts'
import { tagsOfWord } from '../../language/word-list.ts'
import { wordPattern } from '../../word-pattern.ts'
import { isCalledSo, type KinMember } from '../deeds/wish-kin.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import { pastOf } from '../kinds/wish-day.ts'
import type { IncidentReader } from './incident-reader.ts'

interface Ride {
  bare: string
  /** “In it”, “on it”. */
  on: string
  /** “Sailing”. */
  moving: string
  past: string
  leans: string
  /** Whether it moves, and can be heard. */
  hums: boolean
  night: string
}

const ON_THE_ROAD = {
  moving: 'going',
  past: 'Fields went by outside, and lamps, and houses with one light on',
  leans: 'went round a long bend',
  hums: true,
  night: 'went on and on'
}
/** Food is not unpacked at the wheel, nor without a belt: a car has stopped for a rest. */
const AT_REST = {
  moving: 'going',
  past: 'Now it was dark, and they had stopped for a rest, in a row of other cars',
  leans: 'rocked, because a big lorry went by',
  hums: false,
  night: 'stood quite still in its row'
}
const ON_RAILS = {
  moving: 'rattling along',
  past: 'Fields went by outside, and small stations where nobody got in',
  leans: 'swung round a bend',
  hums: true,
  night: 'went on and on'
}
const AT_SEA = {
  moving: 'sailing',
  past: 'Outside there was water, and more water behind that',
  leans: 'leaned over on a big soft wave',
  hums: true,
  night: 'went on and on'
}
const IN_THE_AIR = {
  moving: 'flying',
  past: 'Clouds lay outside, like a bed that was a hundred beds long',
  leans: 'tipped up one wing and turned',
  hums: true,
  night: 'went on and on'
}

/** What a family travels in, by the words for it. */
const RIDES: readonly (readonly [RegExp, (said: string) => Ride])[] = [
  [/(?<!\p{L})(?<ride>(?:night |sleeper |bullet |slow |steam |overnight )?train|shinkansen|sleeper|ktx|tgv|eurostar|amtrak)(?!\p{L})/iu, (said) => ride(said.replace(/^sleeper$/iu, 'sleeper train').replace(/^(?:ktx|tgv|eurostar|amtrak)$/iu, 'fast train'), 'on', ON_RAILS)],
  [/(?<!\p{L})(?<ride>(?:night |overnight |big |mini ?|tour |school )?(?:bus|coach|matatu|jeepney|minibus|dolmus|dala ?dala|danfo|trotro|tro-tro|marshrutka))(?!\p{L})/iu, (said) => ride(said, 'on', ON_THE_ROAD)],
  [/(?<!\p{L})(?<ride>(?:night |overnight |car )?ferry|ship|boat|cruise|catamaran)(?!\p{L})/iu, (said) => ride(said.replace(/^cruise$/iu, 'ship'), 'on', AT_SEA)],
  [/(?<!\p{L})(?<ride>(?:aero|air)?plane|(?:\p{L}+ )?flight|fly|flying|flew|flies|airport)(?!\p{L})/iu, () => ride('plane', 'on', IN_THE_AIR)],
  [/(?<!\p{L})(?<ride>camper ?van|campervan|motorhome|minivan|van|jeep|taxi|caravan)(?!\p{L})/iu, (said) => ride(said.replace(/^caravan$/iu, 'car'), 'in', AT_REST)],
  [/(?<!\p{L})(?<ride>cars?|drive|driving|drove|road ?trip|motorway|autobahn|highway|autoroute|interstate|hours? (?:away|there|to))(?!\p{L})/iu, () => ride('car', 'in', AT_REST)]
] // prettier-ignore

function ride(said: string, on: 'on' | 'in', of: Omit<Ride, 'bare' | 'on'>): Ride {
  const bare = said.toLowerCase()
  return { bare, on: `${on} it`, ...of }
}

/** That it is a long way, or that all of them go, and no way to school. */
const IS_JOURNEY =
  /(?<!\p{L})(?:\d+ ?(?:hrs?|hours?|h)|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|sixteen|twenty|many|so many|several) ?(?:and a half )?(?:hrs?|hours?)|hours and hours|hours (?:in|on)|all (?:day|night)|overnight|night (?:bus|train|ferry|boat|flight|drive|coach)|long(?:est)? (?:\p{L}+ )?(?:drive|journey|trip|flight|way|ride|haul)|road ?trip|(?:all|all \p{L}+|whole lot|\p{L}+) of us|the (?:whole|entire) family|whole family|everyone|everybody|whole clan|we(?:[’']re| are)? (?:all )?(?:fly|flying|flew|drive|driving|drove|travel\p{L}*)|(?:fly|flying|flew|drive|driving|drove|flight) to|are we there yet|suitcases?|sleeper|hours to|packed|bunk ?beds?|(?:trains?|ktx|tgv|eurostar|amtrak|bus|ferry|coach|boat|van|plane|flight|sleeper|shinkansen|matatu) (?:\p{L}+ )?(?:to|down to|up to)|(?:travel|travell?ing|travell?ed|going|go|went|heading|head|headed) (?:\p{L}+ ){0,3}?(?:by|on the|in the|with the) (?:\p{L}+ )?(?:car|train|bus|ferry|coach|boat|van|plane))(?!\p{L})/iu
/** What is no merry way, or is to be told as itself. */
const NOT_SO =
  /(?<!\p{L})(?:asleep driving|at the wheel|(?:is|are) (?:coming|arriving)(?! (?:along|with us|too))|crash\p{L}*|accident|ambulance|police|hospital|funeral|died|dead|dying|ill|poorly|surgery|operation|scared|afraid|frighten\p{L}*|terrified|nervous|worried|anxious|cr(?:y|ied|ies|ying)|tears|scream\p{L}*|lost|left behind|stranded|broke down|broken down|breakdown|missed|miss(?:es|ing)?|cancel\p{L}*|sick|carsick|vomit\p{L}*|threw up|throw up|puk\p{L}*|hurt|divorc\p{L}*|custody|leav(?:e|es|ing) (?:home|us|dad|mum|mom)|mov(?:e|es|ed|ing) (?:house|away|to|home|out)|works?|working|commut\p{L}*|every (?:week\p{L}*|day|morning)|new (?:house|home|country)|refugee\p{L}*|war|bombs?|deport\p{L}*|visa|border|goodbye|without (?:dad|mum|mom|me|him|her)|by (?:her|him)self|alone|to (?:school|work|nursery|preschool|kindergarten|daycare|the (?:dentist|doctor|vet|shops?|supermarket|gp))|school (?:bus|trip)|toy|dragons?|unicorns?|witch\p{L}*|wizards?|pirates?|robots?|monsters?|aliens?|dinosaurs?|princess\p{L}*|mermaids?|space|moon|planet|rocket|lego|model|wants? to (?:be|drive)|loves?|obsessed|likes|stranger|man|drunk|fight|fighting|fought|slapped|hit|stung|snow(?:ed)? in|stuck (?:in|on|at|for|behind)|delayed|turn(?:ed)? back)(?!\p{L})/iu
const IS_TALE =
  /(?:^|[.!?] )(?:an?|the|two|three|some) (?:\p{L}+ ){1,3}?(?:who|that|which|wants|goes|drives|rides|flies|takes) |(?<!\p{L})(?:what if|why (?:do|does|is|are)|how (?:do|does)|story (?:about|of)|once upon)(?!\p{L})/iu

const PLACE = [
  String.raw`(?:to|towards|for|down to|up to|over to|reach) (?:see |visit |stay with )?(?:the )?(?<kin>(?:my |our |her |his |their )?(?:${KIN})(?:[’']?s| [\p{Lu}]\p{Ll}+[’']?s)?)(?: (?<where>village|house|flat|farm|place|town|home))?`,
  String.raw`to (?:the |my |our |her |his )?(?<kin>in-?laws|parents in law|in laws)`,
  String.raw`(?:to|towards|reach) (?<name>the (?-i:\p{Lu})[\p{L}’-]+(?: (?-i:\p{Lu})[\p{L}’-]+)?)`,
  String.raw`(?:to|towards|for|reach) (?<name>(?-i:\p{Lu})[\p{L}’-]+(?: (?-i:\p{Lu})[\p{L}’-]+){0,2})`,
  String.raw`(?:to|towards) (?:the |our |a )?(?<common>sea|seaside|beach|mountains|coast|lake|village|island|countryside|cabin|cottage|farm|alps|hills|desert|north|south)`,
  String.raw`(?:ferry|flight|train|bus|coach|drive|driving|drove|fly|flying|flew|road ?trip|trip|journey|way|hours|tomorrow|down|up|going|go) (?:down |up |all the way |over |by car |by train |tomorrow |today )?to (?<plain>\p{L}{4,})`
].map((source) => wordPattern(String.raw`(?<!\p{L})${source}(?!\p{L})`, 'iu'))
const NO_PLACE =
  /^(?:the|a|my|our|see|visit|stay|get|go|be|spend|eat|sleep|have|christmas|eid|diwali|easter|them|her|him|bed|that|this|where|meet|celebrate|and|everyone|everybody|work|school|airport|somewhere|surprise|ask|sing|play|look|watch|find|make|take|tell|town|church|temple|mosque|people|friends|family)$/iu

/** “12 hours on the train to grandmas village for spring festival, packed, haoran sat on someones suitcase of sausages”. */
export const goesalong: IncidentReader = (message, family) => {
  if (NOT_SO.test(message) || IS_TALE.test(message) || !IS_JOURNEY.test(message)) return null
  const found = RIDES.map(([pattern, of]) => ({ said: pattern.exec(message)?.groups?.['ride'], of })).find(
    ({ said }) => said !== undefined
  )
  if (found?.said === undefined) return null
  const { bare, on, moving, past, leans, hums, night } = found.of(found.said)
  const place = placeIn(message, family)
  const snores = snorerIn(message, family)
  const sleeper = snores ?? sleeperIn(doneIn(message, family), family)
  const awake = family.find(({ called, speaks, isHero }) => speaks && !isHero && called !== sleeper)
  const isBeside = sleeper !== undefined && family.some(({ called }) => called === sleeper)
  // The one who sleeps does not unpack: where there is no other, they all stay awake.
  const isTold = !isBeside || awake !== undefined
  const snorer = isTold ? snores : undefined
  const food = foodIn(message)
  const asked = askedIn(message)
  return {
    goesalong: `the ${bare}`,
    'goesalong.on': on,
    'goesalong.going': place === null ? `had been ${moving} for a long time` : `was on its way ${place.to}`,
    'goesalong.there': place === null ? 'there' : place.at,
    'goesalong.past': past,
    'goesalong.leans': leans,
    'goesalong.night': night,
    'goesalong.same': place === null ? 'They’re going the same way as we are' : `They’re going ${place.to} too`,
    ...(hums ? { 'goesalong.hums': 'was humming too, rather lower' } : {}),
    'goesalong.told': toldIn(isTold ? message : '', { family, snorer, asked }),
    ...(isBeside && awake !== undefined ? { 'with.kin': awake.called } : {}),
    ...(place === null ? {} : { 'goesalong.place': place.called }),
    ...(snorer === undefined ? {} : { 'goesalong.snorer': snorer }),
    ...(food === undefined ? {} : { 'goesalong.food': food }),
    ...(asked === undefined ? {} : { 'goesalong.asked': asked })
  }
}

interface Place {
  called: string
  to: string
  at: string
}

function placeIn(message: string, family: readonly KinMember[]): Place | null {
  for (const pattern of PLACE) {
    const groups = pattern.exec(message)?.groups
    if (groups === undefined) continue
    const { kin, where, name, common, plain } = groups
    if (kin !== undefined) return ofKin(kin, where?.toLowerCase(), family)
    const said = name ?? plain
    if (common !== undefined) return { called: `the ${common}`, to: `to the ${common}`, at: `at the ${common}` }
    if (said === undefined || NO_PLACE.test(said) || isOfFamily(said, family)) continue
    const called = said.startsWith('the ') ? said : capital(said)
    return { called, to: `to ${called}`, at: `${said.startsWith('the ') ? 'at' : 'in'} ${called}` }
  }
  return null
}

function isOfFamily(said: string, family: readonly KinMember[]): boolean {
  return family.some(({ called }) => called.toLowerCase().split(' ').includes(said.toLowerCase()))
}

/** “Grandma’s village”; a parent’s own parents are the grandparents, and whose house a sister’s is, is left out. */
function ofKin(said: string, where: string | undefined, family: readonly KinMember[]): Place | null {
  const words = said
    .toLowerCase()
    .replace(/^(?:my|our|her|his|their) /u, '')
    .split(' ')
  const kin = (words[0] ?? '').replace(/[’']s$/u, '')
  const isMine = /^my /iu.test(said)
  if (
    /^(?:parents|grandparents|in-?laws?|in|abuelos|folks)$/u.test(kin) ||
    (isMine && /^(?:mum|mom|mother|dad)/u.test(kin))
  )
    return { called: 'the grandparents', to: 'to the grandparents', at: 'at the grandparents’' }
  const one = kin.replace(/(?<=[^s])s$/u, '')
  if (/^(?:sister|brother|cousin|son|daughter|niece|nephew|friend)/u.test(one)) return null
  const member = family.find((each) => !each.isHero && isCalledSo(each, one, undefined))
  const called = `${member?.called ?? capital(one)}’s`
  const spot = where === undefined || where === 'place' || where === 'home' ? called : `${called} ${where}`
  return { called: spot, to: `to ${spot}`, at: `${/village|town/u.test(where ?? '') ? 'in' : 'at'} ${spot}` }
}

const TIMES: Readonly<Record<string, string>> = {
  '10': 'ten',
  '20': 'twenty',
  '30': 'thirty',
  '40': 'forty',
  '50': 'fifty',
  '200': 'two hundred',
  '300': 'three hundred',
  '400': 'four hundred',
  '500': 'five hundred',
  '1000': 'a thousand',
  thousand: 'a thousand',
  million: 'a million',
  fifty: 'fifty',
  forty: 'forty'
}

/** How often they asked if they were there yet. */
function askedIn(message: string): string | undefined {
  if (!/are we (?:nearly |almost )?there(?: yet)?/iu.test(message)) return undefined
  const times = /(?<times>\d+|thousand|million|fifty|forty) times/iu.exec(message)?.groups?.['times']
  return TIMES[times?.toLowerCase() ?? ''] ?? 'a hundred'
}

const WHO = String.raw`(?:(?:my|our|the) )?(?<who>(?:auntie|aunty|aunt|uncle) \p{L}+|${KIN}|\p{L}+)`
const SNORES = wordPattern(
  String.raw`(?<!\p{L})${WHO} (?:who |is |was |already |just )?(?:snor(?:es|ed|ing)|snores)(?!\p{L})`,
  'iu'
)
const BROUGHT = wordPattern(
  String.raw`(?<!\p{L})${WHO} (?:(?:has|have|had|is) )?(?:brought|bringing|brings|packed|packing|carrying|carried) (?:along )?(?<what>(?:(?:an?|the|some|her|his) )?\p{L}+(?: \p{L}+){0,3}?(?: in (?:an?|the|her|his) \p{L}+)?)(?= (?:for|in|on|with|and|because|along|to|from)(?!\p{L})|[,.!]|$)`,
  'iu'
)
const EATEN =
  /(?<!\p{L})(?:an? |the |some |someones |someone[’']s )?(?:(?:whole|entire|big|cold|roast|boiled|fried|tub of|pot of|bag of|box of|tin of|suitcase of|bucket of) )*(?<food>(?:egg |cheese |chicken )?sandwiches|garlic bread|chicken|sausages?|eggs?|samosas?|dumplings|tamales|parathas?|thepla|puff[- ]puff|jollof|biryani|kimbap|onigiri|pierogi|cheese|meatballs|buns|cake|oranges|mandarins|mangoes|mango|fish|curry|pie|pies|empanadas|falafel|salami|biscuits|noodles)(?!\p{L})/iu

function calledIn(said: string, family: readonly KinMember[]): string | undefined {
  const lower = said.toLowerCase()
  const [kin = '', name] = lower.split(' ')
  const named = family.find(({ called }) => called.toLowerCase().split(' ').includes(lower))
  const member = named ?? family.find((each) => isCalledSo(each, kin, name === undefined ? undefined : capital(name)))
  if (member !== undefined) return member.called
  return wordPattern(String.raw`^(?:${KIN}|(?:auntie|aunty|aunt|uncle) \p{L}+)$`, 'iu').test(lower)
    ? lower
        .split(' ')
        .map((word) => capital(word))
        .join(' ')
    : undefined
}

function snorerIn(message: string, family: readonly KinMember[]): string | undefined {
  const who = SNORES.exec(message)?.groups?.['who']
  return who === undefined
    ? undefined
    : calledIn(
        who,
        family.filter(({ isHero }) => !isHero)
      )
}

/** Who is asleep in what else the message tells. */
function sleeperIn(told: string | undefined, family: readonly KinMember[]): string | undefined {
  if (told === undefined || !/(?<!\p{L})(?:asleep|slept|snored)(?!\p{L})/iu.test(told)) return undefined
  return family.find(({ called }) => told.startsWith(`${called} `))?.called
}

function foodIn(message: string): string | undefined {
  const food = EATEN.exec(message)?.groups?.['food']?.toLowerCase()
  return food === undefined ? undefined : `the ${food}`
}

/** A second fact of the message as a sentence of the past, or what there is on any way. */
function toldIn(
  message: string,
  { family, snorer, asked }: { family: readonly KinMember[]; snorer: string | undefined; asked: string | undefined }
): string {
  const brought = BROUGHT.exec(message)?.groups
  const who = calledIn(brought?.['who'] ?? '', family)
  if (
    brought?.['what'] !== undefined &&
    /^we$/iu.test(brought['who'] ?? '') &&
    !/bags?|suitcases?|car|everything/iu.test(brought['what'])
  )
    return `They had brought ${brought['what'].toLowerCase()}`
  if (brought?.['what'] !== undefined && who !== undefined) return `${who} had brought ${brought['what'].toLowerCase()}`
  const done = doneIn(message, family)
  if (done !== undefined) return done
  const animal = animalDid(message)
  if (animal !== undefined) return animal
  const pet = ALONG.exec(message)?.groups?.['pet']?.toLowerCase()
  if (pet !== undefined) return `The ${pet} had come along as well`
  if (/bunk ?beds?|(?:top|bottom) bunk|bunks/iu.test(message)) return 'There were bunk beds, one above the other'
  if (snorer !== undefined) return `${snorer} was asleep already, and snored`
  if (asked !== undefined) return 'Somebody asked every minute if they were there yet'
  if (
    /(?<!\p{L})(?:(?<!(?:we|has|have|had|all|is|are|bags?|cases?) )packed(?! (?:\p{L}+ )*(?:food|lunch|bag|case))|full|crowded|squashed|squeezed)(?!\p{L})/iu.test(
      message
    )
  )
    return 'It was packed from end to end'
  if (/must sleep|go to sleep|early|at (?:four|five|six|4|5|6)|crack of dawn/iu.test(message))
    return 'They had got up so early that the birds were still in bed'
  return 'There were bags under their feet and bags over their heads'
}

const DONE =
  /^(?:sat|slept|sang|fell asleep|ate|counted|dropped|spilled|spilt|played|snored|talked|held|wore|told|drew|lay|stood|danced|waved|laughed|fed|sings|snores|talks|plays|counts|knits|hums|whistles|tells|eats|sits|sleeps|wears|holds|barks|barked|(?:is|was) (?:already |fast |sound )?asleep|whistled|hummed|knitted|carries|carried|reads|read|cooks|cooked)(?!\p{L})/iu
const ALONG =
  /(?<!\p{L})(?<pet>dog|cat|hen|rabbit|hamster|parrot|guinea pig|tortoise)(?: is| comes)? (?:too|included|as well|coming|comes)(?!\p{L})/iu
const ANY_PET = /^(?:the |our )?(?<pet>dog|cat|hen|rabbit|hamster|parrot|goat|teddy|baby)$/iu

/** “haoran sat on someones suitcase of sausages”, of one whose name is known. */
function doneIn(message: string, family: readonly KinMember[]): string | undefined {
  const named = message.match(ANY_KIN) ?? []
  const onlyOne = named.length === 1 ? calledIn(named[0] ?? '', family) : undefined
  for (const clause of message.split(/[,.!;]+ *| (?:and|but|because|so|till|until|while) /u)) {
    const words = clause.trim().split(' ')
    for (const long of [3, 2, 1]) {
      const said = words.slice(0, long).join(' ')
      const deed = words
        .slice(long)
        .join(' ')
        .replace(/(?<!\d)\d{3,4}(?!\d)/u, 'hundreds of')
      const called =
        (/^(?:he|she)$/iu.test(said) ? onlyOne : calledIn(said.replace(/^(?:my|our|the) /iu, ''), family)) ??
        petCalled(said) ??
        nameIn(said) ??
        (/^we$/iu.test(said) ? 'They' : undefined)
      if (called === undefined || !DONE.test(deed) || deed.split(' ').length > 12 || SAYS_WHO.test(deed)) continue
      const told = pastOf(`${called} ${deed}`)
      return told.replaceAll(/(?<!\p{L})someone(?:[’']?s)(?= )/giu, 'somebody’s')
    }
  }
  return undefined
}

/** Of whom a sentence of the teller would not know who is meant. */
const SAYS_WHO = /(?<!\p{L})(?:i|me|we|us|our|my|he|she|they|him|them|lol|haha)(?!\p{L})|[\d“”"?]/iu

/** “Wee Callum”, who is not at home tonight. */
function nameIn(said: string): string | undefined {
  const name = /^(?:wee |little |baby )?(?<name>\p{Lu}\p{Ll}+)$/u.exec(said)?.groups?.['name']
  const tags = tagsOfWord(name?.toLowerCase() ?? '')
  return tags.length === 0 || tags.some((tag) => tag.endsWith('Name')) ? name : undefined
}

/** “Seagull stole grandpas hat”. */
function animalDid(message: string): string | undefined {
  const { animal = '', deed = '' } = ANIMAL_DID.exec(message)?.groups ?? {}
  if (anyNounIn(animal)?.sort !== 'creature' || SAYS_WHO.test(deed)) return undefined
  const owned = deed.replace(KIN_OWNS, (_all, kin: string) => `${capital(kin.toLowerCase())}’s `)
  return `${capital(withArticle(animal.toLowerCase()))} ${owned}`
}

const ANIMAL_DID =
  /(?:^|[,.!;] *|(?<!\p{L})(?:and|but) )(?:an? |the |one )?(?<animal>\p{L}+) (?<deed>(?:stole|ate|followed|sat|jumped|landed|licked|came|slept|stood|looked) [^,.!;]{3,50})/iu
const KIN_OWNS = wordPattern(String.raw`(?<!\p{L})(${KIN})[’']?s (?=\p{L})`, 'giu')

function petCalled(said: string): string | undefined {
  const pet = ANY_PET.exec(said)?.groups?.['pet']?.toLowerCase()
  return pet === undefined ? undefined : pet === 'teddy' ? 'Teddy' : `The ${pet}`
}
