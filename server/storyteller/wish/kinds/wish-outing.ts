import { knownNoun } from '#content/lexicon.ts'
import { withArticle } from '../../language/common-nouns.ts'
import { partsOf } from '../../language/wish-clause.ts'
import { GRIEF, NO_FUN } from '../../sorrow/no-fun.ts'
import { pastOf, plainOf, type WishSayings } from './wish-day.ts'
import { endsOf, NO_OUTING } from './wish-ends.ts'

/** What a family looks forward to: a feast, a party, a day out. */
export const OUTING =
  /\b(?:christmas(?: eve| day)?|easter|diwali|eid|hallowe’?en|hanukkah|holi|new year(?:’s eve)?|bonfire night|birthday|party|picnic|wedding|sleepover|trip|holiday|concert|show|school play|nativity|parade|fair|fête|camping|sports day|barbecue|carnival|circus|disco|dinner|breakfast|lunch|feast|day out|snow day|treasure hunt|egg hunt|cinema|market|festival)\b/iu
/** “Christmas eve but santa is stuck”, “a party where nobody can find the cake”. */
const WITH_TROUBLE =
  /^(?:it (?:is|was|’s) )?(?<outing>(?:(?:an?|the|my|our|his|her) )?(?:\p{L}[\p{L}’-]* ){0,4}?\p{L}+)(?:,? but|,? and then| where| when| on which)(?: then)? (?<trouble>\p{L}.+)$/iu
/** “The day it rained on the beach”. */
const RAINED =
  /^(?:the|a) (?:day|time|night|morning|afternoon) (?:that |when )?it (?<fell>rained|snowed|hailed|poured)(?: and \p{L}+)? (?<where>(?:on|at|in) (?:the |our )?\p{L}[\p{L} ]*)$/iu
const GOES_WRONG =
  /\b(?:stuck|lost|missing|nobody|no one|forgot|forgets|forgotten|broken?|breaks|gone|late|rain(?:s|ed|ing)?|snow(?:s|ed)|came|comes|closed|shut|ran (?:out|away)|runs? (?:out|away)|there’?s no|there (?:is|was) no|fell|falls|ate|eats|stole|steals|melt(?:s|ed)|asleep|won’t|never|wrong|can’t|cannot|couldn’t|wouldn’t|didn’t|doesn’t|isn’t|wasn’t|disappear(?:s|ed)|vanish(?:es|ed)|escape[sd]?|blew|blows|flew|flies|tiny|upside down|too (?:big|small|loud|windy|hot|cold)|cancel\w*)\b/iu
const MOST_OF_TROUBLE = 10
/** A child whose guests stay away has no trouble to laugh at; “nobody came to the door” is one. */
const UNVISITED =
  /\b(?:nobody|no one|no friends|none of (?:my|the|his|her|our) friends) (?:has |had )?(?:came|come|comes|turns? up|turned up|showed up|shows up|wants? to come|wanted to come|could come|can come|was invited|is invited|invited)(?: to (?:it|the party|my party|the birthday))?$|\b(?:dog|cat|puppy|kitten|rabbit|hamster) (?:ran|runs) away\b/iu

/** “Our trip to legoland”, “a trip to the zoo with nana”. */
const TRIP =
  /^(?:(?:going on )?(?:an?|the|our|my|his|her|their) (?:big |long |school |class |day |family |summer )*(?:trip|outing|journey|day trip|visit|excursion) to|(?:(?:our|my|a|the) )?(?:big |long )?holidays? in|(?:our|my|a|the) (?:big |long )?(?:day out|day|weekend) (?:in|at)|(?:we(?:’re| are| went| go)|going) (?:on (?:a trip|holiday) )?to) (?<place>(?:(?:the|an?) )?\p{L}[\p{L}’-]*(?: (?!(?:with|and|on|in|for|tomorrow|today|yesterday|next|last|this|by|because|but|when|where)\b)\p{L}[\p{L}’-]*){0,3})(?: (?:with|and|on|in|for|by|tomorrow|today|yesterday|next|last|this) .*)?$/iu
/** Whither one does not go for fun, and where nothing is to be played at. */
const NO_TRIP =
  /\b(?:hospital|doctor|doctor’s|doctors|dentist|dentist’s|vet|vet’s|vets|school|nursery|work|bed|sleep|court|prison|funeral|graveyard|cemetery|church|mosque|temple|synagogue|mum’s|dad’s|mummy’s|daddy’s|house|home|gran\p{L}*|nan\p{L}*|optician\p{L}*|barber\p{L}*|hairdresser\p{L}*|toilet|loo|potty|shop|shops|supermarket|live|the moon|moon|space|mars)\b/iu

