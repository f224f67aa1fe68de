import { isUnreachable, OFFLINE_MARK } from '../lib/offline-answer.ts'

/** How long a family waits for a slow network before it gets what was kept. */
export const PATIENCE_MS = 3000

/**
 * The network's answer; what was kept when there is none, or none in time; and when nothing was kept, whatever the
 * network says in the end. `patienceMs` is null where only a failure counts.
 */
export async function networkFirst(
  network: Promise<Response>,
  recall: () => Promise<Response | null>,
  patienceMs: number | null
): Promise<Response> {
  const answered = network.then((response) => (isUnreachable(response) ? null : response), lost)
  const first = await (patienceMs === null ? answered : Promise.race([answered, after(patienceMs)]))
  return first ?? (await recall()) ?? (await network)
}

/** A kept answer, marked as one. */
export function asOffline(kept: Response): Response {
  const headers = new Headers(kept.headers)
  headers.set(OFFLINE_MARK, '1')
  return new Response(kept.body, { status: kept.status, headers })
}

// A failed request is told by what takes its place, or by asking for the network's answer itself.
function lost(): null {
  return null
}

async function after(ms: number): Promise<null> {
  await new Promise((resolve) => setTimeout(resolve, ms))
  return null
}
