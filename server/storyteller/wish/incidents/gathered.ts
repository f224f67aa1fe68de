import { isPlural, withArticle } from '../../language/common-nouns.ts'
import { KIN_WORDS } from '../../language/family-words.ts'
import { wordPattern } from '../../word-pattern.ts'
import { whomMeant } from '../deeds/whom-meant.ts'
import type { KinMember } from '../deeds/wish-kin.ts'
import type { WishSayings } from '../kinds/wish-day.ts'
import { neutral, pastForm, wordsOf } from './animal-said.ts'
import { gatheredKind, kindOfGoing, type Gathered } from './gathered-kinds.ts'
import type { IncidentReader } from './incident-reader.ts'

const NOT_SO =
  /(?<!\p{L})(?:die[ds]?|dead|dying|killed|hurt|injured|blood\p{L}*|bleed\p{L}*|sting|stung|bitten|bit (?:me|her|him|my)|vet|doctor|hospital|ill|sick|poorly|poison\p{L}*|rash|allerg\p{L}*|fell (?:in|into|off|out)|drown\p{L}*|police|stranger|lost|missing|alone|scared|terrified|afraid|frighten\p{L}*|cry|cried|crying|sobb\p{L}*|upset|sad|miss(?:es|ed)?|grave|shout\p{L}*|fight|fought|throw(?:n|s|ing)? (?:stones|rocks|sticks)|thr(?:ew|ow) (?:stones|rocks|sticks|them|it) at|head lice|nits|nose|cold|bus|train|dream\p{L}*|once upon|story about|tell me|pretend\p{L}*|magic\p{L}*|dragon|unicorn|fair(?:y|ies)|mermaid|pirate|witch|robot|who (?:lives|lived|picks|collects|catches|wants|loves)|game|app|video|minecraft|pokemon|cards|shop|supermarket|fingers|and chips|toy|plastic|paper|drew|drawing|painted|tomorrow|next week|going to)(?!\p{L})/iu
const ASKS = /^(?:why|how|what|can|could|do|does|did|is|are|where|would|should|when|if)(?!\p{L})|\?\s*$/iu
/** “Mushroom picking”, “the shell hunt”. */
const THING_FIRST =
  /^(?:picking|pickin|hunting|hunt|foraging|gathering|collecting|collection|catching|digging|spotting)$/iu
const VERB =
  /^(?:picked|picking|pick|picks|foraged|foraging|forage|gathered|gathering|collected|collecting|collects|collect|caught|catching|catch|found|finding|finds|dug|digging|hunted|hunting|filled|got|brought|brings|wants|keeps|only)$/iu
const SAYS_OUT =
  /(?<!\p{L})(?:pick\p{L}*|forag\p{L}*|gather\p{L}*|collect\p{L}*|caught|catch\p{L}*|hunt\p{L}*|dug|digging|fishing|crabbing|found|beach|sea|rock ?pools?|shore|woods?|forest|park|pond|river|lake|pier|harbour|stream|hedge|walk|buckets?|baskets?|pockets?|net|brings?|brought|fossicking)(?!\p{L})/iu
const MOST_BETWEEN = 7

/** The family picked, caught or found something outdoors, and one find was like no other: “14 crabs and one boot”. */
export const gathered: IncidentReader = (message, family) => {
  const plain = message.replaceAll("'", '’').replaceAll(/\s+/gu, ' ').trim()
  if (
    NOT_SO.test(plain) ||
    ASKS.test(plain) ||
    !(SAYS_OUT.test(plain) || /\p{L}{4}ing(?!\p{L})/u.test(plain)) ||
    plain.length > 400
  )
    return null
  const kind = kindIn(plain)
  if (kind === null) return null
  const found = findIn(plain, kind)
  const eaten = EATEN.test(plain)
  if (eaten && !MAY_BE_EATEN.test(kind.many)) return null
  const pockets = POCKETS.test(plain)
  if (found === null && !eaten && !pockets) return null
  // Of “we went fishing and caught a boot” there are no fish.
  const isOnly =
    kind.many === 'fish' &&
    !/(?<!\p{L})(?:\d+|two|three|four|five|six|seven|eight|nine|ten|some|lots of|many) (?:\p{L}+ )?fish(?!ing)/iu.test(
      plain
    )
  return slotsOf(
    plain,
    kind,
    {
      ...(found ?? { said: `funniest ${kind.one} of all`, also: 'it looked exactly like a nose' }),
      isOnly: (found?.isOnly ?? false) || isOnly
    },
    family
  )
}

