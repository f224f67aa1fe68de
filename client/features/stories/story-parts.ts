import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import type { Story } from '#shared/story.ts'
import { call } from '../../api/call.ts'
import { useUser } from '../../session/use-session.ts'
import { deleteNarration } from '../listening/audio-cache.ts'
import { storyQuery, useShowStory } from './queries.ts'

/** Which parts of a story can be said differently; asked once a parent wants to. */
export function useStoryParts(id: string, isWanted: boolean) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: partsKey(userId, id),
    queryFn: ({ signal }) => call('getStoryParts', { params: { id } }, { signal }),
    enabled: isWanted,
    // Another device may have changed a part since.
    staleTime: 0
  })
}

export interface PartChange {
  index: number
  /** As it stands on the page. */
  paragraph: string
  to: 'other' | 'before'
}

/** Says a part differently, or puts it back: the text, the library and what is kept on the device follow. */
export function useRetellPart(id: string) {
  const queries = useQueryClient()
  const { id: userId } = useUser()
  const show = useShowStory()
  return useMutation({
    mutationFn: ({ index, paragraph, to }: PartChange) =>
      call('retellStoryPart', { params: { id, index }, body: { paragraph, to, userId } }),
    onSuccess: async (story: Story) => {
      // The sound of the old words, before the page asks for that of the new ones.
      await deleteNarration(id)
      show(story)
      await queries.invalidateQueries({ queryKey: partsKey(userId, id) })
    },
    // It may have been changed on another device: what is on the page is asked for anew.
    onError: () => void queries.invalidateQueries({ queryKey: storyQuery(userId, id).queryKey })
  })
}

function partsKey(userId: string, id: string) {
  return ['/api', 'story-parts', userId, id]
}
