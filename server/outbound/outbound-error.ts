export type OutboundFailure =
  /** The address is not one this server may call. */
  | 'not-allowed'
  /** The name leads to this machine or its network. */
  | 'private-address'
  | 'redirect'
  /** No connection, no byte for too long, or not whole in time. */
  | 'timeout'
  | 'too-large'
  /** No such name, no connection, or one that broke. */
  | 'unreachable'
  /** It failed several times in a row and is left alone for a moment. */
  | 'resting'

const WORDS: Record<OutboundFailure, string> = {
  'not-allowed': 'is not an address that this server may call',
  'private-address': 'leads to a private address',
  redirect: 'answered with a redirect, which is not followed',
  timeout: 'did not answer in time',
  'too-large': 'answered with more than is taken in',
  unreachable: 'could not be reached',
  resting: 'failed several times in a row and is not asked for a moment'
}

/** A call to another host that did not come to a whole answer. The message names the host and nothing of the request. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError'
  readonly reason: OutboundFailure

  constructor(purpose: string, reason: OutboundFailure, host: string, options: { cause?: unknown } = {}) {
    super(`${purpose}: ${host} ${WORDS[reason]}`, options)
    this.reason = reason
  }

  /** Whether trying again later may help: the way there is the trouble, not what was asked for. */
  get isAboutTheWay(): boolean {
    return this.reason === 'timeout' || this.reason === 'unreachable'
  }
}
