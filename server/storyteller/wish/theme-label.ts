import { anyOf } from '../language/any-of.ts'
import { isCountable, isMass, isPlural, withArticle } from '../language/common-nouns.ts'
import { PET_WORDS } from '../language/family-words.ts'
import { KIN } from '../language/kin-patterns.ts'
import { saidSubject } from '../language/sentence-case.ts'
import { termsOf, type Term } from '../language/tagged-terms.ts'
import { FUNCTION_WORDS } from '../safety/function-words.ts'
import { wordPattern } from '../word-pattern.ts'

/** Letters that a sentence can hold of a wish. */
const LABEL_LIMIT = 40
/**
 * What a stranger longs for, refuses or has forgotten is kept whole, and so is a trouble: with so many letters and
 * words.
 */
const CLAUSE_LIMIT = 84
const CLAUSE_WORDS = 14

const PET = anyOf(PET_WORDS)

/**
 * What a sentence can do with a label: talk of "a lighthouse" or draw it, talk of "going to the dentist" but not draw
 * that, and only write down, as it stands, what is neither.
 */
export type LabelForm = 'noun' | 'deed' | 'words'

export interface ThemeLabel {
  label: string
  form: LabelForm
}

/** How the story may say a wish; `owner` is who "my" and "our" are. Null when it is too long to say. */
export function readLabel(subject: string, owner: string | null): ThemeLabel | null {
  const cut = shortened(
    saidSubject(subject)
      .replace(THE_MR, '')
      .replace(NO_MORE_THAN, ' with ')
      .replace(AND_ME, '$<wish>')
      .replace(BUT_THEN, '$<what> when ')
  )
  if (cut === null) return null
  const owned = withOwner(cut, owner)
  const form = formOf(owned)
  if (form) return { label: owned, form }
  const parts = owned.split(/(,? and | & |, )/u).map((part, at) => (at % 2 === 1 ? part : nounPhrase(part)))
  return parts.includes(null) ? { label: owned, form: 'words' } : { label: parts.join(''), form: 'noun' }
}

/** “The Mr Jones from swimming” is called Mr Jones. */
const THE_MR = /^the (?=(?:Mr|Mrs|Miss|Ms|Dr) \p{Lu})/iu

/** "Snow day no school" is one with no school. */
const NO_MORE_THAN =
  /(?<=^(?:an? |the )?(?:(?!is |are |was |has |have |and |with |there |no )\p{L}+ ){1,3}(?!with )\p{L}+),? (?=no (?!more |one )\p{L}+$)/iu

/** "Nativity play and I’m a sheep": the story tells of the play. */
const AND_ME =
  /^(?<wish>(?!(?:i|we|my|our|me)\b)(?:(?!\b(?:i|we|me|us)\b).){6,}?),? (?:and|because|cos|so|but|when|as) (?:i|i’m|i’ve|we|we’re)(?: .*)?$/iu

/** “Christmas eve but Santa is stuck”: after “about” it is Christmas Eve when he is. */
const BUT_THEN =
  /^(?!.*\b(?:is|are|was|were|has|have|can)\b.* but )(?<what>(?:(?:an?|the|my|our|his|her) )?(?!(?:i|we|he|she|it|they|you)\b)\p{L}+(?: \p{L}+){0,3}),? but (?=(?:(?:the|my|our|his|her|nobody|no one|everybody|everyone|it|there|all|something|somebody) \p{L}|(?!(?:gets?|got|is|was|has|had|goes|then|never|always|only|still|also|not|just|keeps?)\b)\p{L}+ (?:is|are|was|were|can’t|can|has|had|got|gets|came|comes|went|lost|forgot|won’t|ran|fell|broke|left|forgets|threw|took|burnt|hid|ate|cried|(?!red\b)\p{L}{2,}ed)\b))/iu

/** Ends before a word that begins something new, so that what is left is whole; between words where nothing does. */
function shortened(label: string): string | null {
  if (fits(label)) return label
  const ends = [
    ...label.matchAll(
      /,? (?:who|that|which|and|because|when|while|with|in|on|at|to|for|of|about|from|by|but|so|where|whose|near|under|over|how|as|after|before|until|during|without)(?= )/giu
    )
  ]
    .map((match) => label.slice(0, match.index))
    .filter((part) => part.length >= 6 && fits(part) && !HANGING.test(part))
    .filter((part) => !FUNCTION_WORDS.has(part.slice(part.lastIndexOf(' ') + 1).toLowerCase()))
  // "An owl having a tea party" ends after the owl.
  const doing = [...label.matchAll(/ \p{L}{3,}ing(?= )/giu)]
    .map((match) => label.slice(0, match.index))
    .filter((part) => fits(part) && isThing(part.slice(part.lastIndexOf(' ') + 1)))
  const end = [...ends, ...doing].sort((a, b) => b.length - a.length)[0]
  if (end !== undefined) return wholeList(end)
  const cut = label.slice(0, LABEL_LIMIT + 1)
  const space = cut.lastIndexOf(' ')
  if (space < 8) return null
  return wholeList(cut.slice(0, space).replace(HANGING, ''))
}

