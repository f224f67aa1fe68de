import { createPartialResponse } from 'workbox-range-requests'

import { ASSET_CACHE, AUDIO_CACHE } from '../session/private-caches.ts'

/** A recording that this device keeps, whole or the part that was asked for; else the network's. */
export async function answerRecording(request: Request): Promise<Response> {
  const kept = (await caches.has(AUDIO_CACHE)) ? await (await caches.open(AUDIO_CACHE)).match(request.url) : undefined
  if (kept === undefined) return fetch(request)
  return request.headers.has('range') ? createPartialResponse(request, kept) : kept
}

/** A file with its content's hash in its name that is not among the shell's: kept when it was met once. */
export async function answerAsset(request: Request): Promise<Response> {
  const cache = await caches.open(ASSET_CACHE)
  const kept = await cache.match(request.url)
  if (kept !== undefined) return kept
  const response = await fetch(request)
  if (response.ok) await cache.put(request.url, response.clone())
  return response
}
