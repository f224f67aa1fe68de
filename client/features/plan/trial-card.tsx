import { useRef, useState, type ReactNode } from 'react'
import { Link } from 'react-router'

import { brand } from '../../brand.ts'
import { useSession } from '../../session/use-session.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { NewTabLink } from '../../ui/new-tab-link.tsx'
import { checkoutUrl, readBilling } from './billing.ts'
import { StarList } from './star-list.tsx'
import { TrialButton } from './trial-button.tsx'

const INCLUDED = [
  'Unlimited personalised stories',
  'AI narrator with 3 voice options',
  'Family character profiles',
  'Night light mode',
  'Sleep sounds and music-service links',
  'Priority support and early access'
]

/** §5, word for word. */
const TERMS_MISSING = 'Please accept the terms and conditions to continue'

/** §2 "the Premium plan card": nothing starts before the terms are ticked. `art` is drawn behind the price. */
export function TrialCard({ id, art }: { id: string; art: ReactNode }) {
  const [agreed, setAgreed] = useState(false)
  const [isReminded, setReminded] = useState(false)
  const checkbox = useRef<HTMLInputElement>(null)
  const { user } = useSession()
  const billing = readBilling()
  const checkout = checkoutUrl(billing, user?.email ?? null)
  const isFree = billing.mode === 'off'

  function remind() {
    setReminded(true)
    checkbox.current?.focus()
  }

  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="relative isolate scroll-mt-6 overflow-hidden rounded-[34px] bg-[linear-gradient(168deg,var(--raised),var(--surface)_46%,color-mix(in_srgb,var(--surface)_70%,var(--bg)))] shadow-[var(--rim),0_50px_120px_-40px_rgb(0_0_0/.8)] before:pointer-events-none before:absolute before:inset-x-0 before:top-0 before:-z-10 before:h-65 before:bg-[radial-gradient(70%_100%_at_22%_0,color-mix(in_srgb,var(--ember)_24%,transparent),transparent_70%)] before:content-['']"
    >
      {art}
      <div className="grid gap-8 px-6.5 py-8 sm:px-10 sm:py-11 md:grid-cols-2 md:gap-10 lg:gap-14 lg:px-15 lg:py-14">
        <div>
          <h2 id={`${id}-title`} className="text-[clamp(30px,7vw,42px)]">
            Premium
          </h2>
          {isFree ? (
            <>
              <p className="mt-3.5 font-display text-[66px] leading-none tracking-[-.03em]">Free</p>
              <p className="mt-2.5 font-semibold text-moss">This instance is free: no card is asked for.</p>
            </>
          ) : (
            <>
              <p className="mt-3.5 flex flex-wrap items-baseline gap-x-2.5">
                <span className="font-display text-[66px] leading-none tracking-[-.03em]">{brand.price}</span>
                <span className="text-[19px] text-text2">per month</span>
              </p>
              <p className="mt-2.5 font-semibold text-moss">
                {brand.trialDays}-day free trial. Cancel any time by e-mail.
              </p>
            </>
          )}
          <p className="mt-4.5 max-w-[38ch] text-text2">
            {isFree ? 'Everything is included, for the whole family.' : 'One plan for the whole family.'} We never sell
            data, show adverts or load trackers, and only grown-ups hold an account.
          </p>
        </div>
        <div>
          <StarList items={INCLUDED} />
          <div className="mt-5">
            <Checkbox
              ref={checkbox}
              checked={agreed}
              onChange={(event) => {
                setAgreed(event.target.checked)
                setReminded(!event.target.checked)
              }}
              error={isReminded ? TERMS_MISSING : undefined}
            >
              I agree to the <NewTabLink to="/terms">Terms</NewTabLink> and{' '}
              <NewTabLink to="/privacy">Privacy Policy</NewTabLink>
            </Checkbox>
          </div>
          <TrialButton agreed={agreed} checkout={checkout} isFree={isFree} onRefused={remind} />
          <p className="mt-3 flex flex-wrap items-center gap-x-1.5 text-[16px] text-text2">
            {checkout !== null && 'Opens our card-payment partner in a new tab. '}
            <span>
              Already a member?{' '}
              <Link to="/login" className="inline-flex min-h-12 items-center">
                Sign In
              </Link>
            </span>
          </p>
        </div>
      </div>
    </section>
  )
}
