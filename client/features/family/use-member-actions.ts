import type { FamilyMember } from '#shared/family-member.ts'
import { serverMessage } from '../../api/api-error.ts'
import { toast } from '../../ui/toast/toast-store.ts'
import type { ParsedMember } from './member-draft.ts'
import { useAddMember, useRemoveMember, useUpdateMember } from './queries.ts'

/** Saving and removing with the words of §8 "Family members": the titles of its first reading, the texts of its second. */
export function useMemberActions() {
  const adding = useAddMember()
  const updating = useUpdateMember()
  const removing = useRemoveMember()

  async function add(member: ParsedMember, isGuest: boolean): Promise<boolean> {
    try {
      const { name } = await adding.mutateAsync({ ...member, isGuest })
      toast({ kind: 'success', title: 'Family Member Added', description: `${name} has been added to your family` })
      return true
    } catch (error) {
      const description = serverMessage(error) ?? 'Please try again or contact support if the issue persists'
      toast({ kind: 'error', title: 'Add Failed', description })
      return false
    }
  }

  async function update(before: FamilyMember, edits: ParsedMember): Promise<boolean> {
    try {
      const { name } = await updating.mutateAsync({ ...edits, id: before.id, isGuest: before.isGuest })
      toast({
        kind: 'success',
        title: 'Family Member Updated',
        description: `${name}'s information has been updated`
      })
      return true
    } catch (error) {
      console.info('The changes could not be saved', error)
      toast({ kind: 'error', title: 'Update Failed', description: 'Unable to save changes. Please try again.' })
      return false
    }
  }

  async function remove(member: FamilyMember): Promise<void> {
    try {
      await removing.mutateAsync(member.id)
      toast({
        kind: 'success',
        title: 'Family Member Deleted',
        description: 'Family member has been removed from your profile'
      })
    } catch (error) {
      console.info('Somebody could not be removed', error)
      toast({ kind: 'error', title: 'Delete Failed', description: 'Please try again later' })
    }
  }

  return { add, update, remove, busy: adding.isPending || updating.isPending }
}
