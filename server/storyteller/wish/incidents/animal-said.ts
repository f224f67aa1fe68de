import { animalWords } from '../../language/animal-kinds.ts'
import { isPlural } from '../../language/common-nouns.ts'
import { isPastVerb } from '../../language/past-verbs.ts'
import { isIrregularPast, pastOfVerb } from '../../language/verb-forms.ts'
import { wordPattern } from '../../word-pattern.ts'

/** Who is met out of doors, and whom the list of pets and their bodies leaves out, some for being names as well. */
const MORE_ANIMALS =
  'kereru kererū tui tūī pukeko weka kea kaka kookaburra cockatoo galah ibis lorikeet currawong wombat wallaby kangaroo possum opossum koala platypus echidna langur macaque baboon ape chimp chimpanzee gibbon mongoose civet seagull gull heron stork crane pelican cormorant kingfisher egret osprey kite hawk falcon buzzard kestrel robin blackbird starling thrush wren raven rook jackdaw jay mynah myna bulbul hoopoe cuckoo woodpecker partridge pheasant moorhen coot goldfinch hummingbird gosling duckling cygnet piglet pup cub kitten moose elk reindeer bison buffalo yak stoat weasel vole shrew hare beaver groundhog coyote marmot gopher armadillo anteater tapir sloth coati lemur nutria capybara walrus manatee warthog puffin gannet guillemot pigeon chook rooster labrador lab spaniel collie poodle terrier beagle husky dachshund retriever pug mutt moggy tabby cockapoo labradoodle whippet corgi bumblebee woodpigeon peahen stingray iguana monitor-lizard skunk porcupine wolf'.split(
    ' '
  )
/** Words that are a verb or a game as often as an animal. */
const NOT_ALONE = new Set(['fly', 'cricket', 'seal', 'mole', 'bat', 'eel', 'cub', 'crane', 'kite', 'insect'])
const IRREGULAR: Readonly<Record<string, string>> = { geese: 'goose', mice: 'mouse', wolves: 'wolf', sheep: 'sheep', deer: 'deer', puppies: 'puppy', bunnies: 'bunny', ponies: 'pony', canaries: 'canary', foxes: 'fox', finches: 'finch', ostriches: 'ostrich', thrushes: 'thrush' } // prettier-ignore
const KNOWN = new Set([...animalWords, ...MORE_ANIMALS, 'guinea pig', 'mountain goat', 'bush turkey', 'brush turkey'])

/** What stands before the words that are an animal’s own. */
const BEFORE_IT =
  /^(?:an?|the|my|our|his|her|their|your|this|that|these|those|some|one|two|three|four|five|six|seven|ten|another|of|next|neighbou?rs?[’']?s?|\p{L}+[’']s?|saw|seen|spotted|watched|because|when|today|and|but|so|by|to|that|then|how|was|there|morning|evening|just|of|from|at|with|had|have|lol|omg|day|about|us|me|is|i|we|it)$/iu
/** What a person thinks of it, and not which one it is. */
const OPINION =
  /^(?:cheeky|naughty|bloody|stupid|silly|damn|darn|flipping|bleeding|actual|random|massive|huge|funny|beautiful|lovely|greedy|single|literal|same|very|really|poor|gigantic|enormous)$/iu
/** Who lives in a house. */
export const OF_HOUSE =
  /(?<!\p{L})(?:dogs?|dogg(?:y|ie)|pupp(?:y|ies)|pup|cats?|kittens?|kitty|labradors?|lab|spaniel|collie|poodle|terrier|beagle|husky|dachshund|retriever|pug|mutt|moggy|tabby|cockapoo|labradoodle|whippet|corgi|parrot|budgie|rabbit|bunny|hamster|guinea pig|ferret|tortoise|gerbil|greyhound|hound)(?!\p{L})/iu
const NUMBERS = /^(?:two|three|four|five|six|seven|eight|nine|ten)$/iu

