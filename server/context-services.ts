import type { Sending, SentKind } from '#shared/data-sharing.ts'
import type { ModelUse } from './config-storyteller.ts'
import type { ModelLedger } from './db/model-usage.ts'
import type { VoiceLedger } from './db/voice-usage.ts'
import type { TextGuard } from './storyteller/model/text-guard.ts'

export interface Clock {
  now(): Date
  /** Resolves after so many milliseconds; rejects with the signal's reason when aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** The voice that is elsewhere, for the pages that say what it is sent and what it has cost. */
export interface SpeechServiceInUse {
  /** "gpt-4o-mini-tts at api.openai.com". */
  label: string
  host: string
  isNear: boolean
  /** All that a request can hold. */
  sends: readonly SentKind[]
  ledger: VoiceLedger
}

/** The model that writes, for the pages that say what it is and what it was asked. */
export interface ModelWriter {
  label: string
  host: string
  isNear: boolean
  isShielded: boolean
  /** Whether it writes stories, or is only asked about wishes that are new here. */
  use: ModelUse
  /** Who judges what it writes, beside the lexicon. */
  guard: Pick<TextGuard, 'host' | 'isNear' | 'label'> | null
  /** On which occasions it is sent something, and all that can be in it. */
  sends: readonly { what: Sending; kinds: readonly SentKind[] }[]
  ledger: ModelLedger
}
