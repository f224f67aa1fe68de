import { expect } from 'vitest'
import * as z from 'zod/mini'

import { storyPageSchema, type StoryPage, storySchema } from '#shared/story.ts'
import { expectStatus, makeStory, signedInFamily } from '#tests/support/builders.ts'
import { apiTest } from '#tests/support/test-app.ts'

apiTest('the library by pages: favourites first, then the newest, every story once, and no text', async (app) => {
  const family = await signedInFamily(app)
  const made = []
  for (let i = 0; i < 7; i += 1) made.push(await makeStory(family, { theme: `night ${i}` }))
  for (const { id } of [made[1], made[4]].filter((one) => one !== undefined))
    await expectStatus(await family.browser.send('PATCH', `/api/stories/${id}/favorite`, { isFavorite: true }), 200)
  const whole = z.array(storySchema).parse(await (await family.browser.get('/api/stories')).json())

  const pages: StoryPage[] = []
  for (let after = ''; pages.length < 10;) {
    const query = `/api/stories?view=summary&limit=3${after === '' ? '' : `&after=${encodeURIComponent(after)}`}`
    const page = storyPageSchema.parse(await (await expectStatus(await family.browser.get(query), 200)).json())
    pages.push(page)
    if (page.next === null) break
    after = page.next
  }
  expect(pages.map(({ stories }) => stories.length)).toEqual([3, 3, 1])
  expect(pages.flatMap(({ stories }) => stories.map(({ id }) => id))).toEqual(whole.map(({ id }) => id))
  for (const page of pages) expect(page).toMatchObject({ total: 7, favorites: 2 })
  const [first] = pages[0]?.stories ?? []
  expect(first).not.toHaveProperty('content')
  expect(whole[0]?.content.startsWith(first?.opening ?? 'nothing')).toBe(true)
})

apiTest('a browser that still holds a page or a story is not sent it again, until it changes', async (app) => {
  const family = await signedInFamily(app)
  const { id } = await makeStory(family)
  for (const path of ['/api/stories', '/api/stories?view=summary', `/api/stories/${id}`]) {
    const first = await expectStatus(await family.browser.get(path), 200)
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const held = await family.browser.fetch(path, { headers: { 'if-none-match': `W/${tag}` } })
    expect([held.status, await held.text()]).toEqual([304, ''])
  }
  const tag = (await family.browser.get(`/api/stories/${id}`)).headers.get('etag') ?? ''
  await family.browser.send('PATCH', `/api/stories/${id}/favorite`, { isFavorite: true })
  expect((await family.browser.fetch(`/api/stories/${id}`, { headers: { 'if-none-match': tag } })).status).toBe(200)
})

apiTest('one story is its family’s alone, and pages are asked for in their own words', async (app) => {
  const family = await signedInFamily(app)
  const story = await makeStory(family)
  expect(await (await family.browser.get(`/api/stories/${story.id}`)).json()).toEqual(story)
  const other = await signedInFamily(app)
  await expectStatus(await other.browser.get(`/api/stories/${story.id}`), 404)
  await expectStatus(await app.request(`/api/stories/${story.id}`), 401)
  for (const query of ['view=all', 'view=summary&limit=0', 'view=summary&limit=201', 'view=summary&after=1~x'])
    await expectStatus(await family.browser.get(`/api/stories?${query}`), 400)
})