const EATEN =
  /(?<!\p{L})(?:(?:more|most)(?: of them)? (?:went |ended up |got )?(?:in|inside|into|on) (?:her|him|them|me|us|\p{L}+|the|his)(?:’s)? ?(?:mouths?|tummy|tummies|belly|face|chin)?(?: |$|,)|ate (?:more|most|half|nearly all|almost all|all|every|them all|the lot|as many)|eats? (?:more|most|half|all)|one for the (?:bucket|basket|bowl)|none (?:made|got) it)/iu
const POCKETS = /(?<!\p{L})(?:pockets?|wellies|welly|boots|hood|socks|car seat|washing machine)(?!\p{L})/iu

/** What it was that they were out for; the first that is named beside a word for it. */
function kindIn(message: string): Gathered | null {
  const words = wordsOf(message).map(({ text }) => text.replace(/’s$/u, ''))
  const said = words.map((word, at) => (/^pine$/iu.test(word) && /^cones?$/iu.test(words[at + 1] ?? '') ? '' : word))
  const going = said.map(kindOfGoing).find((kind) => kind !== null)
  for (const [at, word] of said.entries()) {
    const kind = gatheredKind(word)
    if (
      kind === null ||
      /^(?:the same|same)$/iu.test(said[at - 1] ?? '') ||
      /^(?:cake|pie|jam|tree|bush|soup|shop|juice|costume|bowl|tank)s?$/iu.test(said[at + 1] ?? '')
    )
      continue
    const isNamed = THING_FIRST.test(said[at + 1] ?? '')
    const isDone = said.slice(Math.max(0, at - MOST_BETWEEN), at).some((other) => VERB.test(other))
    const isMany = /s$/iu.test(word) || !kind.many.endsWith('s')
    if (
      isNamed ||
      (isDone && (isMany || going === undefined)) ||
      (isMany && (at < 3 || POCKETS.test(message) || EATEN.test(message)))
    ) {
      return going ?? onBeach(kind, message)
    }
  }
  return going ?? null
}

/** Pebbles of the sea are carried in a bucket. */
function onBeach(kind: Gathered, message: string): Gathered {
  const said = /(?<!\p{L})(?<pot>bucket|basket|bag|bowl|box|pail|tub)s?(?!\p{L})/iu.exec(message)?.groups?.['pot']
  const isSea = /(?<!\p{L})(?:beach|sea|shore|seaside)(?!\p{L})/iu.test(message)
  return { ...kind, pot: said?.toLowerCase() ?? (isSea ? 'bucket' : kind.pot) }
}

interface Find {
  /** "biggest mushroom of all", "boot", "broken shells" */
  said: string
  /** "it had a worm in it" */
  also: string | null
  /** Nothing else was caught. */
  isOnly: boolean
}

const MOST =
  '(?:biggest|largest|smallest|tiniest|littlest|longest|fattest|reddest|roundest|ugliest|weirdest|funniest|strangest|heaviest|prettiest|shiniest|wonkiest|knobbliest|hairiest|wormiest|smelliest|muddiest|rottenest)'
const FUNNY =
  '(?:broken|cracked|chipped|wonky|ugly|rotten|squashed|muddy|rusty|old|smelly|empty|odd|weird|strange|tiny|teeny|huge|giant|enormous|massive|ginormous|bright blue|heart[- ]shaped|unripe|green|wormy|boring|plain|stripy|spotty)'
