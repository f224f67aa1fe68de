import type { Line, Scene } from '#content/format.ts'
import { knownNoun } from '#content/lexicon.ts'
import type { KnownNoun, WishedNoun } from '#content/lexicon/lexicon-entry.ts'
import { lineText } from '#content/line-lint.ts'
import { parseTemplate, slotsOf } from '#content/template.ts'
import { isPlural, withArticle } from '../language/common-nouns.ts'
import { withoutNearby } from '../language/neighbours.ts'
import { remembered } from '../remembered.ts'
import { escapeForRegExp } from '../text-measures.ts'
import { wordPattern } from '../word-pattern.ts'
import { sceneDemands } from './scene-demands.ts'
import { readLabel } from './theme-label.ts'

/** Where the noun of a wish ends and what is said about it begins. */
const ABOUT_IT =
  /[\s,]+(?:who|that|that’s|which|whose|where|when|while|because|cos|but|in|on|at|under|over|up|down|behind|inside|outside|near|beside|by|from|of|with|without|for|to|called|named|made|is|are|was|were|has|have|had|can|could|went|goes|wants|loves|likes|hates|gets|got|going|having|doing|being|so|then|please|pls|everywhere)(?=\s|$)/iu
const SEVERAL = /(?:\s(?:and|or|plus|vs|versus|meets?)\s|[&+])/iu
const DETERMINER =
  /^(?:an?|the|some|any|one|two|three|four|five|six|seven|ten|lots of|all the|another|this|that|these|those|his|her|their|every|more)\s+/iu
/** At home already, and none that could come to the door. */
const OURS = /^(?:my|our)\s+/iu
/** “Pressing”, “pressing the”. */
const DOING = /^\p{L}+ing(?: (?:an?|the|my|our|some))?$/u
const LONGEST_NAME = 4

/**
 * What the lexicon knows of the noun that a wish is about: of "a very shy troll under the slide" the troll, of "peas. he
 * hates peas" the peas. Null of a deed, of several nouns, of a sentence, and of a noun that it does not know.
 */
export function nounOfWish(typed: string): KnownNoun | null {
  const [first = ''] = sentencesOf(typed)
  // Scissors come in pairs.
  const whole = first.replace(DETERMINER, '').replace(/^pairs? of /u, '')
  const named = knownNoun(whole)
  if (named) return named
  const phrase = withoutNearby(first).split(',')[0]?.replace(ABOUT_IT, '\u0000').split('\u0000')[0]?.trim() ?? ''
  if (SEVERAL.test(phrase) || isList(first)) return null
  const isOurs = OURS.test(phrase)
  const bare = phrase.replace(DETERMINER, '').replace(OURS, '')
  const found = lastNounOf(bare)
  if (!found) return null
  const { noun, before } = found
  if (isOurs && (noun.sort === 'creature' || noun.sort === 'person')) return null
  if (before === '') return noun
  if (/^\p{L}+ing (?:an?|the|my|our|some)\b/u.test(before)) return null
  // “Baking bread” is a deed, “a talking parrot” is not; “bees make honey” is a sentence.
  if (DOING.test(before) && (isPlural(bare) || noun.count === 'mass')) return null
  if (readLabel(`the ${bare}`, null)?.form !== 'noun') return null
  if (noun.sort === 'food') return dishOf(noun, before)
  return (noun.sort === 'creature' || noun.sort === 'place') && MODIFIERS.test(before) ? modified(noun, before) : noun
}

/** “Purple”, “very small”, “marshmallow”: no owner, no number, and nothing that is done. */
const MODIFIERS = /^(?!.*(?:[’']s|s[’'])(?: |$))(?:\p{Ll}+(?:-\p{Ll}+)? ){0,2}\p{Ll}{3,}$/u

/** “Purple elephants” are called so all evening; of a castle made of cardboard no fact about castles is sure. */
function modified(noun: KnownNoun, before: string): KnownNoun {
  const isMadeOf = noun.sort === 'place'
  const [one, many] = [`${before} ${noun.one}`, `${before} ${noun.many}`]
  return { ...noun, plain: noun.one, one, many, fact: isMadeOf ? null : noun.fact }
}

/** “Jollof rice” is called so from then on; that yeast blows up bread is not true of banana bread. */
function dishOf(noun: KnownNoun, before: string): KnownNoun {
  return { ...noun, plain: noun.one, one: `${before} ${noun.one}`, many: `${before} ${noun.many}`, fact: null }
}

/** Whether a noun that is known is all of the wish, or all but a remark about it: "peas. he hates peas". */
export function saysNounFirst(typed: string): boolean {
  const [first = ''] = sentencesOf(typed)
  return knownNoun(first.replace(DETERMINER, '')) !== null
}

