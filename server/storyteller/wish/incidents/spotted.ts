import { withArticle } from '../../language/common-nouns.ts'
import { OF_KIN } from '../../language/kin-patterns.ts'
import { pastOfVerb } from '../../language/verb-forms.ts'
import { wordPattern } from '../../word-pattern.ts'
import { animalsIn, OF_HOUSE, factAfter, neutral, pastForm, type SaidAnimal } from './animal-said.ts'
import type { IncidentReader } from './incident-reader.ts'
import { IS_LIFELESS } from './lifeless.ts'
import { slotsOfSaid } from './said-thing.ts'

const SAW = /(?<!\p{L})(?:saw|spotted|spied|seen|noticed|watched|came across|passed|met|there (?:was|were))(?!\p{L})/iu
/** Where what is only named is seen: “squirrel burying a croissant in the park” is no tale. */
const OUTDOORS =
  /(?<!\p{L})(?:parks?|gardens?|street|road|walls?|roofs?|rooftop|car|cars|bus stop|trees?|fence|beach|pond|lake|river|bench|bins?|windows?|balcony|zoo|farm|playground|path|pavement|sidewalk|station|shop|market|bakery|pier|boat|bridge|lamp ?post|gate|field|hedge|puddle|drive|driveway|yard|crossing|traffic|canal|harbour|promenade|lawn|doorstep|step|steps|terrace|chimney|allotment|puddles?|woods|forest|platform|school run|way (?:to|home)|walk|washing line|feeder|bird ?bath|nest|temple|café|cafe|tram|train|museum|statue)(?!\p{L})/iu
const NOW =
  /(?<!\p{L})(?:today|just now|this (?:morning|afternoon|evening)|yesterday|earlier|our|my|us|we|last night)(?!\p{L})/iu
const NOT_SO =
  /(?<!\p{L})(?:die[ds]?|dead|died|dying|killed|kills?|hurt|injured|limp(?:ing|ed)|wounded|blood\p{L}*|bled|bleeding|bit|bites?|bitten|stung|scratch\p{L}*|vet|vets|sick|poorly|hospital|ill|attack\p{L}*|scared|scary|terrified|frightened|afraid|nightmares?|chased (?:me|us|him|her)|grave|poison\p{L}*|story about|tell me|once upon|stranger|run over|squashed|squished|flattened|stuck(?! (?:on|to) (?:its|his|her|the))|trapped|shot|lost|missing|abandoned|starving|hungry|alone|mating|humping|pooed?|poo|pooping|weeing|peed|dream(?:t|ed|s)?|nearly hit|fell off|drown\p{L}*|cremat\p{L}*|sad|sadly|lonely|cry|crying|cried|(?:flew|crashed|ran|bumped) into (?:the|our|a)|(?:n’t|not) mov(?:e|ing)|trembl\p{L}*|shiver\p{L}*|rescue\p{L}*|eating a (?:mouse|rat|bird|pigeon|rabbit|frog)|with a (?:dead|mouse|rat)|caught a|fight(?:ing)?|fought|with (?:its|his|her|an?) (?:\p{L}+ )?(?:legs?|wings?|paws?|foot|eyes?)|(?:leg|wing|paw|eye)s? (?:was |were )?(?:hanging|missing|gone|broken)|three legs|one eye|can(?:’t|not) (?:fly|walk)|couldn’t (?:fly|walk)|(?:kept|held|carried|put|took|brought|let) (?:it|him|her|them)|who)(?!\p{L})/iu
const NOT_SEEN =
  /(?<!\p{L})(?:snakes?|pythons?|rats?|sharks?|wasps?|hornets?|cockroach(?:es)?|scorpions?|tarantulas?|crocodiles?|alligators?|dragons?|unicorns?|mosquitos?)(?!\p{L})/iu
const ONLY_AT_ZOO =
  /(?<!\p{L})(?:lions?|tigers?|bears?|wolf|wolves|gorillas?|leopards?|cheetahs?|elephants?|giraffes?|zebras?|hippos?|rhinos?|penguins?|pandas?|koalas?|kangaroos?|camels?|polar)(?!\p{L})/iu
