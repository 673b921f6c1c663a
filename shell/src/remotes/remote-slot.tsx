import type { WidgetProps } from '@portal/page-library/navigation/navigation'
import type { RemoteName } from '@portal/shared-contracts/remotes'
import {
  createContext,
  useCallback,
  useContext,
  useMemo,
  isValidElement,
  type ComponentType,
  type ReactElement,
} from 'react'
import { ErrorBoundary } from '../layout/error-boundary.tsx'
import type { RemoteLoader, RemotePart } from './loader.ts'
import { RemoteFallback, RemotePageFallback } from './remote-fallback.tsx'
import { useCode } from './use-code.ts'

/** Null while prerendering: then only skeletons are rendered. */
export const RemoteLoaderContext = createContext<RemoteLoader | null>(null)

export function useRemotePart(part: RemotePart) {
  const loader = useContext(RemoteLoaderContext)
  const load = useCallback(async () => {
    if (loader === null) throw new Error('Nothing loads while prerendering')
    return loader.load(part)
  }, [loader, part])
  return { ...useCode(load, loader?.get(part)), replace: (): boolean => loader?.replace(part) ?? false }
}

type SlotProps = { part: RemotePart; skeleton: ReactElement | null; Fallback: ComponentType<{ onRetry: () => void }> }

/** Shows the skeleton while the part loads, then the part, or a fallback with a retry if it fails to load or render. */
function RemoteSlot({ part, skeleton, Fallback }: SlotProps) {
  const { Loaded, failed, attempt, retry, replace } = useRemotePart(part)
  if (failed) return <Fallback onRetry={retry} />
  if (!Loaded) return skeleton
  return (
    <ErrorBoundary key={attempt} fallback={<Fallback onRetry={retry} />} onCaught={() => replace() && retry()}>
      <Loaded />
    </ErrorBoundary>
  )
}

export function WidgetSlot({ name, skeleton }: WidgetProps) {
  const part = useMemo(() => {
    const [remote, widget] = name.split('/') as [RemoteName, string]
    return { remote, widget }
  }, [name])
  // A text could not be replaced once a browser has translated it.
  const shown = isValidElement(skeleton) || skeleton === null ? skeleton : <span>{skeleton}</span>
  return <RemoteSlot key={name} part={part} skeleton={shown} Fallback={RemoteFallback} />
}

export function RouteSlot({ remote, route, skeleton }: { remote: RemoteName; route: string; skeleton: ReactElement }) {
  const part = useMemo(() => ({ remote, route }), [remote, route])
  return <RemoteSlot key={`${remote}${route}`} part={part} skeleton={skeleton} Fallback={RemotePageFallback} />
}
