import type { JsonSchema, OpenApiDocument, Operation } from './openapi.ts'

const METHODS_IN_ORDER = ['get', 'post', 'put', 'patch', 'delete']

/** `docs/api.md`: the contract for people, made from the same document that programs read. */
export function apiPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    METHODS_IN_ORDER.flatMap((method) => {
      const operation = methods[method]
      return operation === undefined ? [] : [{ path, method: method.toUpperCase(), operation }]
    })
  )
  const sections = document.tags.map(({ name }) =>
    [
      `## ${name}`,
      ...operations
        .filter(({ operation }) => operation.tags[0] === name)
        .map(({ path, method, operation }) => callText(path, method, operation))
    ].join('\n\n')
  )
  const shapes = Object.entries(document.components.schemas)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, schema]) => `### ${name}\n\n${shapeText(schema)}`)
  return `${[
    '# The calls',
    'Made by `npm run docs` from the table in `shared/api.ts`, and held to it by a test. Programs read the same at `GET /api/openapi.json` (OpenAPI 3.1).',
    document.info.description,
    'A browser is signed in by its cookie, the native wrapper by `Authorization: Bearer`. A wrong method is 405 with `Allow`. An optional field is marked with `?`.',
    ...sections,
    '## Shapes',
    ...shapes
  ].join('\n\n')}\n`
}

function callText(path: string, method: string, operation: Operation): string {
  const { parameters, requestBody, responses } = operation
  const bodySchema = requestBody?.content['application/json']?.schema
  return [
    `### ${method} \`${path}\``,
    `${operation.summary} ${operation.security.length > 0 ? 'Needs a session.' : 'Open to everybody.'}`,
    [
      ...parameters.map(({ name, in: where, required, schema, description }) => {
        const about = description === undefined ? '' : `: ${description}`
        return `- ${where} \`${name}${required ? '' : '?'}\` ${typeText(schema)}${about}`
      }),
      ...(bodySchema === undefined ? [] : [`- body ${typeText(bodySchema)}`]),
      ...Object.entries(responses)
        .filter(([status]) => /^[23]/.test(status))
        .flatMap(([status, { content = {} }]) => answerLines(status, content)),
      `- failures: ${Object.keys(responses)
        .filter((status) => /^[45]/.test(status))
        .join(', ')}`
    ].join('\n')
  ].join('\n\n')
}

function answerLines(status: string, content: Record<string, { schema: JsonSchema }>): string[] {
  const types = Object.entries(content)
  if (types.length === 0) return [`- ${status} without a body`]
  return types.map(([type, { schema }]) =>
    Object.keys(schema).length === 0
      ? `- ${status} \`${type}\``
      : `- ${status} ${type === 'application/json' ? '' : `\`${type}\` of `}${typeText(schema)}`
  )
}

function shapeText(schema: JsonSchema): string {
  if (Array.isArray(schema['oneOf'])) return schema['oneOf'].map((one) => `- ${typeText(toSchema(one))}`).join('\n')
  return fieldsOf(schema)
    .map(({ name, isRequired, schema: field }) => `- \`${name}${isRequired ? '' : '?'}\` ${typeText(field)}`)
    .join('\n')
}

/** A schema in a few words, on one line: a nested object by its fields, a shape with a name by a link to it. */
function typeText(schema: JsonSchema): string {
  const { $ref: reference, const: only, enum: values, type } = schema
  if (typeof reference === 'string') {
    const name = reference.split('/').at(-1) ?? ''
    return `[${name}](#${name.toLowerCase()})`
  }
  if (only !== undefined) return `\`${JSON.stringify(only)}\``
  if (Array.isArray(values)) return values.map((value) => `\`${JSON.stringify(value)}\``).join(' or ')
  const choices = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(choices)) return choices.map((choice) => typeText(toSchema(choice))).join(' or ')
  if (Array.isArray(type)) return type.map(String).join(' or ')
  if (type === 'array') return `list of ${typeText(toSchema(schema['items']))}`
  if (type !== 'object') return typeof type === 'string' ? type + boundsText(schema) : 'anything'
  const fields = fieldsOf(schema)
  if (fields.length === 0) return `object of ${typeText(toSchema(schema['additionalProperties']))}`
  return `{ ${fields.map(({ name, isRequired, schema: field }) => `${name}${isRequired ? '' : '?'}: ${typeText(field)}`).join(', ')} }`
}

function boundsText({ format, minLength, maxLength }: JsonSchema): string {
  const bounds = [
    ...(typeof format === 'string' ? [format] : []),
    ...(typeof minLength === 'number' ? [`at least ${minLength}`] : []),
    ...(typeof maxLength === 'number' ? [`at most ${maxLength}`] : [])
  ]
  return bounds.length === 0 ? '' : ` (${bounds.join(', ')})`
}

function fieldsOf(schema: JsonSchema): { name: string; isRequired: boolean; schema: JsonSchema }[] {
  const required: unknown = schema['required']
  return Object.entries(toSchema(schema['properties'])).map(([name, field]) => ({
    name,
    isRequired: Array.isArray(required) && required.includes(name),
    schema: toSchema(field)
  }))
}

function toSchema(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
