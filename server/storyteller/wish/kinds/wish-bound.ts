import { withArticle } from '../../language/common-nouns.ts'
import { wordPattern } from '../../word-pattern.ts'
import { nounIn, slotsOfNoun } from './said-noun.ts'
import { plainOf, type WishSayings } from './wish-day.ts'

const VEHICLE =
  'train|steam train|sleeper train|night train|ghost train|bus|night bus|school bus|double decker|tram|boat|ship|pirate ship|ferry|rocket|rocket ship|spaceship|space ship|plane|aeroplane|airplane|car|racing car|balloon|hot air balloon|submarine|jeepney|danfo|matatu|tuk tuk|tuk-tuk|rickshaw|dala dala|trotro|van|camper van|lorry|truck|bicycle|bike|scooter|motorbike|canoe|raft|rowing boat|sailing boat|caravan|helicopter|tractor|coach|lift|elevator|escalator|cable car|airship|flying carpet|magic carpet|taxi|digger|fire engine'
const BOUND = wordPattern(
  String.raw`^(?:(?:an?|the|my|our) )?(?<by>(?:(?!(?:to|that|which)\b)\p{L}[\p{L}’-]* ){0,2}?(?:${VEHICLE}))(?: (?:that|which) (?:goes|went|travels|travelled|flies|flew|sails|sailed|drives|drove|runs|can go|takes you|takes us)| (?:going|goes|travels|flies|sails|bound|travelling|traveling|flying|sailing|on its way|trip|ride|journey))?(?: all the way)?(?: (?:straight|right|up|down|out))? to (?<spot>(?:the |an? )?(?:\p{L}[\p{L}’-]* ){0,4}\p{L}[\p{L}’-]*)$`,
  'iu'
)
/** Going there is not played, or it is told as what it is. */
const NO_GOAL =
  /\b(?:hospital|doctors?|dentist|vets?|clinic|heaven|hell|prison|jail|war|school|nursery|work|court|funeral|church|mosque|temple|camp|bed|sleep|my|our|his|her|their|him|them|me|us|you|rescue|help|buy|see|find|get|be|go|visit|meet|save|market|airport|station)\b|[’']s?\b/iu

/**
 * Reads what goes where: “a train that goes to the stars”, “a bus to the bottom of the sea” is no wish for any train. {bound}
 * “the train”, {bound.a} “a train”, {bound.to} “to the stars”, {bound.spot} “the stars”, with what the lexicon knows of the one
 * ({bound.part}, {bound.sound} …) and of the other ({there.fact}, {there.part} …).
 */
export function boundOf(meant: string): WishSayings {
  const { by, spot } = BOUND.exec(plainOf(meant))?.groups ?? {}
  if (by === undefined || spot === undefined || NO_GOAL.test(spot)) return {}
  const vehicle = nounIn(by)
  const goal = nounIn(spot)
  const { there: _named, 'there.a': _a, ...there } = goal === null ? {} : slotsOfNoun('there', goal)
  const head = by.split(' ').at(-1) ?? by
  return {
    ...(vehicle === null ? {} : slotsOfNoun('bound', vehicle)),
    ...there,
    bound: `the ${vehicle?.one ?? head}`,
    'bound.a': withArticle(by.toLowerCase()),
    'bound.to': `to ${spot}`,
    'bound.spot': spot
  }
}
