import { knownNoun } from '#content/lexicon.ts'
import { answerTo } from '../language/answer.ts'
import { anyOf } from '../language/any-of.ts'
import {
  BABY_WORDS,
  CREATURE_WORDS,
  FRIEND_WORDS,
  KIN_WORDS,
  PARENT_WORDS,
  PET_WORDS,
  RELATIVE_WORDS
} from '../language/family-words.ts'
import { findsNothingGrave } from '../language/glad-model.ts'
import { lazyPattern } from '../language/lazy-pattern.ts'
import { readMessage } from '../language/message-subjects.ts'
import { isFamiliarNeighbour } from '../language/neighbours.ts'
import { rememberedOfWish } from '../remembered.ts'
import { wordPattern } from '../word-pattern.ts'
import { ACCIDENT_RULES } from './accident-rules.ts'
import type { AlarmRule } from './alarm-rule.ts'
import { alarmsHearing } from './alarm-rules.ts'
import { DISASTER_RULES } from './disaster-rules.ts'
import { withoutGladSayings } from './glad-sayings.ts'
import { gladUpTo, isUneasy, namesHarm, OPEN_TO } from './joy-rules.ts'
import { isTaleOfVoice } from './lost-voice.ts'
import { isTaleOfYoung } from './lost-young.ts'
import { meantBy } from './said-otherwise.ts'
import { readSmallOperation } from './small-operations.ts'
import { isLongMessage, kindOf, scoreOf, sorrowModel, stretchesOf, type SorrowKind } from './sorrow-model.ts'
import { SORROW_RULES, type SorrowRule } from './sorrow-rules.ts'
import { withoutOrder } from './story-order.ts'
import { isSwallowedInTale } from './swallowed-in-tale.ts'
import { wordsOfWish } from './wish-words.ts'

/** What a family types in its worst week. */
export interface Sorrow {
  kind: SorrowKind
  /** A gentle name for it, which no story says. */
  label: string
}

const LABELS: Readonly<Record<SorrowKind, string>> = {
  loss: 'somebody who is missed',
  illness: 'being looked after',
  separation: 'two homes',
  absence: 'somebody who is far away',
  danger: 'a quiet place to be',
  sadness: 'a quiet place to be'
}

/**
 * What happened to a family, where its wish speaks of a sorrow; null of an ordinary wish and of mild news (a sister, a
 * house, a school), which are told as themselves. A quiet story says nothing of the wish, so where none was needed it
 * costs the family its wish, and where one was needed a quest hurts a child.
 */
export function readSorrow(wish: string, isThemeWord = false): Sorrow | null {
  const heard = weighed(wish, isThemeWord)
  return heard === null || isInDoubt(heard, wish) ? null : heard.sorrow
}

/**
 * Whether a long message may speak of a sorrow and may as well not: each of its stretches is one more chance to be wrong.
 * Neither the quiet story nor a merry one is told of it then; what was typed is said, and nothing made of it.
 */
export function mayBeSorrow(wish: string): boolean {
  const heard = weighed(wish, false)
  return heard !== null && isInDoubt(heard, wish)
}

/** Whether no rule and no plain word says it: a sorrow that the model alone hears, which is mistaken more often. */
export function isHeardByModelOnly(wish: string): boolean {
  return rulesHearing(wish).length === 0 && alarmsHearing(wish).length === 0 && !SAYS_IT.test(wish)
}

/** Whether a wish speaks of a sorrow, or may: what is typed beside it is not cut away then. */
export function isOrMayBeSorrow(wish: string): boolean {
  return weighed(wish, false) !== null
}

interface Heard {
  sorrow: Sorrow
  /** How far above what is taken for one, in log-odds; infinite where a rule hears it. */
  above: number
}

function isInDoubt({ above }: Heard, wish: string): boolean {
  if (above === Infinity || !isLongMessage(wish) || SAYS_IT.test(wish)) return false
  const { doubt, sure } = sorrowModel().ofLong
  return above < sure - doubt || (above < CERTAIN && saysNothingGrave(wish))
}

/**
 * Where the model of subjects, which reads a message word by word, finds nothing grave in it, as many are of an evening on
 * which a plaster cast came off as of a sorrow; so far above what is taken for one, in log-odds, more are sorrows than not.
 */
const CERTAIN = 3

/** What is said by such a word is not in doubt. */
const SAYS_IT =
  /\b(?:gone(?! (?:all|so|very|on|up|down|red|pink|blue|hard|soft|cold|wrong|off|mad|bananas) )|died|dead|dying|death|hospital|heaven|grave|funeral|police|prison|jail|cancer|ill|passed away|war|(?:got|get|gets|is|are|was) lost|walks? off|moving away|moving to (?!(?:a|the|our) )|moved away|in the sky)\b/iu
function weighed(wish: string, isThemeWord: boolean): Heard | null {
  return isThemeWord ? sorrowOfThemeWord(wish) : sorrowOf(wish)
}

/** Whether the model of subjects, which reads word by word, finds nothing grave in a message. */
export const saysNothingGrave = rememberedOfWish((wish) => readMessage(wish, []).grave.length === 0)
const sorrowOfThemeWord = rememberedOfWish((wish) => heardSorrow(wish, true))
const sorrowOf = rememberedOfWish((wish) => heardSorrow(wish, false))

