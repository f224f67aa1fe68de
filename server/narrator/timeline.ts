import type { NarrationTimings, TimedSpan } from '#shared/narration.ts'
import type { SoundSpan, SpokenSegment } from './speech-engine.ts'
import type { Script } from './text/script.ts'
import type { SpokenUnit } from './text/spoken-unit.ts'

/** Gathers when the words and sentences of a narration sound, segment by segment. */
export interface Timeline {
  /** Adds the next segment; `startSeconds` is when its first frame plays, `limit` when the file ends. */
  append(units: readonly SpokenUnit[], spoken: SpokenSegment, startSeconds: number): void
  /** Everything so far; `complete` once `finish` was called. Later snapshots only ever add to earlier ones. */
  snapshot(): NarrationTimings
  finish(): void
}

export function createTimeline(script: Script, durationSec: number): Timeline {
  const followers = sentenceFollowers(script)
  const words: TimedSpan[] = []
  const sentences: TimedSpan[] = []
  let sentenceStart: number | null = null
  let lastSound = 0
  let complete = false
  const place = (start: number, seconds: number) => Math.min(durationSec, Math.round((start + seconds) * 1000) / 1000)

  return {
    append(units, spoken, startSeconds) {
      let next = 0
      for (const [i, unit] of units.entries()) {
        for (const word of unit.words) {
          const span = spoken.words[next++] ?? spoken.units[i] ?? [0, 0]
          pushWord(words, word, [place(startSeconds, span[0]), place(startSeconds, span[1])])
        }
        const [from, to] = spoken.units[i] ?? [0, 0]
        sentenceStart ??= place(startSeconds, from)
        lastSound = place(startSeconds, to)
        // A sentence is told once its last unit has been spoken.
        const source = script.sentences[unit.sentence]
        if (followers.get(unit) === unit.sentence || !source) continue
        sentences.push([source.from, source.to, sentenceStart, lastSound])
        sentenceStart = null
      }
    },
    finish() {
      complete = true
    },
    snapshot: () => ({
      v: 1,
      complete,
      durationSec,
      speechEnd: complete ? lastSound : null,
      sentences: [...sentences],
      words: [...words],
      unspoken: script.unspoken.map(({ from, to }) => [from, to])
    })
  }
}

/** A word of the source that is read as several ("112") is one span. */
function pushWord(words: TimedSpan[], { from, to }: { from: number; to: number }, [start, end]: SoundSpan): void {
  const last = words.at(-1)
  if (last && last[0] === from) last[3] = end
  else words.push([from, to, start, end])
}

/** For every unit the sentence of the unit after it. */
function sentenceFollowers(script: Script): Map<SpokenUnit, number> {
  const units = script.paragraphs.flatMap((paragraph) => paragraph.units)
  return new Map(units.map((unit, i): [SpokenUnit, number] => [unit, units[i + 1]?.sentence ?? -1]))
}
