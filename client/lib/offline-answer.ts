/** Says that the network had no part in an answer. The service worker writes it, the page reads it. */
export const OFFLINE_MARK = 'x-talewick-offline'

/** What stands before a server that is switched off speaks for it in these words. */
export function isUnreachable({ status }: Pick<Response, 'status'>): boolean {
  return status === 502 || status === 503 || status === 504
}