function heardSorrow(wish: string, isThemeWord: boolean): Heard | null {
  // A character who is looked for in a story is found again in it.
  if (isTaleOfYoung(wish) || isTaleOfVoice(wish) || isFoundAgain(wish) || isAnsweredQuestion(wish)) return null
  if (isSwallowedInTale(wish) || isBetweenChildren(wish)) return null
  const ruled = ruleFor(wish)
  if (ruled) return { sorrow: { kind: ruled.kind, label: LABELS[ruled.kind] }, above: Infinity }
  if (
    isThemeWord ||
    isPlainNoun(wish) ||
    isPlainVisit(wish) ||
    isFamiliarNeighbour(wish) ||
    isSiblingsHabit(wish) ||
    isTale(wish) ||
    isOfAnyDay(wish)
  )
    return null
  const model = sorrowModel()
  const { best, most } = mostSorrowful(wish)
  const threshold = thresholdFor(wish)
  const surety = (A_DAY.test(wish) ? SURE_OF_A_DAY : 0) + (GLAD.test(wish) ? SURE_OF_GLAD : 0)
  // Before the rules of joy are read, which most wishes need not be.
  if (best === null || most < threshold + surety) return null
  if (most < threshold + SLIGHT && findsNothingGrave(wish) && !namesHarm(wish) && !isUneasy(wish)) return null
  if (most < noSorrowUpTo(wish) || isStrangersDeed(wish)) return null
  if (readSmallOperation(wish) !== null || AGEING_ANIMAL.test(wish)) return null
  const kind = kindOf(model, best)
  if (kind === 'loss' && MOVES.test(wish)) return null
  const heard = { sorrow: { kind, label: LABELS[kind] }, above: most - threshold - surety }
  if (most >= threshold + SURE) return heard
  if (kind !== 'illness' && isOnATrip(wish)) return null
  if (HOMECOMING.test(wish) && !IS_MISSED.test(wish.replaceAll(/hospital/giu, ''))) return null
  if (kind !== 'illness' && COMES_HOME.test(wish) && !IS_MISSED.test(wish.replace(AT_WORK, '')) && !speaksOfDeath(wish))
    return null
  return heard
}

/**
 * Where the model of sorrows hears one so slightly, in log-odds above what is taken for one, it is believed where that of glad
 * days hears one too: of 920 held-out sorrows one is lost so, and three of 29 ordinary wishes and two of 34 near misses are not.
 */
const SLIGHT = 0.6

/** The rule that hears a wish, or what it says beside the story that it orders. */
function ruleFor(wish: string): SorrowRule | AlarmRule | undefined {
  const ruled = firstRule(wish)
  if (ruled !== undefined) return ruled
  const said = withoutOrder(wish)
  return said === null ? undefined : firstRule(said)
}

function firstRule(wish: string): SorrowRule | AlarmRule | undefined {
  return rulesHearing(wish)[0] ?? alarmsHearing(wish)[0]
}

/** The stretch of a wish that speaks most of a sorrow, and its log-odds; asked for by what is heard and by what is left out. */
const mostSorrowful = rememberedOfWish((wish): { best: number[] | null; most: number } => {
  let [best, most]: [number[] | null, number] = [null, -Infinity]
  for (const stretch of stretchesOf(withoutGladSayings(wish))) {
    const score = scoreOf(sorrowModel(), stretch)
    if (score > most) [best, most] = [stretch, score]
  }
  return { best, most }
})

function thresholdFor(wish: string): number {
  const { threshold, ofLong } = sorrowModel()
  return isLongMessage(wish) ? ofLong.doubt : threshold
}

/** How far a remark is from being taken for a sorrow by the model alone, in log-odds; negative of one that is. */
export function farFromSorrow(remark: string): number {
  return thresholdFor(remark) - mostSorrowful(remark).most
}

/** “Theo hit his brother today”: a child who is learning not to. Of those who are no child of the family it is an alarm. */
function isBetweenChildren(wish: string): boolean {
  return meantBy(wish) === 'hitting' && !BY_OTHERS.test(wish) && !BY_GROWN_UP().test(wish)
}

/** In any of the languages in which a family calls its grown-ups: of a brother or a sister it is a child’s. */
const BY_GROWN_UP = lazyPattern(
  () =>
    `^(?:${anyOf([...PARENT_WORDS, ...RELATIVE_WORDS].filter((word) => !/^(?:sis(?:ter)?s?|bro(?:ther)?s?|siblings?|twins?|son|daughter|sons|daughters|kid|grandkids|cousins?|cuz|akka|thambi|didi)$/u.test(word)))})(?!\\p{L})`,
  'iu'
)
const BY_OTHERS =
  /^(?:they|we|some(?:one|body)|an?|the|bull(?:y|ies)|people|kids|boys|girls|teens?|strangers?|police|men)(?!\p{L})|^(?!i ).*(?<!\p{L})(?:my|our)(?!\p{L})/iu

/**
 * Up to which log-odds a wish is no sorrow, by the rules of joy or as a whole sentence of which a story was written: being
 * left out, giving up the dummy. A toy that was left on a bus may be a rabbit, and is no surer than an open rule.
 */
