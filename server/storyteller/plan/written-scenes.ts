import type { Scene, ScenePlot } from '#content/format.ts'
import { writtenKinds, type WrittenKind } from '#content/wish-plots/written-kinds.ts'
import type { Duration } from '#shared/story.ts'
import { KIN } from '../language/kin-patterns.ts'
import { mentionPattern } from '../text-measures.ts'
import type { WishSayings } from '../wish/kinds/wish-day.ts'
import { wordPattern } from '../word-pattern.ts'
import type { Reading } from './reading.ts'

/** The first that fits is told; what fits none is anything at all. */
const SIGNS: readonly (readonly [kind: WrittenKind, sign: RegExp])[] = [
  [
    'rule',
    /^(?:(?:and|but|so) )*(?:nobody|no one|nothing|no|not|never|only)(?!\p{L})|(?<!\p{L})(?:must not|mustn[’']?t|has to be|have to be|must be|is not allowed|are not allowed|nobody is allowed|no more)(?!\p{L})/iu
  ],
  [
    'mends',
    /(?<!\p{L})(?:help|helps|helped|solve|solves|solved|fix|fixes|fixed|mend|mends|rescues?|saves?|saved|better|finds?|found|find out|get it back|gets? (?:him|her|it|them) (?:back|out)|friends? again|become friends|makes? up|share it|sorry|stop it)(?!\p{L})/iu
  ],
  [
    'stuck',
    /(?<!\p{L})(?:lost|loses|lose|missing|closed|shut|stuck|broken|breaks|broke|forgets?|forgot|forgotten|escapes?|escaped|blows? away|blew away|too (?:big|small|heavy|slow|fast|late)|cannot|can[’']?t|couldn[’']?t|won[’']?t|doesn[’']?t|don[’']?t|didn[’']?t|isn[’']?t|cross|freez\p{L}*|burns?|burnt|sick|asleep|falls?|fell|steals?|stole|fight|fought|angry|afraid|scared|disappears?|gone|runs? out|crash\p{L}*)(?!\p{L})/iu
  ],
  [
    'weather',
    /(?<!\p{L})(?:rain\p{L}*|snow\p{L}*|wind|windy|fog|foggy|storm\p{L}*|dark|thunder|sunny|night comes|freezing)(?!\p{L})/iu
  ],
  [
    'eats',
    /(?<!\p{L})(?:eats?|ate|eating|cooks?|cooked|bakes?|baked|baking|food|dinner|lunch|breakfast|supper|picnic|cake|pancakes?|soup|bread|dosa|pizza|noodles?|biscuits?|cookies?|laddoos?|kai|ice cream|snacks?|pickles?|hungry)(?!\p{L})/iu
  ],
  [
    'says',
    /(?<!\p{L})(?:says?|said|asks?|asked|tells?|told|sings?|sang|shouts?|shouted|whispers?|whispered|calls?|called out|laughs?|laughed|cries|talks?|talking|roars?|sneezes?|sneezed)(?!\p{L})/iu
  ],
  [
    'goes',
    /(?<!\p{L})(?:go|goes|went|come|comes|came|fly|flies|flew|sail|sails|sailed|run|runs|ran|climb|climbs|climbed|travel|travels|ride|rides|rode|drive|drives|drove|swim|swims|swam|walk|walks|walked|jump|jumps|jumped|turns up|arrives?|sets? off|going)(?!\p{L})/iu
  ],
  [
    'brings',
    /(?<!\p{L})(?:takes?|took|carry|carries|carried|buys?|buy|bought|makes?|made|build|builds|built|gives?|gave|wears?|wore|brings?|brought|puts?|opens?|opened|uses?|with (?:her|his|a|an|the) \p{L}+|pay|pays)(?!\p{L})/iu
  ],
  ['is', /(?<!\p{L})(?:is|are|was|were|am|has|have|had|lives?|lived|called|[’']s|[’']re)(?!\p{L})/iu]
]

/** A clause in which it is the child who wrote it: “me and my cousin Jack have jetpacks”. */
const OF_ME = /(?<!\p{L})(?:I|me|my|we|us|I[’']m)(?!\p{L})/u
const OF_FAMILY = wordPattern(String.raw`(?<!\p{L})(?:${KIN}|friends?|cousins?)(?!\p{L})`, 'iu')

/** Of so many clauses more is always told than that they are read; of the others where there is room. */
const PLAYED: Record<Duration, number> = { short: 0, medium: 4, long: 10 }
/**
 * Of the scenes that any such story may have so many are told where they bring in no other member, for its own clauses
 * come first.
 */
const ANYWHERE: Record<Duration, number> = { short: 0, medium: 1, long: 6 }

/** With so few scenes of its own there is room for whatever fits. */
const FEW = 4

/** How many lines of a kind one clause chooses from, so that no two of an evening have the same. */
const LINES_OF_ONE = 2

/**
 * The story of a message that is a little plot, with a scene for each of its clauses, in order, in place of its middle: what
 * {A} reads, what comes of it, and, where there is room, what happens with that.
 */
export function withWritten(plot: ScenePlot, reading: Reading): ScenePlot {
  if (plot.tellsAny !== 'written') return plot
  const scenes = scenesOf(reading)
  const others = plot.scenes.filter(({ act, spare }) => act === 'way' && spare !== undefined)
  const anywhere = others.filter(isOfNobody)
  const from = clausesIn(reading.wish.says).join(' ').length % Math.max(1, anywhere.length)
  const room = scenes.length < FEW ? anywhere.length : ANYWHERE[reading.request.duration]
  const kept = [...anywhere.slice(from), ...anywhere.slice(0, from)].slice(0, room)
  const spare = others.filter((scene) => !isOfNobody(scene) || kept.includes(scene))
  return {
    ...plot,
    scenes: [
      ...plot.scenes.filter(({ act }) => act === 'want'),
      ...between(scenes, spare),
      ...plot.scenes.filter(({ act }) => act === 'turn')
    ]
  }
}

/** Told of the member who is beside the child anyway, or of no other. */
function isOfNobody({ S, A }: Scene): boolean {
  return S === undefined && (A === undefined || A === 'same' || A === 'other')
}

/** What fits anywhere comes after each of the scenes in turn, and never before the first. */
function between(scenes: readonly Scene[], spare: readonly Scene[]): Scene[] {
  const gaps = Math.max(1, scenes.length - 1)
  return scenes.flatMap((scene, at) => [scene, ...(at < gaps ? spare.filter((_, index) => index % gaps === at) : [])])
}

function scenesOf(reading: Reading): Scene[] {
  const { says } = reading.wish
  const clauses = clausesIn(says)
  const told = new Map<WrittenKind, number>()
  const read = clauses.map((clause, at) => {
    const kind = kindOf(clause, at, clauses.length, reading)
    const turn = told.get(kind) ?? 0
    told.set(kind, turn + 1)
    return sceneOf(kind, turn, at + 1, reading)
  })
  const beside = OF_OTHERS.flatMap((kind, at) => besideOf(kind, clauses.length + at + 1, says))
  return [...read.slice(0, 1), ...beside, ...read.slice(1)]
}

/** What else is named in a few clauses is met as well, each in lines of another kind. */
const OF_OTHERS: readonly WrittenKind[] = ['any', 'brings', 'is']

function besideOf(kind: WrittenKind, number: number, says: WishSayings): Scene[] {
  const { withThing = [] } = writtenKinds[kind]
  if (says[`thing${number}`] === undefined || withThing.length === 0) return []
  return [{ id: `written-${number}`, act: 'way', A: 'partner', steps: [{ both: withThing.map(ofThing(number)) }] }]
}

const ofThing =
  (number: number) =>
  (text: string): string =>
    text.replaceAll(/\{thing(?=[.}])/gu, `{thing${number}`)

function clausesIn(says: WishSayings): string[] {
  const clauses: string[] = []
  for (let at = 1; says[`written.${at}`] !== undefined; at += 1) clauses.push(says[`written.${at}`] ?? '')
  return clauses
}

function kindOf(clause: string, at: number, count: number, { hero, cast }: Reading): WrittenKind {
  if (at === 0) return 'begins'
  if (at === count - 1) return 'ends'
  if (SIGNS[0]?.[1].test(clause) === true) return 'rule'
  if (OF_ME.test(clause) || mentionPattern(hero.name, 'iu').test(clause)) return 'hero'
  if (OF_FAMILY.test(clause) || cast.some(({ name }) => mentionPattern(name, 'iu').test(clause))) return 'ours'
  return SIGNS.find(([, sign]) => sign.test(clause))?.[0] ?? 'any'
}

function sceneOf(kind: WrittenKind, turn: number, number: number, { wish: { says }, request }: Reading): Scene {
  const alwaysPlayed = PLAYED[request.duration]
  const { says: read, plays, withThing = [] } = writtenKinds[kind]
  const isKnown = says[`thing${number}`] !== undefined
  const after = isKnown && withThing.length > turn ? ofTurn(withThing, turn) : ofTurn(plays, turn)
  const line = (text: string): string => ofThing(number)(text).replaceAll('{line}', `{written.${number}}`)
  return {
    id: `written-${number}`,
    act: 'way',
    A: 'partner',
    steps: [
      { both: ofTurn(read, turn).map(line) },
      { both: after.map(line), ...(number <= alwaysPlayed ? {} : { extra: 1 }) }
    ]
  }
}

/** Those lines from which the clause of that turn chooses. */
function ofTurn(lines: readonly string[], turn: number): string[] {
  const from = (turn * LINES_OF_ONE) % Math.max(1, lines.length)
  return [...lines.slice(from), ...lines.slice(0, from)].slice(0, LINES_OF_ONE)
}
