import { isBurden, withoutPictures } from '../message/burdens.ts'
import { namesHarm } from '../sorrow/joy-rules.ts'
import { hintsBeside } from '../sorrow/need-beside.ts'
import { isLongMessage } from '../sorrow/sorrow-model.ts'
import { farFromSorrow, isOrMayBeSorrow } from '../sorrow/sorrow.ts'

/** How far all of it has to be from a sorrow, by its model, in log-odds. */
const FAR_FROM_SORROW = 1
/** So far from it, what is told of any evening that went well is no harm. */
const VERY_FAR = 2.5
/** Such words of it. */
const MILD =
  /(?<!\p{L})(?:cr(?:ied|ies|ying)|hides?|hid|hiding|shout(?:s|ed|ing)?|uncle|red|tubes?|bottles?|empty|pants|hits?|lost|gone|broke|broken|never|since|because|fell|alone|leaves?|leaving|missed)(?!\p{L})/giu

/** Whether a message may be a sorrow, names a harm or hints at a need. */
export function mayHurt(message: string): boolean {
  const far = farFromSorrow(message)
  const said = withoutPictures(far < VERY_FAR ? message : message.replaceAll(MILD, ' '))
  return (
    far < FAR_FROM_SORROW ||
    isOrMayBeSorrow(message) ||
    namesHarm(said) ||
    isBurden(said) ||
    hintsBeside(said) ||
    KEEPS_DOING.test(message) ||
    HURTS.test(message)
  )
}

/** In a long letter there is a “not” or a “since” in any case, and somebody cried for a moment. */
export function isLongAndGlad(message: string): boolean {
  const said = message.replaceAll(OF_ANY_EVENING, ' ')
  return isLongMessage(message) && farFromSorrow(message) >= VERY_FAR && !namesHarm(said) && !isBurden(said)
}

const OF_ANY_EVENING = /(?<!\p{L})(?:cr(?:ied|ies|ying)|lost|since|because|never|red|empty|pants|bottles?)(?!\p{L})/giu

/** Somebody real, of whom only what is glad is told: “he was kicked at karate” is no story of karate. */
export const OF_SOMEBODY =
  /(?<!\p{L})(?:i|my|me|we|us|our|he|him|his|she|her|they|them|their|mum|mummy|mom|mommy|dad|daddy|papa|mama|brother|sister|uncle|aunt\p{L}*|gran\p{L}*|nan\p{L}*|bab(?:y|ies)|cousins?|teachers?|friends?|coach|neighbou?rs?|kids?|child(?:ren)?)(?!\p{L})/iu
/** A child who cannot leave off is worried. */
const KEEPS_DOING = /^(?:[Hh]e|[Ss]he|\p{Lu}\p{L}+) keeps? (?:on )?\p{L}+ing(?!\p{L})/u
/** What is done to somebody, or befalls one, and is nothing to play, without a word that names a harm. */
const HURTS =
  /(?<!\p{L})(?:is|are|was|were|gets?|got|getting|been|being) (?:kick|hit|push|hurt|punch|scratch|pinch|shov|dunk|spat|spank|chok|held|picked on)\p{L}*|(?<!\p{L})(?:bled|bitten|sank|sunk|drown\p{L}*|grab(?:s|bed|bing)|pinned|stamp(?:s|ed) on|r[au]n over|ripped|throat|chok\p{L}*|strangl\p{L}*|spank\p{L}*|punch\p{L}*|shov(?:e|es|ed|ing)|dunk\p{L}*|scary|soup kitchen|food ?bank|never gets?)(?!\p{L})|(?<!\p{L})(?:held|holds?|pushed|pulled|threw|throws?) (?:\p{L}+ ){1,3}(?:down|at (?:me|him|her|us|them|mum\p{L}*|dad\p{L}*))(?!\p{L})|(?<!(?:^|\P{L})(?:a|little|tiny|best|the|every|last|that|this|wee) )bit (?:me|him|her|us|them|my|his|the|\p{Lu})|n[’']t dare/iu
/** What befalls somebody in any tale. */
export const IN_ANY_TALE = /(?<!\p{L})(?:lost|since|because)(?!\p{L})/giu
