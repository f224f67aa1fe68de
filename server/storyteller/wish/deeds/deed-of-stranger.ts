import { knownNoun } from '#content/lexicon.ts'
import { withoutKeeping } from '../../language/stranger-rewrites.ts'
import { baseOfPast, verbForms } from '../../language/verb-forms.ts'
import { takingNoHarm } from '../../sorrow/not-rehearsed.ts'
import { pastOf } from '../kinds/wish-day.ts'

const MOST_WORDS = 10
/** How a stranger is, and not what was done. */
const STATE =
  /^(?:be|want|like|love|need|know|think|thought|hate|live|belong|seem|feel|mean|hope|wish|believe|remember|become|can|could|may|must|will|would|should|own|keep(?! (?:an?|the|his|her|its|\p{L}+ing) )|prefer|miss|have to|look(?! (?:after|for|out|in|under|behind))|get (?:(?!tangled|dressed)\p{L}+ed|tired|lost|stuck(?! in (?:the )?(?:mud|snow|sand|jam|honey|custard|treacle))|ill|sick|old|bigger|smaller|cross|sad|scared|hungry|seasick|dizzy)\b|have(?! (?:an? )?(?:\p{L}+ )?(?:party|ball|feast|show|celebration|competition|disco|race|picnic|bath|shower|haircut|nap|lesson|go|turn|meeting|parade|concert|sale|holiday|barbecue|sleepover|tea|dance)\b))\b/u
/** What is not practised, and what a child gets into trouble with. */
const NO_DEED =
  /^(?:die|kill|bite|hit|kick|push|punch|slap|scratch|pinch|hurt|fight|cry|scream|shout|wet|wee|poo|pee|vomit|throw up|swear|steal|cheat|break(?! (?:into (?:a )?(?:song|dance)|down in))|smash|burn|cut|bleed|crash|choke|drown|lose|hate|sleep|wake|stay in|fall(?! (?:asleep|in love))|go to (?:hospital|the (?:hospital|doctors?|dentist))|get (?:lost|hurt|bullied|told|left|into)|run away from|leave (?:us|me|home|dad|mum)|move(?: house| out| in)?$|move (?:to|away|out)|start(?:s|ed)? (?:school|nursery)|shoot|stab|(?:come|go|do|make|take|put|give|say)(?=$| and)|come home|turn into|catch (?:an? )?(?:cold|flu|bug|chicken)|eat (?:the|a|an) (?:child|boy|girl|baby|man|woman))\b/u
/** What is done to a creature or person who suffers; and what an animal in need does. */
const HARMS =
  /\b(?:fights?|fighting|fought|suffer|freez|starv|limp(?:s|ed|ing)?\b|faint|collaps|abandon|begg|whimper|weep|wept|sob|attack|bark(?:s|ed|ing)? at|threaten|kidnap|bur(?:y|ies|ied|ying) (?:him|her|them|people|alive)|strangl|suffocat|poison|trap(?:s|ped|ping)?\b|tortur|bully|bullie|trampl|crush|squash(?:es|ed|ing)\b|sting(?:s|ing)?\b|stung|dying|died?s?\b|kill(?:s|ed|ing)?\b|murder|bit(?:es?|ing|ten)\b|hurt|stab(?:s|bed|bing)?\b|drown|chok|bleed|bled|slaughter|butcher(?:ed|s|ing)|hang(?:s|ing|ed)? (?:him|her|it)sel|fall(?:s|ing)? (?:out|off|down|from|through)|fell (?:out|off|down|from|through)|jump(?:s|ed|ing)? (?:off|from|out of (?:an?|the) (?:window|car|bus|train|plane))|(?:car|bus|lorry|van|train|truck|tractor|bike)s? (?:ran|runs?|running) over|lock(?:s|ed|ing)? (?:\p{L}+ ){0,3}(?:in|up)|ti(?:e|es|ed) up|left behind|all alone|nobody (?:comes?|came|helps?|helped|wants?|wanted|likes?|liked)|no one (?:comes?|came|helps?|helped|wants?|wanted|likes?|liked))/iu
