import { expect, test } from 'vitest'

import { sorrowRows } from './sorrow-hearing.ts'

test('sorrows are heard, and ordinary wishes are not taken for one, in sentences that nothing was fitted to', () => {
  expect(sorrowRows(false).filter(({ passed }) => passed === false)).toEqual([])
})
