import { describe, expect, test } from 'vitest'

import { emptyDatabase, ENGINES } from '#tests/support/database.ts'
import { openDatabase } from './client.ts'
import { createModelLedger } from './model-usage.ts'
import { createVoiceLedger } from './voice-usage.ts'

describe.each(ENGINES)('what is used of models and voices, on %s', (engine) => {
  test('is counted by days, of a family and of all; what nobody or an unknown family used is counted among all', async (context) => {
    const choice = await emptyDatabase(engine)
    if (choice === null) return context.skip()
    const { db, close } = await openDatabase(choice)
    try {
      let day = '2026-03-01'
      const needs = { db, clock: { now: () => new Date(`${day}T19:00:00Z`) } }
      const models = createModelLedger(needs)
      const voices = createVoiceLedger(needs)
      expect(await models.spentToday('hana')).toEqual({ family: 0, instance: 0 })
      await models.add(null, { input: 10, output: 1 })
      await models.add('hana', { input: 20, output: 2 })
      await voices.add('hana', 300)
      expect(await models.spentToday('hana')).toEqual({ family: 0, instance: 33 })
      expect(await voices.spokenToday('hana')).toEqual({ family: 0, instance: 300 })
      day = '2026-03-02'
      await voices.add(null, 5)
      await voices.add(null, 6)
      expect(await voices.spokenToday(null)).toEqual({ family: 0, instance: 11 })
      expect(await voices.lastDays(1)).toEqual([{ day: '2026-03-02', letters: 11 }])
      expect(await models.lastDays(30)).toEqual([{ day: '2026-03-01', stories: 2, input: 30, output: 3 }])

      await db
        .insertInto('users')
        .values({
          id: 'hana',
          email: 'hana@example.org',
          first_name: 'Hana',
          last_name: 'Ngata',
          password_hash: 'none',
          email_verified_at: null,
          is_admin: 0,
          created_at: `${day}T19:00:00Z`
        })
        .execute()
      for (const letters of [300, 40]) await voices.add('hana', letters)
      await models.add('hana', { input: 20, output: 2 })
      await models.add('hana', { input: 5, output: 1 })
      await models.add(null, { input: 100, output: 0 })
      expect(await voices.spokenToday('hana')).toEqual({ family: 340, instance: 351 })
      expect(await models.spentToday('hana')).toEqual({ family: 28, instance: 128 })
      day = '2026-03-03'
      expect(await models.spentToday('hana')).toEqual({ family: 0, instance: 0 })
      expect(await models.lastDays(30)).toEqual([
        { day: '2026-03-02', stories: 3, input: 125, output: 3 },
        { day: '2026-03-01', stories: 2, input: 30, output: 3 }
      ])
    } finally {
      await close()
    }
  })
})
