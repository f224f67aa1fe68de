import type { Endpoint } from '#shared/endpoint.ts'
import { noteAnswer, noteConnection } from '../lib/connection.ts'
import { baseUrl, isNativeWrapper } from './base-url.ts'
import { wrapperToken } from './wrapper-token.ts'

/** What a request needs of a row of the contract: the front page sends one without fetching the contract for it. */
export type RequestRow = Pick<Endpoint, 'method' | 'path'>

export interface RequestExtras {
  headers?: Record<string, string>
  signal?: AbortSignal
  keepalive?: boolean
}

type Scalars = Record<string, string | number | boolean | undefined>

export interface RequestInput {
  params?: Scalars
  query?: Scalars
  body?: unknown
}

/** The server could not be asked: there is no network, or nothing behind it. Its message is for people. */
export class UnreachableError extends Error {
  constructor(cause: unknown) {
    // Browsers name it in their own ways ("Load failed").
    super('Network error: the server could not be reached', { cause })
    this.name = 'UnreachableError'
  }
}

/**
 * Asks the server, and answers whatever it says, a refusal too.
 * @throws UnreachableError
 */
export async function request(row: RequestRow, input: RequestInput, extras: RequestExtras = {}): Promise<Response> {
  const { params = {}, query = {}, body } = input
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
  return response
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init)
    noteAnswer(response)
    return response
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    noteConnection(false)
    throw new UnreachableError(error)
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
