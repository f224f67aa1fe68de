import { PREVIEW_SOURCE } from '#shared/preview-source.ts'
import { jsonField, jsonText } from '../lib/json-field.ts'
import { isUnreachable } from '../lib/offline-answer.ts'
import { familyCache, purgePrivateCaches } from '../session/private-caches.ts'
import { asOffline, networkFirst, PATIENCE_MS } from './network-first.ts'

/** Where the server's last word on a session lies, among the same family's lists. */
const SESSION = '/offline/session'
const KEPT_AT = 'x-talewick-kept-at'
/** The server ends a session that was idle for as long. */
const SESSION_DAYS = 30
const DAY_MS = 86_400_000

type Fetch = (request: Request) => Promise<Response>
/** Keeps the worker awake until some work is done (`event.waitUntil`). */
type Hold = (work: Promise<unknown>) => void

/** What a family can read and do on this device without the server, and who may. */
export interface KeptFamily {
  /** A list: the network's, or the one that was kept. */
  list(request: Request, userId: string, hold: Hold): Promise<Response>
  /**
   * Is this session valid? The server's word; and when it cannot be reached, its last word to this very user on this
   * very device, when that was yes, there was no sign-out since, and it is no older than a session can be.
   */
  checkSession(request: Request, hold: Hold): Promise<Response>
  /** Fetches what is not kept yet, so that the first evening without a network may be tomorrow's. */
  keep(userId: string): Promise<void>
  /**
   * A star, a deletion or a part that is said differently: where the server has agreed, what is kept of the library is changed likewise, so that an evening
   * without a network shows it, and nothing is fetched again.
   */
  changeStory(request: Request, change: StoryChange, hold: Hold): Promise<Response>
  /** Something changes: a list from before is shown only where there is no network at all. */
  noteChange(): void
  /** Forgets everything, and lets no answer that is still on its way be kept. */
  clear(): Promise<void>
}

export interface StoryChange {
  id: string
  change: 'star' | 'deletion' | 'text'
}

export function createKeptFamily(fetchIt: Fetch, origin: string, now: () => number = Date.now): KeptFamily {
  let era = 0
  let changedAt = 0

  /** An answer for `userId` that the server gives now is kept, unless a sign-out comes meanwhile. */
  async function put(userId: string, key: string, response: Response, begun: number): Promise<void> {
    const headers = new Headers(response.headers)
    headers.set(KEPT_AT, String(now()))
    const copy = new Response(await response.arrayBuffer(), { headers })
    const cache = await caches.open(familyCache(userId))
    if (begun === era) await cache.put(key, copy)
    else await caches.delete(familyCache(userId))
  }

  async function recall(userId: string, key: string): Promise<Response | null> {
    const name = familyCache(userId)
    if (!(await caches.has(name))) return null
    return (await (await caches.open(name)).match(key)) ?? null
  }

  async function askList(request: Request, userId: string, begun: number): Promise<Response> {
    const response = await fetchIt(request)
    if (response.status === 401) await caches.delete(familyCache(userId))
    else if (response.ok) await put(userId, request.url, response.clone(), begun)
    return response
  }

  async function askSession(request: Request, userId: string, begun: number): Promise<Response> {
    const response = await fetchIt(request)
    if (isUnreachable(response)) return response
    // A server in trouble, or one that is asked too often, has not said that the session is over.
    const verdict = response.status === 401 ? false : response.ok ? await saidOf(response.clone()) : null
    if (verdict === true) await put(userId, SESSION, response.clone(), begun)
    if (verdict === false) await caches.delete(familyCache(userId))
    return response
  }

  async function recallSession(userId: string): Promise<Response | null> {
    const kept = await recall(userId, SESSION)
    if (kept === null || now() - keptAt(kept) > SESSION_DAYS * DAY_MS) return null
    return asOffline(Response.json({ valid: true }))
  }

  /** Changes the kept first page and the kept story; `row` is the story as the server answered it. */
  async function edit(userId: string, { id, change }: StoryChange, row: unknown, begun: number): Promise<void> {
    const query = new URLSearchParams({ userId }).toString()
    const page = `${origin}/api/stories?${query}&view=summary`
    const story = `${origin}/api/stories/${encodeURIComponent(id)}?${query}`
    const name = familyCache(userId)
    if (!(await caches.has(name))) return
    if (change === 'deletion') await (await caches.open(name)).delete(story)
    const before: unknown = await (await recall(userId, page))?.json()
    const after = change === 'deletion' ? pageWithout(before, id) : pageWith(before, row)
    if (after !== null) await put(userId, page, Response.json(after), begun)
    if (change !== 'deletion' && jsonText(row, 'content') !== null) await put(userId, story, Response.json(row), begun)
  }

  return {
    async list(request, userId, hold) {
      const begun = era
      const kept = await recall(userId, request.url)
      const isStale = kept !== null && keptAt(kept) <= changedAt
      const network = askList(request, userId, begun)
      hold(network.catch(nothing))
      return networkFirst(
        network,
        // Asked again: after a sign-out while the network is silent there is nothing left to be shown.
        async () => marked(await recall(userId, request.url)),
        isStale ? null : PATIENCE_MS
      )
    },

    async checkSession(request, hold) {
      const begun = era
      const userId = userIdOf(await request.clone().json().catch(nothing))
      if (userId === null) return fetchIt(request)
      const network = askSession(request, userId, begun)
      hold(network.catch(nothing))
      return networkFirst(network, () => recallSession(userId), PATIENCE_MS)
    },

    async keep(userId) {
      const begun = era
      // Letter for letter as the page asks.
      const query = new URLSearchParams({ userId }).toString()
      for (const path of [`/api/stories?${query}&view=summary`, `/api/family-members?${query}`]) {
        const url = `${origin}${path}`
        if ((await recall(userId, url)) === null)
          await askList(new Request(url, { credentials: 'include' }), userId, begun)
      }
      // A page that was there before its worker has fetched these texts past it.
      for (const id of wantedIn(await (await recall(userId, `${origin}/api/stories?${query}&view=summary`))?.json())) {
        const url = `${origin}/api/stories/${encodeURIComponent(id)}?${query}`
        if ((await recall(userId, url)) === null)
          await askList(new Request(url, { credentials: 'include' }), userId, begun)
      }
      const check = new Request(`${origin}/api/validate-session`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userId })
      })
      if ((await recall(userId, SESSION)) === null) await askSession(check, userId, begun)
    },

    async changeStory(request, change, hold) {
      const begun = era
      changedAt = now()
      const sent = request.clone()
      const response = await fetchIt(request)
      const answer = response.clone()
      async function follow(): Promise<void> {
        const body: unknown = await sent.json().catch(nothing)
        const userId = new URL(request.url).searchParams.get('userId') ?? userIdOf(body)
        // What another window has deleted is gone here as well.
        const isGone = response.status === 404 && change.change !== 'text'
        if (userId === null || !(response.ok || isGone)) return
        const row: unknown = await answer.json().catch(nothing)
        // A server that speaks the specification alone need not answer the story.
        const said = jsonText(row, 'content') === null ? { id: change.id, isFavorite: isFavorite(body) } : row
        await edit(userId, isGone ? { ...change, change: 'deletion' } : change, said, begun)
      }
      hold(follow().catch(nothing))
      return response
    },

    noteChange() {
      changedAt = now()
    },

    async clear() {
      era += 1
      await purgePrivateCaches()
    }
  }
}