export interface SaidAnimal {
  /** "bakery cat", "snails" */
  bare: string
  /** "bakery cat", "snail" */
  one: string
  isMany: boolean
  /** "two", where it is said how many. */
  number: string
  /** "our", "the neighbour’s" or nothing. */
  before: string
  /** Where in the text its words end. */
  end: number
  begin: number
}

interface Word {
  text: string
  at: number
}

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ text: word, at: index }))
}
const WORD = wordPattern(String.raw`[\p{L}\p{N}]+(?:[’'-][\p{L}]+)*[’']?`, 'gu')

function singleOf(word: string): string | null {
  const plain = word.toLowerCase()
  const forms = [plain, IRREGULAR[plain], plain.replace(/s$/u, ''), plain.replace(/es$/u, '')]
  return forms.find((form) => form !== undefined && KNOWN.has(form)) ?? null
}

/** Whether a word is one animal or several: “hens”. */
export function isAnimalWord(word: string): boolean {
  return singleOf(word) !== null
}

/** All animals that a text names, in their order. */
export function animalsIn(text: string): SaidAnimal[] {
  const words = wordsOf(text)
  return words.flatMap((_, at) => {
    const read = animalAt(words, at)
    return read === null ? [] : [read]
  })
}

function animalAt(words: readonly Word[], at: number): SaidAnimal | null {
  const { text = '', at: begins = 0 } = words[at] ?? {}
  const previous = words[at - 1]?.text.toLowerCase() ?? ''
  const pair = `${previous} ${text.toLowerCase()}`
  const one = KNOWN.has(pair) ? text.toLowerCase() : singleOf(text)
  if (one === null || (one === 'robin' && at > 0 && /^\p{Lu}/u.test(text))) return null
  // “The seal broke”, “a cricket bat”: only with an article, and never before another noun.
  if (NOT_ALONE.has(one) && !/^(?:an?|the|some|baby|little|big|fruit|two|three)$/u.test(previous)) return null
  if (animalFollows(words, at)) return null
  const own: string[] = []
  let first = at - 1
  while (first >= 0 && at - first <= 2 && isOwnWord(words, first)) {
    own.unshift(words[first]?.text ?? '')
    first -= 1
  }
  const before = words[first]?.text ?? ''
  const kept = own.filter((word) => !OPINION.test(word)).map((word) => word.toLowerCase())
  const number = NUMBERS.test(before) ? before.toLowerCase() : ''
  const isMany = number !== '' || (isPlural(text.toLowerCase()) && one !== text.toLowerCase())
  return {
    bare: [...kept, text.toLowerCase()].join(' '),
    one: [...kept, one].join(' '),
    isMany,
    number,
    before: /^of$/iu.test(before) ? 'one of' : before.toLowerCase(),
    begin: words[first + 1]?.at ?? begins,
    end: begins + text.length
  }
}

/** “Dog food” and “monkey bars” are no animals. */
function animalFollows(words: readonly Word[], at: number): boolean {
  return NOT_IT.test(words[at + 1]?.text ?? '')
}
const NOT_IT =
  /^(?:food|bars?|bowl|lead|bed|poo|walker|toys?|costume|suit|ears|nuggets?|fingers|pie|soup|curry|salad|wings|egg|eggs|biscuits?|books?|puppet|onesie|mask|pyjamas|teddy|cage|hutch|box|tail|flap|hair|fur|show|park|day)$/u

function isOwnWord(words: readonly Word[], at: number): boolean {
  const word = words[at]?.text ?? ''
  if (BEFORE_IT.test(word) || word === '') return false
  return (
    !isPastVerb(word) &&
    !/(?:ed|ly)$/u.test(word) &&
    !isIrregularPast(word) &&
    !/^(?:in|on|off|up|out|for|lol)$/iu.test(word)
  )
}

const CLAUSE_ENDS =
  /[,.!?;:()–—…]+|\s-\s|(?<=\s)(?:and|but|then|while|so|because|cos|until|before|when|which|lol|haha|omg)(?=\s|$)/giu
