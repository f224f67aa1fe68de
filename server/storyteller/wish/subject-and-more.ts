import type { Scene, ScenePlot } from '#content/format.ts'
import { knownNoun } from '#content/lexicon.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { rememberedFor } from '../remembered.ts'
import { stemsOf } from '../word-stems.ts'

/** “Trams and the driver at the station”: what a wish is about, and what it says beside it. */
export interface SubjectAndMore {
  /** “trams” */
  subject: string
  /** “the driver”, which is there as well, and “the station”, which is only where or when it happens. */
  more: { said: string; isWhere: boolean }[]
}

const JOINT = /(?:,\s*|\s+)(and|with|in|at|on|by|near|from|under|behind|round|through)\s+/iu
/** Beside the place itself, a wish may say this much of where and when; more would be another story. */
const MOST_OF_WHERE = 3

/** Takes a wish apart at its first “and”, “with”, “at” and the like; null where it says one thing only, or all of it at once. */
export function subjectAndMore(said: string): SubjectAndMore | null {
  const [subject = '', ...rest] = said.trim().split(JOINT)
  if (subject === '' || rest.length === 0) return null
  const more = rest.flatMap((joint, at) =>
    at % 2 === 0 ? [{ said: rest[at + 1] ?? '', isWhere: !/^(?:and|with)$/iu.test(joint) }] : []
  )
  return more.every((each) => each.said !== '') ? { subject, more } : null
}

/**
 * Whether a story answers what the wish says beside its subject: it is `told` in its own words, or is where it happens.
 * `elsewhere` are words of which a place must not speak; null of what does not happen just anywhere.
 */
export function answersMore(
  { more }: SubjectAndMore,
  told: (stem: string) => boolean,
  elsewhere: ReadonlySet<string> | null
): boolean {
  return more.every(({ said, isWhere }) => {
    const unsaid = [...stemsOf(said.replace(KIN_BY_NAME, ''))].filter((stem) => !told(stem))
    if (unsaid.length === 0) return true
    // “Football in the rain”; but one who is met on the beach wants a story too.
    return (
      isWhere &&
      elsewhere !== null &&
      unsaid.length <= MOST_OF_WHERE &&
      !unsaid.some((stem) => elsewhere.has(stem) || isSomebody(stem))
    )
  })
}

/** “Uncle Joe”, also where it is typed small. */
const KIN_BY_NAME = /\b(?:uncle|aunt|aunty|auntie|cousin|granny|grandma|grandpa|nana|gran|grandad|nanny) \p{L}+/giu

function isSomebody(stem: string): boolean {
  const sort = knownNoun(stem)?.sort
  return sort === 'creature' || sort === 'person'
}

/** The stems of all that a scene says. */
export const wordsOfScene = rememberedFor(({ steps }: Scene): ReadonlySet<string> =>
  stemsOf(steps.flatMap(linesOf).map(lineText).join(' '))
)

/** Of the spare scenes of a story of its own, those which the wish asks for come first: “… with the fish tank”. */
export function askedFirst(spares: readonly Scene[], plot: ScenePlot, wish: string): Scene[] {
  const always = new Set(
    plot.scenes.filter(({ spare }) => spare === undefined).flatMap((each) => [...wordsOfScene(each)])
  )
  const asked = [...stemsOf(wish)].filter((stem) => !always.has(stem))
  const said = new Map(spares.map((scene) => [scene, asked.filter((stem) => wordsOfScene(scene).has(stem)).length]))
  return spares.toSorted((one, other) => (said.get(other) ?? 0) - (said.get(one) ?? 0))
}