/** As many of the newest as have their text kept, besides the favorites. */
const NEWEST = 10

/** The ids of the stories of a library's first page that an evening without a network may want. */
function wantedIn(page: unknown): string[] {
  const stories: unknown = typeof page === 'object' && page !== null && 'stories' in page ? page.stories : []
  if (!Array.isArray(stories)) return []
  const known = stories.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'id' in one && typeof one.id === 'string'
      ? [
          {
            id: one.id,
            at: 'createdAt' in one ? String(one.createdAt) : '',
            isFavorite: 'isFavorite' in one && one.isFavorite === true
          }
        ]
      : []
  )
  const newest = known.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, NEWEST)
  return [...new Set([...newest, ...known.filter(({ isFavorite }) => isFavorite)].map(({ id }) => id))]
}

type LibraryPage = Record<string, unknown> & { stories: unknown[]; total: number; favorites: number }

/** A first page as this version keeps it; null for anything else, which is left alone. */
function libraryPage(value: unknown): LibraryPage | null {
  const [stories, total, favorites] = ['stories', 'total', 'favorites'].map((field) => jsonField(value, field))
  return typeof value === 'object' &&
    Array.isArray(stories) &&
    typeof total === 'number' &&
    typeof favorites === 'number'
    ? { ...value, stories, total, favorites }
    : null
}

const isFavorite = (story: unknown) => jsonField(story, 'isFavorite') === true

function pageWithout(value: unknown, id: string): LibraryPage | null {
  const page = libraryPage(value)
  const gone = page?.stories.find((story) => jsonText(story, 'id') === id)
  if (page === null || gone === undefined) return null
  return {
    ...page,
    stories: page.stories.filter((story) => story !== gone),
    total: page.total - 1,
    favorites: page.favorites - (isFavorite(gone) ? 1 : 0)
  }
}

/** With the story as it is now; one of a later page comes before the others, where a favourite stands. */
function pageWith(value: unknown, row: unknown): LibraryPage | null {
  const page = libraryPage(value)
  const content = jsonText(row, 'content')
  if (page === null || typeof row !== 'object' || row === null) return null
  const was = page.stories.find((story) => jsonText(story, 'id') === jsonText(row, 'id'))
  if (was === undefined && content === null) return null
  const now: Record<string, unknown> = { ...(typeof was === 'object' ? was : {}), ...row }
  if (content !== null) {
    delete now['content']
    now['opening'] = content.slice(0, PREVIEW_SOURCE)
  }
  const before = was === undefined ? !isFavorite(now) : isFavorite(was)
  return {
    ...page,
    stories: was === undefined ? [now, ...page.stories] : page.stories.map((story) => (story === was ? now : story)),
    favorites: page.favorites + (isFavorite(now) ? 1 : 0) - (before ? 1 : 0)
  }
}

function keptAt(response: Response): number {
  return Number(response.headers.get(KEPT_AT) ?? 0)
}

function marked(kept: Response | null): Response | null {
  return kept === null ? null : asOffline(kept)
}

/** What the server says of the session; null when that cannot be read. */
async function saidOf(response: Response): Promise<boolean | null> {
  const answer: unknown = await response.json().catch(nothing)
  const valid = typeof answer === 'object' && answer !== null && 'valid' in answer ? answer.valid : null
  return typeof valid === 'boolean' ? valid : null
}

function userIdOf(body: unknown): string | null {
  const id = typeof body === 'object' && body !== null && 'userId' in body ? body.userId : null
  return typeof id === 'string' && id !== '' ? id : null
}

/** Not JSON, or no network: as if nothing had been said. */
function nothing(): null {
  return null
}
