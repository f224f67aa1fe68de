import { expect, test } from 'vitest'

import { storyLibrary } from '#content/library.ts'
import { readTheme } from '../wish/theme.ts'
import { NEWS_RULES, readFamilyNews } from './family-news.ts'

test.each(NEWS_RULES.flatMap(({ kind, examples }) => examples.map((example) => [example, kind] as const)))(
  '“%s” is news of the kind “%s”',
  (example, kind) => {
    expect(readFamilyNews(example)?.kind).toBe(kind)
  }
)

test.each(
  NEWS_RULES.flatMap(({ kind, counterExamples }) => counterExamples.map((example) => [example, kind] as const))
)('“%s” is no news of the kind “%s”', (example, kind) => {
  expect(readFamilyNews(example)?.kind).not.toBe(kind)
})

test('news says whom it is about, and goes with the theme', () => {
  expect(readFamilyNews('my auntie is getting married')).toEqual({ kind: 'wedding', whom: 'auntie' })
  expect(readFamilyNews('moving house')).toEqual({ kind: 'home', whom: null })
  expect(readTheme('new baby sister', storyLibrary)).toMatchObject({ news: { kind: 'baby' } })
  expect(readTheme('my grandma died', storyLibrary).news).toBeUndefined()
})
