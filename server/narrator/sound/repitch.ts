import type { PitchTrack } from './pitch.ts'

/** A stretch of the input that is to last longer (`extra` above 0) or shorter, in whole samples of the output. */
export interface Stretch {
  from: number
  to: number
  extra: number
}

export interface Repitched {
  samples: Float32Array
  /** Where a sample of the input is in the output. Never goes down; a whole number of samples on outside the stretches. */
  place: (sample: number) => number
}

const TAPS = 16
const PHASES = 64
const WINDOW_STEPS = 512

/**
 * Gives a sound another pitch by pitch-synchronous overlap-add. `runs` are the marks of `pitchMarks`, `target` the wanted
 * pitch on the input's clock at every frame inside them. Samples outside the runs, and each run's first and last mark,
 * are the input's own; periods in between are moved, repeated or left out. `stretches` are in order, do not touch, and
 * lie each between the first and last mark of a run.
 */
export function repitch(
  samples: Float32Array,
  rate: number,
  runs: readonly Float64Array[],
  target: PitchTrack,
  stretches: readonly Stretch[] = []
): Repitched {
  const clock = createClock(stretches)
  const output = new Float32Array(samples.length + clock.extra)
  let copied = 0
  for (const marks of runs) {
    const first = marks[0] ?? 0
    const last = marks.at(-1) ?? 0
    copyWith(output, samples, copied, Math.floor(first) + 1, clock.place(first) - first)
    const places = placesOf(marks, rate, target, clock)
    layGrains(output, samples, marks, places, clock)
    copied = Math.floor(last) + 1
  }
  copyWith(output, samples, copied, samples.length, clock.extra)
  return { samples: output, place: clock.place }
}

/** Copies `from` to `to`, exclusive, moved by a whole number of samples. */
function copyWith(output: Float32Array, samples: Float32Array, from: number, to: number, shift: number): void {
  if (to > from) output.set(samples.subarray(from, to), from + Math.round(shift))
}

interface Clock {
  /** From the input's clock to the output's. */
  place: (sample: number) => number
  /** And back. */
  source: (sample: number) => number
  /** How many samples longer the output is. */
  extra: number
}

/** Piecewise linear, with slope 1 between the stretches. */
function createClock(stretches: readonly Stretch[]): Clock {
  const knots = [{ input: 0, output: 0 }]
  let shift = 0
  for (const { from, to, extra } of stretches) {
    knots.push({ input: from, output: from + shift })
    shift += extra
    knots.push({ input: to, output: to + shift })
  }
  const lookUp = (key: 'input' | 'output', value: 'input' | 'output') => {
    let at = 0
    return (sample: number) => {
      while (at > 0 && sample < (knots[at]?.[key] ?? 0)) at--
      while (at < knots.length - 1 && sample >= (knots[at + 1]?.[key] ?? 0)) at++
      const knot = knots[at]
      const next = knots[at + 1]
      if (!knot) return sample
      const slope = next && next[key] > knot[key] ? (next[value] - knot[value]) / (next[key] - knot[key]) : 1
      return knot[value] + (sample - knot[key]) * slope
    }
  }
  return { place: lookUp('input', 'output'), source: lookUp('output', 'input'), extra: shift }
}

/** Where the marks of one run come to lie in the output: at the wanted periods, evened out so that a whole number of them fits. */
function placesOf(marks: Float64Array, rate: number, target: PitchTrack, clock: Clock): Float64Array {
  const start = clock.place(marks[0] ?? 0)
  const end = clock.place(marks.at(-1) ?? 0)
  const periodAt = (place: number) => rate / pitchAt(target, clock.source(place))
  const places = [start]
  let at = start
  while (at < end) {
    const period = periodAt(at)
    at += (period + periodAt(at + period)) / 2
    places.push(at)
  }
  // The end lies between the last two: the nearer of them becomes the end.
  const beyond = (places.at(-1) ?? end) - end
  const within = end - (places.at(-2) ?? start)
  if (beyond > within && places.length > 2) places.pop()
  const reached = places.at(-1) ?? end
  const scale = reached > start ? (end - start) / (reached - start) : 1
  const scaled = Float64Array.from(places, (place) => start + (place - start) * scale)
  scaled[scaled.length - 1] = end
  return scaled
}

