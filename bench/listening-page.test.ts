import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { writeListeningPage } from './listening-page.ts'

test('each sentence can be heard plain and told, in an order that gives nothing away', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'listening-page-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'page.html')
  await writeListeningPage(path, ['emma'])
  const rows = (await readFile(path, 'utf8')).split('<tr>').slice(2)
  // The ten sentences, and what the voice says of itself.
  expect(rows).toHaveLength(11)
  expect(rows[0]).toContain('Hello, I am Emma.')
  const orders = rows.map((row) => {
    const sounds = [...row.matchAll(/data:audio\/mpeg;base64,([\w+/=]+)/g)].map(([, sound]) => sound)
    expect(sounds).toHaveLength(2)
    expect(sounds[0]).not.toBe(sounds[1])
    return [...row.matchAll(/value="(told|plain)"/g)].map(([, value]) => value).join()
  })
  expect(new Set(orders)).toEqual(new Set(['told,plain', 'plain,told']))
})
