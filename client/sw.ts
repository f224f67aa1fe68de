import { PrecacheController } from 'workbox-precaching'

import { ASSET_CACHE, SHELL_CACHE } from './session/private-caches.ts'
import { createKeptFamily } from './worker/kept-family.ts'
import { answerAsset, answerRecording } from './worker/kept-files.ts'
import { networkFirst, PATIENCE_MS } from './worker/network-first.ts'
import { readQuestion } from './worker/question.ts'

// The service worker, built into /sw.js: the pages, a family's lists and the recordings it keeps, without a network.
// Everything it is asked and does not know belongs to the server; see docs/decisions/009-evenings-without-a-network.md.

declare const self: ServiceWorkerGlobalScope

const { origin } = self.location
/** The page of every address: without the words of any. */
const SHELL = '/?shell'
const shell = new PrecacheController({ cacheName: SHELL_CACHE })
const family = createKeptFamily((request) => fetch(request), origin)

// The list of the build's files; the page among them is the server's own answer, headers, policy and
// nonce together.
shell.precache(self.__WB_MANIFEST)

self.addEventListener('install', (event) => {
  event.waitUntil(shell.install(event))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await shell.activate(event)
      await caches.delete(ASSET_CACHE)
      await self.clients.claim()
    })()
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const hold = event.waitUntil.bind(event)
  const question = readQuestion(request, origin)
  switch (question.kind) {
    case 'page':
      return event.respondWith(networkFirst(fetch(request), recallShell, PATIENCE_MS))
    case 'server page':
      return event.respondWith(networkFirst(fetch(request), recallShell, null))
    case 'asset':
      return event.respondWith(shellFile(request).then((file) => file ?? answerAsset(request)))
    case 'list':
      return event.respondWith(family.list(request, question.userId, hold))
    case 'recording':
      return event.respondWith(answerRecording(request))
    case 'session check':
      return event.respondWith(family.checkSession(request, hold))
    case 'sign-out':
      return event.waitUntil(family.clear())
    case 'story change':
      return event.respondWith(family.changeStory(request, question, hold))
    case 'change':
      return family.noteChange()
    case 'pass':
  }
})

self.addEventListener('message', (event) => {
  const message: unknown = event.data
  if (typeof message !== 'object' || message === null || !('type' in message)) return
  if (message.type === 'keep' && 'userId' in message && typeof message.userId === 'string')
    event.waitUntil(family.keep(message.userId).catch(tellConsole))
  if (message.type === 'take over') event.waitUntil(takeOver())
})

/** A new version waits while any other window is open: a story may be heard there. */
async function takeOver(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (windows.length <= 1) await self.skipWaiting()
}

/** Nothing waits for it; it is tried again at the next start. */
function tellConsole(error: unknown): void {
  console.info('Not everything could be kept for an evening without a network', error)
}

async function recallShell(): Promise<Response | null> {
  return (await shell.matchPrecache(SHELL)) ?? null
}

async function shellFile(request: Request): Promise<Response | null> {
  return (await shell.matchPrecache(request.url)) ?? null
}
