import { afterAll, beforeAll, expect, test } from 'vitest'

import { VOICES, type Voice } from '#shared/narration.ts'
import { paceAt, type Pace } from './pacing.ts'
import { FRAME_BYTES, FRAME_SECONDS } from './sound/frames.ts'
import type { SegmentRequest, SpeechEngine, SpokenSegment } from './speech-engine.ts'
import { readScript } from './text/script.ts'

const TEXT =
  'The lantern by the door was lit, and the cat — who was old — slept beside it. “Good night,” said Lily! Was anybody still awake?'

function request(voice: Voice, pace: Pace = paceAt(0), text = TEXT): SegmentRequest {
  return { voice, pace, units: readScript(text).paragraphs.flatMap((paragraph) => paragraph.units) }
}

/** What the contract may do to the way between an engine and its voice: a network, a program, a thread with a model. */
export interface VoiceWire {
  /** From now on every sentence but the first breaks off in the middle of its sound; or none does any more. */
  breakHalfWay?: (isBroken: boolean) => void
  /** An engine with the same voice, whose sound comes at another rate than that of `create`. */
  createAtOtherRate?: () => SpeechEngine
}

/**
 * What every voice behind the port must do. `create` makes a fresh engine; the contract closes it. `wire` is left out by
 * a voice that has none, and either part of it where there can be no such thing.
 */
