import type { Outbound, OutboundOptions } from './outbound.ts'

/**
 * The one way out, loaded where another machine is asked: its HTTP client is as large as half of the server. What is opened
 * is put among `outbounds`, which are closed with the context.
 */
export async function openOutbound(
  options: OutboundOptions,
  outbounds: { close(): Promise<void> }[]
): Promise<Outbound> {
  const { createOutbound } = await import('./outbound.ts')
  const outbound = createOutbound(options)
  outbounds.push(outbound)
  return outbound
}
