import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { installTinyVoice, TINY_TOKENIZER } from '#tests/support/tiny-voice-folder.ts'
import { TINY_BASIS, TINY_FRAME } from '#tests/support/tiny-voice-model.ts'
import { loadKokoro } from './kokoro-model.ts'
import { missingFrom, readManifest } from './voice-files.ts'

const PHONEMES = {
  text: 'ɡˈʊd nˈIt.',
  words: [
    { text: 'Good', from: 0, to: 4 },
    { text: 'night', from: 5, to: 9 }
  ]
}
const IDS = [0, 92, 156, 135, 46, 16, 56, 156, 25, 62, 4, 0]
let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'talewick-kokoro-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('with onnxruntime-node, or where it is not at hand with a stand-in for it', () => {
  test('the model is given the sounds between pads, the row of the voice for their number, and the speed', async () => {
    const model = await load('plain')
    const { samples, rate, words } = await model.say(PHONEMES, { voice: 'af_heart', speed: 0.5 })
    expect([rate, words, samples.length]).toEqual([24_000, null, IDS.length * TINY_FRAME])
    const row = IDS.length - 2
    for (const [k, id] of IDS.entries())
      for (const i of [0, 299, 599])
        expect(samples[k * TINY_FRAME + i]).toBeCloseTo(((TINY_BASIS[i] ?? 0) * id * row) / 0.5, 1)
  })

  test('where the model tells of durations, each word is where its sounds are', async () => {
    const model = await load('timed', { tellsDurations: true })
    const { words } = await model.say(PHONEMES, { voice: 'af_heart', speed: 1 })
    // One frame for each token, and the first pad has the first.
    expect(words).toEqual([
      { text: 'Good', start: 1 / 40, end: 5 / 40 },
      { text: 'night', start: 6 / 40, end: 10 / 40 }
    ])
  })

  test('a sound that the model does not know is left out; a voice that is not there is said', async () => {
    const model = await load('odd')
    const { samples } = await model.say({ text: 'd☃d', words: [] }, { voice: 'af_heart', speed: 1 })
    expect(samples.length).toBe(4 * TINY_FRAME)
    await expect(model.say(PHONEMES, { voice: 'af_nobody', speed: 1 })).rejects.toThrow('af_nobody.bin')
  })
})

test('what is installed is believed when every file is as long as it was', async () => {
  const folder = join(root, 'whole')
  await installTinyVoice(folder)
  expect(await readManifest(folder)).toBeNull()
  const files = [{ path: 'tokenizer.json', bytes: Buffer.byteLength(TINY_TOKENIZER), sha256: 'x' }]
  const manifest = { v: 1, hub: 'http://hub', revision: null, precision: 'q8', runtime: 'onnxruntime-node@1', files }
  await writeFile(join(folder, 'installed.json'), JSON.stringify(manifest))
  const installed = await readManifest(folder)
  expect(installed).toEqual(manifest)
  expect(installed && missingFrom(installed, ['af_heart'])).toBe('af_heart')
  await writeFile(join(folder, 'model', 'tokenizer.json'), '{}')
  expect(await readManifest(folder)).toBeNull()
})

async function load(name: string, options: Parameters<typeof installTinyVoice>[1] = {}) {
  const folder = join(root, name)
  await installTinyVoice(folder, options)
  return await loadKokoro(folder, 'q8')
}
