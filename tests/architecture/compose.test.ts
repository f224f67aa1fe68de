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
  command: z.array(z.string()).default([]),
  configs: z.array(z.object({ source: z.string(), target: z.string() })).default([]),
  volumes: z.array(z.string()).default([])
})
const fileSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  configs: z.record(z.string(), z.object({ content: z.string() })),
  volumes: z.record(z.string(), z.unknown())
})

const root = resolve(import.meta.dirname, '../..')
const { services, volumes, configs } = fileSchema.parse(
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

test('the profile fleet brings two nodes on one PostgreSQL and one S3 store, each with a folder of its own, behind one proxy', () => {
  const fleet = Object.fromEntries(of('fleet'))
  const nodes = Object.values(fleet).filter(({ build }) => build !== undefined)
  expect(nodes).toHaveLength(2)
  expect(new Set(nodes.flatMap(({ volumes: own }) => own)).size).toBe(2)
  for (const { image, build, depends_on } of Object.values(fleet)) {
    expect(build ?? image).toMatch(/^\.$|^[\w./-]+:(?!latest)[\w.-]+$/)
    for (const other of depends_on) expect(Object.keys(fleet)).toContain(other)
  }
  for (const { environment } of nodes) {
    const { database, audioStore, trustedProxies } = readConfig(asStarted(environment))
    expect(database).toEqual({ kind: 'postgres', url: 'postgres://talewick:talewick@postgres/talewick' })
    expect(audioStore).toMatchObject({ kind: 's3', endpoint: 'http://store:9000', bucket: 'talewick' })
    expect(trustedProxies).toBe(1)
    expect(fleet['postgres']?.environment).toMatchObject({ POSTGRES_USER: 'talewick', POSTGRES_DB: 'talewick' })
    expect(fleet['store']?.environment['MINIO_ROOT_PASSWORD']).toBe(environment['S3_SECRET_ACCESS_KEY'])
  }
  expect(JSON.stringify(fleet['store-bucket']?.entrypoint)).toContain('store/talewick')
  const proxy = configs[fleet['proxy']?.configs[0]?.source ?? '']?.content
  for (const [name, { build }] of of('fleet')) expect(proxy?.includes(`${name}:5000`)).toBe(build !== undefined)
  expect(proxy).toContain('health_uri /api/health')
})

/** With the values that are used where nothing else is chosen. */
function asStarted(environment: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')])
  )
}

test('its settings are settings that this version understands', () => {
  for (const { build, environment } of Object.values(services))
    expect(() => build !== undefined && readConfig(asStarted(environment))).not.toThrow()
  const ai = services['talewick-ai']
  const { narrator, storyteller } = readConfig(ai?.environment ?? {})
  expect(storyteller).toMatchObject({ kind: 'openai-compatible', baseUrl: 'http://ollama:11434/v1', model: 'qwen3:8b' })
  // What is asked for is what is fetched.
  expect(JSON.stringify(services['ollama-model']?.entrypoint)).toContain('ollama pull qwen3:8b')
  expect(narrator).toMatchObject({ kind: 'openai-compatible', baseUrl: 'http://kokoro:8880/v1' })
})

test('stories are kept in a volume, and one port of each profile is open to the outside', () => {
  const open = (profile: string) => of(profile).flatMap(([name, { ports }]) => (ports.length > 0 ? [name] : []))
  expect([open('plain'), open('ai'), open('fleet')]).toEqual([['talewick'], ['talewick-ai'], ['proxy']])
  for (const service of Object.values(services)) {
    for (const volume of service.volumes) expect(Object.keys(volumes)).toContain(volume.split(':')[0])
  }
})