const BOUND = String.raw`(?=$|[,.!?;:()…–—-]| (?:and|but|so|because|cos|that|which|who|with|had|has|was|is|were|she|he|they|it|we|in|on|from|of|today|lol|this|for|at|then|now|all|by|under|behind|everyone|nobody)(?!\p{L})|\p{Extended_Pictographic})`
const NOUNS = String.raw`\p{L}[\p{L}’-]*(?: \p{L}[\p{L}’-]*){0,2}?`
const SUPERLATIVE = wordPattern(
  String.raw`(?<!\p{L})(?<most>${MOST})(?: (?<noun>${NOUNS}))??(?: of (?:all|them all|the lot|the day)| ever)?${BOUND}`,
  'iu'
)
const ONLY_WANTS = wordPattern(
  String.raw`only (?:wants?|wanted|keeps?|kept|likes?|liked|picks?|picked|takes?|took|collects?|collected|brings?|brought)(?: home| up| out)?(?: the)? (?<how>${FUNNY}(?: (?:and )?(?:${FUNNY}|grey|gray|brown|black|white|little))?)(?: (?:ones?|\p{L}+))?${BOUND}|only (?:wants?|wanted|keeps?|kept|likes?|liked|picks?|picked|takes?|took|collects?|collected)(?: the)? ones? (?<with>with \p{L}+(?: in them| on them)?)`,
  'iu'
)
const NOTHING_BUT = wordPattern(
  String.raw`(?<!\p{L})(?:(?:(?:the )?only|just)(?: (?:one|a|thing(?: we caught| caught| was)*))*|our only|all we (?:got|caught) was an?|only catch:?(?: was)?(?: an?| one)?|catch of the day:?(?: an?| one)?) (?<what>(?:tiny |little |small )?(?:fish|crab|minnow|shrimp|stick|boot|wellington boot|welly|flip[- ]flop|shoe|glove|hat|umbrella|tyre|can|sock|bag|branch|mushroom|shell))(?: (?:we|she|he|they|\p{L}+) (?:caught|got|found))?(?<rest>.*)$`,
  'iu'
)
const AND_ONE = wordPattern(
  String.raw`(?:and|plus|\+|,|but) (?:also )?(?:only )?(?:one|an?|1|someone’s|somebody’s) (?<what>(?!with |was |is |had |has |that |of |from |looks? |looked |fell )${NOUNS})${BOUND}`,
  'giu'
)
const FOUND = wordPattern(
  String.raw`(?<!\p{L})(?:found|caught|got|picked|dug up|pulled (?:up|out)|netted|spotted|brought home|came home with|fished out|in with|including|among them|there was|kept|keeps|carried|refuses to (?:give up|let go of)) (?:also |even |just |only )?(?:one|an?) (?<what>(?!(?:with|was|is|had|has|that|of|from|shaped|like|as|bigger|smaller)(?!\p{L}))${NOUNS})(?:(?<shape> (?:shaped like|the size of|bigger than|smaller than|that look(?:s|ed) like|which look(?:s|ed) like|as big as|like|with) (?:an? |her |his |the |two |three |four |six |seven |no |legs |really )*\p{L}+(?: (?!when|while|as|after|and|but|she|he|we|it|they|on|in|at|from|by|so|today|yesterday|lol|shaped|that)\p{L}+)?)(?= |$|[,.!?;:])|${BOUND})`,
  'giu'
)
const ONE_OF_THEM = wordPattern(
  String.raw`(?<!\p{L})(?:one|1)(?: (?:of them|of the \p{L}+|\p{L}+))? (?<also>(?:had|has|was|is|looks|looked|looks like|fits|fitted|wore|smells|smelled) [^.!?,;]+)`,
  'iu'
)
const ONE_WITH = wordPattern(
  String.raw`(?<!\p{L})one (?<mark>(?:with|shaped like|bigger than|as big as) (?:an? |no |two |three |only |four |her |his |my )?\p{L}+(?: (?!in|on|and|but|so|she|he|we)\p{L}+)?(?: (?:in|on) it)?)(?= |$|[,.!?;:])`,
  'iu'
)
const NO_FIND =
  /^(?:lot|bit|few|load|loads|ton|bucket|basket|bag|bowl|pile|handful|bunch|day|time|hour|lovely|great|nice|good|go|walk|picnic|ice cream|swim|trip|break|rest|nap|chat|cold|look|photo|drink|rod|net|van|man|lady|dog|wave|sunburn|morning|afternoon|half|couple|dozen|hundred|kilo|whole|total|tide|thing|place|spot|reminder|story|new|tick|cut|splinter|bruise|wasp|snake|needle|knife|glass|gun|syringe|condom)(?: |s?$)/iu

function findIn(message: string, kind: Gathered): Find | null {
  const only = NOTHING_BUT.exec(message)
  if (only !== null) {
    const also = clauseAfter(` ${(only.groups?.['rest'] ?? '').trim()}`, 'it')
    return { said: (only.groups?.['what'] ?? '').toLowerCase(), also, isOnly: true }
  }
  const most = SUPERLATIVE.exec(message)
  if (most !== null) {
    const noun = most.groups?.['noun']?.toLowerCase().replace(/^one(?: of all)?$/u, '') ?? ''
    const of = gatheredKind(noun) === null || noun === '' ? kind.one : noun
    return {
      said: `${(most.groups?.['most'] ?? '').toLowerCase()} ${isPlural(of) ? kind.one : of} of all`,
      also: after(message, most),
      isOnly: false
    }
  }
  const wants = ONLY_WANTS.exec(message)?.groups
  if (wants !== undefined) {
    const said =
      wants['how'] === undefined ? `${kind.many} ${wants['with'] ?? ''}` : `${wants['how'].toLowerCase()} ${kind.many}`
    return { said, also: null, isOnly: false }
  }
  return findNamed(message, kind)
}

