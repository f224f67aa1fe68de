import type { SorrowForm } from '#content/format.ts'
import { capital, capitals } from '../capital.ts'
import { anyOf } from '../language/any-of.ts'
import { NAME_WORDS, PET_WORDS } from '../language/family-words.ts'
import { readRelationship } from '../language/relationships.ts'
import { isKnownWord, tagsOfWord } from '../language/word-list.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import type { RequestedCharacter } from '../story-brief.ts'
import { wordPattern } from '../word-pattern.ts'
import { readMuddled } from './muddled.ts'
import type { Sorrow } from './sorrow.ts'
import { thoseCalled, type SpokenOf } from './there-tonight.ts'

/** What a quiet story may say of a sorrow: as what it is told, and who it is about where that is sure. */
export interface Grieved {
  /** The stories that are true of it; every sorrow is at least `sorrow`. */
  forms: readonly SorrowForm[]
  /** “Grandpa”, “Uncle Dan”, “Miso”, “the cat”; null where the wish leaves a doubt, or where that one is there tonight. */
  whom: string | null
  /** Where the word for that one says so (“Nana”). */
  gender?: 'she' | 'he'
  /**
   * The name of that one, who is in the household tonight; only of one who is `muddled`, for any other is not named
   * then.
   */
  there?: string
  /** Of a pet, what its food is in, “the bowl”. */
  dish?: string
}

/** Whom a child calls by that word alone, in the words of many kitchens. */
const ALONE = new Set([
  ...`mum mummy mom mommy mam mammy mama mamma mumma amma ammi umma mami mamá dad daddy papa pappa dada dadda papi papá abba abbu appa baba
  grandma grandmum grandpa grandad granddad granny grannie gran gramps gramma grammy grampa nan nana nanna nannan nonna nonno oma opa omi opi abuela abuelo abuelita abuelito
  lola lolo yiayia pappou poppy koro kuia dadi nani nanu dida thatha paati ajji ajja avva ammamma ammachi dadu halmoni obaasan ojiisan teta jiddo sitti sitto sido bibi
  yeye nainai popo gonggong laolao laoye waipo waigong ahma ahgong mormor farmor morfar farfar babcia dziadek gogo ouma oupa mémé pépé`.split(
    /\s+/u
  ),
  'ah ma',
  'ah gong',
  'ah kong',
  'ye ye',
  'nai nai',
  'po po',
  'gong gong'
])
/** As they are said to a child: “her grandmother” is the one whom she calls Grandma, or by another word. */
const NEVER_ALONE = new Set(
  'mother father grandmother grandfather uncle aunt auntie aunty sister brother cousin stepmum stepmom stepdad godmother godfather friend teacher neighbour neighbor great-grandma great-grandpa great-gran great-nan great-grandad'.split(
    ' '
  )
)
/** Keep their title before a name: “Uncle Dan”, but “my friend Sam” is Sam. */
const TITLED = new Set(['uncle', 'aunt', 'auntie', 'aunty'])
const PETS = new Set(
  PET_WORDS.filter(
    (word) => !/^(?:pets?|snake|lambs?|goats?|chook|mutt|mice|fish)$/u.test(word) && !/[^s]s$/u.test(word)
  )
    .concat(['fish', 'mouse', 'guinea pig'])
    .filter((word) => !/^(?:dogs|cats|birds|puppies|ponies|bunnies)$/u.test(word))
)

