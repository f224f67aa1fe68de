/** A page makes several calls; one of them in this time is enough. */
const STEP_MS = 10_000

/**
 * What brings resting threads back while a family is here, and keeps them from going to rest: `ready` of each pool, at
 * most every ten seconds. Does nothing where threads never rest (`idleMs` null). Nothing waits for it.
 */
export function createThreadWaker(
  pools: readonly { ready(): Promise<void> }[],
  { idleMs, onProblem }: { idleMs: number | null; onProblem: (error: unknown) => void }
): () => void {
  if (idleMs === null) return () => {}
  const stepMs = Math.min(STEP_MS, idleMs / 2)
  let last = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - last < stepMs) return
    last = now
    for (const pool of pools) pool.ready().catch(onProblem)
  }
}
