import type { Phone } from '../align.ts'
import { accentsOf, type Accent } from './accents.ts'
import { type BreathGroup, breathGroups, type MelodyWord, spokenWords } from './breath-groups.ts'
import { bend, ease, smooth } from './contour.ts'
import { addOwnTune, type OwnTune } from './own-tune.ts'
import { type Passage, passagesOf, type UnitPlace } from './passages.ts'
import { around, type Chance } from './seeded-random.ts'
import { isVowel } from './stress.ts'

/** One unit as the engine spoke it, and what a reader would know of it. Times are in seconds on the engine's clock. */
export interface MelodyRequest extends OwnTune, UnitPlace {
  words: readonly MelodyWord[]
  /** Every sound that is no pause, in order, and the index of its word. */
  phones: readonly Phone[]
  owners: readonly number[]
  ending: 'sentence' | 'clause' | 'trailing'
  /** How far the listener is on the way to sleep, 0 to 1. */
  windDown: number
}

/** A vowel that is to last longer by a factor, or shorter. */
export interface VowelLength {
  vowel: Phone
  factor: number
}

/** What a unit is to sound like. All arrays have one value per frame of `own`. */
export interface PlannedMelody {
  /** The wanted pitch in Hz; never 0. */
  target: Float32Array
  /** Loudness relative to the engine's own, in dB. */
  gain: Float32Array
  vowels: readonly VowelLength[]
}

/** How lively the telling is; 1.2 is calm, 1.5 a puppet show. */
const LIVELINESS = 1.2
/** However loud a speaker calls: it is bedtime. */
const WIDEST = 1.6
const WIND_DOWN_NARROWS = 0.42
const WIND_DOWN_LOWERS = 1
const LEAST_WIND_DOWN = 0.5
/** Semitones of a full accent at range 1. */
const ACCENT = 4.2
const FALL = 1.3
/** Semitones a second; quicker is no longer heard as a fall but as a break. */
const FASTEST_FALL = 55
const LEAST_FINAL_ACCENT = 0.3
const ARCH = 2.4
const REGISTERS: readonly number[] = [0, 1.3, -1.2]
const LOWEST = -4
const HIGHEST = 7
const KNEE = 2.5
const SMOOTHING_SECONDS = 0.06
const ACCENT_DECIBELS = 0.35
const SEAM_SECONDS = 0.12

/** Plans the melody of one unit. Deterministic. */
export function planMelody(request: MelodyRequest): PlannedMelody {
  const groups = breathGroups(spokenWords(request.words, request.phones, request.owners), request.ending)
  const passages = passagesOf(groups, request)
  const starts = groups.map(({ start }, i) => (i === 0 ? 0 : frameOf(request, start)))
  const frames = request.own.length
  const tune = new Float32Array(frames)
  const gain = new Float32Array(frames)
  const vowels: VowelLength[] = []
  for (const [i, group] of groups.entries()) {
    const passage = passages[i]
    if (!passage) continue
    const [from = 0, to = frames] = starts.slice(i)
    const accents = accentsOf(group, passage.groups.length, passage.chance)
    const shape = shapeOf(request, passage, group)
    const isLast = group === passage.groups.at(-1)
    drawGroup(request, group, { accents, shape, from, to, isLast }, passage.chance, tune, gain)
    vowels.push(...vowelLengths(group, accents))
    if (i > 0 && group.start - (groups[i - 1]?.end ?? 0) < SEAM_SECONDS) closeSeam(tune, from, request.hopSeconds)
  }
  for (const passage of new Set(passages)) {
    const wander = wanderOf(passage.chance)
    const first = starts[passages.indexOf(passage)] ?? 0
    for (const [i, from] of starts.entries()) {
      if (passages[i] !== passage) continue
      for (let frame = from; frame < (starts[i + 1] ?? frames); frame++)
        tune[frame] = (tune[frame] ?? 0) + wander((frame - first) * request.hopSeconds)
    }
  }
  addOwnTune(request, groups, tune)
  const smoothed = smooth(tune, SMOOTHING_SECONDS / request.hopSeconds)
  const hz = new Float32Array(frames)
  for (let frame = 0; frame < frames; frame++) {
    hz[frame] = request.voice.median * 2 ** (bend(smoothed[frame] ?? 0, LOWEST, HIGHEST, KNEE) / 12)
  }
  return { target: hz, gain: smooth(gain, SMOOTHING_SECONDS / request.hopSeconds), vowels }
}

function frameOf({ hopSeconds, own }: MelodyRequest, seconds: number): number {
  return Math.min(own.length, Math.max(0, Math.round(seconds / hopSeconds)))
}

