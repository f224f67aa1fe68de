import { capital } from '../../capital.ts'
import { KIN, NAME } from '../../language/kin-patterns.ts'
import { verbFormsAsTyped } from '../../language/verb-forms.ts'
import { mayBeCopied } from '../../sorrow/copied-harm.ts'
import { GRIEF, NEVER_PLAYED, NO_FUN } from '../../sorrow/no-fun.ts'
import { isNotRehearsed } from '../../sorrow/not-rehearsed.ts'
import { wordPattern } from '../../word-pattern.ts'
import { plainOf, type WishSayings } from '../kinds/wish-day.ts'
import type { Teller } from '../kinds/wish-news.ts'
import { OWNED } from './once-sayings.ts'
import { withOwnNames } from './wish-family.ts'

const WHO = String.raw`(?:i|he|she|${NAME}|(?:my|our) (?:little |big )?(?:son|daughter|boy|girl|one|man|kid|child|lad))`
const NOW = '(?:still |now |just |really |finally |currently |slowly |busy )*'
const LEARNS_TO = String.raw`(?:learn(?:ing|s)?|(?:trying|tries|wants?|wanting|starting|starts|started|has|have|needs|going|longs|hopes|decided|would (?:like|love)) to learn|having a go at learning|teaching (?:him|her|my)self) (?:how )?to (?<to>\p{L}.*?)`
const PRACTISES = String.raw`(?:learning|learns|practi[sc]ing|practi[sc]es?) (?<doing>\p{L}+ing(?: .*?)?)`
const NOT_YET = String.raw`(?:can’t|cannot|can not|cant) (?:quite )?(?<not>\p{L}.*?) yet`
/** “Learning a handstand”, “learning Spanish”. */
const LEARNS_IT = String.raw`(?:learn(?:ing|s)?|(?:trying|wants?|starting) to learn|practi[sc]ing|practi[sc]es?) (?:(?:to do )?(?:an?|the|her|his|my) (?<move>hand ?stands?|head ?stands?|cart ?wheels?|somersaults?|forward rolls?|backward rolls?|roly ?polys?|splits|moonwalk|star jumps?|pirouettes?)|(?<moves>hand ?stands|head ?stands|cart ?wheels|somersaults|forward rolls|roly ?polys|star jumps|pirouettes)|(?<tongue>spanish|french|german|italian|english|welsh|irish|gaelic|hindi|urdu|punjabi|tamil|telugu|bengali|gujarati|marathi|arabic|polish|portuguese|turkish|greek|dutch|swedish|norwegian|danish|finnish|russian|ukrainian|japanese|chinese|mandarin|cantonese|korean|vietnamese|swahili|yoruba|igbo|somali|hebrew|romanian|czech|hungarian|latin))`
/** What may be added and changes nothing. */
const BESIDE = String.raw`(?:,? (?:today|tonight|tomorrow|at the moment|right now|now|this (?:week|weekend|morning|afternoon|evening|year|summer|term)|at (?:home|school|nursery)|in the garden|properly|all by (?:him|her|my)self|on (?:his|her|my) own|(?:with|from) (?:(?:his|her|my|our|the) )?(?:(?:big|little|older) )?(?:${KIN})(?: ${NAME})?|but (?:(?:he|she|i|it) )?(?:(?:just |still |always )?keeps? (?:falling(?: over)?|dropping \p{L}+|missing|tipping over|forgetting|wobbling|getting it wrong|going wrong)|(?:just |still )?(?:can’t|cannot)(?: (?:do it|quite do it|yet|manage it))*|(?:finds it|it’s|it is|is|’s) (?:(?:so|very|really|too|quite|a bit) )*(?:hard|difficult|tricky))))*[.!]*$`
const LEARNING = wordPattern(
  String.raw`^(?:(?:how|when) )?(?:(?<who>${WHO})(?:’s| is|’m| am|s)?(?: has been|’s been| been)? )?${NOW}(?:${LEARNS_TO}|${LEARNS_IT}|${PRACTISES}|${NOT_YET})${BESIDE}`,
  'iu'
)

/** What is tried, fails, and is tried again within one evening, wherever it is done. */
const TRIED =
  /^(?:whistle|swim|tie|untie|ride|skip|hop|swing|read|write|count|click|snap|cartwheel|do|catch|throw|toss|zip|unzip|button|unbutton|buckle|lace|dress|put on|pour|peel|jump|leap|climb|skate|float|dance|waltz|tap dance|play|sing|rap|beatbox|hum|draw|paint|colour|color|trace|say|speak|talk|spell|rhyme|tell|blow|juggle|wink|blink|pump|roll|brush|use|knit|sew|crochet|cook|bake|make|build|cycle|row|paddle|sail|ski|surf|sledge|weave|fold|stir|stack|balance|fish|whisk|knead|drum|yodel|pedal|dive|clap|walk on|walk the|stand on|bounce|dribble|bowl|bat|kick|score|flip|spin|twirl|twist|turn|gallop|march|moonwalk|hula|hoop|whisper|gargle|growl|roar|moo|curtsy|bow|salute|wiggle|waggle|raise|flap|shuffle|deal|crack|spread|butter|squeeze|scoop|carry|lay|set|braid|plait|fasten|wrap|stamp|mix|hold|type|name|recite|multiply|divide|add|subtract|stretch|somersault|trampoline|scoot|steer|lasso|sign|eat with|pronounce|pat|sweep|knot|hook|thread|start|hammer|saddle|groom|trot|canter|bend|lick|touch (?:my|his|her) (?:toes|nose)|high five|fist bump|burp|sneeze|cross (?:my|his|her) eyes|tumble|handstand|backflip)(?= |$)/iu