const NO_FACT =
  /^(?:was|is|were|are|felt|cried|screamed|laughed|wanted|said|says|did|does|couldn|must|had to|has|loved|liked|got told|came|went home|deserved|made|learnt|learned|seemed)$/iu

/**
 * What else a message says that the animal did: “put them on” of “… and put them ON!!”. The first clause after the first
 * that has no other subject than the animal; null where there is none.
 * Where one of the family is named, “he” may be that one.
 */
export function factAfter(rest: string, one: string, hero: string, isKinSaid: boolean): string | null {
  const head = one.split(' ').at(-1) ?? one
  const subject = wordPattern(
    String.raw`^(?:${isKinSaid ? 'it|they' : 'it|they|he|she'}|(?:the|our) (?:\p{L}+ )?${head}) `,
    'iu'
  )
  for (const clause of clausesOf(rest)) {
    const said = clause.replace(subject, '').replace(ALSO, '')
    const just = /^(?:(?:just|only|simply|still) )*/iu.exec(said)?.[0].toLowerCase() ?? ''
    const bare = said.slice(just.length)
    const [verb = '', ...after] = bare.split(' ')
    const isGoing = /^(?:was|is|are|were)$/iu.test(verb) && after[0]?.endsWith('ing') === true
    // “… keeps stealing my hair ties and hiding them in the bath”.
    if (/^\p{L}{3,}ing$/u.test(verb) && said === clause && after.length > 0) {
      const going = neutral(`was ${just}${bare}`, hero)
      if (going !== null && going.split(' ').length <= MOST_WORDS) return going
    }
    const past = isGoing ? 'was' : pastForm(verb)
    if (past === null || (NO_FACT.test(verb) && !isGoing) || after.length === 0) continue
    const told = neutral(`${just}${[past, ...after].join(' ')}`, hero)
    if (told !== null && told.split(' ').length <= MOST_WORDS) return told
  }
  return null
}
const MOST_WORDS = 16
const ALSO = /^(?:(?:then|even|also|actually|straight away|immediately|promptly) )*/iu

/** The clauses of a text, each without what joins it; what follows “and” goes on with the one before it where it has no verb. */
function clausesOf(text: string): string[] {
  return text
    .split(CLAUSE_ENDS)
    .map((clause) => clause.trim().replace(/^(?:and|but|then|so|after that|later) /iu, ''))
    .filter((clause) => clause.includes(' '))
}

/** “Put” of “put” and of “puts”; null of what is no verb. */
export function pastForm(word: string): string | null {
  const plain = word.toLowerCase()
  if (
    isPastVerb(plain) ||
    /\p{L}{2}ed$/u.test(plain) ||
    /^(?:kept|sat|stood|put|wore|flew|hid|dug|swam|sang|fell)$/u.test(plain)
  )
    return plain
  if (!/[^s]s$/u.test(plain) || plain.length < 4) return null
  const past = pastOfVerb(plain)
  return past === null || past === plain ? null : past
}

/** As others tell it: what is “ours” is “the”, and “us” are the child who leads; null of what says “I” or “we”. */
export function neutral(told: string, hero: string): string | null {
  const said = told
    .replaceAll(/(?<!\p{L})(?:my|our|your)(?= \p{L})/giu, 'the')
    .replaceAll(/(?<!\p{L})(?:us|me)(?!\p{L})/giu, hero)
    .replaceAll(/ like (?=(?:they|it|he|she) )/giu, ' as if ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll("'", '’')
    .replace(
      /(?: (?:today|yesterday|lol|haha|this (?:morning|afternoon|evening)|tonight|again|too|omg|last night))+$/iu,
      ''
    )
    .trim()
  return /(?<![\p{L}’])(?:i|we|you|i’m|mine|ours)(?![\p{L}])/iu.test(said) ? null : withSmallLetters(said)
}

/** “ON” is shouted. */
function withSmallLetters(told: string): string {
  return told.replaceAll(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, (word) => word.toLowerCase())
}
