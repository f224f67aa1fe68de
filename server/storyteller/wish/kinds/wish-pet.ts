import { PET_WORDS } from '../../language/family-words.ts'
import { verbForms } from '../../language/verb-forms.ts'
import { clauseOf, isPast, partsOf } from '../../language/wish-clause.ts'
import { NO_FUN } from '../../sorrow/no-fun.ts'
import { escapeForRegExp } from '../../text-measures.ts'
import { wordPattern } from '../../word-pattern.ts'
import { plainOf, shortOf, type WishSayings } from './wish-day.ts'

const PETS = PET_WORDS.filter((word) => !word.endsWith('s')).join('|')
const OURS = wordPattern(
  String.raw`^(?:our|my|the) (?:(?:poor|old|little|big|new|naughty|silly|fat|grumpy|lazy) )*(?<kind>guinea pig|${PETS})(?: (?:called |named )?(?<name>\p{Lu}\p{Ll}+))?,? (?<clause>(?!and\b|who\b|that\b)\p{L}.+)$`,
  'u'
)
/** What is lived through on a warm floor, and by whom. */
const NOT_TRIED =
  /\b(?:fish|goldfish|guppy|birds?|budgie|parrot|canary|cockatiel|pony|horse|hens?|chickens?|chooks?|lambs?|goats?|ducks?|snake)\b/iu
const NOT_DONE =
  /\b(?:died|dead|dies|dying|vets?|ill|sick|sicks?|poorly|cancer|killed|run over|lost|missing|gone|bites?|bit|bitten|scratche[sd]|blood|wees?|poos?|poops?|pees?|kittens|puppies|babies|throws up|operation|stitches|eats? \p{L}+ (?:mouse|bird)|ran away|is coming|comes|is here)\b/iu
const MOST_WORDS = 9
const SAME_KIND: Readonly<Record<string, string>> = {
  puppy: 'dog', pup: 'dog', doggy: 'dog', doggie: 'dog', kitten: 'cat', kitty: 'cat', moggy: 'cat', tabby: 'cat', bunny: 'rabbit', guineapig: 'guinea pig', budgie: 'bird'
} // prettier-ignore

/** An animal of the household. */
export interface OwnPet {
  called: string
  /** What it is, where the family says so: "dog". */
  kind?: string | undefined
}

/** The one that “our dog” or “the puppy” means; null where the household has none or two of that kind. */
export function ownPetOf(kind: string, pets: readonly OwnPet[]): OwnPet | null {
  const one = (word: string) => SAME_KIND[word.toLowerCase()] ?? word.toLowerCase()
  const [found, other] = pets.filter((pet) => pet.kind !== undefined && one(pet.kind) === one(kind))
  return other === undefined ? (found ?? null) : null
}

/**
 * What the family’s animal does or has to bear: {pet} "Miso" or "the cat", {pet.told} "Miso had to wear the cone", {pet.ing}
 * "having to wear the cone". `pets` are those of the household. Null of what only happened once, and of a sorrow.
 */
export function petOf(meant: string, pets: readonly OwnPet[]): WishSayings | null {
  const names = pets.map(({ called }) => called)
  const plain = plainOf(named(meant, names))
  const [first = ''] = plain.split(/[.;!?]+ |, (?=(?:she|he|it|and|but)\b)| (?=(?:and|but|because|so) )/u)
  const said = shortOf(first, MOST_WORDS + 4)
  const ours = OURS.exec(said)?.groups
  const own = names.find((name) => said.startsWith(`${name} `))
  const clause = ours?.['clause'] ?? (own === undefined ? undefined : said.slice(own.length + 1))
  if (clause === undefined || NOT_DONE.test(plain) || NOT_TRIED.test(ours?.['kind'] ?? '')) return null
  if (NO_FUN.test(plain.replaceAll(/\b(?:sad|scared|afraid|frightened)\b/giu, ''))) return null
  const parts = partsOf(`Zoe ${clause.replace(/^(?:just|always|only|still|also) /iu, '')}`)
  if (!parts || parts.subject !== 'Zoe' || isPast(parts.words) || parts.words.length > MOST_WORDS) return null
  const words = parts.words[0] === 'keeps' && parts.words[1]?.endsWith('ing') ? parts.words.slice(1) : parts.words
  const ing = words === parts.words ? doingOf(words) : words.join(' ')
  if (ing === undefined || ing === '' || /\b(?:my|me|our|us|you|your|i|we)\b/iu.test(ing)) return null
  const kind = ours?.['kind'] ?? 'pet'
  const called = own ?? ours?.['name'] ?? ownPetOf(kind, pets)?.called ?? `the ${kind}`
  return {
    pet: called,
    'pet.told': `${called} ${words === parts.words ? toldOf(words) : `kept ${words.join(' ')}`}`,
    'pet.ing': ing.replaceAll(/\b(?:his|her|their) (?=\p{L})/giu, 'the ')
  }
}

/** “Wearing the cone” of the pet that has to. */
function doingOf(words: readonly string[]): string | undefined {
  const base = /^(?:has|must)$/iu.test(words[0] ?? '')
    ? words.join(' ').replace(/^(?:has (?:got )?to|must) /iu, '')
    : ''
  const forms = base !== '' && !base.startsWith('has ') ? verbForms(base) : null
  return forms?.ing ?? clauseOf(`Zoe ${words.join(' ')}`)?.replace(/^Zoe /u, '')
}

/** “Biscuit is old and tired” of the household’s own Biscuit, in whatever letters. */
function named(meant: string, pets: readonly string[]): string {
  return pets.reduce(
    (text, pet) =>
      text.replace(
        wordPattern(
          String.raw`(?<=^|\b(?:dog|cat|hamster|rabbit|pig|puppy|kitten|pet) )${escapeForRegExp(pet)}(?![\p{L}’-])`,
          'iu'
        ),
        pet
      ),
    meant
  )
}

/** “Has to wear” had to, “is” was, and what is done was always being done. */
function toldOf([verb = '', ...rest]: readonly string[]): string {
  const known = PASTS[verb.toLowerCase()]
  if (known !== undefined) return [known, ...rest].join(' ')
  return `kept ${clauseOf(`Zoe ${[verb, ...rest].join(' ')}`)?.replace(/^Zoe /u, '') ?? ''}`
}

const PASTS: Readonly<Record<string, string>> = {
  has: 'had', is: 'was', 'can’t': 'could not', cannot: 'could not', 'won’t': 'would not', 'doesn’t': 'did not', 'isn’t': 'was not', can: 'could', must: 'had to',
  hates: 'hated', likes: 'liked', loves: 'loved', wants: 'wanted', needs: 'needed', thinks: 'thought'
} // prettier-ignore
