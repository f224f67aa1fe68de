import { lazy, Suspense, useState } from 'react'

import { ErrorBoundary } from '../../lib/error-boundary.tsx'
import { PlainToaster } from './plain-toaster.tsx'
import { ToastAnnouncer } from './toast-announcer.tsx'
import { useToasts } from './toast-store.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/**
 * The place for toasts; what draws them is fetched with the first one. Without a network it may not come, and that is
 * the very thing most toasts then have to say.
 */
export function ToastCorner() {
  const [needed, setNeeded] = useState(false)
  const some = useToasts().length > 0
  if (some && !needed) setNeeded(true)
  return (
    <>
      <ToastAnnouncer />
      {needed && (
        <ErrorBoundary fallback={() => <PlainToaster />}>
          <Suspense fallback={null}>
            <Toaster />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}
