import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

import type { StorySummary } from '#shared/story.ts'
import { SessionContext, type SessionState } from '../../../session/use-session.ts'
import { TooltipProvider } from '../../../ui/tooltip.tsx'
import { StoryGrid } from './story-grid.tsx'

const SESSION: SessionState = {
  status: 'signed-in',
  user: {
    id: 'u1',
    username: 'ana@example.org',
    email: 'ana@example.org',
    firstName: 'Ana',
    lastName: 'Ngata',
    isAdmin: false,
    subscription: { status: 'none', until: null }
  },
  navigationReady: true,
  start: vi.fn<SessionState['start']>(),
  refresh: vi.fn<SessionState['refresh']>(),
  signOut: vi.fn<SessionState['signOut']>()
}

// Nothing has a height here; rows without one would never fill the window.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(340)
})

test.each([
  [30, 30, 30],
  [1000, 2, 60]
])('of %i stories between %i and %i cards are drawn', (count, least, most) => {
  show(count)
  const cards = screen.getAllByRole('button', { name: /^Read / })
  expect(cards.length).toBeGreaterThanOrEqual(least)
  expect(cards.length).toBeLessThanOrEqual(most)
  screen.getByRole('button', { name: 'Read Night 0' })
})

test('the end of what has come says that more is coming', () => {
  show(60, () => undefined)
  screen.getByText('More stories are coming...')
})

function show(count: number, onMore: (() => void) | null = null) {
  render(
    <SessionContext value={SESSION}>
      <QueryClientProvider client={new QueryClient()}>
        <TooltipProvider>
          <StoryGrid stories={Array.from({ length: count }, (_, i) => summary(i))} onMore={onMore} onRead={() => {}} />
        </TooltipProvider>
      </QueryClientProvider>
    </SessionContext>
  )
}

function summary(i: number): StorySummary {
  return {
    id: `s${i}`,
    title: `Night ${i}`,
    opening: 'Ana walked home.',
    createdAt: new Date(1_790_000_000_000 - i * 1000).toISOString(),
    isFavorite: false,
    narratorVoice: 'emma',
    theme: 'snow',
    duration: 'short',
    culturalBackground: 'western',
    characterNames: ['Ana'],
    writer: 'embedded',
    aiGenerated: false
  }
}