/** How wide and how high a group is spoken. */
interface Shape {
  range: number
  register: number
  /** What accents rise from lies this much below the register, so that the mean stays where it is. */
  sink: number
}

function shapeOf({ windDown: sleepiness }: MelodyRequest, passage: Passage, group: BreathGroup): Shape {
  const { part, chance, groups } = passage
  const at = groups.indexOf(group)
  // What the writer means for falling asleep is told that way wherever it stands.
  const windDown = part === 'wind-down' ? Math.max(LEAST_WIND_DOWN, sleepiness) : sleepiness
  const lively = LIVELINESS * (1 - WIND_DOWN_NARROWS * windDown)
  const isReporting = group.role === 'reporting'
  const wished =
    lively *
    (group.role === 'quotation' ? 1.2 : isReporting ? 0.55 : 1) *
    (1 + 0.25 * group.exclaimed) *
    (part === 'turn' ? 1.15 : 1) *
    (1 + around(chance, 0.12))
  const range = Math.min(WIDEST, wished)
  let register = around(chance, 0.35) - WIND_DOWN_LOWERS * windDown
  if (group.role === 'quotation') register += 2 + (REGISTERS[group.speaker % REGISTERS.length] ?? 0)
  if (isReporting) register -= 1.2
  else register += 0.25 * (groups.length - 1) - 0.5 * at
  register += 0.8 * group.exclaimed
  if (passage.opensParagraph && at === 0) register += 1
  if (passage.closesParagraph) register -= 0.6
  return { range, register, sink: lively }
}

interface Drawing {
  accents: readonly Accent[]
  shape: Shape
  from: number
  to: number
  isLast: boolean
}

/** Writes one group's tune, in semitones over the voice's middle note, and its loudness. */
function drawGroup(
  request: MelodyRequest,
  group: BreathGroup,
  drawing: Drawing,
  chance: Chance,
  tune: Float32Array,
  gain: Float32Array
): void {
  const { hopSeconds } = request
  const { accents, shape, from, to, isLast } = drawing
  const seconds = group.end - group.start
  const declination = Math.min(3, 0.6 + 0.8 * seconds) * shape.range * (1 + around(chance, 0.45))
  // Some breaths begin low and open, some begin high and sink: no two are one tune.
  const arch = around(chance, ARCH) * shape.range
  const bumps = new Float32Array(Math.max(0, to - from))
  let fallStart = group.start
  for (const accent of accents) {
    const vowel = accent.word.stressed
    if (vowel === null) continue
    const bump = bumpOf(accent, vowel, { ...drawing, group }, chance)
    drawBump(bumps, bump, from, hopSeconds)
    if (accent.isNucleus) fallStart = Math.min(bump.peak, vowel.start + 0.35 * (vowel.end - vowel.start))
  }
  const edge = edgeMovement(group, shape.range, chance)
  const riseStart = group.lastVowel
    ? group.lastVowel.start + 0.3 * (group.lastVowel.end - group.lastVowel.start)
    : group.start
  for (let frame = from; frame < to; frame++) {
    const time = frame * hopSeconds
    const along = seconds > 0 ? Math.min(1, Math.max(0, (time - group.start) / seconds)) : 0
    const bump = bumps[frame - from] ?? 0
    tune[frame] =
      shape.register +
      declination * (0.5 - along) +
      arch * (Math.sin(Math.PI * along) - 2 / Math.PI) +
      bump -
      shape.sink +
      edge.fall * ease(time, fallStart, group.voiceEnd) +
      edge.rise * ease(time, riseStart, group.voiceEnd)
    gain[frame] = ACCENT_DECIBELS * bump - (isLast ? 1.5 * along * along : 0) - (group.role === 'reporting' ? 1 : 0)
  }
}

/** When an accent is highest, how high, and how long it rises and falls. */
interface Bump {
  peak: number
  height: number
  rise: number
  fall: number
}