/** Done to a person they are no joke. */
const TO_PEOPLE =
  /\b(?:chas(?:e|es|ed|ing)|follow(?:s|ed|ing)?|catch(?:es|ing)?|caught|grab(?:s|bed|bing)?|tak(?:e|es|ing)|took|carr(?:y|ies|ied|ying)|drag(?:s|ged|ging)?|scar(?:e|es|ed|ing)|frighten(?:s|ed|ing)?|watch(?:es|ed|ing)?|stalk(?:s|ed|ing)?|hunt(?:s|ed|ing)?|sit(?:s|ting)? on|sat on|hid(?:e|es|ing)?|eat(?:s|ing)?|ate|lick(?:s|ed|ing)?|steal(?:s|ing)?|stole|surround(?:s|ed|ing)?) (?:\p{L}+ ){0,4}(?:girls?|boys?|child|children|kids?|bab(?:y|ies)|toddlers?|m[ae]n|wom[ae]n|lad(?:y|ies)|people|daughters?|sons?|sisters?|brothers?|mu(?:m|mmy)|da(?:d|ddy)|granny|grandma)\b/iu

/**
 * Whether in any part of the wish a creature or person comes to harm, or is met with what is none of a stranger’s
 * business.
 */
export function isHarm(said: string): boolean {
  return HARMS.test(said) || TO_PEOPLE.test(said)
}

/** “Get a perm” of “got a perm”, “rain on Sundays” of “only rained on Sundays”. */
export function baseOf(did: string): string {
  const [verb = '', ...rest] = did
    .replace(/^(?:(?:always|only|just|secretly|once|still|really|all|quietly|slowly) )+/iu, '')
    .split(' ')
  const base = withoutKeeping([baseOfPast(verb.toLowerCase()), ...rest].join(' '))
  const inner = base.replace(/^(?:learn|begin|start|try|manage|decide)(?: how)? to (?=\p{L})/iu, '')
  // Liking okra is not practised, and may be learned.
  return STATE.test(inner) ? base : inner
}

/** A stranger is on the move for reasons of its own; of a family it is news. */
const MOVES = /^move (?:to|in|into|out of) (?=\p{L})/u

/** Where a bear sleeps is a tale, and a family asleep on the floor is none. */
const SLEEPS = /^sleep (?:in|on|under|through|upside) (?!hospital)/u

/** What a pancake runs away from is no home, and no parent. */
const RUNS_OFF =
  /^run away from (?:the|an?|its|his|her) (?:\p{L}+ )?(?:zoo|table|plate|pan|frying pan|oven|bakery|baker|circus|shop|kitchen|cook|chef|bowl|lunchbox|picnic|farm|farmer|garden|museum|tree|bath|cupboard|drawer|toy box|castle|ball|party|wedding|vet|postman|dinner|supper)(?=$| )/u
/** Without which one is: a letter of the alphabet, a sock, a button. */
const LOSES =
  /^lose (?:an?|the|its|his|her|one|all the|all its|all his|all her) (?:\p{L}+ ){0,2}?(?<what>\p{L}+)(?=$| (?:in|on|at|under|behind|down|and|when|while)(?!\p{L}))/iu
const LOST_FOR_FUN = /^(?:stripes?|spots?|dots?|colou?rs?|wheel|wheels|voice|b|a|c|d|e|f|g|h|k|m|q|r|s|t|x|z)$/iu

function losesNoHarm(base: string): boolean {
  const what = LOSES.exec(base)?.groups?.['what']
  if (what === undefined) return false
  const sort = knownNoun(what.toLowerCase())?.sort
  return LOST_FOR_FUN.test(what) || sort === 'thing' || sort === 'food' || sort === 'machine'
}

/** `isKnownVerb` says that its place in the wish has shown it to be one. */
export function formsOfDeed(
  base: string,
  { isStranger = false, isKnownVerb = false } = {}
): { base: string; ing: string } | null {
  const isOwnWay = isStranger && (MOVES.test(base) || SLEEPS.test(base) || RUNS_OFF.test(base) || losesNoHarm(base))
  if (STATE.test(base) || (NO_DEED.test(takingNoHarm(base)) && !isOwnWay) || base.split(' ').length > MOST_WORDS)
    return null
  const [verb = ''] = base.split(' ')
  const forms = verbForms(verb)
  if (!forms || !/^\p{Ll}{2,}$/u.test(verb) || (!isKnownVerb && !isVerb(verb))) return null
  return { base, ing: forms.ing + base.slice(verb.length) }
}

/** “A night watchman” was read as a person who nights: what the lexicon knows as a noun is no deed. */
function isVerb(verb: string): boolean {
  return pastOf(`it ${verb}s`) !== `it ${verb}s` || knownNoun(verb) === null
}
