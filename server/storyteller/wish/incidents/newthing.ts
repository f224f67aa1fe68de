import { capital } from '../../capital.ts'
import { isCountable, isPlural, withArticle } from '../../language/common-nouns.ts'
import { KIN } from '../../language/kin-patterns.ts'
import { wordsForFigures } from '../../language/number-words.ts'
import { isPast } from '../../language/wish-clause.ts'
import { wordPattern } from '../../word-pattern.ts'
import { isCalledSo, type KinMember } from '../deeds/wish-kin.ts'
import { anyNounIn } from '../kinds/said-noun.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { pastForm } from './animal-said.ts'
import type { IncidentReader } from './incident-reader.ts'
import { asOfAnybody, clausesOf, toldInPast } from './said-clause.ts'
import { slotsOfSaid } from './said-thing.ts'
import { triedOf } from './tried-things.ts'

const SOFT = '(?:just |finally |today |also |only |actually |now |been |recently |at last )*'
const NEW = String.raw`(?<new>(?:very )?(?:first(?: ever)? )?(?:own )?(?:first )?(?:(?:brand[- ])?new(?:-ish)?|second[- ]?hand|2nd hand|used|vintage|secondhand|preloved|hand[- ]me[- ]down|old|ancient|antique|first(?: ever)?|own)(?: (?:old|new|big|tiny|huge|giant|massive|little|second[- ]?hand))?)`
const DET = String.raw`(?<det>(?:an?|the|his|her|their|our|my|some|this|two|\p{L}+[’']s) )?`
const WORDS = String.raw`(?<words>\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,5})`
const GOT = wordPattern(
  String.raw`(?<!\p{L})(?:(?:gave|sent|bought|got|brought|made) (?:him|her|us|them|me)|got|gets|bought|buys|brought (?:home|back|us|him|her)?|was given|were given|was gifted|been given|has been given|picked up|found|chose|ordered|won|inherited|sent|brought|gave|has|have|had) ${SOFT}${DET}(?:${NEW} )?${WORDS}`,
  'giu'
)
const NEW_THING = wordPattern(
  String.raw`(?:^|[.!?;,:] *|(?<!\p{L})(?:a|an|the|his|her|our|my|their|with|of|got|this|and) )${NEW} ${WORDS}`,
  'giu'
)
const CAME = wordPattern(
  String.raw`(?:^|[.!?;,] *|(?<!\p{L})(?:and|so|today) )(?:(?<det>(?:the|our|his|her|my|an?|\p{L}+(?: \p{L}+)?[’']s) )(?:${NEW} )?|${NEW.replace('<new>', '<fresh>')} )(?<words>\p{L}+(?: \p{L}+){0,2}) ${SOFT}(?:has |have |is |was |were )?${SOFT}(?:came|arrived|arrive|come|turned up|delivered|here(?= and|[.,!;]|$)|moved in)(?!\p{L})`,
  'giu'
)
const ENDS =
  /^(?:from|for|today|yesterday|this|last|and|but|so|because|with|that|which|who|it|its|it[’']s|he|she|they|we|i|is|are|was|were|has|have|had|in|on|at|to|of|off|out|lol|haha|now|when|as|by|sings?|came|come|arrived|arrive|makes?|made|goes|went|plays?|beeps?|talks?|hums?|squeaks?|creaks?|whistles?|smells?|sounds?|looks?|works?|will|won[’']?t|can|can[’']?t|does|doesn[’']?t|do|everyone|everybody|nobody|all|papa|dad|daddy|mum|mummy|mom|after|before|delivered|here|finally|just|already|there|too|keeps?|needs?|only|takes?|wakes?|turned|about|been|not|the|a|an|his|her|our|my|again|then|first|jumps?|rings?|wobbles?|sits?|barely|hardly|fits?|instead|through|via|if|while|where|over|up|down|into|than|per|please|second|shaped|made|called)$/iu
