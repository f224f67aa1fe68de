import { MISHANDLED_DAYS, type MishandledSort } from '#content/mishandled-days.ts'
import { isCountable, isMass, isPlural } from '../../language/common-nouns.ts'
import { wordPattern } from '../../word-pattern.ts'
import { whomMeant } from '../deeds/whom-meant.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { typistOf } from '../retelling/typist.ts'
import type { IncidentReader } from './incident-reader.ts'
import { factsIn, type ToldFact } from './told-facts.ts'

const WORN =
  'slippers|pyjamas|pajamas|pjs|dressing gown|nightie|odd shoes|odd socks|wellies|flip flops|chappals|apron|curlers|crocs'
const CLOTHES =
  'jumper|sweater|cardigan|hat|scarf|dress|shirt|t-shirt|trousers|socks?|jeans|uniform|blanket|towels?|pyjamas|jacket|kurta|sari|blouse|vest|pants|hoodie|mittens|gloves|washing|laundry|whites|shirts|sheets'

/** The sorts of small mistakes by how they are typed, the surest first. */
const SORTS: readonly (readonly [MishandledSort, RegExp])[] = [
  ['door', /(?<!\p{L})(?:lock(?:ed|s)? (?:himself|herself|myself|ourselves|themselves|us(?: all)?|the keys?|\p{L}+) (?:out|in(?:side)?)|got locked out|(?:forgot|left) (?:the |his |her |my |our )?(?:house |car |door |front door )?keys?(?!\p{L})|shut the door with the keys?|keys? (?:was|were) (?:still )?(?:inside|indoors|in the house))/iu],
  ['way', /(?<!\p{L})(?:wrong (?:bus|train|tram|stop|station|exit|platform|turn|turning|way|direction|school|house|door|floor|street|road|metro|tube|ferry|boat|lift|queue|cinema|party|beach|shop|classroom|gate|village|airport|pool|park|flat|town|building|match|wedding|hall|church|rickshaw|jeepney|matatu|minibus)|missed (?:the|our) (?:stop|exit|turning|station)|went past (?:the|our) stop|opposite direction)(?!\p{L})/iu],
  ['washed', wordPattern(String.raw`(?<!\p{L})(?:(?:shrank|shrunk|shrink|shrinks|dyed|bleached|tumble dried) (?:\p{L}+[’']?s? ){0,4}(?:${CLOTHES})|(?:turned|made|washed|dyed|went|came out) (?:[\p{L}’]+ ){0,5}(?:pink|blue|green|purple|grey|orange)|red sock (?:in|with)|washed (?:[\p{L}’]+ ){1,4}(?:with|in) (?:the )?(?:jeans|darks|whites|reds?|colou?rs|crayons?)|washed (?:[\p{L}’]+ ){1,5}(?:too hot|with a (?:tissue|pen)|tissue in)|tissue in (?:the|a|his|her) (?:wash|pocket))(?!\p{L})`, 'iu')],
  ['worn', wordPattern(String.raw`(?<!\p{L})(?:(?:in|wearing|wore|has on|had on|with) (?:[\p{L}’]+ ){0,2}(?:${WORN})|(?:inside out|back to front|backwards|upside down) |inside out|back to front|(?:with|had) (?:a |the |some )?(?:peg|label|price tag|tag|curlers?|toothpaste|flour|sock|sticker|shaving foam|yogh?urt|cornflake|spaghetti|leaf|towel) (?:still |stuck )?(?:on|in|to)|in (?:his|her|my|\p{L}+[’']?s) (?:brother|sister|husband|wife|mum|dad|daughter|son)[’']?s|two different shoes|odd (?:shoes|socks|boots)|different (?:shoes|socks|boots)|wrong (?:shoes?|boots?|feet|foot|trousers|shirt)|slippers on|(?:someone|somebody) else[’']?s (?:coat|shoes|hat|jacket))(?!\p{L})`, 'iu')],
  ['burnt', /(?<!\p{L})(?:burn(?:t|ed|s)|scorched|overcooked|charred|cremated|overbaked|over ?boiled|black(?:ened)?)(?!\p{L})/iu],
  ['tasted', /(?<!\p{L})(?:(?:salt|sugar|chill?i|pepper|flour|vinegar|soap|garlic|mustard|curry powder|baking soda|cinnamon|ketchup|mint|cocoa|coffee|gravy|custard|oil|ginger|washing up liquid) (?:[\p{L}’]+ ){0,4}(?:instead|rather than|not (?:sugar|salt)|in (?:the|his|her|my|our|her|mums?|dads?) (?:tea|coffee|cake|pancakes|porridge|pie|batter|custard|chai|cereal|soup|curry|biscuits|cookies|dough|mix|dal|kheer|rice))|instead of (?:the )?(?:sugar|salt|milk|flour|butter|custard|gravy|honey|jam|cocoa|cinnamon|yoghurt|yogurt|baking powder|cream)|thought (?:it was|the \p{L}+ was) (?:sugar|salt|flour|milk|custard|honey|jam|chocolate|cream)|too (?:much|many) (?:salt|sugar|chill?i|chillies|pepper|garlic|ginger|food colou?ring|baking powder|yeast|vinegar|flour)|forgot (?:to (?:put|add) )?(?:the )?(?:sugar|eggs?|flour|salt|butter|yeast|baking powder|rice|milk|water|cheese|tea ?bags?|teabag|filling|meat|pasta|jam|bread)|mixed up (?:the )?(?:salt|sugar)|(?:salt|sugar) and (?:the )?(?:salt|sugar)|forgot to (?:switch|turn) (?:the |on )*(?:oven|rice cooker|slow cooker|kettle))(?!\p{L})/iu],
  ['spilt', /(?<!\p{L})(?:lid (?:off|on)|without (?:the|its|a) lid|no lid|the lid|spil(?:t|led|ls)|dropped|tipped|knocked over|poured|sat (?:down )?on (?:the|my|her|his|a|nanas?|grandmas?) (?:birthday )?(?:cake|pie|sandwich(?:es)?|eggs|pizza|tart|tomatoes|samosas)|overflow(?:ed|ing)|ran over|bubbles everywhere|foam everywhere|dishwasher|stepped in|exploded)(?!\p{L})/iu],
  ['other', /(?<!\p{L})(?:(?:day|week|hour) (?:too )?early|to school on (?:a )?(?:saturday|sunday|holiday)|(?:one|two|three) stops? (?:too )?(?:early|late|far)|without (?:the |any )?(?:tea ?bags?|tea|eggs|milk|coffee|water|a ticket|shoes|a coat)|forgot (?:his|her|my|their|the|our) \p{L}+|sat on (?:his|her|my|dads?|mums?) \p{L}+|(?:drove|walked|went|cycled) (?:off|away|out|to \p{L}+) with|sent (?:the|his|her|my|a) [\p{L} ]+ to (?:his|her|my|the|our)|(?:out|hung|left) in the rain|watered|shaved with|(?:brushed|washed|combed|dried) (?:his|her|my) \p{L}+ with|left (?:the|my|his|her|our) [\p{L} ]+ (?:on|in|at) the (?:bus|train|tram|shop|bank|post office|library|café|cafe|taxi)|(?:hanger|label|price tag|pegs?|tag|peg) still|(?:glasses|specs)(?=$)|to (?:somebody|someone) else|locked (?:his|her|my) (?:bike|bicycle)|too (?:small|big|short|long|tight)|back(?:wards)?(?: way)? round|called (?:him|her|it|me) (?:by )?the|(?:glued|stuck|sewed|stapled|taped) (?:his|her|my|the) [\p{L} ]+ to|ordered|forgot (?:it was|that it was|the \p{L}+|our|to \p{L}+)|tried to|landed on|ironed|answered the|(?:three|five|two left) \p{L}+s(?!\p{L})|thought (?:it was|the|that)|waved (?:at|to) (?:the wrong|a|some)|(?:called|texted|phoned|rang) (?:the|his|her|my) (?:teacher|boss|dentist)|to the (?:teacher|boss|wrong)|with the (?:tv |television )?remote|by (?:mistake|accident)|accidentally|wrong (?!side|with)\p{L}+|mixed up|instead of|(?:put|found) (?:[\p{L}’]+ ){1,9}in the (?:fridge|cupboard|freezer|bin|oven|dishwasher|washing machine)|posted (?:[\p{L}’]+ )*(?:keys|list)|upside down|looked (?:everywhere )?for (?:his|her) (?:glasses|phone|specs)|hoovered up|vacuumed up|cut (?:his|her|my) (?:own )?(?:fringe|hair)|fringe)(?!\p{L})/iu]
] // prettier-ignore

