import { useNavigate } from 'react-router'

import { noteCheckout } from '../../session/use-user-refresh.ts'
import { Button } from '../../ui/button.tsx'

interface TrialButtonProps {
  agreed: boolean
  /** The external payment page; null leads to our own sign-up form. */
  checkout: string | null
  /** This server asks for no money: what begins is an account, not a trial. */
  isFree: boolean
  onRefused: () => void
}

const WAITING = 'bg-raised bg-none text-text2 shadow-rim hover:brightness-100'

/**
 * §5: enabled only while the terms are ticked. Until then it says so to everybody (`aria-disabled`) yet can be pressed,
 * because the answer to a press is the reason.
 */
export function TrialButton({ agreed, checkout, isFree, onRefused }: TrialButtonProps) {
  const navigate = useNavigate()
  const label = isFree ? 'Create Account' : 'Start Free Trial'
  if (!agreed)
    return (
      <Button look="ember" size="large" wide aria-disabled className={WAITING} onClick={onRefused}>
        {label}
      </Button>
    )
  return (
    <Button
      look="ember"
      size="large"
      wide
      onClick={() => {
        if (checkout === null) void navigate('/signup-form', { state: { agreed } })
        else {
          noteCheckout()
          window.open(checkout, '_blank', 'noopener,noreferrer')
        }
      }}
    >
      {label}
    </Button>
  )
}