/** What is no thing, has its own story, or hurts. */
const NO_THING =
  /(?:^|[ -])(?:siblings?|brothers?|sisters?|baby|babies|puppy|puppies|kittens?|dogs?|cats?|pets?|hamsters?|guinea pigs?|rabbits?|bunny|fish|chickens?|hens?|ponys?|pony|horse|house|home|flat|apartment|bedroom|room|school|teacher|class|classroom|job|car|bike|bikes|bicycle|tooth|teeth|haircut|hair|cold|cough|bug|splinter|bruise|cut|medal|certificate|award|star|sticker|prize|idea|word|words|song|friend|friends|best friend|neighbours?|neighbors?|boyfriend|girlfriend|husband|wife|mum|dad|stepdad|stepmum|nanny|year|years|day|days|days?|week|month|term|moon|time|way|things?|stuff|one|ones|home|news|start|life|world|game|trick|skill|lot|bit|bunch|text|call|letter|email|message|report|diagnosis|glasses for (?:him|her)|hearing aids?|wheelchair|crutches|inhaler|cast|braces|plaster|medicine|pump|walker|frame|helmet for|ward|hospital|doctor|kidney|heart|leg|hand|passport|visa|tent|guns?|knife|knives|swords?|bow|pram|cot|uniform|age|man|lady|woman|people|person|boy|girl|kid|child|cousin|recipe|food|dinner|lunch|breakfast|bed ?time|normal|record|language|country|town|city|season|hobby|favou?rite|obsession|phase|rule|rules|routine|name|record|problem|team|coach|boss|carer|granny|grandma|grandpa|nana|show|episode|movie|film|book|books|lesson|swimming|hour|place|goal|point|turn|fright|surprise|headache|rash|temperature|nits|fever|tan|tattoo|piercing)$/iu
const NOT_SUCH =
  /(?<!\p{L})(?:died?|dead|passed away|funeral|ashes|will\b|inherited from|hurt\p{L}*|broke|broken|breaks|smash\p{L}*|cr(?:y|ied|ying)|sad|upset|scared|afraid|frightened|hospital|ill|sick|cancer|poorly|bleed\p{L}*|blood|stole|stolen|lost|missing|police|evict\p{L}*|moving|moved house|divorc\p{L}*|separat\p{L}*|jealous|bull(?:y|ied)|hates?|hated|(?:^|he|she|i|we|they|who) (?:really )?want(?:s|ed)? (?:an?|the|new|to)|wish(?:es|ed)? (?:for|he|she)|asked for|doesn[’']?t want|(?:he|she|they) won[’']?t|refuse[sd]?|instead of (?:his|her) old|misses|throw(?:ing)? (?:out|away)|gun|knife|sword|burn\p{L}*|fire(?!place| engine| truck)|choke\p{L}*|swallow\p{L}*|dragon|wizard|witch|unicorn|pirate|princess|fairy|magic(?:al)?|robot who|alien|monster|giant who|once upon|story|tell|nightmare|shelter|refugee|war|stranger|a man gave|from a man|needs? (?:a|an|new)|afford|food bank|fell|scratched|ruined|stained|crashed|exploded|(?:his|her|my|new|first) (?:new |first )?(?:glasses|specs|spectacles)(?! for (?:his|her) (?:teddy|doll|bear|bunny))|potty|nappy|dummy|pacifier|tomorrow)(?!\p{L})/iu
const IS_TALE =
  /^(?:why|how|what if|what|when|where|can |could |do |does |is |are |will |should |an? \p{L}+ (?:who|that) |two \p{L}+ who)|\?\s*$/iu
const OF_CHILD = /^(?:his|her|their)/iu

interface NewThing {
  bare: string
  isOld: boolean
  isSecondHand: boolean
  det: string
  read: string
  after: string
}

