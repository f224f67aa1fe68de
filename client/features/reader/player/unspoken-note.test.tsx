import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { NO_TIMINGS } from '../../listening/use-narration.ts'
import { UnspokenNote } from './unspoken-note.tsx'

const CONTENT = '花子 met 太郎 🦄.\n\n“Good night, 花子.”'
const unspoken = ['花子', '太郎 🦄', '花子.”'].map((part): [number, number] => {
  const from = part.endsWith('”') ? CONTENT.lastIndexOf('花子') : CONTENT.indexOf(part)
  return [from, from + part.length]
})

test('what the voice leaves out is named once, for somebody else to say', () => {
  const { container } = render(<UnspokenNote name="Emma" content={CONTENT} timings={{ ...NO_TIMINGS, unspoken }} />)
  expect(container.textContent).toBe('Emma cannot read 花子, 太郎. Say them with your own voice.')
  expect(container.querySelectorAll('bdi')).toHaveLength(2)
})

test('one name is one, and of many the first four stand for all', () => {
  expect(noteOn('花子')).toBe('Emma cannot read 花子. Say it with your own voice.')
  expect(noteOn('花子', '太郎', '美咲', '健太', '結衣')).toBe(
    'Emma cannot read 花子, 太郎, 美咲, 健太 and more. Say them with your own voice.'
  )
})

test('where nothing but pictures and signs are left out, nothing is said', () => {
  expect(noteOn('🦄', '🌈', '❤️', '1️⃣', '<b>', '&nbsp;', 'www.example.com')).toBe('')
})

/** The note on a story of these parts, none of which is read. */
function noteOn(...parts: string[]): string {
  const content = parts.join(' ')
  const spans = parts.map((part): [number, number] => [content.indexOf(part), content.indexOf(part) + part.length])
  const timings = { ...NO_TIMINGS, unspoken: spans }
  return render(<UnspokenNote name="Emma" content={content} timings={timings} />).container.textContent
}
