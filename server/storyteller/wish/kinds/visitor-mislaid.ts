import { knownNoun } from '#content/lexicon.ts'
import { CREATURE_WORDS, KIN_WORDS, LIMB_WORDS } from '../../language/family-words.ts'
import { wordPattern } from '../../word-pattern.ts'

const MOST_WORDS = 7

const OWN = '(?:its|his|her|their|the|all (?:its|his|her|their)|an?|some)'
/** “Forgot where he put his nuts”, “lost her cat and her broom”, “can’t find its hat”. */
const MISLAID = wordPattern(
  String.raw`^(?:(?:has|had|’s|always|keeps|just) )*(?:(?:lost|loses|losing|mislaid|lose|(?:forgot|forgets|forgotten)(?= (?:its|his|her|their) ))|(?:can’t|cannot|couldn’t|could not|can not|didn’t|doesn’t) (?:ever )?find|(?:forgot|forgets|forgotten|(?:can’t|cannot|couldn’t|could not|doesn’t|does not|didn’t) (?:remember|know)) where (?:it|he|she|they) (?:had |has )?(?:put|left|hid|hides|buried|buries|parked|kept|keeps|dropped|stored)) (?<what>${OWN} \p{L}[^,.;]*)$`,
  'u'
)
/** What is carried about and put down somewhere, beside what the lexicon knows of the kind. */
const PORTABLE =
  /^(?:swords?|shields?|helmets?|treasures?|wands?|bags?|bells?|bones?|maps?|rings?|jewels?|necklaces?|bracelets?|beads?|coins?|gold|money|purse|wallet|needles?|thread|wool|rope|spades?|nuts?|acorns?|seeds?|carrots?|bananas?|cheese|honey|sandwich|sandwiches|lunch|biscuits?|apples?|pies?|cakes?|pyjamas|slippers?|wellies|boots?|socks?|shoes?|trousers|pants|coat|cloak|cape|tie|belt|wig|mask|trumpet|guitar|violin|flute|harp|drumsticks?|compass|telescope|binoculars|anchor|oars?|potions?|cauldron|crystal ball|toys?|presents?|letters?|parcels?|pencils?|pens?|crayons?|paints?|brush|brushes|comb|stick|sticks|feather duster|suitcase|backpack|handbag|tickets?|passport|ladder|hammer|screwdriver|hard hat|tool ?box|tools?|lead|collar|blankie|blanket|pillow|lollipop|ice cream|stamps?|magnet|magnifying glass|moustache comb|moustache|mustache|false (?:teeth|beard|moustache))$/u
/** What was not put away: young and kin, parts of a body, and what is no thing at all. */
const NO_THING = wordPattern(
  String.raw`(?<!\p{L})(?:${[...KIN_WORDS, ...LIMB_WORDS].join('|')}|home|house|nest|way|parents?|family|friends?|bab(?:y|ies)|child|children|kids?|young|little ones?|people|subjects|tribe|crew|team|class|calf|calves|cubs?|chicks?|lambs?|ducklings?|kittens?|puppy|puppies|pups?|foals?|fawns?|goslings?|piglets?|joeys?|tadpoles?|eggs?|litter|brood|children|wings?|voice|smile|laugh|giggle|magic|powers?|stripes?|spots?|fur|feathers?|scales?|wool coat|shadow|colou?rs?|sound|roar|moo|song|tune|tooth|teeth(?<!false teeth)|temper|job|race|game|match|memory|mind|hearing|sight|life|turn|place|names?|lines|words?|spells?|songs?|birthday|password|jokes?|dreams?|herd|flock|pack|owner|bed|balance|sleep|hope|courage|luck|heart|soul|glow|light|sparkle|tail|medicine|pills?|tablets?|inhaler|insulin|one|ones)(?!\p{L})`,
  'u'
)
const BEASTS: ReadonlySet<string> = new Set(CREATURE_WORDS)
/** What it was carrying, and let fall. */
const DROPPED = /^(?:(?:has|had|just|always) )*(?:drops?|dropped) (?=(?:its|his|her|their|the) \p{L}+(?: \p{L}+)?$)/u
/** A tooth that a visitor carries has no owner here who could miss it. */
const CARRIED = /^the (?:tooth|teeth)$/u

/**
 * What a visitor “can’t find” or “forgot where he put”: {visitor.thing} “the nuts”, {visitor.mine} “my nuts”. Null of
 * what was not put down somewhere.
 */
export function mislaidOf(typed: string): Readonly<Record<string, string>> | null {
  const isDropped = DROPPED.test(typed)
  const what = MISLAID.exec(typed.replace(DROPPED, 'loses '))?.groups?.['what']?.replace(
    / (?:and (?:can’t|cannot|couldn’t|has|had|is|was|goes|went|looks|it|he|she)\b|because|before|when|so|but|on (?:the|a|his|her|its) (?:way|day)|in (?:the|a)|at (?:the|a)|under|again|every|at home|home)\b.*$/u,
    ''
  )
  if (isDropped && what !== undefined && CARRIED.test(what)) return { thing: what, mine: what }
  if (what === undefined || NO_THING.test(what) || what.split(' ').length > MOST_WORDS) return null
  const named = what.replace(/^all /u, '')
  // A witch’s cat is lost together with her broom, and is none of the things.
  if (!named.split(/ and |, /u).some(isPortable)) return null
  return {
    thing: named.replace(/^(?:an?|some) /u, 'the ').replaceAll(/(?<=^| )(?:its|his|her|their) /gu, 'the '),
    mine: named.replace(/^(?:the|an?|some) /u, 'my ').replaceAll(/(?<=^| )(?:its|his|her|their) /gu, 'my ')
  }
}

/** Of “her very best hat” the hat. */
function isPortable(named: string): boolean {
  const words = named.replace(/ (?:of|with|for|from|to) .*$/u, '').split(' ')
  return [1, 2].some((count) => {
    const noun = words.slice(-count).join(' ')
    if (BEASTS.has(noun)) return false
    const known = knownNoun(noun)
    return PORTABLE.test(noun) || known?.sort === 'thing' || known?.sort === 'food'
  })
}
