import { PET_WORDS } from '../language/family-words.ts'
import { wordPattern } from '../word-pattern.ts'

/** There are such: pigs belong to a farm, and bears of plush are brought to a hospital at nursery. */
const IS_SUCH =
  /(?:^|\s)(?:pig|cow|sheep|chicken|hen|duck|goat|horse|pony|ponie|puppy|puppie|donkey|fish|bee|worm|ant|alpaca|llama|animal|pet|dog|baby|toddler|doll|teddy|teddy bear|toy|teacher|children|child|nurse|doctor|king|queen)s?$/iu
/** “Dinosaur museum”, “fairy castle”: they are to be seen there, or live there, and it is not their work. */
const OF_ANY =
  /^(?:museum|zoo|aquarium|park|station|airport|harbour|castle|palace|garage|house|shop|lighthouse|theatre|circus)$/iu
/** A rabbit may be ill at home, and of cats there are hotels and cafés; but none on the moon. */
const FOR_PETS = /^(?:hospital|hotel|cafe|café|shop)$/iu
const IS_PET = wordPattern(String.raw`(?:^|\s)(?:${PET_WORDS.join('|')})$`, 'iu')
/** Of butterflies, ostriches and crocodiles there are farms for families to see. */
const MADE_UP =
  /(?:^|\s)(?:dragon|unicorn|monster|dinosaur|robot|alien|ghost|fair(?:y|ie)|mermaid|yeti|troll|goblin|witch|witche|wizard|elf|elve|gnome|pixie|phoenix|griffin|vampire|zombie|pirate|snowman|snowmen)s?$/iu

/** Who is there anyway is no stranger who could keep the place. */
export function belongsThere(named: string): boolean {
  return IS_SUCH.test(named)
}

/** Whether of whatever stands before it a place is where it is shown or lives. */
export function isToBeSeen(place: string): boolean {
  return OF_ANY.test(place)
}

/** Whether there is such a place: a pig farm, a hospital for rabbits. */
export function isRealPlace(named: string, place: string, where: string): boolean {
  if (/^farm$/iu.test(place)) return !MADE_UP.test(named)
  const isAnywhere = where === '' || /^hospital$/iu.test(place)
  return isAnywhere && FOR_PETS.test(place) && IS_PET.test(named)
}
