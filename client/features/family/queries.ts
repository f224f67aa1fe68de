import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { FamilyMember, NewFamilyMemberInput } from '#shared/family-member.ts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useUser } from '../../session/use-session.ts'

/** Everybody a family keeps, guests included, in the order they were added. */
export function familyQuery(userId: string) {
  return queryOptions({
    queryKey: ['/api', 'family-members', userId],
    queryFn: ({ signal }) =>
      call('listFamilyMembers', { query: { userId } }, { signal }).catch((error: unknown) => {
        // §8: a list that could not be fetched says "HTTP {status}".
        throw error instanceof ApiError ? new Error(`HTTP ${error.status}`, { cause: error }) : error
      })
  })
}

export function useFamily() {
  return useQuery(familyQuery(useUser().id))
}

const AS_WRITTEN: ReadonlyMap<string, string> = new Map()

/**
 * How the family's names are said, by the name in lower case, for a voice of this device, which is the only one that
 * `isWanted` for: our own knows. Null until the family is known; where it cannot be, names are said as they are written.
 */
export function useSoundsLike(isWanted: boolean): ReadonlyMap<string, string> | null {
  const { data, isError } = useQuery({ ...familyQuery(useUser().id), enabled: isWanted })
  return useMemo(() => {
    if (data === undefined) return isError ? AS_WRITTEN : null
    return new Map(
      data.flatMap(({ name, soundsLike = '' }) =>
        soundsLike === '' ? [] : [[name.toLowerCase(), soundsLike] as const]
      )
    )
  }, [data, isError])
}

function useFamilyList() {
  const queries = useQueryClient()
  const { queryKey } = familyQuery(useUser().id)
  return {
    change: (edit: (members: FamilyMember[]) => FamilyMember[]) =>
      queries.setQueryData(queryKey, (members) => (members === undefined ? undefined : edit(members))),
    read: () => queries.getQueryData(queryKey),
    restore: (members: FamilyMember[] | undefined) => queries.setQueryData(queryKey, members),
    cancel: () => queries.cancelQueries({ queryKey }),
    /** Nothing waits for it: what was answered already stands in the list. */
    refresh: () => void queries.invalidateQueries({ queryKey })
  }
}

export function useAddMember() {
  const list = useFamilyList()
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (member: Omit<NewFamilyMemberInput, 'userId'>) =>
      call('addFamilyMember', { body: { ...member, userId } }),
    onSuccess: (member) => {
      list.change((members) => [...members, member])
      list.refresh()
    }
  })
}

/**
 * Adds several, one after the other, so that they stand in the family in their order. The list hears of them together,
 * when the last one has been answered. @returns who was added, and why not all
 */
export function useAddMembers() {
  const list = useFamilyList()
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: async (members: Omit<NewFamilyMemberInput, 'userId'>[]) => {
      const added: FamilyMember[] = []
      try {
        for (const member of members) added.push(await call('addFamilyMember', { body: { ...member, userId } }))
      } catch (error) {
        return { added, error }
      }
      return { added, error: null }
    },
    onSuccess: ({ added }) => {
      list.change((members) => [...members, ...added])
      list.refresh()
    }
  })
}

export function useUpdateMember() {
  const list = useFamilyList()
  const { id: userId } = useUser()
  return useMutation({
    // §7: PUT carries the full member with its edits.
    mutationFn: ({ id, ...member }: Omit<NewFamilyMemberInput, 'userId'> & { id: string }) =>
      call('updateFamilyMember', { params: { id }, body: { ...member, userId } }),
    onSuccess: (member) => {
      list.change((members) => members.map((other) => (other.id === member.id ? member : other)))
      list.refresh()
    }
  })
}

/** Removes at once and brings the member back when the server refuses. */
export function useRemoveMember() {
  const list = useFamilyList()
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (id: string) => call('removeFamilyMember', { params: { id }, query: { userId } }),
    onMutate: async (id) => {
      await list.cancel()
      const before = list.read()
      list.change((members) => members.filter((member) => member.id !== id))
      return { before }
    },
    onError: (_error, _id, context) => list.restore(context?.before),
    onSettled: () => list.refresh()
  })
}