const WORDS = anyOf([...ALONE, ...NEVER_ALONE, ...PETS])
const NAMED = String.raw`\p{Lu}[\p{L}’-]*\p{L}|(?:${NAME_WORDS.join('|')})(?![\p{L}])`
/** “Our old cat Miso”, “Grandpa”, “my daughter’s hamster called Pip”: whose it is must be the child or the family. */
const SUBJECT = String.raw`(?:(?<owner>my|our|her|his|their|the|(?:my|our) (?:son|daughter|child|kid|little one)’s|(?:the )?(?:kids|children)’s?) )?(?:(?:dear|beloved|darling|lovely|sweet|poor|little|big|old|elderly|baby|pet) )*(?:(?<word>${WORDS})(?!\p{L})(?:,? (?:called |named )?(?<name>${NAMED}))?|(?<bare>${NAMED}))`
const ADVERB = String.raw`(?:just|sadly|suddenly|recently|finally|also|now|unfortunately|only|still|really|very|so|quite|[a-z]+ly)`

/** What was said of them, after who it is; `before` stands before who it is. */
const SAID: Readonly<Record<'death' | 'hospital' | 'poorly' | 'away', { after: string; before?: string }>> = {
  death: {
    after: String.raw`(?:(?:has|have|had|is|was|’s|got|being|been|just) |${ADVERB} )*(?:died|dead|passed|gone\b|put (?:down|to sleep)|had to be put|in heaven|run over|killed|drowned|eaten|buried|not here any ?more|no longer|isn’t here|’?s (?:funeral|death|grave))|’s (?:funeral|death|grave|ashes|memorial)|(?:didn’t|did not) make it|crossed the rainbow`,
    before: String.raw`(?:lost|losing|lose|miss(?:es|ing)?|death of|loss of|goodbye to|remember(?:ing)?|buried|burying|funeral (?:of|for)|without|rip|put|grave of|passing of)`
  },
  hospital: {
    after: String.raw`(?:(?:is|are|was|has|had|went|gone|going|had to go|has to go|’s|being|been|back|taken|staying) |${ADVERB} )*(?:in|into|to|at) (?:the )?(?:hospital|intensive care|icu)|(?:is |’s |has |having |had |needs |getting |going to have |(?:has|had|needs) to have )+(?:an? |(?:a )?(?:big|heart) )*(?:operation|op\b|surgery)|’s (?:operation|surgery)`,
    before: String.raw`(?:visit(?:ing)?|seeing)`
  },
  poorly: {
    after: String.raw`(?:(?:is|are|was|has|had|’s|got|getting|gets|become|becoming|been|not) |${ADVERB} |too )*(?:ill|sick|poorly|unwell|dying|old|frail|cancer|leukaemia|chemo\w*|dementia|alzheimer’?s?|parkinson’?s?|a stroke|a heart attack|going to die|might die|may die|will die)`,
    before: String.raw`(?:sick|ill|poorly|dying)`
  },
  away: {
    after: String.raw`(?:(?:is|are|was|has|had|’s|had to go|has to go|been|went|gone|going|got|now) |${ADVERB} )*(?:(?:in|to|into) (?:prison|jail|the army|the navy|the (?:air force|forces)|afghanistan|war|the war|care|foster care|rehab)|at (?:war|sea)|deployed|a soldier|sent away|taken away|away\b|far away|left\b|leaving (?:us|me|her|him)|walked out|not coming (?:back|home)|locked up|abroad|overseas)|(?:doesn’t|does not|didn’t) (?:come|see|visit|live with) (?:back|home|us|me|her|him)|(?:lives|works|living|working) (?:far away|abroad|overseas|in another country)`
  }
}

const BETWEEN = String.raw`(?: |(?=’|,? (?:who|has|had|is)))`

function patternsOf({ after, before }: { after: string; before?: string }): RegExp[] {
  const said = wordPattern(String.raw`(?<![\p{L}’])${SUBJECT}${BETWEEN}(?:${after})(?!\p{L})`, 'giu')
  return before === undefined
    ? [said]
    : [said, wordPattern(String.raw`(?<![\p{L}’])${before} ${SUBJECT}(?![\p{L}’])`, 'giu')]
}

const PATTERNS = {
  death: patternsOf(SAID.death),
  hospital: patternsOf(SAID.hospital),
  poorly: patternsOf(SAID.poorly),
  away: patternsOf(SAID.away)
} as const

