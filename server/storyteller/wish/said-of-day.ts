/** Weather that is only where it happens: “loteria on a rainy afternoon”. */
const IN_WEATHER =
  /^(?<what>.+?) (?:on|with|for|in) an? (?:(?:very|really|cold|grey|long) )*(?:rainy|wet|windy|sunny|cold|warm|drizzly|grey) (?:day|afternoon|morning|evening|weekend|\p{L}+day)[.! ]*$/iu
/** Of whom or what the weather is all there is to tell. */
const ABOUT_WEATHER =
  /(?<!\p{L})(?:bored|boring|home|stuck|inside|indoors|outside|out|walks?|walking|picnic|park|playground|puddles?|umbrellas?|boots|wellies|raincoats?|fun|adventures?|play\p{L}*|day|what|nothing|something|kites?|washing|hats?|hair|leaves|trampoline|beach|sea|seaside|swim\p{L}*|pool|ice|who|that|with|rain\p{L}*|wind)(?!\p{L})/iu

/** Under which there is always a picnic. */
const OF_BLOSSOM = /(?<!\p{L})(?:blossoms?|hanami|sakura)(?!\p{L})/iu

/** “Dad burnt the dinner so we had cereal”: what went wrong. */
const SO_WE_ATE =
  /^(?<mishap>.+ (?:burnt|burned|dropped|forgot|spilt|spilled) .+?),? (?:and )?so (?:we|they|everyone|everybody) (?:all )?(?:had|ate|got|ordered) (?:(?!and )\p{L}+ ?){1,4}(?:instead)?[.! ]*$/iu

/** “Two sisters fighting over one blanket” */
const ONE_BLANKET =
  /^(?<who>(?:(?:two|the|my|our) )?(?:sisters|brothers|twins|cousins|children|kids|boys|girls)) (?:are |were )?(?:fighting|fight|fought|quarrelling|quarrel|arguing|argue|squabbling|squabble) (?:over|about) (?:the|an?|one|who gets the) (?<what>blanket|duvet|quilt|bed)[.! ]*$/iu

/** “Moving to another city far from Grandma”: the move. */
const MOVES_FAR =
  /^(?<moving>(?:we(?:[’']re| are) )?moving (?:to|into) (?:\p{L}+ ){1,3}?\p{L}+),? (?:(?:so|very|quite) )?(?:far|far away|a long way) from .+$/iu

/** “What if the moon came for dinner”: it comes. */
const WHAT_IF_CAME =
  /^what if (?<who>(?:an?|the) (?:\p{L}+ )?\p{L}+) (?:came|comes|would come|came over|came round) (?:to (?:our house |ours )?for|for|to) (?<meal>dinner|tea|lunch|supper|breakfast)[?.! ]*$/iu

/** “Grandpa’s bird sings at five in the morning”: too early. */
const BIRD_SINGS =
  /^(?:(?:our|the|my|next door[’']s|(?:the|our) neighbou?rs?[’']?s?|\p{L}+[’']?s) )?(?<bird>bird|canary|budgie|parrot|cockatoo|lorikeet|magpie|mynah|cuckoo) (?:(?:who|that) )?(?<sings>sings|whistles|squawks|screeches|calls|chatters) at (?:three|four|five|six|[3-6])(?: ?am| o[’']clock)? ?(?:in the morning|every (?:day|morning))?[.! ]*$/iu

/**
 * What a wish says of a family’s day, without what its story need not say: the weather in which it happened, from whom they move
 * away, and what they ate instead; and what is only asked of a guest, or of a bird’s early hour, as its story knows it. Any other
 * wish as it is.
 */
export function saidOfDay(wish: string): string {
  const { who = '', what: shared = '' } = ONE_BLANKET.exec(wish)?.groups ?? {}
  if (shared !== '') return `${who} share one ${shared}`
  const { who: guest, meal = '' } = WHAT_IF_CAME.exec(wish)?.groups ?? {}
  if (guest !== undefined) return `${guest} comes to ${meal}`
  const { bird, sings = '' } = BIRD_SINGS.exec(wish)?.groups ?? {}
  if (bird !== undefined) return `a ${bird} who ${sings} too early`
  const { what } = IN_WEATHER.exec(wish)?.groups ?? {}
  if (what !== undefined && (OF_BLOSSOM.test(what) || !ABOUT_WEATHER.test(what))) return what
  return MOVES_FAR.exec(wish)?.groups?.['moving'] ?? SO_WE_ATE.exec(wish)?.groups?.['mishap'] ?? wish
}