/** “Being a garbage man”, “he wants to be a vet when he grows up”. */
const BEING =
  /^(?:(?:i|we|he|she|\p{L}+) )?(?:being|becoming|(?:wants?|would like|’d like) to (?:be|become)|playing at being|pretending to be|to be|to become) (?=(?:an?|the) \p{L})|(?<= )when (?:i|we|he|she|they) (?:grows? up|is big|am big|are big)$/giu

/** The full stop of “peas. he hates peas” may have been left out. */
const NEW_SENTENCE =
  /[.!?;:…()\n]+|\s[-–—]\s|,?\s(?=(?:he|she|they|it|we|i) (?:hates?|loves?|likes?|wants?|needs?|won’t|can’t|doesn’t|don’t|is|are|was|keeps?)(?!\p{L}))/u

function sentencesOf(typed: string): string[] {
  return typed
    .toLowerCase()
    .replaceAll("'", '’')
    .split(NEW_SENTENCE)
    .map((part) =>
      part
        .replace(/,? and (?:everything|all)\s*$/u, '')
        .trim()
        .replaceAll(BEING, '')
        .trim()
    )
    .filter((part) => part !== '')
}

/** "A toaster, a whale": two things, and no story of one of them. */
function isList(text: string): boolean {
  const [, ...rest] = text.split(',').map((part) => part.trim().replace(/^and /u, '').replace(DETERMINER, ''))
  return rest.some((part) => knownNoun(part) !== null) || /,[^,]* and /u.test(text)
}

function lastNounOf(phrase: string): { noun: KnownNoun; before: string } | null {
  const words = phrase.split(/\s+/u)
  for (let from = Math.max(0, words.length - LONGEST_NAME); from < words.length; from += 1) {
    const noun = knownNoun(words.slice(from).join(' '))
    if (noun) return { noun, before: words.slice(0, from).join(' ') }
  }
  return null
}

/** How a line says a noun or what is known of it; null where it is not known. `field` is what stands after "thing.". */
export function sayNoun(field: string | undefined, noun: KnownNoun | null): string | null {
  if (!noun) return null
  const { one, many, count } = noun
  switch (field) {
    case undefined:
      return one
    case 'the':
      return noun.called ?? `the ${one}`
    case 'unnamed':
      return noun.called === undefined ? one : null
    case 'who':
      return noun.who ?? `the ${one}`
    case 'clients':
      return noun.clients ?? null
    case 'a':
      if (noun.sort === 'creature' && noun.wished?.tail.startsWith(' in ') && noun.called === undefined)
        return `${withArticle(one)}${noun.wished.tail}`
      if (noun.called !== undefined) return `${withArticle(one)} called ${noun.called}`
      return count === 'only' ? `the ${one}` : count === 'mass' ? `some ${one}` : withArticle(one)
    case 'many':
      return count === 'only' ? `the ${one}` : many
    case 'this':
    case 'whole':
    case 'first':
    case 'bare':
    case 'spoken':
    case 'single':
    case 'that':
      return sayWished(field, noun)
    case 'they':
    case 'them':
    case 'their':
    case 'were':
    case 'are':
    case 'theyre':
    case 'each':
      return AGREEING[field][noun.wished?.isMany === true ? 1 : 0]
    case 'silence':
      return noun.sound === null ? 'no sound at all' : null
    case 'sound':
    case 'does':
    case 'move':
    case 'part':
    case 'where':
    case 'fact':
    case 'guess':
    case 'wants':
    case 'stand':
      return noun[field]
    default:
      return null
  }
}

/** What agrees with the number in which a wish says its noun. */
const AGREEING = {
  they: ['it', 'they'],
  them: ['it', 'them'],
  their: ['its', 'their'],
  were: ['was', 'were'],
  are: ['is', 'are'],
  theyre: ['it’s', 'they’re'],
  each: ['it', 'one of them']
} as const

/** The noun with all that the wish says of it: “the purple wellies”, “a yellow umbrella”, “Grandad’s hat”. */
function sayWished(field: 'this' | 'whole' | 'first' | 'bare' | 'spoken' | 'single' | 'that', noun: KnownNoun): string {
  const { bare, whose, isOurs, isMany, isThe, tail } = noun.wished ?? { ...NOTHING_MORE, bare: noun.one }
  if (field === 'bare') return bare
  if (field === 'whole') return `${sayWished('this', noun)}${tail}`
  const isOneOfThem = isMany && noun.count !== 'pair'
  if (field === 'that' && isOneOfThem) return `the ${noun.one}`
  if (field === 'single' && isOneOfThem) return `one of ${whose ?? 'the'} ${bare}`
  if (field === 'spoken') return whose === null || isOurs ? `the ${bare}` : `${whose} ${bare}`
  if (whose !== null) return `${whose} ${bare}${field === 'single' ? tail : ''}`
  if (field === 'single') return `the ${bare}${tail}`
  if (field === 'this' || field === 'that' || isThe || noun.count === 'only') return `the ${bare}`
  if (isMany) return bare
  return noun.count === 'mass' ? `some ${bare}` : withArticle(bare)
}

