import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { BrowserRouter } from 'react-router'

import { createQueryClient } from './api/query-client.ts'
import { NightLightProvider } from './features/night-light/night-light-provider.tsx'
import { ScreenRoutes } from './routes.tsx'
import { SessionProvider } from './session/session-provider.tsx'
import { Toaster } from './ui/toast/toaster.tsx'
import { TooltipProvider } from './ui/tooltip.tsx'

/** Everything around the screens: data, addresses, session, toasts. */
export function App() {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <SessionProvider>
          <TooltipProvider>
            <NightLightProvider>
              <ScreenRoutes />
            </NightLightProvider>
            <Toaster />
          </TooltipProvider>
        </SessionProvider>
      </BrowserRouter>
    </QueryClientProvider>
  )
}
