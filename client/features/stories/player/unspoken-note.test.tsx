import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { UnspokenNote, unspokenWords } from './unspoken-note.tsx'
import { NO_TIMINGS } from './use-narration.ts'

const CONTENT = '花子 met 太郎 🦄.\n\n“Good night, 花子.”'
const unspoken = ['花子', '太郎 🦄', '花子.”'].map((part): [number, number] => {
  const from = part.endsWith('”') ? CONTENT.lastIndexOf('花子') : CONTENT.indexOf(part)
  return [from, from + part.length]
})

test('what the voice leaves out is named once, for somebody else to say', () => {
  const { container } = render(<UnspokenNote name="Emma" content={CONTENT} timings={{ ...NO_TIMINGS, unspoken }} />)
  expect(container.textContent).toBe('Emma cannot read 花子, 太郎. Say it with your own voice.')
  expect(container.querySelectorAll('bdi')).toHaveLength(2)
})

test('where nothing but pictures is left out, nothing is said', () => {
  expect(
    unspokenWords('A 🦄 and a 🌈.', {
      unspoken: [
        [2, 4],
        [11, 13]
      ]
    })
  ).toEqual([])
  const { container } = render(<UnspokenNote name="Emma" content="A story." timings={NO_TIMINGS} />)
  expect(container.textContent).toBe('')
})
