import { QueryClient } from '@tanstack/react-query'

/** §7: nothing is retried, nothing is fetched again on focus or by a clock, nothing grows stale: mutations invalidate. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY
      },
      mutations: { retry: false }
    }
  })
}
