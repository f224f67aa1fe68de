import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'

/** Accounts whose address or name holds `search`, newest first, a page at a time. */
export function usersQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: ['/api', 'admin', 'users', search],
    queryFn: ({ signal, pageParam }) =>
      call('listUsers', { query: { search, ...(pageParam === '' ? {} : { after: pageParam }) } }, { signal }).catch(
        httpError
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0
  })
}

export const statusQuery = queryOptions({
  queryKey: ['/api', 'admin', 'status'],
  queryFn: ({ signal }) => call('getInstanceStatus', {}, { signal }).catch(httpError),
  staleTime: 0
})

/** How many families a news letter would reach. */
export const newsReadersQuery = queryOptions({
  queryKey: ['/api', 'admin', 'news'],
  queryFn: ({ signal }) => call('countNewsReaders', {}, { signal }).catch(httpError),
  staleTime: 0
})

function httpError(error: unknown): never {
  throw error instanceof ApiError ? new Error(`HTTP ${error.status}`, { cause: error }) : error
}