function isThing(noun: string): boolean {
  return isCountable(noun) || isPlural(noun)
}

const SAYS_MORE = wordPattern(
  String.raw`\b(?:who|that|which|whose|where|when|but|after|before|until)\b|^(?:(?:my|our) )?(?:${KIN})\b`,
  'iu'
)

function fits(label: string): boolean {
  return (
    label.length <= LABEL_LIMIT ||
    (SAYS_MORE.test(label) && label.length <= CLAUSE_LIMIT && label.split(' ').length <= CLAUSE_WORDS)
  )
}

/** A list that lost its end still has an "and" before its last. */
function wholeList(label: string): string {
  return / (?:and|&|or) /iu.test(label) ? label : label.replace(/, (?=[^,]+$)/u, ' and ').replace(/,$/u, '')
}

/** Words that want another one after them. */
const HANGING =
  /(?:\s+(?:a|an|the|of|in|on|with|and|or|to|for|from|by|my|our|his|her|who|that|which|is|at|how|about|because|when|while|but|so|as|after|before|until|during|without))+$/iu

/** "My little brother" is a family’s; in a sentence of its own the wish stays as it is. */
function withOwner(label: string, owner: string | null): string {
  if (owner === null || /\b(?:i|i’m|me|we|us)\b/iu.test(label)) return label
  const taken = owner === '' || owner.endsWith('’s') || label.toLowerCase().includes(owner.toLowerCase())
  return label.replace(/\b(?:my|our)(?= )/iu, taken ? 'the' : `${owner}’s`).replaceAll(/\b(?:my|our)(?= )/giu, 'the')
}

/** Null where the phrases have to be looked at one by one. */
function formOf(label: string): LabelForm | null {
  if (!/[a-z]/iu.test(label)) return 'noun'
  if (/(?<![\p{L}’])(?:i|i’m|me|my|we|us|our|you)(?![\p{L}])/iu.test(label)) return 'words'
  if (DOES_NOT.test(label)) return 'words'
  if (QUESTION.test(label)) return 'words'
  if (/^(?:how|why|when|where|what|who)\s/iu.test(label)) return 'deed'
  // No kind of house.
  if (/^moving (?:house|home|school|nursery|country)(?!\p{L})/iu.test(label)) return 'deed'
  const beforeRelative = label.replace(/\s(?:who|that|which|whose|called|named|where|when)\s.*$/iu, '')
  if (DOES_OFTEN.test(beforeRelative) || DID.test(beforeRelative)) return 'words'
  if (
    /^(?:having|getting) (?:(?:an?|the|his|her|their) )?\p{L}+ (?:cut|done|brushed|washed|trimmed|checked|pierced|combed|plaited|braided)$/iu.test(
      label
    )
  )
    return 'deed'
  const terms = termsOf(beforeRelative)
  if (terms[0]?.tags.includes('Gerund') && !isMass(label)) return 'deed'
  if (isNamedDeed(terms)) return 'deed'
  if (doesSomething(beforeRelative)) return 'words'
  const finite = terms.some(({ text, tags }, at) => {
    const before = terms[at - 1]?.tags ?? []
    const known = isPlural(text) && (isCountable(text.replace(/s$/u, '')) || isCountable(text.replace(/es$/u, '')))
    return (
      !known &&
      !isCountable(text) &&
      (before.includes('Noun') || before.includes('Pronoun')) &&
      ['Copula', 'Modal', 'PastTense', 'PresentTense'].some((tag) => tags.includes(tag)) &&
      // "Vikings go" does, a "water slide" does not.
      !(tags.includes('Infinitive') && before.includes('Singular') && !/ and /iu.test(label)) &&
      !tags.includes('Gerund') &&
      !terms.slice(0, at).some((term) => term.text.toLowerCase() === 'to')
    )
  })
  return finite ? 'words' : null
}

