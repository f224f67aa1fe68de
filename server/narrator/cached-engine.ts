import type { AudioStore } from '#server/providers/audio-store/audio-store.ts'
import type { NarratorRequest, VoiceAllowance } from './narrator.ts'
import { createSegmentSource, type SegmentSource } from './segment-source.ts'
import type { SpeechEngine } from './speech-engine.ts'
import { readScript, type Script } from './text/script.ts'

/** A voice with what it has said, and what it may still say. */
export interface CachedEngine {
  engine: SpeechEngine
  allowance: VoiceAllowance | null
  segments: SegmentSource
  /** A text as this voice can say it. */
  read(request: Pick<NarratorRequest, 'text' | 'soundsLike' | 'hints'>): Script
}

export function createCachedEngine(
  engine: SpeechEngine,
  allowance: VoiceAllowance | null,
  { store, onProblem }: { store: AudioStore; onProblem: (what: string, error: unknown) => void }
): CachedEngine {
  const reading = { canSay: (word: string) => engine.canSay(word), unitLetters: engine.limits.unitLetters }
  return {
    engine,
    allowance,
    segments: createSegmentSource(engine, store, onProblem),
    read: ({ text, soundsLike, hints }) => readScript(text, { ...reading, ...(soundsLike && { soundsLike }) }, hints)
  }
}