export function speechEngineContract(name: string, create: () => SpeechEngine, wire: VoiceWire = {}): void {
  let engine: SpeechEngine
  beforeAll(() => {
    engine = create()
  })
  afterAll(() => engine.close())

  test(`${name}: every voice gives whole frames with all units and words in order inside them`, async () => {
    await engine.ready()
    for (const voice of VOICES) {
      const asked = request(voice)
      const { frames, units, words } = await engine.speak(asked, { urgency: { level: 0 } })
      expect(frames.length % FRAME_BYTES).toBe(0)
      const seconds = (frames.length / FRAME_BYTES) * FRAME_SECONDS
      expect(units).toHaveLength(asked.units.length)
      expect(words).toHaveLength(asked.units.reduce((sum, unit) => sum + unit.words.length, 0))
      for (const spans of [units, words]) {
        let reached = 0
        for (const [start, end] of spans) {
          expect(start).toBeGreaterThanOrEqual(reached - 1e-6)
          expect(end).toBeGreaterThanOrEqual(start)
          expect(end).toBeLessThanOrEqual(seconds)
          reached = end
        }
      }
      expect(words.filter(([start, end]) => end - start > 0.02).length).toBeGreaterThan(words.length * 0.9)
    }
  })

  test(`${name}: frames are MPEG-2 layer III, 48 kbit/s, 24 kHz, mono`, async () => {
    const { frames } = await engine.speak(request('emma'), { urgency: { level: 0 } })
    for (let at = 0; at < frames.length; at += FRAME_BYTES) {
      expect([...frames.subarray(at, at + 3)]).toEqual([0xff, 0xf3, 0x64])
      expect((frames[at + 3] ?? 0) & 0xc0).toBe(0xc0)
    }
  })

  test(`${name}: the same request sounds the same`, async () => {
    const [first, second] = await Promise.all([
      engine.speak(request('david'), { urgency: { level: 0 } }),
      engine.speak(request('david'), { urgency: { level: 1 } })
    ])
    expect(second).toEqual(first)
  })

  test(`${name}: names keep their own spelling, and sound as the family says`, async () => {
    const named = (soundsLike: ReadonlyMap<string, string>): SegmentRequest => ({
      voice: 'emma',
      pace: paceAt(0),
      units: readScript('Siobhán waved to Whānau.', { soundsLike }).paragraphs.flatMap(({ units }) => units)
    })
    const plain = named(new Map())
    expect(plain.units.flatMap(({ words }) => words.map(({ text }) => text))).toContain('Siobhán')
    const one = await engine.speak(plain, { urgency: { level: 0 } })
    const other = await engine.speak(named(new Map([['siobhán', 'shiv-awn']])), { urgency: { level: 0 } })
    expect(one.words).toHaveLength(4)
    expect(other.words).toHaveLength(4)
    expect(other.frames).not.toEqual(one.frames)
  })

  test(`${name}: takes as many at once as it says, and sentences as long as it says`, async () => {
    expect(engine.limits.unitLetters).toBeGreaterThanOrEqual(60)
    expect(engine.limits.parallel).toBeGreaterThanOrEqual(1)
    const long = `${'the little fox ran home, and '.repeat(20)}slept.`
    const { units } = readScript(long, engine.limits).paragraphs[0] ?? { units: [] }
    for (const unit of units) expect(unit.text.length).toBeLessThanOrEqual(engine.limits.unitLetters)
    const asked = units.slice(0, Math.min(4, engine.limits.parallel)).map((unit) => [unit])
    const spoken = await Promise.all(
      asked.map((some) => engine.speak({ voice: 'emma', units: some, pace: paceAt(0) }, { urgency: { level: 0 } }))
    )
    for (const [i, { words }] of spoken.entries()) expect(words).toHaveLength(asked[i]?.[0]?.words.length ?? 0)
  })

  test(`${name}: says which words it can say`, () => {
    expect(engine.canSay('lantern')).toBe(true)
    expect(engine.canSay('Whānau')).toBe(true)
    expect(engine.canSay('🌙')).toBe(false)
  })

  test(`${name}: the prediction is as near the truth as it says, and a slower pace takes longer`, async () => {
    const lengths: number[] = []
    for (const pace of [paceAt(0), paceAt(1)]) {
      const asked = request('maya', pace)
      for (const unit of asked.units) {
        const spoken = await engine.speak({ ...asked, units: [unit] }, { urgency: { level: 0 } })
        const seconds = (spoken.frames.length / FRAME_BYTES) * FRAME_SECONDS
        const predicted = engine.predictSeconds('maya', unit, pace)
        expect(predicted).toBeGreaterThan(0)
        expect(Math.abs(predicted - seconds)).toBeLessThan(engine.foresight === 'exact' ? 0.35 * seconds : Infinity)
        lengths.push(seconds)
      }
    }
    const half = lengths.length / 2
    expect(lengths[half] ?? 0).toBeGreaterThan((lengths[0] ?? 0) * 1.05)
  })

  test(`${name}: an aborted request is refused with the reason`, async () => {
    const reason = new Error('nobody listens any more')
    await expect(
      engine.speak(request('emma'), { urgency: { level: 0 }, signal: AbortSignal.abort(reason) })
    ).rejects.toBe(reason)
    const later = new AbortController()
    const speaking = engine.speak(request('emma'), { urgency: { level: 0 }, signal: later.signal })
    later.abort(reason)
    await expect(speaking).rejects.toBe(reason)
  })

  // Of a voice that has no such thing there is no test, and none to be counted as skipped.
  test.each(wire.breakHalfWay === undefined ? [] : [wire.breakHalfWay])(
    `${name}: a voice that breaks off half-way is away, nothing half-spoken is kept, and the next question is answered`,
    async (breakHalfWay) => {
      const asked = request('shimmer')
      const whole = await engine.speak(asked, { urgency: { level: 0 } })
      breakHalfWay(true)
      try {
        await expect(engine.speak(asked, { urgency: { level: 0 } })).rejects.toMatchObject({ kind: 'unavailable' })
      } finally {
        breakHalfWay(false)
      }
      const other = request('david')
      const { words } = await engine.speak(other, { urgency: { level: 0 } })
      expect(words).toHaveLength(other.units.reduce((sum, unit) => sum + unit.words.length, 0))
      expect(await engine.speak(asked, { urgency: { level: 0 } })).toEqual(whole)
    }
  )

  test.each(wire.createAtOtherRate === undefined ? [] : [wire.createAtOtherRate])(
    `${name}: sound that comes at another rate lasts as long, with its words in the same places`,
    async (createAtOtherRate) => {
      const usual = await engine.speak(request('emma'), { urgency: { level: 0 } })
      const otherEngine = createAtOtherRate()
      try {
        const other = await otherEngine.speak(request('emma'), { urgency: { level: 0 } })
        const secondsOf = ({ frames }: SpokenSegment) => (frames.length / FRAME_BYTES) * FRAME_SECONDS
        expect(Math.abs(secondsOf(other) - secondsOf(usual))).toBeLessThan(0.02 * secondsOf(usual))
        for (const [i, [start]] of other.words.entries())
          expect(Math.abs(start - (usual.words[i]?.[0] ?? Infinity))).toBeLessThan(0.1)
      } finally {
        await otherEngine.close()
      }
    }
  )

  test(`${name}: a closed engine says that it is not available`, async () => {
    const closed = create()
    await closed.close()
    await expect(closed.speak(request('emma'), { urgency: { level: 0 } })).rejects.toMatchObject({
      kind: 'unavailable'
    })
  })
}