/** What any animal does out of doors; only these are believed of one that was not said to have been seen. */
const ANY_DOES =
  /^(?:looked|sat|stood|walked|ran|hopped|jumped|flew|slept|ate|drank|chased|followed|climbed|buried|landed|swam|waddled|crossed|stared|peered|sang|splashed|rolled|dug|hung|hid|fell asleep|pecked|knocked|carried|waited|raced|had|stopped|blocked|strolled|strutted|trotted|wandered|lay|perched|peeked|danced|tapped|winked|yawned|sunbathed|rode|queued|balanced|washed|built|slid|skidded|bathed|marched|watched|drummed|rested|kept|was|were|came|fell|got|laughed|mooed|clapped|squawked|crept|crawled|bounced|skipped|swung|dived|dipped|paddled|stretched|nodded|stuck|put|wore|played|scratched|sniffed|strode|paced|hitched|joined|visited|poked|popped|slipped|scampered|scurried|galloped|drifted|floated|howled|barked|chattered|spun|leapt|leaped|sprayed|made|tried|pulled|stole|lifted|bowed|shook|turned|opened|rang)$/iu

const THEN = String.raw`(?: (?:just|actually|literally|only|happily|calmly|quietly|simply|proudly|casually|all|both|suddenly))*`
const ING = wordPattern(
  String.raw`^${THEN} (?:(?:was|were|is|are) )?(?<deed>(?:just |fast |sound )?(?:\p{L}+ing|asleep)(?!\p{L}).*)$`,
  'iu'
)
const SHOWN = wordPattern(String.raw`^,?(?: that| which)?${THEN} (?:has |had )?(?<verb>\p{L}+)(?<after> .+)$`, 'iu')
const PLACED = /^ (?<deed>(?:in|on|on top of|under|up|inside|at|with|wearing|by|behind|next to) .+)$/iu
/** A clause ends where another begins that has its own subject. */
const ENDS =
  /[.!?;:()–—…]|,? (?:and|but|so|then|when|because|while) (?:(?:then )?(?:we|i|he|she|they|it|everyone|everybody|the kids|my|our|(?-i:\p{Lu})\p{Ll}+)(?!\p{L}))|,(?= )| lol(?!\p{L})| haha| omg|\s-\s/iu
const MOST_WORDS = 16

/** An animal was seen that did something odd, and it was only that: “we saw a heron standing on a parked car”. */
export const spotted: IncidentReader = (message, family) => {
  const plain = message.replaceAll("'", '’')
  if (
    NOT_SO.test(plain) ||
    IS_LIFELESS.test(plain) ||
    /^(?:why|how|what|can|do|does|did|is|are|where|would|could)(?!\p{L})|\?\s*$/iu.test(plain)
  )
    return null
  const isSeen = SAW.test(plain)
  const isSure = isSeen || OUTDOORS.test(plain) || NOW.test(plain)
  const hero = family.find(({ isHero }) => isHero)?.called ?? 'everybody'
  for (const animal of animalsIn(plain)) {
    if (!mayBeSeen(animal, plain) || (OF_HOUSE.test(animal.one) && !isSeen && !OUTDOORS.test(plain))) continue
    const rest = plain
      .slice(animal.end)
      .replace(
        /^ (?:next door|over the road|across the (?:road|street)|down the road|at the (?:zoo|farm|park|beach|pond|wildlife park))(?= \p{L})/iu,
        ''
      )
    const { index = rest.length } = ENDS.exec(rest) ?? {}
    const deed = deedOf(rest.slice(0, index), animal, { isSeen, isSure, isNow: NOW.test(plain) })
    const told = deed === null ? null : neutral(deed, hero)
    if (told === null || told.split(' ').length > MOST_WORDS) continue
    if (isPrey(told)) return null
    return slotsOf(animal, told, factAfter(rest.slice(index), animal.one, hero, OF_KIN.test(plain)))
  }
  return null
}

const USUAL = 'seemed to think nothing of it'
/** What is told at the end, for then there is nothing more to see of it. */
const LEAVES =
  /^(?:flew|ran|got off|walked|went|left|disappeared|vanished|hopped|swam|jumped|trotted|waddled|wandered|dived|strolled|scampered)(?!\p{L})/iu

function slotsOf(animal: SaidAnimal, told: string, also: string | null): ReturnType<typeof slotsOfSaid> {
  const { bare, isMany, number } = animal
  const the = number === '' ? bare : `${number} ${bare}`
  const one = number === '' ? (isMany ? bare : withArticle(bare)) : the
  const it = isMany ? 'they' : 'it'
  const leaves = also !== null && LEAVES.test(also)
  const first = /^(?:the|our|my|next)$/iu.test(animal.before) ? `the ${the}` : one
  return {
    ...slotsOfSaid('spotted', bare),
    spotted: `the ${the}`,
    'spotted.a': one,
    'spotted.it': it,
    'spotted.them': isMany ? 'them' : 'it',
    'spotted.was': isMany ? 'were' : 'was',
    'spotted.told': `${first} ${told}`,
    'spotted.also': `${it} ${leaves ? USUAL : ((isMany ? also?.replace(/^was(?= )/u, 'were') : also) ?? USUAL)}`,
    'spotted.end': `${it} ${leaves ? also : 'went on as before'}`
  }
}

