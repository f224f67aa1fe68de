import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, test, expect } from 'vitest'

import { installTinyVoice, TINY_TOKENIZER } from '#tests/support/tiny-voice-folder.ts'
import { readConfig } from './config.ts'
import { createNarratorOf } from './context-narrator.ts'
import { createRunningWork } from './jobs/running-work.ts'
import { createLog } from './log.ts'
import { createSentRecord } from './storyteller/model/sent-record.ts'

test('a voice that was not installed, or not with every name, ends the start with the command that brings it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'talewick-narrator-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const start = (env: Record<string, string> = {}) => {
    const config = readConfig({ DATA_DIR: dataDir, NARRATOR: 'kokoro', ...env })
    return createNarratorOf(
      config,
      createLog('silent', () => undefined),
      {
        claims: null,
        outbounds: [],
        sent: createSentRecord(() => new Date()),
        ledger: {
          spokenToday: async () => ({ family: 0, instance: 0 }),
          add: async () => undefined,
          lastDays: async () => []
        },
        running: createRunningWork()
      }
    )
  }
  await expect(start()).rejects.toThrow('NARRATOR=kokoro needs a voice that is not here: npm run voice -- install')

  const folder = join(dataDir, 'voice')
  await installTinyVoice(folder)
  const files = ['af_heart', 'am_michael', 'af_bella', 'af_nicole'].map((voice) => `voices/${voice}.bin`)
  const manifest = {
    v: 1,
    hub: 'http://hub',
    revision: 'abc',
    precision: 'q8',
    runtime: 'onnxruntime-node@1',
    files: [
      { path: 'tokenizer.json', bytes: Buffer.byteLength(TINY_TOKENIZER), sha256: 'x' },
      ...files.map((path) => ({ path, bytes: 510 * 256 * 4, sha256: 'x' }))
    ]
  }
  await writeFile(join(folder, 'installed.json'), JSON.stringify(manifest))
  await expect(start({ NARRATOR_VOICES: 'emma:bf_emma' })).rejects.toThrow('NARRATOR_VOICES names bf_emma')
  const { narrator } = await start()
  expect(narrator.engine).toBe('kokoro')
  await narrator.close()
})
