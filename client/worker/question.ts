import { PAGES, pageOf } from '#shared/pages.ts'

/** What a request is to the service worker. `pass` is everything that it leaves to the network alone. */
export type Question =
  | { kind: 'page' }
  /** A page that the server alone can answer well; without it ours says so, and not the browser's own error page. */
  | { kind: 'server page' }
  | { kind: 'asset' }
  | { kind: 'list'; userId: string }
  | { kind: 'recording' }
  | { kind: 'session check' }
  | { kind: 'sign-out' }
  /** One story is starred, unstarred or deleted, or a part of it said differently. */
  | { kind: 'story change'; id: string; change: 'star' | 'deletion' | 'text' }
  /** Something is changed that a list tells of. */
  | { kind: 'change' }
  | { kind: 'pass' }

/** These have a policy of their own, or say what only the server knows. */
const SERVER_ONLY = new Set(['/subscribe', '/admin'])
const LISTS = ['/api/stories', '/api/family-members']
/** One story with its text: it is kept as the lists are, when it has been asked for. */
const STORY = /^\/api\/stories\/[^/]+$/
const STARRED = /^\/api\/stories\/([^/]+)\/favorite$/
const RETOLD = /^\/api\/stories\/([^/]+)\/parts\/\d+$/
const ASSETS = /^\/(?:assets\/|icon\.svg$|icons\/)/

/** Reads a request of a page on `origin`. */
export function readQuestion(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Question {
  const { pathname: path, searchParams, origin: asked } = new URL(request.url)
  if (asked !== origin) return { kind: 'pass' }
  if (request.mode === 'navigate') {
    const page = pageOf(path)
    if (request.method !== 'GET' || path.startsWith('/api/')) return { kind: 'pass' }
    // An unknown address is the server's to refuse: the shell would call it found.
    return { kind: PAGES.includes(page) && !SERVER_ONLY.has(page) ? 'page' : 'server page' }
  }
  if (request.method === 'GET') {
    if (ASSETS.test(path)) return { kind: 'asset' }
    if (path.startsWith('/api/audio/')) return { kind: 'recording' }
    const userId = searchParams.get('userId')
    return (LISTS.includes(path) || STORY.test(path)) && userId !== null && userId !== ''
      ? { kind: 'list', userId }
      : { kind: 'pass' }
  }
  if (request.method === 'POST' && path === '/api/validate-session') return { kind: 'session check' }
  if (request.method === 'POST' && path === '/api/logout') return { kind: 'sign-out' }
  const starred = request.method === 'PATCH' ? STARRED.exec(path)?.[1] : undefined
  if (starred !== undefined) return { kind: 'story change', id: decodeURIComponent(starred), change: 'star' }
  const retold = request.method === 'POST' ? RETOLD.exec(path)?.[1] : undefined
  if (retold !== undefined) return { kind: 'story change', id: decodeURIComponent(retold), change: 'text' }
  if (request.method === 'DELETE' && STORY.test(path))
    return { kind: 'story change', id: decodeURIComponent(path.slice('/api/stories/'.length)), change: 'deletion' }
  return LISTS.some((list) => path === list || path.startsWith(`${list}/`)) ? { kind: 'change' } : { kind: 'pass' }
}
