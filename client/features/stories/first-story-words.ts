import { readMeta } from '../../lib/read-meta.ts'

/** How long a family waits for its first story, by who writes it here; nothing where the server does not say. */
export function firstStoryWords(): string {
  switch (readMeta('writer')) {
    case 'embedded':
      return 'The first one takes about a second.'
    // A wish that is new here is asked about, and is waited for no longer.
    case 'wishes':
      return 'The first one takes a few seconds at most.'
    case 'stories':
      return 'The first one is written while you read: a few lines at a time.'
    case null:
    default:
      return ''
  }
}
