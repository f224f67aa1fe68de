import * as z from 'zod/mini'

import { api, type Api, type CallName } from '#shared/api.ts'
import type { Endpoint, EndpointAnswer, EndpointInput, Schema } from '#shared/endpoint.ts'
import type { Story } from '#shared/story.ts'
import { ApiError, readFailure } from './api-error.ts'
import { request, type RequestExtras, type RequestInput } from './request.ts'
import { announceSessionEnd } from './session-end.ts'
import { SPEC_ANSWERS } from './spec-answers.ts'

// Zod may probe `new Function` before it parses, which our content security policy rightly reports.
z.config({ jitless: true })

/** What people may be shown of an answer that cannot be read. */
const UNKNOWN_SHAPE = 'The server answered in a shape this page does not know'

/** What a call answers; §7 does not show what a favourite does, so it may be nothing. */
export type CallAnswer<Name extends CallName> = Name extends 'setFavorite' ? Story | null : EndpointAnswer<Api[Name]>

/** Makes one of the contract's calls and answers its parsed result; anything but success throws `ApiError`. */
export async function call<Name extends CallName>(
  name: Name,
  input: EndpointInput<Api[Name]>,
  extras: RequestExtras = {}
): Promise<CallAnswer<Name>> {
  const row: Endpoint = api[name]
  const response = await send(name, input, extras)
  if (row.answer === 'bytes') throw new Error(`${name} answers bytes: use send()`)
  // The one place where the contract's types are asserted: a schema of the same output has just checked them.
  return parseAnswer(SPEC_ANSWERS[name] ?? row.answer, await readJson(response)) as CallAnswer<Name>
}

/** The same as a raw response, for sound and event streams. */
export async function send<Name extends CallName>(
  name: Name,
  input: EndpointInput<Api[Name]>,
  extras: RequestExtras = {}
): Promise<Response> {
  const row: Endpoint = api[name]
  const response = await request(row, input as RequestInput, extras)
  if (response.ok) return response
  if (response.status === 401 && row.access !== 'open') announceSessionEnd()
  throw new ApiError(response.status, await response.text(), response.statusText, response.headers.get('retry-after'))
}

/** What stands between us and the server, such as a hotel's sign-in page, answers "ok" too, but not in JSON. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(UNKNOWN_SHAPE, { cause: error })
    throw error
  }
}

function parseAnswer(schema: Schema, json: unknown): unknown {
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  throw new Error(readFailure(json)?.message ?? UNKNOWN_SHAPE, { cause: parsed.error })
}
