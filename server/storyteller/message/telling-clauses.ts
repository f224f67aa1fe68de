import { knownNoun } from '#content/lexicon.ts'
import { anyOf } from '../language/any-of.ts'
import { FRIEND_WORDS, KIN_WORDS, PET_WORDS } from '../language/family-words.ts'
import { alarmsHearing } from '../sorrow/alarm-rules.ts'
import { rulesHearing } from '../sorrow/sorrow.ts'
import { wordPattern } from '../word-pattern.ts'
import { isRefusable } from './asked-for.ts'

/** Where one thing that is said ends: at a mark, and before a small word that begins another. */
const CLAUSE_ENDS =
  /(?<end>[.!?;,…()\n]+(?=\s|$)[\s()]*|[:–—-]+\s+|\s+(?=\()\(?|\s+(?=(?:but|because|cos|bc|and (?:please|no|not|nobody|no one|nothing|they|he|she|it|both)|please (?:no|not|make|keep|don[’']?t|with)|with (?:a|an|no) (?:\p{L}+ )?(?:end|ending)|without (?:any|being)|not too|nothing too|so (?:tonight|today|please|pls|maybe|could|can|make|something|one|an|the)|for (?:a|an|my|our|the|ages) (?:\p{L}+ ){0,2}(?:\p{N}+|year|son|daughter|boy|girl|kid|twins|toddler|child)) ))/giu

const JOINT = /^(?:(?:and|but|so|or|please|pls|plz|just|also|maybe|then|with|ok|okay|oh) )+/iu
const POLITE = /[\s,]+(?:please|pls|plz|thanks|thank you|ok|okay|lol|haha|though|for once|tonight|this time|in it)$/iu

/** How a story may be told, and what it is made of: a clause of nothing but these says how it is to be told. */
const HOW: ReadonlySet<string> = new Set(
  'short shorter long longer slow slower calm calmer gentle soft softer funny silly cosy cozy warm happy sweet easy easier simple rhyme rhymes rhyming rhymed words word sentences sentence pages page minutes minute mins story stories tale tone humour humor noises noise sounds end ending endings exciting lively encouraging educational realistic bedtime magical whimsical peaceful soothing chapter chapters paragraphs facts witty light length language vocabulary style suspense tension repetition laugh laughs giggle giggles scary spooky creepy preachy babyish childish jumpy'.split(
    ' '
  )
)
const SMALL: ReadonlySet<string> = new Set(
  'a an the and or but not too very really so as at in of with for to it is be must should can could you if no any nothing much more less than most little bit tiny one two three five ten about around only just please pls thanks some lots many again this that by its it’s all like first nice good better best super extra quite kinda sort possible'.split(
    ' '
  )
)
const MOST_OF_HOW = 12
const BIDS: ReadonlySet<string> = new Set('make keep tell use end ends ending finish repeat have'.split(' '))
const ENDS_WITH: ReadonlySet<string> = new Set('everybody everyone asleep lot'.split(' '))

const KIN = anyOf([...KIN_WORDS])
const PEOPLE: ReadonlySet<string> = new Set(
  [...KIN_WORDS, ...FRIEND_WORDS, ...PET_WORDS].concat(
    'we i you it a an the would could can may please tell one two something some this that there story just only and but so my our make maybe good hello dear today tomorrow tonight he she they his her their nobody somebody everyone doctor nurse teacher coach vicar priest lodger babysitter tutor driver neighbour neighbor police stepdad stepmum daddy mummy mommy mum mom dad granny grandma grandpa grandad nana uncle auntie aunty'.split(
      ' '
    )
  )
)
const NAME = String.raw`(?<name>(?-i:\p{Lu}\p{Ll}+)(?: (?-i:\p{Lu}\p{Ll}+))?)`
const CHILD = String.raw`(?:(?:he|she|they|the (?:twins|boys|girls|kids|children))|(?:my|our) (?:(?:little|big|youngest|oldest|wild) )?(?:son|daughter|boys?|girls?|kids?|child|children|toddler|eldest|oldest|youngest|twins)(?: ${NAME})?)`
const CHILD_OR_NAME = String.raw`(?:${CHILD}|${NAME.replace('<name>', '<other>')})`
const AGE = String.raw`(?:\p{N}{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: and a half|½)?`
const OLD = String.raw`(?: ?(?:years?|yrs?)(?:[ -]old)?)?`

/** Of all of these the whole clause is read, so that nothing is said in it beside: “he is 3”, “for Kwame, 6”, “says Noor”. */
const BESIDE: readonly RegExp[] = [
  String.raw`^${CHILD_OR_NAME}(?:[’']?s|[’']?re| is| are) (?:only |nearly |almost |just |already |about |not yet )?${AGE}${OLD}(?: now)?$`,
  String.raw`^(?:for )?ages? ${AGE}(?:(?:,| and| &| to) ${AGE})*$`,
  String.raw`^${AGE}${OLD}$`,
  String.raw`^(?:this (?:one )?is )?for (?:${NAME}|(?:a|an|my|our|the) (?:${AGE}${OLD}|${AGE}[ -]year[ -]olds?)?(?: ?(?:boy|girl|kid|child|son|daughter|twins|toddler|boys|girls))?(?: ${NAME.replace('<name>', '<other>')})?)(?: who(?:[’']s| is) ${AGE}| aged ${AGE}| \(?${AGE}\)?)?$`,
  String.raw`^${CHILD_OR_NAME} (?:means it|insists|wants it real|is listening(?: closely)?|came up with (?:it|this|that)|made (?:it|this|that) up|thought of (?:it|this|that)|asked for (?:it|this|that)|chose (?:it|this|that))$`,
  String.raw`^${CHILD_OR_NAME}(?:[’']?s| is) (?:nearly|half|almost) asleep(?: already)?$`,
  String.raw`^(?:dictated|thought up|thought of|invented|made up|requested|chosen|ordered|wished for|asked for|asked|said|says?) (?:by )?(?:(?:little|my|our|the|big|son|daughter|boy|girl) )*${NAME}(?:,? (?:aged? )?${AGE})?$`,
  String.raw`^(?:(?:it was|it[’']?s|all) )?(?:his|her|their) (?:own )?(?:idea|invention)$`,
  String.raw`^(?:that[’']?s|thats|that is) all (?:he|she|they) (?:said|says|would say)$`,
  String.raw`^(?:those|these) (?:were|are) (?:his|her|their|the) (?:exact )?words$`,
  String.raw`^(?:good luck(?: with that)?|over to you|up to you|no idea(?: why)?|don[’']?t ask(?: me)?(?: why)?|hi|hello|hey|good evening|good night|haha|lol|bedtime here|that would be (?:great|lovely|nice|perfect)|if (?:possible|you can)|as always|as usual)$`,
  String.raw`^(?:can|could) (?:we|you|i) (?:please )?(?:have|make|write|tell) (?:us )?(?:a |the )?(?:story|tale|one) (?:about|on|of|like|from|out of) (?:that|it|this)$`,
  String.raw`^(?:a|the) (?:story|tale) (?:about|on|of|like) (?:that|it|this)$`,
  String.raw`^last (?:night[’']?s?|one|story)(?: one| story)? (?:was|it was) (?:(?:a bit|a little|much|way|far|just|so|really) )*(?:too )?(?:long|short|scary|exciting|sad|wild|loud|silly|boring)$`,
  String.raw`^(?:because|as|since|cos) it[’']?s (?:very |already |so )*(?:late|bedtime)(?: already)?$`,
  String.raw`^(?:because |as |since )?we(?: are|[’']re) (?:still )?learning english(?: at home)?$`,
  // Who is spared in the tale itself, and no child by name.
  String.raw`^(?:nobody|no[ -]?one|none of them) (?:(?:gets|is|ends up) (?:really |badly |too )?(?:hurt|stung|eaten|bitten|stuck|scared|angry(?: for long)?)|badly hurt|hits anybody|hits anyone|fights|shouts|dies)$`,
  String.raw`^(?:no|without(?: any)?|with no) (?:real |more )?(?:lessons?|morals?|magic|yelling|shouting|fighting|fights|battles?|crash(?:es|ing)?|cliffhangers?|quarrels|arguing|baddies|villains|drama|bad words|guns|weapons|princes|preaching|scary (?:bits|parts|stuff)|sad (?:bits|parts|end|ending))(?: at the end)?$`,
  String.raw`^nothing (?:too |very |really )?(?:scary|spooky|sad|creepy|exciting|wild|dangerous|babyish|preachy)(?: happens)?$`,
  String.raw`^(?:please )?(?:don[’']?t|do not|dont) (?:make it|overdo it|let it be)(?: (?:too|a|very|so|lesson|moral|long|scary|sad|babyish|preachy))*$`
].map((source) => wordPattern(source, 'iu'))

/** “He loves the blue light”, “Anton is mad about trains”: what is loved is a thing or a creature that everybody knows. */
const LOVES = wordPattern(
  String.raw`^${CHILD_OR_NAME}(?: just| really| also)? (?:loves?|likes?|adores?|would love|(?:is|are) (?:so |totally |just )?(?:mad about|obsessed with|into|crazy about))(?: the| all| his| her)? (?<what>(?:\p{L}+ )?\p{L}+)$`,
  'iu'
)
/** “No fox”, “without clowns”. */
const REFUSES = /^(?:no|without(?: any)?|with no) (?<what>\p{L}+)(?:(?:,? (?:and|or)(?: no)?|,) (?<next>\p{L}+))?$/iu

const IS_UNHURT = /^(?:nobody|no[ -]?one|none).*(?<!\p{L})(?:hurt|stung|eaten|bitten|scared|angry|dies)(?!\p{L})/iu
const HAPPENED_TO = wordPattern(
  String.raw`(?<!\p{L})(?:i|me|my|we|us|our|he|him|his|she|her|they|them|their|${KIN}|school|street|night)(?!\p{L})`,
  'iu'
)

/** In letters: of less nothing could be told. */
const LEAST_LEFT = 3
/** A longer message is a letter, and read by what it asks for. */
const MOST_LETTERS = 400

/** A message without what is said beside its wish to the storyteller. */
export interface ToldApart {
  wish: string
  /** The clauses that are left, as they were typed and without the joints between them. */
  clauses: readonly string[]
}

/**
 * A message without how it is to be told, what is not to be in it, who listens and who thought of it: “Karate, make it
 * rhyme. He is seven” wishes for karate. Only clauses of which every word is known are taken off: what else stands
 * in them may be a need, and is heard as it was typed. Null where nothing is said beside the wish, and where nothing would be left.
 */
export function toldApart(typed: string): ToldApart | null {
  if (typed.length > MOST_LETTERS) return null
  const all = clausesOf(typed)
  const beside = new Set(all.filter(({ said }) => said !== '' && isOfTelling(said)))
  if (beside.size === 0) return null
  const kept = all.filter((clause) => !beside.has(clause))
  const wish = kept
    .map(({ text, end }) => text + end)
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[\s,;:–—-]+|[\s,;:(–—-]+$/gu, '')
    .replaceAll(/[()]/gu, ' ')
    .replaceAll(/(?<=[.!?;,]) (?:and|but|so)(?=[.!?;,]|$)|\s+(?:so please|and|but|so)$/giu, '')
    .replace(/^(?:and|but|so|then) /iu, '')
    .trim()
  // “We crashed the car but nobody is hurt” happened, and may still be heavy.
  const hasHappened = HAPPENED_TO.test(wish) && [...beside].some(({ said }) => IS_UNHURT.test(said))
  if (hasHappened || (wish.match(/\p{L}/gu) ?? []).length < LEAST_LEFT) return null
  return { wish, clauses: kept.map(({ said }) => wishedBy(said)).filter((said) => said !== '') }
}

/** “My daughter is 5 and wants ballet” wishes for ballet. */
function wishedBy(said: string): string {
  return said.replace(WISHES_FOR, '').replace(POLITE, '').trim()
}

const WISHES_FOR = wordPattern(
  String.raw`^(?:${CHILD}(?: (?:is|are) ${AGE}${OLD} and)? (?:just |really |only )?(?:wants?|would like|would love|asks? for|asked for|wishe[sd] for)|(?:please )?(?:can|could) (?:u|you|we|i)(?: please)? (?:do|have|get|make|tell|write)(?: (?:us|me|him|her))?)(?: (?:an?|the|one|some)? ?(?:story|tale|one) (?:about|of|on|with))? (?!to (?!the )|(?:it|that|this|him|her|me|us)(?!\p{L}))`,
  'iu'
)

function clausesOf(typed: string): { text: string; end: string; said: string }[] {
  const found: { text: string; end: string; said: string }[] = []
  let at = 0
  const add = (text: string, end: string): void => {
    found.push({ text, end, said: text.trim().replace(JOINT, '').replace(POLITE, '').trim() })
  }
  for (const match of typed.matchAll(CLAUSE_ENDS)) {
    add(typed.slice(at, match.index), match[0])
    at = match.index + match[0].length
  }
  add(typed.slice(at), '')
  return found
}

function isOfTelling(said: string): boolean {
  if (rulesHearing(said).length > 0 || alarmsHearing(said).length > 0) return false
  return isHow(said) || isRefused(said) || isLoved(said) || BESIDE.some((each) => isSaidOf(each, said))
}

/** Whether a clause has this form, and names none of the grown-ups. */
function isSaidOf(form: RegExp, said: string): boolean {
  const found = form.exec(said)
  if (found === null) return false
  const named = [found.groups?.['name'], found.groups?.['other']]
  return named.every(
    (name) =>
      name === undefined ||
      !name
        .toLowerCase()
        .split(' ')
        .some((word) => PEOPLE.has(word))
  )
}

function isHow(said: string): boolean {
  const words = wordsOf(said)
  const isBid = BIDS.has(words[0] ?? '')
  const told = isBid ? words.slice(1) : words
  if (told.length === 0 || told.length > MOST_OF_HOW) return false
  return (
    told.some((word) => HOW.has(word) || (isBid && ENDS_WITH.has(word))) &&
    told.every((word) => HOW.has(word) || SMALL.has(word) || (isBid && ENDS_WITH.has(word)) || /^\p{N}+$/u.test(word))
  )
}

function isRefused(said: string): boolean {
  const { what, next } = REFUSES.exec(said)?.groups ?? {}
  return what !== undefined && [what, next].every((noun) => noun === undefined || isCreature(noun.toLowerCase()))
}

/** A creature of tales, one or several, and none that a family could have lost. */
function isCreature(noun: string): boolean {
  if (PEOPLE.has(noun)) return false
  return isRefusable(noun) || knownNoun(noun)?.sort === 'creature'
}

function isLoved(said: string): boolean {
  if (!isSaidOf(LOVES, said)) return false
  const what = (LOVES.exec(said)?.groups?.['what'] ?? '').toLowerCase()
  const noun = knownNoun(what) ?? knownNoun(what.split(' ').at(-1) ?? '')
  return noun !== null && noun.sort !== 'person' && !what.split(' ').some((word) => PEOPLE.has(word))
}

function wordsOf(said: string): string[] {
  return said.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'][\p{L}]+)?/gu) ?? []
}
