/** What the sounds are made of. Each part is asked for one sample after the other. */

/** Samples a second. Twelve kilohertz of sound are more than a night needs, and half of what a song has. */
export const SAMPLE_RATE = 24_000

export type Signal = () => number
export type Filter = (input: number) => number

/** White noise between -1 and 1. */
export function noise(random: () => number): Signal {
  return () => random() * 2 - 1
}

/** Takes away what is above `hz`, gently: 6 dB an octave. */
export function lowPass(hz: number): Filter {
  const share = lowPassShare(hz)
  let value = 0
  return (input) => (value += share * (input - value))
}

/** Takes away what is below `hz`, as gently. */
export function highPass(hz: number): Filter {
  const low = lowPass(hz)
  return (input) => input - low(input)
}

export function chain(...filters: Filter[]): Filter {
  return (input) => {
    let value = input
    for (const filter of filters) value = filter(value)
    return value
  }
}

/** Two low-passes one after the other whose frequency moves, so slowly that no step is heard. */
export function movingLowPass(): (input: number, hz: number) => number {
  let share = 0
  let tuned = Number.NaN
  let first = 0
  let second = 0
  return (input, hz) => {
    // The sine behind a share is dear; below two per cent no ear can tell.
    if (!(Math.abs(hz - tuned) < tuned * 0.02)) {
      tuned = hz
      share = lowPassShare(hz)
    }
    first += share * (input - first)
    second += share * (first - second)
    return second
  }
}

/** Goes from one chance value between `from` and `to` to the next, about every `everySec`, without a corner. */
export function wander(
  random: () => number,
  { from, to, everySec }: { from: number; to: number; everySec: number }
): Signal {
  const pick = () => from + (to - from) * random()
  let start = pick()
  let target = pick()
  let way = 0
  let step = 0
  const setOut = () => {
    way = 0
    step = 1 / (everySec * (0.7 + 0.6 * random()) * SAMPLE_RATE)
  }
  setOut()
  return () => {
    way += step
    if (way >= 1) {
      start = target
      target = pick()
      setOut()
    }
    return start + (target - start) * smooth(way)
  }
}

interface Grains {
  /** On average; they come by chance. */
  perSecond: number
  /** How long one takes to come up: what comes up slowly does not click. */
  attackSec: number
  /** How long one takes to sink to a third, from the shortest to the longest. */
  decaySec: [number, number]
  /** How strong one is, from the weakest to the strongest. Weak ones are more frequent. */
  strength: [number, number]
}

/** An envelope of small chance events: drops, crackles. One that begins before the last is over joins it. */
export function grains(random: () => number, { perSecond, attackSec, decaySec, strength }: Grains): Signal {
  const soften = lowPass(1 / (2 * Math.PI * attackSec))
  const chance = perSecond / SAMPLE_RATE
  let value = 0
  let keeps = 0
  return () => {
    value *= keeps
    if (random() < chance) {
      keeps = Math.exp(-1 / (between(decaySec, random()) * SAMPLE_RATE))
      value = Math.min(strength[1], value + between(strength, random() ** 2))
    }
    return soften(value)
  }
}

/** From 0 to 1 without a corner at either end. */
export function smooth(way: number): number {
  return way * way * (3 - 2 * way)
}

export function between([from, to]: [number, number], way: number): number {
  return from + (to - from) * way
}

function lowPassShare(hz: number): number {
  return 1 - Math.exp((-2 * Math.PI * hz) / SAMPLE_RATE)
}
