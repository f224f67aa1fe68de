import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import type { Story } from '#shared/story.ts'
import type { GrowingState } from '../listening/growing/use-growing-player.ts'
import type { Readable, StoryDraft } from '../stories/story-draft.ts'
import { useGrowth } from './use-growth.ts'

const DRAFT: StoryDraft = {
  complete: false,
  draftId: 'draft-1',
  id: null,
  title: 'The lamp',
  paragraphs: ['The lamp is on.'],
  narratorVoice: 'emma',
  theme: 'a lamp',
  culturalBackground: 'western',
  characterNames: ['Hana']
}
const WHOLE: Story = {
  id: 'story-1',
  title: 'The lamp',
  content: 'The lamp is on.\n\nGood night.',
  createdAt: '2026-03-01T19:00:00.000Z',
  isFavorite: false,
  narratorVoice: 'emma',
  theme: 'a lamp',
  duration: 'short',
  culturalBackground: 'western',
  characterNames: ['Hana'],
  writer: 'llm',
  aiGenerated: true
}
const FAILED: GrowingState = { phase: 'failed', message: 'No voice today', voice: 'silent' }

function open(story: Readable) {
  const onGivenUp = vi.fn<(isListened: boolean) => void>()
  const hook = renderHook(
    ({ shown, isHeldBack }: { shown: Readable; isHeldBack: boolean }) => useGrowth(shown, isHeldBack, onGivenUp),
    { initialProps: { shown: story, isHeldBack: false } }
  )
  act(() => hook.result.current.begin())
  const fail = () => act(() => hook.result.current.growing?.onState(FAILED))
  return { ...hook, onGivenUp, fail }
}

test('where a part of a story that is whole cannot be had, its recording is tried before a parent is told', () => {
  const { result, rerender, onGivenUp, fail } = open(DRAFT)
  rerender({ shown: WHOLE, isHeldBack: false })
  expect(result.current.growing).not.toBeNull()
  fail()
  expect(onGivenUp.mock.calls).toEqual([[true]])
  expect(result.current.growing).toBeNull()
})

test('once a parent has been told that there is no voice, a story that becomes whole is not played by itself', () => {
  const { result, rerender, onGivenUp, fail } = open(DRAFT)
  fail()
  expect(result.current.state.phase).toBe('failed')
  expect(onGivenUp).not.toHaveBeenCalled()
  rerender({ shown: WHOLE, isHeldBack: false })
  expect(onGivenUp.mock.calls).toEqual([[false]])
  expect(result.current.growing).toBeNull()
})

test('a text that is being changed is left by its parts in silence', () => {
  const { result, rerender, onGivenUp } = open(DRAFT)
  rerender({ shown: WHOLE, isHeldBack: true })
  expect(onGivenUp).not.toHaveBeenCalled()
  expect(result.current.growing).toBeNull()
})
