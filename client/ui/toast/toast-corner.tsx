import { lazy, Suspense, useState } from 'react'

import { useToasts } from './toast-store.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** The place for toasts; what draws them is fetched with the first one. */
export function ToastCorner() {
  const [needed, setNeeded] = useState(false)
  const some = useToasts().length > 0
  if (some && !needed) setNeeded(true)
  return needed ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}
