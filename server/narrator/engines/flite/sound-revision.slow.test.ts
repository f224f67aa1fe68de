import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'

import { VOICES } from '#shared/narration.ts'
import { paceAt } from '../../pacing.ts'
import { readScript } from '../../text/script.ts'
import { createFliteVoices } from './flite-engine.ts'
import { MELODIES, PRESET_REVISION } from './presets.ts'

/** Of what `TEXT` sounds like in all voices, plain and told, at that revision. */
const SOUND_OF_REVISION = { revision: 5, hash: 'c1f516477b6cd0f6' }

const TEXT =
  '“Where did the little boat go?” asked Olivia. Māui laid an ear on the warm glass, and there it was: 12 small bells!'

test('what sounds different has another revision, so that no recording of the old sound is taken for it', async () => {
  const voices = await createFliteVoices()
  const units = readScript(TEXT, {}, [{ cast: ['Olivia', 'Māui'], names: ['Olivia'] }]).paragraphs.flatMap(
    (paragraph) => paragraph.units
  )
  const hash = createHash('sha256')
  for (const voice of VOICES)
    for (const melody of MELODIES)
      for (const unit of units) {
        const { samples } = voices.renderUnit(unit, { voice, pace: paceAt(0), melody })
        hash.update(Int16Array.from(samples, (sample) => Math.round(sample * 32_767)))
      }
  // Where this fails, raise PRESET_REVISION (and the key of the welcome with it), and put both here.
  expect({ revision: PRESET_REVISION, hash: hash.digest('hex').slice(0, 16) }).toEqual(SOUND_OF_REVISION)
})
