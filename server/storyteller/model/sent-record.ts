import type { LanguageModel, ModelRequest } from './language-model.ts'

/** A request as it left the house. */
export interface SentRequest {
  at: string
  host: string
  text: string
}

/** The last request of each family, in memory alone: to be shown to that family, and gone with the process. */
export interface SentRecord {
  last(family: string): SentRequest | null
  /** The same model, with what is asked of it for a family kept. */
  watch(model: LanguageModel, family: string | null): LanguageModel
  forget(family: string): void
}

const MOST_FAMILIES = 2000

export function createSentRecord(now: () => Date): SentRecord {
  const sent = new Map<string, SentRequest>()
  return {
    last: (family) => sent.get(family) ?? null,
    forget: (family) => void sent.delete(family),
    watch(model, family) {
      if (family === null) return model
      return {
        label: model.label,
        host: model.host,
        isNear: model.isNear,
        write(request: ModelRequest) {
          // The newest last, so that the family that has asked for nothing longest is forgotten first.
          sent.delete(family)
          const text = `${request.instructions}\n\n${request.message}`
          sent.set(family, { at: now().toISOString(), host: model.host, text })
          const [oldest] = sent.keys()
          if (sent.size > MOST_FAMILIES && oldest !== undefined) sent.delete(oldest)
          return model.write(request)
        }
      }
    }
  }
}
