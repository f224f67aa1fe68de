import { useEffect, useRef, type ReactNode, type RefObject } from 'react'

import { Lantern } from '../art/lantern.tsx'
import { ErrorBoundary } from '../lib/error-boundary.tsx'
import { loadPageAnew, MissingPart } from '../lib/fetch-part.ts'
import { askAgain } from '../lib/lazily.tsx'
import { useSession } from '../session/use-session.ts'
import { Button, ButtonLink, PlainLink } from '../ui/button.tsx'
import { Page } from './page.tsx'

/** Around the screens: one that does not arrive, or breaks, says so in its own place. Another address draws anew. */
export function ScreenErrorBoundary({ address, children }: { address: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKey={address}
      onReset={askAgain}
      fallback={(error, again) => <ScreenErrorPage error={error} onAgain={again} />}
    >
      {children}
    </ErrorBoundary>
  )
}

/** Around everything: where not even the header is left, the page can still be loaded anew. */
export function AppErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(error, again) => <AppErrorPage error={error} onAgain={again} />}>
      {children}
    </ErrorBoundary>
  )
}

interface ErrorPageProps {
  error: unknown
  onAgain: () => void
}

function ScreenErrorPage({ error, onAgain }: ErrorPageProps) {
  const { status } = useSession()
  const panel = useFocusOnArrival()
  return (
    <Page title={titleOf(error)}>
      <ErrorPanel
        ref={panel}
        error={error}
        onAgain={onAgain}
        home={<ButtonLink to={status === 'signed-in' ? '/dashboard' : '/'}>Back to Home</ButtonLink>}
      />
    </Page>
  )
}

function AppErrorPage({ error, onAgain }: ErrorPageProps) {
  const panel = useFocusOnArrival()
  return (
    <main className="min-h-dvh px-5">
      <ErrorPanel
        ref={panel}
        error={error}
        // Without a server there is nothing to load; drawing what is here once more is all that can be done.
        onAgain={() => void loadPageAnew().then((loads) => !loads && onAgain())}
        home={<PlainLink href="/">Back to Home</PlainLink>}
      />
    </main>
  )
}

interface ErrorPanelProps {
  ref: RefObject<HTMLDivElement | null>
  error: unknown
  onAgain: () => void
  home: ReactNode
}

function ErrorPanel({ ref, error, onAgain, home }: ErrorPanelProps) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mx-auto flex max-w-md flex-col items-center pt-[9dvh] text-center outline-none"
    >
      <Lantern icon="none" className="w-24 brightness-[.42] saturate-50" />
      <h1 className="mt-9">{titleOf(error)}</h1>
      <p className="mt-3 text-[18px] text-text2">
        {error instanceof MissingPart
          ? 'Check the connection and try once more. Nothing is lost.'
          : 'Try once more, or go home and come back. Your stories are safe.'}
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button look="ember" onClick={onAgain}>
          Try again
        </Button>
        {home}
      </div>
    </div>
  )
}

function titleOf(error: unknown): string {
  return error instanceof MissingPart ? 'This page did not arrive' : 'Something went wrong on this page'
}

/** The focus is where the news is: for a screen reader, and without a pointer. */
function useFocusOnArrival(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  // After the frame's own effects, which give the focus to the whole of the screen.
  useEffect(() => panel.current?.focus(), [])
  return panel
}
