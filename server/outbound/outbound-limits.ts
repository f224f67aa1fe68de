export interface OutboundLimits {
  /** From the first packet to a connection, in milliseconds. */
  connectMs: number
  /** Without a byte, headers included, in milliseconds. */
  idleMs: number
  /** From the call to the last byte, in milliseconds. */
  totalMs: number
  /** Of an answer as it is read, decompressed. */
  mostBytes: number
}

export const OUTBOUND_LIMITS: OutboundLimits = {
  connectMs: 3000,
  idleMs: 10_000,
  totalMs: 20_000,
  mostBytes: 20 * 1024 * 1024
}
