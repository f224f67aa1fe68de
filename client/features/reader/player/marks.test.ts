import { expect, test } from 'vitest'

import { createMarks } from './marks.ts'

function page(): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML =
    '<p><span data-start="0">One</span> <span data-start="4">two.</span></p><p><span data-start="10">Three</span> <span data-start="16">four.</span></p>'
  return box
}

const marked = (box: HTMLElement, name: string) =>
  Array.from(box.querySelectorAll(`[${name}]`), (element) => element.textContent)

test('the word, its sentence and its paragraph are marked, and nothing else', () => {
  const box = page()
  const marks = createMarks()
  expect(marks.show(box, { word: 0, sentence: { from: 0, to: 2 }, paragraph: 0 })).toBe(true)
  expect(marks.show(box, { word: 1, sentence: { from: 0, to: 2 }, paragraph: 0 })).toBe(false)
  expect(marked(box, 'data-now')).toEqual(['two.'])
  expect(marked(box, 'data-said')).toEqual(['One', 'two.'])

  expect(marks.show(box, { word: 2, sentence: { from: 2, to: 4 }, paragraph: 1 })).toBe(true)
  expect(marked(box, 'data-now')).toEqual(['Three'])
  expect(marked(box, 'data-said')).toEqual(['Three', 'four.'])
  expect(marked(box, 'data-here')).toEqual(['Three four.'])
})

test('in the silence after the last word nothing is lit', () => {
  const box = page()
  const marks = createMarks()
  marks.show(box, { word: 3, sentence: { from: 2, to: 4 }, paragraph: 1 })
  expect(marks.show(box, null)).toBe(true)
  expect(box.querySelectorAll('[data-now], [data-said], [data-here]')).toHaveLength(0)
  expect(marks.show(box, null)).toBe(false)
})
