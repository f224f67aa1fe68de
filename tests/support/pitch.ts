/** Lowest and highest pitch that is looked for, in Hz. */
export interface PitchRange {
  lowest: number
  highest: number
}

/** Pitch over time: one value in Hz per frame, 0 where there is none. Frame `i` is centred on sample `i * hop`. */
export interface PitchTrack {
  hop: number
  hz: Float32Array
}

const HOP_SECONDS = 0.005
/** Two windows of this length, one period apart, are compared. */
const WINDOW_SECONDS = 0.024
/** The comparison is made at this rate: no voice has a pitch that needs more, and it costs a sixteenth. */
const TRACKING_RATE = 4000
const LOW_PASS_HZ = 1400
const LOW_PASS_TAPS = 31
/** Of the mean energy; what is quieter has no pitch. */
const SILENCE = 0.002
const UNVOICED_COST = 0.45
const VOICING_CHANGE_COST = 0.25
/** Times the natural logarithm of the ratio between neighbouring frames. */
const JUMP_COST = 2.8
const LARGEST_JUMP = 0.12
/** What the longest period costs more than the shortest: of two that fit equally the shorter is meant. */
const LONG_PERIOD_COST = 0.04
const SHORTEST_RUN_FRAMES = 5
const FEWEST_MARKS = 4

/**
 * Finds the pitch of speech: normalised cross-correlation every 5 ms, and the cheapest path through it.
 * `rate` is in Hz and a multiple of 4,000.
 */
export function trackPitch(samples: Float32Array, rate: number, range: PitchRange): PitchTrack {
  const step = rate / TRACKING_RATE
  if (!Number.isInteger(step)) throw new RangeError(`Pitch is tracked at multiples of ${TRACKING_RATE} Hz, not ${rate}`)
  const low = decimate(samples, rate, step)
  const hop = Math.round(HOP_SECONDS * TRACKING_RATE)
  const frames = Math.floor(low.length / hop) + 1
  const firstLag = Math.max(2, Math.floor(TRACKING_RATE / range.highest))
  const lags = Math.ceil(TRACKING_RATE / range.lowest) - firstLag + 1
  const likeness = correlate(low, { frames, hop, firstLag, lags })
  const path = cheapestPath(likeness, { frames, firstLag, lags })
  const hz = new Float32Array(frames)
  for (let frame = 0; frame < frames; frame++) {
    const state = path[frame] ?? lags
    if (state === lags) continue
    const row = frame * lags + state
    const isInside = state > 0 && state < lags - 1
    const offset = isInside ? vertex(likeness[row - 1] ?? 0, likeness[row] ?? 0, likeness[row + 1] ?? 0) : 0
    hz[frame] = TRACKING_RATE / (firstLag + state + offset)
  }
  return { hop: hop * step, hz }
}

/**
 * The places of the periods, one array per voiced run, in fractions of a sample. Every mark lies one period after the
 * one before, at the same point of its wave; the first seed of a run is its highest peak.
 */
export function pitchMarks(samples: Float32Array, track: PitchTrack): Float64Array[] {
  const { hz } = track
  const runs: Float64Array[] = []
  for (let from = 0; from < hz.length; from++) {
    if (hz[from] === 0) continue
    let to = from
    while ((hz[to + 1] ?? 0) > 0) to++
    if (to - from + 1 >= SHORTEST_RUN_FRAMES) {
      const marks = marksOfRun(samples, track, from, to)
      if (marks.length >= FEWEST_MARKS) runs.push(marks)
    }
    from = to
  }
  return runs
}

/** Low-passed and at the rate of tracking. */
function decimate(samples: Float32Array, rate: number, step: number): Float32Array {
  const half = (LOW_PASS_TAPS - 1) / 2
  const taps = new Float32Array(LOW_PASS_TAPS)
  let sum = 0
  for (let k = 0; k < LOW_PASS_TAPS; k++) {
    const x = k - half
    const angle = (2 * Math.PI * LOW_PASS_HZ * x) / rate
    const value = (x === 0 ? 1 : Math.sin(angle) / angle) * (0.5 + 0.5 * Math.cos((Math.PI * x) / (half + 1)))
    taps[k] = value
    sum += value
  }
  for (let k = 0; k < LOW_PASS_TAPS; k++) taps[k] = (taps[k] ?? 0) / sum
  const output = new Float32Array(Math.ceil(samples.length / step))
  for (let n = 0; n < output.length; n++) {
    const first = n * step - half
    let value = 0
    for (let k = Math.max(0, -first), end = Math.min(LOW_PASS_TAPS, samples.length - first); k < end; k++) {
      value += (taps[k] ?? 0) * (samples[first + k] ?? 0)
    }
    output[n] = value
  }
  return output
}

