import { expect, test } from 'vitest'

import { VOICES } from '#shared/narration.ts'
import { SAMPLE_STORY } from '#tests/support/sample-story.ts'
import { paceAt } from '../../pacing.ts'
import { readScript } from '../../text/script.ts'
import { predictUnitSeconds } from './duration-model.ts'
import { createFliteVoices } from './flite-engine.ts'
import { MELODIES, VOICE_PRESETS } from './presets.ts'

const MAORI = `Tāne walked from Tāmaki Makaurau to Ngongotahā with the whānau. “Pō mārie, Anahera,” said Hinemoa.
  On the hill by Ōtākaro stood a pōhutukawa, and two tūī sang to the taniwha. Māui gave Wiremu a kūmara from Whangarei.
  Then Ngaio took the mokopuna home past Ōtāhuhu, and nobody in Aotearoa had ever seen so many pūkeko.`

const TEXTS: readonly (readonly [string, string])[] = [
  ['respelled syllables', MAORI],
  ['everyday words', SAMPLE_STORY.slice(0, 1500)]
]

test.each(TEXTS)('the length of %s is known beforehand', async (_, text) => {
  const voices = await createFliteVoices()
  const units = readScript(text).paragraphs.flatMap((paragraph) => paragraph.units)
  for (const [voice, melody] of VOICES.flatMap((voice) => MELODIES.map((melody) => [voice, melody] as const))) {
    const pace = paceAt(0)
    let predicted = 0
    let spoken = 0
    for (const unit of units) {
      predicted += predictUnitSeconds(voice, unit, pace, melody)
      spoken += voices.measureUnit(unit, { preset: VOICE_PRESETS[voice], pace, melody })
    }
    expect(Math.abs(predicted / spoken - 1)).toBeLessThan(0.03)
  }
})
