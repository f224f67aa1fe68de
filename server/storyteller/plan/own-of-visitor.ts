import { VISITOR_TRAITS, type ScenePlot, type VisitorTrait } from '#content/format.ts'
import { baseOfPast } from '../language/verb-forms.ts'
import { remembered, rememberedFor } from '../remembered.ts'
import { namesHarm } from '../sorrow/joy-rules.ts'
import { tellsOfNeed } from '../sorrow/need-beside.ts'
import { wordPattern } from '../word-pattern.ts'
import { NO_WORDS, stemsOf } from '../word-stems.ts'
import { isSaidWhole } from './own-of-form.ts'
import type { Reading } from './reading.ts'

/** Whether the wish says more of the visitor than fits after the name: then it is told by all its words. */
function saysMore({ parts, visitor }: Reading['wish'], most: number): boolean {
  const words = (text = ''): number => text.split(' ').length
  return words(visitor?.first) > most || words(parts?.said) > words(visitor?.first) + 1
}
const MOST_WORDS_OF_VISITOR = 11
/** Of a story of just that, which is told of little more than it says. */
const MOST_WORDS_OF_WHOEVER = 15

/** A deed that was done once cannot be handed in. */
export function isOfItsNature({ ofNature }: ScenePlot, { wish }: Reading): boolean {
  return ofNature !== true || wish.visitor?.isOver !== true
}

/** Whether the wish says of the visitor just what such a story is about, if it is about one thing of many. */
export function saysWhoever(plot: Pick<ScenePlot, 'whoever' | 'except' | 'notOf'>, reading: Reading): boolean {
  return plot.whoever === undefined || lengthOfClauseSaid(plot, reading) > 0
}

/** The longest clause of such a story that the wish says of the visitor, in stems and marks (`not able`); 0 where it says none. */
export function lengthOfClauseSaid(
  { whoever, except, notOf = NO_WORDS }: Pick<ScenePlot, 'whoever' | 'except' | 'notOf'>,
  { wish }: Reading
): number {
  if (whoever === undefined || wish.visitor === null) return 0
  const nouns = wish.visitor.noun.toLowerCase().split(' ')
  if (notOf.some((noun) => nouns.includes(noun))) return 0
  const { says, asDid, asDone } = predicateOf(wish.visitor)
  const { visitor } = wish
  return Math.max(
    ...[asDid, asDone].map((did) => (did === null ? 0 : lengthSaid({ whoever, except }, says, did, visitor)))
  )
}

/** `did` is the words of what the visitor did, `says` the same as a sentence. */
function lengthSaid(
  { whoever, except = NO_WORDS }: { whoever: readonly string[]; except: readonly string[] | undefined },
  says: string,
  did: ReadonlySet<string>,
  visitor: NonNullable<Reading['wish']['visitor']>
): number {
  const isSaid = (words: ReadonlySet<string>): boolean => [...words].every((word) => did.has(word))
  const said = predicatesOf(whoever).filter(isSaid)
  if (said.length === 0) return 0
  // Of a story of one who does it under a condition only, the condition is what is told.
  const isConditional = said.some((words) => words.has(ON_CONDITION))
  if (isConditional && (namesHarm(says) || tellsOfNeed(says))) return 0
  const unconditional = isConditional ? says.replaceAll(CONDITION, ' ') : says
  // Why it is so, what else there is, and of whom, no such story tells: “afraid of the dark since the fire”.
  if (SAYS_MORE.test(unconditional.replace(SAYS_NO_MORE, ' ')) || OF_REAL_ONE.test(visitor.noun)) return 0
  if (IN_EARNEST.test(`${visitor.noun} ${says}`) || saysWhatIsGrim(says, isConditional ? NO_WORDS : whoever)) return 0
  if (visitor.noun.startsWith('old ') && MAY_BE_IN_EARNEST.test(says)) return 0
  // Who painted all the trees blue did that once, and is no painter.
  const most = isConditional ? MOST_OF_CONDITION : visitor.isOver ? 0 : MOST_UNSAID
  const [feels] = FEELS.exec(says) ?? []
  const felt = feels === undefined ? null : stemsOf(feels)
  const isAllSaid = (words: ReadonlySet<string>): boolean => {
    const rest = [...did].filter((word) => !words.has(word) && word !== BEING)
    const isOther =
      rest.some((word) => word in REFUSED) || (felt !== null && ![...felt].some((word) => words.has(word)))
    return rest.length <= most && !isOther && !tellsOfNeed(rest.join(' '))
  }
  // “Never stops” is no “no”, and of “says no” nothing else is left.
  const isMeant = (words: ReadonlySet<string>): boolean =>
    SAYS_NO.test(says) || [...words].some((word) => !(word in REFUSED))
  const told = said.filter((words) => isMeant(words) && isAllSaid(words))
  const isAnother =
    told.length > 0 &&
    except.some((words) => says.includes(words) || (isSaid(wordsOfPredicate(words)) && !saysNoMore(words, whoever)))
  return isAnother ? 0 : Math.max(0, ...told.map(({ size }) => size))
}

