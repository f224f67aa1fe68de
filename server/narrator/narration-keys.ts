import { createHash } from 'node:crypto'

import type { NarratorRequest } from './narrator.ts'
import type { SegmentRequest, SpeechEngine } from './speech-engine.ts'

/** Raise when normalising, pacing, levelling or encoding changes: what was cached before then no longer counts. */
const PIPELINE_REVISION = 6

type EngineIdentity = Pick<SpeechEngine, 'id' | 'version'>

/** Name of one segment: the same for every text of its owner in which the same words are spoken in the same way. */
export function segmentKey(
  engine: EngineIdentity,
  ownerId: string | null,
  { voice, units, pace }: SegmentRequest
): string {
  const spoken = units.map(({ text, ending, isQuoted, words, hints }) => [
    text,
    ending,
    isQuoted,
    words.map(({ rest, soundsLike }) => [rest, soundsLike]),
    hints
  ])
  return hashOf([...identityOf(engine), ownerId, voice, pace.stretch, pace.rest, spoken])
}

/** Name of a narration. Of the source text, not the normalised one, because its timings point into the source. */
export function narrationKey(
  engine: EngineIdentity,
  ownerId: string | null,
  { voice, text, hints = [], soundsLike = new Map() }: Pick<NarratorRequest, 'voice' | 'text' | 'hints' | 'soundsLike'>
): string {
  // Only the names that are in it: another name's sound leaves its recording as it is.
  const lower = text.normalize('NFC').toLowerCase()
  const sounds = [...soundsLike].filter(([name]) => lower.includes(name)).sort(([a], [b]) => (a < b ? -1 : 1))
  const extras = [...(hints.length > 0 ? [hints] : []), ...(sounds.length > 0 ? [{ sounds }] : [])]
  return hashOf([...identityOf(engine), ownerId, voice, text, ...extras])
}

function identityOf(engine: EngineIdentity): unknown[] {
  return [engine.id, engine.version, PIPELINE_REVISION]
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
