import { capital } from '../capital.ts'
import { anyOf } from '../language/any-of.ts'
import { NAME_WORDS, PARENT_WORDS, RELATIVE_WORDS } from '../language/family-words.ts'
import { KIN } from '../language/kin-patterns.ts'
import { readRelationship } from '../language/relationships.ts'
import type { RequestedCharacter } from '../story-brief.ts'
import { escapeForRegExp } from '../text-measures.ts'
import { wordPattern } from '../word-pattern.ts'
import { thoseCalled, type SpokenOf } from './there-tonight.ts'

/** An elder who mixes up names, forgets, or asks the same thing again. */
export interface Muddled {
  whom: string
  gender?: 'she' | 'he'
  /** The name under which that one is in the household tonight. */
  there?: string
}

const GREAT =
  'grandma grandmum grandmother gran granny grannie nan nana nanny grandpa grandad granddad grandfather gramps oma opa'
    .split(' ')
    .flatMap((word) => [`great-${word}`, `great ${word}`])
/** Words for old people, from many kitchens; `ba` is one in some of them, and here nothing else. */
const ELDERS = anyOf([
  ...GREAT,
  ...RELATIVE_WORDS.filter(
    (word) => readRelationship(word).standing === 'elder' && !/^(?:grand)?parents?$/u.test(word)
  ),
  'ba',
  'baa'
])
const MENTION = wordPattern(
  String.raw`(?<![\p{L}’-])(?:(?<owner>an?|the|another|some) (?:(?:very|dear|old|elderly|lovely|poor) )*)?(?:(?<word>${ELDERS})|(?<titled>uncle|aunt|auntie|aunty)(?= \p{L}))(?![\p{L}-])`,
  'giu'
)

const END = String.raw`(?=$|[.,;:!?]| (?:any ?more|now|and|but|or|when|sometimes|today|tonight|this|so|because|at times|these|since|lately|again|every|any longer|all)(?!\p{L}))`
const OF_SOMEBODY = String.raw`(?:my|our|her|his|their|the (?:kids|children|boys|girls|grandchildren|twins)(?:’s?)?|everybody’s|everyone’s|people’s)`
const WHO_IS = String.raw`who (?:i|we|he|she|they|them|people|any(?:one|body)|every(?:one|body)) (?:am|are|is|was|were)`
/** Whom or what an elder no longer knows; “her birthday” is none of it. */
const UNKNOWN = String.raw`(?:(?:all )?${OF_SOMEBODY} (?:first |own )?names?(?!\p{L})|${WHO_IS}|(?:me|us|him|her|them|everything|every(?:one|body)|all of us|things|any(?:one|body|thing))${END})`
const NOT_OWN_NAME = String.raw`(?!(?:his|this|pets?) )`
const SOMEBODYS_NAME = String.raw`(?:by|with) (?:(?:my|our|her|his|their|the|a) )?(?:\p{L}+ ){0,2}?${NOT_OWN_NAME}\p{L}{2,}(?:’s|s’|s) (?:old )?names?|(?:by|with) (?:the names? of|somebody else|someone else)`

const SAID_OF_THEM = [
  String.raw`(?:with |suffers? from |suffering from |lives with |living with |diagnosed with )?(?:(?:early|bad|severe|some|the|vascular) )*(?:dementia|alzheimer\p{L}*|memory (?:loss|problems?|trouble|issues)|los(?:t|ing|es) (?:his|her|their) memory)`,
  String.raw`(?:forgets?|forgot|forgotten|forgetting) ${UNKNOWN}`,
  String.raw`(?:(?:does|did|do|could)(?:n’?t| not)|can(?:not|’?t| not)|no longer|never|not|hardly|barely) (?:(?:always|really|even|often|ever) )?(?:know|knows|knew|recogni[sz]e[sd]?|remembers?) ${UNKNOWN}`,
  String.raw`(?:calls?|called|calling) (?:me|us|him|her|them|(?:my|our) \p{L}+) (?:(?:by )?(?:the |an? )?(?:wrong|other|another|different) names?|${SOMEBODYS_NAME})`,
  String.raw`(?:mix(?:es|ed|ing)?|muddl(?:es|ed|ing)|jumbl(?:es|ed|ing)|confus(?:es|ed|ing)) (?:up )?(?:all )?(?:(?:${OF_SOMEBODY}|the|\p{L}+’s) )?names`,
  String.raw`(?:mix(?:es|ed|ing)?|muddl(?:es|ed|ing)|confus(?:es|ed|ing)) (?:up )?(?:me|us|him|her|them) (?:up )?(?:with|for)`,
  String.raw`(?:all )?${OF_SOMEBODY} names? (?:all )?(?:wrong|mixed|muddled|confused|jumbled)`,
  String.raw`(?:muddled|confused|mixed|forgetful)(?: up)?(?:${END}|(?= (?:at (?:night|times)|in the (?:evening|morning|afternoon|night)|about who)))`,
  String.raw`(?:thinks?|thought|believes?) (?:that )?\p{L}+(?:’m|’s| am| is| was| are) (?:still )?(?:(?:my|our|her|his|their) )(?:\p{L}+ )?(?:${KIN})${END}`,
  String.raw`(?:takes?|took|mistakes?|mistook) (?:me|us|him|her|them) for (?:my|our|her|his|their) `,
  String.raw`(?:asks?|asked|asking) (?:(?:me|us|him|her|them) )?(?:the same (?:thing|question)s?|${WHO_IS})`
].join('|')
const HOW = String.raw`(?:(?:now|just|always|often|sometimes|still|again|already|also|really|today|yesterday|usually|mostly|keeps?|kept|on|has|had|have|is|was|got|gets|getting|started|starts|starting|beginning|began|begun|to|so|very|too|a bit|quite|all|becom(?:e|es|ing)|became|more and more|sadly|been) )*`
const PLACE = String.raw`(?: (?:in|at|from) (?:the |her |his |an? )?(?:(?:care|nursing|retirement|old (?:people|folk)s?’?s?) )?(?:home|village))?`
const OF_HEAD = String.raw`’s (?:dementia|alzheimer\p{L}*|(?:memory|mind)(?: (?:is|was|has|has been|keeps|isn’t|’s))+ (?:\p{L}+ )?(?:going|gone|failing|fading|slipping|worse|bad|what it was))`

