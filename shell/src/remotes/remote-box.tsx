import type { RemoteName } from '@delikaterie/shared-contracts/remotes'
import { createContext, useContext, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from '../layout/error-boundary.tsx'
import { RemoteFallback, RemotePageFallback } from '../layout/remote-fallback.tsx'
import type { Part, RemoteLoader } from './loader.ts'

/** Null while prerendering: the server shows skeletons only. */
export const RemoteLoaderContext = createContext<RemoteLoader | null>(null)

type BoxState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; Loaded: ComponentType }

type BoxProps = { part: Part; skeleton: ReactNode; Fallback: ComponentType<{ onRetry: () => void }> }

/**
 * The place of one remote part: its skeleton until the code is here, then the part, or a
 * fallback with a retry. Whatever happens in it stays in it (design §6, Failure).
 */
function RemoteBox({ part, skeleton, Fallback }: BoxProps) {
  const loader = useContext(RemoteLoaderContext)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<BoxState>(() => initialState(loader, part))

  useEffect(() => {
    if (loader === null) return
    let shown = true
    const show = (next: BoxState) => shown && setState(next)
    loader.load(part).then(
      (Loaded) => show({ status: 'ready', Loaded }),
      () => show({ status: 'failed' }),
    )
    return () => void (shown = false)
  }, [loader, part, attempt])

  const retry = () => {
    setState({ status: 'loading' })
    setAttempt(attempt + 1)
  }

  if (state.status === 'loading') return skeleton
  if (state.status === 'failed') return <Fallback onRetry={retry} />
  return (
    <ErrorBoundary key={attempt} fallback={<Fallback onRetry={retry} />}>
      <state.Loaded />
    </ErrorBoundary>
  )
}

function initialState(loader: RemoteLoader | null, part: Part): BoxState {
  const Loaded = loader?.get(part)
  return Loaded ? { status: 'ready', Loaded } : { status: 'loading' }
}

/** A named widget of a remote. */
export function WidgetBox({ remote, widget, skeleton }: { remote: RemoteName; widget: string; skeleton: ReactNode }) {
  const part = useMemo(() => ({ remote, widget }), [remote, widget])
  return <RemoteBox key={`${remote}/${widget}`} part={part} skeleton={skeleton} Fallback={RemoteFallback} />
}

/** A page of a remote. */
export function RouteBox({ remote, route, skeleton }: { remote: RemoteName; route: string; skeleton: ReactNode }) {
  const part = useMemo(() => ({ remote, route }), [remote, route])
  return <RemoteBox key={`${remote}${route}`} part={part} skeleton={skeleton} Fallback={RemotePageFallback} />
}
