import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'

/**
 * Where the answers are that a family's screens keep. The library that keeps them comes with the first such screen, so
 * that a visitor's first page does not carry it; what ends a session can clear it all the same.
 */
export interface KeptAnswers {
  /** The one client of this page; `create` makes it, the first time. */
  client: (create: () => QueryClient) => QueryClient
  clear: () => void
}

export function createKeptAnswers(): KeptAnswers {
  let client: QueryClient | null = null
  return {
    client: (create) => (client ??= create()),
    clear: () => client?.clear()
  }
}

export const KeptAnswersContext = createContext<KeptAnswers | null>(null)