interface Grid {
  frames: number
  hop: number
  firstLag: number
  lags: number
}

/** Normalised correlation per frame and lag, row by row; -1 where it is silent. */
function correlate(low: Float32Array, { frames, hop, firstLag, lags }: Grid): Float32Array {
  const window = Math.round(WINDOW_SECONDS * TRACKING_RATE)
  const energy = new Float64Array(low.length + 1)
  for (let i = 0; i < low.length; i++) energy[i + 1] = (energy[i] ?? 0) + (low[i] ?? 0) ** 2
  const silence = (SILENCE * window * (energy[low.length] ?? 0)) / Math.max(1, low.length)
  const likeness = new Float32Array(frames * lags).fill(-1)
  for (let frame = 0; frame < frames; frame++) {
    for (let state = 0; state < lags; state++) {
      const lag = firstLag + state
      const start = frame * hop - ((window + lag) >> 1)
      if (start < 0 || start + lag + window > low.length) continue
      const here = (energy[start + window] ?? 0) - (energy[start] ?? 0)
      const there = (energy[start + lag + window] ?? 0) - (energy[start + lag] ?? 0)
      if (here < silence || there < silence) continue
      let product = 0
      for (let i = start, end = start + window; i < end; i++) product += (low[i] ?? 0) * (low[i + lag] ?? 0)
      likeness[frame * lags + state] = product / Math.sqrt(here * there + 1e-20)
    }
  }
  return likeness
}

/** One state per frame: the index of a lag, or `lags` for unvoiced. */
function cheapestPath(likeness: Float32Array, { frames, firstLag, lags }: Omit<Grid, 'hop'>): Int16Array {
  const states = lags + 1
  const cameFrom = new Int16Array(frames * states)
  let before = new Float64Array(states)
  let after = new Float64Array(states)
  const logs = Float64Array.from({ length: lags }, (_, state) => Math.log(firstLag + state))
  const reach = Math.log(1 + LARGEST_JUMP)
  for (let frame = 0; frame < frames; frame++) {
    let bestVoiced = 0
    for (let state = 1; state < lags; state++) if ((before[state] ?? 0) < (before[bestVoiced] ?? 0)) bestVoiced = state
    for (let state = 0; state < lags; state++) {
      let least = (before[lags] ?? 0) + VOICING_CHANGE_COST
      let from = lags
      const log = logs[state] ?? 0
      for (let other = state; other >= 0 && log - (logs[other] ?? 0) <= reach; other--) {
        const cost = (before[other] ?? 0) + JUMP_COST * (log - (logs[other] ?? 0))
        if (cost < least) [least, from] = [cost, other]
      }
      for (let other = state + 1; other < lags && (logs[other] ?? 0) - log <= reach; other++) {
        const cost = (before[other] ?? 0) + JUMP_COST * ((logs[other] ?? 0) - log)
        if (cost < least) [least, from] = [cost, other]
      }
      after[state] = least + 1 - peakLikeness(likeness, frame, state, lags) + (LONG_PERIOD_COST * state) / lags
      cameFrom[frame * states + state] = from
    }
    const stay = before[lags] ?? 0
    const fall = (before[bestVoiced] ?? 0) + VOICING_CHANGE_COST
    after[lags] = Math.min(stay, fall) + UNVOICED_COST
    cameFrom[frame * states + lags] = stay <= fall ? lags : bestVoiced
    ;[before, after] = [after, before]
  }
  let state = lags
  for (let other = 0; other < lags; other++) if ((before[other] ?? 0) < (before[state] ?? 0)) state = other
  const path = new Int16Array(frames)
  for (let frame = frames - 1; frame >= 0; frame--) {
    path[frame] = state
    state = cameFrom[frame * states + state] ?? lags
  }
  return path
}

/**
 * How alike the wave is one period on. A short period seldom is a whole number of samples, so the height between them
 * is taken; otherwise its double, which hits a sample better, would win.
 */
