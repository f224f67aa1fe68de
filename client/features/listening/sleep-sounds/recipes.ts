import {
  between,
  chain,
  grains,
  highPass,
  lowPass,
  movingLowPass,
  noise,
  SAMPLE_RATE,
  smooth,
  wander,
  type Signal
} from './signals.ts'
import type { SleepSoundName } from './sleep-sound.ts'

/**
 * How each sound is made, at the level at which it is heard: about -35 LUFS, where the voice has -20. The level is in the
 * samples, because a phone may let no page set the volume. A small loudspeaker plays nothing below 300 Hz, so each has
 * something above.
 */
export const RECIPES: Record<SleepSoundName, (random: () => number) => Signal> = { rain, sea, wind, hearth }

/** A soft hiss that swells and sinks, and now and then a drop that falls on something nearer. */
function rain(random: () => number): Signal {
  const white = noise(random)
  const far = chain(highPass(350), lowPass(1500), lowPass(2600), lowPass(3200))
  const near = chain(highPass(700), lowPass(2300), lowPass(2600), lowPass(3600))
  const swell = wander(random, { from: 0.75, to: 1.2, everySec: 5 })
  const nearness = wander(random, { from: 0.1, to: 0.45, everySec: 7 })
  const drop = chain(highPass(450), lowPass(1300), lowPass(1900))
  const drops = grains(random, { perSecond: 3, attackSec: 0.004, decaySec: [0.02, 0.05], strength: [0.6, 2.4] })
  return () => 0.098 * (swell() * (far(white()) + nearness() * near(white())) + drop(white()) * drops())
}

/** Waves that come in, break softly and run back over the sand, of two swells that know nothing of each other. */
function sea(random: () => number): Signal {
  const white = noise(random)
  const deep = chain(highPass(50), lowPass(200), lowPass(260))
  const swells = [waves(random, [9, 12], [0.65, 0.95]), waves(random, [10, 13], [0.3, 0.6])] as const
  const washes = swells.map((height) => {
    const wash = movingLowPass()
    return () => {
      const now = height()
      return wash(white(), 300 + 2100 * now) * now
    }
  })
  const bright = chain(highPass(250), lowPass(3200))
  return () => 0.15 * (0.9 * deep(white()) + bright(washes.reduce((sum, wash) => sum + wash(), 0)))
}

/** How high the sea stands, 0 to about 1, at any moment of waves that last `seconds` each. */
function waves(random: () => number, seconds: [number, number], heights: [number, number]): Signal {
  /** The share of a wave in which it comes in. */
  const rises = 0.42
  const low = 0.22
  let way = random()
  let step = 0
  let height = 0
  const begin = () => {
    step = 1 / (between(seconds, random()) * SAMPLE_RATE)
    height = between(heights, random())
  }
  begin()
  return () => {
    way += step
    if (way >= 1) {
      way -= 1
      begin()
    }
    const rise = way < rises ? smooth(way / rises) : smooth((1 - way) / (1 - rises)) ** 1.3
    return low + (height - low) * rise
  }
}

/** Air around a house: gusts that make it louder and a little clearer. Nothing in it whistles. */
function wind(random: () => number): Signal {
  const white = noise(random)
  const gust = wander(random, { from: 0, to: 1, everySec: 4.5 })
  const flutter = wander(random, { from: 0.88, to: 1.12, everySec: 0.7 })
  const body = movingLowPass()
  const high = highPass(90)
  const leaves = chain(highPass(500), lowPass(1300), lowPass(1800))
  return () => {
    const now = gust()
    const air = high(body(white(), 300 + 330 * now)) * (0.75 + 0.35 * now)
    return 0.22 * flutter() * (air + 0.2 * (0.4 + now) * leaves(white()))
  }
}

/** A fire that has burned down to its embers: a warm rumble, a breath of flame, a soft crackle now and then. */
function hearth(random: () => number): Signal {
  const white = noise(random)
  const rumble = chain(highPass(60), lowPass(260), lowPass(340))
  const flame = chain(highPass(300), lowPass(800), lowPass(1100))
  const draught = wander(random, { from: 0.8, to: 1.15, everySec: 3 })
  const flicker = wander(random, { from: 0.75, to: 1.25, everySec: 0.3 })
  const crackle = chain(highPass(600), lowPass(1900), lowPass(2600))
  const crackles = grains(random, { perSecond: 1.6, attackSec: 0.002, decaySec: [0.006, 0.022], strength: [0.5, 1.9] })
  return () =>
    0.22 * (draught() * (0.9 * rumble(white()) + 0.55 * flicker() * flame(white())) + crackle(white()) * crackles())
}
