import { expect } from 'vitest'

import { startSession } from '#server/session.ts'
import type { Story } from '#shared/story.ts'
import { makeStory, signedInFamily } from '#tests/support/builders.ts'
import { apiTest } from '#tests/support/test-app.ts'
import { createIdempotency } from './idempotency.ts'

apiTest('a claim that cannot be released hides neither the story nor why there is none', async (app) => {
  const { context, logLines } = app
  const family = await signedInFamily(app)
  const story = await makeStory(family)
  const { userId } = await startSession(context, family.userId, 'web')
  const withIdempotencyKey = createIdempotency(context)
  /** Makes a story while the table of the claims goes away. */
  const makeWithoutClaims = async (key: string, make: () => Story) => {
    const { schema } = context.db
    const loseClaims = async () => {
      await schema.alterTable('story_claims').renameTo('story_claims_gone').execute()
      return make()
    }
    try {
      return await withIdempotencyKey(userId, { key, fingerprint: 'one' }, () => undefined, loseClaims)
    } finally {
      await schema.alterTable('story_claims_gone').renameTo('story_claims').execute()
    }
  }
  const told = () => logLines.filter((line) => line.includes('claim could not be released')).length

  expect(await makeWithoutClaims('first', () => story)).toEqual(story)
  expect(told()).toBe(1)
  const failing = makeWithoutClaims('second', () => {
    throw new Error('The storyteller lost the thread')
  })
  await expect(failing).rejects.toThrow('The storyteller lost the thread')
  expect(told()).toBe(2)
})
