import type { PlannedSegment } from './narration-plan.ts'
import type { NarrationOwner } from './narrator.ts'
import type { SegmentSource } from './segment-source.ts'

/** The segments of one narration, each of which is on its text's manifest before it is in the store. */
export type ListedSegments = Pick<SegmentSource, 'get'>

interface Needs {
  segments: SegmentSource
  onProblem: (what: string, error: unknown) => void
  /** Whether another node is making the narration at this moment. */
  isElsewhere?: () => Promise<boolean>
}

/** Writes what is planned on the manifest, and later what is spoken again at another pace. */
export function listSegments(
  { segments, onProblem, isElsewhere }: Needs,
  owner: NarrationOwner | null,
  planned: readonly Pick<PlannedSegment, 'request'>[]
): ListedSegments {
  const ownerId = owner?.id ?? null
  const names = new Set(planned.map(({ request }) => segments.nameOf(request, ownerId)))
  let listed = add([...names])

  /** A listener goes before a list: what could not be written down is heard, and not stored. */
  async function add(some: readonly string[]): Promise<boolean> {
    if (owner === null) return true
    try {
      return await owner.manifest.add(some)
    } catch (error) {
      onProblem('the segments of a narration could not be listed', error)
      return false
    }
  }

  return {
    get(request, options) {
      const name = segments.nameOf(request, ownerId)
      // One that was not planned: spoken again, at a quicker pace.
      if (!names.has(name)) {
        names.add(name)
        listed = listed.then(async (isOwned) => (await add([name])) && isOwned)
      }
      return segments.get(request, { ...options, ownerId, mayStore: listed, ...(isElsewhere && { isElsewhere }) })
    }
  }
}