/** Said of the one just named, or in the next clause of the same one. */
const DIRECTLY = wordPattern(String.raw`^(?:${PLACE},?(?: who)? ${HOW}(?:${SAID_OF_THEM})|${OF_HEAD})(?!\p{L})`, 'u')
const LATER = wordPattern(
  String.raw`^(?!’)(?<gap>[^.!?;]{0,60}?)(?:,| and| but| because| so|, and|, but)(?: (?<who>he|she)(?:’s)?)? ${HOW}(?:${SAID_OF_THEM})(?!\p{L})`,
  'u'
)
const SOMEBODY_ELSE = wordPattern(
  String.raw`(?<!\p{L})(?:i|we|you|he|she|they|it|when|if|who|them|boy|girl|child|kids|baby|friend|${KIN})(?!\p{L})`,
  'u'
)
const ILLNESS = /\b(?:dementia|alzheimer)/u
/** “My dad has dementia” is said by a grown-up, of whom a child calls otherwise. */
const OF_PARENT = wordPattern(
  String.raw`(?<!\p{L})(?:${anyOf(PARENT_WORDS)})(?:${PLACE},?(?: who)? ${HOW}|’s )(?:with )?(?:dementia|alzheimer)`,
  'u'
)

/** What is more than a muddle, or something else. */
const ALARMS =
  /\b(?:scream\w*|shout\w*|hits?|hitting|hurts?|slap\w*|(?<!\ba (?:little )?)bit(?:es)?|thief|stole|burglars?|police|strangers?|wander\w*|violent|naked|hospital|ambulance|divorc\w*|separat\w*|split\w* up)\b/u
const DEATH = /\b(?:died|dead|dying|passed away|funeral|buried|killed)\b/u
const IS_FUN =
  /\b(?:laugh\w*|giggl\w*|funny|hilarious|silly|jok(?:e|es|ed|ing)|pretend\w*|game|tricks?|on purpose|remote|sandwich)\b/u
const BOTH = /^(?: and| &|,) (?:(?:my|our|her|his) )?$/iu
/** Of whose family the child is: “my son’s great-gran”. */
const OURS = /^(?:son|daughter|child|kid|boy|girl|one|toddler|year-old)$/u

/**
 * Reads of a sorrow who gets muddled; null where it says nothing of the kind, and `unsure` where it does and it is not
 * sure of whom. The text has curly apostrophes.
 */
export function readMuddled(text: string, characters: readonly RequestedCharacter[]): Muddled | 'unsure' | null {
  const plain = withoutNames(text, characters)
  if (ALARMS.test(plain) || (IS_FUN.test(plain) && !ILLNESS.test(plain))) return null
  const elders = eldersIn(text, characters)
  const muddled = elders.filter((elder) => isSaidOf(elder, text, characters))
  const found = muddled.length > 0 ? muddled : ILLNESS.test(plain) && !OF_PARENT.test(plain) ? elders : []
  if (found.length === 0) return OF_PARENT.test(plain) ? 'unsure' : null
  const [first, ...others] = found
  if (first === undefined || DEATH.test(plain)) return 'unsure'
  if (first.isOfOthers || others.some(({ called }) => called !== first.called)) return 'unsure'
  // “Grandpa and Nana have dementia”: a story of one would leave the other out.
  if (elders.some(({ end }) => BOTH.test(text.slice(end, first.start)))) return 'unsure'
  const there = thoseCalled(first, characters)
  // “A grandpa who forgets everything” is not said of the one who is there.
  if (there.length > 1 || (there.length === 1 && first.isAny)) return 'unsure'
  const { gender } = readRelationship(first.word ?? there[0]?.relationship ?? '')
  return {
    whom: first.called,
    ...(gender ? { gender } : {}),
    ...(there[0] ? { there: there[0].name } : {})
  }
}

