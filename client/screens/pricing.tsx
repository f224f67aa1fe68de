import { isFree } from '../features/plan/billing.ts'
import { PlanBenefits, PlanQuestions, TrustBadges } from '../features/plan/plan-promises.tsx'
import { PriceCard } from '../features/plan/price-card.tsx'
import { useOwnDocument } from '../features/plan/use-own-document.ts'
import { EveningBackdrop } from '../layout/evening-backdrop.tsx'
import { Footer } from '../layout/footer.tsx'
import { Page } from '../layout/page.tsx'

/** §2 "Pricing". A document of its own, because it alone may load the payment provider's script. */
export function PricingScreen() {
  useOwnDocument()
  return (
    <Page title="Pricing" footer={<Footer leavesDocument />} backdrop={<EveningBackdrop />}>
      <div className="mx-auto max-w-5xl">
        <div className="mx-auto max-w-2xl pt-8 pb-13 text-center sm:pt-12 sm:pb-16">
          <h1>{isFree() ? 'Free here, and every bedtime in it' : 'One plan, and every bedtime in it'}</h1>
          <p className="mx-auto mt-4 max-w-[44ch] text-[18px] text-balance text-text2">
            For the whole family, however many children, grandparents and dogs that is.
          </p>
        </div>
        <PriceCard />
        <div className="mt-9">
          <TrustBadges />
        </div>
        <div className="mt-18 sm:mt-22">
          <h2 className="sr-only">What it is like</h2>
          <PlanBenefits />
        </div>
        <section className="mx-auto mt-18 max-w-2xl sm:mt-22">
          <h2>Frequently Asked Questions</h2>
          <div className="mt-6">
            <PlanQuestions />
          </div>
        </section>
        <Papers />
      </div>
    </Page>
  )
}

/** Plain links: each loads its page whole and leaves this document's wider policy behind. */
function Papers() {
  return (
    <p className="mt-16 text-center text-text2">
      Before you decide: the{' '}
      <a href="/terms" className="inline-flex min-h-12 items-center">
        Terms and Conditions
      </a>{' '}
      and the{' '}
      <a href="/privacy" className="inline-flex min-h-12 items-center">
        Privacy Policy
      </a>
    </p>
  )
}
