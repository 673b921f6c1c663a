import { Component, type ReactNode } from 'react'

type ErrorBoundaryProps = { fallback: ReactNode; onCaught?: () => void; children: ReactNode }

/** Shows the fallback when a component below it throws while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch = () => this.props.onCaught?.()
  override render = () => (this.state.failed ? this.props.fallback : this.props.children)
}