const BABY =
  /miscarr|still ?b(?:orn|irth)|born sleeping|cot death|ectopic|\b(?:(?:lost|losing|losing|lose) (?:(?:the|our|a|her|my|his) )?(?:\p{L}+ )?(?:bab(?:y|ies)|bump|twins?))\b|\bbab(?:y|ies) (?:\p{Lu}\p{L}+ )?(?:(?:has|have|had|was|just|sadly) )*(?:died|dead|passed|not (?:coming|going to)|isn’t coming|didn’t (?:make|stay)|did not (?:make|stay)|went to heaven|stopped growing)|\bno (?:more )?baby (?:any ?more|now|after all)|\bunborn\b/iu
const TWO_HOMES =
  /divorc|\bsplit(?:ting)? up\b|\bsplitting\b|\bseparat(?:ed|ing|ion)\b(?! anxiety)|\b(?:two|2) (?:homes|houses)\b|\b(?:different|separate|two different) (?:homes|houses|flats)\b|\bmoved? out\b|\bmoving out\b|\b(?:don’t|do not|not|doesn’t|does not|won’t) live (?:together|with us)\b|\bliv(?:es?|ing) (?:apart|separately|somewhere else|in (?:another|a different) (?:house|flat|home))\b|\bbrok(?:e|en) up\b|\b(?:dad|daddy|mum|mummy|mom|mommy|papa|mama)’s (?:new )?(?:house|home|flat)\b/iu
/**
 * “My best friend Oskar is moving to Canada”, “her bestie has left nursery”: not a friend who left a child out, or went
 * off in a huff.
 */
const GOES_FOR_GOOD = String.raw`mov(?:es|ed|ing)(?! (?:up|(?:in)?to the|next|seats?|tables?|closer|in)\b)|(?:left|leaves|leaving|leave)(?= (?:(?:our|the|my|his|her) )?(?:nursery|school|kindergarten|preschool|daycare|class|town|street|village|country|city|us\b|for good)|$| (?:on|soon|tomorrow|today|next|this|in)\b)|(?:go|goes|going|gone|went) (?:away|abroad|overseas|back to|to live|to (?:another|a different|a new) (?:school|nursery|class|town|city|country))|chang(?:ed|es|ing) schools?`
const FRIEND_GOES = wordPattern(
  String.raw`\b(?:friend|freind|frend|bestie|best mate|best buddy)(?:,? (?:called |named )?(?<name>${NAMED})(?!’))?,?(?: (?:is|has|had|have|just|now|also|who)|’s)*(?: to)? (?:${GOES_FOR_GOOD})`,
  'iu'
)
const IN_HOSPITAL = /\bhospital\b|intensive care|\bicu\b|\boperat(?:ion|ed)\b|\bsurgery\b/iu
/** “Nearly died”, “what if Grandpa is ill”: no person is told of as dead, or ill, who is not. */
const NOT_SO =
  /\b(?:nearly|almost|might|may|could|what if|if|dream(?:t|ed|s)?|nightmares?|pretend\w*|didn’t die|not (?:die|dead|ill|sick))\b/iu
/** For a fear no person is told of as dead. */
const FEARED = /\b(?:scared|afraid|worr(?:y|ied|ies)|fear(?:s|ful)?|thinks?)\b/iu
/** More than one of them: a story of one would leave the other out. */
const OF_MORE = /\b(?:and|both|two|all|three|both of|all of)(?: (?:my|our|her|his|their|the))?(?: \p{L}+)? $/iu

const OF_ANOTHER_FAMILY = wordPattern(
  String.raw`\b(?:friend|neighbour|neighbor|teacher|classmate|coach)\p{L}*(?:’s?)? (?:\p{L}+ )?(?:${WORDS}|baby|son|daughter|husband|wife)(?!\p{L})`,
  'iu'
)