/** What the wish says of the visitor, which each of such stories asks for. */
const predicateOf = rememberedFor(({ did }: NonNullable<Reading['wish']['visitor']>) => {
  // With a space behind it, so that “talk to ” is found at its end as well and is no “talk too”.
  const says = `${did} `
  // “Broke things” of who breaks things: a list has one of the two.
  const [verb = '', ...rest] = says.split(' ')
  const base = NO_DEED.test(verb) ? verb : baseOfPast(verb.toLowerCase())
  const asDone = base === verb ? null : wordsOfPredicate([base, ...rest].join(' '))
  return { says, asDid: wordsOfPredicate(says), asDone }
})

const NO_DEED = /^(?:was|were|had|could|would|did|wanted|wished|longed|hoped|loved|liked)$/iu

/** Of words that say no more than the trouble itself, “was very hungry”, only just those are another story. */
function saysNoMore(words: string, whoever: readonly string[]): boolean {
  const said = [...wordsOfPredicate(words)]
  return predicatesOf(whoever).some((each) => said.every((word) => each.has(word)))
}

const MOST_UNSAID = 2
/** “Only opens if you ask nicely and stand on one leg”. */
const MOST_OF_CONDITION = 6
/** Who is afraid of the vacuum cleaner cleans nothing, and who wants to see the garden plants none. */
const FEELS =
  /(?<!\p{L})(?:scared|afraid|frightened|terrified|hates?|hated|sees?|saw|argues?|argued|misses|miss|missed|visits?|visited)(?!\p{L})/iu
const SAYS_MORE =
  /(?<!\p{L})(?:because|since|but|and|so|after|until|unless|when|whenever|if|with|from|by|for|in secret|any ?more|uncle|aunt\p{L}*|gran(?!t)\p{L}*|father|mother|mum\p{L}*|mom\p{L}*|dad\p{L}*|man|men)(?!\p{L})/iu
/**
 * The name of a game, a word said twice (“smaller and smaller”), the treasure that is looked for, that it is so “for a day”,
 * what stands before how loud the visitor is (“sings so loud”), that the visitor is too big for it, that it is done “by
 * itself”, “by mistake” or “for ever”, what comes of its own and is waited for, and that what is borrowed is never given back, whom
 * it stops for each time, and that it comes when all is over.
 */
