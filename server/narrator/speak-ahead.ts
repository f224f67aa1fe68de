import type { CachedEngine } from './cached-engine.ts'
import { paragraphSegments } from './narration-plan.ts'
import type { Narrator, VoiceAllowance } from './narrator.ts'
import { listSegments } from './segment-manifest.ts'

interface Needs {
  cached: CachedEngine
  onProblem: (what: string, error: unknown) => void
  /** The narrator is closing. */
  stopping: AbortSignal
}

/** Segments waiting to be spoken ahead; about two dozen stories' beginnings. */
const MOST_AHEAD = 120
/** Behind every place of every narration, which are counted from 0. */
const AHEAD_URGENCY = 10_000

/** Speaks paragraphs of texts that are still being written, as far as there is room for it. */
export function createSpeakAhead({ cached, onProblem, stopping }: Needs): Narrator['prepare'] {
  const { segments, allowance } = cached
  let waiting = 0

  /** What cannot be looked up is not spent: nothing waits for what is spoken ahead. */
  async function mayPrepare(limit: VoiceAllowance, ownerId: string): Promise<boolean> {
    try {
      return await limit.mayBegin(ownerId)
    } catch (error) {
      onProblem('what a voice has cost today could not be looked up', error)
      return false
    }
  }

  return async ({ paragraph, voice, position, owner, hints, soundsLike }) => {
    const script = cached.read({ text: paragraph, hints: hints ? [hints] : [], ...(soundsLike && { soundsLike }) })
    const [first] = script.paragraphs
    if (!first) return
    const requests = paragraphSegments(first, { voice, position, isOpening: position === 0 })
    // A listener who asks for it is told; a story that was begun is finished when it is heard.
    if (allowance !== null && !(await mayPrepare(allowance, owner.id))) return
    if (waiting + requests.length > MOST_AHEAD) return
    waiting += requests.length
    const listed = listSegments(
      { segments, onProblem },
      owner,
      requests.map((request) => ({ request }))
    )
    const spoken = requests.map((request, i) =>
      listed.get(request, { urgency: AHEAD_URGENCY + i + Math.round(position * 20), signal: stopping })
    )
    const results = await Promise.allSettled(spoken)
    waiting -= requests.length
    for (const result of results) {
      if (result.status === 'rejected' && !stopping.aborted)
        onProblem('a paragraph could not be spoken ahead', result.reason)
    }
  }
}
