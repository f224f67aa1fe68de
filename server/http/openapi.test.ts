import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { api, type CallName } from '#shared/api.ts'
import { BRAND } from '#shared/brand.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { addMember, makeStory, signUpAndIn } from '#tests/support/builders.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { apiPage } from './api-page.ts'
import { callsOf, openApiDocument, type Operation } from './openapi.ts'

const DOCUMENT = openApiDocument({ title: BRAND.name, version: '1' })
const OPERATIONS = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [string, string, Operation] => [path, method, operation])
)

function operationOf(name: CallName): Operation {
  const found = OPERATIONS.find(([, , operation]) => operation.operationId === name)
  if (found === undefined) throw new Error(`The document has no ${name}`)
  return found[2]
}

test('docs/api.md is what `npm run docs` makes of the contract', () => {
  expect(readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8')).toBe(apiPage(DOCUMENT))
})

test('the document is OpenAPI 3.1 by the book', async () => {
  const result = await new Validator().validate(structuredClone({ ...DOCUMENT }))
  expect(result).toEqual({ valid: true })
})

test('the document has every row of the contract, and nothing else', () => {
  const rows = callsOf().map(
    ([name, row]) => `${name}: ${row.method.toLowerCase()} ${row.path.replaceAll(/:(\w+)/g, '{$1}')}`
  )
  const told = OPERATIONS.map(([path, method, { operationId }]) => `${operationId}: ${method} ${path}`)
  expect(new Set(told)).toEqual(new Set(rows))
  expect(told).toHaveLength(rows.length)
  expect(rows).toHaveLength(Object.keys(api).length)
})

test.each(OPERATIONS)('%s %s says what its row says', (path, _method, operation) => {
  const row: Endpoint = api[operation.operationId]
  expect(operation.summary).toMatch(/^[A-Z].*\.$/)
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
  expect(inPath.map(({ name }) => name)).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  expect(inPath.every(({ required }) => required)).toBe(true)
  const names = operation.parameters.map(({ name, in: where }) => `${where} ${name}`)
  expect(new Set(names).size).toBe(names.length)
  expect(operation.parameters.some((parameter) => parameter.in === 'query')).toBe(row.query !== undefined)
  expect(operation.requestBody !== undefined).toBe(row.body !== undefined)
  expect(operation.security.length > 0).toBe(row.access === 'signed-in' || row.access === 'admin')
  const good = Object.keys(operation.responses).filter((status) => /^[23]/.test(status))
  expect(good).toHaveLength(1)
  const [status = ''] = good
  const schema = operation.responses[status]?.content?.['application/json']?.schema
  const isJson = row.answer !== 'bytes'
  expect(isJson ? status : 'bytes').toBe(isJson ? String(row.status ?? 200) : 'bytes')
  expect(schema !== undefined && Object.keys(schema).length > 0).toBe(isJson)
  expect(operation.responses['default']?.content?.['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/Failure'
  })
})

test('every reference leads to a shape', () => {
  const references = [...JSON.stringify(DOCUMENT).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference)
  expect(references.length).toBeGreaterThan(20)
  const known = Object.keys(DOCUMENT.components.schemas).map((name) => `#/components/schemas/${name}`)
  expect(references.filter((reference) => !known.includes(reference ?? ''))).toEqual([])
})

test('real requests and answers are what the document promises', async () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'contract', components: DOCUMENT.components })
  const faultsOf = (schema: unknown, value: unknown): unknown => {
    const text = JSON.stringify(schema ?? null).replaceAll('"#/components', '"contract#/components')
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed !== 'object' || parsed === null) return 'no schema'
    const isValid = ajv.compile({ ...parsed })
    isValid(value)
    return isValid.errors ?? []
  }
  await using app = await createTestApp()
  const family = await signUpAndIn(app)
  const member = await addMember(family)
  const story = await makeStory(family)
  const good: [CallName, string][] = [
    ['getMe', '/api/me'],
    ['listStories', '/api/stories'],
    ['listFamilyMembers', '/api/family-members'],
    ['getSleepPlaylist', '/api/sleep-playlist'],
    ['health', '/api/health']
  ]
  for (const [name, path] of good) {
    const answer: unknown = await (await family.browser.get(path)).json()
    const schema = operationOf(name).responses['200']?.content?.['application/json']?.schema
    expect([name, faultsOf(schema, answer)]).toEqual([name, []])
    expect(faultsOf(schema, { nothing: 'of it' })).not.toEqual([])
  }
  const { responses, requestBody } = operationOf('createStory')
  expect(faultsOf(responses['201']?.content?.['application/json']?.schema, story)).toEqual([])
  const asked = { characterIds: [member.id], characterNames: ['Hana'], theme: 'stars', duration: 'short' }
  expect(faultsOf(requestBody?.content['application/json']?.schema, asked)).toEqual([])
  const refused: unknown = await (await app.request('/api/stories')).json()
  expect(faultsOf({ $ref: '#/components/schemas/Failure' }, refused)).toEqual([])
})

test('the server answers its own contract, to anybody', async () => {
  await using app = await createTestApp()
  const response = await app.request('/api/openapi.json')
  expect(response.status).toBe(200)
  const { version } = app.context.config
  expect(await response.json()).toEqual(openApiDocument({ title: BRAND.name, version }))
})