function noSorrowUpTo(wish: string): number {
  const meant = meantBy(wish)
  if (meant === null) return gladUpTo(wish)
  return meant.startsWith('lost toy ') ? Math.max(OPEN_TO, gladUpTo(wish)) : Infinity
}

/** “We lost bunny at the shops and daddy found him”: it ends well, unless it says a word of what does not. */
function isFoundAgain(wish: string): boolean {
  return LOST_AND_FOUND.test(wish) && !NOT_WELL.test(wish)
}

const LOST_AND_FOUND =
  /\b(?:lost|missing|left (?:behind|on|at|in)|ran (?:away|off)|run (?:away|off)|got out|escaped|disappeared)\b.*\b(?:and|but|then|until|so)\b.*\b(?:found (?:him|her|it|them)|(?:was|were|got) (?:found|handed in)|(?:came|come) (?:back|home)|turned up|brought (?:him|her|it|them) (?:back|home))\b/iu
const NOT_WELL =
  /\b(?:di(?:e|ed|es|ying)|dead|death|funeral|bur(?:y|ied|ial)|heaven|angels?|hospital|ambulance|police|hurt|injured|blood|bleeding|drown\p{L}*|river|run over|run down|vet|too late|not breathing|body|(?:a|another|the) baby|job|never|didn[’']?t|not|no one|nobody|won[’']?t|without|sad|crying|cries|road(?:side)?|motorway|gutter|ditch|stiff|kill\p{L}*|war|fire)\b/iu

/** So far above the threshold, in log-odds, no word of coming home makes it doubtful: “they sent mum home from hospital to die”. */
const SURE = 6

/** “The day nobody could find the other shoe”: most days of which a story is told were no bad ones. In log-odds. */
const SURE_OF_A_DAY = 2
const A_DAY = /^the (?:day|night|time|morning|afternoon|evening) /iu

/** Nor does a child sing in a sorrow, or laugh. In log-odds. */
const SURE_OF_GLAD = 2
const GLAD = /\b(?:sang|singing|laugh(?:ed|ing|s)?|giggl\w+|yay|hooray|hurrah|so funny|had fun|dancing|danced)\b/iu
/** “Grandpa comes out of hospital tomorrow” is glad news. */
const HOMECOMING =
  /\b(?:comes?|coming|came|gets?|getting|got|is|was|’s|let|allowed) (?:home|back|out)(?: home)? (?:from|of) (?:the )?hospital\b|\b(?:home|back) from (?:the )?hospital\b|\bdischarged\b|\bthe all clear\b/iu

/** Who is missed after a move can be visited. */
const MOVES = /\bmov(?:e|ed|ing) (?:house|home|flat|to (?:a|the|our) new (?:house|home|flat))\b/iu

/** An absence that ends is told as itself, with the one who goes and comes home. */
const COMES_HOME =
  /\b(?:for|with|to|at) (?:her |his )?work\b|\b(?:work|business) trip|\bnight shifts?\b|\bwork(?:s|ing)? (?:nights|late)\b|\b(?:new|on) nights\b|\bconference\b|\bfor (?:a few|one|two|three|four|five|\p{N}+) (?:days?|nights?|sleeps?)\b|\b(?:until|till|til|back on|home on) (?:mon|tues|wednes|thurs|fri|satur|sun)day/iu
const AT_WORK = /(?<=\bwork.*)\bhospital\b/iu
const IS_MISSED =
  /\b(?:miss(?:es|ing)?|cry|cries|crying|sad|months?|years?|long time|never|war|army|prison|jail|hospital)\b/iu

/**
 * Who is at work, or at a camp of scouts, and comes home is missed, and that is told as what it is: with one word more than
 * such a trip is told in, it may be another thing (“he is at camp and they took his phone”).
 */
function isOnATrip(wish: string): boolean {
  const said = withoutOrder(wish) ?? wish
  const words = wordsOfWish(said).map(({ word }) => word)
  return ON_A_TRIP.test(said) && words.some((word) => GOES_ON_A_TRIP.has(word)) && words.every(isOfATrip)
}

function isOfATrip(word: string): boolean {
  return OF_A_TRIP.has(word) || GOES_ON_A_TRIP.has(word)
}

