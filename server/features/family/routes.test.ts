import { expect } from 'vitest'
import * as z from 'zod/mini'

import { failureSchema } from '#shared/failure.ts'
import { familyMemberSchema, MAX_FAMILY_MEMBERS } from '#shared/family-member.ts'
import { addMember, expectStatus, signedInFamily } from '#tests/support/builders.ts'
import { apiTest } from '#tests/support/test-app.ts'

const membersSchema = z.array(familyMemberSchema)
const HANA = {
  name: 'Hana',
  age: 6,
  relationship: 'daughter',
  avatar: 'girl',
  hobbies: ['drawing'],
  characterTraits: ['curious'],
  isGuest: false
}

apiTest('a new member comes back whole and is listed, guests too', async (app) => {
  const family = await signedInFamily(app)
  const hana = await addMember(family, HANA)
  const guest = await addMember(family, { name: 'Biscuit', age: 0, relationship: 'dog', isGuest: true })
  expect(hana).toMatchObject({ ...HANA, userId: family.userId })
  const listed = membersSchema.parse(
    await (await family.browser.get(`/api/family-members?userId=${family.userId}`)).json()
  )
  expect(listed).toEqual([hana, guest])
})

apiTest('lists may come as text with commas; what is left out gets its default', async (app) => {
  const family = await signedInFamily(app)
  const member = await addMember(family, {
    name: '  Tāne ',
    age: '4',
    relationship: 'son',
    avatar: undefined,
    hobbies: 'digging, , puddles ',
    characterTraits: ''
  })
  expect(member).toMatchObject({
    name: 'Tāne',
    age: 4,
    avatar: 'child',
    hobbies: ['digging', 'puddles'],
    characterTraits: [],
    isGuest: false
  })
})

apiTest('ages: words are 0, fractions are cut, blank is missing, out of range is refused', async (app) => {
  const { browser } = await signedInFamily(app)
  const ageOf = async (age: unknown) => {
    const response = await browser.send('POST', '/api/family-members', { ...HANA, age })
    const body: unknown = await response.json()
    return response.status === 201 ? familyMemberSchema.parse(body).age : failureSchema.parse(body).message
  }
  expect(await ageOf('abc')).toBe(0)
  expect(await ageOf(0)).toBe(0)
  expect(await ageOf(3.7)).toBe(3)
  expect(await ageOf(120)).toBe(120)
  expect(await ageOf('')).toBe('Please fill in name, age, and relationship')
  expect(await ageOf(121)).toBe('Age must be between 0 and 120')
  expect(await ageOf(-1)).toBe('Age must be between 0 and 120')
})

apiTest('a member without a name is refused with the words of the form and the field', async (app) => {
  const { browser } = await signedInFamily(app)
  const response = await expectStatus(await browser.send('POST', '/api/family-members', { ...HANA, name: '  ' }), 400)
  expect(await response.json()).toMatchObject({
    message: 'Please fill in name, age, and relationship',
    error: 'Please fill in name, age, and relationship',
    code: 'invalid',
    issues: [{ path: 'name' }]
  })
})

apiTest('an edit changes what it names and nothing else, never the owner', async (app) => {
  const family = await signedInFamily(app)
  const hana = await addMember(family, HANA)
  const edited = await expectStatus(
    await family.browser.send('PUT', `/api/family-members/${hana.id}`, { ...hana, age: 7, hobbies: [] }),
    200
  )
  expect(await edited.json()).toEqual({ ...hana, age: 7, hobbies: [] })
  const nothing = await expectStatus(await family.browser.send('PUT', `/api/family-members/${hana.id}`, {}), 200)
  expect(await nothing.json()).toEqual({ ...hana, age: 7, hobbies: [] })
})

apiTest('a member is removed without a userId, with an empty JSON body', async (app) => {
  const family = await signedInFamily(app)
  const hana = await addMember(family)
  const removed = await expectStatus(await family.browser.send('DELETE', `/api/family-members/${hana.id}`), 200)
  expect(await removed.json()).toEqual({ success: true })
  await expectStatus(await family.browser.send('DELETE', `/api/family-members/${hana.id}`), 404)
  expect(await (await family.browser.get('/api/family-members')).json()).toEqual([])
})

apiTest('another family’s member does not exist', async (app) => {
  const owner = await signedInFamily(app)
  const stranger = await signedInFamily(app)
  const hana = await addMember(owner)
  const foreign = await expectStatus(
    await stranger.browser.send('PUT', `/api/family-members/${hana.id}`, { name: 'Mine' }),
    404
  )
  const missing = await expectStatus(
    await stranger.browser.send('PUT', '/api/family-members/nobody', { name: 'Mine' }),
    404
  )
  expect(await foreign.text()).toBe(await missing.text())
  await expectStatus(await stranger.browser.send('DELETE', `/api/family-members/${hana.id}`), 404)
  expect(await (await owner.browser.get('/api/family-members')).json()).toEqual([hana])
  expect(await (await stranger.browser.get('/api/family-members')).json()).toEqual([])
})

apiTest('two hundred people are a full family, also for two who come through the door together', async (app) => {
  const family = await signedInFamily(app)
  const { db, clock } = app.context
  const rows = Array.from({ length: MAX_FAMILY_MEMBERS - 1 }, (_, i) => ({
    user_id: family.userId,
    id: `m${i}`,
    name: `N${i}`,
    age: 1,
    relationship: 'cousin',
    avatar: 'child',
    hobbies: '[]',
    traits: '[]',
    is_guest: 0,
    created_at: clock.now().toISOString()
  }))
  await db.insertInto('family_members').values(rows).execute()
  const answers = await Promise.all([1, 2, 3].map(() => family.browser.send('POST', '/api/family-members', HANA)))
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
})

apiTest('what no database stores is left out of a name', async (app) => {
  const family = await signedInFamily(app)
  const member = await addMember(family, { name: 'Ha\u0000na\uD800 🦊', hobbies: ['a\u0000b'] })
  expect(member).toMatchObject({ name: 'Hana 🦊', hobbies: ['ab'] })
})
