import type { StorySummary } from '#shared/story.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useDeleteStory, useSetFavorite } from '../queries.ts'

/** Favourites and deletion with the words of §8 "Favorites and delete". */
export function useStoryActions() {
  const favorite = useSetFavorite()
  const deletion = useDeleteStory()

  async function toggleFavorite(story: Pick<StorySummary, 'id' | 'title' | 'isFavorite'>): Promise<void> {
    try {
      await favorite.mutateAsync({ id: story.id, isFavorite: !story.isFavorite })
      toast({
        kind: 'success',
        title: 'Updated!',
        description: story.isFavorite ? 'Removed from favorites' : 'Added to favorites'
      })
    } catch {
      toast({ kind: 'error', title: 'Error', description: 'Failed to update favorite status.' })
    }
  }

  async function remove(story: Pick<StorySummary, 'id' | 'title' | 'isFavorite'>): Promise<void> {
    try {
      await deletion.mutateAsync(story.id)
      toast({ kind: 'success', title: 'Deleted!', description: `${story.title} has been deleted` })
    } catch {
      toast({ kind: 'error', title: 'Error', description: 'Failed to delete story.' })
    }
  }

  return { toggleFavorite, remove }
}
