import { expect, test } from 'vitest'

import { remembered } from './remembered.ts'

function counted(): { work: (text: string) => string | undefined; asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    work: (text) => {
      asked.push(text)
      return text === '' ? undefined : text.toUpperCase()
    }
  }
}

test('the same text is worked on once, also where the answer is nothing', () => {
  const { work, asked } = counted()
  const quick = remembered(work)
  expect([quick('a'), quick('a'), quick(''), quick('')]).toEqual(['A', 'A', undefined, undefined])
  expect(asked).toEqual(['a', ''])
})

test('many texts, and long ones, do not fill the memory', () => {
  const { work, asked } = counted()
  const quick = remembered(work, 2)
  for (const text of ['a', 'b', 'c', 'c', 'a']) quick(text)
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
  const long = 'x'.repeat(101)
  quick(long)
  quick(long)
  expect(asked.filter((text) => text === long)).toHaveLength(2)
})
