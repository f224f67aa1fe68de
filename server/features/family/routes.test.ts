import { expect } from 'vitest'

import { addMember, signedInFamily } from '#tests/support/builders.ts'
import { apiTest } from '#tests/support/test-app.ts'

apiTest('a member that was added is listed', async (house) => {
  const family = await signedInFamily(house)
  const hana = await addMember(family)
  expect(await (await family.browser.get(`/api/family-members?userId=${family.userId}`)).json()).toEqual([hana])
})
