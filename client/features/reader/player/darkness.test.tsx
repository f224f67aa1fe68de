import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { Darkness } from './darkness.tsx'

test('what else there is to fall asleep to waits until somebody has touched the dark', async () => {
  const user = userEvent.setup()
  render(<Darkness onAgain={() => {}} ending={<a href="https://music.example/sleep">Sleep playlist</a>} />)
  expect(screen.queryByRole('link', { name: 'Sleep playlist' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /The story is over/ }))
  expect(screen.getByRole('link', { name: 'Sleep playlist' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Good night' }))
  expect(screen.queryByRole('link', { name: 'Sleep playlist' })).toBeNull()
})
