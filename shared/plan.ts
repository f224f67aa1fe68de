import * as z from 'zod/mini'

/**
 * How this server takes money, as it tells its pages in `<meta name="billing">`. Off (the default) means that everything
 * is free here. Each part may be missing: a page then offers the next best way.
 */
export const billingSchema = z.object({
  mode: z.enum(['on', 'off']),
  /** The provider's payment page, opened in a new tab. */
  paymentLink: z.nullable(z.url({ protocol: /^https$/ })),
  /** The provider's own button; loaded on the pricing page only. */
  buyButton: z.nullable(z.object({ id: z.string(), publishableKey: z.string() }))
})
export type Billing = z.infer<typeof billingSchema>

export const NO_BILLING: Billing = { mode: 'off', paymentLink: null, buyButton: null }
