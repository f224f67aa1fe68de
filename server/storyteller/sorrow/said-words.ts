import { lazyPattern } from '../language/lazy-pattern.ts'

/** How a family says what has a story of its own under another name. */
export interface SaidOtherwise {
  /** As that story knows it. */
  means: string
  /** One of these letters is in every way to say it: the long pattern is made, and asked, only where they are. */
  word: RegExp
  /** Read over the whole wish. What may stand in `free` is any word that names no harm. */
  said: () => RegExp
  examples: readonly string[]
  /** Of these it is not told. */
  counterExamples: readonly string[]
}

/** Who does it: the child, by no name or by one; no character of a tale (“a dragon who won’t share”). */
export const WHO = String.raw`(?:(?:he|she|they|i|(?:my|our) (?:(?:little|big|eldest|youngest|\p{L}+ year old) )?(?:son|daughter|boy|girl|one|kid|toddler|twins?|children|kids|(?:three|four|five|six|seven) year old)|(?!(?:who|what|why|how|where|when|nobody|everybody|dragons?|monsters?|the|an?)\b)\p{L}{2,}(?<!s))(?:’s| is| are| has| was)? )?`
export const OFTEN =
  '(?:(?:still|always|never|just|really|often|only|now|simply|absolutely|constantly|also|even|so|very|all|too|keeps?|kept) )*'
/** The child, by no name or by one; of a grown-up the same words tell of something else (“mum gets up at five”). */
export const CHILD = String.raw`(?!(?:mum|mummy|mom|mommy|mam|mama|mami|dad|daddy|papa|papi|baba|parents?|step\p{L}+|partner|boyfriend|girlfriend|husband|wife|man|woman|coach|neighbou?r|nan|gran|grandma|grandpa|grandad|granny|nana|uncle|aunt|auntie|aunty|teacher|nanny|babysitter)\b)${WHO}${OFTEN}`
export const SIBLINGS = String.raw`(?:(?:my|our|the|two|both) )*(?:(?:little|big|older) )*(?:brothers?|sisters?|siblings|twins|kids|boys|girls|children|cousins)(?: and (?:his|her|their|my) (?:brothers?|sisters?|cousins?))?`
const NUMBER = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|\p{N}{1,2})`
/** When and where it is so. */
const WHEN = String.raw`(?:,? (?:today|tomorrow|yesterday|tonight|lately|on \p{L}+day|at the weekend|next week|soon|again|now|still|already|these days|at the moment|any ?more|all the time|all (?:day|night|evening)(?: long)?|this (?:morning|afternoon|evening|week)|every (?:single )?(?:night|day|time|evening|morning|bedtime|break|playtime|lunch ?time)|(?:at|in|after|during|on) (?:the |her |his )?(?:school|nursery|preschool|kindergarten|daycare|break|break ?time|recess|playtime|lunch|lunch ?time|bedtime|night|home|mornings?|playground|evening|bed|park|class|bus|holidays?|weekend|playdates?)|for the (?:first|second|third) (?:time|day|week)))*`
/** How it is felt, how old the child is, what comes of it: no word of a need. */
const FELT = String.raw`(?:(?:quite|rather|a bit|a little|gets?|got|came home|comes home|went|feels?|felt|feeling|was|is|been|looked|seems|nearly|almost|already|about|turning|in|(?:got|gets?|was|is|feels?|felt|feeling|been|looked|seems|went|came home|comes home) (?:so|very|really|all|too)) )*(?:quiet|sad|upset|cross|angry|mad|frustrated|worried|furious|tired|sorry|disappointed|embarrassed|jealous|grumpy|proud|brave|happy|excited|sulky|teary|tears|hard|difficult|tricky|silly|funny|big|ashamed|guilty|red|stuck|${NUMBER}(?: (?:now|already|soon|years? old|next (?:week|month)|in \p{L}+))?)(?: (?:about it|with (?:it|us|me|everyone|herself|himself)|now|afterwards|for it|at bedtime|all evening))*`
const DOES = String.raw`(?:(?:he|she) )?(?:cried|cries|sulked|sulks|screams?|screamed|yells?|yelled|shouts?|shouted|sobbed|moans?|whines?|melts? down|kicks off|had a (?:meltdown|tantrum|wobble|strop)|has (?:a (?:meltdown|tantrum)|tantrums|meltdowns)|stamps (?:his|her) feet|went bright red|went red|loves? it|(?:will not|won’t) (?:stop|listen|say why|talk about it)|(?:can’t|cannot|won’t|needs it to|only) (?:sleeps?|settle|go to sleep|nap) (?:without|with) (?:it|one|them)|(?:doesn’t|does not|didn’t) (?:know|understand) why|said nothing(?: all the way home)?|(?:doesn’t|does not|didn’t) want to go (?:back|in|to (?:school|nursery))|driving (?:us|me|everyone) (?:mad|crazy))(?: (?:about it|all the way home|at bedtime|every time|in the car|loudly|tomorrow|if (?:i|we|you) (?:try to )?help(?: (?:her|him))?))*`
const AFTER = String.raw`(?:(?:,|\.| and| but| or|;| so(?= (?:he|she|they|it|i|we)\b))+ (?:then )?(?:(?:he|she|they|it|i|we)(?:’s|’re| is| are| was| were| has)? )?(?:${OFTEN})(?:${FELT}|${DOES})){0,4}`
const END = String.raw`${WHEN}${AFTER}${WHEN}[.!… ]*$`

export function said(...ways: readonly string[]): () => RegExp {
  return lazyPattern(() => `^(?:${ways.join('|')})${END}`, 'iu')
}

/** The same where nothing may be said of how it is felt or what comes of it: of a parent who comes home that is too much. */
export function saidAlone(...ways: readonly string[]): () => RegExp {
  return lazyPattern(() => `^(?:${ways.join('|')})[.!… ]*$`, 'iu')
}
