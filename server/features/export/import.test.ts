import { expect } from 'vitest'
import * as z from 'zod/mini'

import { importAnswerSchema } from '#shared/import.ts'
import {
  addMember,
  expectStatus,
  makeStory,
  type SignedInFamily,
  signedInFamily,
  signUpAndIn
} from '#tests/support/builders.ts'
import { apiTest } from '#tests/support/test-app.ts'

const fileSchema = z.looseObject({
  format: z.number(),
  familyMembers: z.array(z.unknown()),
  stories: z.array(z.unknown())
})

async function exportOf(family: SignedInFamily) {
  return fileSchema.parse(await (await expectStatus(await family.browser.get('/api/export'), 200)).json())
}

function send(family: SignedInFamily, file: object): Promise<Response> {
  return family.browser.send('POST', '/api/import', file)
}

async function take(family: SignedInFamily, file: object) {
  return importAnswerSchema.parse(await (await expectStatus(await send(family, file), 200)).json())
}

apiTest('what a family took home comes back into another account, whole, and once', async (app) => {
  const family = await signUpAndIn(app)
  await addMember(family, { hobbies: ['drawing', 'puddles'], soundsLike: 'HAH-nah' })
  await addMember(family, { name: 'Biscuit', isGuest: true })
  const story = await makeStory(family)
  await makeStory(family, { theme: 'the sea' })
  await family.browser.send('PATCH', `/api/stories/${story.id}/favorite`, { isFavorite: true })
  const file = await exportOf(family)

  const other = await signUpAndIn(app)
  expect(await take(other, file)).toEqual({ members: 2, stories: 2 })
  expect(await take(other, file)).toEqual({ members: 0, stories: 0 })
  const again = await exportOf(other)
  expect({ familyMembers: again.familyMembers, stories: again.stories }).toEqual({
    familyMembers: file.familyMembers,
    stories: file.stories
  })
  // Into the account it came from it brings nothing, and changes nothing.
  expect(await take(family, file)).toEqual({ members: 0, stories: 0 })
  expect(await exportOf(family)).toMatchObject({ familyMembers: file.familyMembers, stories: file.stories })
  await expectStatus(await other.browser.get('/api/stories'), 200)
})

apiTest('what was changed since stays changed, what was deleted comes back', async (app) => {
  const family = await signUpAndIn(app)
  const member = await addMember(family)
  const story = await makeStory(family)
  const file = await exportOf(family)
  await family.browser.send('PUT', `/api/family-members/${member.id}`, { name: 'Hana Rose' })
  await family.browser.send('DELETE', `/api/stories/${story.id}`)
  expect(await take(family, file)).toEqual({ members: 0, stories: 1 })
  const now = await exportOf(family)
  expect(now.familyMembers).toEqual([expect.objectContaining({ name: 'Hana Rose' })])
  expect(now.stories).toEqual(file.stories)
})

apiTest('two parts at the same moment bring everything once', async (app) => {
  const family = await signUpAndIn(app)
  await addMember(family)
  await makeStory(family)
  const file = await exportOf(family)
  const other = await signedInFamily(app)
  const taken = await Promise.all([take(other, file), take(other, file), take(other, file)])
  expect(taken.reduce((sum, { stories, members }) => sum + stories + members, 0)).toBe(2)
})

apiTest('a file that is none, too large, or beyond what a family may have is refused whole, in words', async (app) => {
  const family = await signUpAndIn(app)
  await addMember(family)
  await makeStory(family)
  const file = await exportOf(family)
  const [story] = file.stories
  const other = await signedInFamily(app)
  const wrong: object[] = [
    { ...file, format: 2 },
    { stories: [] },
    { ...file, stories: [{ ...z.looseObject({}).parse(story), content: 'x'.repeat(40_001) }] },
    { ...file, stories: Array.from({ length: 26 }, () => story) },
    { ...file, familyMembers: [{ id: "' or 1=1", name: 'A', age: 1, relationship: 'b', createdAt: 'now' }] },
    { ...file, familyMembers: 'all' }
  ]
  for (const one of wrong) await expectStatus(await send(other, one), 400)
  await expectStatus(await send(other, { ...file, audio: 'x'.repeat(1024 * 1024) }), 413)
  const crowd = Array.from({ length: 200 }, (_, i) => ({
    id: `m${i}`,
    name: `N${i}`,
    age: 1,
    relationship: 'cousin',
    createdAt: '2026-01-01T00:00:00.000Z'
  }))
  await addMember(other)
  await expectStatus(await send(other, { ...file, familyMembers: crowd }), 409)
  const { db } = app.context
  const rows = db.selectFrom('stories').select('id').where('user_id', '=', other.userId)
  expect(await rows.execute()).toEqual([])
  await expectStatus(await send({ ...other, browser: app.browser() }, file), 401)
  // A userId in the file counts for nothing: the account is the session's.
  await expectStatus(await send(other, { ...file, userId: family.userId }), 403)
})