function findNamed(message: string, kind: Gathered): Find | null {
  for (const pattern of [AND_ONE, FOUND]) {
    for (const match of message.matchAll(pattern)) {
      const what = (match.groups?.['what']?.toLowerCase() ?? '').replace(/(?<= )one$/u, kind.one)
      const shape = match.groups?.['shape'] ?? ''
      const isPlain = (gatheredKind(what)?.one ?? '') === kind.one && shape === ''
      const head = what.split(' ').at(-1) ?? ''
      const rest = after(message, match)
      if (
        NO_FIND.test(what) ||
        NO_FIND.test(head) ||
        KIN_WORDS.includes(head) ||
        (isPlural(head) && !/glasses|trousers/u.test(head))
      )
        continue
      if (isPlain && rest === null) continue
      return { said: isPlain ? `funny ${what}` : `${what}${shapeOf(shape)}`, also: rest, isOnly: false }
    }
  }
  const mark = ONE_WITH.exec(message)?.groups?.['mark']
  if (mark !== undefined)
    return { said: `${kind.one} ${mark.replaceAll(/(?<= )(?:her|his|my) /giu, 'a ')}`, also: null, isOnly: false }
  if (/the same (?:one|\p{L}+) (?:two|three|four|five|six|ten|\d+) times/iu.test(message))
    return { said: `${kind.one} that came back`, also: 'it had already been there before', isOnly: false }
  if (/two (?:of them )?(?:joined|stuck|grown) together/iu.test(message))
    return { said: `double ${kind.one}`, also: 'it was two that had grown together', isOnly: false }
  const also = ONE_OF_THEM.exec(message)?.groups?.['also']
  const told = also === undefined ? null : asFact(also, 'it')
  return told === null ? null : { said: `funniest ${kind.one} of all`, also: told, isOnly: false }
}

function shapeOf(shape: string): string {
  return shape
    .replace(/(?<= (?:that|which) )looks like/u, 'looked like')
    .replace(/(?<= (?:like|than|as) )(?:her|his|my) /u, 'a ')
}

function after(message: string, match: RegExpExecArray): string | null {
  return clauseAfter(message.slice(match.index + match[0].length), 'it')
}

/** “It had a worm in it” of what follows the find. */
function clauseAfter(rest: string, it: string): string | null {
  const said =
    /^[,.!;:–—-]?(?: (?:and|but|so|which|that|then|only|lol|just))*(?: (?:it|they|he|she))?(?: (?:just|still|even|also))? (?<fact>(?:had|has|was|is|were|looked|looks|smelled|smells|smelt|still|fits|fitted|weighed|weighs|with|pinched|jumped|wriggled|waved) [^.!?,;:…–—()]+)/iu.exec(
      rest
    )?.groups?.['fact']
  return said === undefined ? null : asFact(said, it)
}

const MOST_WORDS = 12

function asFact(said: string, it: string): string | null {
  const short =
    said
      .split(/ (?:and|but|so|because|cos|then|lol|haha|today|this morning|when|while)(?= |$)/iu)[0]
      ?.replaceAll(/\p{Extended_Pictographic}/gu, '')
      .trim() ?? ''
  const [verb = '', ...words] = short.split(' ')
  const past = /^with$/iu.test(verb) ? 'had' : (PASTS[verb.toLowerCase()] ?? pastForm(verb) ?? verb.toLowerCase())
  const told = neutral([past, ...words].join(' '), 'everybody')
  if (told === null || words.length === 0 || words.length > MOST_WORDS || /\d/u.test(told)) return null
  return `${it} ${told.replaceAll(/(?<!\p{L})(?:her|his)(?= \p{L})/giu, 'the')}`
}
const PASTS: Readonly<Record<string, string>> = { is: 'was', has: 'had', had: 'had', was: 'was', were: 'were', fits: 'fitted', 'won’t': 'wouldn’t', 'wouldn’t': 'wouldn’t', would: 'would', looks: 'looked', looked: 'looked', smells: 'smelled', keeps: 'kept', kept: 'kept' } // prettier-ignore

const HELD = wordPattern(
  String.raw`(?<!\p{L})(?:she|he|they|\p{L}+) (?<deed>(?:would ?n[’]t|wouldnt|won’t|wont|refused|refuses|insisted|insists|carried|carries|hid|named|put it|put them|gave it|slept with|wore) (?!(?:it|them) with)[^.!?,;:…–—()]+)`,
  'iu'
)

