import { FOOD_WORDS } from '../language/food-words.ts'
import { isNeighbour } from '../language/neighbours.ts'
import { isBurden, withoutPictures } from '../message/burdens.ts'
import { hintsAtNeed } from '../sorrow/hinted-need.ts'
import { gladUpTo, namesHarm } from '../sorrow/joy-rules.ts'
import { hintsBeside } from '../sorrow/need-beside.ts'
import { isLongMessage } from '../sorrow/sorrow-model.ts'
import { farFromSorrow, isOrMayBeSorrow } from '../sorrow/sorrow.ts'
import { wordPattern } from '../word-pattern.ts'

/** How far all of it has to be from a sorrow, by its model, in log-odds. */
const FAR_FROM_SORROW = 1
/** So far from a sorrow, the words of any evening that went well name no harm. */
const VERY_FAR = 2.5
/** Words that name a harm only where all of it is not very far from a sorrow. */
const MILD =
  /(?<!\p{L})(?:cr(?:ied|ies|ying)|hides?|hid|hiding|shout(?:s|ed|ing)?|uncle|red|tubes?|bottles?|empty|pants|lost|gone|broke|broken|never|since|because|fell|alone|leaves?|leaving|missed)(?!\p{L})/giu

/** Whether a message may be a sorrow, names a harm or hints at a need. */
export function mayHurt(message: string): boolean {
  const told = withoutTroubleOfTales(message)
  const far = farFromSorrow(told)
  const said = withoutPictures(far < VERY_FAR ? told : told.replaceAll(MILD, ' '))
  return far < FAR_FROM_SORROW || saysHarm(message, said) || tellsOfHurt(told)
}

/** Whether a message is or may be a sorrow, or what is left of it without what is harmless there names a harm or hints at a need. */
function saysHarm(message: string, left: string): boolean {
  return isOrMayBeSorrow(message) || namesHarm(left) || isBurden(left) || hintsBeside(left) || KEEPS_DOING.test(message)
}

