import { GAMES, type PlayedGame } from '#content/games.ts'
import { anyOf } from '../../language/any-of.ts'
import { isCountable, withArticle } from '../../language/common-nouns.ts'
import { NO_FUN } from '../../sorrow/no-fun.ts'
import { wordPattern } from '../../word-pattern.ts'
import { plainOf, type WishSayings } from './wish-day.ts'

const WORDS = anyOf(GAMES.flatMap(({ words }) => words))
/** “They play hotels with the cushions”, “playing post office”, “she plays vets”. */
const PLAYS = wordPattern(
  String.raw`\bplay(?:s|ing|ed)?(?: at)?(?: (?:being|a|an|the|in|his|her|their|at))* (?<game>${WORDS})(?:e?s)?(?![\p{L}’])`,
  'iu'
)
/** “Hotels.. they play it”, “schools, she’s the teacher”, “shops: he is the shopkeeper”. */
const NAMED = wordPattern(
  String.raw`^(?<game>${WORDS})(?:e?s)?(?:\.+|,|:| [-–—]| with)? (?=(?:they|she|he|we|i|you|teddy|dolly|mum|dad|there|(?!(?:through|over|under|across|along|around|round|in|on|at|by|to|for|from|with|of|into|like|all|up|down)\b)\p{L}+)(?:’s|’re)? (?:play|always|is|are|has|have|must|takes?|the|everybody|everyone|all|everything)\b)`,
  'iu'
)
const MUST =
  /\b(?:there (?:has to|have to|must|needs to|’s got to)(?: always)? be|there(?:’s| is) always|(?:must|has to|have to|needs? to|always)(?: always)? (?:have|show|bring|ring|wear|use|get|gets|has)|with) (?<must>(?:an?|the|your|his|her|my|some) (?:\p{Ll}+ ){0,2}\p{Ll}+?)(?=$|[,.;!?]| (?:and|or|but|on|in|at|for|from|to|of|that|which|who)\b)/iu
const KEEPER =
  /\b(?:is|’s|are|be)(?: always)? (?:the |a )?(?<boss>(?:\p{Ll}+ )?(?:boss|manager|owner|shopkeeper|teacher|doctor|vet|waiter|waitress|chef|cook|dentist|driver|guard|receptionist|hairdresser|librarian|captain|pilot|conductor|baker|queen|king))\b/iu
const ALWAYS_GIVES = /\bit(?:’s| is) always (?<gives>(?:(?:an?|the) )?\p{Ll}+(?: \p{Ll}+)?)(?=$|[,.;!?])/iu

/**
 * Reads a game of pretending in which others come to a place that is kept: {game} "hotels", {game.must} what there has to be
 * ("a bell"), {game.the} the same once it is known, and the rest from `content/games.ts`. Null of any other game.
 */
export function gameOf(meant: string): WishSayings | null {
  const plain = plainOf(meant).replaceAll(/(?<=\p{L})(?:\.\.+|…)/gu, '.')
  const typed = (PLAYS.exec(plain) ?? NAMED.exec(plain))?.groups?.['game']?.toLowerCase()
  if (typed === undefined || /\b(?:real|really|yesterday|today we|won’t|doesn’t|scared|afraid)\b/iu.test(plain))
    return null
  const game = GAMES.find(({ words }) => words.includes(typed))
  if (!game || (NO_FUN.test(plain) && !/\b(?:hospital|poorly|ill|sick|hurts?)\b/iu.test(plain))) return null
  const must = mustOf(plain) ?? game.must
  return {
    game: game.said,
    'game.place': game.place,
    'game.boss': keeperOf(plain, game),
    'game.guest': game.guest,
    'game.must': must,
    'game.the': must.replace(/^(?:an?|some) /u, 'the '),
    'game.asks': game.asks,
    'game.gives': ALWAYS_GIVES.exec(plain)?.groups?.['gives'] ?? game.gives,
    'game.moan': game.moan
  }
}

function keeperOf(plain: string, game: PlayedGame): string {
  const boss = KEEPER.exec(plain)?.groups?.['boss']
  return boss === undefined ? game.boss : `the ${boss}`
}

/** One thing that can be lost, and found in a boot. */
function mustOf(plain: string): string | null {
  const typed = MUST.exec(plain)?.groups?.['must']?.toLowerCase()
  if (typed === undefined) return null
  const bare = typed.replace(/^(?:an?|the|your|his|her|my|some) /u, '')
  const head = bare.slice(bare.lastIndexOf(' ') + 1)
  if (!(isCountable(head) || SMALL.has(head)) || PLACED.test(head)) return null
  return withArticle(bare)
}

const SMALL: ReadonlySet<string> = new Set(
  'bell passport bandage plaster ticket till stamp menu notepad pen pencil whistle badge label receipt comb scissors thermometer stethoscope tray spoon cup sticker card list phone register timetable suitcase'.split(
    ' '
  )
)
/** Too big for a boot. */
const PLACED =
  /^(?:sofa|bed|room|house|school|cushion|basket|table|chair|box|man|boy|girl|baby|child|teacher|doctor|dog|cat|doll|teddy|bear|suitcase|desk|queue)$/u
