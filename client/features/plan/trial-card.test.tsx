import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { SessionContext, type SessionState } from '../../session/use-session.ts'
import { PriceCard } from './price-card.tsx'
import { TrialCard } from './trial-card.tsx'

const MESSAGE = 'Please accept the terms and conditions to continue'
const LINK = 'https://pay.example/b/abc'
const open = vi.fn<typeof window.open>()

beforeEach(() => {
  open.mockReset()
  vi.stubGlobal('open', open)
})
afterEach(() => document.head.replaceChildren())

test('an account, where nothing is charged, waits for the terms, says so when pressed, and leads to the sign-up form', async () => {
  const user = userEvent.setup()
  show(<TrialCard id="trial" art={null} />)
  const trial = () => screen.getByRole('button', { name: 'Create Account' })
  expect(trial().getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByText(MESSAGE)).toBeNull()

  await user.click(trial())
  expect(screen.getByRole('alert').textContent).toBe(MESSAGE)
  const terms = screen.getByRole('checkbox')
  expect(document.activeElement).toBe(terms)
  expect(screen.queryByText('sign-up form')).toBeNull()

  await user.click(terms)
  expect(screen.queryByText(MESSAGE)).toBeNull()
  expect(trial().getAttribute('aria-disabled')).toBeNull()
  await user.click(trial())
  expect(screen.getByText('sign-up form')).toBeTruthy()
  expect(open).not.toHaveBeenCalled()
})

test('taking the tick back brings the message', async () => {
  const user = userEvent.setup()
  show(<TrialCard id="trial" art={null} />)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('checkbox'))
  expect(screen.getByRole('alert').textContent).toBe(MESSAGE)
})

test('the papers open beside the page, which keeps its tick', () => {
  show(<TrialCard id="trial" art={null} />)
  for (const name of ['Terms', 'Privacy Policy']) {
    const paper = screen.getByRole('link', { name, description: 'opens in a new tab' })
    expect(paper.getAttribute('target')).toBe('_blank')
    expect(paper.getAttribute('rel')).toBe('noopener')
  }
})

test('with a payment link the trial opens it in a new tab that knows nothing of this one', async () => {
  const user = userEvent.setup()
  tell({ mode: 'on', paymentLink: LINK, buyButton: null })
  show(<TrialCard id="trial" art={null} />, 'ana@example.org')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Start Free Trial' }))
  expect(open).toHaveBeenCalledExactlyOnceWith(
    `${LINK}?prefilled_email=ana%40example.org`,
    '_blank',
    expect.stringContaining('noopener')
  )
  expect(screen.getByText(/card-payment partner in a new tab/)).toBeTruthy()
})

test.each([
  ['takes no money', { mode: 'off', paymentLink: null, buyButton: null }, true],
  ['takes money, though it has no link to pay by', { mode: 'on', paymentLink: null, buyButton: null }, false]
])('an instance that %s says that it is free only when it is', (_what, billing, isFree) => {
  tell(billing)
  show(<TrialCard id="trial" art={null} />)
  expect(screen.queryByText(/This instance is free/) !== null).toBe(isFree)
  expect(screen.queryByText(/card-payment partner/)).toBeNull()
  expect(screen.queryByText(/\$9\.99/) === null).toBe(isFree)
  expect(screen.queryByText(/free trial/) === null).toBe(isFree)
  screen.getByRole('button', { name: isFree ? 'Create Account' : 'Start Free Trial' })
})

test('the terms and the privacy policy are one press away, and so is the sign-in', () => {
  show(<TrialCard id="trial" art={null} />)
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect([target('Terms'), target('Privacy Policy'), target('Sign In')]).toEqual(['/terms', '/privacy', '/login'])
})

test('a free instance says so, names no price, and leads to the sign-up form', () => {
  show(<PriceCard />)
  expect(screen.getByText('This instance is free')).toBeTruthy()
  expect(screen.getByText('Most Popular')).toBeTruthy()
  expect(screen.getByText('Free')).toBeTruthy()
  expect(screen.queryByText(/\$/)).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByRole('link', { name: 'Create Account' }).getAttribute('href')).toBe('/signup-form')
})

test('with a payment link and no button the link is the way to pay', () => {
  tell({ mode: 'on', paymentLink: LINK, buyButton: null })
  show(<PriceCard />)
  const link = screen.getByRole('link', { name: 'Start Free Trial' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([LINK, '_blank'])
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(screen.queryByText('This instance is free')).toBeNull()
})

test('without link and button the sign-up form is', () => {
  tell({ mode: 'on', paymentLink: null, buyButton: null })
  show(<PriceCard />)
  expect(screen.getByRole('link', { name: 'Start Free Trial' }).getAttribute('href')).toBe('/signup-form')
})

function show(card: React.ReactNode, email: string | null = null): void {
  const user =
    email === null
      ? null
      : {
          id: '1',
          username: email,
          email,
          firstName: 'Ana',
          lastName: 'Ngata',
          isAdmin: false,
          subscription: { status: 'free', until: null }
        }
  const session: SessionState = {
    status: user === null ? 'signed-out' : 'signed-in',
    user,
    navigationReady: true,
    start: () => {},
    refresh: async () => {},
    signOut: async () => {}
  }
  render(
    <SessionContext value={session}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={card} />
          <Route path="/signup-form" element="sign-up form" />
        </Routes>
      </MemoryRouter>
    </SessionContext>
  )
}

function tell(billing: unknown): void {
  const meta = document.createElement('meta')
  meta.name = 'billing'
  meta.content = JSON.stringify(billing)
  document.head.append(meta)
}
