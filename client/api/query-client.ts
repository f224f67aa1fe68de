import { QueryClient } from '@tanstack/react-query'

/** §7: nothing is retried, nothing is fetched again on focus or by a clock, nothing grows stale: mutations invalidate. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network there is still what this device has kept; and what fails must say so, not wait for ever.
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY
      },
      mutations: { networkMode: 'always', retry: false }
    }
  })
}
