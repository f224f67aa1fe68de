import { afterEach, expect, test } from 'vitest'

import { checkoutUrl, readBilling } from './billing.ts'

const LINK = 'https://pay.example/b/abc'

afterEach(() => document.head.replaceChildren())

test('a page that is told nothing is free', () => {
  expect(readBilling()).toEqual({
    mode: 'off',
    paymentLink: null,
    buyButton: null,
    clientReference: null,
    portal: false
  })
})

test('what the server wrote into the head is believed', () => {
  tell({ mode: 'on', paymentLink: LINK, buyButton: { id: 'buy_btn_1', publishableKey: 'pk_test_1' } })
  expect(readBilling().buyButton?.id).toBe('buy_btn_1')
  expect(checkoutUrl(readBilling(), null)).toBe(LINK)
})

test('a payment link that is not https is no payment link', () => {
  for (const paymentLink of ['javascript:alert(1)', 'http://pay.example/b/abc', 'pay', 7]) {
    tell({ mode: 'on', paymentLink, buyButton: null })
    expect(checkoutUrl(readBilling(), null)).toBeNull()
    document.head.replaceChildren()
  }
})

test('half a payment button is none', () => {
  tell({ mode: 'on', paymentLink: null, buyButton: { id: 'buy_btn_1' } })
  expect(readBilling().buyButton).toBeNull()
})

test.each(['nonsense', '{', '[]', '{"mode":"maybe"}'])('a head that says %s is free', (content) => {
  tell(content)
  expect(readBilling().mode).toBe('off')
})

test('the payment page knows the address of whoever is signed in', () => {
  const billing = { mode: 'on', paymentLink: LINK, buyButton: null, clientReference: null, portal: false } as const
  expect(checkoutUrl(billing, 'ana+night@example.org')).toBe(`${LINK}?prefilled_email=ana%2Bnight%40example.org`)
})

test('the mark of whose payment it is travels with the payment', () => {
  const clientReference = 'v1_8f0e-77_1795_aB-9'
  tell({ mode: 'on', paymentLink: LINK, buyButton: null, clientReference })
  expect(readBilling().clientReference).toBe(clientReference)
  expect(checkoutUrl(readBilling(), null)).toBe(`${LINK}?client_reference_id=${clientReference}`)
})

test.each(['', 'a b', 'ana@example.org', 'ü', '"><script>', 'a'.repeat(201), 7, {}])(
  'a mark that the provider would refuse is left out: %s',
  (clientReference) => {
    tell({ mode: 'on', paymentLink: LINK, buyButton: null, clientReference })
    expect(readBilling().clientReference).toBeNull()
    expect(checkoutUrl(readBilling(), null)).toBe(LINK)
  }
)

test('with billing off no payment link is followed, even if there is one', () => {
  expect(
    checkoutUrl({ mode: 'off', paymentLink: LINK, buyButton: null, clientReference: 'v1_a', portal: false }, null)
  ).toBeNull()
})

function tell(billing: unknown): void {
  const meta = document.createElement('meta')
  meta.name = 'billing'
  meta.content = typeof billing === 'string' ? billing : JSON.stringify(billing)
  document.head.append(meta)
}
