import { afterEach, expect, test } from 'vitest'

import { checkoutUrl, readBilling } from './billing.ts'

const LINK = 'https://pay.example/b/abc'

afterEach(() => document.head.replaceChildren())

test('a page that is told nothing is free', () => {
  expect(readBilling()).toEqual({ mode: 'off', paymentLink: null, buyButton: null })
})

test('what the server wrote into the head is believed', () => {
  tell({ mode: 'on', paymentLink: LINK, buyButton: { id: 'buy_btn_1', publishableKey: 'pk_test_1' } })
  expect(readBilling().buyButton?.id).toBe('buy_btn_1')
  expect(checkoutUrl(readBilling(), null)).toBe(LINK)
})

test('a payment link that is not https, or no sense at all, is free again', () => {
  tell({ mode: 'on', paymentLink: 'javascript:alert(1)', buyButton: null })
  expect(readBilling().mode).toBe('off')
  document.head.replaceChildren()
  tell('nonsense')
  expect(readBilling().mode).toBe('off')
})

test('the payment page knows the address of whoever is signed in', () => {
  const billing = { mode: 'on', paymentLink: LINK, buyButton: null } as const
  expect(checkoutUrl(billing, 'ana+night@example.org')).toBe(`${LINK}?prefilled_email=ana%2Bnight%40example.org`)
})

test('with billing off no payment link is followed, even if there is one', () => {
  expect(checkoutUrl({ mode: 'off', paymentLink: LINK, buyButton: null }, null)).toBeNull()
})

function tell(billing: unknown): void {
  const meta = document.createElement('meta')
  meta.name = 'billing'
  meta.content = JSON.stringify(billing)
  document.head.append(meta)
}
