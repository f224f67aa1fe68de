import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'

import { readConfig } from '#server/config.ts'

const serviceSchema = z.object({
  image: z.string().optional(),
  build: z.string().optional(),
  profiles: z.array(z.string()).min(1),
  entrypoint: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  depends_on: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([])
})
const fileSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.unknown())
})

const root = resolve(import.meta.dirname, '../..')
const { services, volumes } = fileSchema.parse(
  parse(readFileSync(join(root, 'compose.yaml'), 'utf8'), { merge: true, strict: true, uniqueKeys: true })
)
const of = (profile: string) => Object.entries(services).filter(([, { profiles }]) => profiles.includes(profile))

test.each(['plain', 'ai'])('the profile %s brings one Talewick, and everything that it needs', (profile) => {
  const names = of(profile).map(([name]) => name)
  const own = of(profile).filter(([, { build }]) => build !== undefined)
  expect(own).toHaveLength(1)
  for (const [, { depends_on }] of own) for (const other of depends_on) expect(names).toContain(other)
  for (const [, { image, build }] of of(profile)) expect(build ?? image).toMatch(/^\.$|^[\w./-]+:(?!latest)[\w.-]+$/)
})

test('its settings are settings that this version understands', () => {
  for (const { build, environment } of Object.values(services))
    expect(() => build !== undefined && readConfig(environment)).not.toThrow()
  const ai = services['talewick-ai']
  const { narrator, storyteller } = readConfig(ai?.environment ?? {})
  expect(storyteller).toMatchObject({ kind: 'openai-compatible', baseUrl: 'http://ollama:11434/v1', model: 'qwen3:8b' })
  // What is asked for is what is fetched.
  expect(JSON.stringify(services['ollama-model']?.entrypoint)).toContain('ollama pull qwen3:8b')
  expect(narrator).toMatchObject({ kind: 'openai-compatible', baseUrl: 'http://kokoro:8880/v1' })
})

test('stories are kept in a volume, and only Talewick is reached from outside', () => {
  for (const [name, service] of Object.entries(services)) {
    expect(service.ports.length > 0).toBe(name.startsWith('talewick'))
    for (const volume of service.volumes) expect(Object.keys(volumes)).toContain(volume.split(':')[0])
  }
})
