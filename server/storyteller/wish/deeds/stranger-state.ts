import { sortAtEnd } from '../../language/noun-at-end.ts'
import { verbForms } from '../../language/verb-forms.ts'
import { FUNCTION_WORDS } from '../../safety/function-words.ts'
import { NO_FUN } from '../../sorrow/no-fun.ts'
import { isDeedOfTale, isNotRehearsedOfStranger } from '../../sorrow/not-rehearsed.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { isHarm } from './deed-of-stranger.ts'
import { doneBy, spokenBy } from './once-sayings.ts'

const WHO = String.raw`^(?<who>(?:an?|the) (?:[\p{L}-]+ ){1,3}?)(?:(?:who|that|which) )?`
/** How such a one is all the time, by its kind (`content/deed-kinds.ts`): there is a story of just that. */
const STATES = [
  {
    verb: 'live',
    sign: wordPattern(
      String.raw`${WHO}(?:lives?|living|lived) (?<rest>(?:in|inside|behind|under|underneath|beneath|between|above|below|on|on top of|at the top of|at the bottom of) (?:(?:an?|the|my|our|his|her) )?(?:[\p{L}’-]+ ){0,3}[\p{L}-]+)$`,
      'iu'
    )
  },
  {
    verb: 'rather',
    sign: wordPattern(
      String.raw`${WHO}(?:would (?:much )?(?:rather|sooner)|(?:prefers?|preferred) to) (?<rest>(?!not )\p{L}.*)$`,
      'iu'
    )
  },
  { verb: 'rather have', sign: wordPattern(String.raw`${WHO}(?:prefers|preferred) (?!to )(?<rest>\p{L}.*)$`, 'iu') },
  {
    verb: 'be',
    sign: wordPattern(
      String.raw`${WHO}(?:thinks?|thought|believes?|believed|is sure|was sure|is convinced|is certain)(?: that)? (?:he|she|it)(?:’s| is| was)(?: really| actually)? (?<rest>an? (?:[\p{L}-]+ ){0,2}[\p{L}-]+)$`,
      'iu'
    )
  },
  {
    verb: 'want to be',
    sign: wordPattern(
      String.raw`${WHO}(?:wants?|wanted|wishes|would like|would love|dreams? of|longs?)(?: to be| being) (?<rest>an? (?:[\p{L}-]+ ){0,2}[\p{L}-]+)$`,
      'iu'
    )
  }
] as const

/** Who lives so is alone, or is kept; what is wished so is no joke. */
const NO_STATE =
  /\b(?:cages?|street|streets|shelter|kennels?|pound|rescue|prison|jail|hospitals?|hospice|alone|lonely|homeless|war|tents?|care|foster|coffin|graves?|cemetery|graveyard|heaven|lungs?|brain|head|blood|tummy|body|bed|bedroom|thin|thinner|skinny|fat|ugly|dead|gone|invisible|nobody|human|real (?:boy|girl)|(?:boy|girl|man|woman|child|baby)$)\b/iu

/**
 * Reads how a stranger of a tale is: “a mouse that lives inside the ticket machine”, “a bee who would rather walk”, “a
 * toad who believes he is a prince”. The same slots as of a deed, beside {once.state}, by which the stories of any deed
 * know that nothing was done. Nothing of a person, of harm, and of one without a home.
 */
export function stateOf(plain: string): WishSayings {
  if (NO_FUN.test(plain) || NO_STATE.test(plain) || isHarm(plain) || isNotRehearsedOfStranger(plain)) return {}
  for (const { verb, sign } of STATES) {
    const { who = '', rest } = sign.exec(plain)?.groups ?? {}
    const read = rest === undefined ? null : saidOf(who.trim(), verb, rest)
    if (read !== null) return read
  }
  return {}
}

function saidOf(first: string, verb: (typeof STATES)[number]['verb'], rest: string): WishSayings | null {
  const noun = first.split(' ').slice(1)
  if (!isOfATale(first, verb, rest) || noun.some((word) => FUNCTION_WORDS.has(word))) return null
  const isBeing = verb === 'be' || verb === 'want to be'
  if (isBeing && sortAtEnd(rest.split(' ')) === null) return null
  const of = (said: string) =>
    said.replaceAll(/\b(?:his|her) (?=\p{L})/giu, 'its ').replaceAll(/\b(?:our|my) (?=\p{L})/giu, 'the ')
  const forms = verbForms([isBeing ? 'be' : verb.replace(/^rather ?/u, ''), of(rest)].join(' ').trim())
  if (forms === null) return null
  const { base, past, ing } = forms
  const told = {
    live: past,
    rather: `would rather ${base}`,
    'rather have': `would rather ${base}`,
    be: `was sure that it was ${rest}`,
    'want to be': `wanted to be ${rest}`
  }[verb]
  const who = `the ${noun.join(' ')}`
  const it = sortAtEnd(noun) === 'person' ? who : 'it'
  return {
    ...doneBy({ told: `${first} ${told}`, first, who, it, them: it }),
    'once.did': past,
    'once.state': verb,
    ...spokenBy('once', { base, ing })
  }
}