/** “We got a second hand sofa and there was a spoon in it”, “his first own door key”. */
export const newthing: IncidentReader = (said, family) => {
  const message = said
    .replaceAll("'", '’')
    .replace(/[.!?]* why[?!.]*$/iu, '')
    .replaceAll(/(?<=\p{L}) & (?=\p{L})/gu, ' and ')
    .trim()
  if (NOT_SUCH.test(message) || IS_TALE.test(message)) return null
  const thing = thingIn(message)
  if (thing === null) return null
  const called = calledOf(thing)
  const isMany = isPlural(thing.bare)
  const slots = slotsOfSaid('newthing', called)
  const whose = whoseIs(thing, message, family)
  const some = isMany ? `some ${called}` : withArticle(called)
  const told = toldOf(thing, family, isMany)
  const did = whatChildDid(thing, family)
  const toy = FOR_TOY.exec(thing.after)?.groups?.['toy']?.toLowerCase()
  const { tried, slowly } = triedOf(thing.bare, isMany)
  return {
    ...slots,
    newthing: `the ${thing.bare}`,
    'newthing.bare': called,
    'newthing.a': some,
    [`newthing.${whose.slot}`]: toy === undefined ? some : `${some} for the ${toy}`,
    'newthing.told': told ?? smellOf(thing.isOld, isMany),
    'newthing.tried': tried,
    'newthing.slowly':
      toy === undefined
        ? slowly
        : `fetched the ${toy}, and now it was the ${toy}’s turn to have ${isMany ? 'them' : 'it'} on`,
    ...(did === null ? {} : { 'newthing.did': did }),
    ...whose.says
  }
}

function smellOf(isOld: boolean, isMany: boolean): string {
  return `${isMany ? 'They' : 'It'} still smelled of ${isOld ? 'somebody else’s house' : 'the shop'}`
}

function calledOf({ bare, isOld, isSecondHand }: NewThing): string {
  if (isSecondHand) return `second-hand ${bare}`
  return isOld && !bare.startsWith('old ') ? `old ${bare}` : `${isOld ? '' : 'new '}${bare}`
}

