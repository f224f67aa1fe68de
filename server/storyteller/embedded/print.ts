import { ROLE_KINDS, type Line, type ScenePlot, type Thing } from '#content/format.ts'
import type { Act } from '../act.ts'
import { capital } from '../capital.ts'
import { whoOfKind } from '../plan/partner.ts'
import type { CastMember, StoryPlan } from '../plan/story-plan.ts'
import { wordPattern } from '../word-pattern.ts'
import { calledByName } from './called-by-name.ts'
import { withIntroductions } from './introductions.ts'
import type { Moment } from './moment-list.ts'
import { withNamesKept, withPronouns, type Heard } from './pronouns.ts'
import { realiseMarked } from './realise.ts'
import type { Setting } from './setting.ts'
import { withSpokenNames } from './spoken-names.ts'

/** A moment with the line that is told there. */
export interface Chosen {
  moment: Moment
  line: Line
  scene: Setting
  words: number
}

/** What has been met and who has been named where a paragraph begins. */
export interface ReadSoFar {
  things: ReadonlySet<Thing>
  /** Of whom it has been said what they are: “Tobi the cat”. */
  introduced: ReadonlySet<CastMember>
  /** Of the paragraph before, where this one goes on from it; null where it begins with names. */
  heard: Heard | null
}

export interface PrintedParagraph {
  act: Act
  text: string
  /** The same before names became “she” and “he”, with the marks around them. */
  marked: string
  chosen: readonly Chosen[]
  before: ReadSoFar
  after: { things: ReadonlySet<Thing>; introduced: ReadonlySet<CastMember>; heard: Heard }
}

/** Where it matters who it is: what each loves and does with it, and how one after the other goes to sleep. */
const NAMED: ReadonlySet<string> = new Set(['bridge', 'help', 'rest', 'tomorrow', 'dream', 'dreams'])

/** The lines of a story as paragraphs, in order. */
export function print(included: readonly Chosen[], plan: StoryPlan, seed: string): PrintedParagraph[] {
  const groups: { key: number; act: Act; chosen: Chosen[] }[] = []
  for (const each of included) {
    if (isHabit(each)) continue
    const last = groups[groups.length - 1]
    // Who is only there stands in the paragraph of the scene, also where what was last in it had no room.
    const isBeside = each.moment.kind === 'everybody' && last?.act === each.moment.act
    if (last && (isBeside || last.key === each.moment.paragraph)) last.chosen.push(each)
    else groups.push({ key: each.moment.paragraph, act: each.moment.act, chosen: [each] })
  }
  const printed: PrintedParagraph[] = []
  for (const [at, { act, chosen }] of groups.entries()) {
    const last = printed[printed.length - 1]
    // A new act begins with names, and so do a new scene, before which others may have been told, each paragraph of an
    // evening, and the very end.
    const isSameScene =
      plan.kind !== 'scenes' || (act < 3 && last?.chosen.at(-1)?.moment.kind === chosen[0]?.moment.kind)
    const goesOn = last !== undefined && act === last.act && isSameScene && at < groups.length - 1
    const before = {
      things: last?.after.things ?? new Set<Thing>(),
      introduced: last?.after.introduced ?? new Set([plan.hero]),
      heard: goesOn ? last.after.heard : null
    }
    printed.push({ act, chosen, before, ...printParagraph(chosen, before, plan, seed) })
  }
  return printed
}

export function printParagraph(
  chosen: readonly Chosen[],
  before: ReadSoFar,
  plan: StoryPlan,
  seed: string
): Pick<PrintedParagraph, 'text' | 'marked' | 'after'> {
  const things = new Set(before.things)
  const texts = chosen.map(({ moment, line, scene }) => {
    const realised = realiseMarked(line, scene, plan, { things }, seed)
    return NAMED.has(moment.kind) ? withNamesKept(realised) : realised
  })
  const introduced = new Set(before.introduced)
  // Whose mother she is, is said by day: at bedtime it has long been heard.
  const act = chosen[0]?.moment.act ?? 0
  const hero = act < 3 ? plan.hero : null
  const met = withSpokenNames(withIntroductions(texts.join(' '), plan.cast, introduced, hero), plan.cast)
  const named = isOfNamesake(plan) ? withNamesKept(met) : met
  const { text, heard } = withPronouns(named, plan.cast, before.heard, guestOf(plan), genderOf(plan))
  const after = { things, introduced, heard }
  // By the name that was said at the beginning.
  const told = act > 0 ? calledByName(text, plan) : text
  return { text: spokenTo(told, plan.companion?.called ?? ''), marked: met, after }
}

/** Whether one of them is called what the story is about: beside a baby named “the moon” each name stays a name. */
function isOfNamesake({ cast, theme }: StoryPlan): boolean {
  const label = theme.label.toLowerCase()
  return cast.some(({ called }) => [called, called.replace(/^the /iu, '')].some((name) => name.toLowerCase() === label))
}

/** “Old bear,” one says to it, and not “the old bear”. */
function spokenTo(text: string, toy: string): string {
  if (!toy.startsWith('the ')) return text
  const bare = toy.slice('the '.length)
  return text
    .replaceAll(wordPattern(`“The ${bare}(?=[,!?]”|[,!?] )`, 'gu'), `“${capital(bare)}`)
    .replaceAll(wordPattern(`, the ${bare}(?=[.!?,]”)`, 'gu'), `, ${bare}`)
}

/** Kinds that tell of a person who is none of the cast, or comes in later. */
const OF_WHO_COMES: ReadonlySet<string> = new Set(
  'kin-away mishap-away comes theirs movesin-away afar feat taught-away builds-away'.split(' ')
)

/** Who comes and is a person; a train is “it”. */
function guestOf(plan: StoryPlan): string | null {
  const { visitor, noun } = plan.wish
  if (plan.kind !== 'scenes') return null
  const { tellsAny = '' } = plan.plot
  // “Nana was ill. She fetched the paper”: who? An animal is neither.
  if (plan.theme.kind === 'comfort')
    return plan.wish.says['whom.dish'] === undefined ? (plan.wish.says['whom'] ?? null) : null
  if (tellsAny === 'known') return noun?.sort === 'person' ? `the ${noun.one}` : null
  // “A mermaid stood there, and she said”: who?
  if (plan.wish.says['role'] !== undefined && plan.wish.says['role.it'] !== 'it' && isOfRole(plan.plot))
    return plan.wish.says['role'] ?? null
  if (plan.plot.star === 'pet') return plan.wish.says['star'] ?? null
  if (tellsAny === 'pet') return plan.wish.says['pet'] ?? null
  // “Granny was coming, and she had a hello ready”: who?
  if (OF_WHO_COMES.has(tellsAny)) return whoOfKind(tellsAny, plan.wish) ?? null
  // “Auntie Efua and Mum both smiled, and she took a mouthful”: who?
  if (tellsAny === 'rivals') return plan.wish.says['rivals.one'] ?? null
  return plan.plot.visits && visitor?.isPerson === true ? visitor.one : null
}

function isOfRole({ tellsAny }: ScenePlot): boolean {
  return ROLE_KINDS.some((kind) => kind === tellsAny)
}

/** Chosen as a phrase for the line after it, and never printed alone. */
export function isHabit({ moment }: Chosen): boolean {
  return moment.kind.endsWith('-habit')
}

/** Whether that one can only be she, or only he. */
function genderOf({ wish }: StoryPlan): 'she' | 'he' | null {
  const said = wish.says['whom.is']
  return said === 'she' || said === 'he' ? said : null
}
