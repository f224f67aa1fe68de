import nlp from 'compromise'
import * as z from 'zod/mini'

import type { Mood, ThemePack, WishSort } from '#content/format.ts'
import { openWorld } from '#content/open-world.ts'
import { capital } from '../capital.ts'
import { answerTo } from '../language/answer.ts'
import { BABY_WORDS, FRIEND_WORDS, KIN_WORDS } from '../language/family-words.ts'
import { withNames } from '../language/proper-names.ts'
import { withoutSentenceCase } from '../language/sentence-case.ts'
import { sayingsOfSorrow, type Grieved } from '../sorrow/grieved.ts'
import { escapeForRegExp } from '../text-measures.ts'
import { filledWorld, type WishLore } from '../wish-lore.ts'
import { wordPattern } from '../word-pattern.ts'
import { askedWorld } from './asked-world.ts'
import type { KinMember } from './deeds/wish-kin.ts'
import { starOf } from './deeds/wish-star.ts'
import { jobOfWish, withWhom } from './job-of-wish.ts'
import { askedIn } from './kinds/asked-noun.ts'
import { brokenToyOf } from './kinds/toy-of-wish.ts'
import { visitorOf } from './kinds/visitor.ts'
import { newsOf, type Teller } from './kinds/wish-news.ts'
import type { WishParts } from './kinds/wish-parts.ts'
import type { OwnPet } from './kinds/wish-pet.ts'
import { nounOfWish, wishedNoun } from './noun-of-wish.ts'
import type { Wish } from './parsed-wish.ts'
import type { ThemeReading } from './theme.ts'
import { aboutOf, FALLBACK_ABOUT, QUESTION, YES_OR_NO } from './wish-about.ts'
import { sayingsOf } from './wish-kinds.ts'

/** What a wish is to be told with: who says it, and its things. */
interface Told {
  teller: Teller | null
  parts: WishParts | null
  /** The animals of the household. */
  pets?: readonly OwnPet[]
  /** Whom of the household a wish may name. */
  family?: readonly KinMember[]
  /** What may be said of a sorrow. */
  grieved?: Grieved | null
}

/**
 * Reads what a wish says beside its noun: what happens in it, what is asked, how one feels about it. `lore` is what is known
 * of an open wish from elsewhere.
 */
export function readWish(
  whole: string,
  theme: ThemeReading,
  lore: WishLore | null = null,
  { teller, parts, pets, family, grieved = null }: Told = { teller: null, parts: null }
): Wish {
  const asked =
    (!WHEN_IT_DID.test(whole) && !TITLE.test(whole) && QUESTION.test(whole)) ||
    YES_OR_NO.test(whole) ||
    /\?\s*$/u.test(whole)
  const pack = theme.packs.find((each) => each.world !== undefined)
  const about =
    (asked ? null : quarrelOf(whole)) ??
    aboutInOwnWords(theme, asked) ??
    (pack && theme.kind !== 'open' ? pack.label : aboutOf(theme))
  const read = sortOf(theme, whole)
  // Of a thing only who knows it can say what it is; a deed and a sentence are what they are by their grammar.
  const sort = asked ? 'question' : (pack?.world?.sort ?? (read === 'thing' ? (lore?.sort ?? read) : read))
  const open = openWorld(about, sort)
  const fear = fearOf(whole)
  const visitor = asked || theme.kind === 'comfort' ? null : (visitorOf(sentenceOf(whole)) ?? visitorOf(about))
  return {
    about,
    ours: oursOf(whole, about),
    question: asked ? questionOf(withNames(whole)) : `What do we know about ${about}?`,
    isQuestion: asked,
    answer: asked ? answerTo(whole) : null,
    deed: deedOf(whole),
    noun: asked || theme.kind === 'comfort' ? null : nounToTell(whole, about),
    parts: asked ? null : parts,
    toy: asked || theme.kind === 'comfort' || isStrangersOwn(whole, visitor) ? null : brokenToyOf(withNames(whole)),
    fear: asked ? null : fear,
    visitor,
    news:
      asked || theme.kind === 'comfort' || theme.kind === 'adventure' || isCalled(whole) ? null : newsOf(whole, teller),
    says: grieved
      ? sayingsOfSorrow(grieved)
      : theme.kind === 'comfort' || theme.kind === 'adventure'
        ? {}
        : withoutKind(
            {
              ...sayingsOf(whole, teller, parts, fear, pets, visitor, family),
              ...starOf(whole, family ?? [], pets ?? []),
              ...(asked ? askedIn(whole) : {})
            },
            whole.toLowerCase() === pack?.label.toLowerCase()
          ),
    sorrow: grieved?.forms ?? [],
    sort,
    moods: moodsOf(whole, asked),
    world: asked && pack ? askedWorld(whole, pack, open) : (pack?.world ?? (lore ? filledWorld(lore, open) : open)),
    isKnown: pack !== undefined || lore !== null,
    isLore: lore !== null
  }
}