/** "Potty training a dinosaur", "karate grading": what is done, with a word before it that says which. */
function isNamedDeed([first, second, third]: readonly Term[]): boolean {
  return (
    first !== undefined &&
    !/^(?:an?|the|my|his|her|our|their|this|two|three|some|is|are|not|no)$|[’']s$/iu.test(first.text) &&
    !/^\p{Lu}|s$/u.test(first.text) &&
    second !== undefined &&
    (second.tags.includes('Gerund') || (third !== undefined && /\p{L}{3}ing$/u.test(second.text))) &&
    !isCountable(second.text) &&
    (third === undefined || /^(?:an?|the|my|his|her|with|in|at|on|for|to)$/iu.test(third.text))
  )
}

/** "There was talk of why planes fly", but not "of why do planes fly". */
const QUESTION =
  /^(?:how (?:big|old|far|long|deep|tall|high|heavy|fast|hot|cold|small|strong|loud) (?:is|are|was|were|do|does|did|can)\b|(?:how|why|when|where|what|who)(?:’s)?\s(?:do|does|did|is|are|was|were|can|could|will|would|should|has|have|had|am|might|may|must)\b|(?:what|who|where|how|why)’s\s|what if\b|how come\b|(?:do|does|did|is|are|was|were|could|would|should)\s|(?:can|will)\s(?:a|an|the|it|he|she|they|\p{L}+s\s))/iu
/** "Won’t eat her peas": the child who will not was not named. */
const DOES_NOT =
  /^(?:(?:lost|broke|found|forgot|misses|hates|wants|keeps|refuses) (?:the|my|our|his|her|to|\P{Z}+’s)|won’t|can’t|cannot|can not|couldn’t|doesn’t|does not|don’t|didn’t|did not|never)\s/iu
const DOES_OFTEN = /\s(?:always|never|sometimes|often|suddenly|secretly)\s\p{L}+(?<!ing)(?:\s|$)/iu

/** "Will lost a tooth": the name is not the verb that it looks like. */
const DID =
  /^\p{Lu}\p{Ll}+ (?:lost|got|has|had|went|found|broke|wants|needs|learnt|learned|made|saw|forgot) (?:an?|the|his|her|their|some|two|three|to)(?= )/u

/** "Uncle Bob snores" is no kind of uncle; "Grandma cookies" are cookies. */
const DOES = wordPattern(
  String.raw`^(?:(?:\P{Z}+’s|the|his|her|their)\s(?:\p{L}+\s)?(?:${KIN}|${PET})|(?:${KIN}))(?:\s(?-i:\p{Lu})\p{L}+)?\s(?<verb>\p{L}+s)(?=\s|$)`,
  'iu'
)

function doesSomething(label: string): boolean {
  // After "a whale" nothing plural can come: "sneezes" is what it does.
  const [article = '', ...words] = label.split(' ')
  if (/^an?$/iu.test(article)) {
    const end = words.findIndex((word) => /^(?:of|in|on|at|with|from|for|to|and|&)$|,$/iu.test(word))
    const phrase = end < 0 ? words : words.slice(0, end)
    if (phrase.some((word, at) => /\p{L}{2}(?<![sui])s$/iu.test(word) && isCountable(phrase[at - 1] ?? ''))) return true
  }
  const verb = DOES.exec(label)?.groups?.['verb']
  if (verb === undefined || /(?:ss|us)$/u.test(verb) || /^\p{Lu}/u.test(verb)) return false
  const singulars = [verb.replace(/s$/u, ''), verb.replace(/es$/u, ''), verb.replace(/ies$/u, 'y')]
  // A plural that is the whole of the wish is a thing; before other words it is what one does.
  return !(singulars.some(isCountable) && label.endsWith(verb)) && !isMass(verb)
}

/** "first day at school" and "chocolate factory" are typed without what a sentence about them needs. */
function nounPhrase(phrase: string): string | null {
  if (
    /^(?:an?|the|some|two|three|four|five|six|seven|eight|nine|ten|many|all|this|that|these|those|every|each|no|another|his|her|their|your|\p{N}+|(?:\p{Lu}\P{Z}* ){0,2}\P{Z}+’s?)\s/iu.test(
      phrase
    )
  )
    return phrase
  if (/^(?:first|last|next)\s/iu.test(phrase) || THE_ONLY_ONE.test(phrase))
    return `the ${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}`
  // “Sir Wiggle Bottom the brave worm” is called so.
  if (/^(?:\p{Lu}[\p{L}’]+ ){1,3}the \p{Ll}/u.test(phrase)) return phrase
  const base = phrase.replace(
    /\s(?:of|in|on|at|with|by|from|for|to|under|over|near|who|that|which|called|named|without|inside)\s.*$/iu,
    ''
  )
  if (base === phrase && /^(?:of|in|on|at|with|by|from|for|to|under|over|near|without|inside|behind)\s/iu.test(phrase))
    return null
  const head = base.slice(base.lastIndexOf(' ') + 1)
  // “Excavators digging a hole” are several.
  if (/^(?:\p{L}+ )?\p{L}+s \p{L}+ing\b/iu.test(phrase) && isManyOf(phrase.replace(/ \p{L}+ing\b.*$/iu, '')))
    return phrase
  if ((isCountable(head) || IS_MACHINE.test(head)) && (!/^\p{Lu}/u.test(head) || base !== phrase))
    return withArticle(phrase)
  if (isPlural(head) || isMass(head) || /^\p{Lu}/u.test(head) || !/[a-z]/iu.test(head)) return phrase
  return null
}

/** “Goes” is none. */
function isManyOf(nouns: string): boolean {
  const head = nouns.slice(nouns.lastIndexOf(' ') + 1)
  const one = head.replace(/s$/iu, '')
  return isPlural(head) && (isCountable(one) || isCountable(head.replace(/es$/iu, '')) || IS_MACHINE.test(one))
}

/** No dictionary has every one of them: “excavator”. */
const IS_MACHINE = /\p{L}{3}(?:ator|ctor)$/iu

/** There may be many, and a child means one. */
const THE_ONLY_ONE =
  /^(?:moon|sun|sea|ocean|seaside|beach|zoo|circus|farm|jungle|rainforest|forest|desert|north pole|night sky|library|museum|playground|park|swimming pool|supermarket|airport|tooth fairy|easter bunny|sandman|dentist|doctor)$/iu
