import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** What stands in the place of what broke; `again` draws the children anew. */
  fallback: (error: unknown, again: () => void) => ReactNode
  /** When this changes, the children are drawn anew by themselves. */
  resetKey?: unknown
  /** Called before the children are drawn anew. */
  onReset?: () => void
}

interface ErrorBoundaryState {
  caught: { error: unknown } | null
}

/** Keeps what breaks while it is drawn from taking everything around it along. React itself tells the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { caught: null }

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { caught: { error } }
  }

  override componentDidUpdate(before: ErrorBoundaryProps, was: ErrorBoundaryState): void {
    // What broke together with the change is not drawn anew because of it: it would break for ever.
    if (was.caught !== null && this.state.caught !== null && before.resetKey !== this.props.resetKey) this.again()
  }

  again = (): void => {
    this.props.onReset?.()
    this.setState({ caught: null })
  }

  override render(): ReactNode {
    const { caught } = this.state
    return caught === null ? this.props.children : this.props.fallback(caught.error, this.again)
  }
}
