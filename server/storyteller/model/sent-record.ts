import type { Sending } from '#shared/data-sharing.ts'
import type { LanguageModel, ModelRequest } from './language-model.ts'
import { type CardSending, fieldsIn, inOrder, type SentField } from './sent-fields.ts'
import type { TextGuard } from './text-guard.ts'

/** A request as it left for another computer. */
export interface RecordedRequest {
  what: Sending
  at: string
  host: string
  isNear: boolean
  /** What of it is the family's or was made of it, by name. */
  data: SentField[]
  /** Word for word: what the family's data is in, and the rules beside it, which are the same for every family. */
  message: string
  instructions: string | null
}

/** A request that is noted: its fields are read when a family looks at them. */
export interface NotedRequest extends Omit<RecordedRequest, 'at' | 'data'> {
  fields: () => SentField[]
}

/** The last requests of each family, in memory alone: to be shown to that family, and gone with the process. */
export interface SentRecord {
  /** The last few of each sort, the newest first. */
  recent(family: string): RecordedRequest[]
  note(family: string | null, request: NotedRequest): void
  /** The same model, with what is asked of it for a family kept. */
  watch(model: LanguageModel, family: string | null, sort: WatchedSort): LanguageModel
  /** The same guard, with what it judges for a family kept. */
  watchGuard(guard: TextGuard, family: string | null): TextGuard
  /** What is kept of a family goes, as when its account does. */
  delete(family: string): void
}

export interface WatchedSort {
  what: CardSending
  isShielded: boolean
}

/** Requests of one sort that are kept for a family: the tries and acts of one story. */
const MOST_OF_A_SORT = 4
/** Letters of all families together: some tens of megabytes. */
const MOST_LETTERS = 10_000_000

interface Noted extends NotedRequest {
  at: string
}

export function createSentRecord(now: () => Date, mostLetters = MOST_LETTERS): SentRecord {
  const sent = new Map<string, Noted[]>()
  let letters = 0
  const sizeOf = (requests: readonly Noted[]) =>
    requests.reduce((sum, { message, instructions }) => sum + message.length + (instructions?.length ?? 0), 0)

  function drop(family: string): void {
    letters -= sizeOf(sent.get(family) ?? [])
    sent.delete(family)
  }
  function note(family: string | null, request: NotedRequest): void {
    if (family === null) return
    const before = sent.get(family) ?? []
    // The newest last, so that the family that has asked for nothing longest is dropped first.
    drop(family)
    const sort = before.filter(({ what }) => what === request.what)
    const surplus = new Set(sort.slice(MOST_OF_A_SORT - 1))
    const kept = [{ ...request, at: now().toISOString() }, ...before.filter((one) => !surplus.has(one))]
    sent.set(family, kept)
    letters += sizeOf(kept)
    for (const oldest of sent.keys()) {
      if (letters <= mostLetters || oldest === family) break
      drop(oldest)
    }
  }

  return {
    recent: (family) =>
      (sent.get(family) ?? []).map(({ fields, ...request }) => ({ ...request, data: inOrder(fields()) })),
    note,
    delete: drop,
    watch(model, family, { what, isShielded }) {
      if (family === null) return model
      const { label, host, isNear } = model
      return {
        label,
        host,
        isNear,
        write(request: ModelRequest) {
          const { instructions, message } = request
          const fields = () => fieldsIn(what, message, isShielded)
          note(family, { what, host, isNear, message, instructions, fields })
          return model.write(request)
        }
      }
    },
    watchGuard(guard, family) {
      if (family === null) return guard
      const { label, host, isNear } = guard
      return {
        label,
        host,
        isNear,
        judge(text, signal) {
          const fields = (): SentField[] => [{ kind: 'judged', text }]
          note(family, { what: 'guard', host, isNear, message: text, instructions: null, fields })
          return guard.judge(text, signal)
        }
      }
    }
  }
}