/** What stands beside a wish is so far from a sorrow where no word of it names a harm. */
const FAR_BESIDE = 0
/** What happened to a body beside a feast or a game. */
const IS_HURT =
  /(?<!\p{L})(?:bandages?|bandaged|burn\p{L}*|caught|stitch\p{L}*|plaster|crutch\p{L}*|slept through|clinic|ward|bangs?|windows? broke|suitcase each|on the floor|puffy|(?:not|n[’']t|stopped) (?:speak|talk|laugh|smile|move)(?:ing)?)(?!\p{L})/iu

/**
 * Whether something in a message is to be heard before what it names: the same as `mayHurt`, but for messages in which the
 * model alone is a little in doubt.
 */
export function isToBeHeardFirst(message: string): boolean {
  const isFar = farFromSorrow(message) >= FAR_BESIDE || gladUpTo(message) === Infinity
  return (
    !isFar ||
    saysHarm(message, withoutPictures(message)) ||
    hintsAtNeed(message) ||
    IS_HURT.test(message) ||
    tellsOfHurt(message) ||
    saysMoreThanThat(message)
  )
}

/** Whether a person is held, hit, bitten or the like, though no word names a harm: that is nothing to play. */
export function tellsOfHurt(message: string): boolean {
  return HURTS.test(message)
}

/** Whether a trouble of every day is said with more than that: a bump and a faint, a sadness for weeks, a robber who came. */
export function saysMoreThanThat(message: string): boolean {
  return MORE_THAN_THAT.test(message) || (WHO_MAY_COME.test(message) && CAME.test(message))
}

/** A robber who came is no robber that a child is afraid of; the night that came into the house was a power cut. */
const WHO_MAY_COME =
  /(?<!\p{L})(?:robbers?|burglars?|thie(?:f|ves)|m[ae]n|wom[ae]n|strangers?|police\p{L}*|some(?:body|one)|who|they|he|she|ghosts?|monsters?|clowns?|dogs?|boys?|girls?|people)(?!\p{L})/iu
const CAME =
  /(?<!\p{L})(?:really came|in (?:my|his|her|our|the) (?:room|house|street)|(?:comes?|came|coming) back)(?!\p{L})/iu

/** “The dog ate grandma’s birthday cake” is no more than that. */
const FOOD = String.raw`(?:(?!and |then )\p{L}+[’']?s? ){0,4}(?:${FOOD_WORDS})(?!\p{L})`
/** What is said beside a bump, a sadness, a robber or a pet, and is more than that. */
const MORE_THAN_THAT = wordPattern(
  String.raw`(?<!\p{L})(?:black(?:ed)? out|passed out|unconscious|concuss\p{L}*|knocked out|(?:very|so|too) sleepy|(?:can[’']?t|cannot) (?:remember|get up|see|walk|move)|all the time|for (?:days|weeks|months)|(?:two|three|four|five) (?:days|weeks|months)|(?:cat|dog|fox) (?:(?:ate|got)(?! ${FOOD})|killed|caught)|stepped on|trod(?:den)? on|squashed|fell off the roof|off the (?:roof|slide|stairs|climbing frame)|in the (?:head|tummy|face|eye)|down the stairs|broke (?:his|her) arm|power lines?|follows? (?:me|her|him|us)|nobody (?:visits|comes)|pulled (?:a|the) child)(?!\p{L})`,
  'iu'
)

/** Whom no family has at home: what is said of a ghost or of two dinosaurs is said of none of them. */
const MADE_UP =
  'dragon|unicorn|witch|wizard|ghost|monster|mermaid|fairy|fairies|princess|princesses|prince|knight|pirate|robot|alien|giant|ogre|troll|goblin|elf|elves|gnome|yeti|vampire|zombie|skeleton|superhero|superheroes|genie|phoenix|dinosaur|t[- ]?rex|triceratops|stegosaurus|mammoth|penguin|polar bear|bear|lion|tiger|elephant|giraffe|zebra(?! crossing)|monkey|gorilla|hippo|rhino|crocodile|shark|whale|dolphin|octopus|octopuses|squid|jellyfish|starfish|seahorse|crab|lobster|turtle|tortoise|fox|foxes|wolf|wolves|deer|hedgehog|squirrel|badger|owl|eagle|bat|frog|toad|snail|bee|ant|spider|butterfly|butterflies|ladybird|caterpillar|firefly|fireflies|kangaroo|koala|panda|sloth|llama|snowman|snowmen|fire ?(?:truck|engine)|police car|train|tractor|digger|excavator|crane|dump truck|rocket|submarine|cloud|star|moon|rainbow|pumpkin|cupcake|teddy bear|scarecrow'
/** And who may be a family’s own, but for “a” and “two” before it. */
const ANY_ONE =
  'bunny|bunnies|rabbit|mouse|mice|pig|cow|sheep|lamb|horse|pony|duck|duckling|kitten|puppy|puppies|cat|dog'
const ASKED_FOR =
  '(?:(?:i want |can (?:i|we) have |tell me )?(?:a |the )?(?:bedtime )?(?:story |one )?(?:about |of |with ))?'
const AS_IT_IS = String.raw`(?:(?!(?:dead|dying|hurt|wounded|poorly|sick|ill|stuffed)\b)\p{L}+,? ){0,3}?`
const IS_TALE = wordPattern(
  String.raw`^${ASKED_FOR}(?:(?:an?|the|one|two|three|four|five|some|lots of|once(?: upon a time)?(?: there was)? an?) ${AS_IT_IS}(?:${MADE_UP})|(?:an?|two|three|four|five) ${AS_IT_IS}(?:${ANY_ONE}))(?:e?s)?(?!\p{L})`,
  'iu'
)
const OF_FAMILY =
  /(?<!\p{L})(?:i|my|me|we|us|our|mum|mom|dad|mumm?y|mommy|daddy|papa|mama|father|mother|parents?|husband|wife|step\p{L}+|gran\p{L}*|nan\p{L}*|uncle|aunt\p{L}*|brother|sister|cousins?|teachers?|doctors?|boys?|child(?:ren)?|kids?|cubs?|m[ae]n|bab(?:y|ies))(?!\p{L})/iu
/** What goes wrong in most tales, and is put right. */
const TROUBLE_OF_TALES =
  /(?<!\p{L})(?:scared|afraid|frightened|scary|lost|loses?|losing|lonely|no friends|fight(?:s|ing)?|fought|robbers?|thie(?:f|ves)|police(?= (?:car|dog|van))|ambulances?|stuck|rescues?|saves?|naughty|bad(?= (?:witch|wizard|robot|dragon|wolf|fairy|pirate|queen|king)))(?!\p{L})/giu

/** Whether it is a tale of those whom no family has at home, and names none of the family. */
export function isTale(message: string): boolean {
  return IS_TALE.test(message) && !OF_FAMILY.test(message.replace(/^i want /iu, ''))
}

/** Such a tale without the trouble there is in most of them; anything else as it is. */
export function withoutTroubleOfTales(message: string): string {
  return isTale(message) ? message.replaceAll(TROUBLE_OF_TALES, ' ').replaceAll(HARMLESS_IN_TALES, ' ') : message
}

/** What any giraffe has in winter, and what a vampire of a nursery drinks. */
const HARMLESS_IN_TALES =
  /(?<!\p{L})(?:sore throats?|drink(?:s|ing)? (?:(?:up|only|all|the|his|her|its|some|hot|cold|warm) )*(?:\p{L}+ )?(?:tea|juice|milk|milkshakes?|water|chocolate|cocoa|lemonade|squash|smoothies?|soup|rain))(?!\p{L})/giu

/** In a long letter there is a “not” or a “since” in any case, and a child cried for a moment. */
export function isLongAndGlad(message: string): boolean {
  const said = message.replaceAll(OF_ANY_EVENING, ' ')
  return isLongMessage(message) && farFromSorrow(message) >= VERY_FAR && !namesHarm(said) && !isBurden(said)
}

const OF_ANY_EVENING = /(?<!\p{L})(?:cr(?:ied|ies|ying)|lost|since|because|never|red|empty|pants|bottles?)(?!\p{L})/giu

/** Real people, of whom only what is glad is told: “he was kicked at karate” is no story of karate. */
export const OF_SOMEBODY =
  /(?<!\p{L})(?:i|my|me|we|us|our|he|him|his|she|her|they|them|their|mum|mummy|mom|mommy|dad|daddy|papa|mama|brother|sister|uncle|aunt\p{L}*|gran\p{L}*|nan\p{L}*|bab(?:y|ies)|cousins?|teachers?|friends?|coach|neighbou?rs?|kids?|child(?:ren)?)(?!\p{L})/iu
/** Whether a wish names a person, denies it or says how much: of “blanket over his face” no blanket is told. */
export function saysWhomItBefell(message: string): boolean {
  return !isNeighbour(message) && (OF_SOMEBODY.test(message.replaceAll(WHOSE, ' ')) || BEFELL.test(message))
}

/** “My blanket” is a blanket. */
const WHOSE = /(?<!\p{L})(?:my|our|his|her|their)(?!\p{L})/giu
const BEFELL =
  /(?<!\p{L})(?:m[ae]n|wom[ae]n|lady|strangers?|people|some(?:body|one)|husband|wife|father|mother|parents?|step\p{L}+|grand\p{L}+|opa|oma|no|not|never|only|without|nothing|because|since|left|over|under|around|tight|hard|hot|boil\p{L}*|broken?|shots?|end|bottom|pavement|box|night|clothes|down|off|neck|legs?|too|little|stares?|drank|soap|cat|dog|kitten|puppy|\p{L}+n[’']t)(?!\p{L})/iu

/** A child who cannot leave off is worried. */
const KEEPS_DOING = /^(?:[Hh]e|[Ss]he|\p{Lu}\p{L}+) keeps? (?:on )?\p{L}+ing(?!\p{L})/u
const HURTS =
  /(?<!\p{L})(?:is|are|was|were|gets?|got|getting|been|being) (?:kick|hit|push|hurt|punch|scratch|pinch|shov|dunk|spat|spank|chok|held|picked on)\p{L}*|(?<!\p{L})(?:bled|bitten|sank|sunk|drown\p{L}*|grab(?:s|bed|bing)|pinned|stamp(?:s|ed) on|r[au]n over|ripped|throat|chok\p{L}*|strangl\p{L}*|spank\p{L}*|punch\p{L}*|shov(?:e|es|ed|ing)|dunk\p{L}*|scary|soup kitchen|food ?bank|never gets?)(?!\p{L})|(?<!\p{L})(?:held|holds?|pushed|pulled|threw|throws?) (?:\p{L}+ ){1,3}(?:down|at (?:me|him|her|us|them|mum\p{L}*|dad\p{L}*))(?!\p{L})|(?<!(?:^|\P{L})(?:a|little|tiny|best|the|every|last|that|this|wee) )bit (?:me|him|her|us|them|my|his|the|\p{Lu})|n[’']t dare|(?<!\p{L})(?:knock(?:s|ed)? (?:down|over|out)|(?:hit|struck|bumped|pushed|chased) by|must(?: not|n[’']t) tell)(?!\p{L})/iu
/** Words that name a harm elsewhere, and that most tales have. */
export const IN_ANY_TALE = /(?<!\p{L})(?:lost|since|because)(?!\p{L})/giu
