import { capital } from '../../capital.ts'
import { isPlural } from '../../language/common-nouns.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { isEnglishWord, isName } from '../../language/word-list.ts'
import { wordPattern } from '../../word-pattern.ts'
import { isCalledSo, type KinMember } from '../deeds/wish-kin.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import type { IncidentReader } from './incident-reader.ts'
import { factOf, tellingClausesOf } from './said-fact.ts'

interface Kind {
  /** The slot that is there only of such a place. */
  slot: 'hotel' | 'tent' | 'house' | 'boat' | 'kin'
  heads: string
  at: string
  /** What is odd in any such place, where a message says less than two such things. */
  odd: readonly [string, string]
}

/** Where a family sleeps for a night; of two that are named the first in this list (“a hotel with a boat outside”). */
const KINDS: readonly Kind[] = [
  { slot: 'boat', heads: 'houseboat|house boat|barge|narrow ?boat|canal boat|sail(?:ing)? ?boat|yacht', at: 'on', odd: ['the floor went up and down a little', 'the table was screwed to the floor'] },
  { slot: 'hotel', heads: 'hotel|motel|hostel|resort|inn|ryokan|onsen|guest ?house|b ?(?:&|and) ?b|bed and breakfast|air ?bnb|homestay|home stay|riad|holiday (?:flat|apartment|home|let|rental)|lodge|pension|pousada|parador|youth hostel|(?:flat|apartment)(?= in )', at: 'in', odd: ['the soap was as small as a biscuit', 'the slippers were all one size'] },
  { slot: 'tent', heads: 'tents?|yurt|tipi|teepee|ger|swag|camp ?site|camp ?ground|camping|desert camp|glamping(?: pod)?', at: 'in', odd: ['the wall wobbled when anybody sneezed', 'there was a lump under the floor'] },
  { slot: 'house', heads: 'cabin|cottage|hut|bach|dacha|chalet|mökki|mokki|farm(?: ?house)?|gîte|gite|barn|castle|light ?house|tree ?house|villa|(?:summer|beach|lake|country|holiday) house|bungalow|caravan|camper ?van|motor ?home|windmill|igloo|stuga|hytte|cave house', at: 'in', odd: ['the floor said something at every step', 'the hot tap was on the cold side'] }
] // prettier-ignore

