import { readMeta } from '../../lib/read-meta.ts'

/** Whether this server's letters reach mailboxes; true when it does not say, as the specification takes it. */
export function sendsMail(): boolean {
  return readMeta('mail') !== 'off'
}
