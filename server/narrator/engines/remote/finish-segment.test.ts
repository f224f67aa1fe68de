import { expect, test, vi } from 'vitest'

import { burstsOf } from '#tests/support/speech-bursts.ts'
import { paceAt } from '../../pacing.ts'
import { createFrameEncoder } from '../../sound/frames.ts'
import { MFCC_RATE } from '../../sound/mfcc.ts'
import { readScript } from '../../text/script.ts'
import type { SpokenUnit } from '../../text/spoken-unit.ts'
import { createSegmentFinisher, type ReadReference } from './finish-segment.ts'
import { readSound } from './pcm.ts'

const units = readScript('The old cat slept. It was late.').paragraphs.flatMap((paragraph) => paragraph.units)
const said = units.map(({ text }) => ({ ...readSound(burstsOf(text, 1).pcm, 24_000), words: null }))
const request = { voice: 'david', pace: paceAt(0), units } as const

test('a reading that was made while the service spoke is used, and only what lacks one is read', async () => {
  const read = vi.fn<ReadReference>(readingOf)
  const finish = createSegmentFinisher(read, await createFrameEncoder())
  const alone = finish({ request, said }, () => {})
  expect(read.mock.calls).toEqual(units.map((unit) => [unit, true]))

  read.mockClear()
  const together = finish({ request, said, readings: units.map(readingOf) }, () => {})
  expect(read).not.toHaveBeenCalled()
  expect(together.words).toEqual(alone.words)

  finish({ request, said, readings: [null, ...units.slice(1).map(readingOf)] }, () => {})
  expect(read.mock.calls).toEqual([[units[0], true]])
})

/** A hum, the words of the unit one after the other in it. */
function readingOf({ words }: SpokenUnit): ReturnType<ReadReference> {
  const seconds = 0.25
  return {
    samples: Float32Array.from({ length: words.length * seconds * MFCC_RATE }, (_, i) => Math.sin(i / 9) * 0.3),
    words: words.map((_, i) => [i * seconds, (i + 1) * seconds])
  }
}
