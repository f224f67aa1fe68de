import { ROLE_KINDS, type ScenePlot, type WishKind } from '#content/format.ts'
import { knownNoun } from '#content/lexicon.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { withoutPreamble } from '../message/preamble.ts'
import { stemsOf } from '../word-stems.ts'
import type { Reading } from './reading.ts'

/**
 * The rule of the verb: where a wish says what a stranger does ({once.did}), a story of its noun, of its theme or of a
 * role that never says that verb, or what it is done to, is further off than the stories in which it is done. “A gentle
 * giant knits a blanket” is told with a character who knits, and no giant without wool; a story that says the verb, or
 * declares it in its `wishes` and `answers`, keeps its place.
 */
export function leavesVerbUnsaid(plot: ScenePlot, { wish: { says } }: Reading): boolean {
  const deed = says['once.do']
  if (deed === undefined || plot.visits !== undefined || !isOfNounOrRole(plot)) return false
  if (IS_THE_DEED.includes(plot.tellsAny)) return false
  const [verb = '', ...rest] = deed.split(' ')
  // “Works at the airport” is what one does who keeps it.
  if (verb === 'work' && (plot.tellsAny === 'keeps' || plot.tellsAny === 'works')) return false
  const told = wordsTold(plot, says)
  if (isOfPart(says) && [...stemsOf(says['once.who'] ?? '')].some((stem) => !told.has(stem))) return true
  if (LIGHT.test(verb)) return [...stemsOf(rest.join(' '))].some((stem) => !told.has(stem))
  const forms = [verb, says['once.doing']?.split(' ')[0], pastOf(says)]
  const [object] = stemsOf(rest.join(' '))
  return ![...stemsOf(forms.join(' '))].some((stem) => told.has(stem)) || (object !== undefined && !told.has(object))
}

/** What the two do is what these are about. */
const IS_THE_DEED: readonly ScenePlot['tellsAny'][] = [
  'trades',
  'shares',
  'swaps',
  'quarrels',
  'tricks',
  'envies',
  'marries',
  'contest',
  'together',
  'band',
  'finds',
  'guest'
]

/**
 * The same of what the child who leads does: “Theo finds a tiny door in the garden” is no story of gardens, and “Isla rides her
 * scooter to the north pole” none of scooters that never gets there.
 */
export function leavesOwnDeedUnsaid(plot: ScenePlot, { wish: { says } }: Reading): boolean {
  const { 'ours.the': thing, 'ours.spot': spot, 'ours.kind': kind } = says
  if (kind === undefined || plot.tellsAny !== undefined || plot.visits !== undefined) return false
  const said = stemsOf(`${MADE.test(kind) ? (thing ?? '') : ''} ${GOES.test(kind) ? (spot ?? '') : ''}`)
  if (said.size === 0) return false
  const told = wordsTold(plot, says)
  return [...said].some((stem) => !told.has(stem))
}

const GOES = /^(?:drives|travels|flies)$/u
const MADE = /^(?:opens|finds|builds|knits|paints|mends|delivers|eats|wears)$/u

/**
 * “Grandad turns into a frog”, “granny flies to the moon on her hoover”: in no story of frogs or moons does a grandad
 * do so.
 */
export function leavesKinDeedUnsaid(plot: ScenePlot, { wish: { says } }: Reading): boolean {
  const deed = says['kin.base']
  if (deed === undefined || plot.tellsAny !== undefined || plot.visits !== undefined) return false
  if (/^(?:turn|become) /u.test(deed)) return true
  const told = wordsTold(plot, says)
  return [...stemsOf(deed.slice(deed.indexOf(' ') + 1))].some((stem) => !told.has(stem))
}

/** “A boy’s hair grew vegetables”: a story of vegetables is not yet one of a boy. */
function isOfPart({ once = '', 'once.first': first = '' }: Reading['wish']['says']): boolean {
  return once.startsWith(`${first}’s `)
}

/** Any story says them; what is done is said by the words that follow. */
const LIGHT = /^(?:go|get|have|take|make|come|do|put|give)$/u

/** “… and the polar bears bought everything”: what is said beside the deed is told only by a story that says {once}. */
export function leavesHalfUnsaid({ tellsAny, scenes }: ScenePlot, { wish: { says } }: Reading): boolean {
  const { once, 'once.did': did } = says
  return (
    tellsAny === 'once' &&
    once?.endsWith(did ?? '') === false &&
    !linesTold(scenes).some((line) => line.includes('{once}'))
  )
}

