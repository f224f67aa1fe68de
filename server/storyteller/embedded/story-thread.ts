import { setImmediate as nextTurn } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'

import { AppError, type ErrorKind, type FieldIssue } from '#server/errors.ts'
import { stepBack } from '#server/workers/step-back.ts'
import type { WorkerAnswer, WorkerJob } from '#server/workers/worker-pool.ts'
import type { FamilyHistory, StoryBrief, StorytellerEvent } from '../storyteller.ts'
import type { WishLore } from '../wish-lore.ts'
import { createEmbeddedStoryteller, type FaultyTelling, warmUp } from './embedded-storyteller.ts'

export interface StoryJob {
  request: StoryBrief
  seed: string
  history: FamilyHistory
  lore: WishLore | null
}
/** What a thread says of a story while it writes it. */
export type WorkerMessage = { type: 'event'; event: StorytellerEvent } | { type: 'faulty'; telling: FaultyTelling }
/** How it ended: told, or refused for a reason that the family may hear. */
export interface StoryOutcome {
  refusal: StoryRefusal | null
}
export interface StoryRefusal {
  kind: ErrorKind
  message: string
  code: string
  issues: readonly FieldIssue[]
}

const port = parentPort
if (port === null) throw new Error('This file is run as a worker thread')
const answer = (message: WorkerAnswer<StoryOutcome, WorkerMessage>) => port.postMessage(message)

/** A thread has one story at a time. */
let current = 0
const storyteller = createEmbeddedStoryteller(undefined, (telling) =>
  answer({ type: 'part', id: current, part: { type: 'faulty', telling } })
)
const warming = warmUp()
await warming.next()

let isAsked = false
port.on('message', ({ id, job }: WorkerJob<StoryJob>) => {
  isAsked = true
  current = id
  void tell(id, job)
})
answer({ type: 'ready' })
await warmUpUntilAsked()

// Only now: a thread that stepped back while it read the library would be minutes away from the first story of a family
// whose machine has much else to do.
stepBack()

/** What the first story has not made ready, the others will, and a family that is here already waits for one of them at most. */
async function warmUpUntilAsked(): Promise<void> {
  for (let isDone = false; !isDone;) {
    // A message arrives only when this thread has nothing to do for a moment.
    await nextTurn()
    if (isAsked) return
    isDone = (await warming.next()).done === true
  }
}

async function tell(id: number, { request, seed, history, lore }: StoryJob): Promise<void> {
  try {
    for await (const event of storyteller.write(request, { seed, history, lore }))
      answer({ type: 'part', id, part: { type: 'event', event } })
    answer({ type: 'done', id, result: { refusal: null } })
  } catch (error) {
    if (error instanceof AppError) {
      const { kind, message, code, issues } = error
      answer({ type: 'done', id, result: { refusal: { kind, message, code, issues } } })
    } else
      answer({ type: 'failed', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
}
