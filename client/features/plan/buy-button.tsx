import { createElement, useEffect, useEffectEvent, useRef, useState } from 'react'

import type { Billing } from '#shared/billing.ts'

const SCRIPT = 'https://js.stripe.com/v3/buy-button.js'

interface BuyButtonProps {
  button: NonNullable<Billing['buyButton']>
  email: string | null
  /** Whose payment it will be, as the server signed it. */
  reference: string | null
  /** The provider's script is here, and its button takes the place of our link. */
  onReady: () => void
}

/**
 * The payment provider's own button. Its script is fetched when the button comes into view and only on the pricing
 * page, whose document alone may load it; where it is blocked nothing shows, and the link beside it is the way.
 */
export function BuyButton({ button, email, reference, onReady }: BuyButtonProps) {
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  const tellReady = useEffectEvent(() => {
    setReady(true)
    onReady()
  })
  useEffect(() => {
    const element = place.current
    if (element === null) return undefined
    let isGone = false
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watcher.disconnect()
      loadScript()
        .then(() => !isGone && tellReady())
        .catch((error: unknown) => console.info('The payment button could not be loaded', error))
    })
    watcher.observe(element)
    return () => {
      isGone = true
      watcher.disconnect()
    }
  }, [])
  return (
    <div ref={place} className="empty:min-h-px">
      {ready &&
        createElement('stripe-buy-button', {
          'buy-button-id': button.id,
          'publishable-key': button.publishableKey,
          ...(email === null || email === '' ? {} : { 'customer-email': email }),
          ...(reference === null ? {} : { 'client-reference-id': reference })
        })}
    </div>
  )
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    if (document.querySelector(`script[src="${SCRIPT}"]`) !== null) return resolve()
    const script = document.createElement('script')
    script.async = true
    script.src = SCRIPT
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('blocked or unreachable'))
    })
    document.head.append(script)
  })
}
