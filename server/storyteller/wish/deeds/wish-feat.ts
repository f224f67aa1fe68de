import { KIN, NAME, WEEKDAY } from '../../language/kin-patterns.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { calledAway, whomMeant } from './whom-meant.ts'
import type { KinMember } from './wish-kin.ts'

const DAY = String.raw`(?:,? (?:at last|finally|today|yesterday|last (?:week|night|month)|this (?:morning|afternoon|week)|on ${WEEKDAY}))*[.!]*$`
const FIRST = '(?:(?:her|his|the|a|an) )?(?:(?:first|very first|big|last|new|final) )*'
/** What one comes home from and is glad: by the verb, and what has to come after it. */
const FEATS: readonly string[] = [
  String.raw`passed ${FIRST}(?:(?!breath|drugs?|blood|paternity|covid|hearing|eye|dna|medical|pregnancy)\p{Ll}+ ){0,2}(?:test|tests|exam|exams|grade)`,
  String.raw`won ${FIRST}(?:\p{Ll}+ ){0,2}(?:race|prize|medal|cup|trophy|match|competition|quiz|raffle|award|final|tournament|bake[ -]off)`,
  String.raw`finished ${FIRST}(?:\p{Ll}+ ){0,2}(?:marathon|race|exams?|course|degree|training|book|studies|apprenticeship|thesis)`,
  String.raw`graduated(?: from (?:university|uni|college))?`,
  'retired',
  String.raw`got ${FIRST}(?:\p{Ll}+ )?(?:job|promotion|medal|badge|black belt|licence|license|certificate|degree|results)`,
  String.raw`got (?:a|her|his) place at (?:university|uni|college)`,
  String.raw`(?:ran|swam|cycled) ${FIRST}(?:\p{Ll}+ )?(?:marathon|half marathon|race|channel|triathlon|fun run)`,
  String.raw`started ${FIRST}(?:\p{Ll}+ )?(?:job|lessons|course|band|business|shop|café|cafe|bakery|apprenticeship)`,
  String.raw`scored ${FIRST}(?:winning )?(?:goal|try|hat[ -]trick|point|century)`,
  String.raw`learn(?:ed|t) to (?:drive|swim|knit|cook|bake|sew|skate|ski|dance|surf|ride a (?:bike|horse|motorbike)|plait (?:my|her) hair|play (?:the )?\p{Ll}+|whistle|juggle)`
]
const FEAT = wordPattern(
  String.raw`^(?:(?:the day|when) )?(?<who>(?:(?:my|our) )?(?:(?:big|little|older) )*(?:${KIN})(?: ${NAME})?|${NAME})(?:’s| has)? (?:just |finally |only )?(?<done>${FEATS.join('|')})${DAY}`,
  'iu'
)
const OF_KIN = wordPattern(String.raw`^(?:(?:my|our) )?(?:(?:big|little|older) )*(?:${KIN})(?!\p{L})`, 'iu')
const PAST_OF: Readonly<Record<string, string>> = { ran: 'run', swam: 'swum' }

/**
 * Reads what one of the family has done and comes home from: {feat.who} and, after “had” or “has”, {feat.done} (“passed
 * the driving test”). Null of the hero, where no other is there to tell of it, and of what says more.
 */
export function featOf(plain: string, family: readonly KinMember[]): WishSayings | null {
  const { who: words = '', done } = FEAT.exec(plain)?.groups ?? {}
  if (done === undefined) return null
  const meant = whomMeant(words, family)
  const [here] = meant
  if (meant.length > 1 || here?.isHero === true || here?.speaks === false) return null
  if (!family.some((member) => member.speaks && !member.isHero && member !== here)) return null
  // “Ada passed her test”: who is she?
  if (!here && !OF_KIN.test(words)) return null
  const who = here?.called ?? calledAway(words)
  const said = done
    .replace(/^\p{L}+/u, (verb) => PAST_OF[verb.toLowerCase()] ?? verb.toLowerCase())
    .replaceAll(/\b(?:his|her|my) (?=\p{L})/giu, 'the ')
  return { feat: who, 'feat.who': who, 'feat.done': said }
}
