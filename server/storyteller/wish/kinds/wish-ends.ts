import { knownNoun } from '#content/lexicon.ts'
import { KIN_WORDS, PET_WORDS } from '../../language/family-words.ts'
import { wordPattern } from '../../word-pattern.ts'
import type { WishSayings } from './wish-day.ts'

const LAST =
  /^(?:(?:the|my|our|his|her) )?(?:(?:very )?last (?:day|night|evening|week) (?<how>of|at|in)|end of) (?<what>(?:(?:the|my|our|his|her) )?\p{L}[\p{L}’-]*(?: (?!(?:with|and|because|but|when|where|before|today|tomorrow)\b)\p{L}[\p{L}’-]*){0,2})$/iu
/** What is over one day every year, or when a child has grown out of it. */
const RUNS_OUT =
  /^(?:\p{L}[\p{L}’-]* ){0,2}(?:summer|winter|spring|autumn|terms?|half[ -]term|year|holidays?|school|preschool|playgroup|nursery|kindergarten|reception|season|camp|camping|lessons?|class|club|course|trip|fair|festival|carnival|circus|weekend|month|easter|christmas|ramadan|diwali|hanukkah|advent|january|february|march|april|may|june|july|august|september|october|november|december|zoo|seaside|beach|caravan|campsite|hotel)$/iu

const AT_WAR =
  'gaza|ukraine|kyiv|kiev|kharkiv|mariupol|donbas|syria|aleppo|damascus|sudan|khartoum|darfur|yemen|afghanistan|kabul|iraq|mosul|west bank|rafah|palestine|israel|lebanon|beirut|somalia|mogadishu|myanmar|congo|goma|libya|haiti|iran|north korea|russia'
/** Where a war is: relatives may be visited there, and nothing is to be played at. */
export const WHERE_A_WAR_IS = wordPattern(String.raw`\b(?:${AT_WAR})\b`, 'iu')

/** Where a war is, where the dead are remembered, and whither one goes to pray: nothing to be played at. */
export const NO_OUTING = wordPattern(
  String.raw`\b(?:${AT_WAR}|auschwitz|birkenau|dachau|buchenwald|belsen|treblinka|sobibor|mauthausen|theresienstadt|hiroshima|nagasaki|chernobyl|srebrenica|ground zero|hillsborough|aberfan|pearl harbor|pearl harbour|memorials?|cenotaph|war graves?|battlefields?|trenches|concentration|gulag|mecca|makkah|medina|madinah|kaaba|hajj|umrah|lourdes|fatima|santiago|jerusalem|bethlehem|nazareth|vatican|varanasi|amritsar|golden temple|bodh gaya|shrines?|pilgrimage|monastery|convent|chapel|cathedral|gurdwara|mandir|heaven|hell|hospice|ward|clinic|lawyer’?s?|solicitor’?s?|embassy|crematorium|morgue|jail|refuge|shelter)\b`,
  'iu'
)

/** Nothing that lives is told of by its last day, nor a home that is left. */
const LIVES = wordPattern(
  String.raw`(?<!\p{L})(?:${[...KIN_WORDS, ...PET_WORDS].join('|')}|life|lives|time|world|war|house|home|flat|room|earth)(?:’s|s|s’)?(?!\p{L})`,
  'iu'
)

/** Of a last day, {ends} is what it is the last day of: “the holidays”. Null of a life, of a home, and of what does not run out. */
export function endsOf(plain: string): WishSayings | null {
  const { how, what = '' } = LAST.exec(plain)?.groups ?? {}
  if (what === '' || LIVES.test(what) || NO_OUTING.test(what)) return null
  const bare = what.replace(/^(?:the|my|our|his|her) /iu, '')
  if (!RUNS_OUT.test(bare) && !(isLeft(how) && isPlace(bare))) return null
  return { ends: what.replace(/^(?:my|our|his|her) /iu, 'the ') }
}

function isLeft(how: string | undefined): boolean {
  return how === 'at' || how === 'in'
}

/** “Spain”, “the aquarium”. */
function isPlace(bare: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(bare) || knownNoun(bare.toLowerCase())?.sort === 'place'
}