/** An animal or a thing; and of one who is known from tales, what such a one may do. */
function isOfATale(first: string, verb: (typeof STATES)[number]['verb'], rest: string): boolean {
  const sort = sortAtEnd(first.split(' ').slice(1))
  if (sort === 'person' || sort === null) return verb === 'rather' && isDeedOfTale(first, rest)
  return sort !== 'deed'
}

const STUCK = /^get (?:all |really )?(?:stuck|tangled|muddled|jumbled|mixed)(?: up)?(?= |$)/u
/** Where an animal may be for a while and laugh about it. */
const NO_TRAP =
  /^get (?:all |really )?(?:(?:muddled|jumbled|mixed)(?: up)?$|(?:stuck|tangled)(?: up)? (?:in|on|under|inside|with|to) (?:an?|the|its|his|her|some) (?:\p{L}+ ){0,2}?(?:jumper|jar|letterbox|postbox|sleeve|sock|cone|bath|teapot|hoop|puddle|custard|honey|jam|jelly|toffee|treacle|pyjamas|scarf|wool|knitting|fairy lights|tinsel|hat|boot|welly|slide|swing|sofa|pillowcase|curtains?|pumpkin|doughnut|bucket|flowerpot|wardrobe|cupboard|laundry basket|trousers|cardigan|tights|ribbons?|porridge|glue|paint|sticky tape|chewing gum|bubble gum)$)/u

/** Of “get stuck in a letterbox”; null where it is no joke. A thing may be stuck anywhere, an animal only there. */
export function formsOfStuck(base: string, first: string): { base: string; ing: string } | null {
  if (!STUCK.test(base) || NO_STATE.test(base)) return null
  const sort = sortAtEnd(first.split(' ').slice(1))
  const isThing = sort === 'thing' || sort === 'machine' || sort === 'food' || sort === 'stuff'
  return isThing || NO_TRAP.test(base) ? { base, ing: base.replace('get', 'getting') } : null
}

/** “Become a coach”: what a thing or an animal turns into is a thing or an animal too; a new trade is a role. */
export function formsOfBecoming(base: string, first: string): { base: string; ing: string } | null {
  const what = /^become (?<what>an? (?:\p{L}+ ){0,2}\p{L}+)$/u.exec(base)?.groups?.['what']
  if (what === undefined || NO_STATE.test(base)) return null
  const [one, other] = [first, what].map((phrase) => sortAtEnd(phrase.split(' ').slice(1)))
  return one && other && one !== 'person' && other !== 'person'
    ? { base, ing: base.replace('become', 'becoming') }
    : null
}

/** Where a stranger may have enough of it one day, and was not treated ill. */
const HARMLESS_PLACE =
  '(?:breakfast|lunch|dinner|supper|bath ?time|bed ?time|(?:the|its|his|her) (?:museum|farm|bath|carnival|parade|show|picnic|party|kitchen|oven|plate|bowl|table|bed|race|hoover|washing machine|washing line|hairdresser|barber|toy ?box|toy shop|cupboard|shop|supermarket|library|parcel|fridge|lunch ?box|band|orchestra|garage|depot|garden))'
const FLIGHT = '^run away from'
const TO_DO_WHAT = '(?: to (?:find|see|look for|eat|buy|visit|join|be) (?:\\p{L}+ ){0,3}\\p{L}+)?$'
const FLIGHT_OF_THING = wordPattern(String.raw`${FLIGHT} (?:(?:an?|the) )?\p{L}+(?: \p{L}+)?${TO_DO_WHAT}`, 'u')
const FLIGHT_OF_ANYBODY = wordPattern(`${FLIGHT} ${HARMLESS_PLACE}${TO_DO_WHAT}`, 'u')

/** Of “run away from the kitchen”: a spoon does, and a panda from the zoo; who runs away from elsewhere has a reason. */
export function formsOfFlight(base: string, first: string): { base: string; ing: string } | null {
  const sort = sortAtEnd(first.split(' ').slice(1))
  const isThing = sort === 'thing' || sort === 'machine' || sort === 'food'
  const isTold = FLIGHT_OF_ANYBODY.test(base) ? sort !== 'person' : isThing && FLIGHT_OF_THING.test(base)
  return isTold && !NO_STATE.test(base) ? { base, ing: base.replace('run', 'running') } : null
}
