import { anyKnownNoun } from '#content/lexicon.ts'
import { animalWords, bodyOfKind } from '../../language/animal-kinds.ts'
import { isPlural } from '../../language/common-nouns.ts'
import { isPastVerb } from '../../language/past-verbs.ts'
import { wordPattern } from '../../word-pattern.ts'
import { anyNounIn } from '../kinds/said-noun.ts'

/** An animal as a message says it. */
export interface SaidCreature {
  /** "my", "a", "some", "the neighbour’s", or nothing. */
  before: string
  /** "class stick insects", "big brown goat" */
  bare: string
  /** Its last words alone: "stick insects", "goat". */
  kind: string
  isMany: boolean
  name: string | null
  /** What is said up to it, as one sentence, and after it. */
  left: string
  right: string
}

/** Animals that families meet and that nothing else here knows. */
const MORE =
  'kereru tui weka pukeko kabutomushi kuwagata dangomushi semi tanuki langur mynah myna hornbill babbler lorikeet ibis egret possum koel drongo sunbird weaver civet mongoose monitor skink tokay chipkali degu hyrax dassie duiker impala nyala guineafowl cockerel bantam silkie bullock heifer kid ram ewe billy nanny gosling ducklings fowl roach cricket locust mantid weevil isopod snail gull jackdaw kookaburra cockatoo toad tadpole newt lamb terrapin bulldog gecko bug robin magpie heron stork kite turkey peahen peafowl piglet alpaca coati iguana agouti marmoset squirrel raccoon coyote chipmunk groundhog armadillo opossum bunny foal calf kitten puppy'.split(
    ' '
  )
const KNOWN: ReadonlySet<string> = new Set(MORE)
/** Of no family and of no street. */
const FABLED =
  /(?:^| )(?:unicorn|(?<!bearded |water )dragon|monster|mermaid|phoenix|dinosaur|t[- ]?rex|yeti|troll|ogre|giant|gnome|gargoyle|goblin|el(?:f|ves)|mammoth|dodo|leprechaun|pixie|trilobite|\p{L}+saurus|sea monkey)(?:e?s)?$/iu
const WORD = wordPattern(String.raw`\p{L}[\p{L}’'-]*`, 'gu')
/** “Goat cheese” and “the hamster wheel” are none. */
const OF_THAT =
  /^ (?:cheese|milk|food|flap|bed|hutch|cage|tank|box|pond|poos?|costumes?|toys?|teddy|books?|films?|movies?|shows?|farm|shop|onesie|masks?|soup|curry|sandwich(?:es)?|pies?|stings?|bites?|houses?|shelter|walker|story|stories|song|dance|races?|rides?|park|wheel|drawing|puppets?|pyjamas|socks?|cake|biscuits?|mat|lead|club|man|lady|eggs?)(?!\p{L})/u
const DETERMINERS =
  /^(?:an?|the|my|our|his|her|their|your|some|this|that|these|those|another|one|two|three|four|five|six|several|both|all|every|no|whose)$/iu
const HOW =
  /^(?:little|wee|big|huge|giant|tiny|baby|old|fat|chubby|black|white|brown|grey|gray|ginger|green|yellow|red|blue|orange|golden|spotty|spotted|stripy|striped|fluffy|furry|stray|street|wild|naughty|cheeky|silly|class|classroom|school|nursery|pet|whole|massive|enormous|small|young|mother|mummy|mama|mum|scruffy|confused|random|hairy|slimy|very|really|actual|real|live|lone|new|poor|dear|beautiful|cute|brave|bold|lost|local|few|more|hungry|curious|grumpy|giant|african|land|stick|leaf|corn|dwarf|guinea|bearded)$/iu
const NAMED = wordPattern(String.raw`^,? (?:called |named |whose name is )(?<name>\p{L}+),?`, 'u')
const NAME_AFTER = wordPattern(String.raw`^,? (?<name>\p{Lu}\p{Ll}+),?(?=[ .!,]|$)`, 'u')
const NAME_BEFORE = wordPattern(String.raw`(?:^|[.,!;:] |(?:and|so|omg|but|today) )(?<name>\p{L}+),? $`, 'iu')
const NO_NAME =
  /^(?:today|tonight|yesterday|so|and|but|when|then|while|because|omg|lol|found|lost|is|was|did|let|see|saw|help|where|how|why|what|if|ok|okay|no|yes|oh|ah|hey|hi|has|have|had|can|about|like|also|finally|apparently|woke|even|only|just|look|this|that|it|he|she|we|they|i|there|here|with|at|in|on|for|of|to|from|my|our|the|a|an|all|mr|mrs|ms|miss|morning|\p{L}+ed|\p{L}+ing|\p{L}+ly|\p{L}+day)$/iu

/** A longer message is a letter, and tells of more than one incident. */
const MOST_LETTERS = 600