const NOT_TRIED =
  /\b(?:again|but|new (?:leg|arm|hand|foot|mouth|teeth|eye|ear)s?|(?:his|her|my) (?:hands|eyes|mouth)|(?:talk|speak|walk|crawl|hear|see)(?= *$| but| properly| yet)|live|cope|forgive|forget|trust|share|wait|lie|lies|die|cry|fight|shoot|truth|sorry|no|goodbye|bye|please|thank|mean|feelings?|friends?|nicely|kind|calm|sad|angry|love|hate|potty|toilet|loo|wee|poo|pee|dry|nappy|nappies|pull.?ups?|speak up|stand up to|sign up|hold it|held|wipe|bra|shave|dummy|bottle|breast|tube|hearing aids?|aids?|frame|walker|splints?|prosthe\p{L}*|brace|drops|without|never|not|inhaler|needle|insulin|injections?|medicine|catheter|wheelchair|crutches|drive|car|up with|beer|wine|fear|hide|dead|death|died|grave|funeral|pray\p{L}*|quran|qur’an|bible|torah|namaz|salah|mass|alone|road|defend|drug\p{L}*|own bed|through|off|difficult\p{L}*|disabilit\p{L}*|because|so that|since|after|who|that|which|when|if|and (?:he|she|i|we|they|it|everyone))\b/iu
const MOST_WORDS = 7

/**
 * Reads what the child who leads is learning to do: “learning to juggle”, “Theo learns to click his fingers”, “he can’t wink
 * yet”. {learns} is “to click his fingers”, {learns.do} and {learns.did} are for the narrator, and {learns.my} and
 * {learns.your} are said by the child, or to it. Nothing of what is not tried again and again for fun.
 */
export function learnsOf(meant: string, teller: Teller | null): WishSayings {
  if (teller === null || teller.age >= 18) return {}
  const plain = withOwnNames(plainOf(meant), [teller.called]).replace(/^cant /iu, 'can’t ')
  const { who, to, doing, not, move, moves, tongue } = LEARNING.exec(plain)?.groups ?? {}
  const deed =
    to ??
    doing ??
    not ??
    (tongue === undefined ? undefined : `speak ${capital(tongue)}`) ??
    (move === undefined ? moves && `do ${moves}` : `do ${/splits|moonwalk/iu.test(move) ? 'the' : 'a'} ${move}`)
  if (deed === undefined || (who !== undefined && !isTeller(who, teller))) return {}
  const forms = verbFormsAsTyped(withTongue(deed))
  if (
    forms === null ||
    !TRIED.test(forms.base) ||
    NOT_TRIED.test(forms.base) ||
    forms.base.split(' ').length > MOST_WORDS ||
    isNotRehearsed(forms.base.replace(/^touch /u, 'reach ')) ||
    mayBeCopied(meant) ||
    [GRIEF, NEVER_PLAYED, NO_FUN].some((rule) => rule.test(plain)) ||
    /[“”"?]/u.test(plain)
  )
    return {}
  const told = (form: string): string => form.replaceAll(OWNED, `${OWN[teller.pronouns ?? 'they']} `)
  const said = (owner: string): string => forms.base.replaceAll(OWNED, `${owner} `)
  return {
    learns: `to ${told(forms.base)}`,
    'learns.do': told(forms.base),
    'learns.did': told(forms.past),
    'learns.my': said('my'),
    'learns.your': said('your')
  }
}

const OWN: Readonly<Record<string, string>> = { he: 'his', she: 'her', they: 'the' }

function isTeller(who: string, { called, pronouns }: Teller): boolean {
  const said = who.toLowerCase()
  if (said === 'he' || /(?:son|boy|man|lad)$/u.test(said)) return pronouns !== 'she'
  if (said === 'she' || /(?:daughter|girl)$/u.test(said)) return pronouns !== 'he'
  return said === 'i' || said === called.toLowerCase() || /(?:one|kid|child)$/u.test(said)
}

/** “Talk spanish”. */
function withTongue(deed: string): string {
  return deed.replace(
    /^(?<verb>talk|speak|say|count|sing|talking|speaking|singing|counting)(?<more> (?:[\p{L}]+ ){0,4}?)(?<tongue>spanish|french|german|italian|english|welsh|hindi|urdu|punjabi|tamil|arabic|polish|portuguese|turkish|greek|dutch|russian|japanese|chinese|korean)$/iu,
    (_all, verb: string, more: string, tongue: string) => `${verb}${more}${capital(tongue.toLowerCase())}`
  )
}
