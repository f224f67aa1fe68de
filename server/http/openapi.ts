import * as z from 'zod/mini'

import { subscriptionSchema, userSchema } from '#shared/account.ts'
import { api, type CallName } from '#shared/api.ts'
import type { Access, Endpoint, Schema } from '#shared/endpoint.ts'
import { failureSchema } from '#shared/failure.ts'
import { familyMemberSchema } from '#shared/family-member.ts'
import { storyEventSchema, storySchema } from '#shared/story.ts'
import { BYTES_ANSWERS, CALL_HEADERS, CALL_SUMMARIES } from './call-notes.ts'

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type JsonSchema = Record<string, unknown>

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

export interface ResponseObject {
  description: string
  content?: Record<string, { schema: JsonSchema }>
}

export interface Operation {
  operationId: CallName
  summary: string
  tags: [string]
  security: Record<string, []>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, ResponseObject>
}

/** OpenAPI 3.1, as far as this contract needs it. */
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> }
}

/** Shapes that several calls share, by the name they go by in the document. */
const NAMED = z.registry<{ id: string }>()
NAMED.add(storySchema, { id: 'Story' })
NAMED.add(storyEventSchema, { id: 'StoryEvent' })
NAMED.add(familyMemberSchema, { id: 'FamilyMember' })
NAMED.add(userSchema, { id: 'User' })
NAMED.add(subscriptionSchema, { id: 'Subscription' })
NAMED.add(failureSchema, { id: 'Failure' })

const COMPONENTS = '#/components/schemas/'

const SECURITY: Record<Access, Record<string, []>[]> = {
  open: [],
  'signed-in': [{ session: [] }, { bearer: [] }],
  admin: [{ session: [] }, { bearer: [] }],
  webhook: []
}

/** The whole contract as one document, made from the table that the server and the pages use themselves. */
export function openApiDocument({ title, version }: { title: string; version: string }): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {}
  const paths: OpenApiDocument['paths'] = {}
  const tags = new Set<string>()
  for (const [name, row] of callsOf()) {
    const path = row.path.replaceAll(/:(\w+)/g, '{$1}')
    const operation = operationOf(name, row, schemas)
    tags.add(operation.tags[0])
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description:
        'Every failure of every call has the body `Failure`: `message` and `error` are the same text, `code` is stable. Request bodies are JSON of at most 64 KB.',
      license: { name: 'MIT', identifier: 'MIT' }
    },
    servers: [{ url: '/' }],
    tags: [...tags].toSorted().map((tag) => ({ name: tag })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'tw_session', description: '`__Host-tw_session` over https' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The native wrapper’s token' }
      }
    }
  }
}

/** The rows of the contract with their names, in its order. */
export function callsOf(): [CallName, Endpoint][] {
  const rows: Record<string, Endpoint> = api
  return Object.entries(rows).flatMap(([name, row]) => (isCallName(name) ? [[name, row]] : []))
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(api, name)
}

function operationOf(name: CallName, row: Endpoint, schemas: Record<string, JsonSchema>): Operation {
  const body = row.body === undefined ? null : schemaOf(row.body, 'input', schemas)
  return {
    operationId: name,
    summary: CALL_SUMMARIES[name] + (row.access === 'admin' ? ' Administrators only.' : ''),
    tags: [row.path.split('/')[2] ?? 'api'],
    security: SECURITY[row.access],
    parameters: [
      ...parametersOf('path', row.params, schemas),
      ...parametersOf('query', row.query, schemas),
      ...(CALL_HEADERS[name] ?? []).map(({ name: header, about }): Parameter => ({
        name: header,
        in: 'header',
        required: false,
        description: about,
        schema: { type: 'string' }
      }))
    ],
    ...(body === null ? {} : { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: { ...goodAnswerOf(name, row, schemas), ...failuresOf(row, schemas) }
  }
}

function parametersOf(
  where: 'path' | 'query',
  schema: Schema | undefined,
  schemas: Record<string, JsonSchema>
): Parameter[] {
  if (schema === undefined) return []
  const { properties, required } = objectSchema.parse(schemaOf(schema, 'input', schemas))
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property
  }))
}

const objectSchema = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())),
  required: z._default(z.array(z.string()), [])
})

function goodAnswerOf(
  name: CallName,
  row: Endpoint,
  schemas: Record<string, JsonSchema>
): Record<string, ResponseObject> {
  if (row.answer === 'bytes') {
    const { status, type } = bytesAnswerOf(name)
    const content = type === null ? {} : { content: { [type]: { schema: {} } } }
    return { [status]: { description: status === 303 ? 'Leads on' : 'Done', ...content } }
  }
  const content: ResponseObject['content'] = { 'application/json': { schema: schemaOf(row.answer, 'output', schemas) } }
  if (row.events !== undefined) content['text/event-stream'] = { schema: schemaOf(row.events, 'output', schemas) }
  return { [row.status ?? 200]: { description: 'Done', content } }
}

function bytesAnswerOf(name: CallName): { status: number; type: string | null } {
  const answers: Partial<Record<CallName, { status: number; type: string | null }>> = BYTES_ANSWERS
  const answer = answers[name]
  if (answer === undefined) throw new Error(`The call ${name} answers bytes that nothing is said about`)
  return answer
}

/** The failures a call can have by what its row says; any other one is `default`. */
function failuresOf(row: Endpoint, schemas: Record<string, JsonSchema>): Record<string, ResponseObject> {
  const failure = schemaOf(failureSchema, 'output', schemas)
  const told: Record<string, string> = {
    ...((row.params ?? row.query ?? row.body) ? { 400: 'The request is not complete or not valid' } : {}),
    ...(row.access === 'signed-in' || row.access === 'admin' ? { 401: 'Not signed in' } : {}),
    ...(row.access === 'signed-in' || row.access === 'admin' ? { 403: 'Not this user’s' } : {}),
    ...(row.params === undefined ? {} : { 404: 'There is none, or it is another family’s' }),
    ...(row.body === undefined ? {} : { 413: 'More than 64 KB', 415: 'Not JSON' }),
    429: 'Too many calls; `Retry-After` says how many seconds to wait',
    default: 'Any other failure'
  }
  return Object.fromEntries(
    Object.entries(told).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema: failure } } }
    ])
  )
}

/** A zod schema as JSON Schema; shapes with a name go to `schemas` and are referred to. */
function schemaOf(schema: Schema, io: 'input' | 'output', schemas: Record<string, JsonSchema>): JsonSchema {
  const whole = readable(z.toJSONSchema(schema, { io, metadata: NAMED, unrepresentable: 'throw' }))
  const { $defs = {}, $schema: _draft, ...own } = definedSchema.parse(whole)
  for (const [name, definition] of Object.entries($defs)) {
    const { id: _id, ...rest } = definition
    schemas[name] = rest
  }
  return own
}

const definedSchema = z.looseObject({
  $schema: z.optional(z.string()),
  $defs: z.optional(z.record(z.string(), z.record(z.string(), z.unknown())))
})

/**
 * What zod says, as others should read it: names from the components, formats without the regular expressions that
 * check them, and answers that may grow by a field.
 */
function readable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(readable)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(
        ([key, value]) =>
          !(key === 'pattern' && 'format' in node) && !(key === 'additionalProperties' && value === false)
      )
      .map(([key, value]): [string, unknown] => [
        key,
        key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', COMPONENTS) : readable(value)
      ])
  )
}
