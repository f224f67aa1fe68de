import { useState } from 'react'

import { brand } from '../../brand.ts'
import { useSession } from '../../session/use-session.ts'
import { noteCheckout } from '../../session/use-user-refresh.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { checkoutUrl, readBilling } from './billing.ts'
import { BuyButton } from './buy-button.tsx'
import { StarList } from './star-list.tsx'

const ROWS = [
  'Unlimited personalised stories',
  'AI narrator with 3 voice options',
  'Family character profiles',
  'Night light mode',
  'Priority support and early access'
]

/** §2 "Pricing": the price, what it buys, and the provider's button, its link or our own form, whichever there is. */
export function PriceCard() {
  const { user } = useSession()
  const billing = readBilling()
  const checkout = checkoutUrl(billing, user?.email ?? null)
  const isFree = billing.mode === 'off'
  // A second plan would be paid for twice by mistake.
  const hasPlan = !isFree && user !== null && ['trialing', 'active', 'past_due'].includes(user.subscription.status)
  const [hasButton, setHasButton] = useState(false)
  return (
    <section
      aria-labelledby="premium"
      className="relative mx-auto w-full max-w-lg rounded-[34px] bg-[linear-gradient(168deg,var(--raised),var(--surface)_46%,color-mix(in_srgb,var(--surface)_70%,var(--bg)))] px-6.5 pt-10 pb-8 shadow-[var(--rim),0_50px_120px_-40px_rgb(0_0_0/.8)] sm:px-11 sm:pb-10"
    >
      <p className="absolute start-1/2 top-0 -translate-x-1/2 -translate-y-1/2 rounded-full bg-ember px-5 py-2 text-[16px] leading-none font-semibold whitespace-nowrap text-on-ember rtl:translate-x-1/2">
        Most Popular
      </p>
      <h2 id="premium" className="text-center text-[30px]">
        Premium
      </h2>
      <p className="mt-2 flex items-baseline justify-center">
        <span className="font-display text-[66px] leading-none tracking-[-.03em]">{isFree ? 'Free' : brand.price}</span>
        {!isFree && <span className="text-[19px] text-text2">/month</span>}
      </p>
      <p className="mt-2.5 text-center font-semibold text-moss">
        {isFree ? 'This instance is free' : `${brand.trialDays}-day free trial`}
      </p>
      <StarList items={ROWS} className="mt-7" />
      <div className="mt-8 grid gap-4">
        {billing.mode === 'on' && billing.buyButton !== null && !hasPlan && (
          <BuyButton
            button={billing.buyButton}
            email={user?.email ?? null}
            reference={billing.clientReference}
            onReady={() => {
              // What is pressed in the provider's frame is not told to this page.
              noteCheckout()
              setHasButton(true)
            }}
          />
        )}
        {hasPlan ? (
          <>
            <p className="text-center text-pretty">Premium is switched on for your family. One plan is enough.</p>
            <ButtonLink to="/user-profile" reloadDocument size="large" wide>
              See your plan
            </ButtonLink>
          </>
        ) : checkout === null ? (
          // A full load: this document's policy is made for the payment page and ends with it.
          <ButtonLink to={user === null ? '/signup-form' : '/dashboard'} reloadDocument look="ember" size="large" wide>
            {user === null ? (isFree ? 'Create Account' : 'Start Free Trial') : 'Go to dashboard'}
          </ButtonLink>
        ) : (
          <ButtonLink
            to={checkout}
            target="_blank"
            rel="noopener noreferrer"
            onClick={noteCheckout}
            look={hasButton ? 'quiet' : 'ember'}
            size="large"
            wide
          >
            {hasButton ? 'Open the payment page' : 'Start Free Trial'}
          </ButtonLink>
        )}
        {isFree && (
          <p className="text-center text-[16px] text-text2">
            Whoever runs it has switched payments off. Every feature is yours, and no card is asked for.
          </p>
        )}
      </div>
    </section>
  )
}
