import { useEffect } from 'react'

import { readBilling } from './billing.ts'

/**
 * What a document may load is settled when it is loaded. A visitor who came to the pricing page by a step inside another
 * document (the Back button can do that) gets it loaded whole, so that the payment button may come.
 */
export function useOwnDocument(): void {
  useEffect(() => {
    if (readBilling().buyButton !== null && loadedAddress() !== window.location.pathname) window.location.reload()
  }, [])
}

function loadedAddress(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation === undefined ? window.location.pathname : new URL(navigation.name).pathname
}
