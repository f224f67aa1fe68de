/** A browser as the server sees it: a cookie jar, and the headers that browsers send with a page's own requests. */
export interface Browser {
  /** Stands in for the page's `fetch`: same origin, cookies included. */
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  get(path: string, headers?: Record<string, string>): Promise<Response>
  send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>
  ): Promise<Response>
  cookies: Map<string, string>
}

type Send = (path: string, init: RequestInit) => Promise<Response>

export const PAGE_ORIGIN = 'http://localhost'

export function createBrowser(send: Send): Browser {
  const cookies = new Map<string, string>()

  async function request(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin')
    const response = await send(path, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  return {
    cookies,
    fetch: async (input, init = {}) => {
      const url = new URL(input instanceof Request ? input.url : String(input), PAGE_ORIGIN)
      if (url.origin !== PAGE_ORIGIN) throw new TypeError(`A page asked another host: ${url.origin}`)
      return await request(url.pathname + url.search, init)
    },
    get: (path, headers = {}) => request(path, { headers }),
    send: (method, path, body, headers = {}) =>
      request(path, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) })
      })
  }
}