/**
 * “Elsa goes to the moon”, “her cape at the bank”, “a moth librarian”: where what happens can be told whole, a story of the noun, or of the brand’s
 * own world, that has no moon and no bank in it comes after those that tell it.
 */
export function leavesThingUnsaid(plot: ScenePlot, { wish: { says }, request, cast, brand, theme }: Reading): boolean {
  const { events, once } = says
  if (!TOLD_WHOLE.some((kind) => says[kind] !== undefined)) return false
  if (plot.tellsAny !== undefined || plot.visits !== undefined) return false
  const packs = theme.packs.filter(({ id }) => plot.themes?.includes(id))
  const ofTheme = stemsOf(packs.flatMap(({ label, keys }) => [label, ...keys]).join(' '))
  const told = wordsTold(plot, says)
  const names = new Set(cast.map(({ name }) => name.toLowerCase()))
  const heads = MADE_OR_KEPT.flatMap((kind) => says[kind] ?? []).flatMap((head) => [...stemsOf(head)].slice(-1))
  if (heads.some((stem) => !told.has(stem) && !ofTheme.has(stem))) return true
  const asked = brand?.rest ?? withoutPreamble(request.theme)
  // “Bao learns to play the drums”: what is typed without an article may be a name.
  const isNamed = (events ?? once) === undefined && !ARTICLE.test(asked)
  return (isNamed ? asked.slice(asked.indexOf(' ')) : asked)
    .toLowerCase()
    .split(/[^\p{L}’]+/u)
    .some((word) => {
      if (names.has(word) || knownNoun(word) === null) return false
      return ![...stemsOf(word)].some((stem) => told.has(stem) || ofTheme.has(stem))
    })
}

const MADE_OR_KEPT = ['edible', 'made', 'keeps'] as const
const ARTICLE = /^(?:an?|the|some|two|three|four|five|my|our) /iu

/** Of such wishes two things at least are said, and there are stories that tell both. */
const TOLD_WHOLE: readonly WishKind[] = ['events', 'once', 'works', 'keeps', 'band', 'edible', 'made']

/** “A capybara and a toucan”, “a hippo and a toothbrush”: a story of one in which the other is not said comes after those of two. */
export function leavesFriendUnsaid(plot: ScenePlot, { wish: { says } }: Reading): boolean {
  const areFriends = (says['friends'] ?? says['together']) !== undefined
  const isPair = says['pair'] !== undefined && says['seen.sort'] !== undefined
  if (!(areFriends || isPair) || plot.tellsAny !== undefined || plot.visits !== undefined) return false
  const told = wordsTold(plot, says)
  return (areFriends ? [says['role'], says['mate']] : [says['seen'], says['beside']]).some((who = '') => {
    const [stem] = stemsOf(who.slice(who.lastIndexOf(' ') + 1))
    return stem !== undefined && !told.has(stem)
  })
}

/** “A queen and a cleaner swap jobs”: in a story of queens there is no swap. */
export function leavesSwapUnsaid(plot: ScenePlot, { wish: { says } }: Reading): boolean {
  if ((says['trades'] ?? says['swaps']) === undefined || plot.tellsAny !== undefined || plot.visits !== undefined)
    return false
  const told = wordsTold(plot, says)
  return ![...stemsOf('swap swapped swaps')].some((stem) => told.has(stem))
}

function isOfNounOrRole({ tellsAny, jobs }: ScenePlot): boolean {
  // The work is what is done.
  if (jobs !== undefined) return false
  return tellsAny === undefined || tellsAny === 'known' || ROLE_KINDS.some((kind) => kind === tellsAny)
}

/** The verb of “only knitted a scarf” as it was done. */
function pastOf(says: Reading['wish']['says']): string {
  return (says['once.did'] ?? '').replace(/^(?:(?:only|always|just|\p{L}+ly) )+/u, '').split(' ')[0] ?? ''
}

function linesTold(scenes: ScenePlot['scenes']): string[] {
  return scenes
    .filter(({ spare }) => spare === undefined)
    .flatMap(({ steps }) => steps)
    .flatMap(linesOf)
    .map(lineText)
}

/** What is always told, with what the wish says in its slots. */
export function wordsTold(
  { scenes, wishes = [], answers = [] }: ScenePlot,
  says: Reading['wish']['says']
): Set<string> {
  const lines = linesTold(scenes).map((line) =>
    line.replaceAll(/\{(?<slot>[a-z0-9.]+)\}/gu, (_, slot: string) => says[slot] ?? '')
  )
  return stemsOf([...lines, ...wishes, ...answers].join(' '))
}