const SAYS_NO_MORE =
  /(?<!\p{L})(?:and(?=[ -]seek(?!\p{L}))|(?<=(?<!\p{L})borrow(?:s|ed|ing)?(?: \p{L}+){0,3} )and(?= (?:never|(?:do(?:es)?|did|wo|ca)(?: ?not|n[’']?t)|forg[eo]ts?(?: to)?|keep(?:s|ing)?|kept) (?:(?:gives?|gave|giving|brings?|brought|takes?|took|hands?|handed|returns?|returned) )?(?:it|them|things|anything|everything|all of (?:it|them))?(?: ?back)?(?: again)? *$)|(?<=(?<!\p{L})(?<again>\p{L}+) )and(?= \k<again>(?!\p{L}))|for(?= (?:(?:a|the|some|any|buried|hidden|lost|sunken) )*(?:treasures?|clues?) *$| (?:just |only )?(?:a|one) (?:single |whole )?(?:day|night|evening) *$)|(?<=(?<!\p{L})wait(?:s|ed|ing)? )for(?= (?:(?:a|an|the|its|his|her|some) )?(?:(?:first|last|number|night|school) )?(?:bus|coach|train|tram|ferry|post|postman|postwoman|letter|parcel|snow|rain|sunshine|spring|summer|autumn|winter|moon|stars|Christmas|Easter|birthday|visitors|turn|ice cream van)(?:es|s)?(?: to come)? *$)|(?<=(?<!\p{L})look(?:s|ed|ing)? )after|so(?= \p{L}+ *$)|by(?= (?:itself|mistake|accident) *$)|for(?= ?ever(?: and ever)? *$)|when(?= (?:it|the (?:fire|party|race|show|feast|game|match|rain|storm|snow|fun|music|picnic|day)|everything|everybody|everyone)(?:[’']s| is| was| are)(?: \p{L}+)? (?:over|out|better|finished) *$)|(?<=(?<!\p{L})(?:stops?|stopped|stopping|waits?|waited|brakes?|braked) )for(?= (?:every|each) \p{L}+ *$)|because(?= (?:it|he|she)(?:[’']s| is| was) (?:so|(?:much )?too) (?:big|large|tall|huge|long|wide|round|small|little|loud)(?!\p{L})))/giu
/** Of whom it may be true in earnest. */
const OF_REAL_ONE =
  /(?:^| )(?:baby|babies|boy|girl|child|children|kid|man|woman|lady|teacher|doctor|nurse|coach|postman|soldier|friend|person|people|toddler|sister|brother|twin|cousin|mother|father|mum|mummy|mom|mommy|mama|dad|daddy|papa|grand(?:ma|pa|ad|mother|father)|granny|nana|uncle|aunt|auntie|husband|wife|lump|rash|bruise|spot|cough|fire|flood)$/iu
/** What grows on a body, and whom a husband cheats on. */
const IN_EARNEST =
  /^(?:mole|belly|shadow|thing) .*(?<!\p{L})gr[eo]w|(?<!\p{L})gr[eo]w\p{L}* .*(?:lungs?|brain|breast|chest|liver|skin|neck|kidneys?)(?!\p{L})|(?<!\p{L})cheat\p{L}* on(?!\p{L})/iu
/** To whom it is done, or with what: “sells little girls”, “carries a knife”. A story that names it knows of it. */
const GRIM =
  /(?<!\p{L})(?:girls?|boys?|children|child|kids?|bab(?:y|ies)|toddlers?|sisters?|brothers?|daughters?|sons?|wife|wives|husband|knife|knives|guns?|swords?|blood\p{L}*|scars?|bald|boiling|fire|outside|at home)(?!\p{L})/giu

function saysWhatIsGrim(says: string, whoever: readonly string[]): boolean {
  return [...says.matchAll(GRIM)].some(([word]) => !whoever.some((clause) => clause.includes(word.toLowerCase())))
}
/** An old dog sleeps all day in earnest. */
const MAY_BE_IN_EARNEST =
  /(?<!\p{L})(?:fell|tripped|slipped|stumbled|tired|sleepy|slept|asleep|falling|sleeping)(?!\p{L})/iu

/** The words of “can’t swim” and “could not swim” are the same. */
const wordsOfPredicate = remembered((predicate: string): ReadonlySet<string> => {
  const words = new Set(stemsOf(predicate.replace(LONGING, 'wants to').replaceAll(NEGATED, ' ')))
  for (const [mark, pattern] of Object.entries(REFUSED)) if (pattern.test(predicate)) words.add(mark)
  if (OF_BEING.test(predicate)) words.add(BEING)
  if (OF_FIBS.test(predicate)) words.add(MADE_UP)
  if (IS_ON_CONDITION.test(predicate)) words.add(ON_CONDITION)
  return words
})
/** “Only works when …” is not “works”. */
const ON_CONDITION = 'only when'
const CONDITION = /(?<!\p{L})(?:when|whenever|if)(?!\p{L})/giu
const IS_ON_CONDITION = wordPattern(String.raw`(?<!\p{L})only(?!\p{L}).*${CONDITION.source}`, 'iu')
/** Who makes things up makes no things. */
const MADE_UP = 'made up'
const OF_FIBS = /(?<!\p{L})ma(?:kes?|de|king)(?: \p{L}+)? up(?!\p{L})/iu
/** Who wants to learn it wants to do it, and so does who dreams of it: one word is asked for. */
const LONGING =
  /(?<!\p{L})(?:want(?:s|ed)?|wish(?:es|ed)?|long(?:s|ed)?|hop(?:es|ed)|would (?:like|love)|dream(?:s|ed)? that (?:it|he|she) (?:can|could))(?: so much)? to(?: (?:learn|try)(?: how)? to| be able to)?(?!\p{L})/iu
/** The same of each entry of an authored list. */
const predicatesOf = rememberedFor((predicates: readonly string[]) => predicates.map(wordsOfPredicate))
/** Who wants to be a cat wants no cat, and who wants to be big no big cake. */
const BEING = 'to be'
const OF_BEING = /(?<!\p{L})(?:be|being|becom(?:e|es|ing)|wish(?:es|ed)?(?: that)? \p{L}+ (?:was|were|is))(?!\p{L})/iu
const REFUSED = {
  'not able': /(?<!\p{L})(?:ca|could)(?: ?n[o’']t|n[’']t)(?!\p{L})/iu,
  'not willing': /(?<!\p{L})(?:wo|wi?ll|would)(?: not|n[’']t)(?!\p{L})/iu,
  not: /(?<!\p{L})(?:do|does|did|is|was|has|had)(?: not|n[’']t)(?!\p{L})/iu,
  none: /(?<!\p{L})(?:no|never|without)(?!\p{L})/iu
}
const SAYS_NO = /(?<!\p{L})no(?!\p{L})/iu
const NEGATED =
  /(?<!\p{L})(?:(?:ca|could|wo|wi?ll|would|do|does|did|is|was|has|had)(?: ?not|n[’']t)?|can|no|never|without)(?!\p{L})/giu

/** Whether the wish tells of a visitor with this trouble, who is none of the family. */
export function comesWith(
  trouble: NonNullable<ScenePlot['visits']>,
  { wish, theme, cast, collides }: Reading,
  whoever: readonly string[] | undefined
): boolean {
  const ofJustThat = whoever !== undefined
  const isConditional = whoever?.some((clause) => IS_ON_CONDITION.test(clause)) === true
  const { visitor, moods, deed } = wish
  // Who looks for treasure does, whatever else is known of treasures.
  if (!visitor || (theme.kind === 'adventure' && !ofJustThat) || theme.kind === 'comfort') return false
  // Its mother is not the Mum of tonight.
  const { whom = '' } = visitor.trait?.words ?? {}
  const met = whom === '' ? visitor.first : visitor.first.replace(` ${whom}`, '')
  if (collides(met) || cast.some(({ called }) => met.includes(called))) return false
  // Who forgets cannot be the one who remembers how it was.
  const isForgetful =
    /(?<!\b(?:never|(?:did|does|could|can|will|would) ?not|(?:did|does|could|ca|wo|would)n[’']t) )\bforg[eo]t/iu.test(
      visitor.first
    )
  // Who has forgotten where something is looks for that.
  if (trouble === 'forgets') return isForgetful && visitor.trait?.kind !== 'mislaid'
  if (trouble === 'anything')
    // “Only in the bath” is broken by a visitor who talks at the door; “only said no” and “only goes backwards” are stories.
    return (
      !isSaidWhole(wish.noun) &&
      !isForgetful &&
      !saysMore(wish, ofJustThat ? MOST_WORDS_OF_WHOEVER : MOST_WORDS_OF_VISITOR) &&
      (isConditional || !(ofJustThat ? ONLY_AT_TIMES : NOT_ALWAYS).test(visitor.did))
    )
  // What is known how it is done in a room is done there, and needs no leave.
  if (trouble === 'does' && wish.says['act'] !== undefined) return false
  // Who drives the gritter has a job, and looks for no place to do it in.
  if (isTrait(trouble)) return visitor.trait?.kind === trouble && (trouble !== 'does' || !isSaidWhole(wish.noun))
  if (!moods.includes(trouble)) return false
  if (trouble === 'learning') return deed !== null
  // Who has lost a hat is not lost.
  if (trouble === 'lost') return /\blost\b(?! (?:its|his|her|their|the|an?)\b(?! way))/u.test(visitor.first)
  return trouble === 'afraid' ? visitor.fear !== null : true
}

const ONLY = String.raw`\bonly(?! (?:ever )?sa(?:ys?|id) no$)\b`
const AT_TIMES = String.raw`\b(?:unless|when(?! (?:it|the (?:fire|party|race|show|feast|game|match|rain|storm|snow|fun|music|picnic|day)|everything|everybody|everyone)(?:[’']s| is| was| are)(?: \p{L}+)? (?:over|out|better|finished) *$)|whenever|until)\b`
const NOT_ALWAYS = new RegExp(`${ONLY}|${AT_TIMES}`, 'iu')
/** The same of a story of just that: what it only ever does it does there as well. */
const ONLY_AT_TIMES = new RegExp(
  String.raw`(?<!^)${ONLY}|^only (?:\p{L}+ )*(?:at|by|during|for|from|in|on|to(?= (?:the|its|a) )|with) |${AT_TIMES}`,
  'iu'
)

function isTrait(trouble: NonNullable<ScenePlot['visits']>): trouble is VisitorTrait {
  return VISITOR_TRAITS.some((trait) => trait === trouble)
}
