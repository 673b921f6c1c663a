import type { WidgetProps } from '@delikaterie/shared-contracts/navigation'
import type { RemoteName } from '@delikaterie/shared-contracts/remotes'
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { ErrorBoundary } from '../layout/error-boundary.tsx'
import type { RemoteLoader, RemotePart } from './loader.ts'
import { RemoteFallback, RemotePageFallback } from './remote-fallback.tsx'

/** Null while prerendering: then only skeletons are rendered. */
export const RemoteLoaderContext = createContext<RemoteLoader | null>(null)

type SlotState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; Loaded: ComponentType }

type SlotProps = { part: RemotePart; skeleton: ReactNode; Fallback: ComponentType<{ onRetry: () => void }> }

/** Shows the skeleton while the part loads, then the part, or a fallback with a retry if it fails to load or render. */
function RemoteSlot({ part, skeleton, Fallback }: SlotProps) {
  const loader = useContext(RemoteLoaderContext)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<SlotState>(() => initialState(loader, part))

  useEffect(() => {
    if (loader === null) return
    let mounted = true
    const show = (next: SlotState) => mounted && setState(next)
    loader.load(part).then(
      // In slices, so that a large part does not keep the page from answering input.
      (Loaded) => startTransition(() => void show({ status: 'ready', Loaded })),
      () => show({ status: 'failed' }),
    )
    return () => void (mounted = false)
  }, [loader, part, attempt])

  const retry = () => {
    setState({ status: 'loading' })
    setAttempt(attempt + 1)
  }

  if (state.status === 'loading') return skeleton
  if (state.status === 'failed') return <Fallback onRetry={retry} />
  return (
    <ErrorBoundary
      key={attempt}
      fallback={<Fallback onRetry={retry} />}
      onCaught={() => {
        if (loader?.replace(part)) retry()
      }}
    >
      <state.Loaded />
    </ErrorBoundary>
  )
}

function initialState(loader: RemoteLoader | null, part: RemotePart): SlotState {
  const Loaded = loader?.get(part)
  return Loaded ? { status: 'ready', Loaded } : { status: 'loading' }
}

/** A widget of a remote. */
export function WidgetSlot({ name, skeleton }: WidgetProps) {
  const part = useMemo(() => {
    const [remote, widget] = name.split('/') as [RemoteName, string]
    return { remote, widget }
  }, [name])
  return <RemoteSlot key={name} part={part} skeleton={skeleton} Fallback={RemoteFallback} />
}

/** A page of a remote. */
export function RouteSlot({ remote, route, skeleton }: { remote: RemoteName; route: string; skeleton: ReactNode }) {
  const part = useMemo(() => ({ remote, route }), [remote, route])
  return <RemoteSlot key={`${remote}${route}`} part={part} skeleton={skeleton} Fallback={RemotePageFallback} />
}