/** “Fairies and elves” are the folk of one pack, and no fairy with a friend. */
function withoutKind(says: Wish['says'], isOneKind: boolean): Wish['says'] {
  if (says['friends'] === undefined || !isOneKind) return says
  return Object.fromEntries(Object.entries(says).filter(([slot]) => !/^(?:friends|role|mate)(?:\.|$)/u.test(slot)))
}

/** A bear that lost its hat or its growl comes to the door; one that lost an ear is a toy, and so is “my bear”. */
function isStrangersOwn(whole: string, visitor: Wish['visitor']): boolean {
  const { kind } = visitor?.trait ?? {}
  return (
    (kind === 'mislaid' || kind === 'voiceless' || kind === 'faded' || kind === 'parted') &&
    !/^(?:my|our|his|her|their|the|\p{L}+[’']s)\b|\b(?:teddy|toy|doll|dolly|plush|cuddly)\b/iu.test(whole)
  )
}

/** A person who is known by the work comes before the noun of that work. */
function nounToTell(whole: string, about: string): Wish['noun'] {
  const found = jobOfWish(whole) ?? withWhom(whole, nounOfWish(whole))
  const wished = found && wishedNoun(found, about, whole)
  const noun = found && wished ? { ...found, wished } : found
  const called = noun?.sort === 'creature' ? NAMED.exec(withNames(whole))?.[1] : undefined
  return noun && called !== undefined ? { ...noun, called: capital(called) } : noun
}

/** “A hamster called Pickle” is no sentence. */
function isCalled(meant: string): boolean {
  return /^(?:(?:an?|the|my|our) )?(?:[\p{L}’-]+ ){1,4}(?:called|named) [\p{L}’-]+[.! ]*$/iu.test(meant)
}

const NAMED = /\b(?:called|named) (\p{L}[\p{L}’-]+)/iu

const FEAR =
  /\b(?:scared|afraid|frightened|terrified|worried) (?:of|about) (?<fear>(?:the |a |an |his |her |my |our |their )?[^,.;!?]{3,48}?)(?: (?:and|but|because|cos|so|when|if)\b.*)?(?:[,.;!?].*)?$/iu

const MOST_OF_A_FEAR = 4

/** Of what a child is scared, as any member may say it: "the hand dryer". */
function fearOf(meant: string): Wish['fear'] {
  const fear = FEAR.exec(withNames(meant))?.groups?.['fear']
  if (fear === undefined || /\b(?:who|that|which|you|me|i|we)\b/iu.test(fear)) return null
  const whole = fear
    .replaceAll(/\b(?:his|her|my|our|their) /giu, 'the ')
    .replace(/ (?:tomorrow|today|tonight|again)$/iu, '')
  const head = whole.replace(/(?<=\p{L} \p{L}+) (?:in|at|on|under|behind|when|from|by|near)\b.*$/iu, '')
  return { whole, short: whole.split(' ').length > MOST_OF_A_FEAR ? head : whole }
}

const COPIES =
  /\b(?:brother|sister|twin|cousin|friend|he|she|they) (?:always |keeps? (?:on )?|won[’']?t stop )cop(?:y|ie)/iu

/** “My little brother always knocks down my tower”. */
const SPOILS =
  /\b(?:brother|sister|twin|cousin|friend|he|she|they) (?:(?:always|keeps?(?: on)?|won[’']?t stop|just) )?(?:knock|tak|took|break|broke|wreck|spoil|steal|stole|touch|hid|grabb?|smash|squash|ruin|scribbl|tread|trod|stamp)\p{L}*(?: (?:down|up|over|off|on|in|away))? (?:all )?(?:my|our|his|her|their|the) (?<what>\p{L}+(?: \p{L}+)?)/iu

/** What one did to another is what it began with: “she bit her friend at daycare”. */
const OF_SOMEBODY = /(?<![\p{L}’])(?:she|he|i|we|my|his|her|our)(?![\p{L}])/iu
const SOMEBODY = String.raw`(?:(?:his|her|my|our|their|the|a|another) (?:\p{L}+ )?(?:${[...KIN_WORDS, ...FRIEND_WORDS, ...BABY_WORDS].join('|')}|boy|girl|child|kid)|him|me|us|somebody|someone|each other|her(?=$|[.,!]| (?:at|in|on|and|again|because|today|so)\b)|(?-i:\p{Lu}\p{Ll}+))(?![\p{L}])`
const doneTo = (verb: string): RegExp =>
  wordPattern(
    String.raw`(?<!\ba (?:little |wee |tiny |small )?)\b(?:${verb}) ${SOMEBODY}(?! (?:on|in) (?:the|a) (?:swing|trolley|pram|buggy))`,
    'iu'
  )
const DONE: readonly [RegExp, string][] = [
  [doneTo('bit|bites|bitten|biting'), 'the bite'],
  [doneTo('push(?:ed|es|ing)?|shov(?:ed|es|ing)'), 'the push'],
  [doneTo('kick(?:ed|s|ing)?'), 'the kick'],
  [doneTo('pinch(?:ed|es|ing)'), 'the pinch'],
  [doneTo('hit|hits|slapped|smacked'), 'the slap']
]

/** What they fell out over: "who gets to press the lift button". */
function quarrelOf(meant: string): string | null {
  const over =
    /\b(?:fought|fighting|fight|fights|argued|arguing|quarrel\p{L}*|row|rowing) (?:over|about) (?<what>(?!(?:it|that|this|them|everything|nothing|who|whose|which)\b)[^,.;!?]{3,48}?)(?: (?:and|but|because|cos|so)\b.*)?$/iu.exec(
      withNames(meant)
    )?.groups?.['what']
  if (over !== undefined) return /\b(?:you|me|i|we|my|our)\b/iu.test(over) ? null : over
  if (COPIES.test(meant)) return 'the copying'
  const did = OF_SOMEBODY.test(meant) ? DONE.find(([sign]) => sign.test(meant))?.[1] : undefined
  if (did !== undefined) return did
  const spoilt = SPOILS.exec(meant)?.groups?.['what']
  return spoilt === undefined
    ? null
    : `the ${spoilt.replace(/ (?:again|every|all|when|and|but|because|so|at|with)\b.*$/iu, '')}`
}

/** The first sentence of a wish, as much of it as is told in one breath. */
function sentenceOf(meant: string): string {
  const [first = ''] = withNames(withoutSentenceCase(meant)).split(/[.!;]+(?: |$)/u)
  return first.split(' ').length > LONGEST_VISITOR ? first.replace(/, .*$/u, '') : first
}

const LONGEST_VISITOR = 12

/** What a film is called, and is no question. */
const TITLE = /^how to train (?:your|a|my) dragon\b/iu
/** “When Theo got stuck in the slide” is no question, “when do we go” is one. */
const WHEN_IT_DID =
  /^when (?!(?:do|does|did|is|are|was|were|am|can|could|will|would|shall|should|has|have|had|may|might)\b)/iu

const SOMEBODYS = wordPattern(
  String.raw`\b(?:${[...KIN_WORDS, ...FRIEND_WORDS, ...BABY_WORDS].join('|')})(?![\p{L}])`,
  'iu'
)

/** “Isla’s trip to Wales” was typed as ours, so the family does not call it Isla’s. */
function oursOf(whole: string, about: string): Wish['ours'] {
  const [, whose = '', thing] = /\b(our|my) (\P{Z}+)/iu.exec(whole) ?? []
  if (thing === undefined) return null
  const owned = wordPattern(String.raw`(?:\p{Lu}[^,.]*?’s|\bthe) (?=${escapeForRegExp(thing)}(?!\p{L}))`, 'iu')
  if (!owned.test(about)) return null
  if (whose.toLowerCase() === 'our') return { said: about.replace(owned, 'our '), told: about.replace(owned, 'their ') }
  // “Mei’s first tooth” is no word of Mei’s; a sister stays a sister.
  return SOMEBODYS.test(about) ? null : { said: about.replace(owned, 'the '), told: about }
}

/** The wish in the parent’s own words, where a sentence can hold them. */
function aboutInOwnWords(theme: ThemeReading, asked: boolean): string | null {
  if (theme.form !== 'words') return theme.label
  if (asked && /(?<![\p{L}’])(?:i|me|my|we|us|our|you|your)(?!\p{L})/iu.test(theme.label)) return null
  const said = aboutOf(theme)
  return said === FALLBACK_ABOUT ? null : said
}

const DEED =
  /\b(?:learn(?:s|ing)? (?:how )?to|wants? to|how to|cannot|can[’']?t|could not|couldn[’']?t|won[’']?t|did(?: not|n[’']?t) want to|does(?: not|n[’']?t) (?:want|like) to|trying to|tries to|(?:afraid|scared|forgot|forgets)(?: how)? to|why do (?:\p{L}+ )?\p{L}+|how do (?:\p{L}+ )?\p{L}+)\s+(?:learn (?:how )?to |be able to )?(?<verb>\p{L}{2,})/iu
/** Nothing that can be played at. */
const NO_DEED =
  /^(?:be|have|get|do|go|make|know|want|like|stop|wait|see|find|come|become|the|a|an|it|to|not|my|our|their)$/iu

/** What happens in a wish, as one can play at it: "a robot who wants to learn to cook" is cooking. */
function deedOf(whole: string): Wish['deed'] {
  const verb = DEED.exec(whole)?.groups?.['verb']?.toLowerCase()
  if (verb === undefined || NO_DEED.test(verb)) return null
  const read = conjugationsSchema.safeParse(nlp(`to ${verb}`).verbs().conjugate())
  const forms = read.success ? read.data[0] : undefined
  return forms ? [verb, forms.PastTense, forms.Gerund] : null
}

const conjugationsSchema = z.array(z.object({ PastTense: z.string(), Gerund: z.string() }))

const MOOD_SIGNS: readonly [Mood, RegExp][] = [
  [
    'sleepless',
    /(?:not|n[’']t|never|cannot|hard to|trouble|unable to|too excited to|want to)\s+(?:\p{L}+\s+)?(?:sleep|fall asleep|go to (?:sleep|bed)|nod off)|wide awake|sleepless|insomnia|awake all night|won[’']?t (?:sleep|go to bed)/iu
  ],
  [
    'learning',
    /\b(?:learn\w*|teach\w*|taught|practis\w*|practic\w*|lessons?|want\w* to (?:be|become|cook|swim|fly|dance|sing|read|write|ride)|how to)\b/iu
  ],
  [
    'lost',
    /\b(?:lost(?! (?:(?:a|an|my|his|her|the|our|first|second|last|milk|football|rugby|netball|hockey|cricket) ){0,3}(?:tooth|teeth|match|game|race|final|cup|competition|vote)\b)|missing|disappear\w*|cannot find|can[’']?t find|(?:looking for|finding|search\w*(?: for)?|hunt for)(?! (?:\p{L}+ ){0,2}(?:treasures?|gold|shells?|eggs?|bugs?|insects?|fossils?|adventures?|clues?|jewels?|crystals?|pearls?)\b)|where is)\b/iu
  ],
  ['late', /\b(?:late|hurry\w*|rush\w*|missed the|forgot\w*|overslept)\b/iu],
  ['afraid', /\b(?:afraid|scared|scary|fears?|frightened|nervous|worried|brave|bravery|shy|anxious)\b/iu],
  ['first', /\b(?:first|new(?! (?:york|zealand|orleans|delhi|jersey)\b)|starting|begin\w*|beginning|start of)\b/iu],
  [
    'quarrel',
    /\b(?:(?:n[’']?t|not|never|refus\w+ to|learn\w* to|ha(?:ve|s|d) to) shar\w+|shar(?:e|es|ed|ing)(?! (?:an?|one|some|the same) (?:\p{L}+ ){0,2}(?:sandwich(?:es)?|cakes?|biscuits?|cookies?|pizzas?|pies?|buns?|apples?|oranges?|bananas?|mangoe?s?|doughnuts?|dumplings?|tacos?|noodles|soup|ice ?creams?|chips|sweets|picnics?|meals?|suppers?|dinners?|lunch(?:es)?|breakfasts?|snacks?|umbrellas?|secrets?|jokes?|stor(?:y|ies)|songs?|balloons?|burrows?|nests?|boats?|homes?|houses?))|sorry|apolog\w+|quarrel\w*|(?<!\b(?:water|snowball|snow|pillow|cushion|food|play|tickle|sword|paint|leaf|custard|pie|balloon|thumb)(?:[ -]gun)?[ -])fight\w*|fought|argu\w+|taking turns|being nice|unkind|cross with|angry|jealous|fair|unfair|(?:he|she|they|brother|sister|twin|cousin|friend) (?:always )?(?:got|gets) (?:a )?(?:more|bigger \p{L}+)(?=$| than\b|[.,!])|making up|friends again|both want\w*|bitten|biting|hitting|pinch(?:ed|ing)|snatch\w*|(?:bit|hit|pushed|kicked) (?:her|him|me|his|my|another|a|someone|somebody)\b(?! (?:bit|lot))|whose turn|sit next to|(?:brother|sister|twin|cousin|friend|he|she|they) (?:always|keeps?(?: on)?|won[’']?t stop) (?:knock|tak|break|wreck|spoil|steal|touch|hid|copy|grabb?|smash|ruin|scribbl|copi|tread|stamp)\p{L}*|(?:brother|sister|twin|cousin|friend) (?:just )?(?:knocked|took|broke|wrecked|spoil\p{L}*|stole|grabbed|smashed|squashed|ruined|scribbled|trod)\b(?= (?:(?:down|up|over|off|on|in|away) )?(?:all )?(?:my|our|his|her|their) ))\b/iu
  ],
  [
    'losing',
    /\b(?:los(?:e|es|ing)(?: (?:a|the|at))?(?! (?:\p{L}+ ){0,2}(?:tooth|teeth)\b)|lost (?:\p{L}+ ){0,2}(?:match|game|race|final|cup|competition)|always wins?|sore loser|not winning|coming last|win(?:s|n\w+)?|(?<!^(?:an? |the )?(?:\p{L}+ ){0,3})(?:race|competition|contest)|board games?)\b/iu
  ],
  [
    'change',
    /\b(?:mov(?:e|ing)|new (?:house|home|school|baby|sister|brother|sibling|teacher|bed|room)|baby (?:sister|brother|sibling)|step\p{L}+|big (?:sister|brother))\b/iu
  ],
  [
    'waiting',
    /\b(?:wait\w*|tomorrow|nearly|almost|eve|before|count\w* down|excited|can[’']?t wait|patien\w+|coming soon)\b/iu
  ],
  ['proud', /\b(?:proud|prize|medal|trophy|award|all by (?:my|him|her)self|by myself|big girl|big boy|brave)\b/iu],
  [
    'alone',
    /\b(?:lonely|alone|no friends?|make friends|making friends|new friend|friendless|left out|by itself|misses?|missing)\b/iu
  ]
]

/** How it is to the one it happens to, the first sign first. */
export function moodsOf(whole: string, asked: boolean): Mood[] {
  const moods = MOOD_SIGNS.filter(([, sign]) => sign.test(whole)).map(([mood]) => mood)
  return asked ? ['question', ...moods] : moods
}

/** The words of a wish by which its moods were known: "afraid", "first". */
export function wordsOfMoods(whole: string): string {
  return MOOD_SIGNS.map(([, sign]) => sign.exec(whole)?.[0] ?? '').join(' ')
}

function sortOf({ kind, form, packs }: ThemeReading, whole: string): WishSort {
  if (form === 'deed') return 'deed'
  if (form === 'words') return 'news'
  if (
    /^(?:a|the|my|our|\p{L}+’s)?\s*(?:first|last|new)?\s*(?:day|trip|visit|lesson|party|match|game|show|test|class|holiday|picnic|wedding)\b/iu.test(
      whole
    )
  )
    return 'deed'
  return kind === 'adventure' ? 'tale' : (sortOfPack(packs[0]) ?? 'thing')
}

/** What a pack without a world is about, by its id. */
function sortOfPack(pack: ThemePack | undefined): WishSort | null {
  const things = pack?.small[0]
  return things ? 'thing' : null
}

/** As it is asked: with a capital letter and its mark. */
function questionOf(whole: string): string {
  const plain = whole
    .replace(/[?!.,;\s]+$/u, '')
    .replace(/\?.*$/u, '')
    .replace(REMARK_AFTER, '')
  const direct =
    /^(how|why|where|when)\s+(?:the\s+|a\s+|an\s+)?\p{L}+/iu.test(plain) &&
    !/^\p{L}+\s+(?:is|are|was|were|do|does|did|can|could|will|would|has|have|had|come)\b/iu.test(plain)
  const asked = direct ? `Do you know ${plain.charAt(0).toLowerCase()}${plain.slice(1)}` : plain
  return `${capital(asked.replaceAll(TYPED_SHORT, (typed) => AS_WRITTEN[typed.toLowerCase()] ?? typed))}?`
}

/** “Do taniwha brush their teeth, someone here is trying to get out of it”: the mark was where the comma is. */
const REMARK_AFTER =
  /(?<=^(?:do|does|did|is|are|can|could|will|would|why|how|what|where|who|which)(?: [\p{L}’'-]+){2,}), (?!(?:and|or|but|if|when|like|even|because|so|then|why|how|what|where|who|is|are|do|does|did|can)(?!\p{L})).*$/iu

/** What is typed in a hurry and is set right when it is asked in a story. */
const AS_WRITTEN: Readonly<Record<string, string>> = {
  i: 'I',
  im: 'I’m',
  dont: 'don’t',
  doesnt: 'doesn’t',
  didnt: 'didn’t',
  cant: 'can’t',
  isnt: 'isn’t',
  arent: 'aren’t',
  wasnt: 'wasn’t',
  whats: 'what’s',
  whos: 'who’s'
}
const TYPED_SHORT = wordPattern(String.raw`(?<![\p{L}’-])(?:${Object.keys(AS_WRITTEN).join('|')})(?![\p{L}’-])`, 'giu')
