import type { BreathGroup } from './breath-groups.ts'
import { detrend } from './contour.ts'

/** The tune of one unit as the engine means to speak it. */
export interface OwnTune {
  /** The engine's own pitch in Hz, on the engine's clock: one value per frame, 0 where there is none. */
  own: Float32Array
  /** Seconds between two frames of `own`. */
  hopSeconds: number
  voice: {
    /** The voice's middle note, in Hz. */
    median: number
    /** How much of the engine's own small movements is kept, 0 to 1. */
    ownTune: number
  }
}

const END_FRAMES = 4

/** Adds the engine's own small movements, without its trend in each group: they come of the sounds themselves. */
export function addOwnTune(
  { own, voice, hopSeconds }: OwnTune,
  groups: readonly BreathGroup[],
  tune: Float32Array
): void {
  const frames = own.length
  const isVoiced = new Uint8Array(frames)
  const semitones = new Float32Array(frames)
  for (let frame = 0; frame < frames; frame++) {
    const hz = own[frame] ?? 0
    if (hz === 0) continue
    isVoiced[frame] = 1
    semitones[frame] = 12 * Math.log2(hz / voice.median)
  }
  for (const [i, group] of groups.entries()) {
    const from = i === 0 ? 0 : Math.min(frames, Math.round(group.start / hopSeconds))
    const to = i === groups.length - 1 ? frames : Math.min(frames, Math.round((groups[i + 1]?.start ?? 0) / hopSeconds))
    detrend(semitones, isVoiced, from, to)
  }
  holdEnds(semitones, isVoiced)
  for (let frame = 0; frame < frames; frame++) {
    tune[frame] = (tune[frame] ?? 0) + voice.ownTune * 2.5 * Math.tanh((semitones[frame] ?? 0) / 2.5)
  }
}

/** Where a voice sets in or breaks off its pitch leaps: the value a little inside holds, and over what has none. */
function holdEnds(semitones: Float32Array, isVoiced: Uint8Array): void {
  const frames = semitones.length
  for (let from = 0; from < frames; from++) {
    if (isVoiced[from] === 0) {
      semitones[from] = semitones[from - 1] ?? 0
      continue
    }
    let to = from
    while (to + 1 < frames && isVoiced[to + 1] === 1) to++
    const inside = Math.min(END_FRAMES, (to - from) >> 1)
    semitones.fill(semitones[from + inside] ?? 0, from, from + inside)
    semitones.fill(semitones[to - inside] ?? 0, to - inside + 1, to + 1)
    from = to
  }
}
