import type { Narrator } from '#server/narrator/narrator.ts'
import type { Storyteller } from '#server/storyteller/storyteller.ts'

/**
 * What an operator's monitoring reads. Labels are words of the code (the kind of a job, the template of a path, the code
 * of an error), never a name, an address, an id or a word of a story: there are few of them, and they say nothing of
 * a family.
 */
export interface Metrics {
  /** @param path template of the path, as in the contract */
  request(about: { method: string; path: string; status: number; seconds: number }): void
  /** An answer that was a failure, by its stable code. */
  error(about: { code: string; status: number }): void
  /** The same storyteller, whose stories are timed. */
  timedStoryteller(storyteller: Storyteller): Storyteller
  /** The same narrator, whose recordings are timed. */
  timedNarrator(narrator: Narrator): Narrator
  /** Everything as OpenMetrics text, with what the database and the folder of backups say now. */
  read(): Promise<{ contentType: string; text: string }>
  close(): void
}
