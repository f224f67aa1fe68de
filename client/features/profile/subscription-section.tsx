import { CreditCard } from 'lucide-react'

import { brand } from '../../brand.ts'
import { useUser } from '../../session/use-session.ts'
import { Section } from './section.tsx'
import { canBeCancelled, describeSubscription } from './subscription.ts'

/** §2 "a subscription note". */
export function SubscriptionSection() {
  const { subscription, email } = useUser()
  return (
    <Section title="Subscription" icon={CreditCard}>
      <p className="max-w-[58ch] text-[18px] font-medium text-pretty">{describeSubscription(subscription)}</p>
      <p className="mt-3 max-w-[58ch] text-pretty text-text2">
        {canBeCancelled(subscription) && <HowToCancel email={email} />}
        No story your family has is ever taken away.
      </p>
    </Section>
  )
}

/** §9: cancelling is an e-mail with "cancel" in its subject. */
function HowToCancel({ email }: { email: string }) {
  const body = `Please cancel the subscription of ${email}.`
  return (
    <>
      To cancel, write to{' '}
      <a
        href={`mailto:${brand.email}?subject=cancel&body=${encodeURIComponent(body)}`}
        className="inline-flex min-h-6 items-center wrap-anywhere"
      >
        {brand.email}
      </a>{' '}
      with “cancel” in the subject.{' '}
    </>
  )
}
