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
  expect(await take(other, file)).toEqual({ settings: false, members: 2, stories: 2 })
  expect(await take(other, file)).toEqual({ settings: false, members: 0, stories: 0 })
  const again = await exportOf(other)
  expect({ familyMembers: again.familyMembers, stories: again.stories }).toEqual({
    familyMembers: file.familyMembers,
    stories: file.stories
  })
  // Into the account it came from it brings nothing, and changes nothing.
  expect(await take(family, file)).toEqual({ settings: false, members: 0, stories: 0 })
  expect(await exportOf(family)).toMatchObject({ familyMembers: file.familyMembers, stories: file.stories })
  await expectStatus(await other.browser.get('/api/stories'), 200)
})

const SETTINGS = {
  firstName: 'Mere',
  lastName: 'Ngata',
  timezone: 'Auckland',
  notifications: { email: true, stories: true, updates: false, bedtime: '18:45' },
  preferences: { defaultNarrator: 'maya', autoPlay: false, darkMode: true }
}

apiTest(
  'the settings come along, with the letters that they ask for, and never over settings of this account',
  async (app) => {
    const family = await signUpAndIn(app)
    expect(await exportOf(family)).toMatchObject({ settings: null })
    await expectStatus(await family.browser.send('PUT', '/api/profile', { profile: SETTINGS }), 200)
    const file = await exportOf(family)
    expect(file).toMatchObject({ settings: SETTINGS })

    const other = await signUpAndIn(app)
    expect(await take(other, file)).toMatchObject({ settings: true })
    expect(await (await other.browser.get('/api/profile')).json()).toEqual({ profile: SETTINGS })
    const due = await app.context.db
      .selectFrom('reminders')
      .select(['user_id', 'next_due_at', 'wants_news'])
      .where('next_due_at', 'is not', null)
      .execute()
    expect(due.map(({ user_id }) => user_id).toSorted()).toEqual([family.userId, other.userId].toSorted())
    expect(await take(other, file)).toMatchObject({ settings: false })

    const settled = await signUpAndIn(app)
    const own = { preferences: { defaultNarrator: 'david', autoPlay: true, darkMode: false } }
    await expectStatus(await settled.browser.send('PUT', '/api/profile', { profile: own }), 200)
    expect(await take(settled, file)).toMatchObject({ settings: false })
    expect(await (await settled.browser.get('/api/profile')).json()).toEqual({ profile: own })

    // A file of before the settings were among it, and settings that are none.
    const { settings: _, ...older } = file
    expect(await take(await signedInFamily(app), older)).toMatchObject({ settings: false })
    await expectStatus(await send(other, { ...file, settings: { preferences: 'dark' } }), 400)
  }
)

apiTest('what was changed since stays changed, what was deleted comes back', async (app) => {
  const family = await signUpAndIn(app)
  const member = await addMember(family)
  const story = await makeStory(family)
  const file = await exportOf(family)
  await family.browser.send('PUT', `/api/family-members/${member.id}`, { name: 'Hana Rose' })
  await family.browser.send('DELETE', `/api/stories/${story.id}`)
  expect(await take(family, file)).toEqual({ settings: false, members: 0, stories: 1 })
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
