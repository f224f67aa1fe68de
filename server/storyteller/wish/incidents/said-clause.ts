import { capital } from '../../capital.ts'
import { wordPattern } from '../../word-pattern.ts'
import { pastOf } from '../kinds/wish-day.ts'

/** Up to how many words such a sentence has: more would be a story of its own. */
const MOST_WORDS = 14
const FILLERS =
  /(?<!\p{L})(?:lol|haha\p{L}*|lmao|omg|today|yesterday|this (?:morning|afternoon|evening)|last night|literally|honestly|apparently|basically|obviously|tonight|the whole time lol)(?!\p{L})/giu
const BREAK =
  /(?:[.!?;:,]+ ?| - | – |—|\p{Extended_Pictographic}+)|(?:^|(?<= ))(?:and then|and so|and|but|then|so|because|while|until|before|after|when|although|where) /giu
/** Of parents, and of what is no business of a bedtime. */
const NOT_SAID = wordPattern(
  String.raw`(?<!\p{L})(?:i|we|me|he said|she said|god|damn|bloody|hell|shit|crap\p{L}*|pooed|poop\p{L}*|peed|weed|blood\p{L}*|gun|killed|died|kicked|caned|beat|hit|husband|wife|wine|beer|pub|who|which|that it)(?!\p{L})`,
  'iu'
)
const KIN = 'dad|daddy|papa|mum|mummy|mom|mommy|mama|granny|grandma|grandpa|grandad|nana|nani|dadi|thatha'
const OWNED = wordPattern(String.raw`(?<!\p{L})(?:my|our|his|her|their|your)(?: own)?(?= \p{L})`, 'giu')
const OF_KIN = wordPattern(String.raw`(?<!\p{L})(?:(?:my|our|his|her|their|the) )?(?<kin>${KIN})’s(?= )`, 'giu')

/** The clauses of a message, each without what fingers put beside it. */
export function clausesOf(message: string): string[] {
  return message
    .replaceAll("'", '’')
    .replaceAll(FILLERS, ' ')
    .split(BREAK)
    .map((clause) => clause.replaceAll(/\s+/gu, ' ').trim())
    .filter((clause) => clause !== '')
}

/** “My slipper” is no slipper of the story, “dad’s slipper” is Dad’s; “us” is everybody. */
export function asOfAnybody(said: string): string {
  return said
    .replaceAll(OF_KIN, (_, kin: string) => `${capital(kin)}’s`)
    .replaceAll(OWNED, 'the')
    .replaceAll(/(?<= )(?:us(?: all)?|them all)(?!\p{L})/giu, 'everybody')
    .trim()
}

/** What a clause tells, in the past; null where it cannot be said of others, or is no sentence. */
export function toldInPast(subject: string, predicate: string, isMany = false): string | null {
  const told = asOfAnybody(predicate)
  if (told === '' || told.split(' ').length > MOST_WORDS || NOT_SAID.test(told) || /[\p{N}()"“”]/u.test(told))
    return null
  const [first = ''] = told.split(' ')
  const gerund = /^\p{L}+ing$/iu.test(first) && !/^(?:bring|sing|sting|fling|swing|cling)$/iu.test(first)
  const past = gerund ? `${subject} ${isMany ? 'were' : 'was'} ${told}` : pastOf(`${subject} ${told}`)
  return past.toLowerCase().startsWith(subject.toLowerCase()) ? past : null
}
