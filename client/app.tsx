import { useState, type ComponentType, type ReactNode } from 'react'
import { BrowserRouter } from 'react-router'

import { createKeptAnswers, KeptAnswersContext } from './api/kept-answers.ts'
import { useConnectionWatch } from './features/install/use-connection-watch.ts'
import { useWorker } from './features/install/use-worker.ts'
import { NightLightProvider } from './features/night-light/night-light-provider.tsx'
import { AppErrorBoundary } from './layout/error-pages.tsx'
import { PendingLine } from './layout/pending-line.tsx'
import { useAppLight } from './layout/use-app-light.ts'
import { ScreenRoutes } from './routes.tsx'
import { SessionProvider } from './session/session-provider.tsx'
import { ToastCorner } from './ui/toast/toast-corner.tsx'

interface AppProps {
  /** Who says where the page is: the browser, or the build that draws a page. */
  router?: ComponentType<{ children: ReactNode }>
  /** The page has its words from the build, or is getting them. */
  isDrawn?: boolean
}

/** Everything around the screens: data, addresses, session, toasts. */
export function App({ router = BrowserRouter, isDrawn = false }: AppProps) {
  return (
    <AppErrorBoundary>
      <AppProviders router={router} isDrawn={isDrawn} />
    </AppErrorBoundary>
  )
}

function AppProviders({ router: Router, isDrawn }: Required<AppProps>) {
  const [answers] = useState(createKeptAnswers)
  useAppLight()
  return (
    <KeptAnswersContext value={answers}>
      <Router>
        <SessionProvider>
          <OfflineKeeper />
          <PendingLine />
          <NightLightProvider>
            <ScreenRoutes isDrawn={isDrawn} />
          </NightLightProvider>
          <ToastCorner />
        </SessionProvider>
      </Router>
    </KeptAnswersContext>
  )
}

function OfflineKeeper() {
  useConnectionWatch()
  useWorker()
  return null
}
