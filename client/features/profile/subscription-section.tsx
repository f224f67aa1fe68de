import { CreditCard } from 'lucide-react'
import { useState } from 'react'

import type { Billing } from '#shared/billing.ts'
import { serverMessage } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { brand } from '../../brand.ts'
import { useSession, useUser } from '../../session/use-session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { Section } from './section.tsx'
import { canBeCancelled, describeSubscription, hasPayments, needsPlan } from './subscription.ts'

type Leaving = 'cancel' | 'withdraw'

const QUESTIONS: Record<Leaving, { title: string; question: string; confirm: string; done: string }> = {
  cancel: {
    title: 'Cancel your plan?',
    question:
      'Nothing more is charged, and Premium stays open until the end of what is paid for. Your stories stay yours.',
    confirm: 'Cancel plan',
    done: 'Your plan is cancelled'
  },
  withdraw: {
    title: 'Withdraw from your contract?',
    question:
      'Within the legal time you can withdraw and get back what you have paid. Nothing more is charged, and we write to you about the money. You get a letter with today’s date as proof.',
    confirm: 'Withdraw from contract',
    done: 'We have received your withdrawal'
  }
}

/** §2 "a subscription note", and the ways to change it. */
export function SubscriptionSection({ billing }: { billing: Pick<Billing, 'mode' | 'portal'> }) {
  const { subscription, email } = useUser()
  const isOn = billing.mode === 'on'
  return (
    <Section title="Subscription" icon={CreditCard}>
      <p className="max-w-[58ch] text-[18px] font-medium text-pretty">{describeSubscription(subscription)}</p>
      <p className="mt-3 max-w-[58ch] text-pretty text-text2">
        {canBeCancelled(subscription) && <HowToCancel email={email} />}
        No story your family has is ever taken away.
      </p>
      {isOn && (
        <div className="mt-4 flex flex-wrap gap-3">
          {needsPlan(subscription) && (
            <ButtonLink to="/subscribe" reloadDocument look="ember">
              Choose a Plan
            </ButtonLink>
          )}
          {billing.portal && hasPayments(subscription) && <PortalButton />}
          {canBeCancelled(subscription) && <LeaveButton kind="cancel" label="Cancel plan" />}
          {hasPayments(subscription) && <LeaveButton kind="withdraw" label="Withdraw from contract" />}
        </div>
      )}
    </Section>
  )
}

/** The payment provider's own page, for the card and the invoices. */
function PortalButton() {
  const [busy, setBusy] = useState(false)
  async function open() {
    setBusy(true)
    try {
      const { url } = await call('openPortal', {})
      window.location.assign(url)
    } catch (error) {
      toast({
        kind: 'error',
        title: 'The payment page did not open',
        description: serverMessage(error) ?? 'Please try again later.'
      })
      setBusy(false)
    }
  }
  return (
    <Button disabled={busy} onClick={() => void open()}>
      {busy ? 'Opening...' : 'Card and invoices'}
    </Button>
  )
}

function LeaveButton({ kind, label }: { kind: Leaving; label: string }) {
  const { refresh } = useSession()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const { title, question, confirm, done } = QUESTIONS[kind]

  async function leave() {
    setBusy(true)
    try {
      await call('cancelPlan', { body: { kind } })
      await refresh()
      toast({ kind: 'success', title: done, description: 'A letter with the date is on its way to you.' })
    } catch (error) {
      toast({
        kind: 'error',
        title: 'That did not work',
        description: serverMessage(error) ?? 'Please try again later.'
      })
    } finally {
      setBusy(false)
      setOpen(false)
    }
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <ConfirmDialog
        open={open}
        title={title}
        question={question}
        confirm={confirm}
        busy={busy}
        onConfirm={() => void leave()}
        onCancel={() => setOpen(false)}
      />
    </>
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
