import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { OFFLINE_MARK } from '../lib/offline-answer.ts'
import { asOffline, networkFirst } from './network-first.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const keeps = () => Promise.resolve(new Response('kept'))
const keepsNothing = () => Promise.resolve(null)

test('the network comes first, also with a refusal', async () => {
  for (const status of [200, 401, 404, 500]) {
    const answer = await networkFirst(Promise.resolve(new Response('new', { status })), keeps, 3000)
    expect([answer.status, await answer.text()]).toEqual([status, 'new'])
  }
})

test.each([502, 503, 504])('%i is a server that is not there', async (status) => {
  const dead = () => Promise.resolve(new Response('gone', { status }))
  expect(await (await networkFirst(dead(), keeps, 3000)).text()).toBe('kept')
  expect((await networkFirst(dead(), keepsNothing, 3000)).status).toBe(status)
})

test('without a network there is what was kept, and without that the failure itself', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await (await networkFirst(lost(), keeps, 3000)).text()).toBe('kept')
  await expect(networkFirst(lost(), keepsNothing, 3000)).rejects.toThrow('Failed to fetch')
})

test('a slow network gets its three seconds', async () => {
  const slow = () => later(5000, new Response('new'))
  const first = networkFirst(slow(), keeps, 3000)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await (await first).text()).toBe('kept')

  const nothingElse = networkFirst(slow(), keepsNothing, 3000)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await (await nothingElse).text()).toBe('new')

  const patient = networkFirst(slow(), keeps, null)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await (await patient).text()).toBe('new')
})

test('a kept answer says that it is one', async () => {
  const answer = asOffline(new Response('[]', { headers: { 'content-type': 'application/json' } }))
  expect(Object.fromEntries(answer.headers)).toEqual({ 'content-type': 'application/json', [OFFLINE_MARK]: '1' })
  expect(await answer.text()).toBe('[]')
})

async function later(ms: number, response: Response): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, ms))
  return response
}
