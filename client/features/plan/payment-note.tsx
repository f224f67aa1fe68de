import { CreditCard } from 'lucide-react'
import { Link } from 'react-router'

import { useUser } from '../../session/use-session.ts'
import { readBilling } from './billing.ts'

/** One line at home when new stories are, or soon will be, waiting for a payment; nothing in every other state. */
export function PaymentNote() {
  const { subscription } = useUser()
  if (readBilling().mode === 'off') return null
  if (subscription.status !== 'past_due' && subscription.status !== 'lapsed') return null
  return (
    <p role="status" className="panel mt-4 flex items-center gap-3 px-5 py-3.5 text-pretty">
      <CreditCard aria-hidden="true" size={22} strokeWidth={1.9} className="shrink-0 text-ember" />
      {subscription.status === 'past_due' ? (
        <span>
          Your last payment did not go through.{' '}
          <Link to="/user-profile" className="inline-flex min-h-6 items-center">
            Update your card
          </Link>
        </span>
      ) : (
        <span>
          Your stories stay open. New ones need a plan. {/* The pricing page is a document of its own. */}
          <Link to="/subscribe" reloadDocument className="inline-flex min-h-6 items-center">
            Choose a plan
          </Link>
        </span>
      )}
    </p>
  )
}
