import { ErrorBoundary } from '../layout/error-boundary.tsx'
import { useRemotePart } from '../remotes/remote-slot.tsx'

const goal = { remote: 'mfe-rewards', widget: 'goal' } as const

/** The widget with the next reward; nothing where it cannot load, because the balance is complete without it. */
export function Goal() {
  const { Loaded } = useRemotePart(goal)
  return Loaded && <ErrorBoundary fallback={null}>{<Loaded />}</ErrorBoundary>
}