function pitchAt({ hop, hz }: PitchTrack, sample: number): number {
  const at = Math.min(hz.length - 1, Math.max(0, sample / hop))
  const frame = Math.floor(at)
  const low = hz[frame] ?? 0
  const high = hz[Math.min(hz.length - 1, frame + 1)] ?? 0
  return low + (high - low) * (at - frame)
}

/**
 * Fills the output between the first and last place. Between two neighbouring places the sound is the falling half of
 * the grain on the left and the rising half of the one on the right; no half is longer than the way to its neighbour,
 * here or in the input.
 */
function layGrains(
  output: Float32Array,
  samples: Float32Array,
  marks: Float64Array,
  places: Float64Array,
  clock: Clock
): void {
  const last = marks.length - 1
  let nearest = 0
  for (let k = 0; k < places.length - 1; k++) {
    const left = places[k] ?? 0
    const right = places[k + 1] ?? 0
    const gap = right - left
    const rising = k + 1 === places.length - 1 ? last : nearestMark(marks, clock.source(right), nearest)
    const mark = marks[nearest] ?? 0
    const nextMark = marks[rising] ?? 0
    const from = Math.floor(left) + 1
    const to = Math.floor(right)
    const fallLength = Math.min(gap, (marks[nearest + 1] ?? mark + gap) - mark)
    const riseLength = Math.min(gap, nextMark - (marks[rising - 1] ?? nextMark - gap))
    addHalf(output, samples, { from, to, place: left, mark, length: fallLength })
    addHalf(output, samples, { from, to, place: right, mark: nextMark, length: riseLength })
    nearest = rising
  }
}

function nearestMark(marks: Float64Array, sample: number, from: number): number {
  let at = from
  while (at < marks.length - 1 && Math.abs((marks[at + 1] ?? 0) - sample) <= Math.abs((marks[at] ?? 0) - sample)) at++
  return at
}

interface Half {
  /** Output samples to add to, both inclusive. */
  from: number
  to: number
  place: number
  mark: number
  length: number
}

/** Adds half a grain: the input around `mark`, put down at `place`, under half a Hann window of `length` samples. */
function addHalf(output: Float32Array, samples: Float32Array, { from, to, place, mark, length }: Half): void {
  const first = Math.max(from, Math.ceil(place - length))
  const last = Math.min(to, Math.floor(place + length))
  const offset = mark - place
  const whole = Math.floor(offset)
  const phase = Math.round((offset - whole) * PHASES)
  const row = phase * TAPS
  const scale = WINDOW_STEPS / length
  for (let n = first; n <= last; n++) {
    const start = n + whole - TAPS / 2 + 1
    let value = 0
    if (start >= 0 && start + TAPS <= samples.length) {
      for (let k = 0; k < TAPS; k++) value += (KERNEL[row + k] ?? 0) * (samples[start + k] ?? 0)
    } else {
      for (let k = Math.max(0, -start), end = Math.min(TAPS, samples.length - start); k < end; k++)
        value += (KERNEL[row + k] ?? 0) * (samples[start + k] ?? 0)
    }
    const at = Math.abs(n - place) * scale
    const step = Math.min(WINDOW_STEPS - 1, Math.floor(at))
    const low = FALL[step] ?? 0
    output[n] = (output[n] ?? 0) + value * (low + ((FALL[step + 1] ?? 0) - low) * (at - step))
  }
}

/** The falling half of a Hann window. */
const FALL = Float32Array.from(
  { length: WINDOW_STEPS + 1 },
  (_, i) => 0.5 + 0.5 * Math.cos((Math.PI * i) / WINDOW_STEPS)
)
/** `PHASES + 1` windowed sincs that read a signal between its samples. */
const KERNEL = kernel()

function kernel(): Float32Array {
  const table = new Float32Array((PHASES + 1) * TAPS)
  for (let phase = 0; phase <= PHASES; phase++) {
    let sum = 0
    for (let k = 0; k < TAPS; k++) {
      const x = k - TAPS / 2 + 1 - phase / PHASES
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
      const value = sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / (TAPS / 2 + 0.5)))
      table[phase * TAPS + k] = value
      sum += value
    }
    // Every phase passes a constant unchanged.
    for (let k = 0; k < TAPS; k++) table[phase * TAPS + k] = (table[phase * TAPS + k] ?? 0) / sum
  }
  return table
}
