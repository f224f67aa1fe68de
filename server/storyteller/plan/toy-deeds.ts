import type { Call, Scene } from '#content/format.ts'
import { lineText, linesOf } from '#content/line-lint.ts'
import { rememberedFor } from '../remembered.ts'
import type { CastMember } from './story-plan.ts'

/** What sends a member off and back again, with something in both hands. */
const ERRAND =
  'fetched|brought|carried|ran|knocked|climbed|swept|poured|threw|caught|went (?:and|to|off|out|down|up|round|over|for|back|in)|came (?:in|out|back|up|down|running|round|over|along)'
/** What takes legs or a hand at least. */
const MOVE =
  'got|took|put|laid|hung|pulled|pushed|opened|shut|tied|cut|built|lifted|walked|jumped|hopped|crept|danced|stood up|turned round|moved|waved|drew|wrote|rolled|pressed|held up|looked (?:in|under|behind|round)'

function deedOf(member: string, verbs: string): RegExp {
  return new RegExp(String.raw`\{${member}\}(?: (?:\p{L}+ly|only|soon|then|just))? (?:${verbs})\b`, 'u')
}
const BY = {
  S: { errand: deedOf('S', ERRAND), deed: deedOf('S', `${ERRAND}|${MOVE}`) },
  A: { errand: deedOf('A', ERRAND), deed: deedOf('A', `${ERRAND}|${MOVE}`) }
}

/** Of two who can talk the one is the hero, and any other that is called, but an animal or a baby, is the toy. */
const CALLS_TOY: readonly (Call | undefined)[] = ['other', 'same', 'partner', 'eldest', 'youngest']

const isErrand = rememberedFor(({ S, A, steps }: Scene): boolean =>
  steps
    .flatMap(linesOf)
    .map(lineText)
    .some(
      (text) => (CALLS_TOY.includes(S) && BY.S.errand.test(text)) || (CALLS_TOY.includes(A) && BY.A.errand.test(text))
    )
)

/**
 * Of the spare scenes of a hero who has only a toy to talk with, those last in which the other runs errands: a toy sits,
 * is held, and has a say in what its child does.
 */
export function errandsLast(scenes: readonly Scene[]): readonly Scene[] {
  return [...scenes.filter((scene) => !isErrand(scene)), ...scenes.filter(isErrand)]
}

interface ToldScene {
  scene: Pick<Scene, 'steps'>
  S: CastMember
  A: CastMember | null
}

/** Whether a toy does anything by itself in some scenes, so that it has to be said that in a story it can. */
export function movesByItself(toy: CastMember, scenes: readonly ToldScene[]): boolean {
  return scenes.some(({ scene, S, A }) =>
    scene.steps
      .flatMap(linesOf)
      .map(lineText)
      .some((text) => (S === toy && BY.S.deed.test(text)) || (A === toy && BY.A.deed.test(text)))
  )
}
