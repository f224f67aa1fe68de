import { expect, test } from 'vitest'

import { person } from '#tests/support/requested-character.ts'
import { checkedRequest } from '../plan/plan-story.ts'
import { createNameShield } from './name-shield.ts'

test('no form of what was typed has a real name in it', () => {
  const request = checkedRequest({
    characters: [person('Noor', 6, 'daughter'), person('Tariq', 9, 'son')],
    theme: 'Noor lost her shoe. Tariq’s dog had it. tariq laughed',
    message: 'Noor lost her shoe',
    duration: 'short',
    culture: 'arabic',
    interests: []
  })
  const shield = createNameShield(request, [], 'seed')
  expect(request.asTyped).toContain('. Tariq')
  expect(JSON.stringify(shield.request)).not.toMatch(/noor|tariq/iu)
  expect(shield.request.asTyped).toContain('lost her shoe. ')
})
