import { knownNoun } from '#content/lexicon.ts'
import { withArticle } from '../language/common-nouns.ts'
import { pastOfParticiple } from '../language/simple-past.ts'
import { baseOfPast, thirdPerson } from '../language/verb-forms.ts'
import { wordPattern } from '../word-pattern.ts'

/** “A camel who has never seen snow”: who it is, and what is said of it. */
const WHO_DOES =
  /^(?<who>(?:(?:an?|one|the) )?(?:[\p{L}-]+ ){0,3}?[\p{L}-]+),? (?:who|that|which)(?<is>[’']s)? (?<does>\p{L}.*?)[.! ]*$/iu

/** What was never seen, reached or flown in is longed for. Of love, a home and a hug that was never had it may be so in earnest. */
const NEVER =
  /^(?:(?:has|had|[’']s) )?never (?:(?:once|ever|yet) )?(?<done>been (?:to|in|on)|seen|saw|visited|met|reached|tasted|tried|heard|touched|flown|flew|sailed|ridden|rode|climbed|crossed|caught|won|built|swum|swam|played|painted|baked|cooked|read|worn|wore|drunk|drank|watched|smelt|smelled)(?<what> \p{L}.*)$/u
const MISSED_IN_EARNEST =
  /(?<!\p{L})(?:mum\p{L}*|mom\p{L}*|mama|mother|dad\p{L}*|papa|father|parents?|famil\p{L}+|home|friends?|anyone|anybody|daylight|outside|school|again)(?!\p{L})/u

function longedFor(does: string): string | null {
  const { done = '', what = '' } = NEVER.exec(does)?.groups ?? {}
  if (done === '' || MISSED_IN_EARNEST.test(what)) return null
  const base = done.startsWith('been ') ? 'go to' : baseOfPast(pastOfParticiple(done) ?? done)
  return `wants to ${base}${what}`
}

/** “Can only fly backwards” is how it always flies. */
const CAN_ONLY = /^(?:can|could) only (?<verb>\p{Ll}{2,})(?<rest> .+)$/u
const NO_VERB = /^(?:be|have|see|hear|eat|breathe air|feel)$/u

function alwaysSo(does: string): string | null {
  const { verb = '', rest = '' } = CAN_ONLY.exec(does)?.groups ?? {}
  return verb === '' || NO_VERB.test(verb) ? null : `${thirdPerson(verb)}${rest}`
}

const COLOURS = 'red|blue|green|yellow|pink|purple|orange|brown|black|white|grey|gray|gold|silver'
const IS = '(?:is|was|gets?|got|has got)'
const WEARY_OF = '(?:(?:so|very|really|too) )?(?:bored|tired|fed up|sick) (?:of|with)'
/** “Got bored of red”: of being so. */
const TIRED_OF = wordPattern(
  String.raw`^(?:${IS} )?${WEARY_OF} (?:(?:the )?colou?r )?(?<colour>${COLOURS})(?: all (?:the time|day))?$`,
  'u'
)

/** “Wants a day off” */
const DAY_OFF =
  /^(?:really |just |only )?(?:wants?|wanted|needs?|would like|would love|asks? for|dreams of)(?: to (?:have|take|get))? (?:(?:an?|one|the|his|her|its) )?(?:\p{L}+ )?(?:days?|morning|week|time) off(?: (?:work|for once|too))?$/u

/** What those do all day who mostly want one. */
const WORK: Readonly<Record<string, string>> = {
  moon: 'shining', sun: 'shining', star: 'twinkling', lighthouse: 'shining', lamp: 'shining', clock: 'ticking', 'alarm clock': 'ringing', bell: 'ringing', 'traffic light': 'changing', kettle: 'boiling', 'washing machine': 'spinning', fridge: 'humming', lift: 'going up and down', escalator: 'going up', bus: 'driving round', train: 'going there and back', tram: 'going there and back', digger: 'digging', cloud: 'raining', wind: 'blowing', toaster: 'toasting', hoover: 'hoovering', 'vacuum cleaner': 'hoovering', 'tooth fairy': 'collecting teeth', scarecrow: 'standing still', spider: 'spinning', bee: 'buzzing', owl: 'hooting', cow: 'giving milk', hen: 'laying eggs', postman: 'delivering the post', snowplough: 'clearing the snow', broom: 'sweeping'
} // prettier-ignore

function dayOff(does: string, who: string): string | null {
  const words = who.toLowerCase().split(' ')
  const work = WORK[words.slice(-2).join(' ')] ?? WORK[words.at(-1) ?? ''] ?? 'working'
  return DAY_OFF.test(does) ? `is tired of ${work}` : null
}

/** “Is scared of the boy”: of children. */
const OF_A_CHILD =
  /^(?<is>is|was|gets) (?:(?:so|very|really|too|a bit) )?(?<how>scared|afraid|frightened|terrified) of (?:the|an?|little|small) (?:(?:little|small) )?(?:boys?|girls?|child|children|kids?)(?: (?:in|under|on|above) .*)?$/u

/** “Can’t swim and wears armbands”: what comes of it is told in the story of it. */
const AND_SO =
  /^(?<does>(?:can[’']?t|cannot|can not|couldn[’']?t|doesn[’']?t want to|starts|started|goes to) \p{L}+(?: (?!and )\p{L}+){0,3}),? (?:and|so) (?:(?:he|she|it|they) )?(?:wears?|wore|has to wear|needs?|uses?|carries|takes|is (?:too|much too|so|far too) (?:big|small|tall|heavy|loud|wide|long|little))(?: .*)?$/u

/** “Because the water is cold”: a reason that hurts none, and that its story need not give. */
const BECAUSE =
  /^(?<does>.+?),? (?:because|cos|since|as) (?:(?:the|its|his|her) (?:water|sea|pool|pond|wind|snow|rain|grass|sand|shell|hat|tail|nose|ears?|feet|legs|neck|wings)|it|he|she)(?:[’']s|[’']re| is| are| was| were) (?:(?:so|too|very|much|always|a bit) )*(?:cold|wet|deep|hot|big|small|tall|short|long|heavy|slippery|loud|windy|high|far|itchy|tight|shy|tired|slow|bored|ticklish|sleepy)$/u

/** “Lost its roar at the supermarket”: where it was lost, but for the bath, of which there is a story. */
const LOST_WHERE =
  /^(?<lost>(?:has )?(?:lost|loses|forgot|forgets) (?:its|his|her) (?:roar|moo|bark|meow|miaow|croak|squeak|quack|growl|howl|hoot|neigh|song|voice|hum|purr|chirp|oink|baa|beep|toot|whistle|ring|tick|spots|stripes|hat|crown|wand|sparkle|shine|colou?rs?)) (?:at|in|on|near|by|under) (?:the|an?|his|her|its) (?!bath)(?:\p{L}+ ?){1,3}$/u

/** “Wants to be in the choir”, “wants to join the choir” */
const IN_CHOIR =
  /^(?:(?:really|just|secretly|always) )?(?:wants?|wanted|would (?:like|love)|longs?|hopes?|dreams?) (?:to (?:be|sing|perform)|to join|of being|of singing) ?(?:in )?(?:the|an?) (?:\p{L}+ )?choir$/u

const FORGOT_ALL =
  /^(?:has )?(?:forgot(?:ten)?|forgets|can[’']?t remember) where (?:it|he|she) (?:(?:has )?put|hid|left|puts|buried) (?:everything|anything|all (?:its|his|her) things|things)$/u

/** “Swaps shells with a snail” */
const SWAPS =
  /^(?:swaps|swapped|trades|traded|exchanges) (?<what>(?:(?:its|his|her|their) )?(?:\p{L}+ ){0,2}\p{L}+) with (?<other>(?:an?|the) (?:\p{L}+ )?\p{L}+)$/u

/** “Doesn’t want to get dirty”: of what. */
const NOT_DIRTY =
  /^(?:does(?:n[’']?t| not)|did(?:n[’']?t| not)|never) (?:want|wants|like|likes) (?:to get|getting|to be|being) (?:(?:all|so|very|too) )?(?<how>dirty|muddy|messy|sticky|sandy|dusty)$/u
const DIRT: Readonly<Record<string, string>> = {
  dirty: 'mud',
  muddy: 'mud',
  messy: 'mess',
  sticky: 'honey',
  sandy: 'sand',
  dusty: 'dust'
}

/** “Wants a cuddle but he’s too prickly” */
const WANTS_CUDDLE =
  /^(?:(?:really|just|only) )?(?:wants?|wanted|needs?) (?:an?|to (?:have|get|give) an?) (?:(?:big|little|real|proper) )?(?<hug>cuddle|hug),? (?:but|and|only) .+$/u

const EATEN =
  'bamboo|hay|grass|bananas?|honey|bones?|carrots?|nuts?|acorns?|cheese|oats|seeds?|leaves|fish|porridge|bread'
/** “Did not want bamboo”, “is tired of hay” */
const NO_MORE_FOOD = wordPattern(
  String.raw`^(?:(?:did|does|do)(?:n[’']?t| not) (?:want|like)|${IS} ${WEARY_OF})(?: (?:any|its|his|her|all the|the))?(?: more)? (?<food>${EATEN})(?: any ?more)?$`,
  'u'
)

/** “Was tired of sand” */
const TIRED_OF_PLACE = wordPattern(
  String.raw`^${IS} ${WEARY_OF} (?:(?:all the|the) )?(?<what>sand|snow|ice|mud|rain|wind|dust|fog|sunshine)$`,
  'u'
)

/** “Wants to go to school with me” */
const WITH_US =
  /^(?<does>(?:(?:really|just) )?(?:wants?|wanted|would like|longs|asks?) to (?:go|come) to (?:the |a )?\p{L}+) with (?:me|us|my (?:little |big )?(?:sister|brother)|the (?:children|kids))$/u

/** “Is tidying his room” */
const TIDIES =
  /^(?:(?:is|was) tidying(?: up)?|tid(?:ies|ied)(?: up)?|has to tidy(?: up)?) (?:his|her|its|the|their) (?:(?:messy|big|whole) )?(?:room|bedroom|cave|castle|den)$/u

/** “Makes pancakes and it won’t stop” */
const WONT_STOP =
  /^makes (?:(?:so|too) many )?(?<what>\p{L}+),? (?:and|but) (?:then )?(?:(?:it|he|she) )?(?:won[’']?t|wouldn[’']?t|can[’']?t|cannot|doesn[’']?t|never) stops?$/u

/** “Lost her wings and she has to walk”: what comes of it. */
const LOST_AND_SO =
  /^(?<lost>(?:has )?(?:lost|loses) (?:its|his|her|their) \p{L}+),? (?:and|so) (?:now )?(?:(?:he|she|it|they) )?(?:has|have|had) to \p{L}+(?: \p{L}+){0,3}$/u

/** The patterns that need nothing but to be said otherwise. */
const OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [TIRED_OF, 'is tired of being $<colour>'],
  [OF_A_CHILD, '$<is> $<how> of children'],
  [AND_SO, '$<does>'],
  [BECAUSE, '$<does>'],
  [LOST_WHERE, '$<lost>'],
  [IN_CHOIR, 'wants to sing'],
  [FORGOT_ALL, 'can’t find its things'],
  [WANTS_CUDDLE, 'wants a $<hug>'],
  [NO_MORE_FOOD, 'won’t eat $<food>'],
  [TIRED_OF_PLACE, 'hates $<what>'],
  [WITH_US, '$<does>'],
  [TIDIES, 'is tidying up'],
  [WONT_STOP, 'won’t stop making $<what>'],
  [LOST_AND_SO, '$<lost>']
]

/** Who has it in a tale, or may have it in earnest: a person of the street. */
const REAL =
  /(?<!\p{L})(?:m[ae]n|wom[ae]n|lad(?:y|ies)|boys?|girls?|child|children|kids?|person|people|teachers?|doctors?|nurses?|bab(?:y|ies)|friends?|mum|dad|mother|father|brothers?|sisters?|my|our|his|her|their|who|and)(?!\p{L})/iu

/** “A tiny fairy with a very loud voice”: how it is. */
const WITH_VOICE =
  /^(?<who>(?:an?|one|the) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+),? (?:with|(?:who|that) has(?: got)?) an? (?:(?:very|really|too|so|super) )*(?<how>loud|big|booming|enormous|quiet|tiny|small|soft|little) voice[.! ]*$/iu
const IS_LOUD = /^(?:loud|big|booming|enormous)$/iu

/** “A lonely lighthouse” that “makes a friend” in the end. */
const LONELY = /^(?:(?:an?|one|the) )?(?:lonely|lonesome) /iu
const GETS_FRIEND =
  /^(?:makes?|made|finds?|found|gets?|got|meets?|met|needs|wants) (?:(?:(?:an?|its|his|her|some) )?(?:(?:new|best|first|real|good) )?friends?)(?: (?:in the end|at last|too))?$/u

/** “A king and a queen who swap jobs with the cook” */
const SWAP_PLACES =
  /^(?:(?:an?|the) )?(?<one>\p{L}+)(?: and (?:an?|the) \p{L}+)?,? (?:who |that )?(?:swaps?|swapped|trades?|traded) (?:jobs|places|lives|work|roles) with (?:an?|the|his|her|their) (?<other>\p{L}+)(?: for (?:a|one) day)?[.! ]*$/iu

/** “A witch whose spells go wrong” */
const SPELLS_GO_WRONG =
  /^(?<who>(?:(?:an?|one|the) )?(?:[\p{L}-]+ ){0,2}?(?:witch|wizard|fairy|magician|sorcerer)),? whose (?:magic )?spells? (?:(?:never|don[’']?t|won[’']?t) work|(?:(?:always|often|all|keep) )?(?:go|goes|went|going|come out|turn out)(?: all)? wrong)[.! ]*$/iu

/** “A goat that got into the school” did. */
const GOT_IN =
  /^(?:has )?(?:got|gets|came|flew|sneaked|snuck|wandered|walked|climbed|crept|hopped|broke) (?:in|into|inside|onto) (?:the|our|my) \p{L}.*$/u

/** “A pelican postman who can’t read”: of a creature that cannot do it there is a story, whatever its work is. */
const CANNOT_AT_WORK =
  /^(?:(?:an?|the|one) )?(?<who>\p{L}+) (?:postman|baker|cook|chef|waiter|doctor|dentist|librarian|pirate|knight|king|queen|shopkeeper|firefighter|builder|gardener|tailor|detective|astronaut|captain|driver|barber|hairdresser),? (?:who|that) (?<does>(?:can[’']?t|cannot|couldn[’']?t) (?:read|write|count|spell|swim|fly|whistle|sing|dance))[.! ]*$/iu

/** The same of a wish as a whole. */
function ofWhole(wish: string): string | null {
  const { one, other } = SWAP_PLACES.exec(wish)?.groups ?? {}
  if (one !== undefined && !REAL.test(one)) return `the ${one} and the ${other} swap places`
  const { who } = SPELLS_GO_WRONG.exec(wish)?.groups ?? {}
  if (who !== undefined) return `${who} who mixes up its spells`
  const { who: creature, does } = CANNOT_AT_WORK.exec(wish)?.groups ?? {}
  return creature === undefined || !isOfTales(creature) ? null : `${withItsArticle(creature)} who ${does ?? ''}`
}

/**
 * What a wish says of one of tales, in the words that the stories of such a one know: who “has never seen snow” wants to see
 * it, who “can only fly backwards” always does, who “swaps shells with a snail” is one of two who swap. Any other wish as
 * it is.
 */
export function saidOfDeed(wish: string): string {
  const whole = ofWhole(wish)
  if (whole !== null) return whole
  const { who: loud = '', how = '' } = WITH_VOICE.exec(wish)?.groups ?? {}
  if (loud !== '' && isOfTales(loud)) return `${loud} who is too ${IS_LOUD.test(how) ? 'loud' : 'quiet'}`
  const { who = '', is, does = '' } = WHO_DOES.exec(wish)?.groups ?? {}
  if (who === '' || !isOfTales(who)) return wish
  const said = `${is === undefined ? '' : 'has '}${does.toLowerCase()}`
  const { what, other = '' } = SWAPS.exec(said)?.groups ?? {}
  if (what !== undefined) return `${withItsArticle(who)} and ${other} swap ${what.replace(/^(?:its|his|her) /u, '')}`
  if (GOT_IN.test(said)) return `${withItsArticle(who)} ${said.replace(/^has /u, '')}`
  if (LONELY.test(who) && GETS_FRIEND.test(said)) return who
  const { how: dirty } = NOT_DIRTY.exec(said)?.groups ?? {}
  if (dirty !== undefined) return `${who} who hates ${DIRT[dirty] ?? 'mud'}`
  const told = longedFor(said) ?? alwaysSo(said) ?? dayOff(said, who) ?? otherwise(said)
  return told === null ? wish : `${who} who ${told}`
}

/** “A tortoise” of “tortoise”, and of “the tortoise” the same. */
export function withItsArticle(who: string): string {
  return /^(?:an?|one|the) /iu.test(who) ? who : withArticle(who)
}

function otherwise(said: string): string | null {
  const [pattern, words] = OTHERWISE.find(([each]) => each.test(said)) ?? []
  return pattern === undefined || words === undefined ? null : said.replace(pattern, words)
}

function isOfTales(who: string): boolean {
  if (REAL.test(who)) return false
  const words = who.toLowerCase().split(' ')
  const last = words.at(-1) ?? ''
  return (knownNoun(words.slice(-2).join(' ')) ?? knownNoun(last)) !== null || /^(?:an?|one) /iu.test(who)
}
