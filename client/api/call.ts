import * as z from 'zod/mini'

import { api, type Api, type CallName } from '#shared/api.ts'
import type { Endpoint, EndpointAnswer, EndpointInput, Schema } from '#shared/endpoint.ts'
import type { Story } from '#shared/story.ts'
import { noteAnswer, noteConnection } from '../lib/connection.ts'
import { ApiError, readFailure } from './api-error.ts'
import { baseUrl, isNativeWrapper } from './base-url.ts'
import { announceSessionEnd } from './session-end.ts'
import { SPEC_ANSWERS } from './spec-answers.ts'
import { wrapperToken } from './wrapper-token.ts'

// Zod may probe `new Function` before it parses, which our content security policy rightly reports.
z.config({ jitless: true })

/** What people may be shown of an answer that cannot be read. */
const UNKNOWN_SHAPE = 'The server answered in a shape this page does not know'

interface Extras {
  headers?: Record<string, string>
  signal?: AbortSignal
  keepalive?: boolean
}

type Scalars = Record<string, string | number | boolean | undefined>

interface Inputs {
  params?: Scalars
  query?: Scalars
  body?: unknown
}

/** What a call answers; §7 does not show what a favourite does, so it may be nothing. */
export type CallAnswer<Name extends CallName> = Name extends 'setFavorite' ? Story | null : EndpointAnswer<Api[Name]>

/** Makes one of the contract's calls and answers its parsed result; anything but success throws `ApiError`. */
export async function call<Name extends CallName>(
  name: Name,
  input: EndpointInput<Api[Name]>,
  extras: Extras = {}
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
  extras: Extras = {}
): Promise<Response> {
  const row: Endpoint = api[name]
  const { params = {}, query = {}, body } = input as Inputs
  const base = baseUrl()
  const headers: Record<string, string> = { ...extras.headers }
  // §7: a JSON body only when there is a payload.
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (isNativeWrapper()) {
    headers['x-client'] = 'native'
    const token = await wrapperToken()
    if (token !== null) headers['authorization'] = `Bearer ${token}`
  }
  const started = performance.now()
  // §8: calls are logged to the console; the path's pattern only, because a console outlives a session.
  const log = (came: number | 'no answer') =>
    console.debug(row.method, row.path, came, Math.round(performance.now() - started))
  const response = await reach(`${base.url}${fillPath(row.path, params)}${queryString(query)}`, {
    method: row.method,
    headers,
    credentials: base.credentials,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(extras.signal === undefined ? {} : { signal: extras.signal }),
    ...(extras.keepalive === undefined ? {} : { keepalive: extras.keepalive })
  }).catch((error: unknown) => {
    log('no answer')
    throw error
  })
  log(response.status)
  if (response.ok) return response
  if (response.status === 401 && row.access !== 'open') announceSessionEnd()
  throw new ApiError(response.status, await response.text(), response.statusText, response.headers.get('retry-after'))
}

/** Browsers name an unreachable server in their own ways ("Load failed"); ours is one that people can read. */
async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init)
    noteAnswer(response)
    return response
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    noteConnection(false)
    throw new Error('Network error: the server could not be reached', { cause: error })
  }
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

function fillPath(path: string, params: Scalars): string {
  return path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
}

function queryString(query: Scalars): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

function parseAnswer(schema: Schema, json: unknown): unknown {
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  throw new Error(readFailure(json)?.message ?? UNKNOWN_SHAPE, { cause: parsed.error })
}
