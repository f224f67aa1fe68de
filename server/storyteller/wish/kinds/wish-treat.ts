import { capital } from '../../capital.ts'
import { withArticle } from '../../language/common-nouns.ts'
import { nounIn, slotsOfNoun } from './said-noun.ts'
import type { WishSayings } from './wish-day.ts'

const MEAL =
  /^(?:(?:an?|the|some) )?(?:\p{L}+ ){0,2}?(?:breakfast|brunch|lunch|tea|tea party|supper|dinner|picnic|feast|barbecue|bbq|buffet|banquet|ice creams?)$/iu
/** “Now it’s a picnic”, and “now it’s supper”. */
const COUNTED = /(?:tea party|picnic|feast|barbecue|bbq|buffet|banquet)$/iu
const TREAT =
  /^(?:having |eating |going for )?(?!(?:we|he|she|they|i|you)\b)(?<treat>(?:(?:an?|the|some) )?(?:\p{L}+ ){0,2}?\p{L}+) (?<in>at|on|in|under|inside|behind) (?<spot>(?:the|an?) (?:\p{L}+ ){0,2}?\p{L}+)$/iu
/** Where families do eat, or where it has a story of its own. */
const ORDINARY =
  /\b(?:zoo|park|schools?|nursery|farm|caf[eé]|restaurant|garden|beach|seaside|cinema|pool|playground|house|kitchen|bedroom|bed|bath|bathroom|table|oven|fridge|hospital|office|work|church|mosque|temple|home|car|morning|evening|afternoon|night|end|middle|air)$/iu
const NOT_EATEN = /\b(?:birthday|christmas|wedding|funeral|dogs?|cats?|my|our|his|her)\b/iu

/**
 * “A pancake breakfast at the campsite”, “ice cream at the north pole”: {treat} is what there is to eat, {treat.named} the
 * same as it opens a sentence, {treat.a}, {treat.the}, {treat.bare}, {treat.in} the little word, {treat.at} “at the campsite”, and
 * {also} the place. Null of where families do eat.
 */
export function treatOf(plain: string): WishSayings | null {
  const { treat = '', in: preposition = '', spot = '' } = TREAT.exec(plain)?.groups ?? {}
  if (treat === '' || ORDINARY.test(spot) || NOT_EATEN.test(plain)) return null
  const food = nounIn(treat)
  if (!MEAL.test(treat) && food?.sort !== 'food') return null
  const place = nounIn(spot)
  if (!place || !PLACES.includes(place.sort)) return null
  const bare = treat.replace(/^(?:an?|the|some) /iu, '')
  const said = treat.replace(/^the /iu, '')
  const a = said === bare && COUNTED.test(bare) ? withArticle(bare) : said
  return {
    treat: bare,
    'treat.named': capital(a),
    'treat.a': a,
    'treat.the': `the ${bare}`,
    'treat.bare': bare,
    'treat.in': preposition.toLowerCase(),
    'treat.at': `${preposition.toLowerCase()} ${spot}`,
    ...slotsOfNoun('also', place)
  }
}

const PLACES: readonly string[] = ['place', 'machine']