interface Elder extends SpokenOf {
  start: number
  end: number
  /** “A grandpa”. */
  isAny: boolean
  isOfOthers: boolean
}

function eldersIn(text: string, characters: readonly RequestedCharacter[]): Elder[] {
  const named = characters.filter(({ relationship }) => readRelationship(relationship).standing === 'elder')
  const byWord = [...text.matchAll(MENTION)].flatMap(({ index, 0: said, groups }): Elder[] => {
    const word = (groups?.['word'] ?? groups?.['titled'] ?? '').toLowerCase()
    const after = index + said.length
    const name = nameAt(text.slice(after))
    if (groups?.['titled'] !== undefined && name === null) return []
    // Great-Grandma, as it is written.
    const title = word
      .replace(/^great /u, 'great-')
      .split('-')
      .map(capital)
      .join('-')
    return [
      {
        called: name === null ? title : `${title} ${capital(name)}`,
        word: word.replace(/^great /u, 'great-'),
        hasName: name !== null,
        isPet: false,
        start: index,
        end: after + (name === null ? 0 : name.length + 1),
        isAny: groups?.['owner'] !== undefined && groups['owner'].toLowerCase() !== 'the',
        isOfOthers: isOfOthers(text.slice(0, index), characters)
      }
    ]
  })
  const byName = named.flatMap(({ name }) =>
    [...text.matchAll(wordPattern(String.raw`(?<![\p{L}’-])${escapeForRegExp(name)}(?![\p{L}-])`, 'giu'))].map(
      ({ index }): Elder => ({
        called: name,
        word: null,
        hasName: true,
        isPet: false,
        start: index,
        end: index + name.length,
        isAny: false,
        isOfOthers: false
      })
    )
  )
  // “Grandpa Jim” is said once.
  return [...byWord.filter(({ end }) => byName.every((other) => other.end !== end)), ...byName]
}

function nameAt(rest: string): string | null {
  const typed = /^ (?<name>\p{L}[\p{L}’-]*\p{L})(?<!’s)/u.exec(rest)?.groups?.['name'] ?? null
  if (typed === null) return null
  if (NAME_WORDS.includes(typed.toLowerCase())) return typed
  // “Grandpa Has Dementia” was typed with too many capital letters.
  return /^\p{Lu}\p{Ll}+$/u.test(typed) && !/^\p{Lu}/u.test(rest.slice(typed.length + 2)) && !NO_NAME.test(typed)
    ? typed
    : null
}

const NO_NAME =
  /^(?:Has|Had|Is|Was|Calls?|Called|Forgets?|Forgot|Keeps?|Mixe[sd]|Thinks?|Thought|Asks?|Asked|Gets?|Got|Does|Doesn|Didn|Can|Cannot|Who|Always|Never|No|With|In|At|And|Now|Just)$/u

function isOfOthers(before: string, characters: readonly RequestedCharacter[]): boolean {
  const owner = /(?<name>\p{L}+)(?:’s|s’) (?:(?:old|dear|lovely|poor) )*$/iu
    .exec(before)
    ?.groups?.['name']?.toLowerCase()
  return owner !== undefined && !OURS.test(owner) && characters.every(({ name }) => name.toLowerCase() !== owner)
}

function isSaidOf({ end, word }: Elder, text: string, characters: readonly RequestedCharacter[]): boolean {
  const rest = withoutNames(text.slice(end), characters)
  if (DIRECTLY.test(rest)) return true
  const later = LATER.exec(rest)?.groups
  if (later === undefined || SOMEBODY_ELSE.test(later['gap'] ?? '')) return false
  // Whom a name speaks of between the two may be who is meant.
  if (/\p{Lu}/u.test(text.slice(end, end + (later['gap']?.length ?? 0)))) return false
  const { gender } = readRelationship(word ?? '')
  return later['who'] === undefined || gender === null || gender === later['who']
}

/** In small letters, and with “them” for a member of the household who is no elder. */
function withoutNames(text: string, characters: readonly RequestedCharacter[]): string {
  return characters
    .filter(({ relationship }) => !['elder', 'pet'].includes(readRelationship(relationship).standing ?? ''))
    .reduce(
      (said, { name }) =>
        said.replaceAll(
          wordPattern(
            String.raw`(?<![\p{L}’-])${escapeForRegExp(name.toLowerCase())}(?<possessive>’s)?(?![\p{L}-])`,
            'gu'
          ),
          (_all, possessive: string | undefined) => (possessive === undefined ? 'them' : 'their')
        ),
      text.toLowerCase()
    )
}
