/** A browser's Cache Storage in memory: what a page or its worker keeps, without ages or quotas. */
export interface FakeCaches extends Pick<CacheStorage, 'open' | 'has' | 'keys' | 'delete' | 'match'> {
  /** The addresses in one cache, as they were put there. */
  addresses(name: string): string[]
}

/** `load` stands in for the network of `cache.add`. Short addresses are those of `http://localhost`. */
export function createFakeCaches(load: (url: string) => Promise<Response> = notThere): FakeCaches {
  const stores = new Map<string, Map<string, Response>>()

  function cacheOf(name: string): Cache {
    const entries = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, entries)
    return {
      match: (key) => Promise.resolve(entries.get(addressOf(key))?.clone()),
      put: (key, response) => Promise.resolve(void entries.set(addressOf(key), response)),
      delete: (key) => Promise.resolve(entries.delete(addressOf(key))),
      keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
      matchAll: () => Promise.resolve([...entries.values()].map((response) => response.clone())),
      add: async (key) => {
        const response = await load(addressOf(key))
        if (!response.ok) throw new TypeError('Request failed')
        entries.set(addressOf(key), response)
      },
      addAll: () => Promise.reject(new Error('Nobody uses this'))
    }
  }

  return {
    open: (name) => Promise.resolve(cacheOf(name)),
    has: (name) => Promise.resolve(stores.has(name)),
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name) => Promise.resolve(stores.delete(name)),
    match: async (key) => {
      for (const name of stores.keys()) {
        const found = await cacheOf(name).match(key)
        if (found !== undefined) return found
      }
      return undefined
    },
    addresses: (name) => [...(stores.get(name)?.keys() ?? [])]
  }
}

/** A recording, as the server answers with one. */
export function soundAnswer(bytes = 'sound'): Response {
  return new Response(bytes, { headers: { 'content-type': 'audio/mpeg' } })
}

function addressOf(key: RequestInfo | URL): string {
  return new URL(key instanceof Request ? key.url : key, 'http://localhost').href
}

function notThere(): Promise<Response> {
  return Promise.resolve(new Response(null, { status: 404 }))
}
