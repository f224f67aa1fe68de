import type { Line, Scene } from '#content/format.ts'
import { linesOf } from '#content/line-lint.ts'

/**
 * What a scene cannot be told without: for each step that is always told and has no line free of demands, what each of
 * its lines demands. `read` is a pure function of an authored line, so each scene is read once in the life of a process:
 * every reading of a wish asks it of the whole library.
 */
export function sceneDemands<T>(
  read: (line: Line) => readonly T[]
): (scene: Scene) => readonly (readonly (readonly T[])[])[] {
  const known = new WeakMap<Scene, readonly (readonly (readonly T[])[])[]>()
  return (scene) => {
    const old = known.get(scene)
    if (old) return old
    const demands = scene.steps
      .filter((step) => step.extra === undefined)
      .map((step) => linesOf(step).map(read))
      .filter((lines) => lines.length > 0 && lines.every((demanded) => demanded.length > 0))
    known.set(scene, demands)
    return demands
  }
}