const NOTHING_MORE = { tail: '', whose: null, isOurs: false, isMany: false, isThe: false }

/** “With a broken zip”, “with frogs on”: what it has, as long as no more is said. */
const TAIL = wordPattern(
  String.raw`^(?: with (?!(?:my|our|his|her|their|me|him|us)\b)(?:[\p{L}’-]+ ){0,4}[\p{L}’-]+| in (?:(?:an?|his|her|its|red|blue|green|yellow|pink|purple|odd|stripy|woolly) ){0,2}(?:pyjamas|pajamas|wellies|boots|socks|shoes|slippers|trousers|glasses|sunglasses|(?:bobble |top |straw )?hat|coat|raincoat|jumper|scarf|dress|tutu|cape|onesie|dressing gown|bow tie|waistcoat|pants|underpants))$`,
  'iu'
)

/**
 * How a wish says the noun that it is about. `about` is the wish as it is told of (“Isla’s brother’s purple wellies”),
 * `typed` as it was typed. Undefined where the noun does not stand in it.
 */
export function wishedNoun(
  { one, many, count, uses }: KnownNoun,
  about: string,
  typed: string
): WishedNoun | undefined {
  const [single, several] = [one, many].map((name) => name.replace(/^pairs? of /u, ''))
  const names = [...new Set([several, single])].map((name) => escapeForRegExp(name ?? '')).join('|')
  const pattern = wordPattern(String.raw`^(?<before>(?:[\p{L}’-]+ ){0,6}?)(?<name>${names})(?![\p{L}’-])`, 'iu')
  const said = about.replaceAll("'", '’')
  const found = pattern.exec(said)
  const { before = '', name = '' } = found?.groups ?? {}
  if (found === null || name === '') return undefined
  const [tail = ''] = TAIL.exec(said.slice(found[0].length)) ?? []
  const [, article = '', words = ''] =
    /^(?:(an?|the|some|any|these|those|this|that|every|each|no|another|two|lots of) |(?:my|our|his|her|their|your|its) )?(.*)$/iu.exec(
      before
    ) ?? []
  const owner = /^an?$/iu.test(article)
    ? undefined
    : /^(?<owner>(?:.*[’]s|\p{Lu}.*s’)) (?<more>.*)$/u.exec(words)?.groups
  const theirs = owner?.['owner']
  const isSeveral = several !== single && name.toLowerCase() === several
  // Of what goes on one head or one body, one is told of.
  const isOneAtATime = isSeveral && count !== 'pair' && (uses.includes('head') || uses.includes('body'))
  return {
    bare: `${(owner ? owner['more'] : words) ?? ''}${isOneAtATime ? single : name.toLowerCase()}`.trim(),
    whose: theirs === undefined ? null : article === '' ? theirs : `${article.toLowerCase()} ${theirs}`,
    isOurs: /^(?:my|our) /iu.test(typed.trim()),
    isMany: count === 'pair' || (isSeveral && !isOneAtATime),
    isThe: /^(?:the|this|that|every|each|no|another)$/iu.test(article),
    tail: tail.toLowerCase()
  }
}

const fieldsOfLine = remembered((text): readonly (string | undefined)[] =>
  slotsOf(parseTemplate(text))
    .filter((slot) => slot === 'thing' || slot.startsWith('thing.'))
    .map((slot) => slot.split('.')[1])
)

const fieldsDemanded = sceneDemands(fieldsIn)

/** Whether each step that is always told has a line that says nothing of the noun but what is known. */
export function canFillNounSlots(scene: Scene, noun: KnownNoun | null): boolean {
  return fieldsDemanded(scene).every((step) =>
    step.some((line) => line.every((field) => sayNoun(field, noun) !== null))
  )
}

/** What is known of the first two nouns of a wish that says more than one. */
const SHOWS_NOUN = /\{(?:seen|beside)\b/u

/** Hardly any line does, and to see that costs less than to read it. */
const MAY_SHOW_NOUN = /\{(?:thing|seen|beside)/u

function knowsNoun(line: Line): boolean {
  return fieldsIn(line).length > 0 || SHOWS_NOUN.test(lineText(line))
}

/** Of the lines that fit, those that know the noun of the wish, where there are any. */
export function mostKnowing(lines: readonly Line[]): readonly Line[] {
  const knowing = lines.filter((line) => MAY_SHOW_NOUN.test(lineText(line))).filter(knowsNoun)
  return knowing.length > 0 ? knowing : lines
}

function fieldsIn(line: Line): readonly (string | undefined)[] {
  return fieldsOfLine(lineText(line))
}