function mayBeSeen({ bare, before }: SaidAnimal, message: string): boolean {
  if (NOT_SEEN.test(bare)) return false
  // The one who saw their own dog do it was at home.
  if (/^(?:my|our|his|her)$/iu.test(before) && !OUTDOORS.test(message)) return false
  return (
    !ONLY_AT_ZOO.test(bare) ||
    /(?<!\p{L})(?:zoo|safari|farm|wildlife|sanctuary|park|saw|road|street)(?!\p{L})/iu.test(message)
  )
}

/** “A heron eating a duckling” is for another evening. */
function isPrey(told: string): boolean {
  return HUNTS.test(told) && animalsIn(told).length > 0
}
const HUNTS =
  /(?<!\p{L})(?:eat|ate|catch|caught|carr[yi]|chas|hunt|kill|got|took|taking|swallow|drag|pounc|attack|peck|play(?:ed|ing) with|stalk|grab|snatch|with an?|in (?:its|his|her) (?:mouth|beak|claws|jaws))/iu

interface Told {
  /** “We saw …” */
  isSeen: boolean
  /** It is seen, or happened out of doors or today. */
  isSure: boolean
  isNow: boolean
}

/** “Was standing on a parked car”, as it is said after the animal; null where nothing is said that it did. */
function deedOf(rest: string, { isMany }: SaidAnimal, how: Told): string | null {
  const was = isMany ? 'were' : 'was'
  const going = ING.exec(rest)?.groups?.['deed']
  if (going !== undefined && how.isSure) return `${was} ${going.trim()}`
  const placed = PLACED.exec(rest)?.groups?.['deed']
  if (placed !== undefined && how.isSeen) {
    const place = deedAfterPlace(placed)
    if (place !== null) return place
    return /^(?:with|wearing)/iu.test(placed) ? `sat there ${placed}` : `${was} ${placed}`
  }
  // “A bakery cat in our street in Fez sits …”: what it does comes after where that was.
  const at = /^ (?:in|on|at|from|near|by|outside) .+/iu.test(rest) ? verbAfterPlace(rest) : null
  return at ?? shownIn(rest, how)
}

function shownIn(rest: string, { isSeen, isNow }: Told): string | null {
  const { verb = '', after = '' } = SHOWN.exec(rest)?.groups ?? {}
  const past = pastForm(verb) ?? (isSeen ? seenToDo(verb) : null)
  if (past === null) return null
  const isPast = past === verb.toLowerCase()
  if (!isSeen && (!ANY_DOES.test(past) || (!isPast && !isNow))) return null
  return `${past}${isPast ? after : inThePast(after)}`
}

/** “Walked” of “we watched a duck walk across the road”. */
function seenToDo(verb: string): string | null {
  const past = pastOfVerb(verb)
  return past !== null && ANY_DOES.test(past) ? past : null
}

function deedAfterPlace(placed: string): string | null {
  const { place, deed } =
    /^(?<place>(?:in|on|at|by) (?:the|our|a) \p{L}+) (?<deed>(?:that |which )?(?:was )?\p{L}+(?:ing|ed)(?!\p{L}).*)$/iu.exec(
      placed
    )?.groups ?? {}
  if (place === undefined || deed === undefined) return null
  const plain = deed.replace(/^(?:that|which) /iu, '')
  return /^\p{L}+ing/iu.test(plain) ? `was ${plain}` : plain
}

function verbAfterPlace(rest: string): string | null {
  const words = rest.trim().split(' ')
  for (let at = 2; at < Math.min(words.length - 1, 9); at += 1) {
    const word = words[at] ?? ''
    const past = pastForm(word)
    if (past === null || !ANY_DOES.test(past)) continue
    const after = ` ${words.slice(at + 1).join(' ')}`
    return `${past}${past === word.toLowerCase() ? after : inThePast(after)}`
  }
  return null
}

/** “… and the baker pretends not to see” in the past. */
function inThePast(after: string): string {
  return after.replaceAll(/(?<= and (?:(?:the|a|its) \p{L}+ )?)\p{L}+s(?= )/giu, (verb) => pastForm(verb) ?? verb)
}