/** What the child did with it: “wouldn’t let anyone throw it out”. */
function deedIn(message: string): string | null {
  const deed = HELD.exec(message)?.groups?.['deed']
  if (deed === undefined) return null
  const short = deed.split(/ (?:and|but|so|because|cos|lol|today|now)(?= |$)/iu)[0]?.trim() ?? ''
  const told = neutral(
    short
      .replace(/^(?:wouldnt|would n’t|wont|won’t)/iu, 'wouldn’t')
      .replace(/^refuses/iu, 'refused')
      .replace(/^insists/iu, 'insisted')
      .replace(/^carries/iu, 'carried'),
    'anybody'
  )
  return told === null ||
    told.split(' ').length > MOST_WORDS ||
    /(?<!\p{L})(?:her|his|she|he|bed|home|in the|on the|supper|dinner)(?!\p{L})|\d/iu.test(told)
    ? null
    : told
}

function slotsOf(message: string, kind: Gathered, found: Find, family: readonly KinMember[]): WishSayings {
  const { said, also, isOnly } = found
  const hero = family.find(({ isHero }) => isHero)?.called ?? 'the child'
  const head = said.split(/ (?:with|shaped|the|that|of|bigger|smaller|as|like) /u)[0] ?? said
  const isMany = isPlural(head) && !/(?:fish|glasses)$/u.test(head)
  const lives =
    kind.lives && (gatheredKind(said.split(' ').find((word) => gatheredKind(word) !== null) ?? '')?.lives ?? false)
  const isOfThese = /^(?:smallest|biggest|\p{L}+est) .+ of all$/u.test(said)
  const kin = kinIn(message, family)
  return {
    gathered: `the ${kind.many}`,
    'gathered.bare': kind.many,
    'gathered.one': kind.one,
    'gathered.pot': `the ${kind.pot}`,
    'gathered.doing':
      kind.many === 'fish'
        ? 'fishing'
        : kind.lives
          ? `catching ${kind.many}`
          : FOUND_NOT_PICKED.test(kind.many)
            ? `looking for ${kind.many}`
            : `picking ${kind.many}`,
    'gathered.rest': isOnly ? 'the fishing net' : isMany ? `the other ${kind.many}` : `the ${kind.many}`,
    'gathered.usual': isOnly ? 'a fishing net' : kind.many,
    ...(kind.lives && !isOnly ? { 'gathered.freed': isMany ? `the other ${kind.many}` : `the ${kind.many}` } : {}),
    'gathered.find': `the ${said}`,
    'gathered.a': isMany ? said : isOfThese ? `the ${said}` : withArticle(said),
    'gathered.it': isMany ? 'they' : 'it',
    'gathered.them': isMany ? 'them' : 'it',
    'gathered.was': isMany ? 'were' : 'was',
    'gathered.also':
      also === null
        ? isMany
          ? 'no two of them were the same'
          : 'there was nothing else like it anywhere'
        : isMany
          ? also.replace(/^it /u, 'they ')
          : also,
    'gathered.deed':
      deedIn(message) ??
      (lives
        ? `gave ${isMany ? 'them' : 'it'} a tub of ${isMany ? 'their' : 'its'} own`
        : `held on to ${isMany ? 'them' : 'it'} with both hands`),
    [lives ? 'gathered.back' : 'gathered.home']: `the ${said}`,
    ...(EATEN.test(message) ? { 'gathered.eaten': hero } : {}),
    ...(POCKETS.test(message) && !EATEN.test(message) ? { 'gathered.pockets': hero } : {}),
    ...(kin === null ? {} : { 'with.kin': kin })
  }
}
/** As it is picked, without anything done to it: no mushroom, and no berry that a child may not know. */
const MAY_BE_EATEN =
  /(?:blackberries|brambles|raspberries|blueberries|bilberries|strawberries|cherries|plums|apples|pears|figs|grapes|mangoes|mangos|peaches|apricots|oranges|mandarins|tomatoes|peas)$/u
const FOUND_NOT_PICKED =
  /^(?:conkers|chestnuts|walnuts|hazelnuts|nuts|acorns|pine cones|driftwood|seaweed|leaves|feathers|pebbles|stones|rocks|sticks|twigs|fossils|shells|seashells|cowries|cockles|clams|pipis|tuatuas|mussels|winkles|helicopters|clovers|seeds)$/u
const WITH_KIN = /(?<!\p{L})(?:with|and) (?:(?:my|our|his|her) )?(?<kin>\p{L}+(?: \p{Lu}\p{L}+)?)/giu

/** With whom they were out, where that one is at home. */
function kinIn(message: string, family: readonly KinMember[]): string | null {
  for (const { groups } of message.matchAll(WITH_KIN)) {
    const [only, second] = whomMeant(groups?.['kin'] ?? '', family)
    if (only !== undefined && second === undefined && only.speaks && !only.isHero) return only.called
  }
  return null
}
