/**
 * How this server takes money, as it tells its pages in `<meta name="billing">`. Off (the default) means that everything
 * is free here. Each part may be missing: a page then offers the next best way.
 */
export interface Billing {
  mode: 'on' | 'off'
  /** The provider's payment page (https), opened in a new tab. */
  paymentLink: string | null
  /** The provider's own button; loaded on the pricing page only. */
  buyButton: { id: string; publishableKey: string } | null
  /**
   * Whose payment it will be, for the signed-in user: signed by the server, which alone reads it again; at most 200
   * letters, digits, `-` and `_`. It travels with the payment.
   */
  clientReference: string | null
  /** Whether the provider has a page where a family changes its card and its plan. */
  portal: boolean
}

export const NO_BILLING: Billing = {
  mode: 'off',
  paymentLink: null,
  buyButton: null,
  clientReference: null,
  portal: false
}
