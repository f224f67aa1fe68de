import { describe, expect, test } from 'vitest'

import { emptyDatabase, ENGINES } from '#tests/support/database.ts'
import { openDatabase } from './client.ts'
import { createWishLoreStore } from './wish-lore.ts'

describe.each(ENGINES)('what is known of wishes, on %s', (engine) => {
  test('a wish is kept for every family, and replaced, and forgotten when others are told more', async (context) => {
    const choice = await emptyDatabase(engine)
    if (choice === null) return context.skip()
    const { db, close } = await openDatabase(choice)
    try {
      let day = 1
      const clock = { now: () => new Date(`2026-03-${String(day).padStart(2, '0')}T19:00:00Z`) }
      const store = createWishLoreStore({ db, clock }, { version: 3, most: 2 })
      expect(await store.find('one')).toBeNull()
      await store.keep('one', '{"a":1}')
      expect(await store.find('one')).toEqual({ lore: '{"a":1}', askedAt: clock.now() })
      await store.keep('one', null)
      expect(await store.find('one')).toMatchObject({ lore: null })
      day = 2
      await store.keep('two', '{}')
      day = 3
      // Told again, so the other one is the older.
      await store.find('one')
      await store.keep('three', '{}')
      expect(await store.find('two')).toBeNull()
      expect(await store.find('one')).not.toBeNull()
      expect(await store.find('three')).not.toBeNull()
      // By another version of the lint nothing is known, and what is asked anew takes the place of the old.
      const newer = createWishLoreStore({ db, clock }, { version: 4, most: 2 })
      expect(await newer.find('one')).toBeNull()
      await newer.keep('one', '{"b":2}')
      expect(await newer.find('one')).toMatchObject({ lore: '{"b":2}' })
    } finally {
      await close()
    }
  })
})
