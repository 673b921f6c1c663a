import { Component, type ReactNode } from 'react'
import { ErrorPage } from '../pages/error.tsx'

/** The last resort: a mistake in the frame itself shows the error page instead of a blank one. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render = () => (this.state.failed ? <ErrorPage /> : this.props.children)
}
