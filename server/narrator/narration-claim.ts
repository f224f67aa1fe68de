import { setTimeout as sleep } from 'node:timers/promises'

/** Agreement between nodes about which of them makes a narration. */
export interface NarrationClaims {
  /** Takes or renews the making of a narration; false while another node has it. */
  take(key: string): Promise<boolean>
  release(key: string): Promise<void>
}

/** This node's claim on the making of one narration, or its wait for the claim of another node to end. */
export interface NarrationClaim {
  /** Whether another node is making it at this moment. When that node falls silent, the claim is this node's. */
  isElsewhere(): Promise<boolean>
  release(): Promise<void>
}

/** A third of the time for which a narration is claimed. */
const RENEW_MS = 4000
const ASK_AGAIN_MS = 1000

/** Claims a narration for this node, or follows the node that has it. Where no claims are given, there is one node. */
export async function claimNarration(
  claims: NarrationClaims | null,
  key: string,
  onProblem: (what: string, error: unknown) => void
): Promise<NarrationClaim> {
  if (claims === null) return { isElsewhere: () => Promise.resolve(false), release: () => Promise.resolve() }
  const take = async () => {
    try {
      return await claims.take(key)
    } catch (error) {
      // Two nodes that make the same do no harm; a story that is not read aloud does.
      onProblem('another node could not be asked whether it makes a narration', error)
      return true
    }
  }
  let isOurs = await take()
  let asking: Promise<void> | null = null
  const renewing = setInterval(() => void (isOurs && take()), RENEW_MS).unref()

  async function askAgain(): Promise<void> {
    await sleep(ASK_AGAIN_MS, undefined, { ref: false })
    isOurs = await take()
    asking = null
  }

  return {
    async isElsewhere() {
      if (isOurs) return false
      asking ??= askAgain()
      return !isOurs
    },
    async release() {
      clearInterval(renewing)
      await asking
      if (isOurs)
        await claims.release(key).catch((error) => onProblem('the claim on a narration could not be released', error))
    }
  }
}
