/**
 * The hours of an evening by the words that give them away: after the brushing of teeth there is no supper, and in
 * sleep no brushing. An evening runs: play, tidy, supper, wash, bed, breath, room, sky, sleepers, song, good night,
 * asleep.
 */

const WASHED =
  /\b(?:brush(?:ed|es|ing)?\b[^.!?]{0,16}\bt(?:ee|oo)th|tooth-?brush\w*|pyjamas|bathroom|bath(?:s|water)?|tub|washing water|(?:washed|dried)\b[^.!?]{0,12}\b(?:face|hands|ears)|teeth (?:were|had been) brushed|(?:pudding|before|after|of) (?:and )?(?:the )?teeth)\b/iu
const IN_BED =
  /\b(?:(?:in|to|into|went to|beside (?:\S+ )?) ?(?<!up in )bed|(?:the|a|each|second|same) pillows?|tucked (?:in|up)|(?:lay|lie|lying) down to sleep|between the sheets)\b/iu
const EATEN =
  /\b(?:supper|dinner|pudding|(?:had|has) eaten|peas|plates? (?:were|was) (?:dry|washed|empty)|(?:pots|pans?|dishes|plates) (?:were|was) (?:clean|dry)|washing a pan)\b/iu

/** A meal of which a scene tells: what follows it is no supper. */
const AT_TABLE =
  /\b(?:(?:the|good|hot|of) (?:soup|stew) (?:was|stood|went|came|steamed)\b|(?:put|brought|ladled|served|ate) (?:\w+ )?(?:soup|stew)\b|spoons? (?:for|over) the soup|(?:soup|dishes) (?:was|were) cleared away|it was good soup)/iu
/** “Before bedtime” there is time yet, and at bedtime, or when good night has been said at home, there is none; a visitor says it who leaves before supper. */
const DAY_IS_OVER =
  /(?<!\b(?:before|not until|only until|only till|for|by) )\b(?:bedtime|midnight)\b|\bgood ?night\b(?![^”]{0,20}[,.]” said \{(?:once|visitor|role))|\bnight-night\b|\b(?:it was|was|it’s) (?:high )?time for bed\b|\{(?:H|A|S|group|names)\} (?:was|were|had|fell|lay) (?:\w+ )?(?:asleep|fallen asleep)\b/iu

/** Whether it says that supper is on the table or over, or that it is later than supper. */
export function isSupperOrLater(text: string): boolean {
  return EATEN.test(text) || AT_TABLE.test(text) || DAY_IS_OVER.test(text) || isAfterSupper(text)
}

/** Whether a member has washed for the night or lies in bed in it. */
export function isAfterSupper(text: string): boolean {
  return WASHED.test(text) || IN_BED.test(text)
}

/** Whether it is said of people in their pyjamas, with their toothbrushes, or in bed. */
export function isForBed(text: string): boolean {
  return IN_BED.test(text) || /\b(?:pyjamas|bathroom|tooth-?brush\w*|brush\w* (?:\w+ ){0,2}t(?:ee|oo)th)\b/iu.test(text)
}

/** Whether a member sleeps in it, or is said to fall asleep. */
export function isAsleep(text: string): boolean {
  return /\b(?:asleep|slept|sleep|sleeping|dreamt|dreamed|dreaming)\b/iu.test(text)
}
