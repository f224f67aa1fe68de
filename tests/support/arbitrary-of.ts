import type { Arbitrary } from 'fast-check'
import * as z from 'zod/mini'

import type { Schema } from '#shared/endpoint.ts'
import { fc } from './fast-check.ts'

type Json = Record<string, unknown>

/** What no form sends: the wrong kind of thing, too much, and what programs stumble over. */
const STRANGE = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    '\uD800',
    '../..',
    '%',
    "'; drop table users; --",
    -1,
    1e21,
    [],
    {}
  ),
  fc.constant('x'.repeat(3000))
)

/**
 * Values in the shape of a schema of the contract, as it comes over the wire, with something strange here and there.
 * Optional fields may be missing, and a field the schema does not know may be added.
 */
export function arbitraryOf(schema: Schema): Arbitrary<unknown> {
  return fromJsonSchema(asObject(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
}

function fromJsonSchema(schema: Json): Arbitrary<unknown> {
  return fc.oneof({ weight: 12, arbitrary: proper(schema) }, { weight: 1, arbitrary: STRANGE })
}

function proper(schema: Json): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...asList(schema['enum']))
  const choices = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(choices)) return fc.oneof(...choices.map((one) => proper(asObject(one))))
  switch (schema['type']) {
    case 'object':
      return properObject(schema)
    case 'array':
      return fc.array(fromJsonSchema(asObject(schema['items'])), {
        maxLength: Math.min(asNumber(schema['maxItems'], 4), 4)
      })
    case 'string':
      return properText(schema)
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: -3, max: 130 }), fc.double())
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return STRANGE
  }
}

function properObject(schema: Json): Arbitrary<unknown> {
  const fields = Object.entries(asObject(schema['properties']))
  const required = new Set(asList(schema['required']))
  const model = Object.fromEntries(fields.map(([name, field]) => [name, fromJsonSchema(asObject(field))]))
  const requiredKeys = fields.map(([name]) => name).filter((name) => required.has(name))
  return fc
    .tuple(fc.record(model, { requiredKeys }), fc.option(STRANGE, { freq: 8, nil: undefined }))
    .map(([value, more]) => (more === undefined ? value : { ...value, isAdmin: true, id: more }))
}

function properText(schema: Json): Arbitrary<string> {
  if (schema['format'] === 'email') return fc.constantFrom('nana@example.org', 'NANA@Example.org ', 'a@b.co')
  if (schema['format'] === 'date-time') return fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-01-01')
  if (typeof schema['pattern'] === 'string') return fc.stringMatching(new RegExp(schema['pattern']))
  const maxLength = Math.min(asNumber(schema['maxLength'], 60), 60)
  return fc.string({ unit: 'binary', minLength: Math.min(asNumber(schema['minLength'], 0), maxLength), maxLength })
}

function asObject(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function asNumber(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}