const ON_A_TRIP =
  /\b(?:(?:work|business|school|class) trip|for (?:her |his )?work|work(?:s|ing)? (?:nights|late)|(?:on|at|to|for) (?:a |the |her |his )?(?:conference|course|(?:scout|guide|brownie|cub|school|summer|football|band|sleepaway|sleep-away) camp)|(?:off|away) with the (?:scouts|guides|cubs|brownies)|(?:until|till|til|back on|home on|back) (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/iu
const GOES_ON_A_TRIP: ReadonlySet<string> = new Set([...PARENT_WORDS, 'brother', 'sister', 'twin'])
const OF_A_TRIP: ReadonlySet<string> = new Set(
  (
    '. ’s ’m i he she we they him her his my our a the and so but is am are was who went gone goes going away off out at on ' +
    'in for with from to until back home comes coming again this next week weekend day days night nights one two three four ' +
    'five work works working late trip business conference course training meeting school class scout guide brownie cub ' +
    'summer football band camp monday tuesday wednesday thursday friday saturday sunday tomorrow today tonight miss misses ' +
    'missing missed much lot lots big little first left leaves leaving without sleepaway sleep-away scouts guides cubs brownies'
  ).split(' ')
)

/**
 * “A slug who wants a shell like his friend has”, “two trumpets who do not speak”: characters of whom a story is told.
 * What the model knows of a child who wants, misses or cannot do something is no news of that one.
 */
function isTale(wish: string): boolean {
  if (isTaleOfToys(wish)) return true
  const told = /^(?:an?|the|one|two|three|four|some) (?:\p{L}+ ){0,2}(?<noun>\p{L}+),? (?:who|that|which)\b/iu.exec(
    wish
  )?.groups
  const noun = told?.['noun'] ?? ''
  if (told === undefined || A_PERSON.test(noun) || A_PERSON.test(noun.replace(/s$/u, ''))) return false
  // Of two men who broke the door the model is asked.
  if (/^(?:two|three|four|some|the) /iu.test(wish) && namesHarm(wish)) return false
  return !wordsOfWish(wish).some(({ word }) => KIN.has(word) || FIRST_PERSON.has(word) || OURS.has(word))
}

/** “Toys that come alive when we leave”: nothing is said of us but that we are not looking. Of no other thing: a belt comes, too. */
function isTaleOfToys(typed: string): boolean {
  const [, does = ''] =
    /^(?:the |all the |my |our )?(?:toys|dolls|teddies|teddy bears|puppets) (?:who|that|which) (.+)$/iu.exec(
      typed.replace(WHEN_WE_ARE_AWAY, '')
    ) ?? []
  if (does === '' || HARMED.test(does) || namesHarm(does)) return false
  return !wordsOfWish(does).some(({ word }) => KIN.has(word) || FIRST_PERSON.has(word) || OURS.has(word))
}

const WHEN_WE_ARE_AWAY =
  /,? (?:when|while|whenever|once|as soon as|after) (?:we|i|the (?:children|kids)|everyone|everybody) (?:leaves?|sleeps?|go(?:es)? (?:out|to (?:bed|sleep|school|work))|looks? away|(?:am|are|is) (?:out|away|asleep|sleeping|in bed|at school|at work|not (?:there|looking|home|at home))|(?:aren|isn)[’']?t (?:there|looking|home|at home))[.!]*$/iu

/**
 * “A witch with hiccups”, “a chameleon keeps losing himself”: a stranger who does something or has it. Of one that is hurt,
 * dies, is ill or alone the model is asked, and so it is of a pet or a child.
 */
function isStrangersDeed(wish: string): boolean {
  const [, noun = ''] = STRANGER.exec(wish) ?? []
  if (noun === '' || HARMED.test(wish)) return false
  const who = noun.toLowerCase()
  if (NO_STRANGER.has(who) || A_PERSON.test(who)) return false
  if (!TALE_BEINGS.has(who) && !knownNoun(who)) return false
  return !wordsOfWish(wish).some(({ word }) => KIN.has(word) || FIRST_PERSON.has(word) || OURS.has(word))
}

const STRANGER =
  /^(?:an?|two|three) (?:(?:very|really|little|tiny|small|big|old|young|shy|brave|grumpy|sleepy|silly|clever|friendly|polite) ){0,2}(\p{L}+) (?:with (?:an? |the |no |its |his |her )?(?:hiccups|\p{L}+)|(?:\p{L}{3,}(?<![su])s) (?:\p{L}+))/iu
const HARMED =
  /\b(?:di(?:e|ed|es|ying)|dead|death|funeral|bur(?:y|ies|ied|ial)|graves?|heaven|angels?|ill|sick|poorly|hospital|cancer|accident|crash\p{L}*|drown\p{L}*|bl(?:ood|eeds?|eeding)|hurts?|hits?|beats?|beaten|kills?|killed|shoots?|shot|guns?|knife|war|wars|bombs?|cr(?:y|ies|ied|ying)|sad|sadness|grief|grieves?|lonely|alone|abandon\p{L}*|orphan\p{L}*|lost|loses (?:its|his|her|an? (?:leg|wing|eye|arm|mum|mother|friend))|miss(?:es|ing|ed)?|gone|leaves|left|never|broken|breaks|burn\p{L}*|fire|falls? (?:off|from|down|out)|bull(?:y|ied|ies)|run over|eats? nothing|starv\p{L}*|cancer|chemo|stroke|seizures?|wheelchair|disease|fever|depress\p{L}*|worthless|hates)\b/iu
const TALE_BEINGS: ReadonlySet<string> = new Set(CREATURE_WORDS)
const NO_STRANGER: ReadonlySet<string> = new Set([...KIN_WORDS, ...PET_WORDS, ...BABY_WORDS, ...FRIEND_WORDS])

const A_PERSON =
  /^(?:men|women|ladies|babies|families|puppies|boy|girl|child|children|kid|kids|baby|man|woman|lady|person|people|friend|friends|neighbour|teacher|family|twins?|uncle|auntie|aunty|somebody|someone|day|night|time|week|year|one|house|home|car|accident|pet|hamster|goldfish|guinea|pig|dog|cat|rabbit|puppy|kitten)$/iu

/** A child who asks so asks after a person. */
const ASKS_AFTER: ReadonlySet<string> = new Set(
  [
    ...KIN_WORDS,
    ...BABY_WORDS,
    ...FRIEND_WORDS,
    ...'my our his her their she he me us man men lady woman'.split(' ')
  ].filter((word) => word !== 'baby' && word !== 'babies')
)

/** A question and not a word behind it: “why is the sky blue? our dog died” is another wish. */
const ONE_QUESTION =
  /^(?:why|how|what|where|when|who|which|do|does|did|can|is|are)\b(?!.*(?:[,.;:!]| and | but | because | cos | since | if ))[^?]*\??\s*$/iu
/** “… and we can’t” */
const AND_NOT_WE =
  /,? (?:and|but) (?:we|i|you|people|humans) (?:can(?:[’']?t|not)?|do(?:n[’']?t| not)?|are(?:n[’']?t| not)?)(?: \p{L}+)?(?=\??$)/iu
/** “When they cut my hair” asks after no person. */
const OF_A_BODY =
  /\b(?:my|our|his|her|their) (?=(?:hair|nails?|teeth|tooth|tummy|nose|eyes?|ears?|fingers?|toes?|skin|feet|knees?)\b)/giu

/**
 * “How did the dinosaurs die” and “why can fish breathe in water”: a question of the world to which there is an answer,
 * and none of the family in it. What was written for any such question asks after no person who is missed.
 */
export function isAnsweredQuestion(wish: string): boolean {
  return (
    ONE_QUESTION.test(wish.replace(AND_NOT_WE, '')) &&
    !wordsOfWish(wish.replace(OF_A_BODY, '')).some(({ word }) => ASKS_AFTER.has(word)) &&
    answerTo(wish) !== null
  )
}

/**
 * “Envelopes”, “little bricks”: a thing of a child’s world, and not a word more. What the model has heard of bricks it heard
 * of those that were thrown.
 */
function isPlainNoun(wish: string): boolean {
  const noun = wish
    .trim()
    .toLowerCase()
    .replace(/[.!? ]+$/u, '')
    .replace(OF_ITS_LOOKS, '')
    .replace(WHEN_OR_WHERE, '')
  return !MAY_HURT.test(noun) && (TAKEN_BY_ITSELF.test(noun) || KIN.has(noun) || knownNoun(noun) !== null)
}

const TAKEN_BY_ITSELF = /^(?:bricks?|house|home|flat|apartment|street|road|village|town|city|neighbou?rhood)$/u
const OF_ITS_LOOKS =
  /^(?:(?:the|an?|some|my|our|two|three|four|five|six|seven|eight|nine|ten|twelve|little|tiny|small|big|giant|long|sleepy|funny|silly|happy|friendly|magic|red|blue|green|yellow|pink|purple|orange|white|golden) )+/u
const WHEN_OR_WHERE =
  / (?:at|on|in|by|during|after) (?:the (?:marae|weekend|night|evening|morning|snow|rain|summer|winter|spring|autumn|seaside|beach|park|zoo|farm|shop|shops|kitchen|bath|woods|forest|jungle|sea|moon)|night|summer|winter|spring|autumn|space|christmas|lunch|bedtime|\p{L}+days?)$/u
const MAY_HURT =
  /\b(?:cellar|basement|graveyard|cemetery|belt|needle|knife|knives|gun|hospital|ambulance|prison|police|tornado|storm|fire|baby|babies|wheelchair|bandage|plaster)s?\b/u

/**
 * A visit to the grandparents, and not a word more. The model knows most visits from graves and hospitals, and takes
 * “visiting grandma” for one of those; “visiting grandma’s grave” says a word that is not in this list.
 */
function isPlainVisit(wish: string): boolean {
  const words = wordsOfWish(wish).map(({ word }) => word)
  // “at Nonnos” is at Nonno’s.
  const isVisited = (word: string): boolean => VISITED.has(word) || VISITED.has(word.replace(/s$/u, ''))
  return words.some(isVisited) && words.every((word) => isVisited(word) || OF_A_VISIT.has(word))
}

const VISITED = new Set(
  (
    'grandma grandpa granny grandad granddad gran nana nanna nan nanny gramps grammy grandmother grandfather grandparents ' +
    'cousin cousins auntie aunty uncle oma opa abuela abuelo nonna nonno nonni lola lolo halmoni nani dadi babcia dziadek ' +
    'yiayia pappou teta jiddo bibi babu gogo mkhulu'
  ).split(' ')
)
const OF_A_VISIT = new Set(
  (
    '’s ’m ’re a an the my our his her and we i are is am we’re i’m going go to at with for visit visits visiting see ' +
    'seeing stay staying trip weekend day first house tomorrow today this next week saturday sunday ' +
    // The same when it is over.
    'visited saw went stayed had got back from yesterday morning afternoon last all lunch tea dinner breakfast cake ' +
    'pancakes garden farm park lovely nice fun great time'
  ).split(' ')
)

/** “Her brother keeps copying everything she says”: a quarrel of every day, whatever the model thinks of brothers. */
function isSiblingsHabit(wish: string): boolean {
  if (isPlainSquabble(wish)) return true
  return (
    SIBLINGS_HABIT.test(wish) &&
    !/\b(?:hit|hurt|touch|cry|sad|scared|away|hospital|died|ill|drink|drunk|drug|pill|medicine|overdos|knife|tears?|life|himsel|hersel|mysel|bone|arm|leg|hair|breath|apart)\p{L}*/iu.test(
      wish
    )
  )
}

function isPlainSquabble(wish: string): boolean {
  const match = PLAIN_SQUABBLE.exec(wish)
  const thing = match?.groups?.['over'] ?? match?.groups?.['about'] ?? ''
  return match !== null && !IN_A_FIGHT_NO_TOY.test(thing) && !namesHarm(thing) && !KIN.has(thing.toLowerCase())
}

/** Over such a thing it is no squabble. */
const IN_A_FIGHT_NO_TOY =
  /^(?:kni(?:fe|ves)|guns?|pistols?|rifles?|blades?|razors?|axes?|hammers?|scissors|weapons?|matches|lighters?|fire|petrol|pills?|tablets?|medicine|drugs?|weed|drinks?|beer|wine|vodka|alcohol|cigarettes?|vapes?|needles?|money|custody|inheritance|nothing to eat)$/iu

/** Not a word more: with one more it may be no squabble. */
const PLAIN_SQUABBLE =
  /^(?:(?:me|i) and )?(?:my|his|her|our) (?:(?:big|little|older|younger|twin) )?(?:brother|sister|twin|cousin)(?: and (?:me|i|him|her|he|she))? (?:had (?:a|another) (?:big |little |silly |huge )?(?:fight|row|argument|squabble|quarrel)|fought|argued|quarrell?ed|squabbled)(?: (?:today|again|and made up|over (?:the )?(?<over>\p{L}+)|about the (?<about>\p{L}+)))*[.!]*$|^(?:(?:my|her|his|our|the) )?(?:(?:big|little|older|younger|baby|twin) )?(?:brother|sister|twin|cousin)s? (?:hits?|kicks?|bites?|pinch(?:es)?|push(?:es)?|scratch(?:es)?) (?:me|her|him)[.!]*$|^(?:(?:my|her|his|our|the) )?(?:(?:big|little|older|younger|baby|twin) )?(?:brother|sister|twin|cousin)s? (?:(?:is|are|always|keeps?) )*(?:teas(?:es|ing)|annoy(?:s|ing)|boss(?:es|ing)) (?:me|her|him)(?: (?:about|around|all the time|all day|again))?[.!]*$|^(?:siblings?|brothers?|sisters?|brothers and sisters|twins?|cousins?)(?: (?:are|keep|always))? (?:fight(?:s|ing)?|squabbl(?:es?|ing)|argu(?:es?|ing)|bicker(?:s|ing)?)(?: (?:all the time|all day|again))?[.!]*$/iu

const SIBLINGS_HABIT =
  /^(?:(?:(?:he|she|i)(?:[’']s|[’']m| is| am)? )?(?:feeling |feels )?(?:so |very |really )?(?:cross|angry|mad|annoyed) (?:because|cos|that|when|as) )?(?:(?:my|her|his|our|the) )?(?:(?:big|little|older|younger|baby|twin) )?(?:brother|sister|twin|cousin)s? (?:always |keeps? |just )?(?:cop|knock|tak|took|break|broke|steal|stole|snatch|grab|scribbl|tread|trod|wreck|squash|smash|tear|tore|ripp?)\p{L}*(?: (?:down|up|over|on|off|in))? (?:my|her|his|our|their|the|all|every\p{L}*)\b/iu

/**
 * “Why does Grandpa fall asleep in his chair”, “the car broke down”, “our old dog sleeps all day”: no person is in
 * need.
 */
function isOfAnyDay(wish: string): boolean {
  return OF_ANY_DAY.some((said) => said.test(wish)) && !IN_NEED.test(wish)
}

/** Of a grown-up the same words tell of something else. */
const GROWN_UP = anyOf([
  ...PARENT_WORDS,
  ...RELATIVE_WORDS.filter((word) => !/^(?:brothers?|sisters?|siblings?|twins?|cousins?|sons?|daughters?|kids?)$/u.test(word)),
  ...'stepdad stepmum stepmom stepfather stepmother parent parents man woman lady teacher coach nanny babysitter neighbour neighbor lodger carer grown'.split(' ')
]) // prettier-ignore
/** A mood is over by the next day. */
const MOOD_OF_A_CHILD = wordPattern(
  String.raw`^(?:(?!(?:my |our )?(?:${GROWN_UP})(?![\p{L}]))(?:he|she|they|(?:we )?(?:had|has|have)|such|got|my \p{L}+|\p{L}+))?(?: (?:was|is|were|had|has|in|got))? ?(?:a |an |the )?(?:(?:such|very|big|huge|proper|real|right|massive|giant|so|really|bit) )?(?:a )?(?:grumps?|grumpy|tantrums?|meltdowns?|sulks?|sulky|strops?|stroppy|bad mood|moody|huffs?)(?:(?: and)? (?:all (?:day|afternoon|evening|morning)|after (?:nursery|school|preschool|kindy|nap|swimming|tea)|today|tonight|(?:for )?no reason(?: at all)?|again|over nothing|in the (?:car|bus|shops?|supermarket|park|bath|kitchen|garden|hall|street|playground|morning|evening|afternoon|night|pool|library|cafe)))+[.!]*$`,
  'iu'
)

const OF_ANY_DAY: readonly RegExp[] = [
  // Who has only a tent does not say where in the house it stands.
  /^(?:we|i|they) (?:all )?(?:slept|sleep|camped|are sleeping|are camping|stayed) in (?:a|the|our) tent (?:in|on) (?:the|our) (?:living room|lounge|front room|bedroom|back garden|garden|balcony)\b/iu,
  /^(?:we|i|they)(?:[’']ve| have)? (?:just )?(?:got|picked up|brought home|fetched|collected) (?:our|a|the|my) (?:new )?(?:kitten|puppy|rabbit|hamster|guinea pig|goldfish|budgie)(?: (?:today|yesterday|this (?:morning|afternoon)))?$/iu,
  MOOD_OF_A_CHILD,
  // What school asks for on a Monday.
  /^what (?:we|i) (?:did|do|are doing|saw|ate|played|made) (?:at|on|in|over|during|this) (?:the |my |our )?(?:weekend|holidays?|half term|summer|morning|school|nursery|\p{L}+days?|break)[.!]*$/iu,
  // What is to be seen from the window; who sleeps on the street is another thing.
  /\b(?:road ?works?|diggers?|lorry|lorries|bins?|cones?|holes?|steam ?rollers?|traffic|lights|lamp|lamps|party|market|snow|puddles?|builders|scaffolding) (?:is |are )?(?:on|in|down|outside|at the end of) (?:our|my|the|her|his|grandma[’']s|nan[’']s) (?:street|road|lane)$/iu,
  /^(?:(?:the|our|my|her|his) )?adoption(?: day)?$/iu,
  // A child who comes over at night is a tired family’s every day.
  /\b(?:com(?:es?|ing)|climb(?:s|ing)?|gets?|getting|creeps?|sneaks?|sleep(?:s|ing)?) (?:in|into|in to) (?:our|my|mum\p{L}*|dad\p{L}*|the big) (?:and dad\p{L}* )?bed\b/iu,
  // No child sleeps every night.
  /^(?:(?:my|our|his|her|the) )?(?:(?:little|big|baby|older|younger) )?(?:brother|sister|twin|cousin)s? (?:can[’']?t|cannot|won[’']?t|couldn[’']?t|doesn[’']?t want to) (?:sleep|get to sleep|go to sleep|fall asleep|settle)(?: tonight)?[.!]*$/iu,
  // A feeling and not a word more.
  /^(?:feeling|being) (?:cross|angry|grumpy|jealous|shy|bored|nervous)$/iu,
  // A family that moves, and a child who moves out of the cot: news of which there are stories.
  /^(?:(?:we|our family)(?:[’']re|[’']ve| are| have)? (?:just )?)?mov(?:e|ed|ing) (?:abroad|overseas|(?:to|from) (?:another|a new|a different) country)(?: (?:next|in|this|soon|tomorrow|on)(?: \p{L}+)?)?[.!]*$/iu,
  /^(?:(?:he|she|(?!(?:dad|mum|mom|pap|mam)\p{L}*)\p{L}+)(?:[’']s| has| is)? (?:just )?)?mov(?:e|es|ed|ing) (?:in|into|in to|to|out of) (?:(?:a|the|her|his|my|their) )?(?:cot|(?:own |new )?(?:big (?:girl|boy|kid)?(?:[’']?s)? ?|bunk |bigger )bed|own (?:bed|room))(?: (?:last night|tonight|today|tomorrow|yesterday|this week))?[.!]*$/iu,
  /\b(?:sleep(?:s|ing)?|slept|stay(?:s|ed|ing)?) (?:all night )?in (?:my|his|her|their) own (?:big )?(?:bed|room)\b/iu,
  /\b(?:am|is|are|was|were|be|being|been|got|running|comes?|came) (?:(?:so|too|very|always|really) )?late\b/iu,
  // Who got more, or was first, is envied and not mourned.
  /\b(?:got|gets?|getting|has|had) (?:(?:way|much|a lot|lots) )?(?:more|bigger|the (?:bigger|biggest|better|best|last|first|front|window|most))\b/iu,
  /^why (?:does|do|is|are|has|have) .*\b(?:falls? asleep|asleep|sleeps?|snores?|snoring|bald|wrinkl\p{L}*|gr[ea]y|beards?|glasses|cold|slow|loud|old|hair|noses?|ears?|so many)\b/iu,
  /\b(?:car|bus|train|van|lift|boiler|heating|telly|tv|washing machine|fridge|oven|bike|hoover|wifi|internet|power|electricity|lights?) (?:broke(?: down)?|has broken(?: down)?|is broken|conked out|stopped|wouldn[’']?t start|went (?:out|off))\b/iu,
  /^(?:(?:our|my|the) )?(?:old |little )?(?:dog|cat|hamster|rabbit|guinea pig)\b.*\b(?:sleeps|sleeping|snores|snoozes|old and tired|has to wear|wearing|won[’']?t play)\b/iu
]
const IN_NEED =
  /\b(?:di(?:ed|es|ying)|dead|death|ill|sick|poorly|hospital|vets?|cancer|cry|cries|crying|cried|sad|scared|hurt|accident|crash\p{L}*|ambulance|operation|lost|gone|left|leav\p{L}*|miss(?:es|ing)?|put (?:to sleep|down)|anymore because|drunk|drinks|wake|woke|breath\p{L}*|(?:wo|do|does|ca|is)n[’']?t (?:eat|drink|get up|stand))\b/iu

/** “Our old dog can’t jump any more”, and not a word more: it is alive, and told of as it is. */
const AGEING_ANIMAL = wordPattern(
  String.raw`^(?:my|our|his|her) (?:old |poor )?(?:${PET_WORDS.join('|')})(?: \p{L}+)? (?:(?:can|could|wo|does)n?[’']?t (?:jump|run|see|hear|climb|play|fetch|bark)(?: up)?(?: any ?more| so well)|(?:is|has gone|[’']s)(?: very| quite| a bit| old and| nearly)* (?:old|deaf|blind|slow|tired)(?: now)?)[.!]*$`,
  'iu'
)

/** Whether a loss is a death beyond doubt: then, and only then, it is told as one. */
export function speaksOfDeath(wish: string): boolean {
  return TELLS_OF_DEATH.test(wish) || rulesHearing(wish).some(({ kind }) => kind === 'loss')
}

const TELLS_OF_DEATH =
  /\b(?:di(?:ed|es|ying)|dead|death|passed(?: away| on)?|funeral|bur(?:y|ied|ial)|heaven|in the sky|with the (?:angels|stars)|an? (?:angel|star) now|ashes|cremat\w*|grave|gone (?:now|forever|for ever)|is gone|was gone|lost (?:my|our|her|his|a baby|the baby)|no more|put (?:\P{Z}+ ){0,3}(?:to sleep|down|2 sleep)|be let go|(?:n’t|n't|not) make it|born sleeping|sleeping forever|goodbye to|last breath|killed|shot|flattened|run over|rainbow bridge|without (?:grand|nan|pop)\p{L}*)\b/iu

/** What is heard first names the sorrow: who choked and died is mourned. */
const RULES: readonly SorrowRule[] = [...SORROW_RULES, ...ACCIDENT_RULES, ...DISASTER_RULES]

/** A phrase of a rule, found by the word that it begins with. */
interface Indexed {
  rule: SorrowRule
  phrase: string
  isUnless: boolean
}

/** The rules of the tables that take a wish for a sorrow, in their order. */
export function rulesHearing(wish: string): SorrowRule[] {
  const words = wordsOfWish(wish)
  const present = new Set(words.flatMap(({ token, word }) => [token, word]))
  const texts = [words.map(({ token }) => token), words.map(({ word }) => word)].map((each) => ` ${each.join(' ')} `)
  const { byFirstWord, unspaced } = phrasesOfRules()
  const spaced = [...present]
    .flatMap((word) => byFirstWord.get(word) ?? [])
    .filter(({ phrase }) => texts.some((text) => text.includes(` ${phrase} `)))
  const said = [...spaced, ...(UNSPACED.test(wish) ? unspaced.filter(({ phrase }) => wish.includes(phrase)) : [])]
  const heard = new Set(said.flatMap(({ rule, isUnless }) => (isUnless ? [] : [rule])))
  for (const { rule, isUnless } of said) if (isUnless) heard.delete(rule)
  return heard.size === 0 ? [] : RULES.filter((rule) => heard.has(rule))
}

let indexed: { byFirstWord: ReadonlyMap<string, Indexed[]>; unspaced: readonly Indexed[] } | null = null

/** There are thousands of phrases, and a wish begins a few of them. */
function phrasesOfRules(): NonNullable<typeof indexed> {
  if (indexed) return indexed
  const all = RULES.flatMap((rule): Indexed[] => [
    ...rule.phrases.map((phrase) => ({ rule, phrase, isUnless: false })),
    ...rule.unless.map((phrase) => ({ rule, phrase, isUnless: true }))
  ])
  const [unspaced, spaced] = [true, false].map((is) => all.filter(({ phrase }) => UNSPACED.test(phrase) === is))
  indexed = {
    byFirstWord: Map.groupBy(spaced ?? [], ({ phrase }) => phrase.split(' ', 1)[0] ?? ''),
    unspaced: unspaced ?? []
  }
  return indexed
}

/** Scripts that put no spaces between words, or put endings on them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Devanagari}]/u

/** Whether a text speaks of the family’s own people or animals, or of the child: not a prank but something that happened. */
export function speaksOfFamily(wish: string): boolean {
  const words = wordsOfWish(wish)
  return words.some(
    ({ word, token }, at) =>
      KIN.has(word) ||
      FIRST_PERSON.has(word) ||
      ((token === '<pet>' || token === '<friend>' || token === '<baby>') && words[at - 1]?.token === '<my>')
  )
}

const KIN = new Set(KIN_WORDS)
const FIRST_PERSON = new Set(['i', 'me', 'myself', 'we', 'us'])
const OURS = new Set(['my', 'our'])
