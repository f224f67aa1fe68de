import { expect, test, vi } from 'vitest'

import { fetchPart, loadPageAnew, MissingPart, type WholePage } from './fetch-part.ts'

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('a part that comes is all that is asked for', async () => {
  const page = pageOf({})
  expect(await fetchPart(() => Promise.resolve('menu'), false, page)).toBe('menu')
  expect(page.servedScript).not.toHaveBeenCalled()
})

test('of the same version the part is missing, and the page stays', async () => {
  const page = pageOf({ served: '/assets/a.js' })
  await expect(fetchPart(gone, false, page)).rejects.toThrow(MissingPart)
  expect(page.servedScript).toHaveBeenCalledOnce()
  expect(page.loadAnew).not.toHaveBeenCalled()
})

test('of another version the page is loaded anew, and nothing more is drawn', async () => {
  const page = pageOf({ served: '/assets/b.js' })
  expect(await Promise.race([fetchPart(gone, false, page), soon()])).toBe('still waiting')
  expect(page.loadAnew).toHaveBeenCalledOnce()
})

test.each([
  ['it was loaded anew here before', { served: '/assets/b.js', isRenewed: true }],
  ['somebody is listening', { served: '/assets/b.js', isHeld: true }],
  ['the server cannot be reached', { served: null }],
  ['nobody knows its own version', { served: '/assets/b.js', script: null }]
])('the page stays when %s', async (_reason, state) => {
  const page = pageOf(state)
  await expect(fetchPart(gone, false, page)).rejects.toThrow(MissingPart)
  expect(page.loadAnew).not.toHaveBeenCalled()
})

test('asked for once more, a part that still does not come takes the page with it, if there is a page to be had', async () => {
  const page = pageOf({ served: '/assets/a.js', isRenewed: true })
  expect(await Promise.race([fetchPart(gone, true, page), soon()])).toBe('still waiting')
  expect(page.loadAnew).toHaveBeenCalledOnce()
  for (const state of [{ served: null }, { isHeld: true }]) {
    const stays = pageOf(state)
    await expect(fetchPart(gone, true, stays)).rejects.toThrow(MissingPart)
    expect(stays.loadAnew).not.toHaveBeenCalled()
  }
})

test('the page itself is loaded anew only from a server that answers, and when nothing is cut short', async () => {
  expect(await loadPageAnew(pageOf({}))).toBe(true)
  expect(await loadPageAnew(pageOf({ served: null }))).toBe(false)
  expect(await loadPageAnew(pageOf({ isHeld: true }))).toBe(false)
})

interface State {
  script?: string | null
  served?: string | null
  isHeld?: boolean
  isRenewed?: boolean
}

function pageOf({ script = '/assets/a.js', served = '/assets/a.js', isHeld = false, isRenewed = false }: State) {
  return {
    script: () => script,
    servedScript: vi.fn<WholePage['servedScript']>(() => Promise.resolve(served)),
    isHeld: () => isHeld,
    isRenewed: () => isRenewed,
    loadAnew: vi.fn<() => void>()
  }
}

async function soon(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 20))
  return 'still waiting'
}
