import { animals } from './lexicon/animals.ts'
import { askedAbout } from './lexicon/asked-about.ts'
import { familiarAnimals } from './lexicon/familiar-animals.ts'
import { farAndFabled } from './lexicon/far-and-fabled.ts'
import { food } from './lexicon/food.ts'
import { home } from './lexicon/home.ts'
import { jobs } from './lexicon/jobs.ts'
import {
  fieldsOf,
  namesOf,
  NOUN_COUNTS,
  NOUN_SORTS,
  sortAndCountOf,
  type KnownNoun,
  type LexiconArea,
  type NounCount,
  type NounName,
  type NounSort
} from './lexicon/lexicon-entry.ts'
import { nature } from './lexicon/nature.ts'
import { people } from './lexicon/people.ts'
import { places as placesToGo } from './lexicon/places.ts'
import { play } from './lexicon/play.ts'
import { street } from './lexicon/street.ts'
import { things } from './lexicon/things.ts'
import { usesOf } from './lexicon/uses.ts'

/** A child's world, noun by noun; a list of any area is read when the first wish asks for a noun. */
export const lexicon: readonly LexiconArea[] = [
  animals,
  farAndFabled,
  food,
  home,
  nature,
  people,
  jobs,
  placesToGo,
  play,
  street,
  things
]

interface Place {
  /** The line as it was written. */
  line: string
  name: NounName
}

let places: Map<string, Place> | undefined

/** What is known of a noun that is called so, in the singular or in the plural, in small letters; null of any other. */
export function knownNoun(called: string): KnownNoun | null {
  places ??= placesOf(lexicon)
  const found = places.get(called.replaceAll('’', "'"))
  return found ? readNoun(found) : null
}

let familiar: Map<string, Place> | undefined

/** The same of a cat or a lion, of which no story of any noun is told. */
export function familiarNoun(called: string): KnownNoun | null {
  familiar ??= placesOf([familiarAnimals])
  const found = familiar.get(called)
  return found ? readNoun(found) : null
}

/** The same of a noun of which a story of any noun is told or of which none is. */
export function anyKnownNoun(called: string): KnownNoun | null {
  return knownNoun(called) ?? familiarNoun(called)
}

let asked: Map<string, Place> | undefined

/** The same of the sky or a tummy, about which children ask, and of which no story of any noun is told. */
export function askedAboutNoun(called: string): KnownNoun | null {
  asked ??= placesOf([askedAbout])
  const found = asked.get(called)
  return found ? readNoun(found) : null
}

/** Only where each line begins and what it is called: the phrases stay in the text until they are wanted. */
function placesOf(areas: readonly LexiconArea[]): Map<string, Place> {
  const found = new Map<string, Place>()
  for (const line of areas.flatMap(linesOf)) {
    const [names = '', second = ''] = line.split('|', 2).map((field) => field.trim())
    for (const name of namesOf(names, countOf(second)))
      for (const called of [name.one, name.many]) if (!found.has(called)) found.set(called, { line, name })
  }
  return found
}

export function linesOf({ nouns }: LexiconArea): string[] {
  return nouns.split('\n').filter((line) => line !== '')
}

function readNoun({ line, name }: Place): KnownNoun {
  const [, second = '', sound, does = '', move = '', part = '', where = '', fact, guess, wants, stand = ''] =
    fieldsOf(line)
  const count = countOf(second)
  const told = (field: string | undefined) => (field === undefined || field === '-' ? null : field)
  const pair = count === 'pair'
  return {
    one: print(pair ? `pair of ${name.one}` : name.one),
    many: print(pair ? `pairs of ${name.many}` : name.many),
    count,
    sort: isSort(sortAndCountOf(second).sort),
    uses: usesOf(name.one),
    sound: told(sound),
    does,
    move,
    part,
    where,
    fact: told(fact),
    guess: told(guess),
    wants: told(wants),
    stand
  }
}

function print(name: string): string {
  return name.replaceAll("'", '’')
}

function countOf(second: string): NounCount {
  const { count } = sortAndCountOf(second)
  return NOUN_COUNTS.find((each) => each === count) ?? 'one'
}

function isSort(word: string): NounSort {
  const sort = NOUN_SORTS.find((each) => each === word)
  if (sort === undefined) throw new RangeError(`no such sort of noun: ${word}`)
  return sort
}