/**
 * Reads a feast or an outing with a trouble: {trouble} “Santa is stuck”, {trouble.told} the same in the past,
 * {trouble.of} “Christmas Eve”, “a birthday party”, {trouble.the} the same once it is known. Of one without a trouble,
 * where it goes: {trip} “Legoland”, “the zoo”. Of a last day, {ends} is what it is the last day of: “the holidays”.
 * Null of a sorrow, and of where a family does not go for fun.
 */
export function outingOf(meant: string): WishSayings | null {
  const plain = plainOf(meant).replace(/(?<=\bChristmas |\bNew Year’s )eve\b/u, 'Eve')
  if (GRIEF.test(plain) || NO_FUN.test(plain) || /[“”"\p{N}?]/u.test(plain)) return null
  return troubleOf(plain) ?? endsOf(plain) ?? tripOf(plain)
}

function troubleOf(plain: string): WishSayings | null {
  const rained = RAINED.exec(plain)?.groups
  if (rained) {
    const { fell = '', where = '' } = rained
    const verb = fell.replace(/(?:p?ed)$/u, '')
    const place = where.replace(/^(?:on|in) (?=the (?:beach|zoo|park|seaside|fair))/iu, 'at ')
    return {
      trouble: `it’s ${verb}ing`,
      'trouble.told': `it ${fell}`,
      'trouble.of': `a day ${place.replace(/\bour\b/iu, 'the')}`,
      'trouble.the': `the day ${place.replace(/\bour\b/iu, 'the')}`
    }
  }
  const { outing = '', trouble = '' } = WITH_TROUBLE.exec(plain)?.groups ?? {}
  if (!OUTING.test(outing) || !GOES_WRONG.test(trouble) || partsOf(outing) !== null) return null
  if (
    trouble.split(' ').length > MOST_OF_TROUBLE ||
    /(?<!\p{L})(?:i|me|my|we|us|our|you|your)(?!\p{L})/iu.test(trouble)
  )
    return null
  if (UNVISITED.test(trouble)) return null
  const [clause = ''] = trouble.split(/, (?=(?:and|but|so) )/u)
  if (partsOf(clause) === null) return null
  const bare = outing.replace(/^(?:an?|the|my|our|his|her) /iu, '')
  // Feasts have names and no article.
  const isNamed = /^\p{Lu}/u.test(bare)
  const an = /^an? /iu.test(outing) ? outing : withArticle(bare)
  return {
    trouble: clause,
    'trouble.told': pastOf(clause),
    'trouble.of': isNamed ? bare : an,
    'trouble.the': isNamed ? bare : `the ${bare}`
  }
}

function tripOf(plain: string): WishSayings | null {
  const place = TRIP.exec(plain)?.groups?.['place']
  if (place === undefined || NO_TRIP.test(place) || NO_OUTING.test(place) || / and /u.test(place)) return null
  if (!isKnownPlace(place)) return null
  return { trip: place }
}

const GONE_TO =
  /(?:^|[ -])(?:park|zoo|farm|beach|seaside|sea|coast|island|lake|river|mountains?|hills?|woods?|forest|jungle|desert|safari|country|countryside|city|town|village|castle|palace|tower|bridge|museum|gallery|theatre|theater|cinema|pictures|panto|pantomime|circus|fair|funfair|carnival|festival|concert|show|match|stadium|pool|baths|water ?park|theme park|soft play|playground|bowling|ice rink|aquarium|planetarium|observatory|library|bookshop|caf[eé]|restaurant|market|garden centre|gardens?|allotment|campsite|camping|caravan|hotel|cottage|lighthouse|harbour|port|pier|station|airport|factory|fire station|bakery|sweet shop|toy shop|ice cream shop|pizza place|abroad|north pole|south pole|volcano|cave|caves|waterfall|snow|south|north|south coast)$/iu

/** A name that is written with a capital, a place that the lexicon knows, or one of those whither families go. */
function isKnownPlace(place: string): boolean {
  const bare = place.replace(/^(?:the|an?) /iu, '')
  if (/^\p{Lu}/u.test(bare) || GONE_TO.test(bare)) return true
  const [last = '', before = ''] = bare.toLowerCase().split(' ').toReversed()
  return [last, `${before} ${last}`].some((noun) => knownNoun(noun)?.sort === 'place')
}
