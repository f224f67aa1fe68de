import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Waiting } from './waiting.tsx'

test.each([
  [[], 'Add your family, and the first story can begin.'],
  [['Mila'], 'Mila is waiting.'],
  [['Mila', 'Joe'], 'Mila and Joe are waiting.'],
  [['Mila', 'Joe', 'Biscuit'], 'Mila, Joe and Biscuit are waiting.'],
  [['Mila', 'Joe', 'Biscuit', 'Joe'], 'Mila, Joe and 2 more are waiting.']
])('%j wait in one sentence', (names, sentence) => {
  const { container } = render(<Waiting names={names} />)
  expect(container.textContent).toBe(sentence)
})

test('a name that is written from right to left turns nothing around it', () => {
  const { container } = render(<Waiting names={['محمد', 'سارة']} />)
  expect([...container.querySelectorAll('bdi')].map((name) => name.textContent)).toEqual(['محمد', 'سارة'])
})