/** Danger, hurt, blame and sorrow are other stories; so are tales, questions and what a child is said to have done. */
const NOT_SO =
  /(?<!\p{L})(?:fire|flames?|smoke alarm|fire ?(?:brigade|engine|fighters?)|ambulance|hospital|doctor|burn(?:t|ed|s)? (?:his|her|my|its|herself|himself|myself|their|down|down (?:the|our)|hands?|fingers?)|hurt|blood|bled|cut (?:his|her|my) (?:finger|hand|leg|arm)|broke (?:his|her|my)|cr(?:y|ied|ying)|tears|upset|angry|furious|cross with|shout\p{L}*|yell\p{L}*|scream\p{L}*|slapp\p{L}*|hit|smack\p{L}*|fault|blam\p{L}*|told off|scared|terrified|frightened|afraid|lost (?:his|her) job|died|dead|killed|poison\p{L}*|pills?|tablets?|medicines?|dose|bleach|drunk|beer|wine|police|stranger|drove into|crash\p{L}*|gas|oven on|left (?:him|her|me|us|the baby)|forgot (?:him|her|me|to pick)|dementia|confused|forgets|keeps|again and again|every day|always|who|once upon|dragons?|unicorns?|witch(?:es)?|wizards?|robots?|pirates?|princess\p{L}*|bears?|fox(?:es)?|monsters?|elephants?|story about|tell me|vet|allerg\p{L}*|nuts?|divorce\p{L}*|sick|poorly|ill|alone|dark|hours|balcony|exam|court|passport|(?:house|flat|home|kitchen|car|shed|school|shop|garage|forest) down|burn(?:t|ed) (?:the|our|my) (?:house|flat|home|kitchen|car|shed|garage)|(?:hot|boiling) \p{L}+ (?:on|over|down)|(?:tea|coffee|soup|oil|water) (?:on|over) (?:him|her|me|himself|herself|myself|the baby|\p{L}+[’']s (?:arm|leg|hand|foot|lap))|forgetful|forgot to come|(?:is|was|got) (?:so |very |really )?cross|forgot (?:our|the|my|his|her) (?:dog|cat|baby|son|daughter|kids?|children|brother|sister)|could ?n[’']?t find (?:him|her|them)|getting (?:so )?(?:old|muddled)|money|wallet|sold|ran away|baby in|toddler (?:in|inside)|nobody came)(?!\p{L})/iu
const IS_ASKED = /^(?:why|how|what|can|do|does|did|is|are|where|would|could|should|if|when|who)(?!\p{L})|\?\s*$/iu
const WITHOUT_DOER =
  /^(?<again>so |and |well )?(?=(?:burn(?:t|ed)|forgot|put|dropped|spil(?:t|led)|shrank|shrunk|locked|overcooked|used|mixed|tipped|poured|left|wore|washed|took the lid|sat on|posted|accidentally)(?!\p{L}))/iu
const WITHOUT_US = /^(?=(?:got (?:on|off|in|out)|missed|went|ended up|took the wrong|turned up)(?!\p{L}))/iu

/** One of the family did a small thing wrong: “i burnt the pancakes and Leila laughed so much she got hiccups”. */
export const mishandled: IncidentReader = (message, family) => {
  const plain = message.replaceAll("'", '’').trim()
  if (NOT_SO.test(plain) || IS_ASKED.test(plain)) return null
  const typist = typistOf(family, plain)
  const said = withPast(plain).replace(WITHOUT_DOER, 'I ').replace(WITHOUT_US, 'we ')
  const facts = factsIn(said, family)
  for (const [sort, pattern] of SORTS) {
    const at = facts.findIndex(({ typed }) => pattern.test(typed))
    const main = facts[at]
    if (main === undefined) continue
    const doer = doerOf(main, family, typist)
    if (doer !== null) return slotsOf(sort, main, facts.slice(at + 1), doer)
  }
  const [first] = facts
  const doer = first === undefined ? null : doerOf(first, family, typist)
  // “By mistake” is no part of what is told.
  return first === undefined ||
    doer === null ||
    !/(?<!\p{L})(?:by (?:mistake|accident)|accidentally)(?!\p{L})/iu.test(plain)
    ? null
    : slotsOf('other', first, facts.slice(1), doer)
}

/** What is a participle in a hurried message. */
function withPast(plain: string): string {
  return plain.replaceAll(
    /(?<=(?:^|[ ,])(?:i|we|he|she|mum|mom|mummy|dad|daddy|papa|nana|grandma|grandpa) )shrunk(?!\p{L})/giu,
    'shrank'
  )
}

interface Doer {
  /** Null where all of them did it. */
  called: string | null
}

function doerOf({ subject }: ToldFact, family: readonly KinMember[], typist: KinMember | null): Doer | null {
  const said = subject.toLowerCase()
  const others = family.filter(({ isHero, speaks }) => !isHero && speaks)
  if (said === 'i') return typist === null ? null : { called: typist.called }
  if (said === 'we' || /^(?:everyone|everybody|the whole family|all of us)$/u.test(said))
    return others.length === 0 ? null : { called: null }
  if (/^(?:my |the )?(?:husband|hubby|wife)$/u.test(said)) {
    const gender = said.endsWith('wife') ? 'she' : 'he'
    const one = others.find(
      (each) => !each.isChild && each.gender === gender && !/grand|aunt|uncle/iu.test(each.relationship)
    )
    return one === undefined ? null : { called: one.called }
  }
  const [one, second] = whomMeant(subject, others)
  return one === undefined || second !== undefined ? null : { called: one.called }
}

const MOST_ALSO = 2

function slotsOf(sort: MishandledSort, main: ToldFact, more: readonly ToldFact[], { called }: Doer): WishSayings {
  const { look, over, closer, verdict, end } = MISHANDLED_DAYS[sort]
  const also = more.slice(0, MOST_ALSO).map(({ told }) => told)
  return {
    mishandled: thingOf(sort, main.typed),
    'mishandled.told': main.told,
    'mishandled.begin': [main.told, ...(also.length === 0 ? [look] : also)].join('. '),
    'mishandled.over': over,
    'mishandled.closer': closer,
    'mishandled.verdict': verdict,
    'mishandled.end': end,
    ...(called === null ? {} : { 'with.kin': called })
  }
}

const WRONG = /(?<!\p{L})wrong (?<what>\p{L}+)/iu
const OBJECT =
  /(?<!\p{L})(?:looked (?:everywhere )?for|cut|booked|mixed up|hung|ironed|packed|sent|bought|answered|burn(?:t|ed|s)|scorched|overcooked|charred|shrank|shrunk|dyed|washed|spil(?:t|led)|dropped|tipped|poured|knocked over|sat (?:down )?on|in|wearing|wore|on|off|off of|forgot|posted|hoovered up|put|lid off) (?:(?:the|a|an|my|our|his|her|some|all|all of|two|[\p{L}]+[’']s|dads|mums|nanas|grandpas|grandmas|daddys|mummys|whole|entire|favou?rite|best|bag of|pot of|tray of|box of|bowl of) )*(?<thing>\p{L}+(?: \p{L}+)?)/giu

function isThing(said: string): boolean {
  const last = said.split(' ').at(-1) ?? ''
  if (/^(?:it|him|her|us|them|me|to|and|so|because|top|fire|time|way|work|school|bus)$/u.test(last)) return false
  return said.includes(' ')
    ? anyNounIn(said) !== null && !STOPS.test(said)
    : isCountable(last) || isMass(last) || isPlural(last)
}

const STOPS =
  /(?<!\p{L})(?:and|so|because|on|in|off|at|for|with|to|again|today|this|his|her|my|the|all|over|when|then|but|into|by|pink|blue|too|inside|back)(?!\p{L})/u

/** “Forgot to take the lid off the blender”. */
const LAST_THING =
  /(?<!\p{L})(?:off|on|in) (?:the|a|my|our) (?<thing>blender|cake|jam|tea|batter|soup|dishwasher|washing machine|fridge|porridge|rice|pot|kettle|dough|car|curry|dal|coffee|wash)(?!\p{L})/iu
/** What a person’s thoughts are still with: “the pancakes”, “that wrong bus”. */
function thingOf(sort: MishandledSort, typed: string): string {
  const wrong = WRONG.exec(typed)?.groups?.['what']?.toLowerCase()
  if (wrong !== undefined) return `the wrong ${wrong}`
  if (sort === 'door') return 'that door'
  for (const { groups } of typed.matchAll(OBJECT)) {
    const words = (groups?.['thing'] ?? '').toLowerCase().split(' ')
    const thing = [words.join(' '), words[0] ?? ''].find(isThing)
    if (thing !== undefined && anyNounIn(thing)?.sort !== 'person') return `the ${thing}`
  }
  return LAST_THING.exec(typed)?.groups?.['thing'] === undefined
    ? 'that one mistake'
    : `the ${LAST_THING.exec(typed)?.groups?.['thing']?.toLowerCase() ?? ''}`
}