function thingIn(message: string): NewThing | null {
  for (const [pattern, needsNew] of [
    [CAME, false],
    [NEW_THING, false],
    [GOT, true]
  ] as const) {
    for (const found of message.matchAll(pattern)) {
      const { words = '', fresh, new: isNew = fresh, det = '' } = found.groups ?? {}
      const bare = headOf(words)
      if (bare === null) continue
      const before = message.slice(Math.max(0, found.index - 16), found.index)
      if (
        /(?<!\p{L})(?:not|never|n[’']t|no|if|who|about|like|almost|nearly|hopes?|dream\p{L}*|(?:look|search|hunt)\p{L}* for)\s*$/iu.test(
          before
        )
      )
        continue
      const noun = anyNounIn(bare)
      const isThing = noun?.sort === 'thing' || noun?.sort === 'machine'
      const isFresh = isNew !== undefined && !/^(?:used)$/iu.test(isNew)
      if (
        !isThing &&
        !(isFresh && (isCountable(bare) || isPlural(bare) || triedOf(bare, false).isKnown) && noun === null) &&
        !triedOf(bare, false).isKnown
      )
        continue
      if (pattern === GOT && !isFresh && !isGift(found[0], message)) continue
      // “An old lamp” alone may have stood there for years.
      if (
        pattern === NEW_THING &&
        /old|ancient|antique|used|vintage|^own$/iu.test(isNew ?? '') &&
        !/hand/iu.test(isNew ?? '') &&
        !/(?<!\p{L})(?:got|bought|found|came|arrived|brought|gave|given|delivered|market|boot sale|charity shop|auction|car boot)(?!\p{L})/iu.test(
          message
        )
      )
        continue
      if (needsNew && (noun?.sort === 'food' || / on(?: |$)/iu.test(words.toLowerCase().replace(bare, '').slice(0, 4))))
        continue
      const at = message.indexOf(words, found.index) + words.toLowerCase().indexOf(bare) + bare.length
      return {
        bare,
        isSecondHand: /hand/iu.test(isNew ?? ''),
        isOld: /old|hand|ancient|antique|vintage|preloved|used/iu.test(isNew ?? '') || /(?:[’']s )$/u.test(det),
        det: det === '' ? found[0].replace(/^[.!?;,:]* */u, '') : det,
        read: found[0],
        after: message.slice(at)
      }
    }
  }
  return null
}

/** “Got a drum from his uncle”; “has a drum” may be as old as the child. */
function isGift(read: string, message: string): boolean {
  if (/^(?:has|have|had|found|gets) /iu.test(read))
    return /(?<!\p{L})(?:new|now|from (?:his|her|the|a|my|our)|for (?:his|her) birthday)(?!\p{L})/iu.test(message)
  return true
}

/** “Door key” of “door key he has locked”. */
function headOf(words: string): string | null {
  const all = words
    .toLowerCase()
    .split(' ')
    .map((word) => word.replace(/[’']$/u, ''))
  const end = all.findIndex(
    (word, at) =>
      at > 0 &&
      (ENDS.test(word) || /[’']/u.test(word) || (/(?:ed|ing)$/u.test(word) && anyNounIn(word) === null && at > 0))
  )
  const kept = (end < 0 ? all : all.slice(0, end)).slice(0, 4)
  while (
    /^(?:big|huge|giant|massive|lovely|very|nice|enormous|tiny|little|actual|proper|really|new|old|own|first|real|whole|big|second|hand|brand|set|pair)$/u.test(
      kept[0] ?? ''
    ) &&
    kept.length > 1
  )
    kept.shift()
  if (kept[0] === 'of' && kept.length > 1) kept.shift()
  for (let length = kept.length; length > 0; length -= 1) {
    const bare = kept.slice(0, length).join(' ')
    if (triedOf(bare, false).isKnown && !NO_THING.test(bare)) return bare
    if (NO_THING.test(bare)) return null
    if (/^(?:from|of|to|for|with|and)$/u.test(kept[0] ?? '')) return null
    const sort = anyNounIn(bare)?.sort
    if (sort === 'creature' || sort === 'person' || sort === 'place' || sort === 'food') return null
    if (
      sort === 'thing' ||
      sort === 'machine' ||
      triedOf(bare, false).isKnown ||
      (length === kept.length && (isCountable(bare) || isPlural(bare)))
    )
      return bare
  }
  const bare = kept.join(' ')
  return kept.length <= 2 && bare.length > 2 && /\p{L}$/u.test(bare) && end !== 0 ? bare : null
}

/** Whose it is: the child’s who leads, another’s who is then beside, or everybody’s. */
function whoseIs(
  { read, det }: NewThing,
  message: string,
  family: readonly KinMember[]
): { slot: 'mine' | 'ours' | 'kin'; says: WishSayings } {
  const before = message.slice(0, Math.max(0, message.indexOf(read)))
  const subject = wordPattern(String.raw`(?<!\p{L})(?<kin>${KIN})(?: (?:has|have|just|finally|also))* $`, 'iu').exec(
    before
  )?.groups?.['kin']
  const [one] =
    subject === undefined ? [] : family.filter((member) => isCalledSo(member, subject.toLowerCase(), undefined))
  const isHome = /^(?:brought|buys|bought|gave|picked|ordered|chose|found)/iu.test(read)
  if (one !== undefined && !one.isHero && one.speaks && !isHome)
    return { slot: 'kin', says: { 'with.kin': one.called } }
  const beside = one !== undefined && !one.isHero && one.speaks ? { 'with.kin': one.called } : {}
  const hero = family.find(({ isHero }) => isHero)?.called
  const isNamed = hero !== undefined && before.toLowerCase().trim().endsWith(hero.toLowerCase())
  const isChild =
    isNamed ||
    OF_CHILD.test(det) ||
    /(?:^|[.,!;] *|(?<!\p{L})and |today )(?:he|she|my son|my daughter|our son|our daughter)(?: has| just| finally| got)* $/iu.test(
      before
    ) ||
    /^(?:gave|sent|bought|got|brought|made) (?:him|her)|for (?:him|her)(?!\p{L})/iu.test(read)
  return { slot: isChild ? 'mine' : 'ours', says: beside }
}

const SOMEHOW = /^(?:only|always|just|still|never|even|all|also|sometimes) /iu
const SUBJECT_IT = /^(?:it|they|which|that)[’']?s? /iu

/** What there is about it: “there was a spoon in it”, “the letter e jumps”, “papa dances to it”. */
function toldOf({ bare, after }: NewThing, family: readonly KinMember[], isMany: boolean): string | null {
  const straight = predicateTold(after, bare, isMany)
  const rest = wordsForFigures(after.replaceAll(/ (?:from|in) \d{3,4}(?!\d)/gu, '')).replace(/^[,.!; ]+/u, '')
  const found = clausesOf(rest)
    .map((clause) => clauseTold(clause, family, isMany))
    .filter((told) => told !== null)
  const all = [...(straight === null ? [] : [straight]), ...found].filter((told, at, list) => list.indexOf(told) === at)
  if (all.length === 0) return null
  return all
    .slice(0, 2)
    .map((told) => wordsForFigures(told))
    .join('. ')
}

const FOR_TOY =
  /^ for (?:his|her|their|the) (?<toy>teddy(?: bear)?|doll|bear|bunny|rabbit|penguin|elephant|giraffe|dinosaur)(?!\p{L})/iu

/** “He has locked and unlocked the door forty times”: of the child who leads, when it is that one’s turn at last. */
function whatChildDid({ after }: NewThing, family: readonly KinMember[]): string | null {
  const hero = family.find(({ isHero }) => isHero)
  const said = wordPattern(
    String.raw`(?:^|[,.!;] *|(?<!\p{L})and )(?:he|she) (?:has |had )?(?:already |now |just )?(?<did>(?!is |was |looks? |wants? |hates? |asked|says?|said|got |knows? )\p{L}+(?: [^,.!?;()]+)?)`,
    'iu'
  ).exec(wordsForFigures(after))?.groups?.['did']
  if (hero === undefined || said === undefined || said.split(' ').length > 10 || UNSAID.test(said)) return null
  const told = toldSimply(hero.called, said)
  return told === null ? null : withoutNow(asOfAnybody(told))
}

/** “New kettle sings”: what follows the thing at once. */
function predicateTold(after: string, bare: string, isMany: boolean): string | null {
  const clause = /^ (?<told>[^,.!?;()]+)/u
    .exec(after)
    ?.groups?.['told']?.split(/ (?:and|but|because) | so (?=(?:it|he|she|we|they|i) )/iu)[0]
  if (
    clause === undefined ||
    /^(?:from|for|today|yesterday|this|and|but|so|because|with|in|on|at|to|off|out|came|has come|arrived|has arrived|is here|lol|he|she|they|we|i|it|that|which|there|papa|dad|mum|now|of|shaped|made|called|rolled|painted|covered|second|finally|just|the|a|everyone|everybody)(?!\p{L})/iu.test(
      clause
    )
  )
    return null
  const told = toldSimply(`the ${bare}`, clause.trim(), isMany) ?? toldInPast(`the ${bare}`, clause.trim(), isMany)
  return told === null ||
    (told.toLowerCase() === `the ${bare} ${clause.trim()}`.toLowerCase() &&
      !/(?:ed|t|was|were|ang|ad)(?: |$)/u.test(clause))
    ? null
    : capital(told)
}

function clauseTold(clause: string, family: readonly KinMember[], isMany: boolean): string | null {
  if (
    clause.split(' ').length < (SUBJECT_IT.test(clause) ? 2 : 3) ||
    clause.split(' ').length > 13 ||
    /[()"“”]/u.test(clause) ||
    UNSAID.test(clause)
  )
    return null
  const there = /^there(?:[’']s| is| was| are| were) (?<what>.+)$/iu.exec(clause)?.groups?.['what']
  if (there !== undefined) return `There ${/^there (?:are|were)/iu.test(clause) ? 'were' : 'was'} ${asOfAnybody(there)}`
  if (SUBJECT_IT.test(clause)) {
    const rest = clause
      .replace(/^(?:it|they|which|that)(?=[’']s )/iu, '')
      .replace(/^[’']s /u, 'is ')
      .replace(SUBJECT_IT, '')
    const how = SOMEHOW.exec(rest)?.[0] ?? ''
    const told =
      toldSimply(`${isMany ? 'they' : 'it'}${how === '' ? '' : ` ${how.trim()}`}`, rest.slice(how.length), isMany) ??
      (how === '' ? toldInPast(isMany ? 'they' : 'it', rest, isMany) : null)
    return told === null ? null : capital(withoutNow(told))
  }
  const child = /^(?:he|she) (?<rest>.+)$/iu.exec(clause)?.groups?.['rest']
  if (child !== undefined) return null
  const own = wordPattern(
    String.raw`^(?:the|our|one|two|three|everyone|everybody|nobody|no one|${KIN})(?!\p{L})`,
    'iu'
  ).exec(clause)?.[0]
  if (own === undefined) return null
  const member = family.find((one) => isCalledSo(one, own.toLowerCase(), undefined))
  const words = clause.split(' ')
  for (let at = 1; at < Math.min(words.length, 4); at += 1) {
    const told = toldSimply(words.slice(0, at).join(' '), words.slice(at).join(' '), /^(?:two|three)$/iu.test(own))
    if (told !== null)
      return capital(withoutNow(asOfAnybody(member === undefined ? told : told.replace(own, member.called))))
  }
  return null
}

/** “The letter e” and “jumps” in the past; null where that is no verb. */
function toldSimply(subject: string, predicate: string, isMany = false): string | null {
  const [verb = '', ...rest] = predicate.split(' ')
  const past =
    BE.get(verb.toLowerCase()) ??
    (NO_VERB.test(verb)
      ? null
      : isPast([verb, rest[0] ?? ''])
        ? verb
        : (pastForm(verb) ?? (isMany ? pastForm(`${verb}s`) : null)))
  return past === null ? null : [subject, past, ...rest].join(' ')
}

const BE: ReadonlyMap<string, string> = new Map([
  ['is', 'was'],
  ['are', 'were'],
  ['was', 'was'],
  ['were', 'were'],
  ['has', 'had'],
  ['have', 'had']
])
const NO_VERB = /^(?:\p{L}|of|on|in|at|to|with|for|and|from|whole|entire|other)$/iu

function withoutNow(told: string): string {
  return told
    .replaceAll(/(?<!\p{L})won[’']?t(?!\p{L})/giu, 'would not')
    .replaceAll(/(?<!\p{L})(?:can[’']?t|cannot)(?!\p{L})/giu, 'could not')
    .replaceAll(/(?<!\p{L})(?:doesn[’']?t|don[’']?t)(?!\p{L})/giu, 'did not')
    .replaceAll(/(?<!\p{L})can(?!\p{L})/giu, 'could')
    .replaceAll(/ (?:now|lol|haha|today)$/giu, '')
}

const UNSAID =
  /(?<!\p{L})(?:i|me|my|mine|you|we|us|please|husband|wife|bedtime|story|poo|pee|wee|smells? of (?:smoke|wee)|cheap|price|paid|£|\$|who|whatever|am)(?!\p{L})|[’']ve|[’']m|[’']re/iu