const KIN_ODD: Kind['odd'] = [
  'the clock ticked only half as fast as theirs',
  'the spoons were on the wrong side of the kitchen'
]
const STAYS =
  /(?<!\p{L})(?:stay(?:s|ed|ing)?|sle(?:ep|eps|eping|pt)|sleepover|camp(?:s|ed|ing)?|glamping|nights?|tonight|overnight|check(?:ed|ing)? in(?:to)?|holidays?|vacation|weekend|mattress(?:es)?|bunks?|bunk beds?|beds?|arrived|we(?:[’']?re| are| were) (?:all )?(?:in|at|on)|here|snor\p{L}+)(?!\p{L})/iu
/** A night that is to be told otherwise, or none that a family had. */
const NOT_SO =
  /(?<!\p{L})(?:hospital|ward|clinic|refuge|shelter|homeless|evacuat\p{L}*|flood\p{L}*|earthquake|fire|burn\p{L}*|lost|divorc\p{L}*|separat\p{L}*|custody|scared|afraid|frighten\p{L}*|terrified|nervous|worried|anxious|cr(?:y|ied|ies|ying)|tears|scream\p{L}*|home ?sick|sick|ill|poorly|fever|vomit\p{L}*|threw up|died|dead|dies|funeral|hurt|stung|bitten|bit (?:him|her|me|us)|drunk|fight\p{L}*|fought|argu\p{L}*|police|stole\p{L}*|miss(?:es|ing|ed)?|without (?:mum|mom|dad|me|us|him|her|mummy|daddy)|alone|by (?:her|him)self|mov(?:e|es|ed|ing) (?:house|to|in|out)|new house|works?|working|business|toys?|lego|minecraft|roblox|dolls?|bugs?|insect|ferry|train|ship|sleeper|cruise|plane|flight|bus|pretend\p{L}*|living room|lounge|bedroom|built|build\p{L}*|made|making|drew|draw\p{L}*|pillow fort|fort|den|want(?:s|ed)? to|wish(?:es)?|can we|school|nursery|class|haunted|cancelled|canceled|never|every (?:second|other|week\p{L}*)|not allowed|knock(?:ed)? down|sold|for sale|war|bombs?|every night|won[’']?t (?:sleep|stay|go)|hates?|refus\p{L}*|(?:can[’']?t|could(?:n[’']?t| not)) (?:sleep|stay)|last night ever|goodbye|fell asleep|falls asleep)(?!\p{L})/iu
const AT_HOME =
  /(?<!\p{L})(?:camp\p{L}*|tents?)(?!\p{L}).*(?<!\p{L})(?:garden|backyard|yard|balcony|terrace|indoors)(?!\p{L})/iu
/** “Cabin in the woods, no wifi”: the place comes first. */
const BEGINS = wordPattern(
  String.raw`^(?:(?:we[’']re |we are |now )?(?:in|at|on) )?(?:an? |the |our |this )?(?:\p{L}+ ){0,3}?(?:${KINDS.map(({ heads }) => heads).join('|')})(?= (?:with|in|by|near|on|has|and|somewhere|tonight|this)(?!\p{L})|[,.!:])`,
  'iu'
)
/** Who sleeps there is not the family. */
const OTHERS =
  /(?:^|[.,!] )(?:an?|two|three|some) (?:\p{L}+ ){0,2}?\p{L}+ (?:who|that|which|stays?|sleeps?|goes|wants|lives|opens|runs)(?!\p{L})|(?<!\p{L})(?:(?:mum|mummy|mom|mommy|dad|daddy|papa|mama|the dog|our dog|the cat|our cat|hamster|rabbit|guinea pig|teddy) (?:is |was |has |had |will )?(?:been )?(?:stay\p{L}*|sle\p{L}+|going|lives?|living)|dragons?|unicorns?|witch\p{L}*|wizards?|pirates?|robots?|monsters?|aliens?|dinosaurs?|princess\p{L}*|mermaids?|ghosts?|vampires?|santa|moon|space|story (?:about|of|where)|what if|once upon)(?!\p{L})/iu
const PARENTS =
  /^(?:mum|mummy|mom|mommy|dad|daddy|papa|mama|mother|father|parents?|wife|husband|sister|brother|son|daughter|baby|twins?|step\p{L}*|ex)$/iu
const AT_KIN = wordPattern(
  String.raw`(?<!\p{L})(?:at|in|with|to) (?<mine>(?:my|our|the|her|his) )?(?<kin>${KIN}|teta|tata|jaddati|lola|lolo|nai ?nai|lao ?lao|halmoni|obaachan|baba|dida|thatha|paati|ammamma|nani|dadi|yiayia|mormor|farmor|gogo|sido|khala|khalto|mami|chachi|masi|popo|poh poh|busia|babcia|babushka|tita|tito|tutu|in-?laws)(?: (?<name>(?-i:\p{Lu})\p{Ll}+?))?(?<ends>[’']?s[’']?)?(?: (?<where>place|house|flat|farm|home|village|apartment))?(?!\p{L})`,
  'iu'
)
const STOP =
  /^(?:an?|the|my|our|his|her|their|this|that|in|at|on|to|of|from|with|by|and|is|are|was|were|we|re|stay\p{L}*|sle\p{L}+|night|nights|tonight|first|second|last|into|for|here|we[’']?re|just|now|near|inside|checked|camping|a|second|holiday|off|all|some|arrived|new|same|next|today|everyone|friday|saturday|sunday)$/iu

/** “Staying at the public bath inn with everyone, the bath was too hot, then the milk in glass bottles after.” */
export const overnight: IncidentReader = (message, family) => {
  const told = message.replaceAll(/(?<!\p{L})like an? \p{L}+/giu, ' ')
  if (NOT_SO.test(told) || OTHERS.test(told) || AT_HOME.test(message) || /\?\s*$/u.test(message)) return null
  if (!STAYS.test(message) && !BEGINS.test(message)) return null
  const place = lodgingIn(message) ?? ofKin(message, family)
  if (place === null) return null
  const facts = factsIn(message, place.said, family)
  const [first, second] = facts
  const [odd, also] = first === undefined ? place.odd : [first, second ?? place.odd[1]]
  const snorer = snorerIn(message, family)
  const animal = animalIn(facts)
  return {
    overnight: place.the,
    'overnight.at': place.at,
    'overnight.odd': odd,
    'overnight.also': also === odd ? place.odd[0] : also,
    [`overnight.${place.slot}`]: place.plain,
    ...(snorer === null ? {} : { 'overnight.snorer': snorer }),
    ...(animal === null ? {} : { 'overnight.animal': animal })
  }
}

interface Place {
  the: string
  at: string
  /** “The cabin” of “the cabin in the woods”. */
  plain: string
  slot: Kind['slot']
  odd: Kind['odd']
  /** The words of the message that said it. */
  said: string
}

function lodgingIn(message: string): Place | null {
  for (const { slot, heads, at, odd } of KINDS) {
    const found = wordPattern(String.raw`(?<!\p{L})(?:${heads})(?!\p{L})`, 'iu').exec(message)
    if (found === null) continue
    const { words, said } = before(message.slice(0, found.index))
    const head = headOf(found[0].toLowerCase())
    const bare = [...words, head].join(' ')
    const tail = tailOf(message.slice(found.index + found[0].length))
    const the = /^\p{L}+’s /u.test(bare) ? bare : `the ${bare}`
    const prep =
      /^(?:camp ?site|camp ?ground|resort|farm|b ?(?:&|and) ?b|bed and breakfast|homestay|desert camp)$/u.test(head)
        ? 'at'
        : at
    return {
      the: `${the}${tail.told}`,
      at: `${prep} ${the}${tail.told}`,
      plain: the,
      slot,
      odd,
      said: `${said}${found[0]}${tail.said}`
    }
  }
  return null
}

function headOf(head: string): string {
  if (/^(?:camping|tents?|glamping)$/u.test(head)) return 'tent'
  if (/^b ?(?:&|and) ?b$/u.test(head)) return 'guest house'
  return /^air ?bnb$/u.test(head) ? 'holiday flat' : head.replace('bed and breakfast', 'guest house')
}

/** “Public bath” of “staying at the public bath”. */
function before(text: string): { words: string[]; said: string } {
  const all = text.split(' ')
  const words: string[] = []
  // What stands before a space ends in an empty word.
  for (const word of all.slice(0, -1).toReversed()) {
    if (words.length === 3 || STOP.test(word) || !/^\p{L}[\p{L}’'-]*$/u.test(word)) break
    words.unshift(word)
  }
  const isCity = words.map((word) =>
    isEnglishWord(word.toLowerCase()) ? word.toLowerCase() : capital(word).replace("'", '’')
  )
  return { words: isCity, said: words.length === 0 ? '' : `${words.join(' ')} ` }
}

const TAIL = wordPattern(
  String.raw`^ (?<prep>in|by|near|on|at|outside) (?<the>(?:the|a) )?(?<where>\p{L}[\p{L}’-]+(?: (?-i:\p{Lu})[\p{L}’-]+)?)(?!\p{L})`,
  'iu'
)

function tailOf(text: string): { told: string; said: string } {
  const found = TAIL.exec(text)
  const { prep, the, where } = found?.groups ?? {}
  const none = { told: '', said: '' }
  if (found === null || prep === undefined || where === undefined) return none
  const small = where.toLowerCase()
  if (the !== undefined)
    return /^(?:woods?|forest|mountains?|hills?|beach|lake|sea|river|desert|country|countryside|harbou?r|canal|city|jungle|snow|village|coast|island|trees?|field|middle)$/u.test(
      small
    ) && small !== 'middle'
      ? { told: ` ${prep.toLowerCase()} the ${small}`, said: found[0] }
      : none
  const isCity = /^\p{Lu}/u.test(where) || !isEnglishWord(small) || isName(small)
  return isCity && prep.toLowerCase() !== 'on'
    ? { told: ` ${prep.toLowerCase()} ${capital(where)}`, said: found[0] }
    : none
}

const STAYS_WITH = /(?<!\p{L})(?:stay(?:s|ed|ing)?|sleep(?:s|ing)?|slept|nights?) (?:over )?with (?!\p{L}+ at )/iu

/** “Sleping at teta’s”; of “my mum’s” it is the grandparents’. */
function ofKin(message: string, family: readonly KinMember[]): Place | null {
  if (
    !/(?<!\p{L})(?:sle(?:ep|eps|eping|pt)|sleepover|stay(?:s|ed|ing)?|nights?|overnight|mattress(?:es)?|tonight)(?!\p{L})/iu.test(
      message
    )
  )
    return null
  const found = AT_KIN.exec(message)
  const { mine, kin, name, ends, where } = found?.groups ?? {}
  if (
    found === null ||
    kin === undefined ||
    (ends === undefined && where === undefined && !/^at/iu.test(found[0]) && !STAYS_WITH.test(message))
  )
    return null
  const small = kin.toLowerCase().replace(/(?<=[^s])s$/u, '')
  const isGrand = /^(?:my|our) $/iu.test(mine ?? '') && /^(?:mum|mom|mother|dad|parent)/u.test(small)
  if (PARENTS.test(small) && !isGrand) return null
  const member = family.find(
    (each) => !each.isHero && isCalledSo(each, small, name === undefined ? undefined : capital(name))
  )
  const called = member?.called ?? `${capital(small)}${name === undefined ? '' : ` ${capital(name)}`}`
  const isMany = isGrand || /^(?:grandparent|in-?law|cousin)s?$/u.test(small)
  const many = isGrand || /law/u.test(small) ? 'grandparents' : `${small}s`.replace('ss', 's')
  const whose = isMany ? `the ${many}’` : `${called}’s`
  const spot = where === undefined || /^(?:place|home)$/iu.test(where) ? whose : `${whose} ${where.toLowerCase()}`
  const prep = where !== undefined && /^(?:village|flat|apartment)$/iu.test(where) ? 'in' : 'at'
  return { the: spot, at: `${prep} ${spot}`, plain: spot, slot: 'kin', odd: KIN_ODD, said: found[0] }
}

const NO_FACT =
  /(?<!\p{L})(?:stay(?:s|ed|ing)?|sleepover|arrived|check(?:ed|ing)? in\p{L}*|camping|long drive|hours|tomorrow|excited|fun|great|best|amazing|tired|holidays?|weekend|first night|second night|last night|raining)(?!\p{L})/iu

/** What is said to be odd there, one sentence each. */
function factsIn(message: string, place: string, family: readonly KinMember[]): string[] {
  const left = message.replace(place, ' , ')
  return tellingClausesOf(left.replaceAll(/ with (?=(?:an?|no|the|two|three|bunk|\p{L}+s) )/giu, ', '))
    .filter((clause) => (clause.includes(' ') || isSeveral(clause)) && !NO_FACT.test(clause))
    .flatMap((clause) => {
      const fact = factOf(clause, family)
      return fact === null ? [] : [asNapped(fact, family)]
    })
    .slice(0, 2)
}

/** “Owls”, and no more than that. */
function isSeveral(word: string): boolean {
  return isPlural(word) && anyNounIn(word)?.sort === 'creature'
}

/** One of the family who snores is awake all the same while the story is told. */
function asNapped(fact: string, family: readonly KinMember[]): string {
  const who = family.find(({ called }) => fact.startsWith(`${called} `))
  if (who === undefined) return fact
  const [, snored] = /^(?:was )?snor(?:ed|ing)(?<how> .*)?$/u.exec(fact.slice(who.called.length + 1)) ?? [
    undefined,
    undefined
  ]
  return /^(?:was )?snor/u.test(fact.slice(who.called.length + 1))
    ? `${who.called} had a little nap, and snored${snored ?? ''}`
    : fact
}

const SNORES = wordPattern(
  String.raw`(?<!\p{L})(?:(?:my|our|the) )?(?<kin>${KIN})(?: (?<name>(?-i:\p{Lu})\p{Ll}+))? (?:is |was |who )?snor(?:es|ed|ing)(?!\p{L})`,
  'iu'
)

/** Who snores, and is not at home tonight. */
function snorerIn(message: string, family: readonly KinMember[]): string | null {
  const { kin, name } = SNORES.exec(message)?.groups ?? {}
  if (kin === undefined || family.some((each) => isCalledSo(each, kin.toLowerCase(), name))) return null
  return `${capital(kin.toLowerCase())}${name === undefined ? '' : ` ${name}`}`
}

/** The animal of such a sentence: “the duck”. */
function animalIn(facts: readonly string[]): string | null {
  for (const fact of facts) {
    if (/(?<!\p{L})(?:no|snored|not|like)(?!\p{L})/u.test(fact)) continue
    const words = fact.split(' ')
    const animal = words.find((word) => anyNounIn(word)?.sort === 'creature')
    if (animal !== undefined) return `the ${animal}`
  }
  return null
}
