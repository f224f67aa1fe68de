import { createWorkerPool } from '#server/workers/worker-pool.ts'
import { SOUND_REFUSALS } from '../../speech-engine.ts'
import type { ServiceSpeech, SpeechService } from '../remote/speech-service.ts'
import type { KokoroJob, KokoroWorkerData } from './kokoro-worker-data.ts'
import type { VoiceManifest } from './voice-files.ts'

/** Raise when the same text would be given to the model in other sounds: it is part of every key. */
const PHONEMES_REVISION = 2
/** Some four hundred sounds; the model takes 510. */
const UNIT_LETTERS = 300
/** A sentence may take a slow processor long, and loading the model longer. */
const SILENCE_LIMIT_MS = 120_000

interface KokoroSpeechOptions {
  folder: string
  installed: Pick<VoiceManifest, 'precision' | 'files'>
  /** After so long without a sentence the thread, and with it the model's memory, is given back. */
  idleMs?: number | null
  onProblem: (what: string, error: unknown) => void
}

/** Kokoro in a thread of this server: a model and a runtime that the operator has installed beside it. */
export function createKokoroSpeech({ folder, installed, idleMs, onProblem }: KokoroSpeechOptions): SpeechService {
  const { precision } = installed
  const model = installed.files.find(({ path }) => path.endsWith('.onnx'))
  const pool = createWorkerPool<KokoroJob, ServiceSpeech>({
    script: new URL('./kokoro-worker.ts', import.meta.url),
    workerData: { folder, precision } satisfies KokoroWorkerData,
    // One sentence takes all the processor there is.
    size: 1,
    ...(idleMs !== undefined && { idleMs }),
    silenceLimitMs: SILENCE_LIMIT_MS,
    refusals: SOUND_REFUSALS,
    onReplaced: (reason) => onProblem(reason, null)
  })
  return {
    id: 'kokoro',
    version: `${PHONEMES_REVISION}-${precision}-${model?.sha256.slice(0, 16) ?? ''}`,
    unitLetters: UNIT_LETTERS,
    parallel: 1,
    say: ({ text, voice, speed }, signal) =>
      pool.run({ text, voice, speed }, { urgency: { level: 0 }, ...(signal && { signal }) }),
    close: () => pool.close()
  }
}