function bumpOf(
  { word, weight, isNucleus }: Accent,
  vowel: Phone,
  { group, shape, isLast }: Drawing & { group: BreathGroup },
  chance: Chance
): Bump {
  // The listener's name is heard even where the teller only says who spoke.
  const range = word.isName ? Math.max(shape.range, 0.8 * LIVELINESS) : shape.range
  const isFinal = isNucleus && isLast
  const isLastSyllable = isFinal && vowel === group.lastVowel
  const share = isLastSyllable ? 0.12 : isFinal ? 0.3 : 0.6
  const peak = vowel.start + share * (vowel.end - vowel.start) + around(chance, isLastSyllable ? 0.005 : 0.015)
  const room = Math.max(0, group.voiceEnd - peak)
  const full = ACCENT * weight * range
  // On the last syllable the whole way down has to fit into what is left of it, or it is never heard.
  const fits = FASTEST_FALL * room - FALL * Math.max(0.8, shape.range)
  const height =
    isLastSyllable && group.edge === 'full-stop' ? Math.min(full, Math.max(LEAST_FINAL_ACCENT * full, fits)) : full
  const fall = Math.max(isFinal ? 0.18 : 0.22, 0.036 * height) + 0.05 * chance()
  return {
    peak,
    height,
    rise: Math.max(0.14, 0.034 * height) + 0.03 * chance(),
    fall: isLastSyllable ? Math.max(0.1, Math.min(fall, room)) : fall
  }
}

/** Lays one accent over the others: where several meet the highest is heard. */
function drawBump(bumps: Float32Array, { peak, height, rise, fall }: Bump, from: number, hopSeconds: number): void {
  const first = Math.max(0, Math.floor((peak - rise) / hopSeconds) - from)
  const last = Math.min(bumps.length - 1, Math.ceil((peak + fall) / hopSeconds) - from)
  for (let frame = first; frame <= last; frame++) {
    const time = (frame + from) * hopSeconds
    const value = height * (time < peak ? ease(time, peak - rise, peak) : 1 - ease(time, peak, peak + fall))
    if (value > (bumps[frame] ?? 0)) bumps[frame] = value
  }
}

/** Two phrases that no rest parts meet half-way: the step at `at` is spread over the time before and after it. */
function closeSeam(tune: Float32Array, at: number, hopSeconds: number): void {
  const step = (tune[at] ?? 0) - (tune[at - 1] ?? 0)
  const width = Math.round(SEAM_SECONDS / hopSeconds)
  for (let frame = Math.max(0, at - width); frame < Math.min(tune.length, at + width); frame++) {
    const share = ease(frame + 0.5, at - width, at + width)
    tune[frame] = (tune[frame] ?? 0) + step * (frame < at ? share : share - 1)
  }
}

/** How the pitch moves at the end of a group: first from the nucleus on, then over the last vowel, in semitones. */
function edgeMovement(group: BreathGroup, range: number, chance: Chance): { fall: number; rise: number } {
  const wobble = around(chance, 0.4)
  switch (group.edge) {
    case 'flow':
      return { fall: 0, rise: 0.8 * (1 + wobble) }
    case 'full-stop':
      return {
        fall: -FALL * Math.max(0.8, range) * (group.role === 'reporting' ? 0.7 : 1) * (1 + 0.5 * wobble),
        rise: 0
      }
    case 'trailing':
      return { fall: 0, rise: 1.5 }
    case 'clause':
      return { fall: 0, rise: 1.8 }
    case 'comma':
      return { fall: -0.3, rise: 2 * (1 + wobble) }
    case 'before-reporting':
      return { fall: -1, rise: 0.8 }
    case 'yes-no':
      return { fall: 0, rise: 6 }
    case 'wh':
      return { fall: -0.8 * FALL * Math.max(0.8, range), rise: 0.6 }
  }
}

/** No voice holds a note quite still: semitones by seconds. */
function wanderOf(chance: Chance): (seconds: number) => number {
  const slow = 2 * Math.PI * chance()
  const quick = 2 * Math.PI * chance()
  return (seconds) => {
    const angle = 2 * Math.PI * seconds
    return 0.3 * Math.sin(0.9 * angle + slow) + 0.2 * Math.sin(2.3 * angle + quick)
  }
}

/** What is accented, or last in its breath, is said a little longer; what only joins is said a little quicker. */
function vowelLengths(group: BreathGroup, accents: readonly Accent[]): VowelLength[] {
  const lengths: VowelLength[] = []
  for (const word of group.words) {
    const accent = accents.find((one) => one.word === word)
    for (const phone of word.phones) {
      if (!isVowel(phone.name)) continue
      let factor = 1
      if (accent && phone === word.stressed) factor = accent.isNucleus ? 1.12 : 1.05
      else if (!word.isContent && word.part === 'whole') factor = 0.95
      if (phone === group.lastVowel) factor = Math.max(factor, 1) * (group.edge === 'full-stop' ? 1.1 : 1.14)
      if (factor !== 1) lengths.push({ vowel: phone, factor: Math.min(1.2, factor) })
    }
  }
  return lengths
}
