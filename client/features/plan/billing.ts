import { billingSchema, NO_BILLING, type Billing } from '#shared/plan.ts'

import { readMeta } from '../../lib/read-meta.ts'

/** How this server takes money; free when it says nothing or nothing that can be understood. */
export function readBilling(): Billing {
  const told = readMeta('billing')
  if (told === null) return NO_BILLING
  try {
    return billingSchema.parse(JSON.parse(told))
  } catch (error) {
    console.info('The page could not read how this server takes payments and treats it as free', error)
    return NO_BILLING
  }
}

/**
 * Where the free trial starts: the payment page, with the address of whoever is signed in already filled in, or null
 * when there is none and our own sign-up form is the way.
 */
export function checkoutUrl({ mode, paymentLink }: Billing, email: string | null): string | null {
  if (mode === 'off' || paymentLink === null) return null
  const url = new URL(paymentLink)
  if (email !== null && email !== '') url.searchParams.set('prefilled_email', email)
  return url.href
}