/** All animals that a message names, in order; what is only a word of something else, or of a tale, is none. */
export function creaturesSaid(message: string): SaidCreature[] {
  if (message.length > MOST_LETTERS) return []
  const text = message.replaceAll("'", '’')
  const words = [...text.matchAll(WORD)].map((found) => ({ text: found[0], at: found.index }))
  const found: SaidCreature[] = []
  for (let at = 0; at < words.length; at += 1) {
    const length = [3, 2, 1].find((count) => isCreature(words.slice(at, at + count), text))
    const first = words[at]
    const last = words[at + (length ?? 0) - 1]
    if (length === undefined || first === undefined || last === undefined) continue
    const end = last.at + last.text.replace(/’s$/u, '').length
    const begin = beginOf(words.slice(0, at), text, first.at)
    const creature = saidAs(text, begin, first.at, end)
    if (creature !== null) found.push(creature)
    at += length - 1
  }
  return found
}

function isCreature(words: readonly { text: string; at: number }[], text: string): boolean {
  const first = words[0]
  const last = words.at(-1)
  if (first === undefined || last === undefined) return false
  const said = text.slice(first.at, last.at + last.text.length).toLowerCase()
  if (said.split(' ').length !== words.length || /[^\p{L} ’-]/u.test(said)) return false
  const bare = said.replace(/’s$/u, '')
  // Of several words only those are one kind that the lexicon has as one: “guinea pig”, and not “brown goat”.
  if (anyKnownNoun(bare)?.sort === 'creature') return true
  if (words.length > 1) return bodyOfKind(bare.replaceAll(' ', '-')) !== null && bare.includes(' ') && isPair(bare)
  return bodyOfKind(bare) !== null || KNOWN.has(bare) || KNOWN.has(bare.replace(/(?<=[^s])s$/u, ''))
}

/** “Leaf insects”, and not “fly fishing dog”. */
function isPair(bare: string): boolean {
  return animalWords.has(bare.replace(' ', '-')) || animalWords.has(bare.replace(' ', '-').replace(/s$/u, ''))
}

/** Where “our class” begins before “stick insects”. */
function beginOf(before: readonly { text: string; at: number }[], text: string, at: number): number {
  let begin = at
  for (const word of before.toReversed().slice(0, 5)) {
    if (!/^ ?$/u.test(text.slice(word.at + word.text.length, begin))) return begin
    if (DETERMINERS.test(word.text) || /’s?$/u.test(word.text)) return isOneOf(text.slice(0, word.at)) ?? word.at
    if (!HOW.test(word.text)) return begin
    begin = word.at
  }
  return begin
}

/** “One of our hens” begins with one. */
function isOneOf(left: string): number | null {
  return /(?:^| )(?<one>one of )$/iu.exec(left) === null ? null : left.length - 'one of '.length
}

function saidAs(text: string, begin: number, at: number, end: number): SaidCreature | null {
  const whole = text.slice(begin, end)
  const kind = text.slice(at, end).toLowerCase()
  if (FABLED.test(kind) || OF_THAT.test(text.slice(end))) return null
  const cut =
    /^(?:(?:one of )?(?:an?|the|my|our|his|her|their|your|some|this|that|these|those|another|one|two|three|four|five|six|several|both|all|every|no|whose) )?(?:\p{L}+’s? )?/iu.exec(
      whole
    )?.[0] ?? ''
  const before = cut.trim().toLowerCase()
  const isOne = before.startsWith('one of')
  const bare = whole
    .slice(cut.length)
    .toLowerCase()
    .replace(/^(?:escaped|runaway|missing|lost|pet|actual|real|very|really|poor|dear|random) /u, '')
  const isMany = !isOne && isPlural(kind) && !/^(?:an?|another|one)(?: |$)/u.test(before)
  const after = NAMED.exec(text.slice(end)) ?? NAME_AFTER.exec(text.slice(end))
  const leading =
    after === null && /^(?:the|our|my)(?: |$)/u.test(before) ? NAME_BEFORE.exec(text.slice(0, begin)) : null
  const called = after?.groups?.['name'] ?? leading?.groups?.['name'] ?? null
  const name = called === null || NO_NAME.test(called) || (leading !== null && isPastVerb(called)) ? null : called
  const from = name !== null && leading !== null ? begin - leading[0].length + leading[0].indexOf(name) : begin
  return {
    before,
    bare: isOne ? oneOf(bare) : bare,
    kind: isOne ? oneOf(kind) : kind,
    isMany,
    name,
    left: text.slice(0, from),
    right: text.slice(end + (after === null || name === null ? 0 : after[0].length)).replace(/^’s(?= )/u, ' is')
  }
}

function oneOf(many: string): string {
  return anyNounIn(many)?.one ?? many.replace(/(?<=[^s])s$/u, '')
}
