import { NO_BILLING, type Billing } from '#shared/billing.ts'
import { jsonField, jsonText, parseJson } from '../../lib/json-field.ts'
import { readMeta } from '../../lib/read-meta.ts'

/** How this server takes money; free when it says nothing, or nothing that can be understood. */
export function readBilling(): Billing {
  const told = parseJson(readMeta('billing') ?? 'null')
  if (jsonField(told, 'mode') !== 'on') return NO_BILLING
  const id = jsonText(told, 'buyButton', 'id')
  const publishableKey = jsonText(told, 'buyButton', 'publishableKey')
  return {
    mode: 'on',
    paymentLink: httpsOnly(jsonText(told, 'paymentLink')),
    buyButton: id === null || publishableKey === null ? null : { id, publishableKey },
    clientReference: referenceOnly(jsonText(told, 'clientReference')),
    portal: jsonField(told, 'portal') === true
  }
}

/** Whether this server asks for no money at all. */
export function isFree(): boolean {
  return readBilling().mode === 'off'
}

/** Money goes over https, and `javascript:` goes nowhere. */
function httpsOnly(link: string | null): string | null {
  return link !== null && URL.canParse(link) && new URL(link).protocol === 'https:' ? link : null
}

/** The provider refuses a payment whose reference has any other sign in it; one without can still be paid. */
function referenceOnly(reference: string | null): string | null {
  return reference !== null && /^[\w-]{1,200}$/.test(reference) ? reference : null
}

/**
 * Where the free trial starts: the payment page, with the address of the signed-in user already filled in and the
 * server's mark of whose payment it is, or null when there is none and our own sign-up form is the way.
 */
export function checkoutUrl({ mode, paymentLink, clientReference }: Billing, email: string | null): string | null {
  if (mode === 'off' || paymentLink === null) return null
  const url = new URL(paymentLink)
  if (email !== null && email !== '') url.searchParams.set('prefilled_email', email)
  if (clientReference !== null) url.searchParams.set('client_reference_id', clientReference)
  return url.href
}