/**
 * Reads what a quiet story may say of a sorrow, and whom it may name. Where the wish leaves a doubt, it says less: a
 * family hears rather that something sad has happened than a wrong name.
 */
export function readGrieved(
  wish: string,
  kind: Sorrow['kind'] | null,
  misses: boolean,
  characters: readonly RequestedCharacter[]
): Grieved {
  const nothing: Grieved = { forms: ['sorrow'], whom: null }
  if (kind === null) return nothing
  const text = wish
    .normalize('NFC')
    .replaceAll(/[‘’ʼ`´']/gu, '’')
    .replaceAll(/\s+/gu, ' ')
  const isNotSo = NOT_SO.test(text)
  const muddled = misses || isNotSo ? null : readMuddled(text, characters)
  if (muddled === 'unsure') return nothing
  if (muddled !== null) return { forms: ['muddled', 'sorrow'], ...muddled }
  if (isNotSo || (kind === 'loss' && FEARED.test(text)))
    return { ...nothing, forms: misses ? ['loss', 'sorrow'] : nothing.forms }
  if ((kind === 'loss' || kind === 'sadness' || kind === 'illness') && BABY.test(text))
    return { forms: ['no-baby', 'sorrow'], whom: null }
  const told = (
    about: keyof typeof PATTERNS,
    forms: (spoken: SpokenOf) => readonly SorrowForm[],
    else_: readonly SorrowForm[]
  ): Grieved => {
    const spoken = spokenOf(text, about, characters)
    const isSure = spoken !== null && !isThere(spoken, characters)
    if (!isSure) return { forms: else_, whom: null }
    const { gender } = readRelationship(spoken.word ?? '')
    return {
      forms: [...forms(spoken), ...else_],
      whom: spoken.called,
      ...(gender ? { gender } : {}),
      ...(spoken.isPet ? { dish: dishOf(spoken) } : {})
    }
  }
  // No member is missing at home.
  if (misses && OF_ANOTHER_FAMILY.test(text)) return nothing
  if (misses)
    return told('death', ({ word, isPet }) => (word === null ? [] : [isPet ? 'died-pet' : 'died-person']), [
      'loss',
      'sorrow'
    ])
  const friend = kind === 'illness' || kind === 'danger' || IN_HOSPITAL.test(text) ? null : FRIEND_GOES.exec(text)
  if (friend !== null) {
    const typed = friend.groups?.['name']
    const name = typed !== undefined && isName(typed) ? capital(typed) : null
    const called = name ?? 'the friend'
    // A friend who is there tonight is told of as there.
    const isHere = name !== null && isThere({ called, word: 'friend', hasName: true, isPet: false }, characters)
    return isHere ? nothing : { forms: ['friend-away', 'sorrow'], whom: called }
  }
  if ((kind === 'separation' || kind === 'absence') && TWO_HOMES.test(text))
    return { forms: ['two-homes', 'sorrow'], whom: null }
  if (kind === 'separation' || kind === 'absence' || kind === 'danger')
    return told('away', ({ isPet, word }) => (isPet || word === null ? [] : ['far-away']), ['sorrow'])
  if (IN_HOSPITAL.test(text))
    return told('hospital', ({ isPet, word }) => (isPet || word === null ? [] : ['in-hospital']), ['sorrow'])
  return told('poorly', ({ isPet, word }) => (word === null ? [] : [isPet ? 'poorly-pet' : 'poorly-person']), [
    'sorrow'
  ])
}

/** What the slots of a quiet story say: {whom}, and of what a pet ate, {whom.dish}; `whom.is` is for the grammar, `whom.there` for the parts. */
export function sayingsOfSorrow({ whom, gender, there, dish }: Grieved): Readonly<Record<string, string>> {
  return {
    ...(whom === null ? {} : { whom }),
    ...(gender === undefined ? {} : { 'whom.is': gender }),
    ...(there === undefined ? {} : { 'whom.there': there }),
    ...(dish === undefined ? {} : { 'whom.dish': dish })
  }
}

/** The one of whom it was said; null where it was said of none, of more, or of another family’s. */
function spokenOf(
  text: string,
  about: keyof typeof PATTERNS,
  characters: readonly RequestedCharacter[]
): SpokenOf | null {
  const found = PATTERNS[about].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const groups = match.groups ?? {}
      if (groups['bare'] !== undefined && FUNCTION_WORDS.has(groups['bare'].toLowerCase())) return []
      const before = text.slice(0, match.index)
      const owner = /(?<name>\p{L}+)(?:’s|s’) $/iu.exec(before)?.groups?.['name']
      const isOurs = owner === undefined || characters.some(({ name }) => name.toLowerCase() === owner.toLowerCase())
      return [isOurs && !OF_MORE.test(before) ? spokenIn(groups, text, match.index === 0) : null]
    })
  )
  const [first] = found
  return first && found.every((each) => each?.called === first.called) ? first : null
}

function spokenIn(
  groups: Readonly<Record<string, string | undefined>>,
  text: string,
  isFirst: boolean
): SpokenOf | null {
  const word = groups['word']?.toLowerCase() ?? null
  const typed = groups['name'] ?? groups['bare']
  const name = typed !== undefined && isName(typed) ? capital(typed) : null
  if (groups['bare'] !== undefined) {
    // “Flowers died” begins with a capital letter too.
    if (name === null || (isFirst && isKnownWord(name.toLowerCase()) && !NAME_WORDS.includes(name.toLowerCase())))
      return null
    // “Rex died, he was a good dog”.
    const pet =
      /\bput (?:\p{L}+ )?(?:down|to sleep)\b|rainbow bridge/iu.test(text) ||
      [...PETS].some((each) => wordPattern(String.raw`(?<![\p{L}])${each}(?![\p{L}])`, 'iu').test(text))
    return { called: name, word: pet ? 'pet' : null, hasName: true, isPet: pet }
  }
  if (word === null) return null
  const isPet = PETS.has(word)
  if (isPet) return { called: name ?? `the ${word}`, word, hasName: name !== null, isPet }
  if (name !== null) {
    const called = ALONE.has(word) || TITLED.has(word) ? `${capitals(word)} ${name}` : name
    return { called, word, hasName: true, isPet }
  }
  return ALONE.has(word) ? { called: capitals(word), word, hasName: false, isPet } : null
}

/** “Grandpa Died” and “our dog Sadly died” were typed with too many capital letters. */
function isName(typed: string): boolean {
  const lower = typed.toLowerCase()
  if (NAME_WORDS.includes(lower)) return true
  if (
    FUNCTION_WORDS.has(lower) ||
    /ly$|^(?:died?|dead|passed|gone|somebody|someone|everybody|everyone|nobody|today|yesterday|tonight|rip|has|had|was|is|just|got)$/u.test(
      lower
    )
  )
    return false
  const tags = tagsOfWord(lower)
  return (
    /^\p{Lu}/u.test(typed) &&
    !tags.some((tag) => /Verb|Adverb|Preposition|Conjunction|Pronoun|PastTense|Determiner/u.test(tag))
  )
}

/** A fish eats out of a tub, a bird out of a tin, and a horse out of a bucket. */
function dishOf({ word }: SpokenOf): string {
  if (/fish|guppy|tortoise|turtle|terrapin/u.test(word ?? '')) return 'the tub of food'
  if (/bird|budgie|parrot|canary|cockatiel|hen|chicken|duck/u.test(word ?? '')) return 'the seed tin'
  return /pony|horse/u.test(word ?? '') ? 'the bucket' : 'the bowl'
}

/** Whether that one, or another who is called so, is there tonight. */
function isThere(spoken: SpokenOf, characters: readonly RequestedCharacter[]): boolean {
  return thoseCalled(spoken, characters).length > 0
}