function peakLikeness(likeness: Float32Array, frame: number, state: number, lags: number): number {
  const row = frame * lags + state
  const middle = likeness[row] ?? 0
  if (state === 0 || state === lags - 1) return middle
  const left = likeness[row - 1] ?? 0
  const right = likeness[row + 1] ?? 0
  if (middle < left || middle < right) return middle
  return Math.min(1, middle - 0.25 * (left - right) * vertex(left, middle, right))
}

/** Where between three neighbouring values, the middle one the largest, the peak lies: -0.5 to 0.5. */
function vertex(left: number, middle: number, right: number): number {
  const curve = left - 2 * middle + right
  return curve >= 0 ? 0 : Math.min(0.5, Math.max(-0.5, (0.5 * (left - right)) / curve))
}

/** The marks of the run of frames `from` to `to`, inclusive. */
function marksOfRun(samples: Float32Array, { hop, hz }: PitchTrack, from: number, to: number): Float64Array {
  const start = Math.max(0, from * hop - (hop >> 1))
  const end = Math.min(samples.length - 1, to * hop + (hop >> 1))
  const periodAt = (place: number) =>
    hop / HOP_SECONDS / (hz[Math.min(to, Math.max(from, Math.round(place / hop)))] ?? 1)
  const seed = seedOf(samples, start, end)
  const scratch = new Float64Array(longestSearch(periodAt, from, to, hop))
  const before: number[] = []
  for (let mark = seed; ;) {
    const next = neighbour(samples, mark, -1, periodAt(mark), scratch)
    if (next < start || next >= mark) break
    before.push(next)
    mark = next
  }
  const after: number[] = []
  for (let mark = seed; ;) {
    const next = neighbour(samples, mark, 1, periodAt(mark), scratch)
    if (next > end || next <= mark) break
    after.push(next)
    mark = next
  }
  const marks = new Float64Array(before.length + 1 + after.length)
  for (let i = 0; i < before.length; i++) marks[i] = before[before.length - 1 - i] ?? 0
  marks[before.length] = seed
  marks.set(after, before.length + 1)
  return marks
}

/** The highest peak, on the side to which the wave leans: there the glottis closes, and the sound has most of its energy. */
function seedOf(samples: Float32Array, start: number, end: number): number {
  let skew = 0
  for (let i = start; i <= end; i++) skew += (samples[i] ?? 0) ** 3
  const side = skew < 0 ? -1 : 1
  let seed = start
  for (let i = start; i <= end; i++) if (side * (samples[i] ?? 0) > side * (samples[seed] ?? 0)) seed = i
  return seed
}

const NEAREST = 0.82
const FARTHEST = 1.18
const HALF_WINDOW_PERIODS = 0.6
const DEVIATION_COST = 0.15

function longestSearch(periodAt: (place: number) => number, from: number, to: number, hop: number): number {
  let longest = 0
  for (let frame = from; frame <= to; frame++) longest = Math.max(longest, periodAt(frame * hop))
  return Math.ceil(longest * (FARTHEST - NEAREST)) + 4
}

/** The place about one period before (`side` -1) or after (1) a mark where the wave is most like the one at the mark. */
function neighbour(samples: Float32Array, mark: number, side: -1 | 1, period: number, scratch: Float64Array): number {
  const middle = Math.round(mark)
  const half = Math.round(HALF_WINDOW_PERIODS * period)
  const nearest = Math.max(1, Math.round(NEAREST * period))
  const count = Math.min(scratch.length, Math.round(FARTHEST * period) - nearest + 1)
  let here = 0
  for (let i = middle - half; i <= middle + half; i++) here += (samples[i] ?? 0) ** 2
  let best = 0
  for (let k = 0; k < count; k++) {
    const shift = side * (nearest + k)
    let product = 0
    let there = 0
    const last = Math.min(middle + half, samples.length - 1, samples.length - 1 - shift)
    for (let i = Math.max(middle - half, 0, -shift); i <= last; i++) {
      const value = samples[i + shift] ?? 0
      product += (samples[i] ?? 0) * value
      there += value * value
    }
    const score =
      product / Math.sqrt(here * there + 1e-20) - DEVIATION_COST * Math.abs(Math.log((nearest + k) / period))
    scratch[k] = score
    if (score > (scratch[best] ?? 0)) best = k
  }
  const isInside = best > 0 && best < count - 1
  const offset = isInside ? vertex(scratch[best - 1] ?? 0, scratch[best] ?? 0, scratch[best + 1] ?? 0) : 0
  return mark + side * (nearest + best + offset)
}
