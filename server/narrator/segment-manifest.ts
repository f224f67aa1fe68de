import type { PlannedSegment } from './narration-plan.ts'
import type { NarrationRepository } from './narration-repository.ts'
import type { SegmentSource } from './segment-source.ts'

/** The segments of one narration, each of which is on its list before it is in the store. */
export type SegmentManifest = Pick<SegmentSource, 'get'> & {
  /** Resolves when all of them are on the list. */
  names(): Promise<string[]>
}

/** Starts the list, with what an earlier making that broke off had on it. */
export async function openSegmentManifest(
  { repository, segments }: { repository: NarrationRepository; segments: SegmentSource },
  key: string,
  planned: readonly PlannedSegment[]
): Promise<SegmentManifest> {
  const earlier = await repository.findPieces(key).catch(() => [])
  const names = new Set([...earlier, ...planned.map(({ request }) => segments.nameOf(request))])
  let noted = repository.notePieces(key, [...names])
  return {
    get(request, options) {
      const name = segments.nameOf(request)
      // One that was not planned: spoken again, at a quicker pace.
      if (!names.has(name)) {
        names.add(name)
        noted = noted.then(() => repository.notePieces(key, [...names]))
      }
      return segments.get(request, { ...options, storedAfter: noted })
    },
    async names() {
      await noted
      return [...names]
    }
  }
}
