import { QueryClientProvider } from '@tanstack/react-query'
import { useContext, useState, type ReactNode } from 'react'

import { KeptAnswersContext } from './kept-answers.ts'
import { createQueryClient } from './query-client.ts'

/** Around every screen that asks the server for what it keeps; all of them share one client. */
export function QueriesProvider({ children }: { children: ReactNode }) {
  const kept = useContext(KeptAnswersContext)
  if (kept === null) throw new Error('QueriesProvider needs KeptAnswersContext above it')
  const [client] = useState(() => kept.client(createQueryClient))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
